import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import { test } from "vitest";

import { expectNone, filesLike, root } from "./source-files.ts";

/** Pictures that are allowed to be identical to another one, with the reason. */
const reasons: Readonly<Record<string, string>> = {};

test("no two pictures are the same", () => {
  const byContent = Object.groupBy(
    filesLike(/^tests\/visual\/baselines\/.+\.png$/).filter((file) => !(file in reasons)),
    (file) =>
      createHash("sha256")
        .update(readFileSync(path.join(root, file)))
        .digest("hex"),
  );
  const same = Object.values(byContent).filter((files = []) => files.length > 1);
  expectNone(
    same.map((files = []) => files.join(" = ")),
    "Show what differs, or take the tag of pictures off one of the stories, or say here why they look the same.",
  );
});
