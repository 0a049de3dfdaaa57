import { brandMark, markBrand, nameBrand, spokenBrand } from "../brand-mark.ts";
import { briefly } from "../briefly.ts";
import { choose, seedOf, turned } from "../choose.ts";
import { type Contacts, contactsOf, saysContact } from "../contacts.ts";
import type { Part } from "../fit.ts";
import { cutAtLabels, labelOf, oneSentence, type Topic } from "../labels.ts";
import { wordingOf, type Wording } from "../manner-of-tone.ts";
import { particularity, spokenWeb, webAddress } from "../particulars.ts";
import { isShouted, plainText, typeset } from "../plain-text.ts";
import { scriptOfParts } from "../script-of-parts.ts";
import type { Brief, Script } from "../script.ts";
import { linesOf, sentencesOf, withoutEnd } from "../sentences.ts";
import { fillingLinesOf, tradeHooks } from "./filling-lines-of.ts";
import { framedFillers } from "./framed-fillers.ts";
import { type FramedLanguage, framesOf } from "./frames-of.ts";
import type { Frames } from "./frames.ts";

interface Piece {
  text: string;
  end: "." | "?" | "!";
  topic: Topic | undefined;
  at: number;
}

/**
 * Writes an ad in a language that has frames, around the description's own sentences. Pure; takes linear time and
 * never throws.
 */
export function writeFramed(brief: Brief, language: FramedLanguage): Script {
  const frames = framesOf[language];
  const brand = spokenBrand(brief.name);
  const description = typeset(markBrand(plainText(brief.description), brand));
  const wording = wordingOf(brief.tone);
  const seed = seedOf(`${brief.name}\n${brief.description}`);
  const { thirdPerson, seconds } = brief;
  const timeOf = (text: string) => brief.timeOf(nameBrand(text, brand));
  const about = `${brief.name}\n${brief.description}`;
  const setting = { frames, language, wording, seed, about, thirdPerson, seconds, timeOf };
  const parts = partsOf(description, setting);
  return scriptOfParts(parts, brief, brand, (text) => ended(text, wording, frames));
}

interface Setting {
  frames: Frames;
  language: FramedLanguage;
  wording: Wording;
  seed: number;
  /** The name and description, which are searched for keywords of the business's trade. */
  about: string;
  thirdPerson: boolean;
  seconds: number;
  timeOf: (text: string) => number;
}

/**
 * The total of two pauses in seconds: between the opening and the facts, and between the facts and the call to
 * action.
 */
const pauses = 0.6;

function partsOf(description: string, setting: Setting): Part[] {
  const { frames, language, wording, seed, thirdPerson, seconds, timeOf } = setting;
  const contacts = contactsOf(description);
  const pieces = piecesOf(description, setting);
  const called = callIn(pieces, frames, contacts);
  const question = pieces.find(
    ({ end, text, at }) => end === "?" && at < 3 && text.length <= 80 && !text.includes(brandMark),
  );
  const opener = pieces.find((piece) => piece !== called && piece !== question && isOpening(piece, setting));
  const facts = pieces.filter(
    (piece) => piece !== called && piece !== question && piece !== opener && isTold(piece, frames, contacts),
  );
  const { hook, secondHook } = hooksOf(question?.text, setting);
  const openings = frames.openings[thirdPerson ? "third" : "first"];
  const { web, phone } = contacts;
  const shortContact: Contacts = web !== undefined ? { web } : phone !== undefined ? { phone } : {};
  const told = facts.map((piece) => ({
    text: `${inPerson(piece.text, setting)}${endOf(piece, frames)}`,
    weight: weightOf(piece, pieces.length),
  }));
  const bareOpening = named(openings[0] ?? "{b}");
  const fullOpening = named(opener === undefined ? choose(openings, seed) : said(opener.text, setting));
  const fullCall = callToAction(called, contacts, setting);
  const room = seconds * 1.04 - pauses - timeOf(fullCall);
  const best = told.toSorted((a, b) => b.weight - a.weight)[0];
  const isCrowded =
    seconds <= 15 &&
    best !== undefined &&
    !/\d/.test(fullOpening) &&
    timeOf(fullOpening) + timeOf(best.text) > room;
  const { opening, call } = briefly(
    { opening: isCrowded ? bareOpening : fullOpening, call: fullCall },
    { opening: bareOpening, call: callToAction(undefined, shortContact, setting) },
    seconds,
    timeOf,
  );
  return [
    // In a short ad the offer matters more than the hook.
    { text: hook, place: 0, weight: seconds <= 10 ? 1 : 20, role: "hook" },
    { text: opening, place: 1, weight: 0, role: "must" },
    ...told.map(({ text, weight }, i): Part => ({ text, place: 2 + i / 1000, weight, role: "fact" })),
    ...framedFillers({ told, hook, secondHook, contacts, language, wording, seed }).map(
      ({ text, place, weight, role }): Part => ({ text: named(text), place, weight, role }),
    ),
    { text: call, place: 1000, weight: 0, role: "must" },
  ];
}

