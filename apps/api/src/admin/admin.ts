import { ConfigError, readConfig } from "../config.ts";
import type { Environment } from "../config/settings.ts";
import { StartError } from "../start-error.ts";
import { type Command, CommandError, reasonOf, UsageError } from "./command.ts";
import { copy } from "./copy.ts";
import { deleteAccount } from "./delete-account.ts";
import { demoAccount } from "./demo-account.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { measureVoices } from "./measure-voices.ts";
import { setCampaign } from "./set-campaign.ts";

const commands: Record<string, Command> = {
  "demo-account": demoAccount,
  "delete-account": deleteAccount,
  campaigns: listCampaigns,
  campaign: setCampaign,
  copy,
  voices: measureVoices,
};

type Call = {
  /** The arguments after `npm run admin --`. */
  words: string[];
  environment: Environment;
  /** Prints to standard output or standard error. */
  print: (line: string) => void;
  printError: (line: string) => void;
};

/** Runs `npm run admin` and returns the exit code: 0 success, 1 rejected or failed, 2 incorrect usage. */
export async function runAdmin({ words, environment, print, printError }: Call): Promise<0 | 1 | 2> {
  const [name = "help", ...rest] = words;
  if (["help", "--help", "-h"].includes(name)) {
    print(help());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    printError(`There is no command “${name}”: ${Object.keys(commands).join(", ")}, help.`);
    return 2;
  }
  try {
    await command.run({ words: rest, config: readConfig(environment), print });
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`${error.message} Usage: ${called(name, command.usage)}`);
      return 2;
    }
    const isKnown = [CommandError, StartError, ConfigError].some((kind) => error instanceof kind);
    printError(isKnown && error instanceof Error ? error.message : `It failed: ${reasonOf(error)}`);
    return 1;
  }
}

function help(): string {
  const parts = Object.entries(commands).map(([name, { usage, does, example }]) =>
    [called(name, usage), ...does, `Example: ${called(name, example)}`].join("\n  "),
  );
  return [
    "Commands for operators. DATA_DIR, DATABASE_URL and STORAGE_URL locate the data, as for the server.",
    ...parts,
  ].join("\n\n");
}

const called = (name: string, words: string) => `npm run admin -- ${name} ${words}`.trim();
