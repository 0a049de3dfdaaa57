import type { ListedScenario } from "@earshot/mocks/list-scenarios.ts";
// In scope for JSX: the manager is built with the classic transform, which calls `React.createElement`.
import React from "react";
import { AddonPanel, Button, Form } from "storybook/internal/components";
import { addons, types, useGlobals, useStorybookApi } from "storybook/manager-api";
import { styled } from "storybook/theming";

import { CopyButton } from "../copy-button.tsx";
import { globalOf, initialServer, scenariosIn } from "./scenario-global.ts";

const Layout = styled.div(({ theme }) => ({
  padding: 16,
  display: "grid",
  gap: 12,
  color: theme.color.defaultText,
  "& fieldset": { display: "grid", gap: 8, margin: 0, padding: 0, border: 0 },
  "& legend": { padding: "4px 0", fontWeight: 600 },
  "& label": { display: "flex", gap: 8, alignItems: "baseline" },
  "& small": { display: "block", fontSize: 12, color: theme.textMutedColor, overflowWrap: "anywhere" },
}));

const Actions = styled.div({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 });

/** The scenarios whose name, text, endpoints or codes contain all of the words. */
function withWords(listed: ListedScenario[], search: string): ListedScenario[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return listed.filter(({ name, text, endpoints, outcomes }) => {
    const searched = [name, text, ...endpoints, ...outcomes].join(" ").toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

function Panel() {
  const [{ scenario }, setGlobals] = useGlobals();
  const listed = useScenarios();
  const [search, setSearch] = React.useState("");
  const chosen = scenariosIn(scenario);
  const choose = (names: string[]) => setGlobals({ scenario: globalOf(names) });
  const toggle = (name: string) =>
    choose(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  const areas = Map.groupBy(withWords(listed, search), ({ name }) => name.split(".")[0] ?? "");
  return (
    <Layout>
      <Actions>
        <Form.Input
          type="search"
          aria-label="Search scenarios"
          placeholder="wrong password, POST /api/projects"
          size="flex"
          value={search}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setSearch(event.target.value)}
        />
        <CopyButton text={() => location.href}>Copy link</CopyButton>
        <Button ariaLabel={false} size="small" onClick={() => choose(["everything.Offline"])}>
          Offline
        </Button>
        <Button ariaLabel={false} size="small" onClick={() => choose(["everything.Down"])}>
          Everything down
        </Button>
        <Button
          ariaLabel={false}
          size="small"
          onClick={() => setGlobals({ scenario: globalOf([]), latency: "0" })}
        >
          Clear all
        </Button>
        <Button ariaLabel={false} size="small" onClick={() => setGlobals(initialServer)}>
          Reset
        </Button>
      </Actions>
      <output>
        {chosen.length === 0 ? "Everyday answers" : chosen.join(", ")}. A story’s own scenario comes first.
      </output>
      {Array.from(areas, ([area, scenarios]) => (
        <fieldset key={area}>
          <legend>{area}</legend>
          {scenarios.map(({ name, text, endpoints, outcomes }) => (
            <label key={name}>
              <input
                type="checkbox"
                aria-label={name}
                checked={chosen.includes(name)}
                onChange={() => toggle(name)}
              />
              <span>
                {name.slice(area.length + 1)}
                <small>{text}</small>
                <small>{[...outcomes, ...endpoints].join(", ")}</small>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {listed.length > 0 && areas.size === 0 && <p>No scenario has these words.</p>}
    </Layout>
  );
}

function useScenarios(): ListedScenario[] {
  const [listed, setListed] = React.useState<ListedScenario[]>([]);
  React.useEffect(() => {
    const request = new AbortController();
    void fetch("scenarios.json", { signal: request.signal })
      .then((response) => response.json() as Promise<ListedScenario[]>)
      .then(setListed)
      .catch(() => undefined);
    return () => request.abort();
  }, []);
  return listed;
}

const panel = "earshot/scenarios/panel";

/** The toolbar's button, which names the active scenarios and opens the panel. */
function Tool() {
  const [{ scenario }] = useGlobals();
  const api = useStorybookApi();
  const open = () => {
    api.togglePanel(true);
    api.setSelectedPanel(panel);
  };
  return (
    <Button
      ariaLabel={false}
      tooltip="The server's answers, unless the story sets them"
      variant="ghost"
      padding="small"
      onClick={open}
    >
      {scenariosIn(scenario).join(", ") || "Everyday answers"}
    </Button>
  );
}

/**
 * Adds the Scenarios panel: the same scenarios as on the QA site (`npm run qa`). Several can be active at once; they
 * are saved in the URL.
 */
export function registerScenarios(): void {
  addons.register("earshot/scenarios", () => {
    addons.add("earshot/scenarios/tool", {
      type: types.TOOL,
      title: "Scenario",
      match: ({ viewMode }) => viewMode === "story",
      render: () => <Tool />,
    });
    addons.add(panel, {
      type: types.PANEL,
      title: "Scenarios",
      paramKey: "scenarios",
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <Panel />
        </AddonPanel>
      ),
    });
  });
}
