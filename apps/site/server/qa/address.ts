import type { QaSettings } from "@earshot/mocks/qa-settings.ts";

/** What a QA person may choose from. */
export interface QaChoices {
  /** `<area>.<Name>` each. */
  scenarios: readonly string[];
  personas: readonly string[];
}

/** What an address asks for: settings to keep and the address without them, or what is wrong with it. */
export type QaWish = { settings: QaSettings; address: string } | { problem: string };

const parameters = ["scenario", "persona", "latency"];

/** The longest latency that a cookie keeps, in ms. */
const mostLatency = 99_999;

/**
 * Reads `?scenario=area.Name,area.Name&persona=name&latency=ms`; null for an address with none of them. What is not named
 * stays as it was; a persona begins a new world.
 */
export function readQaAddress(
  url: URL,
  kept: QaSettings,
  choices: QaChoices,
  newWorld: () => string,
): QaWish | null {
  const asked = parameters.filter((name) => url.searchParams.has(name));
  if (asked.length === 0) return null;
  const settings = { ...kept };
  for (const name of asked) {
    const text = url.searchParams.get(name) ?? "";
    const problem = take(name, text, settings, choices);
    if (problem) return { problem };
  }
  if (asked.includes("persona")) settings.mockDbId = newWorld();
  const rest = new URL(url);
  for (const name of parameters) rest.searchParams.delete(name);
  return { settings, address: rest.pathname + rest.search };
}

function take(name: string, text: string, settings: QaSettings, choices: QaChoices): string | null {
  if (name === "scenario") {
    const names = text.split(",").map((part) => part.trim());
    settings.scenarios = names.filter((part) => part !== "");
    const unknown = settings.scenarios.find((scenario) => !choices.scenarios.includes(scenario));
    return unknown === undefined ? null : `There is no scenario “${unknown}”.`;
  }
  if (name === "persona") {
    settings.persona = text;
    return choices.personas.includes(text) ? null : `There is no persona “${text}”.`;
  }
  settings.latency = Number(text);
  return /^\d+$/.test(text) && settings.latency <= mostLatency
    ? null
    : `The latency “${text}” is no number of milliseconds from 0 to ${mostLatency}.`;
}
