import { afterAll, describe, expect, test } from "vitest";

import { medianPitch } from "../measure/pitch.ts";
import { cut, semitones, spokenMs, spokenStretches, turns } from "../testing/audio-analysis.ts";
import { openTestStudio } from "../testing/test-studio.ts";
import { letterCount, measuredVoice } from "../voices/measured.ts";

const studio = openTestStudio();
afterAll(() => studio.close());

const script =
  "Coffee and Co opens at seven in the morning. Our bread is still warm then. Come hungry and go home happy.";
const pitches = [measuredVoice("vc_amelia").pitchHz, measuredVoice("vc_russell").pitchHz] as const;
const sentencesOf = (text: string) => [
  ...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text.replaceAll("\n", " ")),
];

/** Identifies the speaker of each sentence by pitch: A is Amelia, B is Russell. */
async function speakersOf(choices: Parameters<typeof studio.render>[0]) {
  const { pcm, script: spoken } = await studio.render(choices);
  const speakers = turns(pcm, spokenStretches(pcm, 150), pitches);
  return { speakers: speakers.map((turn) => (turn === 0 ? "A" : "B")).join(""), spoken };
}

describe("the voice of an ad", () => {
  test.each(["Amelia", "Russell", "Imogen", "Harper", "Margaret"])(
    "%s has the pitch of its sample",
    async (name) => {
      const id = `vc_${name.toLowerCase()}`;
      const byId = await studio.speak(script, { voice_ids: [id] });
      expect(Math.abs(semitones(medianPitch(byId.pcm), measuredVoice(id).pitchHz))).toBeLessThan(1);
    },
  );

  test("accepts a voice by name as well as by id", async () => {
    const [byId, byName] = [
      await studio.speak(script, { voice_ids: ["vc_russell"] }),
      await studio.speak(script, { voiceName: "Russell" }),
    ];
    expect(Math.abs(semitones(medianPitch(byName.pcm), medianPitch(byId.pcm)))).toBeLessThan(0.3);
  });

  test("speaks at the voice's measured pace, whether fast or slow", async () => {
    const letters = letterCount(script);
    const paceOf = async (id: string) => {
      const { pcm } = await studio.speak(script, { voice_ids: [id] });
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

  test("the second voice speaks every other sentence of a written ad", async () => {
    const { speakers, spoken } = await speakersOf({ voice_ids: both, adLength: 15 });
    expect(sentencesOf(spoken).length).toBeGreaterThanOrEqual(3);
    expect(speakers).toBe("ABABABABAB".slice(0, sentencesOf(spoken).length));
  });

  test("the second voice speaks every other sentence if a user's script has no voice marks", async () => {
    const prompt = "We open at seven. Our bread is still warm then. Come hungry. Go home happy.";
    const own = { prompt, script_source: "own" } as const;
    expect((await speakersOf({ ...own, voice_ids: both })).speakers).toBe("ABAB");
    expect((await speakersOf({ ...own, voice_ids: both.toReversed() })).speakers).toBe("BABA");
  });

  test("speaks exactly the lines that are marked B", async () => {
    const prompt = "A: We open at seven. Our bread is warm.\nB: Is it really? Then I will come.\nA: Do that.";
    const own = { prompt, script_source: "own", voice_ids: both } as const;
    expect((await speakersOf(own)).speakers).toBe("ABA");
    const { pcm } = await studio.render(own);
    const stretches = spokenStretches(pcm, 150);
    const speaker = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
      turns(pcm, [{ startMs, endMs }], pitches)[0];
    expect(stretches.map(speaker)).toEqual([0, 0, 1, 1, 0]);
  });

  test("does not speak if only one voice was chosen", async () => {
    const { pcm } = await studio.speak(script, { voice_ids: ["vc_amelia"] });
    const stretches = spokenStretches(pcm, 150);
    const measured = stretches.map(({ startMs, endMs }) => medianPitch(cut(pcm, startMs, endMs)));
    expect(stretches).toHaveLength(3);
    for (const pitch of measured) expect(Math.abs(semitones(pitch, pitches[0]))).toBeLessThan(2);
  });
});
