import { projectDialogCopy } from "@earshot/contract/projects/dialog-copy.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { useToast } from "@earshot/ui/surfaces/toast.tsx";

import { useRenameProject } from "./mutations.ts";
import { ProjectNameForm } from "./project-name-form.tsx";

export interface EditProjectDialogProps {
  project: Pick<Project, "id" | "name">;
  open: boolean;
  /** Called on Cancel and after a save. */
  onClose: () => void;
  /** Called after `onClose` with the typed name if the session ended. */
  onNeedsLogIn: (name: string) => void;
  /** Prefilled instead of the project's name: the name typed before a log-in. */
  initialName?: string | undefined;
}

/** The Edit project dialog: renames a project. */
export function EditProjectDialog(props: EditProjectDialogProps) {
  const { project, open, onClose, onNeedsLogIn, initialName = project.name } = props;
  const { mutateAsync: rename, isPending: busy } = useRenameProject();
  const showToast = useToast();

  async function save(name: string) {
    await rename({ id: project.id, name });
    showToast({ text: projectDialogCopy.updated, tone: "success" });
    return "saved" as const;
  }

  return (
    <ProjectNameForm
      open={open}
      onClose={onClose}
      title={projectDialogCopy.editTitle}
      initialName={initialName}
      submit={{ label: projectDialogCopy.update, busy: projectDialogCopy.updating }}
      busy={busy}
      onSave={save}
      failed={projectDialogCopy.updateFailed}
      onNeedsLogIn={onNeedsLogIn}
    />
  );
}
