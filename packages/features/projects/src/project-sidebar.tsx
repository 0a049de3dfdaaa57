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

import { type ProjectList, useProjects } from "./queries.ts";

const studioPath = "/nbmaistudio";

export interface ProjectSidebarProps {
  /** A column with words or with icons alone, as the application's state has it, or what a drawer holds. */
  look: SidebarProps["look"];
  /** The projects that came with the page: undefined when the server did not say in time, and for a visitor. */
  initial?: readonly Project[] | undefined;
  /** The entry whose page is open: `myProjects` in the studio. */
  here?: SidebarProps["here"];
  /** Add new project was pressed: the page opens its Create new project dialog. */
  onAddProject: () => void;
  /** Closes the drawer: something in it was chosen. */
  close?: () => void;
}

/**
 * The sidebar of the studio, the campaigns and the account: the projects, one of which is current, and Add new project. Choosing a
 * project leads to the studio from anywhere else.
 */
export function ProjectSidebar({ look, initial, here, onAddProject, close }: ProjectSidebarProps) {
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
      projects={user === null ? ofVisitor(choose) : ofClient(list, currentProject.id, choose)}
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

/** No project of theirs is on the server: the first one, without an id. */
function ofVisitor(onChoose: Choose): SidebarProps["projects"] {
  const items = [{ id: "", name: projectCopy.first }];
  return { state: "listed", items, current: "", onChoose, optionsOf: () => [] };
}

/** New ones first, where they are seen; the rest in the server's order. */
function ofClient(list: ProjectList, current: string | null, onChoose: Choose): SidebarProps["projects"] {
  const { projects, newIds, isFailed, ask } = list;
  if (!projects) return isFailed ? { state: "failed", onTryAgain: ask } : { state: "loading" };
  const isNew = ({ id }: Project) => newIds.has(id);
  const created = projects
    .filter(isNew)
    .map(({ id, name, description }) => ({ id, name, description, mark: adCopy.justMade }));
  return {
    state: "listed",
    items: [...created.toReversed(), ...projects.filter((project) => !isNew(project))],
    current,
    onChoose,
    optionsOf: () => [],
  };
}
