import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { Ban, FileCheck, Upload } from "lucide-react";
import type { ReactNode } from "react";

import { BusyWave } from "../../audio/busy-wave.tsx";

/** The zone is idle, has an accepted or rejected kind of file dragged over it, contains a file, or is uploading. */
export type DropZoneState = "idle" | "accepting" | "rejecting" | "filled" | "busy";

const zone = cva(
  "flex min-h-32 flex-col items-start justify-center gap-x-4 gap-y-3 rounded-md border p-5 transition-transform peer-focus-visible:focus-ring peer-disabled:border-line peer-disabled:bg-sunken @xs:flex-row @xs:items-center @xs:justify-start forced-colors:peer-disabled:border-[GrayText]",
  {
    variants: {
      state: {
        idle: "border-dashed border-control bg-surface peer-enabled:peer-hover:bg-sunken",
        filled: "border-control bg-surface peer-enabled:peer-hover:bg-sunken",
        busy: "border-dashed border-line-strong bg-surface",
        accepting:
          "border-primary bg-primary-faint ring-1 ring-primary ring-inset forced-colors:border-[Highlight] forced-colors:outline-2 forced-colors:outline-[Highlight]",
        rejecting:
          "border-danger bg-danger-faint ring-1 ring-danger ring-inset forced-colors:border-dotted forced-colors:outline-2 forced-colors:outline-dotted",
      },
      invalid: {
        true: "peer-aria-invalid:border-solid peer-aria-invalid:border-danger peer-aria-invalid:ring-1 peer-aria-invalid:ring-danger",
        false: "",
      },
    },
  },
);

const tile = cva(
  "grid size-11 shrink-0 place-items-center rounded-full border border-transparent transition-transform *:icon-md",
  {
    variants: {
      state: {
        idle: "bg-primary-soft text-primary",
        filled: "bg-primary-soft text-primary",
        busy: "bg-primary-soft text-primary",
        accepting: "-translate-y-1 bg-primary text-on-primary",
        rejecting: "bg-danger text-on-danger",
        off: "border-line text-ink-3 forced-colors:border-[GrayText] forced-colors:text-[GrayText]",
      },
    },
  },
);

const icons = {
  idle: <Upload />,
  accepting: <Upload />,
  filled: <FileCheck />,
  rejecting: <Ban />,
  busy: <BusyWave />,
};

interface DropZoneProps {
  state: DropZoneState;
  disabled: boolean;
  /** Shown over the label and hint, which keep their space so that nothing moves. Hidden from screen readers. */
  overlay: string | undefined;
  children: ReactNode;
}

/** The visible part of the drop zone. It follows the native input, its `peer`, which covers it. */
export function DropZone({ state, disabled, overlay, children }: DropZoneProps) {
  return (
    <div className={zone({ state, invalid: state === "idle" || state === "filled" })}>
      <span aria-hidden="true" className={tile({ state: disabled ? "off" : state })}>
        {icons[state]}
      </span>
      <span className="grid min-w-0 items-center *:col-start-1 *:row-start-1">
        <span className={clsx("min-w-0 wrap-anywhere", overlay !== undefined && "opacity-0")}>
          {children}
        </span>
        {overlay !== undefined && (
          <span
            aria-hidden="true"
            className={clsx("font-semibold", state === "rejecting" ? "text-danger" : "text-primary")}
          >
            {overlay}
          </span>
        )}
      </span>
    </div>
  );
}
