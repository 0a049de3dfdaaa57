import { createContext, type ReactNode } from "react";

interface Shell {
  /** Button that opens the sidebar's drawer, for the start of the bar; hidden where the sidebar is a column. */
  openSidebar: ReactNode;
  /** Button that opens the panel's drawer, likewise. */
  openPanel: ReactNode;
}

/** Buttons that a PageShell provides to its bar. */
export const ShellContext = createContext<Shell>({ openSidebar: null, openPanel: null });
