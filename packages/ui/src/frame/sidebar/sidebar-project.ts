import type { MenuEntry } from "../../surfaces/menu/menu-entry.ts";

/** A project as the sidebar lists it. */
export interface SidebarProject {
  id: string;
  name: string;
  /** Without one, the sidebar says so. */
  description?: string;
  /** A word that sets this project apart for a while: "New" on the one just created. */
  mark?: string;
}

/** Everything that the list of projects says. */
export interface ProjectTexts {
  /** Names the list: "Projects". */
  projects: string;
  showMore: string;
  showFewer: string;
  /** Stands where a project has no description. */
  noDescription: string;
  /** Stands where there is no project. */
  empty: string;
  /** Heard while the list is on its way. */
  loading: string;
  /** Stands where the list could not be had, above the button that asks again. */
  failed: string;
  tryAgain: string;
  /** The name of a project's menu. */
  optionsFor: (name: string) => string;
}

/** The list, or why there is none. */
export type Projects =
  | { state: "loading" }
  | { state: "failed"; onTryAgain: () => void }
  | {
      state: "listed";
      items: readonly SidebarProject[];
      /** The id of the project that is open. */
      current: string | null;
      onChoose: (project: SidebarProject) => void;
      /** What can be done with it: rename, delete. Without anything, it has no menu. */
      optionsOf: (project: SidebarProject) => readonly MenuEntry[];
    };
