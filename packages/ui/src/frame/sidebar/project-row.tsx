import { clsx } from "clsx";
import { Ellipsis } from "lucide-react";

import { type Accent, accentOf } from "../../audio/accent-of.ts";
import { IconButton } from "../../inputs/icon-button.tsx";
import { Menu } from "../../surfaces/menu.tsx";
import type { MenuEntry } from "../../surfaces/menu/menu-entry.ts";
import { Tooltip } from "../../surfaces/tooltip.tsx";
import { firstLetter } from "./first-letter.ts";
import { entryStyle } from "./sidebar-entry.tsx";

/** A project as listed in the sidebar. */
export interface SidebarProject {
  id: string;
  name: string;
  /** If missing, `noDescription` is shown. */
  description?: string;
  /** A temporary badge: "New" on a new project. */
  mark?: string;
}

export interface ProjectRowTexts {
  noDescription: string;
  /** The name of a project's menu button. */
  optionsFor: (name: string) => string;
}

interface ProjectRowProps {
  project: SidebarProject;
  isCurrent: boolean;
  isCollapsed: boolean;
  options: readonly MenuEntry[];
  onChoose: () => void;
  texts: ProjectRowTexts;
}

/**
 * A button that opens a project, and the project's menu. In a collapsed sidebar, only its tile is shown, with the name
 * as a tooltip.
 */
export function ProjectRow(props: ProjectRowProps) {
  const { project, isCurrent, isCollapsed, onChoose } = props;
  const name = project.mark === undefined ? project.name : `${project.name} · ${project.mark}`;
  if (isCollapsed) {
    return (
      <Tooltip text={name} side="end">
        <button
          type="button"
          aria-label={name}
          aria-current={isCurrent || undefined}
          onClick={onChoose}
          className={clsx(
            entryStyle(isCurrent ? "chosen" : "none"),
            "min-h-10 justify-center pointer-coarse:min-h-11",
          )}
        >
          <ProjectTile id={project.id} name={project.name} />
        </button>
      </Tooltip>
    );
  }
  return <ExpandedRow {...props} />;
}

function ExpandedRow(props: ProjectRowProps) {
  const { project, isCurrent, options, onChoose, texts } = props;
  const hasMenu = options.length > 0;
  return (
    <div className="relative">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onChoose}
        className={clsx(entryStyle(isCurrent ? "chosen" : "none"), "min-h-12 py-1.5 ps-1.5 pe-2")}
      >
        <ProjectDot id={project.id} />
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
              "block w-fit max-w-full truncate text-xs font-normal text-ink-3 in-[button:hover]:text-ink-2",
              // Otherwise the menu button's border would overlap the text.
              hasMenu && "forced-colors:pe-8 forced-colors:whitespace-normal",
            )}
          >
            {project.description || texts.noDescription}
          </span>
        </span>
      </button>
      {hasMenu && (
        // Placed next to the name only, because the description below takes the full width.
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

const tiles: Record<Accent, string> = {
  primary: "bg-primary-soft text-primary-strong",
  plum: "bg-plum-faint text-plum",
  harbor: "bg-harbor-faint text-harbor",
};

const dots: Record<Accent, string> = { primary: "bg-primary", plum: "bg-plum", harbor: "bg-harbor" };

/** The first letter of the project's name in the project's colour. Decorative. */
function ProjectTile({ id, name }: { id: string; name: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "grid size-8 shrink-0 place-items-center overflow-hidden rounded-sm border border-ink/8 type-heading text-sm forced-colors:border-[CanvasText]",
        tiles[accentOf(id)],
      )}
    >
      {firstLetter(name)}
    </span>
  );
}

/** The project's colour. Decorative. */
function ProjectDot({ id }: { id: string }) {
  return (
    <span aria-hidden="true" className="grid h-lh w-8 shrink-0 place-items-center self-start">
      <span className={clsx("size-2 rounded-[2px] forced-colors:bg-[CanvasText]", dots[accentOf(id)])} />
    </span>
  );
}
