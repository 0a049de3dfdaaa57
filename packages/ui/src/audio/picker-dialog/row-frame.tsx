import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId } from "react";

import { SamplePlayer } from "../sample-player.tsx";
import type { PickerRow, RowSample } from "./picker-row.ts";
import { RowWords, type RowWordsProps, wordsTied } from "./row-words.tsx";

/** What `aria-setsize` says where nobody knows. */
const UNKNOWN = -1;

interface RowFrameProps extends PickerRow {
  words: RowWordsProps;
  /** Stands before the words, decoration only: a portrait, a cover. 44 px square. */
  picture: ReactNode;
  sample: RowSample;
}

/**
 * On the radio Space is the sample's, as in the cell beside it: one listens down the list by two keys, and Enter chooses. What
 * presses the radio without a key, as a screen reader does while it reads, chooses.
 */
function spacePlays({ state, onToggle }: RowSample) {
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== " ") return;
      event.preventDefault();
      if (state !== "none" && !event.repeat) onToggle();
    },
    // Here Firefox chooses, whatever became of the key's going down.
    onKeyUp(event: KeyboardEvent) {
      if (event.key === " ") event.preventDefault();
    },
  };
}

/** A table's own elements could not be laid out freely, and the list draws only some of its rows. */
const part = (role: "row" | "gridcell") => ({ role });

/**
 * One row of a picker's grid: a cell with the radio, pressed anywhere on its words, and a cell with the sample. From 40 rem
 * on they stand side by side, in less room the sample stands below. The list is the container that is asked for its width:
 * a container in each row would lay out each row by itself, twice.
 */
export function RowFrame(props: RowFrameProps) {
  const { rowIndex, rowCount = UNKNOWN, chosen, onChoose, group, tabStop, words, picture, sample } = props;
  const id = useId();
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
              {...spacePlays(sample)}
              tabIndex={tabStop === "choice" ? 0 : -1}
              // Else the browser counts those that stand in the page just now.
              aria-posinset={rowIndex}
              aria-setsize={rowCount}
              {...wordsTied(id, words)}
              className="mt-3 size-5 shrink-0 appearance-none rounded-full border border-control bg-surface outline-none checked:border-[0.375rem] checked:border-primary disabled:border-line-strong @max-[15rem]:mt-0.5 @min-[40rem]:mt-0"
            />
            <span className="shrink-0 @max-[15rem]:hidden">{picture}</span>
            <RowWords id={id} {...words} />
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
