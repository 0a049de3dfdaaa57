import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";

interface LoadErrorProps {
  onRetry: () => void;
  /** Text that says how to continue without this part. */
  note?: string;
}

/** Shown in place of a part of the studio whose code could not be loaded. */
export function LoadError({ onRetry, note }: LoadErrorProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-danger">
      {networkErrorMessage} {note}
      <Button size="sm" onClick={onRetry}>
        {controlCopy.tryAgain}
      </Button>
    </div>
  );
}
