import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import type { Project } from "@earshot/contract/projects/read.ts";
import { useState } from "react";

const CreateProjectDialog = lazyWithRetry(
  async () => (await import("./create-project-dialog.tsx")).CreateProjectDialog,
);
const EditProjectDialog = lazyWithRetry(
  async () => (await import("./edit-project-dialog.tsx")).EditProjectDialog,
);
const DeleteProjectDialog = lazyWithRetry(
  async () => (await import("./delete-project-dialog.tsx")).DeleteProjectDialog,
);

type NamedProject = Pick<Project, "id" | "name">;

interface NewProject {
  /** Called instead of selecting the new project. The Move dialog uses it to preselect the project. */
  onCreated?: (project: Project) => void;
  /** Closes the drawer that the dialog was opened from, after a project was created or before a log-in. */
  closeDrawer?: (() => void) | undefined;
}

type Opened =
  | { which: "create"; name: string; options: NewProject }
  | { which: "rename"; project: NamedProject; name?: string }
  | { which: "remove"; project: NamedProject; alert?: ((message: string) => void) | undefined };

/** The state of a page's project dialogs, and the functions that open them from the sidebar and elsewhere. */
export function useProjectDialogs() {
  // The dialog stays mounted after closing, so that it can return focus.
  const [last, setLast] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);

  function open(next: Opened) {
    setLast(next);
    setOpen(true);
  }
  return {
    last,
    isOpen,
    open,
    close: () => setOpen(false),
    create: (options: NewProject = {}) => open({ which: "create", name: "", options }),
    rename: (project: NamedProject) => open({ which: "rename", project }),
    /** @param alert shows an error with the studio's wording; by default the dialog shows it with the sidebar's */
    remove: (project: NamedProject, alert?: (message: string) => void) =>
      open({ which: "remove", project, alert }),
  };
}

export interface ProjectDialogsProps {
  dialogs: ReturnType<typeof useProjectDialogs>;
  /** Opens the Log In dialog; `onEnd` receives whether the user is logged in when it closes. */
  onLogIn: (onEnd: (isLoggedIn: boolean) => void) => void;
}

/** A page's project dialogs. A typed name survives a log-in: the dialog reopens with it. */
export function ProjectDialogs({ dialogs, onLogIn }: ProjectDialogsProps) {
  const chooseProject = useAppState((state) => state.chooseProject);
  const { last, isOpen, open, close } = dialogs;
  /** Logs in first, then reopens the dialog with the typed name. */
  const logIn = (again: Opened) =>
    onLogIn((isLoggedIn) => {
      if (isLoggedIn) open(again);
    });

  if (last?.which === "create") {
    const { options } = last;
    return (
      <CreateProjectDialog
        open={isOpen}
        onClose={close}
        initialName={last.name}
        onCreated={(project) => {
          if (options.onCreated) options.onCreated(project);
          else chooseProject({ id: project.id, name: project.name });
          options.closeDrawer?.();
        }}
        onNeedsLogIn={(name) => {
          options.closeDrawer?.();
          logIn({ ...last, name });
        }}
      />
    );
  }
  if (last?.which === "rename") {
    return (
      <EditProjectDialog
        project={last.project}
        initialName={last.name}
        open={isOpen}
        onClose={close}
        onNeedsLogIn={(name) => logIn({ ...last, name })}
      />
    );
  }
  return (
    last && (
      <DeleteProjectDialog
        project={last.project}
        open={isOpen}
        onClose={close}
        alert={last.alert}
        onNeedsLogIn={() => logIn(last)}
      />
    )
  );
}
