import { clsx } from "clsx";
import { Check, CircleAlert, X } from "lucide-react";
import { type CSSProperties, useId, useRef } from "react";

import { BusyWave } from "../audio/busy-wave.tsx";
import { Waveform } from "../audio/waveform.tsx";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

interface CardAction {
  label: string;
  onPress: () => void;
}

export interface ProgressCardProps {
  /** The file name with its extension, shown in full. */
  name: string;
  /** The file size: "482 KB". */
  size: string;
  state: "uploading" | "complete" | "failed";
  /** The progress from 0 to 100. Unchanged on failure. */
  percent: number;
  /**
   * "40% uploaded", "Upload complete" or the reason for the failure. The outcome is announced, the percentage is not.
   */
  status: string;
  /** The decoded file's peaks: 200 values from 0 to 255. If set, the waveform replaces the bar. */
  peaks?: readonly number[];
  /** The retry button, shown if the upload failed. */
  tryAgain?: CardAction;
  /** The remove button, whose label names the file: "Remove Audio_Ad.mp3". */
  remove?: CardAction;
}

const icons = {
  uploading: { icon: <BusyWave />, color: "bg-primary-soft text-primary" },
  complete: { icon: <Check />, color: "bg-primary-soft text-ok" },
  failed: { icon: <CircleAlert />, color: "bg-danger-faint text-danger" },
};

/**
 * A file upload: name, size, progress and outcome. The outcome is announced in a live region.
 *
 * Keep the bar at 90 % until the server has responded, never truncate the file name, and don't repeat the outcome in a
 * toast. Use a busy `Button` or a `Skeleton` for work of unknown length.
 *
 * Keyboard:
 * - Tab: moves to Remove, then to Try again
 * - Enter, Space: press the button; after Try again the card keeps focus
 */
export function ProgressCard(props: ProgressCardProps) {
  const { name, size, state, percent, status, peaks, tryAgain, remove } = props;
  const card = useRef<HTMLElement>(null);
  const nameId = useId();
  const { icon, color } = icons[state];
  const progress = {
    role: "progressbar",
    "aria-labelledby": nameId,
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    "aria-valuenow": Math.round(percent),
    "aria-valuetext": status,
  };
  return (
    <article
      ref={card}
      aria-labelledby={nameId}
      tabIndex={-1}
      className="@container min-w-0 rounded-md border border-line bg-surface"
    >
      <div className="p-4 @max-[15rem]:p-3">
        <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 @max-[15rem]:gap-y-1">
          <span
            aria-hidden="true"
            className={`row-span-2 grid size-10 place-items-center self-start rounded-sm border border-transparent *:icon-md @max-[15rem]:row-span-1 ${color}`}
          >
            {icon}
          </span>
          <p
            id={nameId}
            className="leading-snug font-semibold wrap-anywhere text-ink @max-[15rem]:col-span-full @max-[15rem]:row-start-2"
          >
            <bdi>{name}</bdi>
          </p>
          {remove && (
            <span className="col-start-3 row-start-1 -me-2 -mt-1.5 -mb-1 self-start">
              <IconButton icon={<X />} label={remove.label} size="sm" onClick={remove.onPress} />
            </span>
          )}
          <p className="col-span-2 text-sm wrap-anywhere text-ink-2 tabular-nums @max-[15rem]:col-span-full forced-colors:@min-[15rem]:col-span-1">
            {size}
            {" · "}
            {state === "uploading" && status}
            <output className={state === "failed" ? "text-danger" : ""}>
              {state !== "uploading" && status}
            </output>
          </p>
        </div>
        <div className="mt-1 -mb-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div
            {...(state === "failed" ? {} : progress)}
            className="flex h-8 min-w-0 flex-1 basis-32 items-center"
          >
            {peaks ? (
              <Waveform
                peaks={peaks}
                position={percent}
                duration={100}
                height="sm"
                state={state === "failed" ? "failed" : "ready"}
              />
            ) : (
              <ProgressBar state={state} percent={percent} />
            )}
          </div>
          {state === "failed" && tryAgain && (
            <Button
              size="sm"
              onClick={() => {
                // The button disappears when the upload restarts, so focus moves to the card.
                card.current?.focus();
                tryAgain.onPress();
              }}
            >
              {tryAgain.label}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

const filled = {
  uploading: "bg-primary forced-colors:bg-[Highlight]",
  complete: "bg-ok forced-colors:bg-[Highlight]",
  failed: "bg-danger forced-colors:bg-[GrayText]",
};

/** A thin decorative bar that fills from the start of the line. */
function ProgressBar({ state, percent }: Pick<ProgressCardProps, "state" | "percent">) {
  const part: CSSProperties & Record<"--part", number> = {
    "--part": Math.min(100, Math.max(0, percent)) / 100,
  };
  return (
    <span className="block h-1.5 w-full overflow-hidden rounded-full bg-sunken forced-colors:border">
      <span
        className={clsx(
          "block h-full w-full origin-left scale-x-(--part) transition-transform rtl:origin-right",
          filled[state],
        )}
        style={part}
      />
    </span>
  );
}
