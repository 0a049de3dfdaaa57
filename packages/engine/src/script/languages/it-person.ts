/** First person plural verbs whose third person is irregular. */
const irregular: Record<string, string> = {
  siamo: "è",
  abbiamo: "ha",
  facciamo: "fa",
  andiamo: "va",
  diamo: "dà",
  veniamo: "viene",
  diciamo: "dice",
  possiamo: "può",
  vogliamo: "vuole",
  sappiamo: "sa",
  offriamo: "offre",
  vendiamo: "vende",
  prendiamo: "prende",
  mettiamo: "mette",
  apriamo: "apre",
  chiudiamo: "chiude",
  serviamo: "serve",
  proponiamo: "propone",
  produciamo: "produce",
  costruiamo: "costruisce",
  puliamo: "pulisce",
  forniamo: "fornisce",
  restituiamo: "restituisce",
  gestiamo: "gestisce",
  spediamo: "spedisce",
  finiamo: "finisce",
  garantiamo: "garantisce",
  seguiamo: "segue",
  eseguiamo: "esegue",
  risolviamo: "risolve",
  rispondiamo: "risponde",
  accogliamo: "accoglie",
  raccogliamo: "raccoglie",
  riceviamo: "riceve",
  teniamo: "tiene",
  manteniamo: "mantiene",
  cuociamo: "cuoce",
  scegliamo: "sceglie",
  conosciamo: "conosce",
  viviamo: "vive",
  cresciamo: "cresce",
  crediamo: "crede",
  permettiamo: "permette",
  trasformiamo: "trasforma",
  noleggiamo: "noleggia",
  ho: "ha",
  faccio: "fa",
  offro: "offre",
  vendo: "vende",
  cerco: "cerca",
  noi: "loro",
  nostro: "suo",
  nostra: "sua",
  nostri: "suoi",
  nostre: "sue",
};

/** Turns a first person plural verb into the third person: "Facciamo" → "fa". */
function ofBrand(word: string): string {
  const lower = word.toLowerCase();
  const said =
    irregular[lower] ??
    lower
      .replace(/chiamo$/u, "ca")
      .replace(/ghiamo$/u, "ga")
      .replace(/([cg])iamo$/u, "$1ia")
      .replace(/iamo$/u, "a");
  return /^\p{Lu}/u.test(word) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** Turns a sentence with "we" into one about the brand. */
export function aboutBrand(text: string): string {
  return text
    .replaceAll(
      /(?<![\p{L}{])(?:\p{L}{1,14}iamo|nostr[oaie]|noi|ho|faccio|offro|vendo|cerco)(?![\p{L}}])/giu,
      ofBrand,
    )
    .replaceAll(/(?<!\p{L})(?:da loro|con loro)(?!\p{L})/giu, (found) => found)
    .replaceAll(/(?<!\p{L})ci trov(?:i|ate)(?!\p{L})/giu, "trovi {b}");
}
