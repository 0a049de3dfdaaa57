import { QueryProvider } from "@earshot/client/query-provider.tsx";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import type { Track } from "@earshot/contract/music/read.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { useState } from "react";

import { useToldStage } from "../../queries.ts";
import type { ScriptSource } from "../ad-request.ts";
import { missingOf } from "../missing-of.ts";
import { ProductionWaitDialog } from "../production-wait-dialog.tsx";
import { emptyForm, type StudioForm } from "../studio-form.ts";
import { type CreateAdOptions, useCreateAd } from "../use-create-ad.ts";

const music: Track = {
  id: "trk_002",
  title: "Side Street",
  seconds: 60,
  genre: "",
  mood: "calm",
  tags: [],
  previewUrl: null,
  loops: true,
  peaks: [],
  suggestedFor: { trades: [], tones: [] },
};

const typed: StudioForm = {
  ...emptyForm,
  productName: "Kettle Café",
  prompt: "Fresh coffee, roasted every Tuesday. Visit us at the old station.",
  script: "Good morning from Kettle Café. Come by at the old station.",
};

/** A fixed time, so that the countdown does not run. */
const now = () => Date.UTC(2026, 9, 30);

export interface CreateProps extends Pick<CreateAdOptions, "onListChanged" | "onMade"> {
  /** True if the form has music, which decides the route. */
  music: boolean;
  source: ScriptSource;
  /** Called with the submitted form when it is cleared. */
  onDone: (sent: StudioForm) => void;
}

/** The parts of the studio that stories need to create an ad. Polls without a delay. */
export const Create = (props: CreateProps) => (
  <QueryProvider>
    <CreateForm {...props} />
  </QueryProvider>
);

function CreateForm({ music: hasMusic, source, onDone, ...callbacks }: CreateProps) {
  const [form, setForm] = useState(typed);
  const { create, making, hide, busy } = useCreateAd({
    ...callbacks,
    recommended: null,
    onDone: (sent) => {
      onDone(sent);
      setForm(emptyForm);
    },
    pollEvery: 1,
    now,
  });
  const stage = useToldStage(making?.uuid ?? null);
  const text = source === "ai" ? "prompt" : "script";
  const change = (facts: Partial<StudioForm>) => setForm((known) => ({ ...known, ...facts }));
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={studioCopy.productName}
        value={form.productName}
        onChange={({ currentTarget }) => change({ productName: currentTarget.value })}
      />
      <TextArea
        label={studioCopy[text]}
        value={form[text]}
        onChange={({ currentTarget }) => change({ [text]: currentTarget.value })}
      />
      <Button
        intent="primary"
        busy={busy}
        disabled={!busy && missingOf(source, form) !== null}
        onClick={() => create(source, hasMusic ? { ...form, music } : form, null)}
      >
        {busy ? generationCopy.creating : generationCopy.create}
      </Button>
      {making && (
        <ProductionWaitDialog {...making} stage={stage} open={!making.isHidden} onClose={hide} now={now} />
      )}
    </div>
  );
}
