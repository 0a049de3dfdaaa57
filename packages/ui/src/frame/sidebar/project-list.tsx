import { ChevronDown, ChevronUp, RotateCw } from "lucide-react";
import { useDeferredValue, useId, useState } from "react";

import { Button } from "../../inputs/button.tsx";
import type { MenuEntry } from "../../surfaces/menu/menu-entry.ts";
import { Skeleton } from "../../surfaces/skeleton.tsx";
import { useFocusFallback } from "../../use-focus-fallback.ts";
import { ProjectRow, type ProjectRowTexts, type SidebarProject } from "./project-row.tsx";
import { SidebarEntry } from "./sidebar-entry.tsx";

/** Labels for the project list. */
export interface ProjectTexts extends ProjectRowTexts {
  /** The list's name: "Projects". */
  projects: string;
  showMore: string;
  showFewer: string;
  /** Shown when there are no projects. */
  empty: string;
  /** Announced while the list loads. */
  loading: string;
  /** Shown when the list could not be loaded, above the retry button. */
  failed: string;
  tryAgain: string;
}

/** The list, or its loading or error state. */
export type Projects =
  | { state: "loading" }
  | { state: "failed"; onTryAgain: () => void }
  | {
      state: "listed";
      items: readonly SidebarProject[];
      /** The open project's id. */
      current: string | null;
      onChoose: (project: SidebarProject) => void;
      /** The entries in a project's menu: rename, delete. If empty, there is no menu. */
      optionsOf: (project: SidebarProject) => readonly MenuEntry[];
    };

interface ProjectListProps {
  projects: Projects;
  /** How many projects are shown before Show more. */
  first: number;
  isCollapsed: boolean;
  texts: ProjectTexts;
}

/**
 * The sidebar's list of projects. Its messages share one permanent live region, so that they are announced. When the
 * focused element is removed, the group receives focus.
 */
export function ProjectList({ projects, first, isCollapsed, texts }: ProjectListProps) {
  const id = useId();
  const keepFocus = useFocusFallback();
  const { state } = projects;
  const isEmpty = state === "listed" && projects.items.length === 0;
  return (
    <fieldset
      aria-labelledby={id}
      tabIndex={-1}
      {...keepFocus}
      className="min-w-0 rounded-sm -outline-offset-2"
    >
      <p id={id} className={isCollapsed ? "sr-only" : "px-3 pt-5 pb-1.5 text-sm font-semibold text-ink-3"}>
        {texts.projects}
      </p>
      {isCollapsed && <hr className="mx-2 my-2 border-line-strong" />}
      {state === "loading" && <Skeletons first={first} isCollapsed={isCollapsed} label={texts.loading} />}
      <output className={isCollapsed ? "sr-only" : "block px-3 text-base text-ink-2"}>
        {state === "failed" && texts.failed}
        {isEmpty && texts.empty}
      </output>
      {state === "failed" && !isCollapsed && (
        <div className="px-3 pt-2">
          <Button size="sm" icon={<RotateCw />} onClick={projects.onTryAgain}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {state === "failed" && isCollapsed && (
        <SidebarEntry icon={<RotateCw />} label={texts.tryAgain} isCollapsed action={projects.onTryAgain} />
      )}
      {state === "listed" && !isEmpty && (
        <Listed projects={projects} first={first} isCollapsed={isCollapsed} texts={texts} labelledBy={id} />
      )}
    </fieldset>
  );
}

/** Placeholders shaped like rows, or like tiles when collapsed. */
function Skeletons({ first, isCollapsed, label }: { first: number; isCollapsed: boolean; label: string }) {
  if (!isCollapsed) return <Skeleton shape="project" count={first} label={label} />;
  return (
    <>
      <output className="sr-only">{label}</output>
      {Array.from({ length: first }, (_, index) => (
        <span
          key={index}
          className="flex min-h-10 animate-pulse items-center justify-center still:animate-none"
        >
          <span className="size-8 rounded-sm bg-line-strong/60 forced-colors:bg-[GrayText]" />
        </span>
      ))}
    </>
  );
}

interface ListedProps extends ProjectListProps {
  projects: Extract<Projects, { state: "listed" }>;
  labelledBy: string;
}

/**
 * Keeps the toggle responsive even with hundreds of rows: their rendering is deferred, and they are laid out only when
 * scrolled into view. When the number of projects changes, the list is shortened again.
 */
function Listed({ projects, first, isCollapsed, texts, labelledBy }: ListedProps) {
  const { items, current, onChoose, optionsOf } = projects;
  const [expandedCount, setExpandedCount] = useState<number | null>(null);
  const isExpanded = expandedCount === items.length;
  const shown = useDeferredValue(isExpanded) ? items : items.slice(0, first);
  return (
    <>
      <ul aria-labelledby={labelledBy} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {shown.map((project) => (
          <li key={project.id} className="[contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
            <ProjectRow
              project={project}
              isCurrent={project.id === current}
              isCollapsed={isCollapsed}
              options={optionsOf(project)}
              onChoose={() => onChoose(project)}
              texts={texts}
            />
          </li>
        ))}
      </ul>
      {items.length > first && (
        <div className="sticky -bottom-3 -mx-3 bg-sunken px-3 pt-1 pb-3 in-data-[look=drawer]:bg-surface">
          <SidebarEntry
            icon={isExpanded ? <ChevronUp /> : <ChevronDown />}
            label={isExpanded ? texts.showFewer : texts.showMore}
            isCollapsed={isCollapsed}
            isExpanded={isExpanded}
            action={() => setExpandedCount(isExpanded ? null : items.length)}
          />
        </div>
      )}
    </>
  );
}
