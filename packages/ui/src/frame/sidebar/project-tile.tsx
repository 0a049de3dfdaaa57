import { clsx } from "clsx";

import { firstLetter } from "./first-letter.ts";

/** The accents of the ad cards, in their order. */
const accents = [
  "bg-primary-soft text-primary-strong",
  "bg-accent-faint text-accent-strong",
  "bg-plum-faint text-plum",
];

/** A project's sign: its first letter, in one of three accents by its place in the list. Decoration only. */
export function ProjectTile({ name, place }: { name: string; place: number }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid size-8 shrink-0 place-items-center overflow-hidden rounded-sm border border-ink/8 type-heading text-sm forced-colors:border-[CanvasText]",
        accents[place % accents.length],
      )}
    >
      {firstLetter(name)}
    </span>
  );
}
