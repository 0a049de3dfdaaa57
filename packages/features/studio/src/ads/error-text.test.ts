import { ApiError } from "@earshot/client/api-error.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { expect, test } from "vitest";

import { deleteErrorText, moveErrorText } from "./error-text.ts";

// The other responses are covered by the dialogs' stories.
test.each([
  ["with a message", { status: "error", message: "Not now." }, "Error deleting audio: Not now."],
  ["without a message", {}, "Error deleting audio: Delete failed: Unknown error"],
])("treats a 200 response %s as an error if it does not confirm the deletion", (_, body, text) => {
  expect(deleteErrorText(new ApiError(200, body))).toBe(text);
});

test("does not repeat the server's message if it only says that the ad can't be moved", () => {
  const error = new ApiError(422, errorOf("ad_not_movable"));
  expect(moveErrorText(error)).toBe("Failed to move ad. Please try again.");
});
