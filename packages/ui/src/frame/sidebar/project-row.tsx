import { clsx } from "clsx";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";

import { IconButton } from "../../inputs/icon-button.tsx";
import { Menu } from "../../surfaces/menu.tsx";
import type { MenuEntry } from "../../surfaces/menu/menu-entry.ts";
import { Tooltip } from "../../surfaces/tooltip.tsx";
import { ProjectTile } from "./project-tile.tsx";
import { entryStyle } from "./sidebar-entry.tsx";
import type { ProjectTexts, SidebarProject } from "./sidebar-project.ts";

interface ProjectRowProps {
  project: SidebarProject;
  /** In the list, from 0. */
  place: number;
  isCurrent: boolean;
  isCollapsed: boolean;
  options: readonly MenuEntry[];
  onChoose: () => void;
  texts: ProjectTexts;
}

/** A project: pressing it opens it; its menu stands beside it. Collapsed, its sign alone. */
export function ProjectRow(props: ProjectRowProps) {
  const { project, place, isCurrent, isCollapsed, onChoose } = props;
  const name = project.mark === undefined ? project.name : `${project.name} · ${project.mark}`;
  const sign = <ProjectTile name={project.name} place={place} />;
  if (isCollapsed) {
    return (
      <Tooltip text={name} side="end">
        <button
          type="button"
          aria-label={name}
          aria-current={isCurrent || undefined}
          onClick={onChoose}
          className={clsx(
            entryStyle(isCurrent ? "project" : "no"),
            "min-h-10 justify-center pointer-coarse:min-h-11",
          )}
        >
          {sign}
        </button>
      </Tooltip>
    );
  }
  return <WholeRow {...props} sign={sign} />;
}

function WholeRow(props: ProjectRowProps & { sign: ReactNode }) {
  const { project, isCurrent, options, onChoose, texts, sign } = props;
  const hasMenu = options.length > 0;
  return (
    <div className="relative">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onChoose}
        className={clsx(entryStyle(isCurrent ? "project" : "no"), "min-h-12 py-1.5 ps-1.5 pe-2")}
      >
        {sign}
        <span className="min-w-0 grow">
          <span
            className={clsx(
              project.mark === undefined ? "block" : "flex items-baseline gap-1.5",
              hasMenu && "pe-8 pointer-coarse:pe-10",
            )}
          >
            <span
              dir="auto"
              className={clsx("w-fit max-w-full wrap-anywhere", isCurrent ? "block" : "line-clamp-2")}
            >
              {project.name}
            </span>
            {project.mark !== undefined && (
              <span className="shrink-0 rounded-[4px] border border-transparent bg-primary-soft px-1 text-xs font-semibold text-primary">
                {project.mark}
              </span>
            )}
          </span>
          <span
            dir="auto"
            className={clsx(
              "block w-fit max-w-full truncate text-xs font-normal text-ink-3",
              // There the menu's button has an edge, which would stand on the words.
              hasMenu && "forced-colors:pe-8 forced-colors:whitespace-normal",
            )}
          >
            {project.description || texts.noDescription}
          </span>
        </span>
      </button>
      {hasMenu && (
        // Beside the name alone: the description has the whole width.
        <span className="absolute end-1 top-0.5 pointer-coarse:-top-1">
          <Menu
            trigger={<IconButton size="sm" icon={<Ellipsis />} label={texts.optionsFor(project.name)} />}
            entries={options}
          />
        </span>
      )}
    </div>
  );
}
