import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { clsx } from "clsx";
import { type KeyboardEvent, type Ref, useRef } from "react";

import { byPlace } from "../by-place.ts";
import type { Idea, ScriptDraft } from "../script-draft.ts";

interface IdeaTabsProps {
  /** A ref to the selected tab. */
  ref: Ref<HTMLButtonElement>;
  draft: ScriptDraft;
  /** Returns a script's speaking time in seconds. */
  seconds: (idea: Idea) => number;
  /** The id of the panel below, also the prefix of the tabs' ids. */
  panel: string;
  onChoose: (index: number) => void;
}

/** The scripts as tabs of one card; on phones only their angles are visible. The arrow keys select a tab. */
export function IdeaTabs({ ref, draft, seconds, panel, onChoose }: IdeaTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { ideas, chosen } = draft;

  const press = (event: KeyboardEvent) => {
    const isRight = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const to = {
      ArrowRight: chosen + isRight,
      ArrowLeft: chosen - isRight,
      Home: 0,
      End: ideas.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + ideas.length) % ideas.length;
    onChoose(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  if (ideas.length === 1)
    return (
      <span ref={ref} tabIndex={-1} id={`${panel}-0`} className="sr-only">
        {scriptCopy.oneHeading}
      </span>
    );
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={scriptCopy.ideas}
      tabIndex={-1}
      onKeyDown={press}
      className="m-2 mb-0 flex [scrollbar-width:thin] gap-1 overflow-x-auto rounded-md bg-sunken p-1"
    >
      {byPlace(ideas).map(({ item: idea, at, key }) => {
        const isChosen = at === chosen;
        return (
          <button
            key={key}
            ref={isChosen ? ref : undefined}
            type="button"
            role="tab"
            id={`${panel}-${at}`}
            aria-selected={isChosen}
            aria-controls={panel}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChoose(at)}
            className={clsx(
              "relative flex min-h-10 min-w-30 flex-1 basis-0 cursor-pointer flex-col justify-center rounded-sm border px-2 py-1.5 text-start -outline-offset-2 max-sm:min-w-fit pointer-coarse:min-h-11",
              isChosen
                ? "chosen forced-colors:border-[Highlight] forced-colors:outline-2 forced-colors:outline-[Highlight]"
                : "border-transparent text-ink-2 hover:bg-ink/4",
            )}
          >
            <span className="flex items-baseline justify-between gap-1.5 whitespace-nowrap">
              <span className="min-w-0 truncate text-sm font-semibold">{nameOf(idea, at, ideas)}</span>
              <span className="text-xs tabular-nums max-sm:sr-only">{scriptCopy.seconds(seconds(idea))}</span>
            </span>
            <span dir="auto" className="truncate text-page-side text-xs text-ink-2 max-sm:hidden">
              {idea.lines.find(({ text }) => text.trim() !== "")?.text}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/**
 * A tab's name: "The offer", or "The offer 2" for the second with that angle. Scripts without an angle are numbered.
 */
function nameOf({ angle }: Idea, at: number, ideas: readonly Idea[]): string {
  const before = ideas.slice(0, at + 1).filter((other) => other.angle === angle).length;
  return scriptCopy.idea(angle, angle === null ? at + 1 : before);
}
