import { clsx } from "clsx";
import { type ComponentPropsWithRef, useRef } from "react";

import { FieldError, type FieldTexts, useFieldControl } from "./field/field.tsx";
import { DropZone, type DropZoneState } from "./file-drop/drop-zone.tsx";
import { type Dragged, useFileDrop, usePreventStrayDrops } from "./file-drop/use-file-drop.ts";

/** A drop zone's copy besides the label, hint and error. */
interface FileDropCopy {
  /** Shown while an accepted kind of file is dragged over the zone: "Drop it here". */
  drop: string;
  /**
   * Lists the accepted kinds. Shown while another kind is dragged over the zone, and below the zone after such a file
   * was dropped or chosen.
   */
  otherKind: string;
  /** Shown if several files were dropped and the one with this name was used. */
  onlyOne: (name: string) => string;
  /** Shown while `busy`: "Uploading". */
  busy: string;
}

interface FileDropProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<"input">,
      "className" | "size" | "type" | "multiple" | "value" | "defaultValue" | "children" | "onChange"
    > {
  /** Like a native input's `accept`: extensions and types. Also applies to dropped files. */
  accept: string;
  /** True while an upload is pending: the zone keeps focus and accepts no other file. */
  busy?: boolean;
  /**
   * Called with the file immediately, for uploads that start automatically; the field is then cleared. If omitted, the
   * file stays in the field, which shows its name, and is submitted with the form.
   */
  onFile?: (file: File) => void;
  copy: FileDropCopy;
}

/**
 * A drop zone for one file, which can also be chosen by click or keyboard. A native file input covers the zone, so that
 * all three work before JavaScript loads; without JavaScript the input itself is visible. `label` and `hint` are shown
 * inside the zone.
 *
 * State in the hint which files are accepted and how large they may be. Pass the server's rejection as `error`, set
 * `busy` during the upload, and show its progress in a `ProgressCard` below. If several files are dropped, the first
 * accepted one is used.
 *
 * Keyboard:
 * - Tab: moves to the zone
 * - Space, Enter: open the file picker, unless busy
 */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, id, accept, busy = false, onFile, copy, disabled = false, ...rest } = props;
  const { "aria-describedby": describedBy, onClick, ...native } = rest;
  const zone = useRef<HTMLDivElement>(null);
  const { dragged, fileName, message, choose, dragHandlers } = useFileDrop(zone, {
    accept,
    closed: busy || disabled,
    onFile,
  });
  usePreventStrayDrops();

  const currentError = message.kind === "rejected" ? copy.otherKind : error;
  const control = useFieldControl({ id, hint, error: currentError, describedBy });
  const overlay = busy
    ? copy.busy
    : { nothing: undefined, accepted: copy.drop, rejected: copy.otherKind }[dragged];
  return (
    <div className="min-w-0">
      <div ref={zone} {...dragHandlers} className="@container relative">
        <input
          {...native}
          {...control}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          // Suppresses the browser's own tooltip for the invisible field.
          title=""
          onClick={(event) => {
            if (busy) event.preventDefault();
            else onClick?.(event);
          }}
          onChange={(event) => choose(event.currentTarget)}
          className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0 outline-none file:cursor-pointer disabled:pointer-events-none aria-disabled:cursor-progress noscript:static noscript:mb-2 noscript:h-auto noscript:opacity-100"
        />
        <DropZone state={stateOf(busy, dragged, fileName)} disabled={disabled} overlay={overlay}>
          <label
            htmlFor={control.id}
            className={clsx(
              "block font-semibold",
              disabled ? "text-ink-3 forced-colors:text-[GrayText]" : "text-ink",
            )}
          >
            {label}
          </label>
          {fileName !== null && <bdi className="block text-sm font-medium text-primary">{fileName}</bdi>}
          {hint && (
            <span
              id={`${control.id}-hint`}
              className={fileName === null ? "block text-sm text-ink-3" : "sr-only"}
            >
              {hint}
            </span>
          )}
        </DropZone>
      </div>
      <div aria-live="polite" className="*:mt-1.5">
        <FieldError of={control.id}>{currentError}</FieldError>
        {message.kind === "onlyOne" && <p className="text-sm text-ink-2">{copy.onlyOne(message.name)}</p>}
      </div>
    </div>
  );
}

function stateOf(busy: boolean, dragged: Dragged, fileName: string | null): DropZoneState {
  if (busy) return "busy";
  if (dragged !== "nothing") return dragged === "accepted" ? "accepting" : "rejecting";
  return fileName === null ? "idle" : "filled";
}
