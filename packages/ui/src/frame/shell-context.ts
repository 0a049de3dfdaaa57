import { createContext, type ReactNode } from "react";

interface Shell {
  /** The button that opens the sidebar's drawer, for the start of the bar; hidden where the sidebar is a column. */
  openSidebar: ReactNode;
  /** The panel's state, for a `PanelOpener`; null if there is no panel. */
  panel: {
    open: () => void;
    close: () => void;
    /** Loads the drawer's code. */
    preload: () => void;
    /** True while the drawer's code is loading. */
    isBusy: boolean;
  } | null;
}

/** The context that a PageShell provides to its bar and its content. */
export const ShellContext = createContext<Shell>({ openSidebar: null, panel: null });
