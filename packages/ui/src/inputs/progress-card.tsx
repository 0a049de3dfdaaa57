import { Check, CircleAlert, X } from "lucide-react";
import { useId, useRef } from "react";

import { BusyWave } from "../audio/busy-wave.tsx";
import { Waveform } from "../audio/waveform.tsx";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { ProgressBar } from "./progress-card/progress-bar.tsx";

/** A button of the card. */
interface CardAction {
  label: string;
  onPress: () => void;
}

export interface ProgressCardProps {
  /** The file's name, with its ending. All of it is shown, on as many lines as it needs. */
  name: string;
  /** "482 KB". */
  size: string;
  state: "uploading" | "complete" | "failed";
  /** How much is sent, 0 to 100. Stays where it was when it fails. */
  percent: number;
  /** How it goes, in words: "40% uploaded", "Upload complete", or why it failed. The last two are spoken. */
  status: string;
  /** The file's own loudest moments, 200 values 0 to 255, once it is decoded: the bar is then its wave. */
  peaks?: readonly number[];
  /** Shown when it failed. */
  tryAgain?: CardAction;
  /** Takes the file back, whatever its state; its label names the file: "Remove Audio_Ad.mp3". */
  remove?: CardAction;
}

const signs = {
  uploading: { icon: <BusyWave />, look: "bg-primary-soft text-primary" },
  complete: { icon: <Check />, look: "bg-primary-soft text-ok" },
  failed: { icon: <CircleAlert />, look: "bg-danger-faint text-danger" },
};

/** One file on its way: its name, size, and how much of it is sent. How it ended is spoken in a region that was there. */
export function ProgressCard(props: ProgressCardProps) {
  const { name, size, state, percent, status, peaks, tryAgain, remove } = props;
  const card = useRef<HTMLElement>(null);
  const nameId = useId();
  const { icon, look } = signs[state];
  const progress = {
    role: "progressbar",
    "aria-labelledby": nameId,
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    "aria-valuenow": Math.round(percent),
    "aria-valuetext": status,
  };
  return (
    <article
      ref={card}
      aria-labelledby={nameId}
      tabIndex={-1}
      className="@container min-w-0 rounded-md border border-line bg-surface"
    >
      <div className="p-4 @max-[15rem]:p-3">
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 @max-[15rem]:gap-y-1">
          <span
            aria-hidden="true"
            className={`row-span-2 grid size-10 place-items-center self-start rounded-sm border border-transparent *:size-5 @max-[15rem]:row-span-1 ${look}`}
          >
            {icon}
          </span>
          <p
            id={nameId}
            className="leading-snug font-semibold wrap-anywhere text-ink @max-[15rem]:col-span-full @max-[15rem]:row-start-2"
          >
            <bdi>{name}</bdi>
          </p>
          {remove && (
            <span className="col-start-3 row-start-1 -me-2 -mt-1.5 -mb-1 self-start">
              <IconButton icon={<X />} label={remove.label} size="sm" onClick={remove.onPress} />
            </span>
          )}
          <p className="col-span-2 text-sm wrap-anywhere text-ink-2 tabular-nums @max-[15rem]:col-span-full forced-colors:@min-[15rem]:col-span-1">
            {size}
            {" · "}
            {state === "uploading" && status}
            <output className={state === "failed" ? "text-danger" : ""}>
              {state !== "uploading" && status}
            </output>
          </p>
        </div>
        <div className="mt-1 -mb-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div
            {...(state === "failed" ? {} : progress)}
            className="flex h-8 min-w-0 flex-1 basis-32 items-center"
          >
            {peaks ? (
              <Waveform
                peaks={peaks}
                position={percent}
                duration={100}
                height="sm"
                state={state === "failed" ? "failed" : "ready"}
              />
            ) : (
              <ProgressBar state={state} percent={percent} />
            )}
          </div>
          {state === "failed" && tryAgain && (
            <Button
              size="sm"
              onClick={() => {
                // The button goes as soon as the upload begins again: the focus stays on the card.
                card.current?.focus();
                tryAgain.onPress();
              }}
            >
              {tryAgain.label}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
