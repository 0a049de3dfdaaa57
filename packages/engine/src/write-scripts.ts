import type { AdRequest } from "./ad-request.ts";
import { leadAndTail } from "./mix/ad-layout.ts";
import { recommendTrack } from "./music/recommend-track.ts";
import type { Angle, Fact, Script, ScriptWriter } from "./script/script.ts";
import { briefOf, type Line, linesOf, sentenceSeconds } from "./script/write-lines.ts";
import { fitLength, hasMusic, lengthWindow } from "./speech/fit-length.ts";
import { deliveryOf, prosodyOf } from "./speech/prosody.ts";
import { selectVoices, type VoiceSelection } from "./voices/select-voices.ts";

/** A script as it would be spoken. */
type WrittenScript = {
  variant: number;
  /** The script's angle; null if the writer doesn't report it. */
  angle: Angle | null;
  /** `facts` are fact ids. `voice` is set only if there are two voices. */
  lines: { text: string; facts: string[]; voice?: 1 | 2 }[];
  /** The ad's estimated length, to 0.1 s. */
  seconds: number;
};

export type WrittenScripts = {
  scripts: WrittenScript[];
  /** All facts in the brief, whether or not a script states them; empty if the writer doesn't extract facts. */
  facts: Fact[];
  /** The ids of the facts that none of the scripts states. */
  left_out: string[];
  /** The id of a track that suits the brief. */
  recommended_music: string;
};

/**
 * Writes scripts for one brief without voicing them: `count` ideas, starting from the request's variant, each fitted to
 * the ad's length by the voices' measured paces.
 * @throws whatever the writer throws
 */
export async function writeScripts(
  request: AdRequest,
  count: number,
  writer: ScriptWriter,
  signal: AbortSignal,
): Promise<WrittenScripts> {
  const selection = selectVoices(request.inputs);
  const delivery = deliveryOf(request, selection.language);
  const brief = briefOf(request, { selection, delivery });
  const first = brief.variant ?? 0;
  const variants = Array.from({ length: count }, (_, at) => first + at);
  const written = await Promise.all(variants.map((variant) => writer.write({ ...brief, variant }, signal)));
  // If no script has any facts, the writer doesn't extract them.
  const facts = written.find((script) => script.facts)?.facts ?? [];
  const scripts = written.map((script, at) => {
    const { lines, seconds } = fitted(script, request, { selection, delivery });
    return { variant: variants[at] ?? first, angle: script.angle ?? null, lines, seconds };
  });
  const said = new Set(scripts.flatMap(({ lines }) => lines.flatMap((line) => line.facts)));
  return {
    scripts,
    facts,
    left_out: facts.map(({ id }) => id).filter((id) => !said.has(id)),
    recommended_music: recommendTrack({
      description: `${request.title} ${request.inputs.prompt}`,
      tone: request.inputs.tone,
    }),
  };
}

type Spoken = { selection: VoiceSelection; delivery: ReturnType<typeof deliveryOf> };

/** The lines that `speakToLength` would keep to fit the length. */
function fitted({ sentences }: Script, { inputs }: AdRequest, spoken: Spoken) {
  const { voices } = spoken.selection;
  const { rate } = prosodyOf(spoken.delivery);
  const timed = linesOf(sentences, spoken).map((line, at) => {
    const { text, rank, pauseAfterMs } = line;
    return { text, rank, pauseAfterMs, facts: sentences[at]?.facts ?? [], ms: msOf(line, voices, rate) };
  });
  const { kept, stretch, pauseScale } = fitLength(timed, lengthWindow(inputs));
  const { leadMs, tailMs } = leadAndTail(hasMusic(inputs));
  const ms = kept.reduce(
    (sum, line, at) => sum + line.ms * stretch + (at < kept.length - 1 ? line.pauseAfterMs * pauseScale : 0),
    leadMs + tailMs,
  );
  return { lines: kept.map(shown(voices.length)), seconds: Math.round(ms / 100) / 10 };
}

/** Assigns voices after lines have been dropped, so that they alternate over the remaining ones. */
const shown =
  (voices: number) =>
  ({ text, facts }: { text: string; facts: string[] }, at: number) =>
    voices > 1 ? { text, facts, voice: at % 2 === 0 ? (1 as const) : (2 as const) } : { text, facts };

const msOf = ({ spoken, voice }: Line, voices: VoiceSelection["voices"], rate: number) =>
  (sentenceSeconds(spoken, (voices[voice] ?? voices[0]).id) * 1000) / rate;
