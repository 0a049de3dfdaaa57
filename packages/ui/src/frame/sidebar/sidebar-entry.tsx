import { clsx } from "clsx";
import { cloneElement, type ComponentPropsWithRef, type ReactElement, type ReactNode } from "react";

import { Tooltip } from "../../surfaces/tooltip.tsx";

/** A link without children, as the application has them: `<Link href="/#faq" />`. */
export type EntryLink = ReactElement<{ className?: string; children?: ReactNode }>;

const shownAs = {
  no: "border-transparent text-ink-2 hover:bg-ink/6 hover:text-ink",
  page: "border-line-strong bg-surface font-semibold text-ink forced-colors:border-[Highlight]",
  project: "border-primary bg-primary-faint font-semibold text-ink forced-colors:border-[Highlight]",
};

/** A line that can be pressed; what is open shows it by weight and edge too: forced colours drop its ground. */
export const entryStyle = (isOpen: keyof typeof shownAs) =>
  clsx(
    "flex w-full cursor-pointer items-center gap-3 rounded-sm border text-start text-base -outline-offset-2",
    shownAs[isOpen],
  );

interface SidebarEntryProps {
  icon: ReactNode;
  label: string;
  /** Shows the icon alone; the label is its name, and comes as a tooltip. */
  isCollapsed: boolean;
  /** The page that is open. */
  isHere?: boolean;
  /** Whether what it shows and hides is shown, if it does that. */
  isExpanded?: boolean;
  /** Where it leads, or what it does. */
  leads: EntryLink | (() => void);
}

/** One line of the sidebar: an icon and its words. */
export function SidebarEntry(props: SidebarEntryProps) {
  const { icon, label, isCollapsed, isHere = false, isExpanded, leads } = props;
  const shown = (
    <>
      <span className="grid w-8 shrink-0 place-items-center *:size-4.5">{icon}</span>
      {!isCollapsed && <span className="min-w-0 py-2 wrap-anywhere">{label}</span>}
    </>
  );
  const given = {
    className: clsx(
      entryStyle(isHere ? "page" : "no"),
      "min-h-10 pointer-coarse:min-h-11",
      isCollapsed ? "justify-center" : "px-1.5",
    ),
    "aria-current": isHere ? ("page" as const) : undefined,
    "aria-label": isCollapsed ? label : undefined,
  };
  const entry =
    typeof leads === "function" ? (
      <button type="button" {...given} aria-expanded={isExpanded} onClick={leads}>
        {shown}
      </button>
    ) : (
      cloneElement(leads, given, shown)
    );
  if (!isCollapsed) return entry;
  return (
    <Tooltip text={label} side="end">
      {entry as ReactElement<ComponentPropsWithRef<"button">>}
    </Tooltip>
  );
}
