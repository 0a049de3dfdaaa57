import { createHandlers, slowedBy } from "@earshot/mocks/handlers.ts";
import { personas, personaNames } from "@earshot/mocks/personas.ts";
import { scenario, scenarioNames } from "@earshot/mocks/scenarios.ts";
import { createWorld } from "@earshot/mocks/world.ts";
import type { Decorator, Preview } from "@storybook/react-vite";
import type { SetupWorker } from "msw/browser";
import { Fragment } from "react";

type Globals = Record<string, unknown>;

const latencies = [0, 400, 2000, 8000].map(String);

/** A scenario's name as it can stand in Storybook's address, which takes no dot: `accounts-WrongPassword`. */
const inAddress = (name: string) => name.replace(".", "-");

/** What the toolbar offers of the mocked server: the same personas and scenarios as `npm run qa`. */
export const serverToolbar = {
  persona: {
    description: "Who is there, and what they have",
    toolbar: {
      title: "Persona",
      icon: "user",
      dynamicTitle: true,
      items: personaNames.map((value) => ({ value, title: personas[value].label })),
    },
  },
  scenario: {
    description: "What the server answers, where the story itself does not say",
    toolbar: {
      title: "Scenario",
      icon: "database",
      dynamicTitle: true,
      items: [
        { value: "everyday", title: "Everyday answers" },
        ...scenarioNames.map((name) => ({ value: inAddress(name), title: name })),
      ],
    },
  },
  latency: {
    description: "How long each answer takes",
    toolbar: {
      title: "Latency",
      icon: "time",
      dynamicTitle: true,
      items: latencies.map((value) => ({
        value,
        title: value === "0" ? "Answers at once" : `Answers after ${value} ms`,
      })),
    },
  },
} satisfies Preview["globalTypes"];

export const initialServer = { persona: "visitor", scenario: "everyday", latency: "0" };

/** A fresh mocked server for this story; what the story itself says goes before it. */
export function serveMocks({ msw, globals }: { msw: SetupWorker; globals: Globals }): void {
  const persona = personaNames.find((name) => name === globals["persona"]) ?? "visitor";
  msw.use(...createHandlers(createWorld(persona)));
  const named = scenarioNames.find((name) => inAddress(name) === globals["scenario"]);
  msw.use(...((named && scenario(named)) || []));
  msw.use(...slowedBy(Number(globals["latency"])));
}

/** Another persona, scenario or latency in the toolbar starts the story anew, as a reload would. */
export const startAnewWithServer: Decorator = (Story, { globals }) => (
  <Fragment key={[globals["persona"], globals["scenario"], globals["latency"]].join()}>
    <Story />
  </Fragment>
);
