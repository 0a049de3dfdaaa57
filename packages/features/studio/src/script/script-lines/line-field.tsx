import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { Fragment, type KeyboardEvent, memo, type PointerEvent, useRef } from "react";

import { type Mark, marksOf } from "../brief-facts.ts";
import { byPlace } from "../by-place.ts";
import { voiceAt } from "../draft-edits.ts";
import type { DraftFact, DraftLine } from "../script-draft.ts";
import { HearLine } from "./hear-line.tsx";

/** Actions on the lines, by index. Stable, so that a keystroke rerenders only one line. */
export interface LineKeys {
  /** Registers a line's field. */
  hold: (at: number, field: HTMLTextAreaElement | null) => void;
  /** Moves the caret to a position in a line. */
  place: (line: number, at: number) => void;
  /** Called when a line receives focus; on phones, the line then shows its remove button. */
  choose: (at: number) => void;
  type: (at: number, text: string) => void;
  split: (at: number, start: number, end: number) => void;
  joinAbove: (at: number) => void;
  remove: (at: number) => void;
  changeVoice: (at: number) => void;
}

interface LineFieldProps {
  line: DraftLine;
  at: number;
  of: number;
  /** Where the line starts, in whole seconds. */
  start: number;
  facts: readonly DraftFact[];
  /** The two voices' names; null with one voice. */
  first: string | null;
  second: string | null;
  keys: LineKeys;
  /**
   * True for the line that was focused last: its row of actions stays open after blur, because closing it would move
   * the element that is being pressed.
   */
  isChosen: boolean;
  onActive: (line: number | null) => void;
  describedBy: string;
  isInvalid: boolean;
}

/**
 * A line's typography, the same in the field and in the copy of the text below it, which shows the marks and sets the
 * height.
 */
const text =
  "col-start-1 row-start-1 block w-full min-w-0 border-0 bg-transparent p-0 text-md leading-6 whitespace-pre-wrap wrap-anywhere text-page-side";

/** One line: its start time, its text with marks, its voice if there are two, and a button to remove it. */
export const LineField = memo(function LineField(props: LineFieldProps) {
  const { line, at, of, start, facts, first, second, keys, isChosen, onActive, describedBy, isInvalid } =
    props;
  const mirror = useRef<HTMLDivElement>(null);
  const label = scriptCopy.line(at + 1, of);

  const remove = {
    // Not a tab stop, because a second one per line would double the number of Tab presses. Keyboard users can join
    // lines instead.
    tabIndex: -1,
    // Keeps focus in the field until the click, because the button disappears on blur.
    onPointerDown: (event: PointerEvent) => event.preventDefault(),
    onClick: () => keys.remove(at),
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, currentTarget: field, nativeEvent } = event;
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { selectionStart, selectionEnd, value } = field;
    const caret = selectionStart === selectionEnd ? selectionStart : null;
    const act = (action: () => void) => {
      event.preventDefault();
      action();
    };
    if (key === "Enter") act(() => keys.split(at, selectionStart, selectionEnd));
    else if (event.shiftKey || caret === null) return;
    else if (key === "Backspace" && caret === 0 && at > 0) act(() => keys.joinAbove(at));
    else if (key === "Delete" && caret === value.length && at < of - 1) act(() => keys.joinAbove(at + 1));
    else if (key === "ArrowUp" && at > 0 && isOnEdge(mirror.current, caret, "first"))
      act(() => keys.place(at - 1, Number.MAX_SAFE_INTEGER));
    else if (key === "ArrowDown" && at < of - 1 && isOnEdge(mirror.current, caret, "last"))
      act(() => keys.place(at + 1, 0));
  };

  return (
    <li className="group mx-1 grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-2 rounded-sm border border-transparent px-1.5 py-1.25 focus-within:border-focus focus-within:bg-paper sm:grid-cols-[3.5rem_minmax(0,1fr)_auto_2rem] forced-colors:focus-within:border-[Highlight] pointer-coarse:py-0">
      <HearLine line={line} at={at} start={start} />
      <div className="grid min-w-0 pointer-coarse:py-2.5">
        <div ref={mirror} aria-hidden="true" dir="auto" className={clsx(text, "text-transparent")}>
          <Marked text={line.text} marks={marksOf(line, facts)} />
          {/* A zero-width space, so that a trailing line break or an empty line has a height. */}
          {"\u200b"}
        </div>
        <textarea
          ref={(field) => keys.hold(at, field)}
          rows={1}
          dir="auto"
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          value={line.text}
          onChange={({ currentTarget }) => keys.type(at, currentTarget.value)}
          onKeyDown={press}
          onFocus={() => {
            keys.choose(at);
            onActive(at);
          }}
          onBlur={() => onActive(null)}
          className={clsx(text, "h-full resize-none scroll-my-32 overflow-hidden text-ink outline-none")}
        />
      </div>
      {first !== null && second !== null ? (
        <VoiceChip
          names={[first, second]}
          voice={voiceAt(line.voice, at)}
          line={label}
          onChange={() => keys.changeVoice(at)}
        />
      ) : (
        <span className="max-sm:hidden" />
      )}
      <span className="-my-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-sm:hidden">
        <IconButton size="sm" icon={<X />} label={scriptCopy.removeLine(at + 1)} {...remove} />
      </span>
      <span className={clsx("col-span-full col-start-2 -ms-3 hidden", isChosen && "max-sm:block")}>
        <Button size="sm" intent="quiet" aria-label={scriptCopy.removeLine(at + 1)} {...remove}>
          {scriptCopy.removeThisLine}
        </Button>
      </span>
    </li>
  );
});

