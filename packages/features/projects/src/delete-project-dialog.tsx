import { ApiError, explain, isLoggedOutError } from "@earshot/client/api-error.ts";
import { NetworkError } from "@earshot/client/network-error.ts";
import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { deleteProjectCopy } from "@earshot/contract/projects/dialog-copy.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { AlertDialog } from "@earshot/ui/surfaces/alert-dialog.tsx";
import { useToast } from "@earshot/ui/surfaces/toast.tsx";
import { useState } from "react";

import { useCampaignCount, useDeleteProject } from "./mutations.ts";

export interface DeleteProjectDialogProps {
  project: Pick<Project, "id" | "name">;
  open: boolean;
  onClose: () => void;
  /**
   * Shows an error as an alert, with the studio's wording. Without it, the dialog shows the error with the sidebar's
   * wording.
   */
  alert?: ((message: string) => void) | undefined;
  /** Called to log in after the session ended; the dialog then reopens. */
  onNeedsLogIn: () => void;
}

/**
 * The Delete project dialog. Shows how many campaigns use the project's ads; Delete is disabled until that is loaded or
 * has failed. Cannot be closed while pending, and stays open on an error.
 */
export function DeleteProjectDialog(props: DeleteProjectDialogProps) {
  const { project, open, onClose, alert, onNeedsLogIn } = props;
  const { mutateAsync: remove, isPending: busy } = useDeleteProject();
  const { campaigns, isLoading } = useCampaignCount(project.id, open);
  const showToast = useToast();
  const [error, setError] = useState<{ message: string; needsLogIn: boolean }>();

  function close() {
    setError(undefined);
    onClose();
  }

  async function confirm() {
    setError(undefined);
    try {
      await remove(project.id);
    } catch (reason) {
      if (alert) alert(errorText(reason, deleteProjectCopy.studioUnreachable));
      else
        setError({
          message: errorText(reason, deleteProjectCopy.unreachable),
          needsLogIn: isLoggedOutError(reason),
        });
      return;
    }
    close();
    showToast({ text: deleteProjectCopy.deleted, tone: "success" });
  }

  return (
    <AlertDialog
      open={open}
      onClose={close}
      title={deleteProjectCopy.title}
      description={
        <>
          <strong dir="auto" className="font-semibold wrap-anywhere text-ink">
            {project.name}
          </strong>{" "}
          {deleteProjectCopy.consequence}
        </>
      }
      closeLabel={controlCopy.cancel}
      tone="danger"
      busy={busy}
      confirm={{
        label: busy ? controlCopy.deleting : controlCopy.delete,
        onConfirm: () => void confirm(),
        disabled: isLoading,
      }}
      error={error?.message}
    >
      {/* Has the same height with and without text, so that the buttons don't move. */}
      <output className="mt-2 block min-h-[1lh] text-base">
        {isLoading && <span className="text-ink-3">{deleteProjectCopy.checking}</span>}
        {!isLoading && campaigns > 0 && (
          <span className="font-medium text-ink">{deleteProjectCopy.inCampaigns(campaigns)}</span>
        )}
      </output>
      {error?.needsLogIn && (
        <Button
          onClick={() => {
            close();
            onNeedsLogIn();
          }}
        >
          {logInCopy.logIn}
        </Button>
      )}
    </AlertDialog>
  );
}

/** The server's message, or else the default message; `unreachable` if there was no response. */
function errorText(error: unknown, unreachable: string): string {
  const isResponse =
    error instanceof ApiError || (error instanceof NetworkError && error.status !== undefined);
  return isResponse ? explain(error, deleteProjectCopy.failed) : unreachable;
}
