import { fetchedDialog } from "@earshot/client/fetched-dialog.tsx";
import { refusalWords } from "@earshot/contract/words/refusals.ts";
import type { RefObject } from "react";

import { useAlert } from "../studio-alert.tsx";
import { useStudioKeys } from "../use-studio-keys.ts";

const KeysDialog = fetchedDialog(async () => (await import("../keys-dialog.tsx")).KeysDialog);

interface KeysProps {
  /** Whether the list of keys is shown. */
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The search's field; its ref is empty while there is nothing to search. */
  field: RefObject<HTMLInputElement | null>;
}

/** The studio's keys, and the dialog that lists them, whose code comes when it is first opened. */
export function Keys({ open, onOpen, field }: KeysProps) {
  const alert = useAlert();
  const keys = useStudioKeys({ onSearch: () => field.current?.focus(), onList: () => onOpen(true) });
  const close = () => onOpen(false);
  return (
    <KeysDialog
      open={open}
      onClose={close}
      isOn={keys.isOn}
      onTurn={keys.turn}
      onMissing={() => {
        close();
        alert(refusalWords.network);
      }}
    />
  );
}
