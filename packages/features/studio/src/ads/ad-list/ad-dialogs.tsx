import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import type { Project } from "@earshot/contract/projects/read.ts";
import { Fragment, type ReactNode, type RefObject, useState } from "react";

import { useUpdateAd } from "../../queries.ts";
import { loadAudioProject } from "../audio-project-map.ts";

const AdInfoDialog = lazyWithRetry(async () => (await import("../ad-info-dialog.tsx")).AdInfoDialog);
const RenameAdDialog = lazyWithRetry(async () => (await import("../rename-ad-dialog.tsx")).RenameAdDialog);
const MoveAdDialog = lazyWithRetry(async () => (await import("../move-ad-dialog.tsx")).MoveAdDialog);
const DeleteAdDialog = lazyWithRetry(async () => (await import("../delete-ad-dialog.tsx")).DeleteAdDialog);

/** A card's dialogs. Share belongs to another feature and is passed in. */
export type AdDialog = "info" | "rename" | "move" | "delete" | "share";

/** The last opened dialog. Stays mounted after closing, to return focus. */
export interface OpenedDialog {
  which: AdDialog;
  ad: Ad;
  /** The project preselected in Move, or null. */
  target: string | null;
  open: boolean;
  /** Changes each time the dialog opens, which resets its state. */
  turn: number;
}

export interface ShareDialogParts {
  ad: Ad;
  open: boolean;
  onClose: () => void;
  /** Called when sharing was stopped or resumed. */
  onShared: (shared: boolean) => void;
}

interface AdDialogsProps {
  opened: OpenedDialog;
  onClose: () => void;
  /** Receives focus if the card is gone. */
  returnFocus: RefObject<HTMLElement | null>;
  projectName: string;
  projectId: string | null;
  projects: readonly Project[];
  isLoggedIn: boolean;
  onCreateProject: () => void;
  onMakeAnother: (ad: AdDetails) => void;
  onEditScript: (uuid: string) => void;
  shareDialog: (parts: ShareDialogParts) => ReactNode;
  /** Called with the announcement once the ad has left the list. */
  onGone: (announcement: string) => void;
}

export function AdDialogs(props: AdDialogsProps) {
  const { opened, onClose, returnFocus, projectName, projectId, projects, isLoggedIn } = props;
  const { onCreateProject, onMakeAnother, onEditScript, shareDialog, onGone } = props;
  const keep = useUpdateAd();
  const { which, ad, target, open, turn } = opened;
  // Older servers don't send an ad's project, but this browser may have saved it.
  const adProjectId = ad.projectId ?? loadAudioProject(ad.uuid) ?? projectId;
  const shared = { ad, open, onClose, returnFocus, isLoggedIn };
  return (
    <Fragment key={turn}>
      {which === "info" && (
        <AdInfoDialog
          {...shared}
          projectName={projects.find(({ id }) => id === adProjectId)?.name ?? projectName}
          onMakeAnother={onMakeAnother}
          onEditScript={onEditScript}
        />
      )}
      {which === "rename" && <RenameAdDialog {...shared} />}
      {which === "move" && (
        <MoveAdDialog
          {...shared}
          projects={projects}
          projectId={adProjectId}
          chosenAtFirst={target}
          onCreateProject={onCreateProject}
          onMoved={() => onGone(adCopy.moved)}
        />
      )}
      {which === "delete" && <DeleteAdDialog {...shared} onDeleted={() => onGone(adCopy.deleted)} />}
      {which === "share" &&
        shareDialog({
          ad,
          open,
          onClose,
          onShared: (isShared) => keep({ ...ad, shared: isShared }),
        })}
    </Fragment>
  );
}

/**
 * Returns the open dialog with its ad's current state.
 * @param ads the listed ads; once the ad has left the list, the dialog keeps the ad's last state
 */
export function useOpenedDialog(ads: readonly Ad[] | null) {
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const [gone, setGone] = useState("");

  function open(which: AdDialog, ad: Ad, target: string | null = null) {
    setGone("");
    setOpened((last) => ({ which, ad, target, open: true, turn: (last?.turn ?? 0) + 1 }));
  }

  return {
    opened: opened && { ...opened, ad: ads?.find(({ uuid }) => uuid === opened.ad.uuid) ?? opened.ad },
    open,
    close: () => setOpened((last) => last && { ...last, open: false }),
    /** The announcement for the last ad that left the list, or empty. */
    gone,
    onGone: setGone,
  };
}
