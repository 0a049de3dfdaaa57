import type { ReactNode } from "react";

import { Drawer } from "../../surfaces/drawer.tsx";

export interface ShellDrawerProps {
  holds: "sidebar" | "panel";
  open: boolean;
  onClose: () => void;
  title: string;
  heading?: ReactNode;
  closeLabel: string;
  /** The panel's buttons, in its footer. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The drawer for the sidebar or the panel. Loaded lazily, because most users never open one. */
export function ShellDrawer({ holds, ...drawer }: ShellDrawerProps) {
  return holds === "sidebar" ? (
    <Drawer {...drawer} side="start" flush />
  ) : (
    <Drawer {...drawer} side="end" onPhone="bottom" initialFocus="title" />
  );
}
