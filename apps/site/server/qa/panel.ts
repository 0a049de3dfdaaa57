/* The scenario panel. Runs in the browser, isolated from the page in a shadow root; the QA entry serves it with its types stripped. */
import type { QaState } from "./site.ts";

const css = `
  :host { all: initial; position: fixed; inset: 30vh 0 auto auto; z-index: 2147483647; font: 13px/1.5 system-ui, sans-serif; }
  details { max-width: min(24rem, 100vw); background: #fff; color: #0f1715; border: 1px solid #7e8c86; border-radius: 8px 0 0 8px; }
  details[open] { box-shadow: 0 16px 40px -12px #0f171566; }
  summary { padding: 4px 12px; cursor: pointer; font-weight: 600; line-height: 24px; }
  /* Closed, a narrow tab on the right edge: the top bar, the page's buttons and a phone's sheet stay free. */
  details:not([open]) > summary { padding: 12px 0; writing-mode: vertical-rl; list-style: none; }
  form { max-height: 60vh; overflow: auto; padding: 0 12px; display: grid; gap: 8px; }
  form details[open] { box-shadow: none; }
  form details summary { padding: 0 8px; }
  form details div { padding: 0 8px 8px; }
  strong { margin-top: 8px; }
  label { display: flex; gap: 8px; align-items: center; min-height: 24px; }
  select, button { font: inherit; min-height: 28px; }
  button { position: sticky; bottom: 8px; }
  ol { margin: 0; padding-inline-start: 20px; font-family: ui-monospace, monospace; font-size: 12px; overflow-wrap: anywhere; }
  :focus-visible { outline: 2px solid #1c8a72; outline-offset: 2px; }
`;

/** Stopped at the panel: an open dialog of the page would close, take the focus back or block the panel's scrolling. */
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

const latencies = ["0", "300", "1000", "5000"];

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

/** Checkboxes of each area's scenarios, collapsed where none is on. */
function scenarioGroups({ scenarios, settings }: QaState): HTMLElement[] {
  const areas = Map.groupBy(scenarios, (name) => name.split(".")[0] ?? "");
  return Array.from(areas, ([area, names]) => {
    const boxes = names.map((name) => {
      const checked = settings.scenarios.includes(name);
      const box = element("input", { type: "checkbox", name: "scenario", value: name, checked });
      return element("label", {}, box, name.slice(area.length + 1));
    });
    const group = element("div", { role: "group", ariaLabel: area }, ...boxes);
    const open = names.some((name) => settings.scenarios.includes(name));
    return element("details", { open }, element("summary", { textContent: area }), group);
  });
}

/** Reloads the page with the choices as parameters; the QA entry saves them and redirects to the address without them. */
function apply(form: HTMLFormElement, { settings }: QaState) {
  const data = new FormData(form);
  const valueOf = (name: string) =>
    data
      .getAll(name)
      .filter((value) => typeof value === "string")
      .join(",");
  const address = new URL(location.href);
  address.searchParams.set("scenario", valueOf("scenario"));
  address.searchParams.set("latency", valueOf("latency"));
  if (valueOf("persona") !== settings.persona) address.searchParams.set("persona", valueOf("persona"));
  location.assign(address);
}

function createPanel(state: QaState): { form: HTMLFormElement; calls: HTMLOListElement } {
  const { settings, personas } = state;
  const calls = element("ol");
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
      Array.from(new Set([...latencies, String(settings.latency)]), (value) => ({
        value,
        text: `${value} ms`,
      })),
      String(settings.latency),
    ),
    ...scenarioGroups(state),
    element("button", { type: "submit", textContent: "Apply and reload" }),
    element("strong", { textContent: "Calls made" }),
    calls,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    apply(form, state);
  });
  return { form, calls };
}

function listCalls(list: HTMLOListElement, { calls }: QaState) {
  list.replaceChildren(
    ...calls
      .toReversed()
      .map(({ method, path, status, took }) =>
        element("li", { textContent: `${status || "closed"} ${method} ${path} ${took} ms` }),
      ),
  );
}

async function showPanel() {
  const state = await fetchState();
  const host = document.createElement("earshot-qa");
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  const { form, calls } = createPanel(state);
  const count = state.settings.scenarios.length;
  const title = `QA · ${state.settings.persona}${count > 0 ? ` · ${count} scenario${count > 1 ? "s" : ""}` : ""}`;
  const details = element("details", {}, element("summary", { textContent: title }), form);
  const refresh = async () => {
    if (details.open) listCalls(calls, await fetchState());
  };
  details.addEventListener("toggle", () => void refresh());
  setInterval(() => void refresh(), 2000);
  for (const name of isolatedEvents) host.addEventListener(name, (event) => event.stopPropagation());
  // A modal that sees its focus leave for the panel would take it back.
  const hideFromModal = (event: FocusEvent) => {
    if (event.relatedTarget === host) event.stopImmediatePropagation();
  };
  window.addEventListener("focusout", hideFromModal, { capture: true });
  shadow.append(details);
  document.documentElement.append(host);
}

void showPanel();
