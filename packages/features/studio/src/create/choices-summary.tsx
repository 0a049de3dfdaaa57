import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { PanelOpener } from "@earshot/ui/frame/panel-opener.tsx";

import { useStudioForm } from "./studio-form-provider.tsx";
import { useShownVoice } from "./use-shown-voice.ts";

/** The voice, length and track in one row. Opens the panel on windows where the panel is a sheet. */
export function ChoicesSummary() {
  const { name } = useShownVoice();
  const second = useStudioForm((form) => form.secondVoice?.name ?? null);
  const length = useStudioForm((form) => form.length);
  const track = useStudioForm((form) => form.music?.title ?? null);
  return (
    <PanelOpener label={studioCopy.settings}>
      <bdi>{studioCopy.summary(second === null ? name : `${name}, ${second}`, length, track)}</bdi>
    </PanelOpener>
  );
}
