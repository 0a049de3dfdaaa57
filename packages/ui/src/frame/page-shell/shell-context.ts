import { createContext, type ReactNode } from "react";

interface Shell {
  /** The button that fetches the sidebar, for the start of the bar; shown only where the sidebar has no column. */
  openSidebar: ReactNode;
  /** The button that fetches the panel, likewise. */
  openPanel: ReactNode;
}

/** What a PageShell hands to the bar inside it. Outside one there is nothing to fetch. */
export const ShellContext = createContext<Shell>({ openSidebar: null, openPanel: null });
