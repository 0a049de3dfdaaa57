import { hasAmount } from "./fragment.ts";
import { labelOf } from "./instructions.ts";
import type { LearnedCut } from "./learned-cuts.ts";
import type { ReadingTable } from "./reading-table.ts";

/** Only punctuation and linking words between two items of a list. */
const between = /^[\s,]*(?:(?:y|e|et|ed|pis|ou|o|und|en)\s+)?$/u;
const noMark = /^\s+$/u;

const word = String.raw`\p{Lu}[\p{L}’.-]*`;
const names = String.raw`(?:(?:piso|andar|local|loja|sala|lote|stand) \d+|${word})(?: (?:(?:de|del|de la|di|della|du|des|do|da|dos|das|la|le|les|los|las) )?${word}){0,3}`;
/** Text that ends in a name: "nos bairros Jardim Primavera". */
const endsInName = new RegExp(String.raw`(?:^|[\p{L}:,] )${names}$`, "u");
/** Text that consists only of names: "Santa Rita e Centro". */
const onlyNames = new RegExp(String.raw`^${names}(?:(?:, | (?:y|e|et|ed|pis|o|ou) )${names}){0,5}$`, "u");

/** The maximum number of words in an item of a list, and of characters in a list after a colon. */
const longestItem = 4;
const longestList = 110;
const longestSentence = 200;
/** The probability above which a name is not part of a list. */
const sureName = 0.8;
/** A remark of at most this many words can't stand alone. */
const scrap = 2;

/** The verb of a subject in the segment before it: "sarà pronto da novembre". */
const predicate = /^(?:sarà|saranno|será|serán|serão|sera|seront) /u;

/** The beginning of a sentence, before its subject: "Dopo due anni di prova", "Pour toute cuisine commandée". */
const adverbial =
  /^(?:con|com|avec|après|lors d|grâce à|pour (?:toute?s?|les?|la|l’)|tras|después de|gracias a|para (?:el|la|los|las)|por (?:el|la|los|las)|dopo|grazie a|per (?:il|lo|la|i|gli|le|l’)|depois de|após|graças a|para (?:o|a|os|as)|pel[oa]s?)(?!\p{L})/iu;
/** A prepositional phrase that can follow a linking word: "del borgo di Sovana" after "nel centro di Siena e". */
const furtherOf = /^(?:du|des|de la|de l’|del|de los|de las|della|dei|delle|do|da|dos|das) \p{L}/u;

const kindOf = ({ kinds: [likely] }: LearnedCut) => likely?.kind;
const isNote = (cut: LearnedCut) => kindOf(cut) === "note";
const isName = ({ kinds: [likely] }: LearnedCut, least = 0) =>
  likely?.kind === "name" && likely.probability > least;
const isListed = (cut: LearnedCut) =>
  !["note", "contact", "legal", "slogan", "call"].includes(kindOf(cut) ?? "") && !isName(cut, sureName);

const isItem = (text: string) =>
  /^\p{Ll}/u.test(text) && !/[\d:]/u.test(text) && text.split(" ").length <= longestItem;

/** True for parts of one list: "baratas, ratos" and "vespa asiática". */
function areItems(one: LearnedCut, other: LearnedCut): boolean {
  const items = one.raw.split(", ");
  return (
    [one, other].every((cut) => isListed(cut) && kindOf(cut) !== "offer") &&
    items.length > 1 &&
    [...items.slice(1), ...other.raw.split(", ")].every(isItem)
  );
}

/** True for names that continue a list of places: "nos bairros Jardim Primavera" and "Santa Rita e Centro". */
function arePlaces(one: LearnedCut, other: LearnedCut, table: ReadingTable): boolean {
  const isPlace = [one, other].some(({ kinds }) =>
    kinds.some(({ kind, probability }) => kind === "where" && probability > 0.1),
  );
  const isOwnName = isName(other) || (isName(one) && labelOf(one, table, (raw) => raw)?.label !== "where");
  const isShouted = !/\p{Ll}/u.test(one.raw + other.raw);
  return (
    isPlace &&
    !isShouted &&
    isListed(one) &&
    isListed(other) &&
    !isOwnName &&
    endsInName.test(one.raw) &&
    onlyNames.test(other.raw)
  );
}

