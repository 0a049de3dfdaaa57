import type { languages, Tone } from "@earshot/contract/languages.ts";
import type { VoiceQuality } from "@earshot/contract/voices/voice-quality.ts";

type Language = (typeof languages)[number];
export type LanguageName = Language["name"];
type AccentOf<Name extends LanguageName> = Extract<Language, { name: Name }>["accents"][number];

/** How a voice is derived from one of the engine's voices; all figures are relative to that voice. */
type Shape = {
  /**
   * The formant factor: 1.1 is a smaller speaker, with formants 10 % higher. Also shifts the pitch, unless a pitch is
   * given.
   */
  size: number;
  /** The duration factor: 1.1 is 10 % slower. */
  stretch: number;
};

/** A flite voice, English only: an American woman (slt) and man (rms), and a Scottish man (awb). */
export type FliteShape = Shape & { engine: "flite" } & (
    | {
        voice: "slt" | "awb";
        /** The mean pitch before `size` is applied, in Hz. */
        pitch: number;
        /** The pitch's standard deviation, in Hz. */
        swing: number;
      }
    /** The pitch of `rms` can't be set and follows `size`. */
    | { voice: "rms" }
  );

export type EspeakShape = Shape & {
  engine: "espeak";
  /** The language and variant in eSpeak NG's notation: `roa/es+f2`. */
  identifier: string;
  /** Pitch, 0-100; 50 is the variant's own. */
  pitch: number;
  /** Pitch range, 0-100; 50 is the variant's own. */
  range: number;
};

/** A neural model's speaker in one of the operator's folders: see find-neural-models.ts. */
export type NeuralShape = {
  engine: "neural";
  kind: "piper" | "kokoro";
  /** The absolute path of the model's folder. */
  folder: string;
  /** The name of the model's file in it. */
  model: string;
  speaker: number;
};

type VoiceShape = FliteShape | EspeakShape | NeuralShape;

/** The description of a voice. `Accent` is the union of its language's accents. */
export type Facts<Accent extends string> = {
  name: string;
  gender: "female" | "male";
  /** The accents for which the voice is offered, starting with its own. */
  accents: [Accent, ...Accent[]];
  age: "Young-Adult" | "Middle-Aged" | "Senior";
  tone: Exclude<Tone, "">;
  /** Most distinctive first. */
  characteristics: [string, ...string[]];
  /** The pronunciation used instead of an accent that the engine lacks. */
  pronunciation?: string;
  shape: VoiceShape;
};

export type VoiceFacts<Name extends LanguageName> = Facts<AccentOf<Name>>;

export type CatalogueVoice = Facts<string> & {
  id: `vc_${string}`;
  language: LanguageName;
};

/** A voice's figures in stored form: see `MeasuredVoice`. */
export type PackedVoice = {
  wordsPerMinute: number;
  lettersPerSecond: number;
  durationMs: number;
  pitchHz: number;
  /** Peaks in base64: see `packPeaks`. */
  peaks: string;
};

const qualityOfEngine = { neural: "natural", flite: "clear", espeak: "draft" } as const satisfies Record<
  string,
  VoiceQuality
>;

/**
 * "clear" for flite's voices, but "draft" for eSpeak NG's: a speech recognizer misses 8 to 27 % of flite's words, and
 * 61 to 74 % of eSpeak NG's English ones.
 */
export const qualityOf = ({ shape }: Pick<CatalogueVoice, "shape">): VoiceQuality =>
  qualityOfEngine[shape.engine];

/** Characteristics in display order. A substitute pronunciation is among the first two, the ones that lists show. */
export function characteristicsOf({
  characteristics: [first, ...others],
  pronunciation,
}: CatalogueVoice): string[] {
  return pronunciation === undefined ? [first, ...others] : [first, pronunciation, ...others];
}
