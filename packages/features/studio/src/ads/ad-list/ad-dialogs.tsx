import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { deleteAdCopy, moveAdCopy } from "@earshot/contract/ads/copy.ts";
import { type AdDetails } from "@earshot/contract/ads/read-details.ts";
import { type Ad } from "@earshot/contract/ads/read.ts";
import { type Project } from "@earshot/contract/projects/read.ts";
import { Fragment, type ReactNode, type RefObject, useState } from "react";

import { useUpdateAd } from "../../queries.ts";
import { loadAudioProject } from "../audio-project-map.ts";

const AdInfoDialog = lazyWithRetry(async () => (await import("../ad-info-dialog.tsx")).AdInfoDialog);
const MoveAdDialog = lazyWithRetry(async () => (await import("../move-ad-dialog.tsx")).MoveAdDialog);
const DeleteAdDialog = lazyWithRetry(async () => (await import("../delete-ad-dialog.tsx")).DeleteAdDialog);

/** What an ad's card can open. Sharing is another feature's, handed in. */
export type AdDialog = "info" | "move" | "delete" | "share";

/** The dialog that was opened last. It stays when it is closed, so that it can give the focus back. */
export interface OpenedDialog {
  which: AdDialog;
  ad: Ad;
  /** The project that Move begins with; null for none. */
  target: string | null;
  open: boolean;
  /** Tells one opening from the next: each begins anew. */
  turn: number;
}

/** What the Share dialog is given. */
export interface ShareDialogParts {
  ad: Ad;
  open: boolean;
  onClose: () => void;
  /** Sharing was stopped, or begun again. */
  onShared: (shared: boolean) => void;
}

interface AdDialogsProps {
  opened: OpenedDialog;
  onClose: () => void;
  /** Where the focus goes when the card is gone. */
  returnFocus: RefObject<HTMLElement | null>;
  projectName: string;
  projectId: string | null;
  projects: readonly Project[];
  isLoggedIn: boolean;
  onCreateProject: () => void;
  onMakeAnother: (ad: AdDetails) => void;
  shareDialog: (parts: ShareDialogParts) => ReactNode;
  /** The ad is gone from the list; `words` say how. */
  onGone: (words: string) => void;
}

/** The dialog of one ad, as it was opened from its card. */
export function AdDialogs(props: AdDialogsProps) {
  const { opened, onClose, returnFocus, projectName, projectId, projects, isLoggedIn } = props;
  const { onCreateProject, onMakeAnother, shareDialog, onGone } = props;
  const keep = useUpdateAd();
  const { which, ad, target, open, turn } = opened;
  // An older server does not say which project an ad is in; this browser may know.
  const adProjectId = ad.projectId ?? loadAudioProject(ad.uuid) ?? projectId;
  const shared = { ad, open, onClose, returnFocus, isLoggedIn };
  return (
    <Fragment key={turn}>
      {which === "info" && (
        <AdInfoDialog
          {...shared}
          projectName={projects.find(({ id }) => id === adProjectId)?.name ?? projectName}
          onMakeAnother={onMakeAnother}
        />
      )}
      {which === "move" && (
        <MoveAdDialog
          {...shared}
          projects={projects}
          projectId={adProjectId}
          chosenAtFirst={target}
          onCreateProject={onCreateProject}
          onMoved={() => onGone(moveAdCopy.moved)}
        />
      )}
      {which === "delete" && <DeleteAdDialog {...shared} onDeleted={() => onGone(deleteAdCopy.deleted)} />}
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
 * The one dialog of an ad that is open, and what its ad is like by now.
 * @param ads those in the list; one that has left it stays in its dialog as it was
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
    /** How the last ad left the list, to be spoken; empty when none did. */
    gone,
    onGone: setGone,
  };
}
