import { afterAll, describe, expect, test } from "vitest";

import { medianPitch } from "../measure/pitch.ts";
import { cut, semitones, spokenMs, spokenStretches, turns } from "../testing/audio-analysis.ts";
import { openTestStudio } from "../testing/test-studio.ts";
import { measuredVoice } from "../voices/measured.ts";
import { lettersOf } from "../voices/word-count.ts";

const studio = openTestStudio();
afterAll(() => studio.close());

const script =
  "Coffee and Co opens at seven in the morning. Our bread is still warm then. Come hungry and go home happy.";
const pitches = [measuredVoice("vc_amelia").pitchHz, measuredVoice("vc_russell").pitchHz] as const;
const sentencesOf = (text: string) => [
  ...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text.replaceAll("\n", " ")),
];

/** Who speaks in an ad, sentence after sentence: A has the pitch of Amelia, B that of Russell. */
async function speakersOf(choices: Parameters<typeof studio.make>[0]) {
  const { pcm, script: said } = await studio.make(choices);
  const heard = turns(pcm, spokenStretches(pcm, 150), pitches);
  return { heard: heard.map((turn) => (turn === 0 ? "A" : "B")).join(""), said };
}

describe("the voice", () => {
  test.each(["Amelia", "Russell", "Imogen", "Harper", "Margaret"])(
    "%s is heard at the pitch of the sample",
    async (name) => {
      const id = `vc_${name.toLowerCase()}`;
      const byId = await studio.say(script, { voice_ids: [id] });
      expect(Math.abs(semitones(medianPitch(byId.pcm), measuredVoice(id).pitchHz))).toBeLessThan(1);
    },
  );

  test("is the same by its name", async () => {
    const [byId, byName] = [
      await studio.say(script, { voice_ids: ["vc_russell"] }),
      await studio.say(script, { voiceName: "Russell" }),
    ];
    expect(Math.abs(semitones(medianPitch(byName.pcm), medianPitch(byId.pcm)))).toBeLessThan(0.3);
  });

  test("one that is quick says the same in less time than one that takes it slowly", async () => {
    const letters = lettersOf(script);
    const paceOf = async (id: string) => {
      const { pcm } = await studio.say(script, { voice_ids: [id] });
      return (1000 * letters) / spokenMs(spokenStretches(pcm, 150));
    };
    const [quick, slow] = [await paceOf("vc_harper"), await paceOf("vc_margaret")];
    expect(quick / slow).toBeGreaterThan(1.3);
    for (const [pace, id] of [
      [quick, "vc_harper"],
      [slow, "vc_margaret"],
    ] as const)
      expect(Math.abs(pace / measuredVoice(id).lettersPerSecond - 1), id).toBeLessThan(0.1);
  });
});

describe("the second voice", () => {
  const both = ["vc_amelia", "vc_russell"];

  test("has every other sentence of an ad of the writer", async () => {
    const { heard, said } = await speakersOf({ voice_ids: both, adLength: 15 });
    expect(sentencesOf(said).length).toBeGreaterThanOrEqual(3);
    expect(heard).toBe("ABABABABAB".slice(0, sentencesOf(said).length));
  });

  test("has every other sentence of an own script without marks", async () => {
    const prompt = "We open at seven. Our bread is still warm then. Come hungry. Go home happy.";
    const own = { prompt, script_source: "own" } as const;
    expect((await speakersOf({ ...own, voice_ids: both })).heard).toBe("ABAB");
    expect((await speakersOf({ ...own, voice_ids: both.toReversed() })).heard).toBe("BABA");
  });

  test("has what is marked B, and all of it", async () => {
    const prompt = "A: We open at seven. Our bread is warm.\nB: Is it really? Then I will come.\nA: Do that.";
    const own = { prompt, script_source: "own", voice_ids: both } as const;
    expect((await speakersOf(own)).heard).toBe("ABA");
    const { pcm } = await studio.make(own);
    const stretches = spokenStretches(pcm, 150);
    const speaker = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
      turns(pcm, [{ startMs, endMs }], pitches)[0];
    expect(stretches.map(speaker)).toEqual([0, 0, 1, 1, 0]);
  });

  test("is nobody when one voice was chosen", async () => {
    const { pcm } = await studio.say(script, { voice_ids: ["vc_amelia"] });
    const stretches = spokenStretches(pcm, 150);
    const heard = stretches.map(({ startMs, endMs }) => medianPitch(cut(pcm, startMs, endMs)));
    expect(stretches).toHaveLength(3);
    for (const pitch of heard) expect(Math.abs(semitones(pitch, pitches[0]))).toBeLessThan(2);
  });
});
