import type { ReactNode } from "react";

/** A pill. Its edge shows in forced colours, which drop the ground. */
const pill =
  "inline-block max-w-[min(100%,16rem)] overflow-hidden rounded-full border border-transparent bg-ink/6 px-2 py-px text-xs font-medium text-ellipsis text-ink-2";

const looks = { always: pill, wide: `${pill} @max-[40rem]:sr-only`, never: "sr-only" };

interface TagProps {
  /** Where it is seen; a screen reader reads it in any case. `wide`: in rows of 40 rem and more. */
  seen?: keyof typeof looks;
  children: ReactNode;
}

/** A word or two that a row is tagged with. */
export function Tag({ seen = "always", children }: TagProps) {
  return (
    <span className={looks[seen]}>
      <bdi>{children}</bdi>
    </span>
  );
}
