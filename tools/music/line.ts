/** A token in a line, with its position and length in bars. */
export type Stroke = {
  /** The token without its marks: a note (`eb4`), a voice of the chord (`2`), or a player-specific symbol. */
  what: string;
  at: number;
  bars: number;
  weight: "plain" | "accent" | "soft";
  isShort: boolean;
};

/**
 * Parses a line: bars between `|`, whose tokens divide the bar evenly. `.` is a rest, `_` holds, `+` joins simultaneous
 * notes; after a token, `!` is an accent, `?` is soft, `'` is short. A line shorter than `bars` is repeated.
 */
export function readLine(line: string, bars: number): Stroke[] {
  const written = line.split("|").map((bar) => bar.trim().split(/\s+/));
  const strokes: Stroke[] = [];
  let isOpen = false;
  for (let bar = 0; bar < bars; bar++) {
    const tokens = written[bar % written.length] ?? [];
    tokens.forEach((token, i) => {
      const length = 1 / tokens.length;
      const last = strokes.at(-1);
      if (token === "_") {
        if (isOpen && last) last.bars += length;
        return;
      }
      isOpen = token !== ".";
      if (isOpen) strokes.push(strokeOf(token, bar + i * length, length));
    });
  }
  return strokes;
}

function strokeOf(token: string, at: number, bars: number): Stroke {
  const [, what = "", marks = ""] = /^(.+?)([!?']*)$/.exec(token) ?? [];
  const weight = marks.includes("!") ? "accent" : marks.includes("?") ? "soft" : "plain";
  return { what, at, bars, weight, isShort: marks.includes("'") };
}

/** Parses a drum line: `X` accent, `x` stroke, `o` ghost note, `.` rest, evenly spaced within each bar. */
export function readDrum(line: string, bars: number): Stroke[] {
  const spaced = line.replaceAll(/\s/g, "").replaceAll(/[Xxo.]/g, (sign) => ` ${drumSigns[sign] ?? sign}`);
  return readLine(spaced, bars);
}

const drumSigns: Record<string, string> = { X: "x!", x: "x", o: "x?" };
