import { languages } from "@earshot/contract/languages.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Combobox } from "@earshot/ui/inputs/combobox.tsx";

/** The thirteen, each with its own name for itself, by the browser's tables. */
const options = languages.map(({ name, code }) => ({
  value: name,
  label: name,
  detail: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? name,
  detailLang: code,
}));

export interface LanguageSearchProps {
  /** The chosen language's name; empty for Recommended. */
  language: string;
  onLanguage: (name: string) => void;
}

/** Finds a language by a part of its name, in English or in itself. */
export function LanguageSearch({ language, onLanguage }: LanguageSearchProps) {
  return (
    <Combobox
      label={studioCopy.languageSearch}
      options={options}
      words={studioCopy.languageList}
      value={language}
      onChange={onLanguage}
    />
  );
}
