import { formatCampaignStatus } from "@earshot/contract/campaigns/rules/campaign-status.ts";

import { brandStates, setCampaignState } from "../campaigns/set-state.ts";
import { type Command, CommandError, readWords, UsageError } from "./command.ts";
import { refuseMissingDatabase, withDatabase } from "./open-for-admin.ts";

/** Sets a launched campaign live, ended or rejected. */
export const setCampaign: Command = {
  usage: "<id> <live|ended|rejected> [message]",
  does: [
    "Sets a campaign in review live or rejected, or a live one ended.",
    "The message is shown to the owner; a rejection requires one.",
  ],
  example: `5f0c9f1e-3a52-4a53-9d0f-1d2ad5a8c001 rejected "The ad names another company’s brand."`,
  async run({ words, config, print }) {
    const { positionals } = readWords(words, {}, { least: 2, most: 3 });
    const [id = "", wanted, message = ""] = positionals.map((word) => word.trim());
    const state = brandStates.find((one) => one === wanted);
    if (!state) throw new UsageError(`A campaign can be set ${brandStates.join(", ")}, not “${wanted}”.`);
    if (state === "rejected" && message === "") throw new UsageError("A rejection needs a message.");
    refuseMissingDatabase(config);
    const now = config.now();
    const answer = await withDatabase(config, (database) =>
      setCampaignState(database, { id, state, message, now }),
    );
    if (answer.kind === "unknown") throw new CommandError(`There is no campaign ${id}.`);
    const before = formatCampaignStatus(answer.before).toLowerCase();
    if (answer.kind === "conflict")
      throw new CommandError(
        `Campaign ${id} is ${before}: only one ${inWords(answer.expected)} can be set ${state}.`,
      );
    print(
      answer.before === state
        ? `Campaign ${id} is ${state}, as it was.`
        : `Campaign ${id} is ${state}; it was ${before}.`,
    );
  },
};

const inWords = (state: Parameters<typeof formatCampaignStatus>[0]) =>
  formatCampaignStatus(state).toLowerCase();
