import { adCopy, adResultCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { fileName } from "@earshot/contract/ads/rules/file-name.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import type { MenuProps } from "@earshot/ui/surfaces/menu.tsx";
import { Download, FolderInput, Info, PenLine, TextCursorInput, Trash2 } from "lucide-react";

import type { AdDialog } from "./ad-list/ad-dialogs.tsx";

interface AdMenuActions {
  onOpen: (which: AdDialog) => void;
  /** Called with the ad's uuid. */
  onEditScript: (uuid: string) => void;
}

/** True if the ad's script can be edited into a new version. */
export const hasEditableScript = (ad: Ad) => isPlayable(ad) && ad.source !== "upload" && ad.script !== null;

const isPlayable = (ad: Ad) => ad.state === "ready" && ad.filepath !== null;

/** An ad's menu, on its card and in the center column. */
export function adMenu(ad: Ad, { onOpen, onEditScript }: AdMenuActions): MenuProps["entries"] {
  return [
    { kind: "action", label: adCopy.viewInfo, icon: <Info />, onSelect: () => onOpen("info") },
    ...(hasEditableScript(ad)
      ? [
          {
            kind: "action" as const,
            label: adResultCopy.editScript,
            icon: <PenLine />,
            onSelect: () => onEditScript(ad.uuid),
          },
        ]
      : []),
    {
      kind: "action",
      label: controlCopy.rename,
      icon: <TextCursorInput />,
      onSelect: () => onOpen("rename"),
    },
    ...(isPlayable(ad)
      ? [
          {
            kind: "link" as const,
            label: adCopy.download,
            icon: <Download />,
            link: (
              <a href={ad.filepath ?? ""} download={fileName(ad)}>
                {adCopy.download}
              </a>
            ),
          },
        ]
      : []),
    { kind: "action", label: adCopy.move, icon: <FolderInput />, onSelect: () => onOpen("move") },
    { kind: "line", id: "before what can't be undone" },
    {
      kind: "action",
      label: controlCopy.delete,
      icon: <Trash2 />,
      tone: "danger",
      onSelect: () => onOpen("delete"),
    },
  ];
}
