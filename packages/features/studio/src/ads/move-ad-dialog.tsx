import { adCopy } from "@earshot/contract/ads/copy.ts";
import { moveAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { canMove, projectsToMoveTo } from "@earshot/contract/ads/rules/move-ad.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { EmptyState } from "@earshot/ui/surfaces/empty-state.tsx";
import { type RefObject, useState } from "react";

import { useAlert } from "../shell/studio-alert.tsx";
import { moveErrorText } from "./error-text.ts";
import { ProjectChoice } from "./move-ad-dialog/project-choice.tsx";
import { useMoveAd } from "./queries.ts";

export interface MoveAdDialogProps {
  ad: Pick<Ad, "uuid" | "title">;
  /** The ad's project, which is left out of the choices; null for a visitor's ad. */
  projectId: string | null;
  /** All projects; empty for a visitor. */
  projects: readonly Project[];
  /** The preselected project, such as one just created for the move, or null. */
  chosenAtFirst?: string | null;
  isLoggedIn: boolean;
  open: boolean;
  onClose: () => void;
  /** Called after `onClose` once the ad is moved. */
  onMoved: () => void;
  /** Called after `onClose` to create a project. */
  onCreateProject: () => void;
  /** Receives focus on close if the card that opened it is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** The Move dialog. An error is shown as an alert, and the choice is kept. */
export function MoveAdDialog(props: MoveAdDialogProps) {
  const { ad, projectId, projects, chosenAtFirst = null, isLoggedIn, open, onClose } = props;
  const { onMoved, onCreateProject, returnFocus } = props;
  const alert = useAlert();
  const { mutateAsync: move, isPending: busy } = useMoveAd(isLoggedIn);
  const [chosen, setChosen] = useState(chosenAtFirst);
  const others = projectsToMoveTo(projects, projectId);
  const target = others.find(({ id }) => id === chosen) ?? null;
  const isReady = canMove({ adUuid: ad.uuid, projectId: target?.id ?? null, currentProjectId: projectId });

  async function submit() {
    if (!target || !isReady) return;
    try {
      await move({ uuid: ad.uuid, projectId: target.id });
    } catch (error) {
      alert(moveErrorText(error));
      return;
    }
    onClose();
    onMoved();
  }

  const shared = {
    open,
    onClose,
    title: adCopy.move,
    description: <bdi>{ad.title}</bdi>,
    closeLabel: controlCopy.close,
    size: "sm",
    returnFocus,
  } as const;

  if (others.length === 0) {
    const create = () => {
      onClose();
      onCreateProject();
    };
    return (
      <Dialog
        {...shared}
        actions={
          <>
            <DialogButton does="cancel">{controlCopy.cancel}</DialogButton>
            <DialogButton does={create}>{moveAdCopy.create}</DialogButton>
          </>
        }
      >
        <EmptyState {...moveAdCopy.none} />
      </Dialog>
    );
  }

  return (
    <Dialog
      {...shared}
      busy={busy}
      onSubmit={() => void submit()}
      note={<output>{target && controlCopy.selected(target.name)}</output>}
      actions={
        <>
          <DialogButton does="cancel">{controlCopy.cancel}</DialogButton>
          <DialogButton does="submit" disabled={!isReady}>
            {busy ? moveAdCopy.moving : moveAdCopy.move}
          </DialogButton>
        </>
      }
    >
      <ProjectChoice projects={others} chosen={target?.id ?? null} onChoose={setChosen} />
    </Dialog>
  );
}
