import { expect, test } from "vitest";

import { besideChosen } from "./script-part.tsx";

test.each([
  [34, 30, "4 s over the 30 s you chose"],
  [12, 30, "18 s under the 30 s you chose"],
  [0, 10, "10 s under the 10 s you chose"],
  [30, 30, "As long as the 30 s you chose"],
])("%i s beside %i s", (seconds, chosen, words) => expect(besideChosen(seconds, chosen)).toBe(words));
