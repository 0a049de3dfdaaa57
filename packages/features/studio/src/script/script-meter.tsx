import { adLengths, type AdLength } from "@earshot/contract/languages.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { clsx } from "clsx";

import { useStudioDispatch, useStudioForm } from "../create/studio-form-provider.tsx";
import { useShownVoice } from "../create/use-shown-voice.ts";
import { byPlace } from "./by-place.ts";
import { countWords, startsOf } from "./estimated-seconds.ts";

interface ScriptMeterProps {
  /** The element's id, for `aria-describedby` on the lines or the field. */
  id: string;
  /** The script's lines, to estimate how many more words fit. */
  text: string;
  /** The whole script's speaking time. */
  seconds: number;
  /** Each line's speaking time, in order. */
  segments: readonly number[];
  /** The focused line's index, if any. */
  active?: number | null;
}

/**
 * The maximum number of segments with gaps between them. With more lines, gaps would make the bar wider than a phone.
 */
const mostApart = 60;

/**
 * The speaking time compared to the chosen length: a bar with one segment per line, and text that says how far the
 * script is over or how many more words fit.
 */
export function ScriptMeter({ id, text, seconds, segments, active = null }: ScriptMeterProps) {
  const dispatch = useStudioDispatch();
  const chosen = useStudioForm((form) => form.length);
  const second = useStudioForm((form) => form.secondVoice?.name ?? null);
  const { name } = useShownVoice();
  const over = Math.round((seconds - chosen) * 10) / 10;
  const isOver = over > 0;
  const words = roomForWords(text, seconds, chosen);
  const longer = adLengths.find((length) => length > chosen && length >= seconds);
  const total = segments.reduce((sum, each) => sum + each, 0);
  const scale = total > 0 ? seconds / total : 0;

  const isApart = segments.length <= mostApart;
  const lengths = segments.map((each) => each * scale);
  const starts = startsOf(lengths);
  const bars = byPlace(lengths).map(({ item: length, at, key }) => {
    const isLate = (starts[at] ?? 0) + length > chosen + 0.05;
    return (
      <span
        key={key}
        style={{ flexGrow: Math.max(length, 0.01) }}
        className={clsx(
          "h-2 basis-0",
          isApart && "min-w-0.5 rounded-[2px]",
          at === active ? "bg-accent forced-colors:bg-[Highlight]" : isLate ? "bg-danger" : "bg-primary",
          at !== active && "forced-colors:bg-[CanvasText]",
        )}
      />
    );
  });

  return (
    <div id={id} className="flex flex-col gap-1.5 tabular-nums">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <p className="text-ink">
          <b className={clsx("font-semibold", isOver && "text-danger")}>{seconds.toFixed(1)}</b>
          {scriptCopy.ofChosen(chosen, scriptCopy.voices(name, second))}
        </p>
        <p className={isOver ? "font-semibold text-danger" : "text-ink-3"}>
          {isOver ? scriptCopy.over(over) : words > 0 ? scriptCopy.room(words) : scriptCopy.fits}
        </p>
      </div>
      <div aria-hidden="true" className={clsx("flex", isApart && "gap-0.5")}>
        {bars}
        {seconds < chosen && (
          <span
            style={{ flexGrow: chosen - seconds }}
            className="h-2 min-w-0 basis-0 rounded-[2px] border border-line-strong"
          />
        )}
      </div>
      {isOver && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          {longer ? (
            <Button
              size="sm"
              onClick={() => dispatch({ type: "changed", change: { length: longer satisfies AdLength } })}
            >
              {scriptCopy.longerLength(longer)}
            </Button>
          ) : (
            <p>{scriptCopy.noLength}</p>
          )}
        </div>
      )}
      <output className="sr-only">
        {text.trim() !== "" && (isOver ? scriptCopy.overNow(chosen) : scriptCopy.fitsNow(chosen))}
      </output>
    </div>
  );
}

/** How many words still fit into the remaining time, at the script's own pace. */
function roomForWords(text: string, seconds: number, chosen: number): number {
  const words = countWords(text);
  const pace = words > 0 && seconds > 0 ? words / seconds : 2.5;
  return Math.max(Math.floor((chosen - seconds) * pace), 0);
}
