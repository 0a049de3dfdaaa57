/** Dialog states, in the order in which users meet them. Each is a story tag. */
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

/** States that are not named after a scenario. Any other story shows an open dialog. */
const byName: [RegExp, State[]][] = [
  [/^(LegacyNames|OutletWarnings|ThreeVersions|UsualVoiceGone)$/, ["open"]],
  [/Down$|BadGateway$|^Offline|^FromStudio$|^MoreFails$/, ["network"]],
  [/^(SlowAnswer|Validating)$/, ["busy", "slow"]],
  [/^(Busy|FocusAfterBusy|BeingMade|VersionBeingMade)$/, ["busy"]],
  [/^Loading|^NextPageDue$|^(JustBegun|Mixing|Over|StageChanges)$/, ["slow"]],
  [/^(Invalid|Incomplete|Missing|NoName|Unfinished)|TooLong$/, ["invalid"]],
  [/^(Typed|Chosen|Filled|ProjectJustMade|Role|NameKept)$/, ["typed"]],
  [/(Failed|Refused|Forbidden|Gone|Taken)$|^(NoUuid|NoIdentity|Error)/, ["refused"]],
  [
    /^(Sent|LoggedIn|SignedUp|AdsCameAlong|Created|Deleted|Renamed|Moved|Saved|Stopped|SharedAgain|Success|Ended)$|Copied|^LoadedOnRetry$/,
    ["done"],
  ],
];

/**
 * The states that a dialog's story shows.
 *
 * @param story the export's name: `NameTaken`
 * @param scenario the source of the scenario with that name, if any: `instead("projects", { create:
 * "project_name_taken" })`
 */
export function statesOf(story: string, scenario = ""): State[] {
  const named = byName.find(([pattern]) => pattern.test(story))?.[1];
  if (named) return named;
  if (/\b(crash|badGateway)\b/.test(scenario)) return ["network"];
  if (/\bnever\b/.test(scenario)) return ["slow"];
  if (/: "[a-z_]+"|everywhere\("\w+", "|\berror\(|withoutMessage/.test(scenario)) return ["refused"];
  return ["open"];
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
