import type { Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import type { MenuProps } from "@earshot/ui/surfaces/menu.tsx";
import { Pencil, Trash2 } from "lucide-react";

type NamedProject = Pick<Project, "id" | "name">;

export interface ProjectMenuActions {
  onRename: (project: NamedProject) => void;
  onDelete: (project: NamedProject) => void;
}

/** The entries in a project's menu, in the sidebar and next to the project name in the studio. */
export function projectMenu(
  { id, name }: NamedProject,
  { onRename, onDelete }: ProjectMenuActions,
): MenuProps["entries"] {
  return [
    { kind: "label", label: name },
    {
      kind: "action",
      label: controlCopy.rename,
      icon: <Pencil />,
      onSelect: () => onRename({ id, name }),
    },
    { kind: "line", id: "before delete" },
    {
      kind: "action",
      label: controlCopy.delete,
      icon: <Trash2 />,
      tone: "danger",
      onSelect: () => onDelete({ id, name }),
    },
  ];
}
