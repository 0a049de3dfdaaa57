/** First person plural verbs ("nous faisons"), with their third person singular. */
const irregular: Record<string, string> = {
  sommes: "est",
  avons: "a",
  faisons: "fait",
  allons: "va",
  venons: "vient",
  intervenons: "intervient",
  prenons: "prend",
  pouvons: "peut",
  voulons: "veut",
  savons: "sait",
  vendons: "vend",
  mettons: "met",
  recevons: "reçoit",
  tenons: "tient",
  obtenons: "obtient",
  rendons: "rend",
  répondons: "répond",
  défendons: "défend",
  construisons: "construit",
  produisons: "produit",
  cuisons: "cuit",
  finissons: "finit",
  fournissons: "fournit",
  garantissons: "garantit",
  choisissons: "choisit",
  établissons: "établit",
  investissons: "investit",
  nourrissons: "nourrit",
  servons: "sert",
  suivons: "suit",
  disons: "dit",
  connaissons: "connaît",
  devons: "doit",
  appelons: "appelle",
  livrons: "livre",
  achetons: "achète",
  gérons: "gère",
  commençons: "commence",
  plaçons: "place",
  remplaçons: "remplace",
  partageons: "partage",
  déménageons: "déménage",
  aménageons: "aménage",
  dépannons: "dépanne",
};

const third = (verb: string) =>
  irregular[verb.toLowerCase()] ?? verb.replace(/eons$/u, "e").replace(/ons$/u, "e");

/** Turns a sentence with "nous" or "on" into one about `subject`. */
export function aboutBrand(text: string, subject: string): string {
  let isFirst = true;
  const who = () => {
    const said = isFirst ? subject : "l’équipe";
    isFirst = false;
    return said;
  };
  return text
    .replaceAll(
      /(?<!\p{L})nous (vous |y |en |les |le |la )?(\p{L}+ons|sommes)(?!\p{L})/giu,
      (_, object: string | undefined, verb: string) => `${who()} ${object ?? ""}${third(verb)}`,
    )
    .replaceAll(/(?<!\p{L}|si |l’)on (?=\p{L})/giu, () => `${who()} `)
    .replaceAll(/(?<!\p{L})(?:chez|avec|pour) nous(?!\p{L})/giu, "sur place")
    .replaceAll(/(\p{L}ez)-nous(?!\p{L})/giu, "$1")
    .replaceAll(/(?<!\p{L})notre(?!\p{L})/gu, "leur")
    .replaceAll(/(?<!\p{L})Notre(?!\p{L})/gu, "Leur")
    .replaceAll(/(?<!\p{L})nos(?!\p{L})/gu, "leurs")
    .replaceAll(/(?<!\p{L})Nos(?!\p{L})/gu, "Leurs");
}
