import path from "node:path";

import { getStoryTitle } from "storybook/internal/common";
import { toId } from "storybook/internal/csf";
import type { Indexer, StoriesEntry } from "storybook/internal/types";
import type { Plugin } from "vite";

import { naturalTitle, sentence } from "./titles.ts";

/**
 * Gives stories titles and names in the product's words, which the sidebar, its search and docs pages show. Ids still
 * come from the path, because links, pictures and tests contain them; `keepIds` does the same in the browser.
 */
export function namingStories(indexer: Indexer): Indexer {
  return {
    ...indexer,
    async createIndex(file, options) {
      const inputs = await indexer.createIndex(file, options);
      for (const input of inputs) {
        const { title, name, tags } = input;
        if (title === undefined) continue;
        input.metaId = title;
        input.title = naturalTitle(title);
        if (name !== undefined && !tags?.includes("test-fn")) input.name = sentence(name);
      }
      return inputs;
    },
  };
}

/**
 * Writes into each story file the id that its path gives it. Storybook would derive another from the natural title, and
 * not find its stories.
 *
 * @param stories as in `main.ts`
 */
export function keepIds(stories: StoriesEntry[]): Plugin {
  return {
    name: "keep-ids",
    enforce: "pre",
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code, file) {
        const title = getStoryTitle({
          storyFilePath: file,
          configDir: import.meta.dirname,
          stories,
          workingDir: path.dirname(import.meta.dirname),
        });
        if (title === undefined) return null;
        if (!code.includes("preview.meta({")) throw new Error(`${file} does not call preview.meta({ … }).`);
        // On the same line, so that stack traces stay right without a source map.
        return { code: code.replace("preview.meta({", `$& id: "${toId(title)}",`), map: null };
      },
    },
  };
}
