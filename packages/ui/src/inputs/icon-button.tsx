import { cva } from "class-variance-authority";
import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from "react";

import { BusyWave } from "../audio/busy-wave.tsx";
import { busyButtonProps } from "./busy-button-props.ts";

const style = cva(
  "inline-flex shrink-0 cursor-pointer items-center justify-center rounded-sm border transition-transform select-none active:scale-95 disabled:cursor-not-allowed disabled:active:scale-100 aria-disabled:cursor-progress aria-disabled:active:scale-100 pointer-coarse:size-11",
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
      size: { sm: "size-8 *:icon-sm", md: "size-10 *:icon-md" },
    },
  },
);

interface IconButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "className" | "children" | "aria-label"
> {
  /** The accessible name, starting with a verb. */
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  /** As in `Button`; use `quiet` for several buttons in a row. */
  intent?: "primary" | "plain" | "quiet";
  /** 32 or 40 px; both are 44 px on coarse pointers. */
  size?: "sm" | "md";
  /** True while a request is pending: the button keeps focus and ignores presses. */
  busy?: boolean;
  /** Renders this link with the button's look, as `Button` does. Never disabled or busy. */
  link?: ReactElement<Record<string, unknown>>;
}

/**
 * A button with an icon only. `label` is its accessible name: start it with a verb and name its object ("Share Coffee &
 * Co").
 *
 * Add a `Tooltip` unless the icon is universally known. Use `Button` for the main action of a screen or for an icon
 * that users have to learn.
 *
 * Keyboard:
 * - Tab: moves to the button, even while it is busy
 * - Enter, Space: press it
 */
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
  // The props that a Tooltip passes on belong on the link.
  if (link)
    return cloneElement(link, { ...native, "aria-label": label, className: style({ intent, size }) }, icon);
  return (
    <button
      {...native}
      type={type}
      aria-label={label}
      {...busyButtonProps(busy, onClick)}
      className={style({ intent: native.disabled ? "disabled" : intent, size })}
    >
      {busy ? <BusyWave /> : icon}
    </button>
  );
}
