import type { Endpoints } from "@earshot/contract/endpoints/all.ts";

import { withPreview } from "../music.ts";
import { tracks } from "../music/tracks.ts";
import type { BodyOf } from "../serve.ts";
import { spokenSeconds } from "./spoken-text.ts";

type Scripts = BodyOf<Endpoints["generation"]["writeScripts"], 200>;
type Script = Scripts["scripts"][number];
type Line = Script["lines"][number];
type Fact = Scripts["facts"][number];

interface MockBrief {
  name: string;
  prompt: string;
  mustSay: string;
  avoid: string;
  /** The ad's length in seconds. */
  seconds: number;
  /** The first idea's index. */
  variant: number;
  count: number;
  /** Each voice's words per minute. */
  paces: number[];
}

/** Splits at sentence ends and commas, but not inside numbers and URLs. */
const piece = /(?:[^.,;!?\n。、！？،]|[.,](?=\S))+/gu;

const kinds: [Fact["kind"], RegExp][] = [
  ["required", /paid for by|conditions apply|terms apply/i],
  [
    "contact",
    /@|https?:|www\.|\b[a-z-]+\.(?:com|org|net|example)\b|\b(?:call|text|book|order|visit)\b|\d{3}[ -]\d{3,4}/i,
  ],
  ["offer", /[$€£¥]\s?\d|\d\s?(?:%|€|zł)|\b(?:free|gratis|off|half price|discount)\b/i],
  ["when", /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bopen\b|\d\s?(?:am|pm)\b|\buntil\b|\bevery\b/i],
  ["audience", /\bfor (?:kids|children|families|students|dogs|beginners)\b/i],
  ["where", /\b(?:in|at|on|near|behind|beside) \p{Lu}|\b(?:street|avenue|road|square)\b/u],
  ["proof", /\bsince \d{4}|\byears?\b|\baward/i],
];

/** Finds facts in the prompt, with their positions. Covers only a small part of what the real parser does. */
function factsOf({ prompt, mustSay, avoid }: MockBrief): Fact[] {
  const avoided = listed(avoid).map((word) => word.toLowerCase());
  const found = [...prompt.matchAll(piece)].flatMap(({ 0: raw, index }): Omit<Fact, "id">[] => {
    const text = raw.trim();
    if (!/\p{L}/u.test(text) || avoided.some((word) => text.toLowerCase().includes(word))) return [];
    const start = index + raw.indexOf(text);
    const kind = kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? "detail";
    return [{ kind, text, start, end: start + text.length }];
  });
  const what = found.find(({ kind }) => kind === "detail") ?? found[0];
  if (what) what.kind = "what";
  const required = mustSay
    .split("\n")
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => ({ kind: "required" as const, text }));
  return [...found, ...required].map((fact, at) => Object.assign({ id: `f${at + 1}` }, fact));
}

const listed = (text: string) =>
  text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?。！？]$/.test(text) ? "" : "."}`;

const said = ({ id, text }: Fact): Line => ({ text: sentence(text), facts: [id] });

const plain = (text: string): Line => ({ text, facts: [] });

/** Ideas in order, each with a different opening. */
const ideas: { angle: Script["angle"]; open: (name: string, offer: Fact | undefined) => Line[] }[] = [
  { angle: "question", open: (name) => [plain(`Have you been to ${name} yet?`)] },
  {
    angle: "offer",
    open: (name, offer) =>
      offer ? [said(offer), plain(`Only at ${name}.`)] : [plain(`This week at ${name}.`)],
  },
  {
    angle: "contrast",
    open: (name) => [plain("You could keep looking."), plain(`Or you could come to ${name}.`)],
  },
  {
    angle: "scene",
    open: (name) => [plain("The door opens, and somebody knows your name."), plain(`That’s ${name}.`)],
  },
  {
    angle: "figure",
    open: (name, offer) =>
      offer ? [said(offer), plain(`That’s ${name}.`)] : [plain(`One name to remember: ${name}.`)],
  },
];

function scriptOf(brief: MockBrief, facts: readonly Fact[], variant: number): Script {
  const { angle, open } = ideas[variant % ideas.length]!;
  const ofKind = (kind: Fact["kind"]) => facts.filter((fact) => fact.kind === kind);
  const [offer] = ofKind("offer");
  const opening = open(brief.name, offer);
  const [contact] = ofKind("contact");
  const ending = [
    contact ? said(contact) : plain(`${brief.name}. See you soon.`),
    ...ofKind("required").map(said),
  ];
  const must = [...ofKind("what").map(said), ...(offer ? [said(offer)] : [])];
  const others = facts.filter(({ kind }) => !["what", "contact", "required"].includes(kind)).map(said);
  const pace = Math.min(...brief.paces);
  const isSaid = (lines: readonly Line[], { facts: [id] }: Line) =>
    lines.some((line) => line.facts.includes(id ?? ""));
  let middle: Line[] = [];
  for (const line of [...must, ...rotated(others, variant)]) {
    if (isSaid([...opening, ...middle], line)) continue;
    const longer = [...middle, line];
    const isMust = must.includes(line);
    if (isMust || secondsOf([...opening, ...longer, ...ending], pace) <= brief.seconds) middle = longer;
  }
  const lines = [...opening, ...middle, ...ending];
  return {
    variant,
    angle,
    lines:
      brief.paces.length > 1 ? lines.map((line, at) => ({ ...line, voice: at % 2 === 0 ? 1 : 2 })) : lines,
    seconds: Math.min(secondsOf(lines, pace), brief.seconds),
  };
}

const secondsOf = (lines: readonly Line[], pace: number) =>
  spokenSeconds(lines.map(({ text }) => text).join(" "), pace);

const rotated = <Item>(items: readonly Item[], by: number): Item[] => {
  const at = items.length > 0 ? by % items.length : 0;
  return [...items.slice(at), ...items.slice(0, at)];
};

/** Scripts for a brief, each based on a different idea and listing the facts that it states and omits. */
export function mockScripts(brief: MockBrief): Scripts {
  const facts = factsOf(brief);
  const scripts = Array.from({ length: brief.count }, (_, at) => scriptOf(brief, facts, brief.variant + at));
  const isSaid = new Set(scripts.flatMap(({ lines }) => lines.flatMap((line) => line.facts)));
  const words = brief.prompt.toLowerCase();
  const suits = tracks.find(({ tags }) => tags.some((tag) => words.includes(tag))) ?? tracks[0];
  return {
    scripts,
    facts,
    left_out: facts.map(({ id }) => id).filter((id) => !isSaid.has(id)),
    recommended_music: suits ? withPreview(suits) : null,
  };
}
