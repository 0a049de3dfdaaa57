import path from "node:path";

import { describe, expect, test } from "vitest";

import { taggingStories } from "../../.storybook/gallery/tag-stories.ts";
import { namingStories } from "../../.storybook/natural-titles.ts";
import { naturalTitle } from "../../.storybook/titles.ts";
import { expectNone, filesLike, root, stories, textOf } from "./source-files.ts";

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
    [`${auth}/sign-up-dialog.stories.tsx`, "PasswordTooShort", "invalid"],
    [`${auth}/sign-up-dialog.stories.tsx`, "DiskFull", "refused"],
    [`${auth}/login-form.stories.tsx`, "Sending", "busy"],
    [`${auth}/login-form.stories.tsx`, "PasswordSaved", "done"],
    [`${pages}/campaign-page.stories.tsx`, "AdNotLoaded", "network"],
    [`${pages}/settings-page.stories.tsx`, "DeletionSlow", "busy slow"],
    ["packages/features/studio/src/create/use-create-ad.stories.tsx", "QueueFull", "refused"],
    ["packages/features/studio/src/create/use-create-ad.stories.tsx", "ScriptTooLong", "refused"],
    ["packages/features/projects/src/create-project-dialog.stories.tsx", "NameTooLong", "refused"],
    ["packages/features/studio/src/ads/ad-info-dialog.stories.tsx", "ThreeVersions", "open"],
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

/** The top-level helpers in a source: their names and sources. */
const helpersIn = (source: string) =>
  Array.from(
    source.matchAll(
      /^(?:export )?(?:async )?(?:const|function) (\w+)\b(?! = \w+\.(?:meta|story|extend)\()[^]*?(?=^(?:export|async|const|function|\w+\.test|\/\*\*)|(?![^]))/gm,
    ),
    ([helper, name = ""]) => ({ name, source: helper }),
  );

/** A story file and the files with its steps, `testing-….ts`. */
const withSteps = (file: string): string[] => [
  file,
  ...Array.from(textOf(file).matchAll(/from "(\.[^"]*\/testing-[^"]+)"/g), ([, from = ""]) =>
    path.join(path.dirname(file), from),
  ).flatMap(withSteps),
];

/** Matches code that finds a dialog, by itself or through the helpers of a story file. */
function dialogFinders(file: string): RegExp {
  const helpers = withSteps(file).flatMap((each) => helpersIn(textOf(each)));
  let found: string[] = [];
  for (;;) {
    const calls = found.map((name) => `\\b${name}\\(`);
    const finders = new RegExp(['(?:find|get)(?:All)?ByRole\\(\\s*"(?:alert)?dialog"', ...calls].join("|"));
    const names = helpers.filter(({ source }) => finders.test(source)).map(({ name }) => name);
    if (names.length === found.length) return finders;
    found = names;
  }
}

/** A story's source without its tests and the helpers below it. */
const ownSource = (body: string) => body.split(/^}?\);$|^\w+\.test\(/m)[0] ?? "";

describe("the dialog gallery", () => {
  const inFiles = Object.groupBy(
    stories.filter(({ file }) => !/[-/](dialog|drawer|alert)\.stories|\/flows\//.test(file)),
    ({ file }) => file,
  );

  test("has every story whose play finds a dialog", () => {
    const untagged = Object.entries(inFiles).flatMap(([file, ofFile = []]) => {
      const finders = dialogFinders(file);
      const metaTags = /\.meta\(\{[^]*?^\}\);/m.exec(textOf(file))?.[0] ?? "";
      const playOf = (name: string): string => {
        const source = ownSource(ofFile.find((story) => story.name === name)?.body ?? "");
        const [, parent = ""] = /= (\w+)\.extend\(/.exec(source) ?? [];
        return source.includes("play:") || parent === "" ? source : source + playOf(parent);
      };
      return ofFile
        .filter(({ name }) => finders.test(playOf(name)))
        .filter(({ body }) => !/\btags: \[[^\]]*"!?dialog"/.test(metaTags + ownSource(body)))
        .map(({ name }) => `${file} ${name}`);
    });
    expectNone(untagged, 'Tag it "dialog", or "!dialog" if it closes the dialog again.');
  });

  test("misses no tag, because none is set in a helper, where Storybook’s indexer does not see it", () => {
    const hidden = filesLike(/\.stories\.tsx$/).flatMap((file) =>
      helpersIn(textOf(file))
        .filter(({ source }) => /^ {2}tags: \[[^\]]*"!?(?:dialog|visual|matrix)"/m.test(source))
        .map(({ name }) => `${file} ${name}`),
    );
    expectNone(hidden, "Set the tags in the story or in the file’s meta.");
  });
});

describe("the sidebar", () => {
  test("names stories in the product's words, with the ids of their files", async () => {
    const input = {
      type: "story" as const,
      importPath: "",
      exportName: "NameTaken",
      title: "Features/auth/login-dialog",
      name: "Name Taken",
    };
    const indexer = namingStories({ test: /./, createIndex: async () => [{ ...input }] });
    expect(await indexer.createIndex("", { makeTitle: () => "" })).toEqual([
      { ...input, metaId: input.title, title: "Features/Accounts/Login", name: "Name taken" },
    ]);
  });

  test("has no two story files of the same title, which it would merge", () => {
    const titles = filesLike(/\.stories\.tsx$/).map((file) => naturalTitle(file.replace(".stories.tsx", "")));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});
