import { likeliest } from "../learned/log-linear.ts";
import type { LanguageModel } from "../learned/models.ts";
import { asking, demandedIn, isOfEnd, placeOf, quotation, unquotedLast, without } from "./note-patterns.ts";
import type { ReadingTable } from "./reading-table.ts";
import {
  likelyRepeat,
  likelyRequest,
  mostRequests,
  possibleRequest,
  sureRequest,
  sureTitle,
  vagueRequest,
  vetoing,
} from "./thresholds.ts";

/** What a note asks for. The kinds are those of tools/briefs/README.md. */
export type NoteRequest = {
  kind: string | undefined;
  probability: number;
  /** A line to be said word for word. */
  required?: string;
  opening?: string;
  closing?: string;
  /** The note asks for the line before it to be the last: "(these are the last words)". */
  isOfLast?: true;
  /** Something must be said more than once. */
  repeats?: true;
};

/** A line, as opposed to the single word in 'say it "tiffin"'. */
const isLine = /\s|[.!?…]$|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

type RequestContext = {
  model: Pick<LanguageModel, "requests">;
  table: Pick<ReadingTable, "required">;
  /** True if the note lists words that must not be said. */
  isForbidding: boolean;
};

/** Determines what a note asks for, from the model and from the words around its quotation. */
export function requestOf(
  note: string,
  features: readonly string[],
  { model: { requests }, table, isForbidding }: RequestContext,
): NoteRequest {
  const quoted = quotation.exec(note)?.[1]?.trim();
  const bare = note.replace(quotation, "");
  const isAskedFor = quoted !== undefined && asking.test(bare) && !without.test(bare);
  const found = likeliest(requests, features, mostRequests).filter(
    ({ label }) => label !== "V" || !isAskedFor,
  );
  // A note with a quotation asks either to say or not to say the quotation.
  const { label: kind, probability = 0 } =
    (quoted !== undefined &&
      found.find((each) => /^[BEKV]$/.test(each.label) && each.probability > possibleRequest)) ||
    (found[0] ?? { label: undefined });
  const place = quoted === undefined || !isLine.test(quoted) ? undefined : placeOf(bare, kind);
  const last = quoted === undefined && kind !== "V" ? unquotedLast(note) : undefined;
  const isWanted =
    place === undefined &&
    !isForbidding &&
    !without.test(bare) &&
    (isAskedFor || (kind === "K" && probability > likelyRequest));
  const demanded = kind === "V" && probability > sureRequest.least ? undefined : demandedIn(note, table);
  const required =
    demanded ?? (isWanted && /^\p{Lu}.* |(?: \S+){2}/u.test(quoted ?? "") ? quoted : undefined);
  return {
    kind,
    probability,
    ...(place !== undefined && { [place]: quoted }),
    ...(last !== undefined && { closing: last }),
    ...(required !== undefined && { required }),
    ...(isOfEnd(note) && { isOfLast: true as const }),
    ...(kind === "D" && probability > likelyRepeat && !/\bname\b/i.test(note) && { repeats: true as const }),
  };
}

/** True if a note makes no specific request, so it may be a fact. */
export const isVague = (
  features: readonly string[],
  { requests }: Pick<LanguageModel, "requests">,
): boolean => {
  const [first] = likeliest(requests, features, 1);
  return first?.label === "H" && first.probability > vagueRequest;
};

/** True for a title, such as the town and date above a press release. */
export const isTitle = (
  features: readonly string[],
  { requests }: Pick<LanguageModel, "requests">,
): boolean => {
  const [first] = likeliest(requests, features, 1);
  return first?.label === "L" && first.probability > sureTitle;
};

/**
 * True for a text whose request is so clear that it counts as a note at a lower probability than others: "please
 * leave her opponent out of it", "No dogs."
 */
export function isRequest(
  text: string,
  { note, features, negative }: { note: number; features: readonly string[]; negative: RegExp },
  { requests }: Pick<LanguageModel, "requests">,
): boolean {
  if (note < sureRequest.note) return false;
  const [{ label, probability } = { label: "", probability: 0 }] = likeliest(requests, features, 1);
  const isSure = /^[VMU]$/.test(label) && probability > sureRequest.least;
  const isVeto =
    label === "V" &&
    note > vetoing.note &&
    probability > vetoing.least &&
    negative.test(text) &&
    !/\b(?:need|needed|required|necessary)$/i.test(text);
  return isSure || isVeto;
}
