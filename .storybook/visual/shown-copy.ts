import { copyTexts } from "../copy-texts.ts";

const modules: object[] = Object.values(
  import.meta.glob("../../packages/contract/src/**/*copy.ts", { eager: true }),
);

/** The texts that no story has shown in this browser yet. */
let unseen = copyTexts(modules);

/** The names of the copy's texts that are on this page and were on none before. */
export function newlyShownCopy(): string[] {
  const page = pageText();
  const shown = unseen.filter(({ pattern }) => pattern.test(page));
  if (shown.length > 0) unseen = unseen.filter((text) => !shown.includes(text));
  return shown.map(({ name }) => name);
}

const attributes = [
  "aria-label",
  "aria-description",
  "aria-valuetext",
  "placeholder",
  "title",
  "alt",
  "value",
];

/** The visible text of the page, and the names that screen readers announce. */
function pageText(): string {
  const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
  const names = named.flatMap((element) => attributes.map((name) => element.getAttribute(name)));
  const options = [...document.querySelectorAll("option")].map(({ text }) => text);
  return [document.title, document.body.innerText, ...options, ...names].join("\n");
}
