import type { SubmitEvent } from "react";

import type { ScriptSource } from "../ad-request.ts";
import { useStudioStore } from "../studio-form-provider.tsx";
import { CreateButton } from "./create-button.tsx";
import { isReady } from "./is-ready.ts";
import { MusicSection } from "./music-section.tsx";
import { ProductName } from "./product-name.tsx";
import { PromptField } from "./prompt-field.tsx";
import { ScriptPart } from "./script-part.tsx";

interface AdFormProps {
  /** Who writes the script. */
  source: ScriptSource;
  /** Whether its tab is the one in sight: a hidden one asks nobody anything. */
  shown: boolean;
  onCreate: (source: ScriptSource) => void;
  creating: boolean;
}

/** What an ad is made of, beside the choices of the panel. Each part knows the form by itself. */
export function AdForm({ source, shown, onCreate, creating }: AdFormProps) {
  const { current } = useStudioStore();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What is searched in the music dialog is sent too, and passes here: in React's tree it stands within.
    if (event.target !== event.currentTarget) return;
    if (!creating && isReady(source, current().form)) onCreate(source);
  };
  return (
    <form onSubmit={submit} className="mx-auto flex w-full max-w-160 flex-col gap-5">
      <ProductName />
      {source === "ai" ? <PromptField /> : <ScriptPart shown={shown} />}
      <MusicSection />
      <CreateButton source={source} creating={creating} />
    </form>
  );
}
