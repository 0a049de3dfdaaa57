import { clsx } from "clsx";
import { Star } from "lucide-react";
import { type KeyboardEvent, type ReactNode, Fragment, useId } from "react";

import { SamplePlayer, type SamplePlayerProps } from "../sample-player.tsx";

/** The `aria-setsize` of a list of unknown length. */
const UNKNOWN = -1;

/**
 * The cells in each row, in order: the radio button with its label, the sample's player and, optionally, the
 * favourite button.
 */
export const cells = ["choice", "sample", "favourite"] as const;
export type Cell = (typeof cells)[number];

/** The state of an item's favourite button, and how to toggle it. */
export interface Favourite {
  isOn: boolean;
  onToggle: () => void;
  /** The toggle's name: "Favourite: Amelia". */
  label: string;
}

/** Passed by the picker to each row, which must pass it all on: `(voice, row) => <VoiceRow {...row} … />`. */
export interface PickerRowProps {
  /** Position in the whole list, from 1. */
  rowIndex: number;
  /** The length of the whole list; omitted if unknown. */
  rowCount?: number | undefined;
  /** True if the row is selected. */
  chosen: boolean;
  /** Called when the row is pressed, or by Enter on its radio. */
  onChoose: () => void;
  /** The name that the radio buttons of all rows share. */
  group: string;
  /** The cell that Tab reaches; only one in the whole list. */
  tabStop: Cell | "none";
}

/**
 * A row's sample. Users can't seek in its waveform, because the arrow keys belong to the list and a sample only lasts a
 * few seconds.
 */
export type RowSample = Omit<SamplePlayerProps, "onSeek" | "tabIndex">;

interface RowText {
  name: string;
  /** Facts, separated by dots; empty and unknown ones are omitted. */
  facts: readonly (string | undefined)[];
  /** The tags; omitted if falsy. */
  tags: ReactNode;
  /** Selects whether the facts or the tags are next to the name; the others go below it. */
  beside: "facts" | "tags";
}

interface Props extends PickerRowProps {
  text: RowText;
  /** A decorative portrait or cover before the text, 44 px square. */
  picture: ReactNode;
  sample: RowSample;
  /** Omitted in lists without favourites. */
  favourite?: Favourite | undefined;
}

/**
 * Space on the radio plays the sample, as it does in the next cell, so that Space and the arrow keys are enough to
 * listen to the whole list; Enter selects. A click, including one sent by a screen reader, also selects.
 */
function playOnSpace({ state, onToggle }: RowSample) {
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== " ") return;
      event.preventDefault();
      if (state !== "none" && !event.repeat) onToggle();
    },
    // Firefox selects on keyup even if keydown was prevented.
    onKeyUp(event: KeyboardEvent) {
      if (event.key === " ") event.preventDefault();
    },
  };
}

/**
 * Spread rather than written as a prop, because lint would require table elements, which can't be virtualised or laid
 * out freely.
 */
const part = (role: "row" | "gridcell") => ({ role });

/**
 * One row of a picker's grid. On one line from 40 rem, otherwise with the sample below. Text that doesn't fit is
 * truncated, so that all rows have the same height; it only wraps below 18 rem, where text is very large. The container
 * query belongs to the list, because a container in each row would lay out each row twice.
 */
