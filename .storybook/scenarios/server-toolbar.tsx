import type { Decorator, Preview } from "@storybook/react-vite";
import { Fragment } from "react";
import { personas } from "virtual:mock-choices";

import { latencies, ownPersona } from "./scenario-global.ts";

/** Toolbar menus with the same personas as the QA site (`npm run qa`). The Scenarios panel adds its own button. */
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
