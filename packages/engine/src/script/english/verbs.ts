/** Verbs whose base form is hardly ever a noun. */
const plainVerbs =
  "accept achieve add adopt advise allow answer apply arrange ask assess attend avoid bake become begin believe book-keep bring browse build buy calm care carry celebrate choose clear combine come compare complete compose connect consult cook craft create cultivate cure cut deliver depend develop discover donate download earn eat educate eliminate employ empower enable encourage enhance enjoy enroll ensure enter expand explain explore extend feed feel fill find fix fold follow gather generate get give go grow guarantee guide handcraft handle handmake happen hear help hire improve include inspect inspire install integrate introduce invite join keep know launch learn let listen live lose maintain make manage meet mow offer operate organise pair adapt organize own pay pick prepare present prevent produce protect prove provide publish put raise reach read receive recommend recover recycle reduce register remain remove repair replace rescue restore roast say see sell send serve settle sew shine simplify sit solve source speak specialise specialize stand stay strengthen subscribe succeed suggest supply sync take taste teach tell think throw transform translate treat turn understand upgrade use visit want wear weigh write automate analyze analyse customise customize personalise personalize represent defend bring deserve reserve renovate detect monitor sharpen nourish";

/** Verbs whose base form is as often a noun or an adjective: what stands behind them decides. */
const doubleVerbs =
  "act balance bank base bid blend boost brew brush burn call catch change charge check clean climb close collect contact contract control cost count cover dance deal design dine display dress drink drive email exchange experience face feature file finance finish fit flavor focus fund gain gift guard handle harvest heat help highlight hold host hunt judge lead lease lend lift light link last look love mail mark market mask match measure mix move need note open order pack paint park partner pass plan plant play post power press price print process promise promote question race rate rent report request rescue rest return ride run sale sample save schedule score search share ship shop show sign skip sleep sound spend split sponsor stage start stock stop store stream study style suit support surprise swap swim talk target test text time top touch tour track trade train transfer travel trust try update upload value volunteer vote wait walk warm wash watch water welcome win work wrap";

const plain = new Set(plainVerbs.split(" "));
const double = new Set(doubleVerbs.split(" "));

const irregular: Record<string, string> = { be: "is", have: "has", do: "does", go: "goes" };
const irregularBack = new Map(Object.entries(irregular).map(([base, form]) => [form, base]));

/** "offer" → "offers", "teach" → "teaches", "have" → "has". */
export function singular(base: string): string {
  const known = irregular[base];
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** "offers" → "offer", or undefined for what is no known verb in the third person. */
export function baseOfSingular(word: string): string | undefined {
  const known = irregularBack.get(word);
  if (known !== undefined) return known;
  const candidates = word.endsWith("ies")
    ? [`${word.slice(0, -3)}y`]
    : word.endsWith("es")
      ? [word.slice(0, -1), word.slice(0, -2)]
      : word.endsWith("s")
        ? [word.slice(0, -1)]
        : [];
  return candidates.find((base) => plain.has(base) || double.has(base));
}

/** "offering" → "offer", "running" → "run", "baking" → "bake"; undefined for what is no known verb. */
export function baseOfIng(word: string): string | undefined {
  if (!word.endsWith("ing") || word.length < 5) return undefined;
  const stem = word.slice(0, -3);
  const candidates = [stem, `${stem}e`, /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem];
  return candidates.find((base) => plain.has(base) || double.has(base));
}

/** Whether a word's base form is a verb and hardly a noun. */
export function isPlainVerb(word: string): boolean {
  return plain.has(word);
}

/** Whether a word may be a verb as well as a noun. */
export function isDoubleVerb(word: string): boolean {
  return double.has(word) && !plain.has(word);
}

/** Forms of be, have and the modal verbs: finite wherever they stand. */
export const auxiliaries = new Set(
  "is are was were am has have had do does did can could will would shall should may might must isn’t aren’t wasn’t weren’t hasn’t haven’t don’t doesn’t didn’t can’t cannot won’t wouldn’t shouldn’t".split(
    " ",
  ),
);

/** Words after which a noun is sure to follow, and so before which a double verb is one. */
export const closedClass = new Set(
  "a an the this that these those my your our his her its their us you me them it him what how when where why who all any every each both more some now today tomorrow online here there with without for from to in on at by of up down out over through into about like and or as if so until till before after around between directly early easily fast free ahead".split(
    " ",
  ),
);

/** Nouns in -ing, which begin no sentence about what somebody does. */
export const ingNouns = new Set(
  "training hearing catering shipping parking pricing whitening boarding grooming plumbing heating cooling cleaning roofing landscaping building clothing wedding weddings dining housing tutoring coaching consulting marketing accounting engineering printing painting lighting flooring moving banking lending financing tasting tastings booking bookings meeting meetings evening evenings morning mornings spring everything anything nothing something king ring string wing during living opening amazing outstanding award-winning leading exciting stunning refreshing relaxing inspiring interesting charming existing upcoming long-lasting mouthwatering cutting-edge swimming climbing hiking skiing fishing gaming streaming".split(
    " ",
  ),
);