export function PickerRow(props: Props) {
  const { rowIndex, rowCount = UNKNOWN, chosen, onChoose, group, tabStop, text, picture, sample } = props;
  const { favourite } = props;
  const id = useId();
  const facts = [...new Set(text.facts.filter((fact) => fact !== undefined && fact !== ""))];
  const description = [facts.length > 0 && `${id}-facts`, text.tags && `${id}-tags`]
    .filter(Boolean)
    .join(" ");
  const sampleTab = tabStop === "sample" ? 0 : -1;
  return (
    <div
      {...part("row")}
      aria-rowindex={rowIndex}
      className={clsx("border-b py-1", chosen ? "border-transparent" : "border-line")}
    >
      <div
        className={clsx(
          "grid grid-cols-[minmax(0,1fr)_auto] items-center rounded-md border @min-[40rem]:flex",
          chosen
            ? "chosen forced-colors:outline-2"
            : "border-transparent hover:bg-paper forced-colors:border-[Canvas]",
        )}
      >
        <div {...part("gridcell")} className="min-w-0 flex-1 p-1">
          <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-2 has-focus-visible:focus-ring has-disabled:cursor-not-allowed @max-[40rem]:py-1">
            <input
              type="radio"
              name={group}
              checked={chosen}
              onChange={onChoose}
              {...playOnSpace(sample)}
              tabIndex={tabStop === "choice" ? 0 : -1}
              // By default, browsers would count only the rendered rows.
              aria-posinset={rowIndex}
              aria-setsize={rowCount}
              aria-labelledby={`${id}-name`}
              aria-describedby={description || undefined}
              className="size-5 shrink-0 appearance-none rounded-full border border-control bg-surface outline-none checked:border-[0.375rem] checked:border-primary disabled:border-line-strong"
            />
            <span className="shrink-0 @max-[15rem]:hidden">{picture}</span>
            <RowLabel id={id} text={{ ...text, facts }} />
          </label>
        </div>
        <div
          {...part("gridcell")}
          {...(sample.state === "none" && { tabIndex: sampleTab })}
          className="col-span-full row-start-2 ms-11 me-3 mb-2 min-w-0 rounded-sm @max-[20rem]:ms-3 @min-[40rem]:ms-2 @min-[40rem]:me-2 @min-[40rem]:mb-0 @min-[40rem]:w-58 @min-[40rem]:shrink-0"
        >
          <SamplePlayer {...sample} tabIndex={sampleTab} />
        </div>
        {favourite && (
          <div {...part("gridcell")} className="col-start-2 row-start-1 pe-2">
            <button
              type="button"
              aria-label={favourite.label}
              aria-pressed={favourite.isOn}
              tabIndex={tabStop === "favourite" ? 0 : -1}
              onClick={favourite.onToggle}
              className={clsx(
                "grid size-8 cursor-pointer place-items-center rounded-sm hover:bg-ink/6 pointer-coarse:size-11",
                favourite.isOn ? "text-primary" : "text-ink-3 hover:text-ink",
              )}
            >
              <Star aria-hidden="true" className="icon-md" fill={favourite.isOn ? "currentColor" : "none"} />
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

/** A row's text. Its parts have the ids `<id>-name`, `<id>-facts` and `<id>-tags`. */
function RowLabel({ id, text: { name, facts, tags, beside } }: { id: string; text: RowText }) {
  const factLine = facts.length > 0 && (
    <span id={`${id}-facts`}>
      {facts.map((fact, place) => (
        <Fragment key={fact}>
          {place > 0 && <span className="before:content-['·'/',']"> </span>}
          <bdi>{fact}</bdi>{" "}
        </Fragment>
      ))}
    </span>
  );
  const tagLine = tags && (
    // Tags next to the name share its line; those that don't fit are hidden.
    <span id={`${id}-tags`} className={clsx(beside === "tags" && "contents")}>
      {tags}
    </span>
  );
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-y-0.5">
      <span
        className={clsx(
          "flex min-w-0 items-center gap-x-2 overflow-hidden @min-[18rem]:h-6",
          beside === "tags" && "flex-wrap",
        )}
      >
        <span
          id={`${id}-name`}
          className="max-w-full font-semibold wrap-anywhere text-ink @min-[18rem]:truncate"
        >
          <bdi>{name}</bdi>
        </span>
        {beside === "tags" ? (
          tagLine
        ) : (
          <span className="max-w-1/2 shrink-0 truncate text-sm text-ink-2">{factLine}</span>
        )}
      </span>
      <span className="min-h-[2lh] text-sm wrap-anywhere text-ink-2 @max-[21rem]:min-h-[3lh] @min-[18rem]:line-clamp-2 @min-[18rem]:@max-[21rem]:line-clamp-3 @min-[40rem]:block @min-[40rem]:min-h-[1lh] @min-[40rem]:truncate">
        {beside === "facts" ? tagLine : factLine}
      </span>
    </span>
  );
}
