import { endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ErrorCode } from "@earshot/contract/errors.ts";
import { scenarios } from "@earshot/mocks/scenarios.ts";
import { answersOf, type Outcome } from "@earshot/mocks/serve.ts";

import { type Exemption, exemptions } from "./coverage-exemptions.ts";

interface Screen {
  /** Matches the names of the screen's story files. */
  files: RegExp;
  /** Matches the stories that show this endpoint, if the screen calls several. */
  words?: RegExp;
  /** The name of the story in which a native form is being submitted; such a story has no scenario. */
  sending?: string;
  /** Error codes that the endpoint sends to a page in its URL, so that its contract declares none of them. */
  redirectsWith?: readonly ErrorCode[];
}

/** Matches stories in which a sound is played. */
const sound = /controlCopy\.(?:play|pause)|\bPlay(?:ing|s|ed)\b|(?:Sound|Sample|Preview)Gone\b/;

/** The screens that call each endpoint. */
const screens: Readonly<Record<string, Screen>> = {
  "accounts.session": { files: /top-bar|account-controls|user-menu|studio-page/ },
  "accounts.login": { files: /login-/ },
  "accounts.register": { files: /sign-up-/ },
  "accounts.logout": { files: /user-menu|account-controls/ },
  "accounts.forgot": { files: /forgot-/ },
  "accounts.reset": { files: /reset-form|forgot-form/, sending: "Saving" },
  "accounts.confirmEmail": { files: /email-link-form/, sending: "Confirming" },
  "accounts.cancelEmail": { files: /email-link-form/, sending: "Cancelling" },
  "accounts.socialLogin": { files: /login-(form|dialog)/, words: /social/i },
  "accounts.socialCallback": {
    files: /(login|sign-up)-form/,
    words: /social|provider/i,
    redirectsWith: [
      "social_log_in_cancelled",
      "social_email_unverified",
      "social_log_in_expired",
      "social_provider_down",
      "social_log_in_failed",
    ],
  },
  "settings.saveAccount": { files: /settings-page/, words: /account|email|Save/i },
  "settings.cancelEmailChange": { files: /settings-page/, words: /email|pending/i },
  "settings.updatePassword": { files: /password-form|settings-page/, words: /password/i },
  "settings.saveAgencyCode": { files: /agency-code-dialog|settings-page/, words: /agency|code/i },
  "settings.removeAgencyCode": { files: /settings-page/, words: /agency|remove/i },
  "settings.requestDeletion": { files: /settings-page/, words: /delet/i },
  "projects.list": { files: /project-sidebar/ },
  "projects.create": { files: /create-project-dialog/ },
  "projects.rename": { files: /edit-project-dialog/ },
  "projects.remove": { files: /delete-project-dialog/ },
  "ads.list": { files: /ad-list/ },
  "ads.get": { files: /ad-info-dialog|create-tabs|campaign-page|ad-result/ },
  "ads.upload": { files: /upload-audio/ },
  "ads.move": { files: /move-ad-dialog/ },
  "ads.remove": { files: /delete-ad-dialog/ },
  "ads.audio": { files: /ad-list|ad-result|^ads$/, words: sound },
  "ads.listVersions": { files: /ad-info-dialog|ad-result|script-card/ },
  "ads.makeVersion": { files: /version-form|create-tabs|choices-panel/ },
  "ads.restoreVersion": { files: /ad-info-dialog|ad-result|script-card/ },
  "generation.generateWithMusic": { files: /use-create-ad|create-tabs|choices-panel|studio-page/ },
  "generation.job": { files: /use-create-ad|create-tabs|studio-page/ },
  "generation.generateAudio": { files: /use-create-ad|create-tabs|choices-panel|studio-page/ },
  "generation.audioformData": { files: /use-create-ad|create-tabs|studio-page/ },
  "generation.createPipeline": { files: /use-create-ad|create-tabs|studio-page/ },
  "generation.pipeline": { files: /use-create-ad|create-tabs|studio-page/ },
  "generation.spokenLength": { files: /script-card|create-tabs/ },
  "generation.speakTake": { files: /script-lines|script-card/ },
  "generation.writeScripts": { files: /script-card|create-tabs|choices-panel/ },
  "sharing.changeAd": { files: /share-dialog|rename-ad-dialog/ },
  "sharing.sharedAd": { files: /shared-ad-page/ },
  "sharing.sharedAudio": { files: /shared-ad-page/, words: sound },
  "voices.sample": { files: /select-voice-dialog/, words: sound },
  "voices.list": { files: /select-voice-dialog|choices-panel/ },
  "music.audio": { files: /select-music-dialog|music-section/, words: sound },
  "music.list": { files: /select-music-dialog/ },
  "campaigns.list": { files: /campaigns-page/ },
  "campaigns.create": { files: /campaign-page|campaigns-page/ },
  "campaigns.get": { files: /campaign-page/ },
  "campaigns.change": { files: /campaign-page|campaigns-page/ },
  "campaigns.remove": { files: /campaign-page|campaigns-page/ },
  "messages.contact": { files: /contact/ },
  "messages.subscribe": { files: /subscription/ },
};

/** An endpoint's outcome and the stories that show it. */
export interface CoverageRow {
  /** For example `POST /{portal}/login`. */
  endpoint: string;
  /** The endpoint's key, such as `accounts.login`. */
  name: string;
  outcome: string;
  /** For example "login-dialog: WrongPassword". */
  stories: string[];
}

