import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { ConfigError, readConfig, soundNoteOf } from "./config.ts";

const now: unknown = expect.any(Function);
const secret = "s".repeat(32);

test("has a default for every variable", () => {
  const usual = {
    dataFolder: path.resolve("data"),
    role: "all",
    logLevel: "info",
    socialLogins: [],
    now,
  };
  expect(readConfig({})).toEqual(usual);
  const empty = { DATA_DIR: "", PUBLIC_URL: " ", AUTH_SECRET: "", LOG_LEVEL: "", DATABASE_URL: "", ROLE: "" };
  expect(readConfig(empty)).toEqual(usual);
});

test("reads every variable", () => {
  const set = {
    DATA_DIR: "/srv/earshot",
    VOICES_DIR: import.meta.dirname,
    DATABASE_URL: "postgres://earshot:hunter2@db.internal:5433/earshot",
    STORAGE_URL: "s3://ads/live?region=eu-west-1&endpoint=http://store:9000",
    AWS_ACCESS_KEY_ID: "id",
    AWS_SECRET_ACCESS_KEY: "key",
    ROLE: "worker",
    PUBLIC_URL: "https://ads.example.com/",
    AUTH_SECRET: secret,
    LOG_LEVEL: "warn",
    SMTP_URL: "smtps://earshot:hunter2@mail.internal",
    GOOGLE_CLIENT_ID: "google",
    GOOGLE_CLIENT_SECRET: "hunter3",
    LINKEDIN_CLIENT_ID: "linkedin",
    LINKEDIN_CLIENT_SECRET: "hunter4",
    OPENAI_BASE_URL: "https://models.internal/v1",
    OPENAI_API_KEY: "hunter5",
    OPENAI_CHAT_MODEL: "llama3.1:8b",
    OPENAI_SPEECH_BASE_URL: "http://voices.internal/v1",
    OPENAI_SPEECH_API_KEY: "hunter6",
    OPENAI_SPEECH_MODEL: "kokoro",
  };
  expect(readConfig(set)).toEqual({
    dataFolder: "/srv/earshot",
    voicesFolder: import.meta.dirname,
    databaseUrl: new URL(set.DATABASE_URL),
    bucket: {
      name: "ads",
      prefix: "live/",
      region: "eu-west-1",
      endpoint: new URL("http://store:9000"),
      credentials: { accessKeyId: "id", secretAccessKey: "key" },
    },
    role: "worker",
    publicUrl: new URL("https://ads.example.com"),
    authSecret: secret,
    logLevel: "warn",
    smtpUrl: new URL(set.SMTP_URL),
    socialLogins: [
      { provider: "google", clientId: "google", clientSecret: "hunter3" },
      { provider: "linkedin", clientId: "linkedin", clientSecret: "hunter4" },
    ],
    openai: {
      chat: { baseUrl: new URL("https://models.internal/v1"), key: "hunter5", model: "llama3.1:8b" },
      speech: { baseUrl: new URL("http://voices.internal/v1"), key: "hunter6", model: "kokoro" },
    },
    now,
  });
});

test("requires only the bucket's name to use S3", () => {
  expect(readConfig({ STORAGE_URL: "s3://ads" }).bucket).toEqual({
    name: "ads",
    prefix: "",
    region: "us-east-1",
  });
});

test("requires only the model server's URL, and ignores a key without a URL", () => {
  expect(readConfig({ OPENAI_BASE_URL: "http://localhost:11434/v1" }).openai).toEqual({
    chat: { baseUrl: new URL("http://localhost:11434/v1"), model: "gpt-4o-mini" },
  });
  expect(readConfig({ OPENAI_API_KEY: "another program’s" }).openai).toBeUndefined();
});

test("uses the chat server for speech too, with the chat key unless speech has its own", () => {
  const chat = { OPENAI_BASE_URL: "http://models/v1", OPENAI_API_KEY: "k1", OPENAI_SPEECH_MODEL: "tts-1" };
  const baseUrl = new URL("http://models/v1");
  expect(readConfig(chat).openai?.speech).toEqual({ baseUrl, key: "k1", model: "tts-1" });
  expect(readConfig({ ...chat, OPENAI_SPEECH_API_KEY: "k2" }).openai?.speech).toEqual({
    baseUrl,
    key: "k2",
    model: "tts-1",
  });
});

test("uses a separate speech server even if no chat model is configured, and never sends it the chat key", () => {
  const speech = { baseUrl: new URL("http://voices:8880/v1"), model: "tts-1" };
  const own = { OPENAI_SPEECH_BASE_URL: speech.baseUrl.href };
  expect(readConfig(own).openai).toEqual({ speech });
  const both = { ...own, OPENAI_BASE_URL: "http://models/v1", OPENAI_API_KEY: "k1" };
  expect(readConfig(both).openai?.speech).toEqual(speech);
});

