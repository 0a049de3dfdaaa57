import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** What Tab stops at. */
const STOPS =
  ":is(a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, audio[controls], [tabindex]):not([tabindex='-1'])";

interface TabPanelProps {
  /** Its tab's. */
  value: string;
  children: ReactNode;
}

/**
 * What one tab shows. Tab goes from the tab to the first thing in it that can be operated; where there is none, to the panel
 * itself, or its words would be passed over.
 */
export function TabPanel({ value, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [hasStops, setHasStops] = useState(true);
  useLayoutEffect(() => {
    const node = panel.current;
    if (!node) return undefined;
    const look = () => setHasStops(node.querySelector(STOPS) !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(node, {
      subtree: true,
      childList: true,
      attributeFilter: ["disabled", "href", "tabindex"],
    });
    return () => observer.disconnect();
  }, []);
  return (
    <Radix.Content
      ref={panel}
      value={value}
      forceMount
      tabIndex={hasStops ? undefined : 0}
      className="mt-6 rounded-sm data-[state=inactive]:hidden"
    >
      {children}
    </Radix.Content>
  );
}