function Marked({ text: all, marks }: { text: string; marks: readonly Mark[] }) {
  return (
    <>
      {byPlace(marks).map(({ item: { start, end }, at, key }) => (
        // Keyed by index: a key made from the text positions would remount the mark on each letter typed before it.
        <Fragment key={key}>
          {all.slice(marks[at - 1]?.end ?? 0, start)}
          <mark className="bg-transparent text-transparent shadow-[inset_0_-2px_0_color-mix(in_oklab,var(--primary)_30%,transparent)] forced-colors:underline">
            {all.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {all.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}

/**
 * Returns true if the caret is on the first or last row of a wrapped line, measured on the copy of the text below the
 * field.
 */
function isOnEdge(mirror: HTMLElement | null, caret: number, edge: "first" | "last"): boolean {
  if (!mirror) return true;
  const nodes = document.createTreeWalker(mirror, NodeFilter.SHOW_TEXT);
  let left = caret;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) {
      const range = document.createRange();
      range.setStart(node, left);
      const place = range.getClientRects()[0];
      const box = mirror.getBoundingClientRect();
      if (!place) return true;
      const row = place.height;
      return edge === "first" ? place.top - box.top < row : box.bottom - place.bottom < row;
    }
    left -= length;
  }
  return true;
}

interface VoiceChipProps {
  names: readonly [string, string];
  voice: 1 | 2;
  /** The line's label: "Line 2 of 5". */
  line: string;
  onChange: () => void;
}

/** A button that shows a line's voice and switches to the other one; only rendered if there are two voices. */
function VoiceChip({ names, voice, line, onChange }: VoiceChipProps) {
  const [name, other] = voice === 1 ? names : [names[1], names[0]];
  return (
    <button
      type="button"
      aria-label={`${line}: ${scriptCopy.spokenBy(name, other)}`}
      title={scriptCopy.spokenBy(name, other)}
      onClick={onChange}
      className={clsx(
        "my-px inline-flex max-w-28 cursor-pointer items-center rounded-full px-2.5 text-xs leading-5.5 font-semibold forced-colors:border pointer-coarse:min-h-11",
        voice === 1 ? "bg-primary-soft text-primary-strong" : "bg-plum-faint text-plum",
      )}
    >
      <span dir="auto" className="truncate">
        {name}
      </span>
    </button>
  );
}
