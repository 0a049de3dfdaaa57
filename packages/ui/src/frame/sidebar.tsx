import { clsx } from "clsx";
import { CircleHelp, FolderOpen, Mail, Megaphone, PanelLeftClose, PanelLeftOpen, Plus } from "lucide-react";
import { cloneElement, type ReactNode } from "react";

import { IconButton } from "../inputs/icon-button.tsx";
import { Tooltip } from "../surfaces/tooltip.tsx";
import { Mark, type MarkProps } from "./mark.tsx";
import { ProjectList, type Projects, type ProjectTexts } from "./sidebar/project-list.tsx";
import { type EntryLink, SidebarEntry } from "./sidebar/sidebar-entry.tsx";

type LinkName = "myProjects" | "campaigns" | "faqs" | "contactUs";

export interface SidebarProps {
  /** The landmark's name: "Navigation". */
  label: string;
  /** 252 px wide (wider with larger text), 64 px with icons only, or as wide as its drawer. */
  look: "expanded" | "collapsed" | "drawer";
  /** The logo, and a link to the home page without children. A drawer shows them in its own header. */
  brand: { name: string; shape: MarkProps["shape"]; link: EntryLink };
  /** Link elements without children. */
  links: Record<LinkName, EntryLink>;
  /** The entry of the current page. */
  here?: LinkName;
  onAddProject: () => void;
  /** Called to collapse or expand the sidebar. Not used in a drawer. */
  onToggle: () => void;
  projects: Projects;
  /** How many projects are shown before Show more: 5. */
  first?: number;
  texts: ProjectTexts & Record<LinkName | "addProject" | "collapse" | "expand", string>;
}

/**
 * The main navigation of the studio, campaign and account pages: projects with their menus, campaigns and help. Its
 * entries are the same on every page (WCAG 2.2 3.2.3). `PageShell` shows it as a column or drawer; close the drawer
 * when an entry is chosen. List a new project first, with a mark. Start each project's menu with its full name, as long
 * names are truncated after two lines.
 *
 * Use instead: a header and `Footer` on public pages; `Tabs` for the sections of one page; the panel of `PageShell` for
 * tools.
 *
 * Keyboard:
 * - Tab: the entries; for each project its name, then its menu
 * - Enter, Space: follows a link (Enter only) or presses a button
 * - Arrow Up, Arrow Down in a menu: moves
 * - Escape: closes the menu, a collapsed entry's tooltip, or the drawer
 */
export function Sidebar(props: SidebarProps) {
  const { label, look, links, here, onAddProject, projects, first = 5, texts } = props;
  const isCollapsed = look === "collapsed";
  const showsProject =
    projects.state === "listed" && projects.items.some(({ id }) => id === projects.current);
  const entry = (icon: ReactNode, name: LinkName) => (
    <SidebarEntry
      icon={icon}
      label={texts[name]}
      isCollapsed={isCollapsed}
      current={here !== name ? "none" : name === "myProjects" && showsProject ? "parent" : "chosen"}
      action={links[name]}
    />
  );
  return (
    <nav
      aria-label={label}
      data-look={look}
      className={clsx(
        "flex flex-col",
        look === "drawer"
          ? "min-h-full"
          : "h-full overflow-hidden border-e border-line bg-sunken [@media(height<32rem)]:overflow-y-auto",
        look === "expanded" && "w-63 max-w-full",
        isCollapsed && "w-16",
      )}
    >
      {look !== "drawer" && <Header {...props} />}
      <div
        className={clsx(
          "grow px-3 pb-3",
          look !== "drawer" &&
            "min-h-0 scroll-pb-16 [scrollbar-width:thin] overflow-y-auto overscroll-contain [@media(height<32rem)]:min-h-max [@media(height<32rem)]:overflow-visible",
          isCollapsed && "[scrollbar-width:none]",
        )}
      >
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {!isCollapsed && <li>{entry(<FolderOpen />, "myProjects")}</li>}
          <li>
            <SidebarEntry
              icon={<Plus />}
              label={texts.addProject}
              isCollapsed={isCollapsed}
              action={onAddProject}
            />
          </li>
          <li>{entry(<Megaphone />, "campaigns")}</li>
        </ul>
        <ProjectList projects={projects} first={first} isCollapsed={isCollapsed} texts={texts} />
      </div>
      <ul className="grid shrink-0 grid-cols-[minmax(0,1fr)] gap-0.5 border-t border-line px-3 py-3">
        <li>{entry(<CircleHelp />, "faqs")}</li>
        <li>{entry(<Mail />, "contactUs")}</li>
      </ul>
    </nav>
  );
}

/** Logo and toggle; as tall as the top bar next to them. */
function Header({ look, brand, texts, onToggle }: SidebarProps) {
  const isCollapsed = look === "collapsed";
  const toggle = isCollapsed ? texts.expand : texts.collapse;
  return (
    <div
      className={clsx(
        "flex shrink-0 items-center",
        isCollapsed ? "flex-col gap-1 px-3 pt-4 pb-1" : "min-h-16 justify-between gap-2 ps-5 pe-3",
      )}
    >
      {cloneElement(
        brand.link,
        {
          className: "inline-flex min-w-0 rounded-sm pointer-coarse:py-2",
          ...(isCollapsed ? { "aria-label": brand.name } : {}),
        },
        <Mark shape={brand.shape} name={isCollapsed ? undefined : brand.name} />,
      )}
      <Tooltip text={toggle} side="end">
        <IconButton
          size="sm"
          icon={
            isCollapsed ? (
              <PanelLeftOpen className="rtl:-scale-x-100" />
            ) : (
              <PanelLeftClose className="rtl:-scale-x-100" />
            )
          }
          label={toggle}
          onClick={onToggle}
        />
      </Tooltip>
    </div>
  );
}
