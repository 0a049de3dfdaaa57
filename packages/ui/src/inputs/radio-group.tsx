import { FieldGroup, type FieldTexts } from "./field/field.tsx";

/** Props shared by all groups of radio buttons. */
export interface ChoiceProps<Value extends string, Option extends { value: Value }> extends FieldTexts {
  /** The form field's name. */
  name: string;
  options: readonly Option[];
  /** The initial value, if uncontrolled. */
  defaultValue?: Value;
  /** The value, if controlled. */
  value?: Value;
  onChange?: (value: Value) => void;
  required?: boolean;
  disabled?: boolean;
}

/** The native attributes of one radio button in a group. */
export function radioProps<Value extends string>(
  { name, defaultValue, value: chosen, onChange, required, disabled }: ChoiceProps<Value, { value: Value }>,
  value: Value,
) {
  return {
    type: "radio",
    name,
    value,
    required,
    disabled,
    ...(chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen }),
    onChange: () => onChange?.(value),
  } as const;
}

interface RadioGroupProps<Value extends string> extends ChoiceProps<Value, { value: Value; label: string }> {}

/**
 * A choice between two to four short options, all visible. They are native radio buttons, so arrow keys and forms
 * work, even without JavaScript.
 *
 * Preselect what most users want. Use `SegmentedControl` for a choice that changes what is shown next to it, `Select`
 * for more or longer options and `RadioCards` for options that need a sentence each.
 *
 * Keyboard:
 * - Tab: moves to the chosen option, or to the first
 * - Arrow keys: choose the previous or next option, wrapping around
 * - Space: chooses the focused option
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, error, options } = props;
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="relative flex max-w-full min-w-fit flex-1">
            <input
              {...radioProps(props, option.value)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-sm outline-none disabled:cursor-not-allowed"
            />
            <span className="flex min-h-10 w-full min-w-0 items-center justify-center rounded-sm border border-control bg-surface px-2 py-1.5 text-center font-semibold wrap-anywhere text-ink peer-checked:chosen peer-focus-visible:focus-ring peer-enabled:peer-not-checked:peer-hover:bg-sunken peer-disabled:border-line peer-disabled:bg-sunken peer-disabled:text-ink-3 peer-disabled:peer-checked:border-control peer-disabled:peer-checked:bg-transparent peer-disabled:peer-checked:text-ink-2 forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none pointer-coarse:min-h-11">
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
