import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import type { RefObject } from "react";

import { useStudioKeys } from "../../shell/use-studio-keys.ts";

const KeysDialog = lazyWithRetry(async () => (await import("../../shell/keys-dialog.tsx")).KeysDialog);

interface KeysProps {
  /** Whether the list of keys is shown. */
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The search's field; its ref is empty while there is nothing to search. */
  field: RefObject<HTMLInputElement | null>;
}

/** The studio's keys, and the dialog that lists them, whose code comes when it is first opened. */
export function Keys({ open, onOpen, field }: KeysProps) {
  const keys = useStudioKeys({ onSearch: () => field.current?.focus(), onList: () => onOpen(true) });
  return <KeysDialog open={open} onClose={() => onOpen(false)} isOn={keys.isOn} onTurn={keys.turn} />;
}
