import { Link } from "@earshot/client/navigation.tsx";
import { accountFieldCopy } from "@earshot/contract/accounts/copy.ts";
import { settingsCopy } from "@earshot/contract/settings/copy.ts";
import { settingsAddress, type SettingsTab, settingsTabs } from "@earshot/contract/settings/tabs.ts";
import { clsx } from "clsx";
import { useEffect, useRef } from "react";

const labels: Record<SettingsTab, string> = { ...settingsCopy.tabs, password: accountFieldCopy.password };

interface SettingsTabsProps {
  tab: SettingsTab;
}

/** The account settings tabs. They are links, so that each has its own URL and works without JavaScript. */
export function SettingsTabs({ tab }: SettingsTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.children[settingsTabs.indexOf(tab)];
    // scrollIntoView would also scroll the page.
    if (row.current && current instanceof HTMLElement) row.current.scrollLeft = current.offsetLeft - 16;
  }, [tab]);
  return (
    <nav aria-label={settingsCopy.sections} className="border-b border-line">
      <ul
        ref={row}
        className="relative mx-auto flex max-w-5xl [scrollbar-width:none] gap-1 overflow-x-auto px-2 sm:px-4 lg:gap-4"
      >
        {settingsTabs.map((each) => (
          <li key={each} className="shrink-0">
            <Link
              href={settingsAddress(each)}
              aria-current={each === tab ? "page" : undefined}
              className={clsx(
                "flex min-h-14 items-center border-b-2 px-2 font-semibold whitespace-nowrap -outline-offset-2",
                each === tab ? "border-primary text-ink" : "border-transparent text-ink-2 hover:text-ink",
              )}
            >
              {labels[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
