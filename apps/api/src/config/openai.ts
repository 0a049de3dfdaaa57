import type { Settings } from "./settings.ts";

/** A model on an OpenAI-compatible server. */
export type ModelServer = {
  /** The URL up to and including `/v1`. */
  baseUrl: URL;
  /** The bearer token; local servers may need none. */
  key?: string;
  model: string;
};

/** Model servers for writing and speech. The embedded engine replaces a missing server. */
export type ModelServers = { chat?: ModelServer; speech?: ModelServer };

const usualModels = { chat: "gpt-4o-mini", speech: "tts-1" };

/**
 * Reads both model servers' settings; undefined if neither is set. The speech model is on the chat server unless it
 * has its own URL, in which case it doesn't get the chat server's key. Ignores a key on its own, which may belong to
 * another program.
 */
export function readOpenai(settings: Settings): ModelServers | undefined {
  const { problems } = settings;
  const isSet = (name: string) => settings.text(name) !== undefined;
  const chatUrl = addressOf("OPENAI_BASE_URL", settings);
  const speechUrl = addressOf("OPENAI_SPEECH_BASE_URL", settings);
  const chatKey = keyOf("OPENAI_API_KEY", isSet("OPENAI_BASE_URL"), settings);
  const speechKey = keyOf("OPENAI_SPEECH_API_KEY", true, settings);
  const chatModel = modelOf("OPENAI_CHAT_MODEL", settings);
  const speechModel = modelOf("OPENAI_SPEECH_MODEL", settings);
  if (isSet("OPENAI_CHAT_MODEL") && !isSet("OPENAI_BASE_URL"))
    problems.push("OPENAI_CHAT_MODEL needs OPENAI_BASE_URL.");
  if (isSet("OPENAI_SPEECH_MODEL") && !isSet("OPENAI_BASE_URL") && !isSet("OPENAI_SPEECH_BASE_URL"))
    problems.push("OPENAI_SPEECH_MODEL needs OPENAI_BASE_URL or OPENAI_SPEECH_BASE_URL.");

  const chat = chatUrl && serverOf(chatUrl, chatKey, chatModel ?? usualModels.chat);
  const speech = speechUrl
    ? serverOf(speechUrl, speechKey, speechModel ?? usualModels.speech)
    : chatUrl && speechModel && serverOf(chatUrl, speechKey ?? chatKey, speechModel);
  return chat || speech ? { ...(chat && { chat }), ...(speech && { speech }) } : undefined;
}

function serverOf(baseUrl: URL, key: string | undefined, model: string): ModelServer {
  return { baseUrl, ...(key !== undefined && { key }), model };
}

function addressOf(name: string, settings: Settings): URL | undefined {
  return settings.url(
    name,
    isApiAddress,
    "must be an http or https address, such as https://api.openai.com/v1.",
  );
}

function keyOf(name: string, isUsed: boolean, settings: Settings): string | undefined {
  const key = settings.text(name);
  if (isUsed && key !== undefined && !/^[\u0021-\u007e]+$/.test(key))
    settings.problems.push(`${name} must have no spaces, and no letters beyond ASCII.`);
  return key;
}

function modelOf(name: string, settings: Settings): string | undefined {
  const model = settings.text(name);
  if (model === undefined || /^[\w.:@/+-]{1,200}$/.test(model)) return model;
  settings.problems.push(`${name} must be a model’s name, such as gpt-4o-mini.`);
  return undefined;
}

function isApiAddress({ protocol, hostname, username, password, search, hash }: URL): boolean {
  return /^https?:$/.test(protocol) && hostname !== "" && username + password + search + hash === "";
}
