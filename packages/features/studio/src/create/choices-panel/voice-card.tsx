import { clsx } from "clsx";
import type { ReactNode } from "react";

interface VoiceCardProps {
  /** Which voice it is of the ad's. */
  label: string;
  name: string;
  /** What the voice is like. */
  meta: string;
  /** Stands before the words, 44 px round. */
  picture: ReactNode;
  /** `empty`: the place of a voice that nobody chose. */
  look?: "chosen" | "empty";
  /** Takes the voice out. */
  remove?: ReactNode;
  /** The button that opens the voices. */
  change: ReactNode;
  /** What happened to the voice without its being asked for; spoken when it comes. */
  notice?: string;
}

/** One voice of the ad: who it is, and the way to another. */
export function VoiceCard(props: VoiceCardProps) {
  const { label, name, meta, picture, look = "chosen", remove, change, notice } = props;
  const isEmpty = look === "empty";
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{label}</legend>
      <div
        className={clsx(
          "flex min-h-23 items-center gap-3 rounded-md border p-3.5",
          isEmpty ? "border-dashed border-line-strong" : "border-line bg-surface",
        )}
      >
        <span
          className={clsx(
            "flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-full border border-transparent",
            isEmpty ? "bg-sunken text-ink-2 *:size-5" : "bg-primary-soft text-primary",
          )}
        >
          {picture}
        </span>
        <div className="min-w-0 grow wrap-anywhere">
          <p dir="auto" className="text-page-side font-semibold text-ink">
            {name}
          </p>
          <p dir="auto" className="text-page-side text-sm text-ink-3">
            {meta}
          </p>
        </div>
        {remove && <span className="-me-1.5 self-start">{remove}</span>}
      </div>
      <div className="mt-2">{change}</div>
      {notice !== undefined && <output className="mt-1.5 block text-sm text-ink-2">{notice}</output>}
    </fieldset>
  );
}
