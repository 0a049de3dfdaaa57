/** First person plural verbs whose third person is irregular. */
const irregular: Record<string, string> = {
  somos: "é",
  estamos: "está",
  temos: "tem",
  fazemos: "faz",
  vamos: "vai",
  damos: "dá",
  vimos: "vem",
  dizemos: "diz",
  pomos: "põe",
  podemos: "pode",
  queremos: "quer",
  sabemos: "sabe",
  trazemos: "traz",
  saímos: "sai",
  construímos: "constrói",
  distribuímos: "distribui",
  produzimos: "produz",
  conduzimos: "conduz",
  mantemos: "mantém",
  nosso: "seu",
  nossa: "sua",
  nossos: "seus",
  nossas: "suas",
  conosco: "com a equipe",
  sou: "é",
  tenho: "tem",
  faço: "faz",
  vendo: "vende",
};
const notVerbs = /^(?:últimos|próximos|máximos|mínimos|ramos|primos|termos|mesmos|ótimos|.{3,}íssimos)$/iu;

/** Turns a sentence with "we" into one about the brand: "Fazemos" → "Faz". */
export function aboutBrand(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}{])a gente (?=\p{L})/giu, "")
    .replaceAll(
      /(?<![\p{L}{])(?:somos|\p{L}{1,16}(?:amos|emos|imos|ímos)|noss[oa]s?|conosco|sou|tenho|faço|vendo)(?![\p{L}}])/giu,
      (word) => {
        const lower = word.toLowerCase();
        const said =
          irregular[lower] ??
          (notVerbs.test(lower)
            ? lower
            : lower
                .replace(/amos$/u, "a")
                .replace(/(?:emos|imos)$/u, "e")
                .replace(/ímos$/u, "i"));
        return /^\p{Lu}/u.test(word) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
      },
    );
}
