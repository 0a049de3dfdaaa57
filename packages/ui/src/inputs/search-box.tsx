import { clsx } from "clsx";
import { Search, X } from "lucide-react";
import { type RefObject, type SubmitEvent, useId, useRef, useState } from "react";

import { BusyWave } from "../audio/busy-wave.tsx";
import { Button } from "./button.tsx";
import { controlStyle, oneDirection, oneLine } from "./control-style.ts";
import { useEscape } from "./use-escape.ts";

/** A search box's copy. */
interface SearchCopy {
  /** The search button's label: "Search". */
  search: string;
  /** The name of the button that clears the field: "Clear search". */
  clear: string;
  /** Announced when a search starts: "Loading voices...". Omit it if the results announce that. */
  searching?: string;
}

interface SearchBoxProps {
  /** The name of the field and of its landmark, visually hidden: "Search for voices". */
  label: string;
  /** An example. It must not contain anything that users need to know. */
  placeholder?: string;
  copy: SearchCopy;
  /** The initial query, whose results are already shown. */
  defaultValue?: string;
  /** Called on Enter or the button with the trimmed query; empty when the search is cleared. */
  onSearch: (query: string) => void;
  /** True while a search is pending. The field stays usable: another search replaces the pending one. */
  busy?: boolean;
  disabled?: boolean;
  /** The form field's name without JavaScript. Default: "query". */
  name?: string;
  /** The form's URL without JavaScript. Default: the page's own URL. */
  action?: string;
  /** A ref to the field, to focus it from outside. */
  field?: RefObject<HTMLInputElement | null>;
}

/**
 * A search that runs on Enter or the button, not while typing. It is a search landmark with its own form, so don't put
 * it inside another form.
 *
 * The label states what is searched. Clearing the field runs an empty search. Use `Combobox` to choose from a list that
 * is already loaded, and `Select` or `SegmentedControl` for a filter with fixed values.
 *
 * Keyboard:
 * - Tab: moves to the field, its clear button and the search button
 * - Enter: searches
 * - Escape: clears the field; in an empty field it closes the dialog around it
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, copy, defaultValue = "", onSearch } = props;
  const { busy = false, disabled, name = "query", action } = props;
  const id = useId();
  const ownField = useRef<HTMLInputElement>(null);
  const field = props.field ?? ownField;
  const [typed, setTyped] = useState(defaultValue);
  const [focused, setFocused] = useState(false);
  const [searched, setSearched] = useState(defaultValue.trim());

  const search = (text: string) => {
    const query = text.trim();
    if (busy && query === searched) return;
    setSearched(query);
    onSearch(query);
  };
  const clear = () => {
    setTyped("");
    field.current?.focus();
    if (searched !== "") search("");
  };
  // Browsers clear a search field on Escape but would leave its results.
  useEscape(focused && typed !== "", clear);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(typed);
  };

  return (
    <search aria-label={label}>
      <form method="get" action={action} onSubmit={submit} className="flex min-w-0 flex-wrap gap-2">
        <span className="relative block min-w-0 grow-999 basis-40">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-ink-3 *:icon-md"
          >
            {busy ? <BusyWave /> : <Search />}
          </span>
          <input
            ref={field}
            id={id}
            type="search"
            name={name}
            aria-label={label}
            placeholder={placeholder}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            disabled={disabled}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            className={clsx(
              controlStyle,
              oneLine,
              oneDirection,
              "appearance-none ps-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden",
              typed !== "" && "pe-11",
            )}
          />
          {typed !== "" && !disabled && (
            <button
              type="button"
              aria-label={copy.clear}
              aria-controls={id}
              onClick={clear}
              className="absolute inset-y-0 end-0 flex w-10 cursor-pointer items-center justify-center rounded-sm text-ink-2 *:icon-sm hover:text-ink focus-visible:-outline-offset-4 pointer-coarse:w-11 noscript:hidden"
            >
              <X aria-hidden="true" />
            </button>
          )}
        </span>
        <span className="flex max-w-full grow *:min-w-0 *:grow">
          <Button type="submit" disabled={disabled}>
            {copy.search}
          </Button>
        </span>
        <output className="sr-only">{busy ? copy.searching : ""}</output>
      </form>
    </search>
  );
}
