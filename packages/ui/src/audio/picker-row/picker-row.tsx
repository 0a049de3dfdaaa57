import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId } from "react";

import { SamplePlayer, type SamplePlayerProps } from "../sample-player.tsx";

/** `aria-setsize` of a list of unknown length. */
const UNKNOWN = -1;

/** The two cells of each row: the radio with its label, and the sample's player. */
export type Cell = "choice" | "sample";

/** Passed by the picker to each row, which passes all of it on: `(voice, row) => <VoiceRow {...row} … />`. */
export interface PickerRowProps {
  /** Position in the whole list, from 1. */
  rowIndex: number;
  /** Length of the whole list; left out when unknown. */
  rowCount?: number | undefined;
  /** The row is selected. */
  chosen: boolean;
  /** Called when the row is pressed, or by Enter on its radio. */
  onChoose: () => void;
  /** Name shared by the radios of all rows. */
  group: string;
  /** The cell that Tab reaches: one in the whole list. */
  tabStop: Cell | "none";
}

/** A row's sample. Its wave doesn't seek: the arrow keys belong to the list, and a sample is a few seconds long. */
export type RowSample = Omit<SamplePlayerProps, "onSeek" | "tabIndex">;

interface RowText {
  name: string;
  /** Shown in a line after the name; empty and unknown ones are left out. */
  facts: readonly (string | undefined)[];
  tags: ReactNode;
  /** Position of the tags in a wide row. */
  tagsAt: "end" | "below";
}

interface Props extends PickerRowProps {
  text: RowText;
  /** Decoration before the text, 44 px square: a portrait, a cover. */
  picture: ReactNode;
  sample: RowSample;
}

/**
 * Space on the radio plays the sample, as in the cell beside it, so that two keys are enough to listen down the list; Enter
 * selects. A click without a key, as a screen reader sends it, selects too.
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

/** Spread, because lint would ask for a table's elements, which can't be laid out freely or be drawn in part. */
const part = (role: "row" | "gridcell") => ({ role });

/**
 * One row of a picker's grid: a cell with the radio and its label, and a cell with the sample. Side by side from 40 rem on,
 * else the sample is below. The container query is the list's: a container in each row would lay out each row twice.
 */
export function PickerRow(props: Props) {
  const { rowIndex, rowCount = UNKNOWN, chosen, onChoose, group, tabStop, text, picture, sample } = props;
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
          "rounded-md border @min-[40rem]:flex @min-[40rem]:items-center",
          chosen
            ? "border-primary bg-primary-faint forced-colors:outline-2"
            : "border-transparent hover:bg-paper forced-colors:border-[Canvas]",
        )}
      >
        <div {...part("gridcell")} className="min-w-0 flex-1 p-1">
          <label className="flex min-h-14 cursor-pointer items-start gap-3 rounded-sm px-2 py-1.5 has-focus-visible:focus-ring has-disabled:cursor-not-allowed @min-[40rem]:items-center">
            <input
              type="radio"
              name={group}
              checked={chosen}
              onChange={onChoose}
              {...playOnSpace(sample)}
              tabIndex={tabStop === "choice" ? 0 : -1}
              // Browsers would count only the rows that are drawn.
              aria-posinset={rowIndex}
              aria-setsize={rowCount}
              aria-labelledby={`${id}-name`}
              aria-describedby={description || undefined}
              className="mt-3 size-5 shrink-0 appearance-none rounded-full border border-control bg-surface outline-none checked:border-[0.375rem] checked:border-primary disabled:border-line-strong @max-[15rem]:mt-0.5 @min-[40rem]:mt-0"
            />
            <span className="shrink-0 @max-[15rem]:hidden">{picture}</span>
            <RowLabel id={id} name={text.name} facts={facts} tags={text.tags} tagsAt={text.tagsAt} />
          </label>
        </div>
        <div
          {...part("gridcell")}
          {...(sample.state === "none" && { tabIndex: sampleTab })}
          className="ms-11 me-3 mb-2.5 max-w-76 rounded-sm @max-[20rem]:ms-3 @min-[40rem]:ms-2 @min-[40rem]:mb-0 @min-[40rem]:w-58 @min-[40rem]:shrink-0"
        >
          <SamplePlayer {...sample} tabIndex={sampleTab} />
        </div>
      </div>
    </div>
  );
}

/** In a short line, tags stack before facts wrap, so that rows keep their height. Ids: `<id>-name`, `-facts`, `-tags`. */
function RowLabel({ id, name, facts, tags, tagsAt }: RowText & { id: string }) {
  return (
    <span
      className={clsx(
        "flex min-w-0 flex-1 flex-col gap-y-1.5",
        tagsAt === "end" &&
          "gap-x-4 @min-[40rem]:grid @min-[40rem]:grid-cols-[fit-content(100%)_minmax(min-content,1fr)] @min-[40rem]:items-center",
      )}
    >
      <span className="min-w-0 wrap-anywhere">
        <span id={`${id}-name`} className="block font-semibold text-ink">
          <bdi>{name}</bdi>
        </span>
        {facts.length > 0 && (
          // Each dot hangs before its fact: at the start of a line it is clipped.
          <span id={`${id}-facts`} className="block overflow-x-clip text-sm text-ink-2">
            <span className="-ms-3 flex flex-wrap">
              {facts.map((fact) => (
                <span
                  key={fact}
                  className="relative max-w-full ps-3 not-first:before:absolute not-first:before:start-1 not-first:before:content-['·'/',']"
                >
                  <bdi>{fact}</bdi>
                </span>
              ))}
            </span>
          </span>
        )}
      </span>
      {tags && (
        <span id={`${id}-tags`} className={clsx(tagsAt === "end" && "@min-[40rem]:whitespace-nowrap")}>
          {tags}
        </span>
      )}
    </span>
  );
}
