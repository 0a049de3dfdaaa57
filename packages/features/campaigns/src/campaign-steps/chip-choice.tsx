import { useId } from "react";

interface ChipChoiceProps<Value extends string> {
  /** With `checkbox`, any number can be chosen, and none means everyone. With `radio`, exactly one is chosen. */
  type: "checkbox" | "radio";
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** Options as chips, all visible: native checkboxes or radio buttons. */
export function ChipChoice<Value extends string>({
  type,
  label,
  options,
  chosen,
  onChange,
}: ChipChoiceProps<Value>) {
  const name = useId();
  const toggle = (value: Value) => {
    if (type === "radio") onChange([value]);
    else if (chosen.includes(value)) onChange(chosen.filter((each) => each !== value));
    else
      onChange(options.map((each) => each.value).filter((each) => each === value || chosen.includes(each)));
  };
  return (
    <div role={type === "radio" ? "radiogroup" : "group"} aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <label key={option.value} className="relative flex">
          <input
            type={type}
            name={name}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
          />
          <span className="flex min-h-8 items-center rounded-full border border-control bg-surface px-3 text-sm font-semibold text-ink-2 peer-checked:chosen peer-not-checked:peer-hover:bg-sunken peer-focus-visible:focus-ring forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none pointer-coarse:min-h-11">
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
