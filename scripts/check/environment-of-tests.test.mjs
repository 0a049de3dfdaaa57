import { expect, test } from "vitest";

import { environmentOfTests } from "./environment-of-tests.mjs";

test("a person's own database and accounts stay out of the tests, the rest comes along", () => {
  const env = {
    DATABASE_URL: "postgres://mine",
    OPENAI_API_KEY: "mine",
    NODE_ENV: "production",
    PATH: "/bin",
    PORTS: "1",
  };
  expect(environmentOfTests(env)).toEqual({ PATH: "/bin", PORTS: "1" });
});
