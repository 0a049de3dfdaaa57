import { isLatency, maxLatency, type QaSettings } from "@earshot/mocks/qa-settings.ts";

/** The parameters' valid values. */
export interface QaChoices {
  /** Each is `<area>.<Name>`. */
  scenarios: readonly string[];
  personas: readonly string[];
}

/** New settings and the URL without the QA parameters, or the error to show. */
export type QaChange = { settings: QaSettings; address: string } | { error: string };

const parameters = ["scenario", "persona", "latency"];

/**
 * Parses `?scenario=area.Name,area.Name&persona=name&latency=ms`; null without any of them. Settings that it doesn't
 * mention are unchanged; a persona starts a new mock database.
 */
export function parseQaUrl(
  url: URL,
  saved: QaSettings,
  choices: QaChoices,
  newDatabaseId: () => string,
): QaChange | null {
  const present = parameters.filter((name) => url.searchParams.has(name));
  if (present.length === 0) return null;
  const settings = { ...saved };
  for (const name of present) {
    const error = applyParameter(name, url.searchParams.get(name) ?? "", settings, choices);
    if (error) return { error };
  }
  if (present.includes("persona")) settings.mockDbId = newDatabaseId();
  const rest = new URL(url);
  for (const name of parameters) rest.searchParams.delete(name);
  return { settings, address: rest.pathname + rest.search };
}

/** Changes `settings`; returns an error if the value is invalid. */
function applyParameter(name: string, text: string, settings: QaSettings, choices: QaChoices): string | null {
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
  return isLatency(text)
    ? null
    : `The latency “${text}” is no number of milliseconds from 0 to ${maxLatency}.`;
}
