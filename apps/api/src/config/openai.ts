import type { Settings } from "./settings.ts";

/** An OpenAI-compatible server: it writes scripts, and speaks them if a speech model is named. */
export type OpenaiServer = {
  /** Up to and with `/v1`. */
  baseUrl: URL;
  /** Bearer token; local servers may need none. */
  key?: string;
  chatModel: string;
  /** Without it, the embedded voices speak. */
  speechModel?: string;
};

const usualChatModel = "gpt-4o-mini";
const models = ["OPENAI_CHAT_MODEL", "OPENAI_SPEECH_MODEL"] as const;

/** Reads `OPENAI_BASE_URL` and its settings; undefined without it. A key alone may belong to another program. */
export function readOpenai(settings: Settings): OpenaiServer | undefined {
  const { problems } = settings;
  const baseUrl = settings.url(
    "OPENAI_BASE_URL",
    isApiAddress,
    "must be an http or https address, such as https://api.openai.com/v1.",
  );
  const key = settings.text("OPENAI_API_KEY");
  const [chatModel = usualChatModel, speechModel] = models.map((name) => modelOf(name, settings));
  if (settings.text("OPENAI_BASE_URL") === undefined) {
    for (const name of models)
      if (settings.text(name) !== undefined) problems.push(`${name} needs OPENAI_BASE_URL.`);
    return undefined;
  }
  if (key !== undefined && !/^[\u0021-\u007e]+$/.test(key))
    problems.push("OPENAI_API_KEY must have no spaces, and no letters beyond ASCII.");
  if (!baseUrl) return undefined;
  return { baseUrl, ...(key !== undefined && { key }), chatModel, ...(speechModel && { speechModel }) };
}

function modelOf(name: (typeof models)[number], settings: Settings): string | undefined {
  const model = settings.text(name);
  if (model === undefined || /^[\w.:@/+-]{1,200}$/.test(model)) return model;
  settings.problems.push(`${name} must be a model’s name, such as gpt-4o-mini.`);
  return undefined;
}

function isApiAddress({ protocol, hostname, username, password, search, hash }: URL): boolean {
  return /^https?:$/.test(protocol) && hostname !== "" && username + password + search + hash === "";
}
