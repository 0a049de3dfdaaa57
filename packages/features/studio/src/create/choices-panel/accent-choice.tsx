import { accentsOf } from "@earshot/contract/languages.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Select } from "@earshot/ui/inputs/select.tsx";

import { useStudioChoice } from "../studio-form-provider.tsx";
import type { Choose } from "./use-replaced-voices.ts";

/** The accents of the chosen language. */
export function AccentChoice({ choose }: { choose: Choose }) {
  const language = useStudioChoice((form) => form.language);
  const accent = useStudioChoice((form) => form.accent);
  const known = accentsOf(language).map(({ key, label }) => ({ value: key, label }));
  const first = language === "" ? studioCopy.accentDisabled : studioCopy.recommended;
  return (
    <Select
      label={studioCopy.accent}
      options={[{ value: "", label: first }, ...known]}
      value={accent}
      disabled={language === ""}
      onChange={(event) => choose({ type: "accentChosen", accent: event.currentTarget.value })}
    />
  );
}
