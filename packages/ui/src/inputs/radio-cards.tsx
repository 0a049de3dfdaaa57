import type { ReactNode } from "react";

import { FieldGroup } from "./field/field.tsx";
import { radioProps, type ChoiceProps } from "./radio-group.tsx";

interface CardOption<Value extends string> {
  value: Value;
  title: string;
  /** Explains the option; announced after the title. */
  text: string;
  /** A decorative lucide icon. */
  icon?: ReactNode;
}

interface RadioCardsProps<Value extends string> extends ChoiceProps<Value, CardOption<Value>> {}

/**
 * A choice between two or three options that each need a sentence. The options are native radio buttons in cards; the
 * whole card is clickable.
 *
 * Describe what the option allows, and preselect nothing if the choice matters. Use `RadioGroup` for options of a word
 * or two and `Select` for more than three.
 *
 * Keyboard:
 * - Tab: moves to the chosen card, or to the first
 * - Arrow keys: choose the previous or next card, wrapping around
 * - Space: chooses the focused card
 */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, hint, error, options, name } = props;
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 @min-[34rem]:grid-cols-2">
          {options.map((option) => (
            <label
              key={option.value}
              className="group flex cursor-pointer items-start gap-3.5 rounded-md border border-control bg-surface p-4 not-has-disabled:not-has-checked:hover:bg-sunken has-checked:chosen has-focus-visible:focus-ring has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:has-checked:border-control forced-colors:has-checked:outline-2 forced-colors:has-disabled:border-[GrayText] forced-colors:has-disabled:text-[GrayText] forced-colors:has-disabled:outline-[GrayText]"
            >
              {option.icon && (
                <span className="mt-px shrink-0 text-primary *:icon-md group-has-disabled:text-ink-3 @max-[16rem]:hidden">
                  {option.icon}
                </span>
              )}
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span
                  id={`${name}-${option.value}-title`}
                  className="block font-semibold text-ink group-has-disabled:text-ink-3 forced-colors:group-has-disabled:text-[GrayText]"
                >
                  {option.title}
                </span>
                <span
                  id={`${name}-${option.value}-text`}
                  className="block text-sm text-ink-2 group-has-disabled:text-ink-3 forced-colors:group-has-disabled:text-[GrayText]"
                >
                  {option.text}
                </span>
              </span>
              <input
                {...radioProps(props, option.value)}
                aria-labelledby={`${name}-${option.value}-title`}
                aria-describedby={`${name}-${option.value}-text`}
                className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-control bg-surface outline-none checked:border-[0.375rem] checked:border-primary disabled:border-line-strong disabled:checked:border-control forced-colors:disabled:border-[GrayText]"
              />
            </label>
          ))}
        </div>
      </div>
    </FieldGroup>
  );
}
