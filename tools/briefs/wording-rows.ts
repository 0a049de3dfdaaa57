/** Prints how people worded fragments as sentences, for wording.py: which words they added, and which they left out. */
import { contextWords } from "@earshot/engine/learned/wording-net.ts";

import { languages } from "./language.ts";
import { segmentsOf } from "./segment-models.ts";
import { wordedFragments } from "./worded-fragments.ts";

const rows = languages.flatMap((language) =>
  segmentsOf(language).flatMap((brief, at) =>
    wordedFragments(brief, language).map(({ kind, form, tokens, said, added }) => ({
      language: language.code,
      isTest: at % 4 === 0,
      kind,
      form,
      tokens: tokens.map(({ text, tag, word }) => [text, tag, word]),
      context: contextWords(brief.text),
      said,
      added,
    })),
  ),
);
console.log(JSON.stringify(rows));
