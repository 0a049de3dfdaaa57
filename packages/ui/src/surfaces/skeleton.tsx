import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";

import { adGrid } from "../audio/ad-grid.ts";
import { AdCardShape, FieldShape, ProjectShape, RowShape, TextShape } from "./skeleton/shapes.tsx";

export interface SkeletonProps {
  /** As tall as the real component, so that nothing moves when it loads. */
  shape: "ad-card" | "voice-row" | "track-row" | "project" | "field" | "text";
  /** How many cards, rows, fields or lines there are. Default: 1. */
  count?: number;
  /** For screen readers: "Loading...". */
  label: string;
}

const shapes: Record<SkeletonProps["shape"], (index: number, last: boolean) => ReactNode> = {
  "ad-card": (index) => <AdCardShape index={index} />,
  "voice-row": (index) => <RowShape kind="voice" index={index} />,
  "track-row": (index) => <RowShape kind="track" index={index} />,
  project: (index) => <ProjectShape index={index} />,
  field: (index) => <FieldShape index={index} />,
  text: (index, last) => <TextShape index={index} last={last} />,
};

const gaps = {
  "ad-card": adGrid,
  "voice-row": "",
  "track-row": "",
  project: "grid gap-0.5",
  field: "grid gap-4",
  text: "",
};

/**
 * The placeholder of content that is loading. It pulses, but not with reduced motion.
 *
 * Show as many as are likely to load, in one skeleton with a `count`, so that its label is announced once. Its heights
 * are tested against the real components. Don't show it over content that is being refreshed. Use a busy `Button` or
 * `ProgressCard` for work that the user started, and `EmptyState` for an empty list. It is not focusable.
 */
export function Skeleton({ shape, count = 1, label }: SkeletonProps) {
  return (
    <div className="min-w-0">
      <output className="sr-only">{label}</output>
      <div aria-hidden="true" className={clsx("animate-pulse still:animate-none", gaps[shape])}>
        {Array.from({ length: count }, (_, index) => (
          <Fragment key={index}>{shapes[shape](index, count > 1 && index === count - 1)}</Fragment>
        ))}
      </div>
    </div>
  );
}
