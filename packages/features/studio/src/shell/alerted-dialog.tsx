import { fetchedDialog } from "@earshot/client/fetched-dialog.tsx";
import { networkErrorMessage } from "@earshot/contract/errors.ts";
import type { ComponentType } from "react";

import { useAlert } from "./studio-alert.tsx";

/**
 * A dialog of the studio, fetched when it is first opened. Where its code can't be had it counts as closed, and an alert says why:
 * whoever opens it again asks again.
 *
 * @param load imports it
 */
export function alertedDialog<Props extends { open: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
) {
  const Fetched = fetchedDialog(load);
  return function AlertedDialog(props: Props) {
    const alert = useAlert();
    const onMissing = () => {
      props.onClose();
      alert(networkErrorMessage);
    };
    return <Fetched {...props} onMissing={onMissing} />;
  };
}
