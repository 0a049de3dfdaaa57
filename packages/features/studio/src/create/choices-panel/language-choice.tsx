import { languages } from "@earshot/contract/languages.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Select } from "@earshot/ui/inputs/select.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";
import { type ComponentType, lazy, Suspense } from "react";

import { useStudioChoice } from "../studio-form-provider.tsx";
import type { LanguageSearchProps } from "./language-search.tsx";
import type { Choose } from "./use-replaced-voices.ts";

/** Its code comes after the form's. Without it the list below chooses as well. */
const LanguageSearch = lazy(async (): Promise<{ default: ComponentType<LanguageSearchProps> }> => {
  try {
    return { default: (await import("./language-search.tsx")).LanguageSearch };
  } catch (failure) {
    reportError(failure);
    return { default: () => null };
  }
});

const options = [
  { value: "", label: studioCopy.recommended },
  ...languages.map(({ name }) => ({ value: name, label: name })),
];

/** The ad's language, by search or out of the list, whose first entry leaves it to us. */
export function LanguageChoice({ choose }: { choose: Choose }) {
  const language = useStudioChoice((form) => form.language);
  const onLanguage = (name: string) => choose({ type: "languageChosen", language: name });
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Suspense fallback={<Skeleton shape="field" label="" />}>
        <LanguageSearch language={language} onLanguage={onLanguage} />
      </Suspense>
      <Select
        label={studioCopy.language}
        options={options}
        value={language}
        onChange={(event) => onLanguage(event.currentTarget.value)}
      />
    </div>
  );
}
