import { networkErrorMessage } from "@earshot/contract/errors.ts";
import { type ComponentType, useState } from "react";

import { useAlert } from "../shell/studio-alert.tsx";

/**
 * A dialog whose code most people never need: fetched when it is asked for, or about to be.
 *
 * @param load imports it; asked again after a failure, which is alerted
 */
export function useFetched<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const alert = useAlert();

  function open(): void {
    setOpen(true);
    load().then(
      (loaded) => setPart(() => loaded),
      (failure: unknown) => {
        setOpen(false);
        reportError(failure);
        alert(networkErrorMessage);
      },
    );
  }

  return {
    /** The dialog, once it is there. It stays: what opens it again need not wait. */
    Part,
    isOpen,
    /** Asked for, and on its way. */
    isFetching: isOpen && Part === null,
    open,
    close: () => setOpen(false),
    /** Begins to fetch it for who points at what opens it. */
    prepare: () => void load().catch(reportError),
  };
}
