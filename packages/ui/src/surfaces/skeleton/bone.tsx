import { clsx } from "clsx";

const lines = {
  xs: "text-xs",
  sm: "text-sm",
  base: "text-base",
  title: "text-base leading-snug",
};

/** Forced colours drop every ground but a system colour. */
const ground = "bg-line-strong/60 forced-colors:bg-[GrayText]";

interface LineBoneProps {
  /** The text that comes: its line is as tall, at any text size. */
  size?: keyof typeof lines;
  /** How far the words reach, as a CSS length; never further than there is room. */
  width: string;
}

/** A line of words that are awaited. */
export function LineBone({ size = "base", width }: LineBoneProps) {
  return (
    <span className={clsx("flex h-lh min-w-0 items-center", lines[size])}>
      <span className={clsx("h-[0.6em] max-w-full rounded-full", ground)} style={{ width }} />
    </span>
  );
}

/** A picture, a round button or a field that is awaited; `className` gives its size and its corners. */
export function BlockBone({ className }: { className: string }) {
  return <span className={clsx("block shrink-0", ground, className)} />;
}
