import { cva } from "class-variance-authority";
import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from "react";

import { BusyWave } from "../audio/busy-wave.tsx";
import { busyPress } from "./busy-press.ts";

const style = cva(
  "inline-flex shrink-0 cursor-pointer items-center justify-center rounded-sm border transition-transform select-none *:size-[1.25em] active:scale-95 disabled:cursor-not-allowed disabled:active:scale-100 aria-disabled:cursor-progress aria-disabled:active:scale-100 pointer-coarse:size-11",
  {
    variants: {
      intent: {
        primary:
          "border-transparent bg-primary text-on-primary not-aria-disabled:hover:bg-primary-strong forced-colors:border-2",
        plain: "border-control bg-surface text-ink not-aria-disabled:hover:bg-sunken",
        quiet:
          "border-transparent text-ink-2 not-aria-disabled:hover:bg-ink/6 not-aria-disabled:hover:text-ink",
        disabled: "border-line bg-sunken text-ink-3",
      },
      size: { sm: "size-8 text-sm", md: "size-10 text-base" },
    },
  },
);

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "className" | "children" | "aria-label"
> {
  /** What it does, verb first: the only name that it has for those who don't see the icon. */
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  /** As for Button; `quiet` where several stand in a row. */
  intent?: "primary" | "plain" | "quiet";
  /** 32 or 40 px; 44 px on coarse pointers either way. */
  size?: "sm" | "md";
  /** An answer is awaited: the focus stays, presses are ignored. */
  busy?: boolean;
  /** For what leads elsewhere: the link to dress as the button, as for Button. It is never disabled nor busy. */
  link?: ReactElement<Record<string, unknown>>;
}

/** A button that shows an icon alone. Its label is required: without words nobody else knows what it does. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    intent = "quiet",
    size = "md",
    busy = false,
    type = "button",
    onClick,
    link,
    ...native
  } = props;
  // What a Tooltip hands on reaches the link too.
  if (link)
    return cloneElement(link, { ...native, "aria-label": label, className: style({ intent, size }) }, icon);
  return (
    <button
      {...native}
      type={type}
      aria-label={label}
      {...busyPress(busy, onClick)}
      className={style({ intent: native.disabled ? "disabled" : intent, size })}
    >
      {busy ? <BusyWave /> : icon}
    </button>
  );
}