/** A story, or a test of one. */
interface StorySource {
  file: string;
  name: string;
  /** The test's title; undefined for the story itself. */
  test?: string | undefined;
  body: string;
}

function storiesIn(sources: Readonly<Record<string, string>>): StorySource[] {
  return Object.entries(sources).flatMap(([path, source]) => {
    const file = path.split("/").at(-1)?.replace(".stories.tsx", "") ?? path;
    const [, ...bodies] = source.split(
      /^(?:export const (?=\w+ = \w+\.(?:story|extend)\()|(?=\w+\.test\())/m,
    );
    return bodies.map((part) => {
      // Without the helpers and the doc comment of the next story.
      const [body = ""] = part.split(/^(?:(?:async )?(?:function|const) |\/\*\*)/m);
      const [, name = "", test] = /^(\w+)(?:\.test\(\s*["`]([^"`]*))?/.exec(body) ?? [];
      return { file, name, test, body };
    });
  });
}

/** For example "login-dialog: WrongPassword", or "test: keeps the input (login-dialog: WrongPassword)". */
const labelOf = ({ file, name, test }: StorySource) =>
  test === undefined ? `${file}: ${name}` : `test: ${test} (${file}: ${name})`;

const isEmpty = (story: StorySource) => /Scenarios\.(?:Empty|NoMatches)\b/.test(story.body);

/** The scenarios mentioned in a story. */
const scenariosOf = ({ body }: StorySource): string[] =>
  Array.from(body.matchAll(/\b(\w+)Scenarios\.(\w+)/g), ([, area, key]) => `${area}.${key}`);

/** A response whose body may be an error with one of these codes. */
type Declared = {
  content?: Record<string, { schema?: { shape?: { code?: { options?: string[] } } } }>;
};

const errorCodesOf = (responses: Record<string, Declared>): string[] =>
  Object.values(responses).flatMap(
    ({ content }) => content?.["application/json"]?.schema?.shape?.code?.options ?? [],
  );

/** Returns true if the story's scenarios, or a response that it sets itself, produce this outcome for the endpoint. */
function shows(story: StorySource, endpoint: string, outcome: Outcome): boolean {
  const [area = "", name = ""] = endpoint.split(".");
  const answers = scenariosOf(story).flatMap((full) => {
    const [ofArea = "", key = ""] = full.split(".");
    return answersOf((scenarios as Record<string, typeof scenarios.ads>)[ofArea]?.[key] ?? []);
  });
  if (answers.some((answer) => answer.endpoint === endpoint && answer.outcome === outcome)) return true;
  const sets = Array.from(story.body.matchAll(/instead\(\s*"(\w+)", \{([^]*?)\}\)/g)).filter(
    ([, ofArea, overrides = ""]) => ofArea === area && new RegExp(`\\b${name}\\b[:(]`).test(overrides),
  );
  const kind = { never: "never", network: "crash", "bad gateway": "badGateway" }[outcome as string];
  if (kind)
    return sets.some(([, , overrides = ""]) => new RegExp(`\\b${name}: [^,]*\\b${kind}\\b`).test(overrides));
  // Searches the whole story, because the error code may be in a table next to the overrides or, if the story
  // overrides nothing, in the text that a form is rendered with.
  return (
    (sets.length > 0 || !story.body.includes("instead(")) &&
    new RegExp(`\\berrors\\.${outcome}\\b|"${outcome}"`).test(story.body)
  );
}

/**
 * Lists each outcome of each endpoint that a screen calls, with the stories that show it. A limit is an error code, so it
 * has a row like every other error.
 *
 * @param sources the text of each story file, by path
 */
export function coverage(sources: Readonly<Record<string, string>>): CoverageRow[] {
  const stories = storiesIn(sources);
  return Object.entries(endpoints).flatMap(([area, routes]) =>
    Object.entries(
      routes as Record<string, { method: string; path: string; responses: Record<string, Declared> }>,
    ).flatMap(([key, { method, path, responses }]) => {
      const name = `${area}.${key}`;
      const screen = screens[name];
      if (!screen) return [];
      const { files, words = /./, sending, redirectsWith = [] } = screen;
      const possible = stories.filter(({ file, body }) => files.test(file) && words.test(body));
      const row = (outcome: string, isShown: (story: StorySource) => boolean): CoverageRow => ({
        endpoint: `${method.toUpperCase()} ${path}`,
        name,
        outcome,
        stories: possible.filter(isShown).map(labelOf),
      });
      const outcomes = ["network", "bad gateway", ...errorCodesOf(responses), ...redirectsWith];
      const found = outcomes.map((outcome) =>
        row(outcome, (story) => shows(story, name, outcome as Outcome)),
      );
      // A call that never gets a response looks slow until it times out.
      const isNever = (story: StorySource) => shows(story, name, "never");
      found.unshift(
        row("slow", (story) => story.name === sending || isNever(story)),
        row("never", isNever),
      );
      if (key.startsWith("list")) found.unshift(row("empty", isEmpty));
      found.unshift(row("success", (story) => story.test === undefined && scenariosOf(story).length === 0));
      return found;
    }),
  );
}

/** Endpoints with a screen. */
export const coveredEndpoints = Object.keys(screens);

/** The reason why this outcome needs no story of its own; null if it needs one. */
export const exemptionOf = ({ name, outcome }: CoverageRow): Exemption | null =>
  exemptions.find((exemption) => exemption.outcome.test(outcome) && (exemption.endpoint ?? /./).test(name)) ??
  null;
