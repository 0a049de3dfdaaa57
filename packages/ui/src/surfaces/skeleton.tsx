import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";

import { AdCardShape, FieldShape, ProjectShape, RowShape, TextShape } from "./skeleton/shapes.tsx";

export interface SkeletonProps {
  /** What comes: it stands in that part's shape, as tall as the part itself, so that nothing moves when it is there. */
  shape: "ad-card" | "voice-row" | "track-row" | "project" | "field" | "text";
  /** How many of them: cards, rows, entries, fields, or lines of a text. */
  count?: number;
  /** What a screen reader hears in their place: "Loading...". The shapes say nothing. */
  label: string;
}

/** One of each, by its place among its like, from 0. */
const shapes: Record<SkeletonProps["shape"], (place: number, last: boolean) => ReactNode> = {
  "ad-card": (place) => <AdCardShape place={place} />,
  "voice-row": (place) => <RowShape kind="voice" place={place} />,
  "track-row": (place) => <RowShape kind="track" place={place} />,
  project: (place) => <ProjectShape place={place} />,
  field: (place) => <FieldShape place={place} />,
  text: (place, last) => <TextShape place={place} last={last} />,
};

const gaps = {
  "ad-card": "grid gap-3",
  "voice-row": "",
  "track-row": "",
  project: "grid gap-0.5",
  field: "grid gap-4",
  text: "",
};

/** The place of what is on its way. It breathes; under reduced motion it stands still. */
export function Skeleton({ shape, count = 1, label }: SkeletonProps) {
  return (
    <div className="min-w-0">
      <output className="sr-only">{label}</output>
      <div aria-hidden="true" className={clsx("animate-breathe still:animate-none", gaps[shape])}>
        {Array.from({ length: count }, (_, place) => (
          <Fragment key={place}>{shapes[shape](place, count > 1 && place === count - 1)}</Fragment>
        ))}
      </div>
    </div>
  );
}
