import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";

import { StartError } from "./start-error.ts";

/** Makes the data folder, for its owner alone, unless it is there. Throws `StartError` when it can't be written. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch {
    throw new StartError(`The data folder ${folder} can't be written. Set DATA_DIR to a folder of your own.`);
  }
}
