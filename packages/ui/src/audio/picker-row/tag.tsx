import type { ReactNode } from "react";

/** The edge shows in forced colours, which drop the background. */
const pill =
  "inline-block max-w-[min(100%,16rem)] overflow-hidden rounded-full border border-transparent bg-ink/6 px-2 py-px text-xs font-medium text-ellipsis text-ink-2";

const looks = { always: pill, wide: `${pill} @max-[40rem]:sr-only`, never: "sr-only" };

interface TagProps {
  /** When it is visible; screen readers always read it. `wide`: in rows of 40 rem and more. */
  visible?: keyof typeof looks;
  children: ReactNode;
}

/** A tag of a row. */
export function Tag({ visible = "always", children }: TagProps) {
  return (
    <span className={looks[visible]}>
      <bdi>{children}</bdi>
    </span>
  );
}
