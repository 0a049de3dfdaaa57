import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";

import { byPlace } from "./by-place.ts";
import { voiceAt } from "./draft-edits.ts";
import { joinLines, type LineEdit, removeLine, splitLine, typeInLine } from "./line-edits.ts";
import type { DraftFact, DraftLine } from "./script-draft.ts";
import { LineField, type LineKeys } from "./script-lines/line-field.tsx";

export interface ScriptLinesProps {
  lines: readonly DraftLine[];
  onChange: (lines: readonly DraftLine[]) => void;
  /** Where each line starts, in seconds. */
  starts: readonly number[];
  /** Facts from the brief, marked where a line states them. */
  facts?: readonly DraftFact[];
  /** The two voices' names; null if there is only one voice. With two, each line has a button to switch its voice. */
  voices: { first: string; second: string } | null;
  /** Called with the index of the focused line, or null. */
  onActive: (line: number | null) => void;
  /** The id of the element with the script's length. */
  describedBy: string;
  /** The error message shown for the whole script. */
  error?: string | undefined;
  /** Moves focus to a line, for example one that was inserted. Pass a new object for each move. */
  focus?: LineEdit["caret"];
}

const none: readonly DraftFact[] = [];

/**
 * A script, edited line by line: each line is a text area that grows. Enter splits a line, Backspace at its start joins
 * it with the one above, and the arrow keys move between lines. A keystroke rerenders only its own line.
 */
export function ScriptLines(props: ScriptLinesProps) {
  const { lines, starts, facts = none, voices, onActive, describedBy, error, focus = null } = props;
  const fields = useRef(new Map<number, HTMLTextAreaElement>());
  const [caret, setCaret] = useState<LineEdit["caret"]>(null);
  /** The line that was focused last. */
  const [chosen, setChosen] = useState<number | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const help = useId();
  const errorId = useId();

  const [keys] = useState((): LineKeys => {
    const place = (line: number, at: number) => {
      const field = fields.current.get(line);
      field?.focus();
      field?.setSelectionRange(at, at);
    };
    const edit = (change: (lines: readonly DraftLine[]) => LineEdit) => {
      const before = latest.current.lines;
      const { lines: after, caret: to } = change(before);
      if (after !== before) latest.current.onChange(after);
      if (to) setCaret({ ...to });
    };
    return {
      hold(at, field) {
        if (field) fields.current.set(at, field);
        else fields.current.delete(at);
      },
      place,
      choose: setChosen,
      type: (at, text) => edit((now) => typeInLine(now, at, text)),
      split: (at, start, end) => edit((now) => splitLine(now, at, start, end)),
      joinAbove: (at) => edit((now) => joinLines(now, at)),
      remove: (at) => edit((now) => removeLine(now, at)),
      changeVoice: (at) =>
        edit((now) => ({
          lines: now.map((line, index) =>
            index === at ? { ...line, voice: voiceAt(line.voice, at) === 1 ? 2 : 1 } : line,
          ),
          caret: null,
        })),
    };
  });
  useLayoutEffect(() => {
    if (caret) keys.place(caret.line, caret.at);
  }, [caret, keys]);
  const placed = useRef(focus);
  useLayoutEffect(() => {
    if (focus && focus !== placed.current) keys.place(focus.line, focus.at);
    placed.current = focus;
  }, [focus, keys]);

  return (
    <fieldset aria-label={scriptCopy.lines} aria-describedby={help} className="min-w-0">
      <p id={help} className="sr-only">
        {scriptCopy.linesHelp}
      </p>
      <ol className="flex flex-col">
        {byPlace(lines).map(({ item: line, at, key }) => (
          <LineField
            key={key}
            line={line}
            at={at}
            of={lines.length}
            start={Math.floor(starts[at] ?? 0)}
            facts={facts}
            first={voices?.first ?? null}
            second={voices?.second ?? null}
            keys={keys}
            isChosen={at === chosen}
            onActive={onActive}
            describedBy={error ? `${errorId} ${describedBy}` : describedBy}
            isInvalid={Boolean(error)}
          />
        ))}
      </ol>
      <p id={errorId} aria-live="polite" className="px-4 text-sm font-medium text-danger not-empty:pt-2">
        {error}
      </p>
    </fieldset>
  );
}
