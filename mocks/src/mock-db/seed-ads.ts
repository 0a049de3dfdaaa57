import { laterInputs } from "@earshot/contract/generation/rules/ad-options.ts";
import { adDefaults } from "@earshot/contract/limits.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";

import { type PersonaName, personas } from "../personas.ts";
import type { Account } from "./accounts.ts";
import { type AdsState, finish, newAd, unclaimed, type StoredAd } from "./ads.ts";
import { agencyProjectName, seedProjectId } from "./projects.ts";
import { adRecording, uploadRecording } from "./recordings.ts";

const hour = 60 * 60 * 1000;
const sources = ["ai", "own", "upload"] as const;
const versions = ["first version", "with music", "two voices", "last call"] as const;

/** The visitor's and each account's ads, with creation dates up to `now`. */
export function seedAds(persona: PersonaName, accounts: Account[], now: Date): AdsState {
  const { loggedInAs, ads } = personas[persona];
  const all = loggedInAs === null ? visitorsAds(ads, now) : [];
  for (const { user } of accounts) {
    const known = Object.values(personas).find(({ loggedInAs: email }) => email === user.email);
    if (known) all.push(...accountAds(user.id, known, now));
  }
  for (const stored of all) finish(stored);
  return new Map(all.map((stored) => [stored.ad.uuid, stored]));
}

const several = <Thing>(count: number, make: (index: number) => Thing) =>
  Array.from({ length: count }, (_, index) => make(index));

function visitorsAds(count: number, now: Date): StoredAd[] {
  return several(count, (index) =>
    startAd(unclaimed, index, {
      uuid: `ad_visitor_${index + 1}`,
      title: recordingOf(index).title,
      createdAt: new Date(now.getTime() - (count - index) * 20 * hour),
      projectId: null,
    }),
  );
}

/** Creates the same number of ads for each project, one every six hours. */
function accountAds(owner: string, { ads, projects }: { ads: number; projects: number }, now: Date) {
  return several(ads, (index) => {
    const project = Math.floor((index * projects) / ads);
    return startAd(owner, index, {
      uuid: `${owner.replace("usr_", "ad_")}_${String(index + 1).padStart(4, "0")}`,
      title: `${agencyProjectName(project)}, ${versions[index % versions.length] ?? ""}`,
      createdAt: new Date(now.getTime() - (ads - 1 - index) * 6 * hour),
      projectId: seedProjectId(owner, project),
    });
  });
}

const sourceOf = (index: number) => sources[index % sources.length] ?? "ai";
const recordingOf = (index: number) =>
  sourceOf(index) === "upload" ? uploadRecording(index) : adRecording(index);

/** A ready ad. Every third one is an upload. */
function startAd(
  owner: string,
  index: number,
  facts: { uuid: string; title: string; createdAt: Date; projectId: string | null },
): StoredAd {
  const recording = recordingOf(index);
  const { script, language } = recording;
  const source = sourceOf(index);
  const seconds = recording.nominalSeconds ?? adDefaults.seconds;
  if (source === "upload") {
    const ad = newAd({ ...facts, description: "", source, thirdPerson: null, seconds });
    return { owner, ad, stage: "complete", inputs: null, voices: [], recording };
  }
  const ad = newAd({ ...facts, description: script, source, thirdPerson: index % 2 === 1, seconds });
  ad.script = script;
  const inputs = {
    prompt: script,
    script_source: source,
    adLength: seconds,
    language: language ?? "",
    accent: "",
    tone: "",
    mood: "",
    delivery_instructions: "",
    voice_ids: [defaultVoice.id],
    music_spec: null,
    ...laterInputs,
  };
  return { owner, ad, stage: "complete", inputs, voices: [{ ...defaultVoice }], recording };
}
