import { clsx } from "clsx";
import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from "react";

import { Tooltip } from "../../surfaces/tooltip.tsx";

/** A link element without children: `<Link href="/#faq" />`. */
export type EntryLink = ReactElement<{ className?: string; children?: ReactNode }>;

const looks = {
  none: "border-transparent text-ink-2 hover:bg-ink/6 hover:text-ink",
  /** Used if the entry's page is open and one of that page's projects is selected. */
  parent: "border-transparent font-semibold text-ink forced-colors:border-[Highlight]",
  chosen: "chosen font-semibold forced-colors:border-[Highlight]",
};

/** An entry's classes. The current one also differs by weight and border, because forced colours drop its background. */
export const entryStyle = (current: keyof typeof looks) =>
  clsx(
    "flex w-full cursor-pointer items-center gap-3 rounded-sm border text-start text-base -outline-offset-2",
    looks[current],
  );

interface SidebarEntryProps {
  icon: ReactNode;
  label: string;
  /** Shows only the icon, with the label as name and tooltip. */
  isCollapsed: boolean;
  /**
   * `chosen` if the entry's page is open; `parent` if one of that page's projects is selected in the list below
   * instead.
   */
  current?: keyof typeof looks;
  /** For an entry that toggles other entries: true while those are shown. */
  isExpanded?: boolean;
  action: EntryLink | (() => void);
}

/** An entry of the sidebar: a link or a button with an icon and a label. */
export function SidebarEntry(props: SidebarEntryProps) {
  const { icon, label, isCollapsed, current = "none", isExpanded, action } = props;
  const content = (
    <>
      <span className="grid w-8 shrink-0 place-items-center *:icon-md">{icon}</span>
      {!isCollapsed && <span className="min-w-0 py-2 wrap-anywhere">{label}</span>}
    </>
  );
  const attributes = {
    className: clsx(
      entryStyle(current),
      "min-h-10 pointer-coarse:min-h-11",
      isCollapsed ? "justify-center" : "px-1.5",
    ),
    "aria-current": current === "none" ? undefined : ("page" as const),
    "aria-label": isCollapsed ? label : undefined,
  };
  const entry =
    typeof action === "function" ? (
      <button type="button" {...attributes} aria-expanded={isExpanded} onClick={action}>
        {content}
      </button>
    ) : (
      cloneElement(action, attributes, content)
    );
  if (!isCollapsed) return entry;
  return (
    <Tooltip text={label} side="end">
      {entry as ReactElement<ComponentPropsWithRef<"button">>}
    </Tooltip>
  );
}
