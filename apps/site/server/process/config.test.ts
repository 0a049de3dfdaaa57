import { expect, test } from "vitest";

import { readSiteConfig } from "./config.ts";

test("treats blank values as unset", () => {
  expect(readSiteConfig({ PORT: "", API_URL: " ", METRICS_TOKEN: "", STOP_WITH_PARENT: "" })).toEqual(
    readSiteConfig({}),
  );
});

test("reads every setting", () => {
  expect(
    readSiteConfig({
      PORT: "0",
      HOST: "127.0.0.1",
      API_URL: "http://api.example/base",
      PUBLIC_URL: "https://ads.example",
      TRUST_PROXY: "2",
      METRICS_TOKEN: "secret",
      STOP_WITH_PARENT: "4711",
    }),
  ).toEqual({
    port: 0,
    host: "127.0.0.1",
    apiUrl: new URL("http://api.example/base"),
    publicUrl: new URL("https://ads.example"),
    trustProxy: 2,
    metricsToken: "secret",
    parent: 4711,
  });
});

test.each([
  [{ PORT: "65536" }, "PORT is “65536”: it takes a whole number from 0 to 65535."],
  [{ PORT: "80.5" }, "PORT is “80.5”: it takes a whole number from 0 to 65535."],
  [{ TRUST_PROXY: "yes" }, "TRUST_PROXY is “yes”: it takes a whole number from 0 to 16."],
  [
    { API_URL: "localhost:4000" },
    "API_URL is “localhost:4000”: it takes an address such as https://ads.example.com.",
  ],
  [{ PUBLIC_URL: "ads" }, "PUBLIC_URL is “ads”: it takes an address such as https://ads.example.com."],
])("rejects the environment %j with a one-line message", (env, message) => {
  expect(() => readSiteConfig(env)).toThrow(expect.objectContaining({ name: "ConfigError", message }));
});
