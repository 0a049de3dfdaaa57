import { clsx } from "clsx";
import { type ComponentPropsWithRef, useRef } from "react";

import { FieldError, type FieldTexts, useFieldControl } from "./field/field.tsx";
import { useFileDrop } from "./file-drop/use-file-drop.ts";
import { useStrayDropsPrevented } from "./file-drop/use-stray-drops.ts";
import { type Face, ZoneFace } from "./file-drop/zone-face.tsx";

/** What a drop zone says beside its field's texts. */
export interface FileDropWords {
  /** While a file of the right kind is held over it: "Drop it here". */
  drop: string;
  /** While one of another kind is held over it, and under it when that was dropped or chosen: what is accepted. */
  otherKind: string;
  /** Several files came and this one was taken, by name. */
  onlyOne: (name: string) => string;
  /** While `busy`: "Uploading". */
  busy: string;
}

export interface FileDropProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<"input">,
      "className" | "size" | "type" | "multiple" | "value" | "defaultValue" | "children" | "onChange"
    > {
  /** What is accepted, as a native input's `accept`: endings and types. Dropped files are held to it too. */
  accept: string;
  /** One file is being sent: the zone keeps its focus and takes no other. */
  busy?: boolean;
  /**
   * Takes the file at once, for an upload that begins by itself; the field is then empty again. Without it the file
   * stays in the field, which shows its name, and is sent with the form.
   */
  onFile?: (file: File) => void;
  words: FileDropWords;
}

/**
 * Takes one file: by click, drop or keyboard. A native file input lies over the zone, so that all three work before
 * any JavaScript arrives; where there is none the input itself is seen. Its `label` and `hint` stand inside the zone.
 */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, id, accept, busy = false, onFile, words, disabled = false, ...rest } = props;
  const { "aria-describedby": describedBy, onClick, ...native } = rest;
  const zone = useRef<HTMLDivElement>(null);
  const { held, kept, said, choose, dragging } = useFileDrop(zone, {
    accept,
    closed: busy || disabled,
    onFile,
  });
  useStrayDropsPrevented();

  const wrong = said.kind === "refused" ? words.otherKind : error;
  const control = useFieldControl({ id, hint, error: wrong, describedBy });
  const instead = busy
    ? words.busy
    : { nothing: undefined, welcome: words.drop, foreign: words.otherKind }[held];
  return (
    <div className="min-w-0">
      <div ref={zone} {...dragging} className="@container relative">
        <input
          {...native}
          {...control}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          // The browser's own tooltip would speak of a field that nobody sees.
          title=""
          onClick={(event) => {
            if (busy) event.preventDefault();
            else onClick?.(event);
          }}
          onChange={(event) => choose(event.currentTarget)}
          className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0 outline-none file:cursor-pointer disabled:pointer-events-none aria-disabled:cursor-progress noscript:static noscript:mb-2 noscript:h-auto noscript:opacity-100"
        />
        <ZoneFace face={faceOf(busy, held, kept)} disabled={disabled} instead={instead}>
          <label
            htmlFor={control.id}
            className={clsx(
              "block font-semibold",
              disabled ? "text-ink-3 forced-colors:text-[GrayText]" : "text-ink",
            )}
          >
            {label}
          </label>
          {kept !== null && <bdi className="block text-sm font-medium text-primary">{kept}</bdi>}
          {hint && (
            <span
              id={`${control.id}-hint`}
              className={kept === null ? "block text-sm text-ink-3" : "sr-only"}
            >
              {hint}
            </span>
          )}
        </ZoneFace>
      </div>
      <div aria-live="polite" className="*:mt-1.5">
        <FieldError of={control.id}>{wrong}</FieldError>
        {said.kind === "onlyOne" && <p className="text-sm text-ink-2">{words.onlyOne(said.name)}</p>}
      </div>
    </div>
  );
}

function faceOf(
  busy: boolean,
  held: Exclude<Face, "idle" | "filled" | "busy"> | "nothing",
  kept: string | null,
): Face {
  if (busy) return "busy";
  if (held !== "nothing") return held;
  return kept === null ? "idle" : "filled";
}