/**
 * Opens with the description's own question, or else with a line for its trade; lively and formal ads have openings
 * of their own.
 */
function hooksOf(
  question: string | undefined,
  { frames, language, wording, seed, about }: Setting,
): { hook: string; secondHook: string | undefined } {
  const general = choose(frames.hooks[wording === "gentle" ? "plain" : wording], seed);
  // The hooks of a trade use the familiar form of address.
  const lines = wording === "formal" ? undefined : tradeHooks(about, fillingLinesOf[language]);
  const [first, second] = turned(lines ?? [], seed);
  if (question !== undefined) return { hook: `${question}${frames.ends.question}`, secondHook: first };
  return wording === "lively" || first === undefined
    ? { hook: general, secondHook: first }
    : { hook: first, secondHook: second };
}

function named(frame: string): string {
  return frame.replaceAll("{b}", brandMark);
}

/** Pieces beyond this number are ignored, because no ad has room for them. */
const mostPieces = 120;

function piecesOf(description: string, { frames, language }: Setting): Piece[] {
  const text = isShouted(description) ? sentenceCase(description) : description;
  const pieces: Piece[] = [];
  let open: Topic | undefined;
  for (const line of linesOf(text)) {
    for (const part of cutAtLabels(line)) {
      const label = labelOf(part);
      const isNamed =
        label !== undefined && ["where", "when", "offer"].includes(label.topic) && label.rest.trim() !== "";
      const rest = label === undefined || isNamed ? part : label.rest;
      open = label !== undefined && rest.trim() === "" ? label.topic : label === undefined ? open : undefined;
      for (const [order, sentence] of sentencesOf(rest, language).entries()) {
        const isBehind = label !== undefined && order > 0 && oneSentence.has(label.topic);
        const topic = isBehind ? undefined : (label?.topic ?? open);
        if (topic === "left out" || topic === "audience") continue;
        const { text: whole, end } = withoutEnd(
          sentence.replaceAll(/\s*[(（](?!\+?\d{2,4}[)）])[^()（）]{0,200}[)）]/g, ""),
        );
        const cut = whole
          .split(frames.joins)
          .map((one) => one.trim())
          .filter((one) => /[\p{L}\p{N}\uE000]/u.test(one));
        for (const [i, one] of cut.entries()) {
          if (pieces.length >= mostPieces) return pieces;
          pieces.push({
            text: capitalised(one),
            end: i === cut.length - 1 ? end : ".",
            topic,
            at: pieces.length,
          });
        }
      }
    }
  }
  return pieces;
}

