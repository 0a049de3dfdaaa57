import { createContext, type ReactNode } from "react";

interface Shell {
  /** Button that opens the sidebar's drawer, for the start of the bar; hidden where the sidebar is a column. */
  openSidebar: ReactNode;
  /** State for a `PanelOpener`; null if there is no panel. */
  panel: {
    open: () => void;
    close: () => void;
    /** Loads the drawer's code. */
    preload: () => void;
    /** The code is loading. */
    isBusy: boolean;
  } | null;
}

/** Context that a PageShell provides to its bar and its content. */
export const ShellContext = createContext<Shell>({ openSidebar: null, panel: null });
