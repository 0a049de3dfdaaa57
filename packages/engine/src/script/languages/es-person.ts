/** First person plural verbs whose third person is irregular. */
const irregular: Record<string, string> = {
  somos: "es",
  estamos: "está",
  tenemos: "tiene",
  hacemos: "hace",
  vamos: "va",
  damos: "da",
  venimos: "viene",
  decimos: "dice",
  ponemos: "pone",
  podemos: "puede",
  queremos: "quiere",
  sabemos: "sabe",
  contamos: "cuenta",
  servimos: "sirve",
  seguimos: "sigue",
  pedimos: "pide",
  conseguimos: "consigue",
  empezamos: "empieza",
  comenzamos: "comienza",
  cerramos: "cierra",
  volvemos: "vuelve",
  resolvemos: "resuelve",
  devolvemos: "devuelve",
  movemos: "mueve",
  encontramos: "encuentra",
  mostramos: "muestra",
  demostramos: "demuestra",
  pensamos: "piensa",
  entendemos: "entiende",
  atendemos: "atiende",
  recomendamos: "recomienda",
  acertamos: "acierta",
  apostamos: "apuesta",
  probamos: "prueba",
  renovamos: "renueva",
  mantenemos: "mantiene",
  ofrecemos: "ofrece",
  construimos: "construye",
  distribuimos: "distribuye",
  incluimos: "incluye",
  envíamos: "envía",
  enviamos: "envía",
  medimos: "mide",
  despedimos: "despide",
  vestimos: "viste",
  sembramos: "siembra",
  calentamos: "calienta",
  nos: "se",
  nuestro: "su",
  nuestra: "su",
  nuestros: "sus",
  nuestras: "sus",
  nosotros: "ellos",
  nosotras: "ellas",
  soy: "es",
  tengo: "tiene",
  hago: "hace",
  vendo: "vende",
  ofrezco: "ofrece",
  busco: "busca",
  mi: "su",
  mis: "sus",
};
const calls: Record<string, string> = {
  llámanos: "llama",
  llámenos: "llame",
  llámame: "llama",
  escríbenos: "escribe",
  visítanos: "haz una visita",
  pregúntanos: "pregunta",
  síguenos: "sigue a {b}",
  contáctanos: "contacta",
};

const notVerbs =
  /^(?:extremos|últimos|máximos|mínimos|próximos|supremos|primos|ánimos|ramos|tramos|gramos|kilogramos|remos|racimos|mismos|.{3,}ísimos)$/iu;

/** Turns a first person plural verb into the third person: "Hacemos" → "hace". */
function ofBrand(word: string): string {
  const lower = word.toLowerCase();
  const known = irregular[lower] ?? calls[lower];
  const said =
    known ?? (notVerbs.test(lower) ? lower : lower.replace(/amos$/u, "a").replace(/(?:emos|imos)$/u, "e"));
  return /^\p{Lu}/u.test(word) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

/** Turns a sentence with "we" into one about the brand. */
export function aboutBrand(text: string): string {
  // Drops "nosotros" after a verb ("la hacemos nosotros"), and turns "Somos tres" into "Son tres".
  const told = text
    .replaceAll(/(?<=mos) nosotr[oa]s(?!\p{L})/giu, "")
    .replaceAll(/(?<!\p{L})(s)omos (?=\d|dos |tres |cuatro )/giu, "$1on ");
  return told.replaceAll(
    /(?<![\p{L}{])(?:somos|\p{L}{1,16}(?:amos|emos|imos)|\p{L}+(?:nos|me)|nuestr[oa]s?|nosotr[oa]s|nos|soy|tengo|hago|vendo|ofrezco|busco|mis?)(?![\p{L}}])/giu,
    (word) => {
      const lower = word.toLowerCase();
      if (/(?:nos|me)$/.test(lower) && irregular[lower] === undefined && calls[lower] === undefined)
        return word;
      return ofBrand(word);
    },
  );
}
