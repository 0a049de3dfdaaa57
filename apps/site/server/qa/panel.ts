/* The scenario panel. Runs in the browser, isolated from the page in a shadow root; the QA entry serves it with its types stripped. */
import type { QaState } from "./site.ts";

type Call = QaState["calls"][number];

const css = `
  :host { all: initial; position: fixed; inset: 30vh 0 auto auto; z-index: 2147483647; font: 13px/1.5 system-ui, sans-serif; }
  :host([data-side="left"]) { inset: 30vh auto auto 0; }
  .panel { max-width: min(26rem, 100vw); background: var(--surface); color: var(--ink); border: 1px solid var(--control); border-radius: 8px; }
  .panel[open] { box-shadow: var(--float); }
  summary { padding: 4px 12px; cursor: pointer; font-weight: 600; line-height: 24px; }
  /* When closed, a narrow tab at the edge that doesn't cover the top bar, the page's buttons or a phone's sheet. */
  .panel:not([open]) > summary { padding: 12px 0; writing-mode: vertical-rl; list-style: none; }
  @media (width < 640px) {
    .panel:not([open]) { border-radius: 50%; }
    .panel:not([open]) > summary { width: 24px; height: 24px; padding: 0; overflow: hidden; font-size: 0; border: 6px solid var(--focus); border-radius: 50%; box-sizing: border-box; }
  }
  form { max-height: 60vh; overflow: auto; padding: 0 12px 8px; display: grid; gap: 8px; }
  form summary { padding: 0 8px; font-weight: 400; }
  .group div { padding: 0 8px 8px; }
  strong { margin-top: 8px; }
  label { display: flex; gap: 8px; align-items: center; min-height: 24px; }
  .scenario { align-items: baseline; }
  small { display: block; color: var(--ink-2); overflow-wrap: anywhere; }
  select, button, input[type=search] { font: inherit; min-height: 28px; }
  input[type=search] { flex: 1; min-width: 0; }
  textarea { width: 100%; box-sizing: border-box; font: inherit; }
  .actions { position: sticky; bottom: -8px; display: flex; flex-wrap: wrap; gap: 4px; padding: 4px 0; background: var(--surface); }
  .calls { display: grid; gap: 2px; font-family: ui-monospace, monospace; font-size: 12px; overflow-wrap: anywhere; }
  pre { margin: 0; padding: 4px 8px; white-space: pre-wrap; background: var(--sunken); }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

/**
 * Events that must not leave the panel: on the page, they would close an open dialog, take back the focus or block
 * the panel's scrolling.
 */
const isolatedEvents = [
  "pointerdown",
  "mousedown",
  "touchstart",
  "focusin",
  "focusout",
  "keydown",
  "wheel",
  "touchmove",
];

/** Latencies to choose from, in ms. The last one exceeds all of the site's timeouts, so it effectively means "never". */
const latencies = [
  ["0", "0 ms"],
  ["300", "300 ms"],
  ["3000", "3 s"],
  ["99999", "never"],
] as const;

async function fetchState(): Promise<QaState> {
  const response = await fetch("/qa/state");
  return (await response.json()) as QaState;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

function labelledSelect(
  label: string,
  name: string,
  options: { value: string; text: string }[],
  selected: string,
) {
  const list = element("select", { name });
  for (const { value, text } of options) {
    list.append(element("option", { value, textContent: text, selected: value === selected }));
  }
  return element("label", {}, label, list);
}

function button(text: string, onClick: () => void) {
  const node = element("button", { type: "button", textContent: text });
  node.addEventListener("click", onClick);
  return node;
}

/** Checkboxes for each area's scenarios, collapsed if none is on, and a search field. */
function scenarioList({ scenarios, settings }: QaState): HTMLElement[] {
  const areas = Map.groupBy(scenarios, ({ name }) => name.split(".")[0] ?? "");
  const groups = Array.from(areas, ([area, listed]) => {
    const labels = listed.map(({ name, text, endpoints, outcomes }) => {
      const checked = settings.scenarios.includes(name);
      const box = element("input", { type: "checkbox", name: "scenario", value: name, checked });
      const short = name.slice(area.length + 1);
      box.ariaLabel = short;
      const lines = [text, [...outcomes, ...endpoints].join(", ")];
      const words = element(
        "span",
        {},
        short,
        ...lines.map((line) => element("small", { textContent: line })),
      );
      const label = element("label", { className: "scenario" }, box, words);
      label.dataset["words"] = [name, text, ...endpoints, ...outcomes].join(" ").toLowerCase();
      return label;
    });
    const group = element("div", { role: "group", ariaLabel: area }, ...labels);
    const open = listed.some(({ name }) => settings.scenarios.includes(name));
    const summary = element("summary", { textContent: area });
    return { node: element("details", { className: "group", open }, summary, group), labels, open };
  });
  const none = element("span", { textContent: "No scenario has these words.", hidden: true });
  const search = element("input", { type: "search", placeholder: "wrong password, POST /api/projects" });
  search.addEventListener("input", () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { node, labels, open } of groups) {
      for (const label of labels)
        label.style.display = words.every((word) => label.dataset["words"]?.includes(word)) ? "" : "none";
      const found = labels.filter((label) => label.style.display === "").length;
      node.hidden = found === 0;
      node.open = words.length > 0 ? found > 0 : open;
    }
    none.hidden = groups.some(({ node }) => !node.hidden);
  });
  return [element("label", {}, "Search scenarios", search), ...groups.map(({ node }) => node), none];
}

type Choices = { scenarios: readonly string[]; latency: string; persona: string };

/** The page's URL with the choices as parameters. The QA entry saves them and redirects to the URL without them. */
function addressOf({ scenarios, latency, persona }: Choices): URL {
  const address = new URL(location.href);
  address.searchParams.set("scenario", scenarios.join(","));
  address.searchParams.set("latency", latency);
  address.searchParams.set("persona", persona);
  return address;
}

/** Reloads the page with the choices. Keeps the mock database, unless it is reset or another persona is chosen. */
function apply(choices: Choices, { settings }: QaState, isReset = false) {
  const address = addressOf(choices);
  if (choices.persona === settings.persona && !isReset) address.searchParams.delete("persona");
  location.assign(address);
}

function choicesIn(form: HTMLFormElement): Choices {
  const data = new FormData(form);
  const all = (name: string) => data.getAll(name).filter((value) => typeof value === "string");
  return {
    scenarios: all("scenario"),
    latency: all("latency")[0] ?? "0",
    persona: all("persona")[0] ?? "visitor",
  };
}

function createPanel(state: QaState, host: HTMLElement): { form: HTMLFormElement; calls: HTMLElement } {
  const { settings, personas } = state;
  const { latency } = settings;
  const calls = element("div", { className: "calls" });
  const saved = { ...settings, latency: String(latency) };
  const times: (readonly [string, string])[] = [...latencies];
  if (times.every(([value]) => value !== saved.latency)) times.push([saved.latency, `${latency} ms`]);
  const copyLink = button("Copy link", () => void copy(copyLink, addressOf(saved).href));
  const actions = element(
    "div",
    { className: "actions" },
    element("button", { type: "submit", textContent: "Apply and reload" }),
    copyLink,
    button("Offline", () => apply({ ...saved, scenarios: ["everything.Offline"] }, state)),
    button("Everything down", () => apply({ ...saved, scenarios: ["everything.Down"] }, state)),
    button("Clear all", () => apply({ ...saved, scenarios: [], latency: "0" }, state)),
    button("Reset data", () => apply(saved, state, true)),
    button("Other side", () => dock(host, host.dataset["side"] === "left" ? "right" : "left")),
  );
  const form = element(
    "form",
    {},
    labelledSelect(
      "Persona",
      "persona",
      personas.map(({ name, label }) => ({ value: name, text: label })),
      settings.persona,
    ),
    labelledSelect(
      "Latency",
      "latency",
      times.map(([value, text]) => ({ value, text })),
      saved.latency,
    ),
    ...scenarioList(state),
    actions,
    element("strong", { textContent: "Calls made" }),
    calls,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    apply(choicesIn(form), state);
  });
  return { form, calls };
}

const sideKey = "qa-side";

function dock(host: HTMLElement, side: string) {
  host.dataset["side"] = side;
  localStorage.setItem(sideKey, side);
}

/**
 * Copies the text and briefly confirms it on the button. Without a clipboard, as on another machine's plain HTTP, shows
 * the text, selected, until the focus leaves it.
 */
async function copy(from: HTMLButtonElement, text: string) {
  const { textContent } = from;
  try {
    await navigator.clipboard.writeText(text);
    from.textContent = "Copied";
    setTimeout(() => (from.textContent = textContent), 1500);
  } catch {
    const field = element("textarea", { value: text, readOnly: true, ariaLabel: "Text to copy" });
    field.addEventListener("blur", () => field.remove());
    from.after(field);
    field.select();
  }
}

function callNode(call: Call): HTMLElement {
  const copyCurl = button("Copy as curl", () => void copy(copyCurl, call.curl));
  const bodies = [call.query, call.sent, call.received].filter((text) => text !== "");
  return element(
    "details",
    {},
    element("summary", { textContent: call.text }),
    ...bodies.map((text) => element("pre", { textContent: text })),
    copyCurl,
  );
}

/** Adds calls that are new or no longer pending; the other entries stay unchanged, expanded or collapsed. */
function listCalls(list: HTMLElement, { calls }: QaState) {
  const listed = new Map(Array.from(list.children, (node) => [(node as HTMLElement).dataset["call"], node]));
  const nodes = calls.toReversed().map((call) => {
    const key = `${call.id} ${call.status}`;
    const known = listed.get(key);
    if (known) return known;
    const node = callNode(call);
    node.dataset["call"] = key;
    return node;
  });
  const shown = [...list.children];
  if (nodes.length !== shown.length || nodes.some((node, at) => node !== shown[at]))
    list.replaceChildren(...nodes);
}

async function showPanel() {
  const state = await fetchState();
  const host = document.createElement("earshot-qa");
  host.dataset["side"] = localStorage.getItem(sideKey) ?? "right";
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  const { form, calls } = createPanel(state, host);
  const count = state.settings.scenarios.length;
  const title = `QA · ${state.settings.persona}${count > 0 ? ` · ${count} scenario${count > 1 ? "s" : ""}` : ""}`;
  const summary = element("summary", { textContent: title, title });
  const details = element("details", { className: "panel" }, summary, form);
  const refresh = async () => {
    if (details.open) listCalls(calls, await fetchState());
  };
  details.addEventListener("toggle", () => void refresh());
  setInterval(() => void refresh(), 2000);
  for (const name of isolatedEvents) host.addEventListener(name, (event) => event.stopPropagation());
  // An open modal on the page would take the focus back when it moves to the panel.
  const hideFromModal = (event: FocusEvent) => {
    if (event.relatedTarget === host) event.stopImmediatePropagation();
  };
  window.addEventListener("focusout", hideFromModal, { capture: true });
  shadow.append(details);
  document.documentElement.append(host);
}

void showPanel();
