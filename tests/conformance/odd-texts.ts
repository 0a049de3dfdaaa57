/** Strings that must be stored verbatim: markup, SQL, templates, many writing systems, invisible characters. */
export const oddTexts = [
  "<b>Sale</b><script>alert(1)</script><img src=x onerror=alert(1)>",
  "Robert'); DROP TABLE users;--",
  '"quotes" \\ back%slash ${1+1} {{7*7}} &amp; %00',
  "👩‍🎤 Ro\u0301bin 𝕏 \u{1F1E9}\u{1F1EA}",
  "مخبز الياسمين \u202Eabc\u202C",
  "a\u007fb\u200bc\ufeffd",
  "__proto__",
];

/** Nonexistent ids, as they appear in paths. */
export const unknownIds = [
  "none",
  "00000000-0000-4000-8000-000000000000",
  "%27%20OR%201%3D1",
  "x".repeat(3000),
  "👀",
];
