import { useSession } from "@earshot/client/state/session.tsx";
import { projectDialogCopy } from "@earshot/contract/projects/dialog-copy.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { useToast } from "@earshot/ui/surfaces/toast.tsx";

import { useCreateProject } from "./mutations.ts";
import { ProjectNameForm } from "./project-name-form.tsx";

export interface CreateProjectDialogProps {
  open: boolean;
  /** Called on Cancel and after the project has been created. */
  onClose: () => void;
  /** Called before `onClose`, once the list contains the project. */
  onCreated: (project: Project) => void;
  /** Called after `onClose` with the typed name, for a visitor or if the session ended. */
  onNeedsLogIn: (name: string) => void;
  /** The prefilled name: the one typed before a log-in. */
  initialName?: string;
}

/** The Create new project dialog. Tells visitors that the next step is to log in. */
export function CreateProjectDialog(props: CreateProjectDialogProps) {
  const { open, onClose, onCreated, onNeedsLogIn, initialName = "" } = props;
  const { user } = useSession();
  const { mutateAsync: create, isPending: busy } = useCreateProject();
  const showToast = useToast();

  async function save(name: string) {
    if (user === null) return "needs log-in" as const;
    onCreated(await create(name));
    showToast({ text: projectDialogCopy.created, tone: "success" });
    return "saved" as const;
  }

  return (
    <ProjectNameForm
      open={open}
      onClose={onClose}
      title={projectDialogCopy.createTitle}
      description={user === null ? projectDialogCopy.visitor : undefined}
      initialName={initialName}
      submit={{ label: projectDialogCopy.create, busy: projectDialogCopy.creating }}
      busy={busy}
      onSave={save}
      failed={projectDialogCopy.createFailed}
      onNeedsLogIn={onNeedsLogIn}
    />
  );
}
