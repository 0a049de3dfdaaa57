import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { AudioLines } from "lucide-react";

import type { ScriptSource } from "../ad-request.ts";
import { useStudioChoice } from "../studio-form-provider.tsx";
import { isReady } from "./is-ready.ts";

interface CreateButtonProps {
  source: ScriptSource;
  creating: boolean;
}

/** Create Audio Ad: disabled while name or text is blank, busy while an ad is asked for. */
export function CreateButton({ source, creating }: CreateButtonProps) {
  const ready = useStudioChoice((form) => isReady(source, form));
  return (
    <div>
      <div className="noscript:hidden">
        <Button
          type="submit"
          intent="primary"
          size="lg"
          wide
          icon={<AudioLines />}
          busy={creating}
          disabled={!ready && !creating}
        >
          {creating ? generationCopy.creating : generationCopy.create}
        </Button>
      </div>
      <p className="hidden text-sm text-ink-2 noscript:block">{studioCopy.needsScript}</p>
    </div>
  );
}
