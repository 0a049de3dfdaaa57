import { languages } from "@earshot/contract/languages.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Combobox } from "@earshot/ui/inputs/combobox.tsx";

/** The thirteen languages, each with its native name from `Intl`. */
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
  /** The text typed before this component loaded; null if focus has moved elsewhere. */
  typed: string | null;
}

/** Finds a language by part of its English or native name. */
export function LanguageSearch({ language, onLanguage, typed }: LanguageSearchProps) {
  return (
    <Combobox
      label={studioCopy.languageSearch}
      options={options}
      copy={studioCopy.languageList}
      value={language}
      onChange={onLanguage}
      {...(typed !== null && { takesFocus: { typed } })}
    />
  );
}
