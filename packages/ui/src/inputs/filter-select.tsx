import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";

import { chipColors, chipStyle } from "./filter-chip.tsx";

interface FilterSelectProps {
  /** The accessible name: "Language". */
  label: string;
  /** The first option has an empty value and turns the filter off: "All languages". */
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * A filter with many values, next to `FilterChip`s: the platform's own picker in the shape of a chip. Use `Select` in
 * forms.
 *
 * Keyboard: same as `Select`.
 */
export function FilterSelect({ label, options, value, onChange }: FilterSelectProps) {
  return (
    <span className="relative inline-block shrink-0">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={clsx(
          chipStyle,
          chipColors(value !== ""),
          "[field-sizing:content] max-w-48 appearance-none pe-8 text-ellipsis disabled:cursor-not-allowed pointer-coarse:pe-9 [&_option]:bg-surface [&_option]:text-ink",
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className={clsx(
          "pointer-events-none absolute inset-y-0 end-3 my-auto icon-sm",
          value === "" ? "text-ink-2" : "text-primary",
        )}
      />
    </span>
  );
}
