import { clsx } from "clsx";

interface TagProps {
  /** Outlined style, for a warning. */
  isOutlined?: boolean;
  children: string;
}

/** A tag of a row. The border shows in forced colours, which drop the background. */
export function Tag({ isOutlined = false, children }: TagProps) {
  return (
    <span
      className={clsx(
        "inline-block max-w-[min(100%,16rem)] overflow-hidden rounded-full border px-2 py-px text-xs font-medium text-ellipsis whitespace-nowrap",
        isOutlined ? "border-control text-ink" : "border-transparent bg-ink/6 text-ink-2",
      )}
    >
      <bdi>{children}</bdi>
    </span>
  );
}
