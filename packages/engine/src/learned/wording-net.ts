/**
 * The network that turns fragments into sentences: two bidirectional recurrent layers over the tokens of a fragment.
 * It predicts the words to insert before the fragment and after each token, the tokens to drop and the capitals to
 * change.
 */
import {
  connected,
  embedded,
  joinVectors,
  layer,
  type Matrix,
  meanOf,
  type Network,
  readNetwork,
  rectified,
  rowOf,
  shapeOf,
  softmax,
} from "./network.ts";
import type { Token } from "./tokens.ts";

type Knowledge = {
  languages: string[];
  kinds: string[];
  /** Phrases that may be added, and the indexes of each language's phrases. */
  phrases: string[];
  ownPhrases: Record<string, number[]>;
  /** Words that may be dropped, by language. */
  droppable: Record<string, string[]>;
};

export type WordingNet = Knowledge & Network;

/** A prediction with its probability. */
type Choice<T> = { choice: T; probability: number };

/** The edits that turn a fragment into a sentence: one entry for each token. */
type Edits = {
  behind: Choice<string>[];
  isDropped: Choice<boolean>[];
  /** 0: as typed, 1: lower case, 2: capitalized, 3: capitalized, the rest in lower case. */
  capitals: number[];
};

/** The kind of the fact, and the `contextWords` of its brief. */
export type WordingContext = { language: string; kind: string; context: readonly string[] };

/** The predictions for a fragment. */
export type ReadFragment = {
  form: Choice<"sentence" | "order" | "fragment">;
  /** The most probable words before the fragment, and the edits that follow from each. */
  starts: { start: Choice<string>; edits: () => Edits }[];
};

let loaded: WordingNet | undefined;

/** Reads the network when it is first needed. */
export function wordingNet(): WordingNet {
  if (loaded === undefined) {
    const { header, matrix } = readNetwork("wording.bin");
    loaded = { ...(header as Knowledge), matrix };
  }
  return loaded;
}

const featuresOf = ({ text, tag, word }: Token) => [
  `w${word}`,
  `s5${word.slice(-5)}`,
  `s4${word.slice(-4)}`,
  `s3${word.slice(-3)}`,
  `s2${word.slice(-2)}`,
  `p4${word.slice(0, 4)}`,
  `sh${shapeOf(text)}`,
  `t${tag}`,
];

/** The maximum number of context words taken from a brief. */
const mostContext = 40;

/** The short words of a brief, which show how it addresses people and what it is about. */
export const contextWords = (brief: string): string[] =>
  [...new Set((brief.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length <= 5))].slice(
    0,
    mostContext,
  );

function contextOf(words: readonly string[], table: Matrix): Float32Array {
  const root = Math.sqrt(Math.max(1, words.length));
  return embedded(
    words.map((word) => `c${word}`),
    table,
  ).map((value) => value / root);
}

const forms = ["sentence", "order", "fragment"] as const;

/** Runs the network on a fragment; `most` is the number of alternatives for the words before it. */
export function readFragment(
  net: WordingNet,
  tokens: readonly Token[],
  { language, kind, context, most }: WordingContext & { most: number },
): ReadFragment {
  const table = net.matrix("emb");
  const own = net.ownPhrases[language] ?? [];
  const ofLanguage = rowOf(net.matrix("lang"), net.languages.indexOf(language));
  const ofKind = rowOf(net.matrix("kind"), net.kinds.indexOf(net.kinds.includes(kind) ? kind : ""));
  const beside = ofLanguage.map((value, at) => value + (ofKind[at] as number));
  const inputs = tokens.map((token) =>
    embedded(featuresOf(token), table).map((value, at) => value + (beside[at] as number)),
  );
  const first = layer(net, 1, inputs);
  const about = joinVectors(first[0] as Float32Array, meanOf(first), beside, contextOf(context, table));
  const starts = softmax(connected(net, "startv", rectified(connected(net, "start", about))), own).slice(
    0,
    most,
  );
  const [form] = softmax(connected(net, "form", about), [0, 1, 2]);
  return {
    form: { choice: forms[form?.index ?? 2] ?? "fragment", probability: form?.probability ?? 1 },
    starts: starts.map(({ index, probability }) => ({
      start: { choice: net.phrases[index] ?? "", probability },
      edits: () => editsBehind(net, first, index, own),
    })),
  };
}

function editsBehind(
  net: WordingNet,
  first: readonly Float32Array[],
  start: number,
  own: readonly number[],
): Edits {
  const added = rowOf(net.matrix("vemb"), start);
  const second = layer(
    net,
    2,
    first.map((state) => joinVectors(state, added)),
  );
  const none = new Float32Array(second[0]?.length ?? 0);
  return {
    behind: second.map((state, at) => {
      const gap = rectified(connected(net, "gap", joinVectors(state, second[at + 1] ?? none)));
      const [best] = softmax(connected(net, "gapv", gap), own);
      return { choice: net.phrases[best?.index ?? 0] ?? "", probability: best?.probability ?? 1 };
    }),
    isDropped: second.map((state) => {
      const [best] = softmax(connected(net, "drop", state), [0, 1]);
      return { choice: best?.index === 1, probability: best?.probability ?? 1 };
    }),
    capitals: second.map((state) => softmax(connected(net, "case", state), [0, 1, 2, 3])[0]?.index ?? 0),
  };
}
