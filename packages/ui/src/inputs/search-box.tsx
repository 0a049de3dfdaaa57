import { clsx } from "clsx";
import { Search, X } from "lucide-react";
import { type RefObject, type SubmitEvent, useId, useRef, useState } from "react";

import { BusyWave } from "../audio/busy-wave.tsx";
import { Button } from "./button.tsx";
import { controlStyle, oneLine } from "./control-style.ts";
import { useEscape } from "./use-escape.ts";

/** What a search box says. */
interface SearchWords {
  /** The button: "Search". */
  search: string;
  /** Names the button in the field that empties it: "Clear search". */
  clear: string;
  /** Spoken when a search begins: "Loading voices...". Left out where the results say it themselves. */
  searching?: string;
}

export interface SearchBoxProps {
  /** Names the field and the landmark around it, out of sight: "Search for voices". */
  label: string;
  /** An example or a hint in the empty field. It says nothing that is needed. */
  placeholder?: string;
  words: SearchWords;
  /** In the field at first, and taken as searched for already. */
  defaultValue?: string;
  /** Enter or the button: what to search for, without outer spaces; empty when the search was cleared. */
  onSearch: (query: string) => void;
  /** The answer is awaited. The field stays usable: a different search takes the place of the one under way. */
  busy?: boolean;
  disabled?: boolean;
  /** The name under which the query is sent without JavaScript. "query" when left out. */
  name?: string;
  /** The address that answers without JavaScript; the page's own when left out. */
  action?: string;
  /** Holds the field, for who gives it the focus: a key, a link to it. */
  field?: RefObject<HTMLInputElement | null>;
}

/**
 * A search that runs when one asks for it: by Enter or the button, never while one types. A search
 * landmark with a form of its own, so it must not stand within another form.
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, words, defaultValue = "", onSearch } = props;
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
  // Browsers empty a search field by themselves, and would leave its results behind.
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
            className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-ink-3 *:size-[1.2em]"
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
              "appearance-none ps-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden",
              typed !== "" && "pe-11",
            )}
          />
          {typed !== "" && !disabled && (
            <button
              type="button"
              aria-label={words.clear}
              aria-controls={id}
              onClick={clear}
              className="absolute inset-y-0 end-0 flex w-10 cursor-pointer items-center justify-center rounded-sm text-ink-2 *:size-4.5 hover:text-ink focus-visible:-outline-offset-4 pointer-coarse:w-11 noscript:hidden"
            >
              <X aria-hidden="true" />
            </button>
          )}
        </span>
        <span className="flex max-w-full grow *:min-w-0 *:grow">
          <Button type="submit" disabled={disabled}>
            {words.search}
          </Button>
        </span>
        <output className="sr-only">{busy ? words.searching : ""}</output>
      </form>
    </search>
  );
}
