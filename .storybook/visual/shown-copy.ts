import { copyTexts, wordsOf } from "../copy-texts.ts";

const modules: object[] = Object.values(
  import.meta.glob("../../packages/contract/src/**/*copy.ts", { eager: true }),
);

/** The texts that no story has shown in this browser yet. */
let unseen = copyTexts(modules);

/** The names of the copy texts that have appeared on this page for the first time since the last call. */
export function newlyShownCopy(): string[] {
  observe(observer.takeRecords());
  note(document.body);
  const page = [...fresh].join("\n");
  fresh.clear();
  const words = wordsOf(page);
  // Looking up a word is much cheaper than matching a pattern.
  const shown = unseen.filter(({ word, pattern }) => (word === "" || words.has(word)) && pattern.test(page));
  if (shown.length > 0) unseen = unseen.filter((text) => !shown.includes(text));
  return shown.map(({ name }) => name);
}

const attributes = ["aria-label", "aria-description", "aria-valuetext", "placeholder", "title", "alt"];
const named = attributes.map((name) => `[${name}]`).join();

/** Attributes that show or hide an element. */
const revealing = ["hidden", "open", "aria-describedby"];

/** Every text read so far. Most pages repeat the same texts, so each is matched only once. */
const read = new Set<string>();
/** The texts that were first read since the last call of `newlyShownCopy`. */
const fresh = new Set<string>();

function add(text: string | null) {
  if (!text || read.has(text)) return;
  read.add(text);
  fresh.add(text);
}

/** Reads the visible text in an element, the values of its fields, and what screen readers announce. */
function note(element: Element) {
  if (!element.checkVisibility({ visibilityProperty: true })) return;
  if (element instanceof HTMLElement) add(element.innerText);
  for (const each of [element, ...element.querySelectorAll(named)])
    for (const name of attributes) add(each.getAttribute(name));
  for (const { text } of element.querySelectorAll("option")) add(text);
  for (const id of describedBy(element)) add(document.getElementById(id)?.textContent ?? null);
}

/** A hidden description is still announced. */
function describedBy(element: Element): string[] {
  const described = [element, ...element.querySelectorAll("[aria-describedby]")];
  return described.flatMap((each) => each.getAttribute("aria-describedby")?.split(/\s+/) ?? []);
}

function observe(records: readonly MutationRecord[]) {
  const changed = new Set(records.flatMap(changedIn).map(elementOf));
  for (const element of changed) if (element?.isConnected) note(element);
  for (const { value } of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input, textarea",
  ))
    add(value);
  add(document.title);
}

const changedIn = ({ type, target, addedNodes }: MutationRecord) =>
  type === "childList" ? [...addedNodes] : [target];

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

// Observes the page, because a `play` passes through more states than the one it ends in.
const observer = new MutationObserver(observe);
observer.observe(document, {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: [...attributes, ...revealing],
});
