import type { languages, Tone } from "@earshot/contract/languages.ts";

type Language = (typeof languages)[number];
export type LanguageName = Language["name"];
type AccentOf<Name extends LanguageName> = Extract<Language, { name: Name }>["accents"][number];

/** How a voice of the embedded engine is made; every figure is against the voice that the engine has. */
type Shape = {
  /** How small the speaker is: 1.1 has all its formants a tenth higher. Pitch moves along where it has no own figure. */
  size: number;
  /** How long it takes: 1.1 is a tenth slower. */
  stretch: number;
};

/** Spoken by flite (English alone): a woman and a man of the USA, and a man of Scotland. */
export type FliteShape = Shape & { engine: "flite" } & (
    | {
        voice: "slt" | "awb";
        /** The pitch that it speaks around before `size` moves it, in Hz. */
        pitch: number;
        /** How far its melody swings, in Hz (standard deviation). */
        swing: number;
      }
    /** Its pitch can't be set: it follows `size`. */
    | { voice: "rms" }
  );

/** Spoken by eSpeak NG. */
export type EspeakShape = Shape & {
  engine: "espeak";
  /** Language and variant, as eSpeak NG names them: `roa/es+f2`. */
  identifier: string;
  /** 0-100; 50 is the variant's own. */
  pitch: number;
  /** How far the melody swings, 0-100; 50 is the variant's own. */
  range: number;
};

type VoiceShape = FliteShape | EspeakShape;

/** What is told of a voice with these accents. */
export type Facts<Accent extends string> = {
  name: string;
  gender: "female" | "male";
  /** Those that it is offered for, its own first. */
  accents: [Accent, ...Accent[]];
  age: "Young-Adult" | "Middle-Aged" | "Senior";
  tone: Exclude<Tone, "">;
  /** The most telling first. */
  characteristics: [string, ...string[]];
  /** What is heard instead of an accent that the engine lacks. */
  pronunciation?: string;
  shape: VoiceShape;
};

/** What a list of one language says of a voice. */
export type VoiceFacts<Name extends LanguageName> = Facts<AccentOf<Name>>;

/** Somebody who speaks ads. */
export type CatalogueVoice = Facts<string> & {
  id: `vc_${string}`;
  language: LanguageName;
};

/** Two are shown in a list: a pronunciation that is not the accent's own is one of them. */
export function characteristicsOf({
  characteristics: [first, ...others],
  pronunciation,
}: CatalogueVoice): string[] {
  return pronunciation === undefined ? [first, ...others] : [first, pronunciation, ...others];
}
