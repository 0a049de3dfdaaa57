import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";

import { useDocumentDirection } from "../document-direction.ts";
import { TabPanel } from "./tabs/tab-panel.tsx";
import { useScrollEdges } from "./tabs/use-scroll-edges.ts";

export interface TabsProps<Value extends string> {
  /** What the tabs choose between, read out before them. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly {
    /** A word without spaces: it becomes a part of ids. */
    value: Value;
    label: string;
    /** A lucide icon before the label; decoration only. */
    icon?: ReactNode;
    /** What the tab shows. It stays mounted while hidden, so that what was typed stays. */
    content: ReactNode;
  }[];
}

/**
 * Ways to do one thing, side by side, one shown. Where they don't fit the row scrolls, fades out to where there is more,
 * and the chosen one is in view. Phones have no room for the icons.
 */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const direction = useDocumentDirection();
  useScrollEdges(list);
  const chosenIndex = tabs.findIndex((tab) => tab.value === value);

  useEffect(() => {
    const row = list.current;
    const chosen = row?.children[chosenIndex];
    if (!row || !chosen) return;
    // Not scrollIntoView: that would scroll the page too.
    const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [chosenIndex]);

  return (
    <Radix.Root dir={direction} value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List ref={list} aria-label={label} className={row}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="flex min-h-10 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-sm border border-transparent px-3 text-base font-semibold whitespace-nowrap text-ink-2 -outline-offset-2 transition-colors hover:text-ink data-[state=active]:border-line data-[state=active]:bg-surface data-[state=active]:text-ink max-sm:grow sm:px-4 forced-colors:data-[state=active]:border-[Highlight] forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText] forced-colors:data-[state=active]:forced-color-adjust-none pointer-coarse:min-h-11"
          >
            {tab.icon && <span className="*:size-[1.15em] max-sm:hidden">{tab.icon}</span>}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          {tab.content}
        </TabPanel>
      ))}
    </Radix.Root>
  );
}

const row = [
  "mx-auto flex w-fit max-w-full [scrollbar-width:none] gap-1 overflow-x-auto rounded-md bg-sunken p-1 max-sm:min-w-full",
  "[--after:0px] [--before:0px] data-more-after:[--after:min(2.5rem,8vw)] data-more-before:[--before:min(2.5rem,8vw)]",
  "[mask-image:linear-gradient(to_right,transparent,black_var(--before),black_calc(100%-var(--after)),transparent)]",
  "rtl:[mask-image:linear-gradient(to_left,transparent,black_var(--before),black_calc(100%-var(--after)),transparent)]",
].join(" ");
