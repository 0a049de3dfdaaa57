import { clsx } from "clsx";

import { FieldGroup } from "./field/field.tsx";
import { radioProps, type ChoiceProps } from "./radio-group.tsx";

interface SegmentedControlProps<Value extends string> extends ChoiceProps<
  Value,
  { value: Value; label: string }
> {}

/**
 * Offers two to six short, related options, all visible, of which one is chosen. They are native radio buttons in a
 * row, so arrow keys and forms work, even without JavaScript. The options wrap where they don't fit on one line.
 *
 * Use `Select` for more or longer options, `RadioCards` for options that each need a sentence, `Tabs` to switch views
 * and `Checkbox` for an on/off setting. Don't trigger anything irreversible when the choice changes, because the
 * arrow keys select every option they pass.
 *
 * Keyboard:
 * - Tab: moves to the chosen option, or to the first
 * - Arrow keys: choose the previous or next option, wrapping around
 * - Space: chooses the focused option
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hint, error, options } = props;
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <div
        className={clsx(
          "flex flex-wrap gap-1 rounded-md border p-1",
          error ? "border-danger bg-surface ring-1 ring-danger" : "border-transparent bg-sunken",
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex max-w-full min-w-fit flex-1 rounded-sm has-focus-visible:focus-ring"
          >
            <input
              {...radioProps(props, option.value)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-sm outline-none disabled:cursor-not-allowed"
            />
            <span className={segment}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

const segment = clsx(
  "flex min-h-8 w-full min-w-0 items-center justify-center rounded-sm border border-transparent px-1.5 py-1 text-center font-semibold wrap-anywhere text-ink-2 transition-colors pointer-coarse:min-h-11",
  "peer-checked:chosen peer-enabled:peer-not-checked:peer-hover:bg-ink/6 peer-enabled:peer-not-checked:peer-hover:text-ink",
  "peer-disabled:text-ink-3 peer-disabled:peer-checked:border-control peer-disabled:peer-checked:bg-transparent peer-disabled:peer-checked:text-ink-2",
  "forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none forced-colors:peer-disabled:text-[GrayText] forced-colors:peer-disabled:peer-checked:border-[GrayText] forced-colors:peer-disabled:peer-checked:bg-[GrayText] forced-colors:peer-disabled:peer-checked:text-[Canvas]",
);
