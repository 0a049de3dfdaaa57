import { LoadErrorProvider } from "@earshot/client/lazy.tsx";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { toastCopy } from "@earshot/contract/site/controls-copy.ts";
import { ToastRegion, useLoadError } from "@earshot/ui/surfaces/toast.tsx";
import type { ReactNode } from "react";

/** A page's toasts. They also report that a dialog, menu or drawer could not be loaded; opening it again retries. */
export function PageToasts({ children }: { children: ReactNode }) {
  return (
    <ToastRegion label={toastCopy.region} dismissLabel={toastCopy.dismiss} loadError={networkErrorMessage}>
      <LazyDialogErrors>{children}</LazyDialogErrors>
    </ToastRegion>
  );
}

const LazyDialogErrors = ({ children }: { children: ReactNode }) => (
  <LoadErrorProvider value={useLoadError()}>{children}</LoadErrorProvider>
);
