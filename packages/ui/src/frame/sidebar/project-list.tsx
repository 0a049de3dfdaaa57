import { ChevronDown, ChevronUp, RotateCw } from "lucide-react";
import { useDeferredValue, useId, useState } from "react";

import { Button } from "../../inputs/button.tsx";
import { Skeleton } from "../../surfaces/skeleton.tsx";
import { useKeptFocus } from "../../use-kept-focus.ts";
import { ProjectRow } from "./project-row.tsx";
import { SidebarEntry } from "./sidebar-entry.tsx";
import type { Projects, ProjectTexts } from "./sidebar-project.ts";

interface ProjectListProps {
  projects: Projects;
  /** How many stand there before Show more. */
  first: number;
  isCollapsed: boolean;
  texts: ProjectTexts;
}

/**
 * The projects, or why there are none. What it has to say instead of them stands in a region that was there before; when
 * what had the focus makes way, it goes to the group.
 */
export function ProjectList({ projects, first, isCollapsed, texts }: ProjectListProps) {
  const id = useId();
  const keepFocus = useKeptFocus();
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
      {state === "loading" && <Awaited first={first} isCollapsed={isCollapsed} label={texts.loading} />}
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
        <SidebarEntry icon={<RotateCw />} label={texts.tryAgain} isCollapsed leads={projects.onTryAgain} />
      )}
      {state === "listed" && !isEmpty && (
        <Listed projects={projects} first={first} isCollapsed={isCollapsed} texts={texts} labelledBy={id} />
      )}
    </fieldset>
  );
}

/** The projects' own shapes; collapsed, their signs'. */
function Awaited({ first, isCollapsed, label }: { first: number; isCollapsed: boolean; label: string }) {
  if (!isCollapsed) return <Skeleton shape="project" count={first} label={label} />;
  return (
    <>
      <output className="sr-only">{label}</output>
      {Array.from({ length: first }, (_, place) => (
        <span
          key={place}
          className="flex min-h-10 animate-breathe items-center justify-center still:animate-none"
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
 * The toggle answers at once; hundreds of projects come in pieces after it, and are laid out as they scroll into sight. When
 * their count changes, the first ones stand there alone again (spec section 4).
 */
function Listed({ projects, first, isCollapsed, texts, labelledBy }: ListedProps) {
  const { items, current, onChoose, optionsOf } = projects;
  const [allOf, setAllOf] = useState<number | null>(null);
  const isAll = allOf === items.length;
  const shown = useDeferredValue(isAll) ? items : items.slice(0, first);
  return (
    <>
      <ul aria-labelledby={labelledBy} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {shown.map((project, place) => (
          <li key={project.id} className="[contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
            <ProjectRow
              project={project}
              place={place}
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
            icon={isAll ? <ChevronUp /> : <ChevronDown />}
            label={isAll ? texts.showFewer : texts.showMore}
            isCollapsed={isCollapsed}
            isExpanded={isAll}
            leads={() => setAllOf(isAll ? null : items.length)}
          />
        </div>
      )}
    </>
  );
}
