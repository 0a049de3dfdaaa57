import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

export interface TabsProps<Value extends string> {
  /** The tab list's accessible name. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly {
    /** Must not contain spaces, because it becomes part of ids. */
    value: Value;
    label: string;
    /** A decorative lucide icon. */
    icon?: ReactNode;
    /** Stays mounted while hidden, so that its input persists. */
    content: ReactNode;
  }[];
}

/**
 * Two to five views of one subject, one of which is shown. A row that doesn't fit scrolls, fades out on the side where
 * there is more, and keeps the chosen tab in view. The icons are hidden if there is no room for them.
 *
 * Hidden panels stay mounted, so that their input persists. On an error in a hidden panel, open that tab. Use
 * `SegmentedControl` or `RadioGroup` for a form value and links for pages with their own URLs.
 *
 * Keyboard:
 * - Tab: moves to the chosen tab, then to the first control of its panel, or to a panel without controls
 * - Arrow Left, Arrow Right: show the previous or next tab, wrapping around; mirrored in right-to-left pages
 * - Home, End: show the first or last tab
 */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useScrollEdges(list);
  const chosenIndex = tabs.findIndex((tab) => tab.value === value);

  useEffect(() => {
    const row = list.current;
    const chosen = row?.children[chosenIndex];
    if (!row || !chosen) return;
    // Not scrollIntoView, which would also scroll the page.
    const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [chosenIndex]);

  function choose(next: Value): void {
    if (next !== value) onChange(next);
  }

  return (
    <div>
      <div className="@container">
        <div ref={list} role="tablist" aria-label={label} className={rowStyle}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              id={`${id}-tab-${tab.value}`}
              type="button"
              role="tab"
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel-${tab.value}`}
              tabIndex={tab.value === value ? 0 : -1}
              onMouseDown={focusPressed}
              onKeyDown={focusNext}
              onFocus={() => choose(tab.value)}
              // Handles clicks on a tab that is focused but no longer chosen, and clicks by assistive technology.
              onClick={() => choose(tab.value)}
              className="flex min-h-10 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-sm border border-transparent px-3 text-base font-semibold whitespace-nowrap text-ink-2 -outline-offset-2 transition-colors hover:text-ink aria-selected:chosen max-sm:grow sm:px-4 forced-colors:aria-selected:border-[Highlight] forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none pointer-coarse:min-h-11"
            >
              {tab.icon && <span className="*:icon-md @max-[30rem]:hidden">{tab.icon}</span>}
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.value}
          id={`${id}-panel-${tab.value}`}
          labelledBy={`${id}-tab-${tab.value}`}
          isChosen={tab.value === value}
        >
          {tab.content}
        </TabPanel>
      ))}
    </div>
  );
}

/** Chooses a tab as soon as it is pressed, even in Safari, which doesn't focus pressed buttons. */
function focusPressed(event: MouseEvent<HTMLElement>): void {
  const isMain = event.button === 0 && !event.ctrlKey;
  if (isMain) event.currentTarget.focus();
  // Otherwise, opening a context menu would focus the tab and so choose it.
  else event.preventDefault();
}

/** Focuses, and so chooses, the tab that an arrow key, Home or End leads to. */
function focusNext(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const tab = event.currentTarget;
  const all = [...(tab.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const own = all.indexOf(tab);
  const right = getComputedStyle(tab).direction === "rtl" ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: (own + right) % all.length,
    ArrowLeft: (own - right) % all.length,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  all.at(target)?.focus();
}

const rowStyle = [
  "mx-auto flex w-fit max-w-full [scrollbar-width:none] gap-1 overflow-x-auto rounded-md bg-sunken p-1 max-sm:min-w-full",
  "[--after:0px] [--before:0px] data-more-after:[--after:min(2.5rem,8vw)] data-more-before:[--before:min(2.5rem,8vw)]",
  "[mask-image:linear-gradient(to_right,transparent,black_var(--before),black_calc(100%-var(--after)),transparent)]",
  "rtl:[mask-image:linear-gradient(to_left,transparent,black_var(--before),black_calc(100%-var(--after)),transparent)]",
].join(" ");

const TAB_STOPS =
  ":is(a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, audio[controls], [tabindex]):not([tabindex='-1'])";

interface TabPanelProps {
  id: string;
  labelledBy: string;
  isChosen: boolean;
  children: ReactNode;
}

/** The panel itself is focusable only if it contains nothing focusable, because Tab would otherwise skip its text. */
function TabPanel({ id, labelledBy, isChosen, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [hasTabStops, setHasTabStops] = useState(true);
  useLayoutEffect(() => {
    const node = panel.current;
    if (!node) return undefined;
    const update = () => setHasTabStops(node.querySelector(TAB_STOPS) !== null);
    update();
    const observer = new MutationObserver(update);
    observer.observe(node, {
      subtree: true,
      childList: true,
      attributeFilter: ["disabled", "href", "tabindex"],
    });
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={labelledBy}
      hidden={!isChosen}
      tabIndex={hasTabStops ? undefined : 0}
      className="mt-6 rounded-sm"
    >
      {children}
    </div>
  );
}

/**
 * Sets `data-more-before` and `data-more-after` on a row while it can scroll in that direction. They are attributes
 * rather than state, because they may change on every scroll event.
 */
function useScrollEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = row.current;
    if (!node) return undefined;
    const update = () => {
      // scrollLeft is negative in right-to-left pages.
      const before = Math.abs(node.scrollLeft);
      node.toggleAttribute("data-more-before", before > 1);
      node.toggleAttribute("data-more-after", before < node.scrollWidth - node.clientWidth - 1);
    };
    const observer = new ResizeObserver(update);
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    node.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      node.removeEventListener("scroll", update);
    };
  }, [row]);
}
