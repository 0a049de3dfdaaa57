import { Link, useNavigation } from "@earshot/client/navigation.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import { brand } from "@earshot/contract/brand.ts";
import { projectCounts } from "@earshot/contract/limits.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { Sidebar, type SidebarProps } from "@earshot/ui/frame/sidebar.tsx";

import { projectMenu, type ProjectMenuActions } from "./project-menu-entries.tsx";
import { type ProjectList, useProjects } from "./queries.ts";

const studioPath = "/nbmaistudio";

export interface ProjectSidebarProps {
  /** A column with labels or with icons only, or the content of a drawer. */
  look: SidebarProps["look"];
  /** The projects loaded with the page; undefined if the server did not respond in time, and for a visitor. */
  initial?: readonly Project[] | undefined;
  /** The current page's entry: `myProjects` in the studio. */
  here?: SidebarProps["here"];
  /** Called to open the page's Create new project dialog. */
  onAddProject: () => void;
  /** Called to open the page's Edit and Delete project dialogs. Without it, projects have no menu. */
  menu?: ProjectMenuActions;
  /** Closes the drawer after a choice. */
  close?: () => void;
}

/**
 * The sidebar for the studio, campaigns and account: navigation, projects, and Add new project. Choosing a project
 * opens the studio.
 */
export function ProjectSidebar({ look, initial, here, onAddProject, menu, close }: ProjectSidebarProps) {
  const { currentProject, chooseProject, toggleSidebar } = useAppState((state) => state);
  const { user } = useSession();
  const { goTo } = useNavigation();
  const list = useProjects({ initial });

  function toggle() {
    if (look === "collapsed") list.askIfOld();
    toggleSidebar();
  }

  function choose({ id, name }: { id: string; name: string }) {
    if (user) chooseProject({ id, name });
    if (here !== "myProjects") goTo(studioPath);
    close?.();
  }

  const to = (href: string) => <Link href={href} onClick={close} />;
  return (
    <Sidebar
      label={sidebarCopy.title}
      look={look}
      brand={{ name: brand.name, shape: brand.mark, link: to("/") }}
      links={{
        myProjects: to(studioPath),
        campaigns: to(`${studioPath}/campaigns`),
        faqs: to("/#faq"),
        contactUs: to("/#contactus"),
      }}
      {...(here && { here })}
      onAddProject={onAddProject}
      onToggle={toggle}
      projects={user === null ? ofVisitor(choose) : ofClient(list, currentProject.id, choose, menu)}
      first={projectCounts.shown}
      texts={texts}
    />
  );
}

const texts: SidebarProps["texts"] = {
  ...sidebarCopy,
  empty: sidebarCopy.noProjects,
  failed: sidebarCopy.projectsFailed,
  loading: controlCopy.loading,
  tryAgain: controlCopy.tryAgain,
  noDescription: projectCopy.noDescription,
  optionsFor: projectCopy.options,
};

type Choose = Extract<SidebarProps["projects"], { state: "listed" }>["onChoose"];

/** The list for users without projects on the server: only the default project. */
function ofVisitor(onChoose: Choose): SidebarProps["projects"] {
  const items = [{ id: "", name: projectCopy.first }];
  return { state: "listed", items, current: "", onChoose, optionsOf: () => [] };
}

/** The list for clients, with a mark on new projects. */
function ofClient(
  list: ProjectList,
  current: string | null,
  onChoose: Choose,
  menu: ProjectMenuActions | undefined,
): SidebarProps["projects"] {
  const { projects, newIds, isFailed, ask } = list;
  if (!projects) return isFailed ? { state: "failed", onTryAgain: ask } : { state: "loading" };
  return {
    state: "listed",
    items: projects.map((project) => (newIds.has(project.id) ? marked(project) : project)),
    current,
    onChoose,
    optionsOf: (project) => (menu ? projectMenu(project, menu) : []),
  };
}

const marked = ({ id, name, description }: Project) => ({ id, name, description, mark: adCopy.justMade });
