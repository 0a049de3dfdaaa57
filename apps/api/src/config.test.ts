import path from "node:path";

import { expect, test } from "vitest";

import { ConfigError, readConfig } from "./config.ts";

test("needs nothing", () => {
  expect(readConfig({})).toEqual({ dataFolder: path.resolve("data"), logLevel: "info" });
  const empty = { DATA_DIR: "", PUBLIC_URL: " ", AUTH_SECRET: "", LOG_LEVEL: "" };
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test("takes what is set", () => {
  const secret = "s".repeat(32);
  const set = {
    DATA_DIR: "/srv/earshot",
    PUBLIC_URL: "https://ads.example.com/",
    AUTH_SECRET: secret,
    LOG_LEVEL: "warn",
  };
  expect(readConfig(set)).toEqual({
    dataFolder: "/srv/earshot",
    publicUrl: new URL("https://ads.example.com"),
    authSecret: secret,
    logLevel: "warn",
  });
});

test.each([
  ["PUBLIC_URL", "ads.example.com"],
  ["PUBLIC_URL", "ftp://ads.example.com"],
  ["PUBLIC_URL", "https://ads.example.com/studio"],
  ["PUBLIC_URL", "https://ads.example.com/?a"],
  ["PUBLIC_URL", "https://someone:secret@ads.example.com"],
  ["AUTH_SECRET", "too short"],
  ["LOG_LEVEL", "loud"],
])("%s=%s is one clear line", (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} .+\\.$`));
});

const readBad = () => readConfig({ PUBLIC_URL: "x", AUTH_SECRET: "hunter2", LOG_LEVEL: "y" });

test("names every problem, and never shows a secret", () => {
  expect(readBad).toThrow(/^PUBLIC_URL .*\nAUTH_SECRET .*\nLOG_LEVEL .*$/);
  expect(readBad).not.toThrow(/hunter2/);
});
