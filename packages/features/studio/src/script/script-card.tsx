import { briefCopy } from "@earshot/contract/studio/brief-copy.ts";
import { studioErrors } from "@earshot/contract/studio/errors.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { RefreshCw, Trash2 } from "lucide-react";
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from "react";

import { useStudioDispatch, useStudioForm } from "../create/studio-form-provider.tsx";
import { factsLeftOut, lineFor, placeFor } from "./brief-facts.ts";
import { withLines, withoutChosen } from "./draft-edits.ts";
import { LanguageNote } from "./language-note.tsx";
import { insertLine, type LineEdit } from "./line-edits.ts";
import { IdeaTabs } from "./script-card/idea-tabs.tsx";
import { LeftOut } from "./script-card/left-out.tsx";
import { chosenIdea, type DraftFact, type ScriptDraft, scriptFault } from "./script-draft.ts";
import { ScriptLines } from "./script-lines.tsx";
import { ScriptMeter } from "./script-meter.tsx";
import { useMeasuredScript, useVoiceNames } from "./use-measured-script.ts";

export interface ScriptCardHandle {
  /** Focuses the chosen script's tab. */
  focus: () => void;
}

export interface ScriptCardProps {
  ref?: Ref<ScriptCardHandle>;
  /** True if the card is visible: a hidden card sends no requests. */
  shown: boolean;
  /** Writes one more script. */
  onAnother: () => void;
  /** True while another script is being written. */
  isWriting: boolean;
  /** Rewrites all scripts; null unless the brief has changed since they were written. */
  onRewrite: (() => void) | null;
  /** Called before the last script is removed. */
  onEmptied: () => void;
  /** Errors from writing another script. */
  children?: ReactNode;
}

/**
 * The written scripts: one is selected and edited in place, with its length, its facts and the facts that it leaves
 * out.
 */
export function ScriptCard(props: ScriptCardProps) {
  const draft = useStudioForm((form) => form.scripts);
  return draft && <Scripts {...props} draft={draft} />;
}

function Scripts(props: ScriptCardProps & { draft: ScriptDraft }) {
  const { ref, shown, onAnother, isWriting, onRewrite, onEmptied, children, draft } = props;
  const dispatch = useStudioDispatch();
  const change = (scripts: ScriptDraft | null) => dispatch({ type: "changed", change: { scripts } });
  const idea = chosenIdea(draft);
  const { lines, facts } = idea;
  const measured = useMeasuredScript(lines, shown);
  const voices = useVoiceNames();
  const tabs = useRef<HTMLButtonElement>(null);
  const meter = useId();
  const panel = useId();
  const [focus, setFocus] = useState<LineEdit["caret"]>(null);
  useImperativeHandle(ref, () => ({ focus: () => tabs.current?.focus() }));

  const putIn = (fact: DraftFact) => {
    const others = draft.ideas.filter((other) => other !== idea);
    const { lines: next, caret } = insertLine(lines, placeFor(idea), lineFor(fact, others));
    change(withLines(draft, next));
    setFocus(caret);
  };
  const remove = () => {
    const left = withoutChosen(draft);
    if (left) tabs.current?.focus();
    else onEmptied();
    change(left);
  };
  const fault = scriptFault(lines);
  const error =
    fault === "empty"
      ? scriptCopy.missing
      : fault === "overLimits"
        ? studioErrors.script_over_limits.message
        : undefined;

  return (
    <section aria-labelledby={`${panel}-heading`} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={`${panel}-heading`} className="type-heading text-lg text-ink">
          {draft.ideas.length > 1 ? scriptCopy.heading : scriptCopy.oneHeading}
        </h3>
        <span className="flex flex-wrap items-center sm:-me-1">
          <Button size="sm" intent="quiet" icon={<RefreshCw />} busy={isWriting} onClick={onAnother}>
            {isWriting ? scriptCopy.writingAnother : scriptCopy.another}
          </Button>
          <IconButton size="sm" icon={<Trash2 />} label={scriptCopy.remove} onClick={remove} />
        </span>
      </div>
      {children}
      {onRewrite && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
          {scriptCopy.changed}
          <Button size="sm" onClick={onRewrite}>
            {briefCopy.writeAgain}
          </Button>
        </p>
      )}
      <div className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
        <IdeaTabs
          ref={tabs}
          draft={draft}
          seconds={(other) =>
            other === idea
              ? measured.seconds
              : other.lines.reduce((sum, line, at) => sum + measured.secondsOf(line, at), 0)
          }
          panel={panel}
          onChoose={(chosen) => change({ ...draft, chosen })}
        />
        <div
          {...(draft.ideas.length > 1 && {
            role: "tabpanel",
            "aria-labelledby": `${panel}-${draft.chosen}`,
          })}
          id={panel}
          className="py-2"
        >
          <ScriptLines
            // Remounts the fields for each script, so that the caret can't jump from one script to another.
            key={draft.chosen}
            lines={lines}
            onChange={(next) => change(withLines(draft, next))}
            starts={measured.starts}
            facts={facts}
            voices={voices}
            onActive={measured.setActive}
            describedBy={meter}
            error={error}
            focus={focus}
          />
        </div>
        <div className="flex flex-col gap-5 border-t border-line px-4 py-2.5">
          <ScriptMeter
            id={meter}
            text={measured.text}
            seconds={measured.seconds}
            segments={measured.segments}
            active={measured.active}
          />
          <LanguageNote text={measured.text} of="script" />
        </div>
        <LeftOut
          facts={factsLeftOut(idea)}
          secondsOf={(said) => measured.secondsOf({ text: said, voice: null })}
          onPutIn={putIn}
        />
      </div>
    </section>
  );
}
