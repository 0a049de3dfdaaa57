import { cva } from "class-variance-authority";
import { clsx } from "clsx";
import { Ban, FileCheck, Upload } from "lucide-react";
import type { ReactNode } from "react";

import { BusyWave } from "../../audio/busy-wave.tsx";

/** How the zone looks: at rest, with the right or the wrong kind of file over it, with a file in it, or at work. */
export type Face = "idle" | "welcome" | "foreign" | "filled" | "busy";

const zone = cva(
  "flex min-h-32 flex-col items-start justify-center gap-x-4 gap-y-3 rounded-md border p-5 transition-transform peer-focus-visible:focus-ring peer-disabled:border-line peer-disabled:bg-sunken @xs:flex-row @xs:items-center @xs:justify-start forced-colors:peer-disabled:border-[GrayText]",
  {
    variants: {
      face: {
        idle: "border-dashed border-control bg-surface peer-enabled:peer-hover:bg-sunken",
        filled: "border-control bg-surface peer-enabled:peer-hover:bg-sunken",
        busy: "border-dashed border-line-strong bg-surface",
        welcome:
          "border-primary bg-primary-faint ring-1 ring-primary ring-inset forced-colors:border-[Highlight] forced-colors:outline-2 forced-colors:outline-[Highlight]",
        foreign:
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
  "grid size-11 shrink-0 place-items-center rounded-full border border-transparent transition-transform *:size-5",
  {
    variants: {
      face: {
        idle: "bg-primary-soft text-primary",
        filled: "bg-primary-soft text-primary",
        busy: "bg-primary-soft text-primary",
        welcome: "-translate-y-1 bg-primary text-on-primary",
        foreign: "bg-danger text-on-danger",
        off: "border-line text-ink-3 forced-colors:border-[GrayText] forced-colors:text-[GrayText]",
      },
    },
  },
);

const signs = {
  idle: <Upload />,
  welcome: <Upload />,
  filled: <FileCheck />,
  foreign: <Ban />,
  busy: <BusyWave />,
};

interface ZoneFaceProps {
  face: Face;
  disabled: boolean;
  /** Takes the texts' place for a while, which keep theirs, so that nothing moves. Seen only. */
  instead: string | undefined;
  children: ReactNode;
}

/** What is seen of the zone. It stands right behind the native input, its `peer`, which lies over it. */
export function ZoneFace({ face, disabled, instead, children }: ZoneFaceProps) {
  return (
    <div className={zone({ face, invalid: face === "idle" || face === "filled" })}>
      <span aria-hidden="true" className={tile({ face: disabled ? "off" : face })}>
        {signs[face]}
      </span>
      <span className="grid min-w-0 items-center *:col-start-1 *:row-start-1">
        <span className={clsx("min-w-0 wrap-anywhere", instead !== undefined && "opacity-0")}>
          {children}
        </span>
        {instead !== undefined && (
          <span
            aria-hidden="true"
            className={clsx("font-semibold", face === "foreign" ? "text-danger" : "text-primary")}
          >
            {instead}
          </span>
        )}
      </span>
    </div>
  );
}
