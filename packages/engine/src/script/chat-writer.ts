import { setTimeout as wait } from "node:timers/promises";

import { errors } from "@earshot/contract/errors.ts";

import { UnrenderableAdError } from "../ad-request.ts";
import { type BriefFact, publicFacts } from "../brief/brief-fact.ts";
import type { ReadBrief } from "../brief/read-brief.ts";
import { readOnce } from "../brief/read-once.ts";
import { normalizeText } from "../normalize/normalize-text.ts";
import { chatModel, type ChatModel, ModelFailed } from "./chat/chat-model.ts";
import { againMessages, firstMessages } from "./chat/chat-prompt.ts";
import { rankedDraft } from "./chat/rank-draft.ts";
import { draftIn } from "./chat/read-answer.ts";
import { faultsOf } from "./check-script.ts";
import { otherLanguage } from "./detect-language.ts";
import { languageTables } from "./language-tables.ts";
import { languageName } from "./sayable.ts";
import type { Brief, Script, ScriptWriter, Sentence } from "./script.ts";

export interface ChatWriter extends ChatModel {
  /** Used when the model fails. */
  readonly fallback: ScriptWriter;
  /** Called once per error, with a line for the log. */
  readonly onError: (message: string) => void;
}

/** Low, because each request costs money and keeps the user waiting. */
const maxRequests = 3;

/**
 * Writes with a chat model, by the same rules as the embedded writer: length, language, person, the brand two or
 * three times, one call to action, only facts from the description. A draft that breaks a rule is sent back with the
 * reason; after three requests, or without a reply, the fallback's script is used. Rejects if the signal is aborted,
 * if the fallback rejects, or if the description is in another language, which the fallback can't translate.
 */
export function chatWriter({ fallback, onError, ...server }: ChatWriter): ScriptWriter {
  const ask = chatModel(server);
  return {
    async write(brief, signal) {
      signal.throwIfAborted();
      // Only the model can understand a description in another language.
      const isForeign = otherLanguage(brief.description, brief.language) !== undefined;
      const yardstick = await fallback.write(brief, signal).catch((error: unknown) => {
        if (isForeign && error instanceof UnrenderableAdError) return undefined;
        throw error;
      });
      let messages = firstMessages(brief, yardstick);
      for (let request = 1; request <= maxRequests; request += 1) {
        const answer = await ask(messages, signal).catch((error: unknown) => error as Error);
        signal.throwIfAborted();
        if (answer instanceof Error) {
          onError(`the chat model ${answer.message}`);
          if (!(answer instanceof ModelFailed) || answer.againAfterMs === undefined) break;
          if (request < maxRequests) await waited(answer.againAfterMs, signal);
          continue;
        }
        const read = readAnswer(answer, brief);
        if ("script" in read) return read.script;
        onError(`the chat model’s script was refused: ${read.faults.join(" ").slice(0, 500)}`);
        messages = [...firstMessages(brief, yardstick), ...againMessages(answer, read.faults)];
      }
      if (isForeign || yardstick === undefined)
        throw new UnrenderableAdError(
          errors.prompt_in_other_language.message({ language: languageName(brief.language) }),
        );
      onError("the embedded writer wrote in the chat model’s place");
      return yardstick;
    },
  };
}

function readAnswer(answer: string, brief: Brief): { script: Script } | { faults: string[] } {
  const draft = draftIn(answer);
  if (!draft) return { faults: ["It is no JSON object with sentences, each with its text and rank."] };
  const tables = languageTables[brief.language];
  const read = tables && readOnce(brief, tables.reading);
  const required = (read?.facts ?? []).filter(({ kind }) => kind === "required");
  const lines = required.map(({ text, id }): Sentence => ({
    text: /[.!?。।]$/u.test(text) ? text : `${text}${tables?.writing.ends.full ?? "."}`,
    rank: 0,
    facts: [id],
  }));
  const own = draft.filter(({ text }) => lines.every((line) => line.text !== text));
  const sentences = [...rankedDraft(own, brief), ...lines];
  const faults = faultsOf(sentences, brief);
  if (faults.length > 0) return { faults };
  if (read === undefined) return { script: { language: brief.language, sentences } };
  return { script: scriptWithFacts({ language: brief.language, sentences }, read) };
}

/** Finds the facts in a script by comparing words, because a model doesn't report them. */
function scriptWithFacts(script: Script, { facts: all, contacts }: ReadBrief): Script {
  const wordsOf = (text: string) =>
    normalizeText(text, script.language)
      .toLowerCase()
      .match(/[\p{L}\p{M}]{3,}/gu) ?? [];
  const said = new Set(script.sentences.flatMap(({ text }) => wordsOf(text)));
  const isSaid = ({ id, text, kind }: BriefFact) => {
    if (kind === "contact")
      return contacts.some(
        (contact) =>
          contact.id === id && script.sentences.some((sentence) => sentence.text.includes(contact.value)),
      );
    const words = wordsOf(text);
    return words.filter((word) => said.has(word)).length * 3 >= words.length * 2;
  };
  return {
    ...script,
    facts: publicFacts(all),
    leftOut: all.filter((fact) => !isSaid(fact)).map(({ id }) => id),
  };
}

async function waited(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}
