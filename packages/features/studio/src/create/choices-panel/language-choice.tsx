import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { languages } from "@earshot/contract/languages.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Select } from "@earshot/ui/inputs/select.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";
import { type FocusEvent, useState } from "react";

import { LoadError } from "../../shell/load-error.tsx";
import { useStudioForm } from "../studio-form-provider.tsx";
import type { Choose } from "./use-replaced-voices.ts";

const LanguageSearch = lazyWithRetry(async () => (await import("./language-search.tsx")).LanguageSearch);

const options = [
  { value: "", label: studioCopy.recommended },
  ...languages.map(({ name }) => ({ value: name, label: name })),
];

/** The ad's language, chosen by search or from a list that begins with Recommended. */
export function LanguageChoice({ choose }: { choose: Choose }) {
  const language = useStudioForm((form) => form.language);
  const onLanguage = (name: string) => choose({ type: "languageChosen", language: name });
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <LazySearch language={language} onLanguage={onLanguage} />
      <Select
        label={studioCopy.language}
        options={options}
        value={language}
        onChange={(event) => onLanguage(event.currentTarget.value)}
      />
    </div>
  );
}

interface LazySearchProps {
  language: string;
  onLanguage: (name: string) => void;
}

/**
 * A plain field until it is focused, because the code for the suggestions is as large as all other code that loads
 * initially.
 */
function LazySearch({ language, onLanguage }: LazySearchProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<"plain" | "loading" | "loaded">("plain");
  const load = async ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
    if (state !== "plain") return;
    setState("loading");
    // The lazy component itself shows a load error and offers a retry.
    await LanguageSearch.load().catch(() => undefined);
    if (document.activeElement === field) setTyped(field.value === language ? "" : field.value);
    setState("loaded");
  };
  if (state === "loaded") {
    return (
      <LanguageSearch
        language={language}
        onLanguage={onLanguage}
        typed={typed}
        fallback={<Skeleton shape="field" label="" />}
        ErrorFallback={LoadError}
      />
    );
  }
  return (
    <TextField
      // Remounts the field when the choice changes, because a field reads its default value only once.
      key={language}
      label={studioCopy.languageSearch}
      defaultValue={language}
      autoComplete="off"
      onPointerEnter={LanguageSearch.preload}
      onFocus={(event) => void load(event)}
    />
  );
}
