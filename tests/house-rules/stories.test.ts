import path from "node:path";

import { endpoints } from "@earshot/contract/endpoints/all.ts";
import { scenarios } from "@earshot/mocks/scenarios.ts";
import type { HttpHandler } from "msw";
import { describe, expect, test } from "vitest";

import { expectNone, filesLike, stories, textOf } from "./source-files.ts";

/** A folder named after a file next to it contains that file's private parts. */
const isPrivate = (file: string) => filesLike(/\.tsx$/).includes(`${path.dirname(file)}.tsx`);

const named = (some: typeof stories) => some.map(({ file, name }) => `${file} ${name}`);

const isCode = (file: string) => !/\.(stories|test)\./.test(file);

describe("components", () => {
  const storied = new Set(
    filesLike(/\.stories\.tsx$/).flatMap((file) =>
      [...textOf(file).matchAll(/from "(\.\/[^"]+\.tsx)"/g)].map((match) =>
        path.join(path.dirname(file), match[1] ?? ""),
      ),
    ),
  );
  const uiComponents = filesLike(/^packages\/ui\/src\/[^/]+\/[^/]+\.tsx$/).filter(isCode);

  test("every ui component, dialog, page, panel, menu and card has stories", () => {
    const surfaces = filesLike(
      /^(packages\/features\/[^/]+\/src\/([^/]+\/)?|apps\/site\/app\/pages\/)[^/]+-(dialog|page|panel|menu|card)\.tsx$/,
    );
    const missing = [...uiComponents, ...surfaces].filter((file) => !storied.has(file) && !isPrivate(file));
    expectNone(
      missing,
      "Write stories beside it, or move it into the folder of the component it is part of.",
    );
  });

  test("every ui component has one story that shows all its states and is captured in every mode", () => {
    const every = stories.filter(({ name, body }) => name === "EveryState" && body.includes('"matrix"'));
    const shown = every.map(({ file }) => textOf(file)).join("\n");
    expectNone(
      uiComponents.filter((file) => !shown.includes(`"./${path.basename(file)}"`)),
      'Write a story EveryState with tags: ["matrix"]: all states in one picture.',
    );
    const others = stories.filter(({ name, body }) => name !== "EveryState" && /[^!]matrix"/.test(body));
    expectNone(
      named(others),
      'Tag it "visual", which is photographed in light, dark and at 390 px, or leave the tag out.',
    );
  });
});

describe("stories", () => {
  test("of a ui component have one at rest right after EveryState, which its docs page shows with controls", () => {
    const files = filesLike(/^packages\/ui\/src\/(audio|frame|inputs|surfaces)\/.*\.stories\.tsx$/);
    const playgrounds = files.map((file) => ({
      file,
      story: stories.find((story) => story.file === file && story.name !== "EveryState"),
    }));
    expectNone(
      playgrounds
        .filter(({ story }) => !story || /^(Hover|Pressed)$/.test(story.name))
        .map(({ file }) => file),
      "Write a story that follows its controls above those of Hover and Pressed.",
    );
  });

  test("each have a doc line that says what to look at", () => {
    expectNone(named(stories.filter(({ doc }) => doc === "")), "Write a doc line above the story.");
  });

  test("are named after a state", () => {
    const vague = stories.filter(({ name }) => /^(Default|Example|Basic|With[A-Z])/.test(name));
    expectNone(named(vague), "Name the state that a person is in.");
  });
});

describe("scenarios", () => {
  const source = filesLike(/^(packages\/(features\/[^/]+|client)\/src|apps\/site\/app)\/.*\.tsx?$/)
    .filter(isCode)
    .map(textOf)
    .join("\n");

  /** The endpoints that the browser calls: `call("GET /api/projects", …)`. */
  const called = Object.entries(endpoints).flatMap(([area, routes]) =>
    Object.entries(routes as Record<string, { method: string; path: string }>)
      .map(([name, { method, path: pattern }]) => ({ area, name, method: method.toUpperCase(), pattern }))
      .filter(({ method, pattern }) => source.includes(`"${method} ${pattern}"`)),
  );

  async function answers(handlers: HttpHandler[], { method, pattern }: (typeof called)[number]) {
    const address = `http://localhost${pattern.replaceAll(/\{\w+\}/g, "client")}`;
    const request = new Request(address, { method });
    const matches = await Promise.all(handlers.map((handler) => handler.test({ request })));
    return matches.includes(true);
  }

  test("each have a story of the same name if the browser calls their endpoint", async () => {
    expect(called.length).toBeGreaterThan(0);
    const missing = await Promise.all(
      Object.entries(scenarios).flatMap(([area, ofArea]) =>
        Object.entries(ofArea).map(async ([name, handlers]) => {
          const matches = await Promise.all(
            called
              .filter((endpoint) => endpoint.area === area)
              .map((endpoint) => answers(handlers, endpoint)),
          );
          const isShown = stories.some(
            (story) => story.name === name && new RegExp(`${area}Scenarios\\.${name}\\b`).test(story.body),
          );
          return matches.includes(true) && !isShown ? [`${area}.${name}`] : [];
        }),
      ),
    );
    expectNone(missing.flat(), "Write the story that shows it, under the scenario's own name.");
  });

  test.each(called)(
    "include an error for $area.$name, and an empty response if it is a list",
    async (endpoint) => {
      const ofArea = scenarios[endpoint.area as keyof typeof scenarios];
      const needed = endpoint.name === "list" ? ["Down", "Empty"] : ["Down"];
      const found = await Promise.all(needed.map((name) => answers(ofArea[name] ?? [], endpoint)));
      expectNone(
        needed.filter((_, index) => !found[index]),
        `Let the scenario answer ${endpoint.area}.${endpoint.name} in mocks/src/${endpoint.area}.ts.`,
      );
    },
  );
});
