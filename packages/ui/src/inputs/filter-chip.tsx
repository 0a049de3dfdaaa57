import { clsx } from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

/** The shape of chips: 32 px high, or 44 px on coarse pointers. */
export const chipStyle =
  "inline-flex h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border px-3 text-sm font-semibold whitespace-nowrap pointer-coarse:h-11 pointer-coarse:px-4";

/** The colours of a chip that is on, and of one that is off. */
export const chipColors = (isOn: boolean) =>
  isOn
    ? "chosen forced-colors:border-4"
    : "border-line-strong bg-surface text-ink-2 hover:bg-sunken hover:text-ink";

interface FilterChipProps {
  pressed: boolean;
  onPress: () => void;
  /** A lucide icon, replaced by a check mark while on. */
  icon?: ReactNode;
  children: string;
}

/**
 * A filter that is on or off, one of a row: "Female". The caller decides which chips exclude each other.
 *
 * Use `SegmentedControl` for a setting of a form, `FilterSelect` for a filter with more than a few values.
 *
 * Keyboard:
 * - Tab: moves to the chip
 * - Enter, Space: switches it
 */
export function FilterChip({ pressed, onPress, icon, children }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={clsx(chipStyle, chipColors(pressed), "disabled:cursor-not-allowed *:[svg]:icon-sm")}
    >
      {pressed ? <Check aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
