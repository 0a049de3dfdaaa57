import { turned } from "../choose.ts";
import type { Contacts } from "../contacts.ts";
import type { Part } from "../fit.ts";
import type { Wording } from "../manner-of-tone.ts";
import type { Category, Kind } from "./category.ts";
import type { Fact } from "./facts.ts";
import { invitationsOf, namesOfBrand } from "./invitations.ts";
import { livelyAsides, momentsOf } from "./moments.ts";
import { recapsOf } from "./recaps.ts";

interface FillerSetting {
  facts: readonly Fact[];
  /** What opens the ad beside the hook. */
  secondHook: string | undefined;
  call: string;
  contacts: Contacts;
  category: Category | undefined;
  kind: Kind;
  wording: Wording;
  thirdPerson: boolean;
  names: ReadonlySet<string>;
  seed: number;
}

/**
 * What fills the time that the facts leave, the best first: facts in other words, moments of the listener's day, the name,
 * where to turn, two invitations, and at last the call once more. Their places keep like from like.
 */
export function fillersOf(setting: FillerSetting): Part[] {
  const { facts, secondHook, call, contacts, category, kind, wording, thirdPerson, names, seed } = setting;
  const isVisited = kind === "event" || ["food", "shop", "place"].includes(category?.trade ?? "");
  const told = recapsOf(facts, wording, names);
  const [recap, ...recaps] = told
    .filter(({ place }) => place !== "apart")
    .map(({ text, place }, i) =>
      filler(text, place === "end" ? 500 : ([103, 101.5, 105.5, 108.5][i] ?? 108.5)),
    );
  const apart = told.find(({ place }) => place === "apart");
  const moments = turned(momentsOf(category, kind, wording), seed);
  const [aside, secondAside] = wording === "lively" ? livelyAsides : [];
  const brands = turned(namesOfBrand(wording), seed >>> 2);
  const [first = "", second = ""] = turned(invitationsOf(wording, thirdPerson, isVisited), seed >>> 4);
  const reach = reachable(contacts);
  const parts: (Part | undefined)[] = [
    part(secondHook, 0.5),
    recap,
    part(aside, 50),
    part(moments[0], 1.5),
    { ...filler(first, 102), role: "invitation" },
    part(brands[0], 104),
    recaps[0],
    part(moments[1], 100),
    part(apart?.text, 103.2),
    part(reach, 101),
    recaps[1],
    { ...filler(second, 107), role: "invitation" },
    part(secondAside, 103.7),
    part(moments[2], 0.7),
    part(brands[1], 106),
    part(moments[3], 105),
    recaps[2],
    part(moments[4], 108),
    part(moments[5], 102.5),
    part(brands[2], 109),
    part(`So ${call.charAt(0).toLowerCase()}${call.slice(1)}`, 103.5),
    ...moments.slice(6).map((text, i) => filler(text, 110 + i)),
  ];
  return parts.filter((found) => found !== undefined);
}

function filler(text: string, place: number): Part {
  return { text, place, weight: 0, role: "filler" };
}

function part(text: string | undefined, place: number): Part | undefined {
  return text === undefined ? undefined : filler(text, place);
}

/** The contact named on its own, so that it can be kept. */
function reachable({ web, phone }: Contacts): string | undefined {
  if (phone !== undefined) return `The number is ${phone}`;
  return web === undefined ? undefined : `The web address is ${web}`;
}
