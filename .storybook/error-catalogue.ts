import { forgotCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import { deleteAdCopy, moveAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { uploadCopy } from "@earshot/contract/ads/upload-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { generationCopy } from "@earshot/contract/generation/copy.ts";
import { generationErrorCopy } from "@earshot/contract/generation/error-copy.ts";
import { selectMusicCopy } from "@earshot/contract/music/picker-copy.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { deleteProjectCopy, projectDialogCopy } from "@earshot/contract/projects/dialog-copy.ts";
import { accountFormCopy, agencyCodeCopy, passwordCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { errorPageCopy } from "@earshot/contract/site/navigation-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/picker-copy.ts";

const copy = {
  errors,
  network: { error: networkErrorMessage },
  accountFormCopy,
  agencyCodeCopy,
  controlCopy,
  deleteAdCopy,
  deleteProjectCopy,
  errorPageCopy,
  forgotCopy,
  generationCopy,
  generationErrorCopy,
  logInCopy,
  moveAdCopy,
  passwordCopy,
  projectDialogCopy,
  selectMusicCopy,
  selectVoiceCopy,
  signUpCopy,
  uploadCopy,
};

interface Section {
  /** The part of the product that shows the messages: the heading in section 8. */
  area: string;
  /** The area's story and test files. */
  files: RegExp;
  /** The messages' names in the contract: `logInCopy.failed`, `errors.wrong_credentials`, `network.error`. */
  messages: readonly string[];
  /** Behaviours without a message, each with the story or test that shows it. */
  behaviours?: readonly { text: string; files: RegExp; shownBy: string }[];
}

/** Section 8 of the specification, in the same order. */
const sections: readonly Section[] = [
  {
    area: "Log-in",
    files: /log-?in|conformance\/accounts/,
    messages: ["errors.wrong_credentials", "logInCopy.failed", "network.error", "logInCopy.succeeded"],
  },
  {
    area: "Sign-up",
    files: /sign-up/,
    messages: ["errors.email_taken", "signUpCopy.failed", "network.error", "signUpCopy.succeeded"],
  },
  { area: "Reset", files: /forgot/, messages: ["forgotCopy.sent", "network.error"] },
  {
    area: "Create or edit a project",
    files: /(create|edit)-project-dialog/,
    messages: [
      "errors.project_name_taken",
      "projectDialogCopy.createFailed",
      "projectDialogCopy.updateFailed",
      "projectDialogCopy.created",
      "projectDialogCopy.updated",
    ],
  },
  {
    area: "Delete a project",
    files: /delete-project-dialog/,
    messages: [
      "errors.not_found",
      "deleteProjectCopy.failed",
      "deleteProjectCopy.unreachable",
      "deleteProjectCopy.studioUnreachable",
    ],
  },
  {
    area: "Logged only",
    files: /session\.test/,
    messages: [],
    behaviours: [
      {
        text: "A project list that can’t be refreshed stays as it is.",
        files: /project-sidebar/,
        shownBy: "keeps the list and shows no error when a refetch fails",
      },
      {
        text: "A failed session check counts as logged out.",
        files: /session\.test/,
        shownBy: "sets no user and reports the error if a check fails with %s",
      },
      {
        text: "A failed log-out changes nothing.",
        files: /session\.test/,
        shownBy: "changes nothing when log-out fails",
      },
    ],
  },
  {
    area: "Contact and subscription",
    files: /contact|subscription/,
    messages: [],
    behaviours: [
      {
        text: "A failure is ignored: thanks all the same.",
        files: /(contact|subscription)\./,
        shownBy: "Refused",
      },
      { text: "So is a network failure.", files: /(contact|subscription)\./, shownBy: "Down" },
    ],
  },
  {
    area: "Agency code",
    files: /agency-code-dialog|settings-page/,
    messages: [
      "errors.agency_code_unknown",
      "agencyCodeCopy.failed",
      "agencyCodeCopy.unreachable",
      "agencyCodeCopy.deleteFailed",
      "agencyCodeCopy.deleteUnreachable",
    ],
  },
  {
    area: "Password update",
    files: /password-form/,
    messages: ["errors.wrong_current_password", "passwordCopy.failed", "passwordCopy.unreachable"],
  },
  {
    area: "Account save",
    files: /settings-page/,
    messages: ["accountFormCopy.failed", "accountFormCopy.unreachable"],
  },
  {
    area: "Music list",
    files: /music|picker/,
    messages: [
      "errors.malformed_request",
      "selectMusicCopy.failed",
      "controlCopy.tryAgain",
      "selectMusicCopy.empty",
      "controlCopy.endOfResults",
    ],
  },
  {
    area: "Voice list",
    files: /voice|picker/,
    messages: ["errors.malformed_request", "selectVoiceCopy.failed", "controlCopy.tryAgain"],
  },
  { area: "Move", files: /move/, messages: ["errors.ad_not_movable", "moveAdCopy.failed"] },
  {
    area: "Upload",
    files: /upload/,
    messages: [
      "uploadCopy.failedWith",
      "uploadCopy.unknownError",
      "uploadCopy.failed",
      "errors.file_too_large",
    ],
    behaviours: [
      {
        text: "The progress card shows the error icon.",
        files: /upload-audio/,
        shownBy: "shows the error icon on the card",
      },
    ],
  },
  {
    area: "Generation",
    files: /create-ad|generate-ad|studio/,
    messages: [
      "generationCopy.failedWith",
      "generationErrorCopy.musicRouteFailed",
      "generationCopy.failed",
      "generationErrorCopy.audioformFailed",
      "generationErrorCopy.audioformTimeout",
      "generationErrorCopy.createPipelineFailed",
      "generationErrorCopy.pipelineFailed",
      "generationErrorCopy.pipelineTimeout",
    ],
    behaviours: [
      {
        text: "A failed job poll is retried silently.",
        files: /generate-ad\/poll/,
        shownBy: "retries after %s, which counts as a request",
      },
    ],
  },
  {
    area: "Delete ad",
    files: /ads\//,
    messages: [
      "errors.delete_identity_missing",
      "errors.ad_id_missing",
      "deleteAdCopy.serverFailed",
      "deleteAdCopy.rejected",
      "deleteAdCopy.failed",
    ],
    behaviours: [
      { text: "Without a session the dialog closes.", files: /delete-ad-dialog/, shownBy: "NoIdentity" },
      { text: "Without a uuid the dialog closes.", files: /delete-ad-dialog/, shownBy: "NoUuid" },
      {
        text: "After any other error the dialog stays open.",
        files: /delete-ad-dialog/,
        shownBy: "stays open behind its alert",
      },
    ],
  },
  {
    area: "Other",
    files: /error-page/,
    messages: ["errorPageCopy.title"],
    behaviours: [
      {
        text: "A list of ads that can’t be loaded stops loading.",
        files: /ad-list\.stories/,
        shownBy: "Down",
      },
      {
        text: "Copying falls back to a hidden text area.",
        files: /share-dialog/,
        shownBy: "CopiedWithoutClipboard",
      },
    ],
  },
];

/** A line in section 8. */
interface Message {
  area: string;
  /** The message's name in the contract; empty for behaviour without a message. */
  name: string;
  /** The displayed message, with placeholders in braces, or the behaviour. */
  text: string;
  files: RegExp;
  /** The story or test that shows behaviour without a message. */
  shownBy?: string;
}

function textOf(name: string): string {
  const [list = "", key = ""] = name.split(".");
  const entry: unknown = Reflect.get(Reflect.get(copy, list) as object, key);
  const text: unknown = typeof entry === "object" && entry ? Reflect.get(entry, "message") : entry;
  return typeof text === "function" ? (text as (value: string) => string)("{…}") : String(text);
}

/** The lines of section 8, in order. */
export const messages: readonly Message[] = sections.flatMap(
  ({ area, files, messages: names, behaviours = [] }) => {
    const shown: Message[] = names.map((name) => ({ area, name, text: textOf(name), files }));
    return shown.concat(behaviours.map((behaviour) => Object.assign({ area, name: "" }, behaviour)));
  },
);

/**
 * The stories and tests that expect a message, by its name, code or text, or that show behaviour without one:
 * "login-dialog.stories.tsx: Down".
 *
 * @param sources the text of each story and test file, by path
 */
export function proofsOf(message: Message, sources: Readonly<Record<string, string>>): string[] {
  const { name, text, files, shownBy } = message;
  if (shownBy !== undefined) {
    const named = [`"${shownBy}"`, `export const ${shownBy} =`];
    return Object.entries(sources)
      .filter(([path, source]) => files.test(path) && named.some((words) => source.includes(words)))
      .map(([path]) => `${path.split("/").at(-1)}: ${shownBy}`);
  }
  const code = name.startsWith("errors.") ? `"${name.slice("errors.".length)}"` : name;
  const wanted = [name === "network.error" ? "networkErrorMessage" : name, code, text];
  const isIn = (source: string) =>
    wanted.some((words) => new RegExp(`${RegExp.escape(words)}(?!\\w)`).test(source));
  return Object.entries(sources).flatMap(([path, source]) => {
    if (!files.test(path)) return [];
    const file = path.split("/").at(-1) ?? path;
    const [imports = "", ...stories] = source.split(/^export const (?=\w+ = \w+\.(?:story|extend)\()/m);
    const named = stories.filter(isIn).map((story) => `${file}: ${/^\w+/.exec(story)?.[0]}`);
    return named.length === 0 && isIn(imports) ? [file] : named;
  });
}
