import { Combobox as Base } from "@base-ui/react/combobox";
import { clsx } from "clsx";
import { ChevronDown, X } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from "react";

import { exactOption, matchingOptions, type ComboboxOption } from "./combobox/matching-options.ts";
import { Suggestions } from "./combobox/suggestions.tsx";
import { useHydrated } from "./combobox/use-hydrated.ts";
import { controlStyle, oneLine } from "./control-style.ts";
import { Field, type FieldTexts } from "./field/field.tsx";
import { useEscape } from "./use-escape.ts";

/** Every word of a combobox beside its field's. */
interface ComboboxWords {
  /** Names the arrow that opens the list: "Show languages". */
  open: string;
  /** Names the button that takes the choice back: "Clear language". */
  clear: string;
  /** In place of the list, and spoken: "No language matches “x”". */
  none: (typed: string) => string;
  /** Spoken as the list gets shorter: "3 languages". */
  found: (count: number) => string;
}

type Native = Pick<ComponentPropsWithRef<"input">, "id" | "name" | "disabled" | "aria-describedby">;

export interface ComboboxProps extends FieldTexts, Native {
  options: readonly ComboboxOption[];
  words: ComboboxWords;
  /** In the empty field: what can be typed, "Search languages". */
  placeholder?: string;
  /** The value of the chosen option now, when the caller keeps it; empty for none. */
  value?: string;
  /** The value of the option chosen at first; the field keeps it from there. */
  defaultValue?: string;
  /** Told of every choice: an option's value, or nothing when it was taken back. */
  onChange?: (value: string) => void;
}

const LAYER = "[role=dialog], [role=alertdialog]";

/**
 * One choice out of a list that people search by typing a part of a name. Only what is in the list can be chosen: what was
 * typed in full counts on leaving the field, the rest gives way to the choice before. Before JavaScript arrives it is a
 * line of text that sends what was typed.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, id, "aria-describedby": describedBy, options, words, ...rest } = props;
  const { placeholder, value, defaultValue = "", onChange, name, disabled } = rest;
  const labelId = useId();
  const field = useRef<HTMLInputElement>(null);
  const layer = useRef<HTMLElement>(null);
  const list = useRef<Base.Root.Actions>(null);
  const hydrated = useHydrated();
  const [kept, setKept] = useState(defaultValue);
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);

  const chosen = options.find((option) => option.value === (value ?? kept)) ?? null;
  const searching = open && typed.trim() !== "" && typed !== chosen?.label;
  const matches = searching ? matchingOptions(options, typed) : options;
  const none = searching && matches.length === 0 ? words.none(typed.trim()) : null;

  useEscape(open, () => setOpen(false));
  useLayoutEffect(() => {
    // Without the library's popup nobody tells it that the list has gone.
    if (!open) list.current?.unmount();
  }, [open]);
  const choose = (option: ComboboxOption | null) => {
    setKept(option?.value ?? "");
    if (option?.value !== chosen?.value) onChange?.(option?.value ?? "");
  };

  const leave = () => {
    const exact = searching && exactOption(options, typed);
    if (exact) choose(exact);
    setOpen(false);
  };

  return (
    <Field
      label={<span id={labelId}>{label}</span>}
      hint={hint}
      error={error}
      id={id}
      describedBy={describedBy}
    >
      {(control) => (
        <Base.Root
          items={options}
          filteredItems={matches}
          value={chosen}
          isItemEqualToValue={(one, other) => one.value === other.value}
          onValueChange={choose}
          onInputValueChange={setTyped}
          open={open}
          actionsRef={list}
          onOpenChange={(next) => {
            if (next) layer.current = field.current?.closest<HTMLElement>(LAYER) ?? null;
            setOpen(next);
          }}
          autoHighlight
          name={hydrated ? name : undefined}
          disabled={disabled}
        >
          <span className="relative block">
            <Base.Input
              {...control}
              ref={field}
              type="text"
              aria-labelledby={labelId}
              name={hydrated ? undefined : name}
              placeholder={placeholder}
              onBlur={leave}
              onKeyDown={(event) => {
                // The library would take the choice back: too much to lose by a key that closes things.
                if (event.key === "Escape") event.preventBaseUIHandler();
              }}
              className={clsx(controlStyle, oneLine, "text-ellipsis", chosen ? "pe-19" : "pe-11")}
            />
            <span className="absolute inset-y-0 end-0 flex noscript:hidden">
              {chosen && !disabled && (
                <Base.Clear aria-label={words.clear} className={inField}>
                  <X aria-hidden="true" />
                </Base.Clear>
              )}
              <Base.Trigger aria-label={words.open} className={clsx(inField, "pe-1")}>
                <ChevronDown aria-hidden="true" />
              </Base.Trigger>
            </span>
            <output aria-live="polite" className="sr-only">
              {searching && (none ?? words.found(matches.length))}
            </output>
          </span>
          <Suggestions layer={layer} labelId={labelId} none={none} />
        </Base.Root>
      )}
    </Field>
  );
}

const inField =
  "flex w-9 cursor-pointer items-center justify-center rounded-sm text-ink-2 *:size-4.5 hover:text-ink disabled:cursor-not-allowed disabled:text-ink-3 pointer-coarse:w-11";
