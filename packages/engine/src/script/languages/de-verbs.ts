/** Irregular third-person forms, keyed by the end of the verb, so that they also match "anbieten" and "verfahren". */
const irregular: Record<string, string> = {
  sind: "ist",
  haben: "hat",
  werden: "wird",
  können: "kann",
  müssen: "muss",
  wollen: "will",
  dürfen: "darf",
  sollen: "soll",
  mögen: "mag",
  möchten: "möchte",
  wissen: "weiß",
  geben: "gibt",
  nehmen: "nimmt",
  helfen: "hilft",
  sprechen: "spricht",
  treffen: "trifft",
  werfen: "wirft",
  lesen: "liest",
  sehen: "sieht",
  essen: "isst",
  messen: "misst",
  vergessen: "vergisst",
  empfehlen: "empfiehlt",
  werben: "wirbt",
  brechen: "bricht",
  fahren: "fährt",
  halten: "hält",
  laden: "lädt",
  lassen: "lässt",
  laufen: "läuft",
  schlafen: "schläft",
  schlagen: "schlägt",
  tragen: "trägt",
  wachsen: "wächst",
  waschen: "wäscht",
  raten: "rät",
  braten: "brät",
  fangen: "fängt",
  graben: "gräbt",
  fallen: "fällt",
  blasen: "bläst",
  hatten: "hatte",
  waren: "war",
  wurden: "wurde",
  konnten: "konnte",
  biete: "bietet",
  bin: "ist",
  habe: "hat",
  kann: "kann",
  will: "will",
};
const longestFirst = Object.keys(irregular).toSorted((a, b) => b.length - a.length);

/**
 * Puts an infinitive or a first person singular into the third person: "backen" → "backt", "bearbeiten" →
 * "bearbeitet", "übernehmen" → "übernimmt".
 */
export function germanThird(verb: string): string {
  const lower = verb.toLowerCase();
  const end = longestFirst.find(
    (known) =>
      lower.endsWith(known) &&
      (lower === known ||
        (!/^(?:sind|bin|will|kann|habe|haben|waren|werden)$/.test(known) &&
          !/(?:st|b|p|g|t|d)$/.test(lower.slice(0, -known.length)) &&
          /^(?:ver|be|ent|er|zer|über|unter|an|auf|aus|ab|ein|mit|zu|vor|durch|um)$/.test(
            lower.slice(0, -known.length),
          ))),
  );
  if (end !== undefined) return lower.slice(0, -end.length) + (irregular[end] ?? "");
  if (
    /(?:test|tet|ten|te)$/.test(lower) &&
    /(?:ten|te)$/.test(lower) &&
    !/(?:[bgdr]eiten|bieten|warten|starten|leisten|richten|mieten|arbeiten|gestalten|kosten|testen|achten|schneiten|rösten|falten|züchten|leiten|bieten|raten)$/.test(
      lower,
    )
  )
    return lower.replace(/ten$/, "te");
  const stem = lower.replace(/(?:en|n|e)$/, "");
  if (/(?:el|er)n$/.test(lower)) return `${lower.slice(0, -1)}t`;
  return /(?:[td]|[^lrh]m|[^lrhnm]n)$/.test(stem) && !/[aeiou]n$|[aeiouäöü]m$/.test(stem)
    ? `${stem}et`
    : `${stem}t`;
}
