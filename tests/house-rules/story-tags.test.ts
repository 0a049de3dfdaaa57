import path from "node:path";

import { describe, expect, test } from "vitest";

import { taggingStories } from "../../.storybook/gallery/tag-stories.ts";
import { root, stories } from "./source-files.ts";

/** The tags that Storybook's sidebar gets for a story, without those that the story sets itself. */
async function tagsOf(file: string, name: string): Promise<string[]> {
  expect(stories.map((story) => `${story.file} ${story.name}`)).toContain(`${file} ${name}`);
  const input = { type: "story" as const, importPath: file, exportName: name };
  const indexer = taggingStories({ test: /./, createIndex: async () => [input] });
  const [tagged] = await indexer.createIndex(path.join(root, file), { makeTitle: () => "" });
  return tagged?.tags ?? [];
}

const auth = "packages/features/auth/src";
const pages = "apps/site/app/pages";

describe("a story is tagged with", () => {
  test.each([
    [`${auth}/sign-up-form.stories.tsx`, "Form", "open"],
    [`${auth}/sign-up-form.stories.tsx`, "RoleChosen", "typed"],
    [`${auth}/sign-up-form.stories.tsx`, "Invalid", "invalid"],
    [`${auth}/sign-up-form.stories.tsx`, "EmailTaken", "refused"],
    [`${auth}/sign-up-form.stories.tsx`, "TooManyTries", "refused"],
    [`${auth}/login-form.stories.tsx`, "Sending", "busy"],
    [`${auth}/login-form.stories.tsx`, "PasswordSaved", "done"],
    [`${pages}/campaign-page.stories.tsx`, "AdNotLoaded", "network"],
    [`${pages}/settings-page.stories.tsx`, "DeletionSlow", "busy slow"],
    ["packages/features/studio/src/create/use-create-ad.stories.tsx", "QueueFull", "refused"],
  ])("its state: %s %s", async (file, name, states) => {
    expect((await tagsOf(file, name)).slice(-states.split(" ").length)).toEqual(states.split(" "));
  });

  test("its feature and, if it is a page, its kind", async () => {
    expect(await tagsOf(`${pages}/reset-page.stories.tsx`, "NoToken")).toEqual(
      expect.arrayContaining(["pages", "auth"]),
    );
  });

  test("no state if it shows every state", async () => {
    expect(await tagsOf("packages/ui/src/inputs/button.stories.tsx", "EveryState")).toEqual(["inputs"]);
  });
});
