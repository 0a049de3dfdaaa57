import { clsx } from "clsx";
import { CircleHelp, FolderOpen, Mail, Megaphone, PanelLeftClose, PanelLeftOpen, Plus } from "lucide-react";
import { cloneElement, type ReactNode } from "react";

import { IconButton } from "../inputs/icon-button.tsx";
import { Tooltip } from "../surfaces/tooltip.tsx";
import { Mark, type MarkProps } from "./mark.tsx";
import { ProjectList } from "./sidebar/project-list.tsx";
import { type EntryLink, SidebarEntry } from "./sidebar/sidebar-entry.tsx";
import type { Projects, ProjectTexts } from "./sidebar/sidebar-project.ts";

type LinkName = "myProjects" | "campaigns" | "faqs" | "contactUs";

export interface SidebarProps {
  /** The name of the landmark: "Navigation". */
  label: string;
  /** 252 px wide with words (wider with larger text), 64 px with icons alone, or as wide as the drawer that holds it. */
  look: "expanded" | "collapsed" | "drawer";
  /** Whose site this is, and the link home, without children. A drawer shows it in its own head. */
  brand: { name: string; shape: MarkProps["shape"]; link: EntryLink };
  /** Where the four entries lead: links without children. */
  links: Record<LinkName, EntryLink>;
  /** The entry whose page is open. */
  here?: LinkName;
  onAddProject: () => void;
  /** The person wants the icons alone, or the words back. Not in a drawer. */
  onToggle: () => void;
  projects: Projects;
  /** How many projects stand there before Show more: 5 (spec section 9). */
  first?: number;
  texts: ProjectTexts & Record<LinkName | "addProject" | "collapse" | "expand", string>;
}

/** What leads through the product: the projects, with what can be done with each, the campaigns, and help. */
export function Sidebar(props: SidebarProps) {
  const { label, look, links, here, onAddProject, projects, first = 5, texts } = props;
  const isCollapsed = look === "collapsed";
  const entry = (icon: ReactNode, name: LinkName) => (
    <SidebarEntry
      icon={icon}
      label={texts[name]}
      isCollapsed={isCollapsed}
      isHere={here === name}
      leads={links[name]}
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
      {look !== "drawer" && <Head {...props} />}
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
              leads={onAddProject}
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

/** As high as the top bar beside it: the brand, and the button that folds the sidebar. */
function Head({ look, brand, texts, onToggle }: SidebarProps) {
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
