import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { adInfoCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { estimatedScriptLength } from "@earshot/contract/generation/rules/script-length.ts";
import { saidLines } from "@earshot/contract/generation/rules/script-lines.ts";
import { mostScriptLines, textLength } from "@earshot/contract/limits.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { studioErrors } from "@earshot/contract/studio/errors.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { SegmentedControl } from "@earshot/ui/inputs/segmented-control.tsx";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { useId, useRef, useState } from "react";

import { LanguageNote } from "../../script/language-note.tsx";
import { linesOfScript, scriptOfLines } from "../../script/own-lines.ts";
import { ScriptMeter } from "../../script/script-meter.tsx";
import { useMeasuredScript, useVoiceNames } from "../../script/use-measured-script.ts";
import { LoadError } from "../../shell/load-error.tsx";
import { useStudioDispatch, useStudioForm } from "../studio-form-provider.tsx";
import { useTypedText } from "../use-typed-text.ts";

const ScriptLines = lazyWithRetry(async () => (await import("../../script/script-lines.tsx")).ScriptLines);

interface ScriptPartProps {
  /** True if the tab is visible: a hidden one sends no requests. */
  shown: boolean;
  /** The view that is shown first. */
  firstView?: "text" | "lines";
  /** The server's error for the script; validation errors take precedence. */
  serverError?: string | undefined;
}

const views = [
  { value: "text", label: scriptCopy.asText },
  { value: "lines", label: scriptCopy.asLines },
] as const;

/**
 * The user's script: as one text area, or line by line. Its length is shown twice: estimated from the number of
 * characters, and as the voice's speaking time.
 */
export function ScriptPart({ shown, firstView = "text", serverError }: ScriptPartProps) {
  const script = useStudioForm((form) => form.script);
  const dispatch = useStudioDispatch();
  const [view, setView] = useState(firstView);
  const voices = useVoiceNames();
  const hasTwoVoices = voices !== null;
  const lines = linesOfScript(script, hasTwoVoices);
  const measured = useMeasuredScript(lines, shown);
  const meter = useId();
  const length = useId();
  const isEmpty = script.trim() === "";
  const error =
    script.trim().length > textLength.prompt
      ? studioErrors.prompt_too_long.message
      : saidLines(script).length > mostScriptLines
        ? studioErrors.script_over_limits.message
        : !isEmpty && measured.isTooLong
          ? studioErrors.spoken_too_long.message
          : serverError;
  const describedBy = isEmpty ? length : `${meter} ${length}`;

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-5">
        {view === "text" ? (
          <ScriptText describedBy={describedBy} error={error} />
        ) : (
          <div className="flex flex-col gap-1.5">
            <p className="text-sm font-semibold text-ink">{studioCopy.script}</p>
            <div className="rounded-lg border border-line bg-surface py-2">
              <ScriptLines
                lines={lines}
                onChange={(next) =>
                  dispatch({ type: "changed", change: { script: scriptOfLines(next, hasTwoVoices) } })
                }
                starts={measured.starts}
                voices={voices}
                onActive={measured.setActive}
                describedBy={describedBy}
                error={error}
                fallback={<div className="min-h-40" />}
                ErrorFallback={LinesLoadError}
              />
            </div>
          </div>
        )}
        <LanguageNote text={measured.text} of="script" />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          {!isEmpty && (
            <ScriptMeter
              id={meter}
              text={measured.text}
              seconds={measured.seconds}
              segments={measured.segments}
              active={measured.active}
            />
          )}
          <ScriptEstimate id={length} />
        </div>
        <SegmentedControl
          name={useId()}
          label={scriptCopy.view}
          options={views}
          value={view}
          onChange={setView}
        />
      </div>
    </div>
  );
}

interface ScriptTextProps {
  describedBy: string;
  error: string | undefined;
}

/** The script as one text area. */
function ScriptText({ describedBy, error }: ScriptTextProps) {
  const field = useTypedText("script", useRef<HTMLTextAreaElement>(null));
  return (
    <TextArea
      {...field}
      dir="auto"
      label={studioCopy.script}
      placeholder={studioCopy.scriptPlaceholder}
      rows={7}
      aria-describedby={describedBy}
      error={error}
    />
  );
}

/**
 * The length estimated from the number of characters (spec section 5), and why it differs from the speaking time above.
 */
function ScriptEstimate({ id }: { id: string }) {
  const estimate = useStudioForm(({ productName, script }) => estimatedScriptLength(productName, script));
  return (
    <div id={id} className="mt-2 text-sm text-ink-2 tabular-nums">
      <p>
        {studioCopy.estimatedLength}:{" "}
        <span className="font-semibold text-ink">{adInfoCopy.seconds(estimate)}</span>
      </p>
      <p className="text-ink-3">{scriptCopy.lengthsDiffer}</p>
    </div>
  );
}

/**
 * Shown if the code of the line view can't be loaded. Needs no explanation, because the text view has the same
 * script.
 */
function LinesLoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="px-4">
      <LoadError onRetry={onRetry} />
    </div>
  );
}
