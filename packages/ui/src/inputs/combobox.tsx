import { Combobox as Base } from "@base-ui/react/combobox";
import { clsx } from "clsx";
import { ChevronDown, X } from "lucide-react";
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
} from "react";

import { exactOption, matchingOptions, type ComboboxOption } from "./combobox/matching-options.ts";
import { Suggestions } from "./combobox/suggestions.tsx";
import { controlStyle, oneDirection, oneLine } from "./control-style.ts";
import { Field, type FieldTexts } from "./field/field.tsx";
import { useEscape } from "./use-escape.ts";

/** A combobox's copy besides the label, hint and error. */
interface ComboboxCopy {
  /** The name of the button that opens the list: "Show languages". */
  open: string;
  /** The name of the button that clears the choice: "Clear language". Without it there is no such button. */
  clear?: string;
  /** Shown instead of the list and announced: "No language matches “x”". */
  none: (typed: string) => string;
  /** Announced as the list is filtered: "3 languages". */
  found: (count: number) => string;
}

type Native = Pick<ComponentPropsWithRef<"input">, "id" | "name" | "disabled" | "aria-describedby">;

interface ComboboxProps extends FieldTexts, Native {
  options: readonly ComboboxOption[];
  copy: ComboboxCopy;
  /** The placeholder, for example "Search languages". */
  placeholder?: string;
  /** The chosen option's value, if controlled; empty if no option is chosen. */
  value?: string;
  /** The initially chosen option's value, if uncontrolled. */
  defaultValue?: string;
  /** Called with the chosen option's value, or "" when cleared. */
  onChange?: (value: string) => void;
  /** Replaces the filtering: returns options for the typed text; they need not be in the list. */
  suggest?: (typed: string) => readonly ComboboxOption[];
  /** Gives the field focus on mount, with the text typed into the plain field that it replaces. Read once. */
  takesFocus?: { typed: string };
}

const LAYER = "[role=dialog], [role=alertdialog]";

/**
 * One option from a list that users filter by typing. Only listed options can be chosen: a label typed in full is
 * chosen on blur, anything else reverts to the previous choice. Before JavaScript loads it is a text field that submits
 * the typed text.
 *
 * Give each option its other names as `detail`: users type "Deutsch" for German. Use `Select` for a list short enough
 * to read, `SegmentedControl` for two to six options, `TextField` for free text and `SearchBox` to search on the
 * server.
 *
 * Keyboard:
 * - Letters: filter the list and highlight the best match
 * - Arrow Up, Arrow Down: open the list and move in it
 * - Alt + Arrow Down: opens the list
 * - Enter: chooses the highlighted option
 * - Escape: closes the list and restores the choice; in a dialog the next Escape closes the dialog
 * - Home, End: move the text cursor
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, id, "aria-describedby": describedBy, options, copy, ...rest } = props;
  const { placeholder, value, defaultValue = "", onChange, suggest, takesFocus, name, disabled } = rest;
  const labelId = useId();
  const field = useRef<HTMLInputElement>(null);
  const layer = useRef<HTMLElement>(null);
  const list = useRef<Base.Root.Actions>(null);
  const isHydrated = useIsHydrated();
  const [uncontrolled, setUncontrolled] = useState(defaultValue);
  const [typed, setTyped] = useState(takesFocus?.typed ?? "");
  const [open, setOpen] = useState(false);

  const chosen = options.find((option) => option.value === (value ?? uncontrolled)) ?? null;
  const clears = chosen !== null && copy.clear !== undefined;
  const searching = open && typed.trim() !== "" && typed !== chosen?.label;
  const matches = searching ? (suggest?.(typed) ?? matchingOptions(options, typed)) : options;
  const none = searching && matches.length === 0 ? copy.none(typed.trim()) : null;

  const takeFocus = useEffectEvent(() => takesFocus && field.current?.focus());
  useLayoutEffect(() => takeFocus(), []);
  useEscape(open, () => setOpen(false));
  useLayoutEffect(() => {
    // Base UI's own popup is not used, so unmounting must be triggered explicitly.
    if (!open) list.current?.unmount();
  }, [open]);
  const choose = (option: ComboboxOption | null) => {
    setUncontrolled(option?.value ?? "");
    if (option?.value !== chosen?.value) onChange?.(option?.value ?? "");
  };

  const leave = () => {
    const exact = searching && exactOption(suggest ? matches : options, typed);
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
          {...(takesFocus?.typed && { defaultInputValue: takesFocus.typed })}
          open={open}
          actionsRef={list}
          onOpenChange={(next) => {
            if (next) layer.current = field.current?.closest<HTMLElement>(LAYER) ?? null;
            setOpen(next);
          }}
          autoHighlight
          name={isHydrated ? name : undefined}
          disabled={disabled}
        >
          <span className="relative block">
            <Base.Input
              {...control}
              ref={field}
              type="text"
              aria-labelledby={labelId}
              name={isHydrated ? undefined : name}
              placeholder={placeholder}
              onBlur={leave}
              onKeyDown={(event) => {
                // On Escape, Base UI would clear the choice: too much to lose for a key that usually only closes
                // things.
                if (event.key === "Escape") event.preventBaseUIHandler();
              }}
              className={clsx(
                controlStyle,
                oneLine,
                oneDirection,
                "text-ellipsis",
                clears ? "pe-19" : "pe-11",
              )}
            />
            <span className="absolute inset-y-0 end-0 flex noscript:hidden">
              {clears && !disabled && (
                <Base.Clear aria-label={copy.clear} className={inField}>
                  <X aria-hidden="true" />
                </Base.Clear>
              )}
              <Base.Trigger aria-label={copy.open} className={clsx(inField, "pe-1")}>
                <ChevronDown aria-hidden="true" />
              </Base.Trigger>
            </span>
            <output aria-live="polite" className="sr-only">
              {searching && (none ?? copy.found(matches.length))}
            </output>
          </span>
          <Suggestions layer={layer} labelId={labelId} none={none} />
        </Base.Root>
      )}
    </Field>
  );
}

const never = () => () => {};

/** True after hydration; false on the server and during hydration. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const inField =
  "flex w-9 cursor-pointer items-center justify-center rounded-sm text-ink-2 *:icon-sm hover:text-ink disabled:cursor-not-allowed disabled:text-ink-3 pointer-coarse:w-11";
