import type { Decorator, Preview } from "@storybook/react-vite";
import { Fragment } from "react";
import { personas, scenarios } from "virtual:mock-choices";

import { everyday, inAddress, latencies, ownPersona } from "./scenario-global.ts";

/** Toolbar menus with the same personas and scenarios as the QA site (`npm run qa`). */
export const serverToolbar = {
  persona: {
    description: "The user, and what they have",
    toolbar: {
      title: "Persona",
      icon: "user",
      dynamicTitle: true,
      items: [
        { value: ownPersona, title: "The story’s own user" },
        ...personas.map(({ name, label }) => ({ value: name, title: label })),
      ],
    },
  },
  scenario: {
    description: "The server's answers, unless the story sets them",
    toolbar: {
      title: "Scenario",
      icon: "database",
      dynamicTitle: true,
      items: [
        { value: everyday, title: "Everyday answers" },
        ...scenarios.map((name) => ({ value: inAddress(name), title: name })),
      ],
    },
  },
  latency: {
    description: "Time that each answer takes",
    toolbar: {
      title: "Latency",
      icon: "time",
      dynamicTitle: true,
      items: latencies,
    },
  },
} satisfies Preview["globalTypes"];

/** Remounts the story when the persona, scenario or latency changes, as a reload would. */
export const remountOnServerChange: Decorator = (Story, { globals }) => (
  <Fragment key={[globals["persona"], globals["scenario"], globals["latency"]].join()}>
    <Story />
  </Fragment>
);
