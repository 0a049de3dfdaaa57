import { languageOf, otherLanguageOf } from "@earshot/contract/generation/rules/language-of.ts";
import { findLanguage, languages } from "@earshot/contract/languages.ts";
import { scriptCopy } from "@earshot/contract/studio/script-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { useDeferredValue } from "react";

import { useStudioDispatch, useStudioForm } from "../create/studio-form-provider.tsx";
import { useShownVoice } from "../create/use-shown-voice.ts";
import { useRecommendedVoice } from "../pickers/catalogue-queries.ts";

const codeOf = (name: string) => languages.find((each) => each.name === findLanguage(name)?.name)?.code;

/** Email addresses and URLs don't belong to any language. */
const addresses = /\S+@\S+|(?:https?:\/\/|www\.)\S+/gi;

interface LanguageNoteProps {
  /** The text as typed. */
  text: string;
  of: "brief" | "script";
}

/**
 * Shown below a text if its language is not the ad's: that language, the voice that will speak it, and a button to
 * change the ad's language. The server uses the same detection.
 */
export function LanguageNote({ text, of }: LanguageNoteProps) {
  const dispatch = useStudioDispatch();
  const typed = useDeferredValue(text);
  const chosen = useStudioForm((form) => form.language);
  const gender = useStudioForm((form) => form.voiceGender);
  const tone = useStudioForm((form) => form.tone);
  const shown = useShownVoice();

  const plain = typed.replaceAll(addresses, " ");
  const code = codeOf(chosen);
  const detected = code ? otherLanguageOf(plain, code) : languageOf(plain);
  const language = languages.find((each) => each.code === detected)?.name;
  const isOther = language !== undefined && language !== (chosen || shown.language);
  const speaker = useRecommendedVoice({ language: language ?? "", accent: "", gender, tone }, isOther);

  const note =
    detected === "other"
      ? scriptCopy.unknownLanguage(of)
      : isOther &&
        (chosen === ""
          ? scriptCopy.spokenIn(of, language, speaker?.name ?? null)
          : scriptCopy.otherLanguage(of, language, chosen));
  return (
    <output
      className={note ? "-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink" : "sr-only"}
    >
      {note}
      {isOther && (
        <Button size="sm" intent="quiet" onClick={() => dispatch({ type: "languageChosen", language })}>
          <span className="text-primary">{scriptCopy.changeLanguage(language)}</span>
        </Button>
      )}
    </output>
  );
}
