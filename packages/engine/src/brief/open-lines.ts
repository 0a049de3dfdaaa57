import type { LearnedCut } from "./learned-cuts.ts";

/** Verbs before the jobs that are offered, in the languages of the briefs: "Wir suchen ab 1.4. oder später:". */
const seeking =
  "suchen?|sucht|zoek(?:en|t)?|recherch(?:e|ons|ent)|recrut(?:e|ons|ent)|cherch(?:e|ons|ent)|cerc(?:a|o|hiamo)|assum(?:e|iamo)|busc(?:a|o|amos)|procur(?:a|o|amos)|contrat(?:a|amos)|ищем|требуются|требуется";
/** Words after such a verb that don't name a job: a date, an article. */
const noJob =
  "\\d+(?:[./-]\\d+)*[./]?(?=[ :]|$)|ab|zum|per|dringend|sofort|nächstmöglich\\p{L}*|zeitpunkt|oder|später|eine?n?(?:/-?[nr])?|vanaf|direct|zo snel mogelijk|op korte termijn|een|dès|maintenant|que possible|un(?:e|/e|\\(e\\))?|para|ya|urgentemente|subito|срочно|с|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|januari|februari|maart|mei|augustus|december";
const openLine = new RegExp(String.raw`(?<!\p{L})(?:${seeking})(?:,? (?:${noJob}))* ?:?$`, "iu");
/** The probability above which the line after an unfinished one counts as a note, not as a job. */
const sureNote = 0.6;
/** The longest unfinished line, in characters. */
const longestLine = 110;

/** True for a line that breaks off before the jobs below it, with or without a colon. */
const isOpenLine = ({ raw, mark }: LearnedCut): boolean =>
  (mark === "line" || mark === "." || raw.endsWith(":")) && raw.length <= longestLine && openLine.test(raw);

/** The marker of a job for all genders: "(m/w/d)". */
const job = /\((?:[mwfvhdx] ?[/|] ?){1,2}[mwfvhdx]\)/iu;
/** The words to add before each further job, chosen by the verb before the first job. */
const also: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})such(?:en?|t)(?!\p{L})/iu, "wir suchen auch"],
  [/(?<!\p{L})zoek(?:en|t)?(?!\p{L})/iu, "we zoeken ook"],
];

/**
 * Joins a line that says who is hiring to the first job in the list below it, and completes the lines of the other
 * jobs.
 */
export function withOpenLines(cuts: readonly LearnedCut[]): LearnedCut[] {
  const found: LearnedCut[] = [];
  let others: string | undefined;
  for (const cut of cuts) {
    const before = found.at(-1);
    const [likely] = cut.kinds;
    const isNote = likely?.kind === "contact" || (likely?.kind === "note" && likely.probability > sureNote);
    const told = cut.raw.replace(/^[^\p{L}\p{N}]+/u, "");
    if (before !== undefined && !isNote && isOpenLine(before)) {
      others = also.find(([verb]) => verb.test(before.raw))?.[1];
      const raw = `${before.raw.replace(/[ :]+$/u, "")} ${told}`;
      found.splice(-1, 1, { ...before, raw, end: cut.end, mark: cut.mark });
      continue;
    }
    if (cut.raw.endsWith(":")) others = undefined;
    const isOther = others !== undefined && before?.mark === "line" && job.test(cut.raw);
    found.push(isOther ? { ...cut, raw: `${others} ${told}`, rank: 1 } : cut);
  }
  return found;
}
