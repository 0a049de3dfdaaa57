import type { ReactNode } from "react";

import { Drawer } from "../../surfaces/drawer.tsx";

export interface ShellDrawerProps {
  holds: "sidebar" | "panel";
  open: boolean;
  onClose: () => void;
  title: string;
  heading?: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/** The sidebar or the panel where the page has no room for it. A file of its own: fetched when somebody is about to open it. */
export function ShellDrawer({ holds, ...drawer }: ShellDrawerProps) {
  return holds === "sidebar" ? (
    <Drawer {...drawer} side="start" flush />
  ) : (
    <Drawer {...drawer} side="end" onPhone="bottom" />
  );
}