function sentenceCase(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(
      /(^|[.!?\n]\s*)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

function capitalised(text: string): string {
  return text.replace(
    /^([¡¿"“„«]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/**
 * The description's own call to action: a labeled one, or else the last imperative to the listener, preferably with a
 * contact.
 */
function callIn(pieces: readonly Piece[], frames: Frames, contacts: Contacts): Piece | undefined {
  const calls = pieces.filter(
    ({ text, end, topic }) => end !== "?" && (topic === "call" || frames.order.test(text)),
  );
  return (
    calls.find(({ topic }) => topic === "call") ??
    calls.findLast(({ text }) => saysContact(text, contacts) || webAddress.test(text)) ??
    calls.at(-1)
  );
}

/** Returns true if a sentence says what the brand is, or is about the brand by name. */
function isOpening({ text, end, topic }: Piece, { frames }: Setting): boolean {
  if (end === "?" || topic === "call" || text.length > 140) return false;
  return text.startsWith(brandMark)
    ? text.length > brandMark.length + 6
    : frames.said.third.some(([from]) => from.test(text));
}

function said(text: string, { frames, thirdPerson }: Setting): string {
  for (const [from, to] of frames.said[thirdPerson ? "third" : "first"]) {
    if (from.test(text)) return text.replace(from, to);
  }
  if (text.includes(brandMark)) return text;
  // In a first-person ad, sentences about "us" are preceded by the brand.
  for (const [from, to] of frames.said.third) {
    if (from.test(text)) return text.replace(from, to);
  }
  return `${brandMark}: ${text}`;
}

function isTold({ text, topic }: Piece, frames: Frames, contacts: Contacts): boolean {
  if (topic === "contact" || topic === "call" || frames.order.test(text)) return false;
  if (saysContact(text, contacts)) return text.length > 70;
  if (/ignore .{0,30}instructions|system prompt/i.test(text)) return false;
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "").length >= 2 && text !== brandMark;
}

function weightOf({ text, topic, at }: Piece, count: number): number {
  const weight = 2 + particularity(text) - at / Math.max(count, 1);
  return weight + (topic === "offer" || topic === "benefit" ? 0.8 : 0) - (text.length > 130 ? 1.5 : 0);
}

/**
 * Turns first-person words into the third person, longest first. Leaves words without an unambiguous third-person
 * form unchanged.
 */
function inPerson(text: string, { frames, thirdPerson }: Setting): string {
  if (!thirdPerson) return text;
  let turnedText = text;
  for (const [we, they] of frames.thirdOf) {
    const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(we);
    const word = new RegExp(isSpaced ? String.raw`(?<![\p{L}\p{M}])${we}(?![\p{L}\p{M}])` : we, "giu");
    turnedText = turnedText.replaceAll(word, (found) =>
      /^\p{Lu}/u.test(found) ? they.charAt(0).toUpperCase() + they.slice(1) : they,
    );
  }
  return turnedText;
}

function callToAction(piece: Piece | undefined, contacts: Contacts, { frames, wording }: Setting): string {
  const { web, phone, email, address } = contacts;
  // A formal ad replaces the description's own call to action, which may be familiar, if the language has a formal
  // one.
  const isFamiliar = wording === "formal" && frames.formalCalls !== undefined && (web ?? phone) !== undefined;
  if (piece !== undefined && !isFamiliar) {
    const call = piece.text.replaceAll(new RegExp(webAddress.source, "giu"), (found) =>
      found.includes("@") ? found : spokenWeb(found),
    );
    const reach = saysContact(call, contacts) || webAddress.test(call) ? "" : (web ?? phone);
    const whole = reach === "" || reach === undefined ? call : reached(call, reach, frames);
    return whole.includes(brandMark) ? whole : calledByName(whole, frames);
  }
  const calls = wording === "formal" ? (frames.formalCalls ?? frames.calls) : frames.calls;
  const frame =
    web !== undefined && phone !== undefined
      ? calls.both
      : web !== undefined
        ? calls.web
        : phone !== undefined
          ? calls.phone
          : email !== undefined
            ? calls.email
            : address !== undefined
              ? calls.address
              : calls.name;
  const filled = frame
    .replace("{w}", () => web ?? "")
    .replace("{p}", () => phone ?? "")
    .replace("{e}", () => email ?? "")
    .replace("{a}", () => address ?? "");
  return named(filled);
}

function reached(call: string, reach: string, frames: Frames): string {
  const frame = frames.reached ?? `{c}${frames.colon ?? ": "}{w}`;
  return frame.replace("{c}", () => call).replace("{w}", () => reach);
}

/** Puts the brand into the description's own call to action, or after it, like a signature. */
function calledByName(call: string, { calledWith = [], ends }: Frames): string {
  for (const [form, frame] of calledWith) {
    if (form.test(call)) return call.replace(form, named(frame));
  }
  const gap = ends.full === "。" ? "" : " ";
  return `${call}${ends.full}${gap}${brandMark}`;
}

function endOf({ end }: Piece, { ends }: Frames): string {
  return end === "?" ? ends.question : end === "!" ? ends.exclamation : ends.full;
}

/** Adds final punctuation: an exclamation mark only if the wording is lively. */
function ended(text: string, wording: Wording, { ends }: Frames): string {
  const whole = capitalised(text.trim());
  const marked = /[.?!。！？؟।]$/u.test(whole)
    ? whole
    : `${whole}${/^¿[^?]*$/.test(whole) ? "?" : ends.full}`;
  if (wording === "lively") return marked;
  return marked.replaceAll(/[\u00a0 ]?[!！](?=$| )/g, ends.full).replaceAll("¡", "");
}
