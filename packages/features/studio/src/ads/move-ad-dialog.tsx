import { adCopy, moveAdCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { canMove, projectsToMoveTo } from "@earshot/contract/ads/rules/move-ad.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { EmptyState } from "@earshot/ui/surfaces/empty-state.tsx";
import { type RefObject, useState } from "react";

import { useMoveAd } from "../queries.ts";
import { useAlert } from "../shell/studio-alert.tsx";
import { ProjectChoice } from "./move-ad-dialog/project-choice.tsx";

export interface MoveAdDialogProps {
  ad: Pick<Ad, "uuid" | "title">;
  /** The project that it is in, which is no choice; null for a visitor's. */
  projectId: string | null;
  /** All projects; none for a visitor. */
  projects: readonly Project[];
  /** The id of the one that is chosen at first, as it was just made for this; null for none. */
  chosenAtFirst?: string | null;
  isLoggedIn: boolean;
  open: boolean;
  onClose: () => void;
  /** It is moved. The dialog has closed. */
  onMoved: () => void;
  /** There is no other project, and one is to be made. The dialog has closed. */
  onCreateProject: () => void;
  /** Where focus goes at the end when the card that opened it is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** Moves an ad to one of the other projects. A failure is alerted, and the choice stays (spec sections 4 and 8). */
export function MoveAdDialog(props: MoveAdDialogProps) {
  const { ad, projectId, projects, chosenAtFirst = null, isLoggedIn, open, onClose } = props;
  const { onMoved, onCreateProject, returnFocus } = props;
  const alert = useAlert();
  const { move, busy } = useMoveAd(isLoggedIn);
  const [chosen, setChosen] = useState(chosenAtFirst);
  const others = projectsToMoveTo(projects, projectId);
  const target = others.find(({ id }) => id === chosen) ?? null;
  const isReady = canMove({ adUuid: ad.uuid, projectId: target?.id ?? null, currentProjectId: projectId });

  async function submit() {
    if (!target || !isReady) return;
    const moved = await move({ uuid: ad.uuid, projectId: target.id });
    if (moved.is === "refused") {
      alert(moved.words);
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