test.each([
  ["PUBLIC_URL", "ads.example.com"],
  ["PUBLIC_URL", "ftp://ads.example.com"],
  ["PUBLIC_URL", "https://ads.example.com/studio"],
  ["PUBLIC_URL", "https://ads.example.com/?a"],
  ["PUBLIC_URL", "https://someone:secret@ads.example.com"],
  ["AUTH_SECRET", "too short"],
  ["LOG_LEVEL", "loud"],
  ["ROLE", "boss"],
  ["ROLE", "web"],
  ["ROLE", "worker"],
  ["SMTP_URL", "mail.example.com:587"],
  ["SMTP_URL", "https://mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com/folder"],
  ["GOOGLE_CLIENT_ID", "id"],
  ["STORAGE_URL", "/srv/files"],
  ["STORAGE_URL", "s3://ads?endpoint=store:9000"],
  ["OPENAI_BASE_URL", "api.openai.com/v1"],
  ["OPENAI_BASE_URL", "ftp://api.openai.com/v1"],
  ["OPENAI_BASE_URL", "https://key@api.openai.com/v1"],
  ["OPENAI_BASE_URL", "https://api.openai.com/v1?key=1"],
  ["OPENAI_SPEECH_BASE_URL", "voices.internal"],
  ["OPENAI_SPEECH_API_KEY", "sk 1"],
  ["OPENAI_CHAT_MODEL", "gpt-4o-mini"],
  ["OPENAI_SPEECH_MODEL", "tts-1"],
])("rejects %s=%s with a one-line message", (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name}.+\\.$`));
});

test.each([
  [{ DATABASE_URL: "postgres://db/earshot" }, /^AUTH_SECRET must be set with DATABASE_URL: .+\.$/],
  [{ DATABASE_URL: "mysql://db/earshot", AUTH_SECRET: secret }, /^DATABASE_URL must be like .+\.$/],
  [{ STORAGE_URL: "s3://ads", AWS_ACCESS_KEY_ID: "x" }, /^AWS_ACCESS_KEY_ID and .+\.$/],
  [
    { OPENAI_BASE_URL: "http://models/v1", OPENAI_API_KEY: "sk 1" },
    /^OPENAI_API_KEY must have no spaces.+\.$/,
  ],
  [
    { OPENAI_BASE_URL: "http://models/v1", OPENAI_CHAT_MODEL: "my model" },
    /^OPENAI_CHAT_MODEL must be .+\.$/,
  ],
  [
    { OPENAI_BASE_URL: "http://models/v1", OPENAI_SPEECH_MODEL: "a\nb" },
    /^OPENAI_SPEECH_MODEL must be .+\.$/,
  ],
  [{ LINKEDIN_CLIENT_SECRET: "x" }, /^LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET belong together: .+\.$/],
])("reports invalid settings and incomplete pairs of settings: %j", (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});

test.each(["web", "worker"])("warns that audio is stored only on this machine when ROLE=%s", (role) => {
  const shared = { DATA_DIR: "/srv/earshot", DATABASE_URL: "postgres://db/earshot", AUTH_SECRET: secret };
  const note = soundNoteOf(readConfig({ ...shared, ROLE: role }));
  expect(note).toMatch(new RegExp(`^Sound: /srv/earshot/files \\(with ROLE=${role} .* STORAGE_URL: .+\\)$`));
  expect(soundNoteOf(readConfig({ ...shared, ROLE: role, STORAGE_URL: "s3://ads" }))).toBeNull();
  expect(soundNoteOf(readConfig({ ...shared, ROLE: "all" }))).toBeNull();
});

const readBad = () =>
  readConfig({
    PUBLIC_URL: "x",
    AUTH_SECRET: "hunter2",
    LOG_LEVEL: "y",
    DATABASE_URL: "postgres://:hunter2@",
    OPENAI_BASE_URL: "https://hunter2@models/v1",
    OPENAI_API_KEY: "hunter2 hunter2",
  });

test("lists every problem without revealing secrets", () => {
  expect(readBad).toThrow(
    /^DATABASE_URL .*\nPUBLIC_URL .*\nOPENAI_BASE_URL .*\nOPENAI_API_KEY .*\nLOG_LEVEL .*\nAUTH_SECRET .*$/,
  );
  expect(readBad).not.toThrow(/hunter2/);
});

test("documents every variable in the README", () => {
  const read = new Set<string>();
  readConfig(
    new Proxy<Record<string, string>>(
      { STORAGE_URL: "s3://ads" },
      {
        get(target, name) {
          read.add(String(name));
          return target[String(name)];
        },
      },
    ),
  );
  const readme = readFileSync(path.join(import.meta.dirname, "../../../README.md"), "utf8");
  const documented = new Set(Array.from(readme.matchAll(/^\| `([A-Z_]+)`/gm), ([, name]) => name));
  expect(read.size).toBeGreaterThan(5);
  expect([...read].filter((name) => !documented.has(name))).toEqual([]);
});
