import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { networkErrorMessage } from "@earshot/contract/errors.ts";
import { languages } from "@earshot/contract/languages.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Select } from "@earshot/ui/inputs/select.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";

import { useStudioForm } from "../studio-form-provider.tsx";
import type { Choose } from "./use-replaced-voices.ts";

const LanguageSearch = lazyWithRetry(async () => (await import("./language-search.tsx")).LanguageSearch);

const options = [
  { value: "", label: studioCopy.recommended },
  ...languages.map(({ name }) => ({ value: name, label: name })),
];

/** The ad's language, chosen by search or from the list, whose first entry is Recommended. */
export function LanguageChoice({ choose }: { choose: Choose }) {
  const language = useStudioForm((form) => form.language);
  const onLanguage = (name: string) => choose({ type: "languageChosen", language: name });
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <LanguageSearch
        language={language}
        onLanguage={onLanguage}
        fallback={<Skeleton shape="field" label="" />}
        ErrorFallback={LoadError}
      />
      <Select
        label={studioCopy.language}
        options={options}
        value={language}
        onChange={(event) => onLanguage(event.currentTarget.value)}
      />
    </div>
  );
}

/** Shown when the search fails to load: the list below offers the same languages. */
function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-danger">
      {networkErrorMessage}
      <Button size="sm" onClick={onRetry}>
        {controlCopy.tryAgain}
      </Button>
    </div>
  );
}
