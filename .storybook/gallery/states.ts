import { errors } from "@earshot/contract/errors.ts";

/** States of dialogs, forms and pages, in the order in which users encounter them. Each is a story tag. */
export const states = {
  open: "Just opened, and whatever else it may hold",
  typed: "Filled in or chosen, and not yet sent",
  invalid: "The form’s own errors",
  busy: "Sent, and waiting",
  refused: "The server says no",
  network: "No answer, or a proxy’s",
  slow: "Loading, or longer than expected",
  done: "It worked",
} as const;

export type State = keyof typeof states;

export const stateNames = Object.keys(states) as State[];

/** Stories whose names or scenarios suggest a state that they don't show. */
const justOpen =
  /^(EmailPending|FirstChosen|Notice|OneAfterAnother|OutletWarnings|Slow(er|Voice)|ThreeVersions|UsualVoiceGone)$/;

/** States that a story's name alone reveals; the first matching pattern wins. */
const byName: [RegExp, State[]][] = [
  [/Down$|BadGateway$|^Offline|^FromStudio$|(More|Launch|Changes)Fails?$|Crash(ed)?$/, ["network"]],
  [/^(SlowAnswer|Validating)$/, ["busy", "slow"]],
  [
    /^(Busy|FocusAfterBusy|BeingMade|Cancelling|Confirming|Creating|Deleting|Making|Processing|Saving|Sending|Uploading)$/,
    ["busy"],
  ],
  [
    /^(Loading|Slow)|(Loading|NeverFinishes)$|^(Buffering|JustBegun|Mixing|NextPageDue|Over|StageChanges|Waiting)$/,
    ["slow"],
  ],
  [/^(DecimalComma|Invalid|Incomplete|NoName|Unfinished)|(Invalid|TooHigh|TooLong)$/, ["invalid"]],
  [/^(Described|Filled|NameKept|ProjectJustMade|Role|Typed|Typing|Written)$|Chosen$/, ["typed"]],
  [
    /(Refused|Forbidden|Gone|Taken)$|Fails|Failed$|Rejected|^(AlreadyLaunched|Error|NoIdentity|NoToken|NoUuid|SessionEnded|SocialCancelled|Throws|TryAgainMeanwhile)/,
    ["refused"],
  ],
  [/(Added|Cancelled|Confirmed|Copied|Created|Deleted|Launched|Moved|Renamed|Requested)$/, ["done"]],
  [
    /(Saved|Sent|Subscribed|Updated|LoggedIn)$|^Copied|^(SignedUp|AdsCameAlong|Stopped|SharedAgain)$/,
    ["done"],
  ],
  [/^(Complete|Ended|Finished|JustMade|LoadedOnRetry|Made|MadeThere|MadeWithoutMusic|Success)$/, ["done"]],
];

/** Matches the responses that a story sets itself, up to the end of the statement. */
const ownAnswers = /\b(?:instead|everywhere)\([^;]*/g;

/** The HTTP statuses of the error codes in a piece of source: `errors.name_taken`, `error("name_taken")`. */
const errorsIn = (source: string) =>
  Array.from(source.matchAll(/\berrors\.(\w+)|"([a-z_]+)"/g), ([, named, quoted]) => named ?? quoted ?? "")
    .filter((code): code is keyof typeof errors => code in errors)
    .map((code) => errors[code].status as number);

/**
 * The states that a story shows, inferred from the server's errors, its name, or else the server's other responses and
 * the errors that it expects.
 *
 * @param name the export's name: `NameTaken`
 * @param source the story's source, without its tests
 * @param scenarios the sources of the scenarios that it uses: `instead("projects", { create: "project_name_taken" })`
 */
export function statesOf(name: string, source: string, scenarios: string): State[] {
  if (justOpen.test(name)) return ["open"];
  const server = [scenarios, ...(source.match(ownAnswers) ?? [])].join("\n");
  // Before the name: a text may be too long for the form, or for the server.
  if (errorsIn(server).length > 0) return ["refused"];
  const named = byName.find(([pattern]) => pattern.test(name))?.[1];
  if (named) return named;
  if (/\b(crash|badGateway)\b/.test(server)) return ["network"];
  if (/\bnever\b/.test(server))
    return /Copy\.\w+ing\b|aria-disabled/.test(source) ? ["busy", "slow"] : ["slow"];
  if (/\bwithoutMessage\b/.test(server)) return ["refused"];
  if (/kind: "error"/.test(source)) return ["refused"];
  if (/kind: "done"/.test(source)) return ["done"];
  if (/expectFieldErrorLinked|aria-invalid/.test(source)) return ["invalid"];
  const shown = errorsIn(source);
  if (shown.length === 0) return ["open"];
  return shown.every((status) => status === 422) ? ["invalid"] : ["refused"];
}

/** The source of each of an area's scenarios by name, read from `mocks/src/<area>.ts`. */
export function scenarioSources(mocks: string): Map<string, string> {
  const scenarios = mocks.slice(mocks.indexOf("Scenarios = {"));
  return new Map(
    Array.from(
      scenarios.matchAll(/^ {2}(?:get )?(\w+)(?=:|\(\))((?:(?!\n {2}[/\w])[^])*)/gm),
      ([, name = "", body = ""]) => [name, body],
    ),
  );
}