const isClause = ({ raw }: LearnedCut) => raw.split(" ").length >= 3;

/** True for two segments of one clause. `gap` is the text between them. */
function areOne(before: LearnedCut, cut: LearnedCut, gap: string, table: ReadingTable): boolean {
  const areListed = isListed(before) && isListed(cut);
  const length = before.raw.length + cut.raw.length;
  const isPriced = hasAmount(before.raw, table);
  // One price for both: "10 mesas con sillas + brincolín $1,850".
  const isSum = /^\s*\+\s*$/u.test(gap) && !isPriced && hasAmount(cut.raw, table);
  const isList =
    before.raw.endsWith(":") &&
    areListed &&
    !["name", "where"].includes(kindOf(before) ?? "") &&
    /^\d|^(?:\S+ ){2}/u.test(before.raw) &&
    labelOf(before, table, (raw) => raw) === undefined &&
    length < longestList;
  const isLater = /\p{L}/u.test(gap) && furtherOf.test(cut.raw) && areListed;
  const isPredicate = predicate.test(cut.raw) && !isNote(before);
  return isSum || isList || isLater || isPredicate || (between.test(gap) && areItems(before, cut));
}

/** True if `before` begins a sentence whose subject is in `cut`. */
const isBegun = (before: LearnedCut, cut: LearnedCut, table: ReadingTable) =>
  adverbial.test(before.raw) &&
  !adverbial.test(cut.raw) &&
  isListed(before) &&
  isListed(cut) &&
  !hasAmount(before.raw, table) &&
  before.raw.length + cut.raw.length < longestSentence;

/** True if `cut` is just the last word or two of the note before it. */
const isStranded = (before: LearnedCut, cut: LearnedCut, gap: string) =>
  isNote(before) &&
  noMark.test(gap) &&
  cut.mark !== "," &&
  cut.raw.split(" ").length <= scrap &&
  !["what", "offer", "contact"].includes(kindOf(cut) ?? "");

/**
 * Rejoins lists, the names of places, and verbs and their objects that the model separated by mistake. Only for
 * languages with patterns for where a clause can't end.
 */
export function rejoined(cuts: readonly LearnedCut[], brief: string, table: ReadingTable): LearnedCut[] {
  const { unfinished } = table;
  if (unfinished === undefined) return [...cuts];
  const found: LearnedCut[] = [];
  for (const cut of cuts) {
    const before = found.at(-1);
    if (before === undefined || before.mark !== ",") {
      found.push(cut);
      continue;
    }
    const gap = brief.slice(before.end, cut.start);
    if (gap.includes(";") && isClause(before) && isClause(cut)) {
      found.splice(-1, 1, { ...before, mark: "." }, cut);
      continue;
    }
    // "Siamo a Teolo, bisogna" | "prenotare entro venerdì": the last words begin the next clause.
    const open = isNote(before) || !noMark.test(gap) ? null : unfinished.exec(before.raw);
    if (open !== null) {
      const raw = before.raw.slice(0, open.index).replace(/[\s,;]+$/u, "");
      const start = before.start + open.index;
      found.splice(
        -1,
        1,
        ...(/\p{L}{2}/u.test(raw) ? [{ ...before, raw, end: before.start + raw.length }] : []),
        { ...cut, start, raw: brief.slice(start, cut.start) + cut.raw },
      );
      continue;
    }
    const isRest = isStranded(before, cut, gap);
    const isPlaces = between.test(gap) && arePlaces(before, cut, table);
    const isStart = found.at(-2)?.mark !== "," && isBegun(before, cut, table);
    if (!isRest && !isPlaces && !isStart && !areOne(before, cut, gap, table)) {
      found.push(cut);
      continue;
    }
    const first = isRest || before.rank <= cut.rank ? before : cut;
    found.splice(-1, 1, {
      ...([before, cut].find((each) => isPlaces && kindOf(each) === "where") ?? first),
      start: before.start,
      raw: brief.slice(before.start, cut.start) + cut.raw,
      end: cut.end,
      mark: cut.mark,
    });
  }
  return found;
}
