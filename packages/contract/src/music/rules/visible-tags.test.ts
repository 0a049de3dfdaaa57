import { expect, test } from "vitest";

import { trackTags } from "../../limits.ts";
import { visibleTags } from "./visible-tags.ts";

const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);

test.each([
  [trackTags.small, 0, 0, 0],
  [trackTags.small, 4, 4, 0],
  [trackTags.small, 5, 4, 1],
  [trackTags.large, 8, 8, 0],
  [trackTags.large, 9, 8, 1],
  [trackTags.large, 12, 8, 4],
])(
  "given a maximum of %i and a list of %i tags, shows %i tags and counts %i more",
  (most, count, shown, more) => {
    expect(visibleTags(tags(count), most)).toEqual({ shown: tags(shown), more });
  },
);
