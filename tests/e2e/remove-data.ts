import { rm } from "node:fs/promises";

import { keepForRun } from "./kept-for-run.ts";

/** Removes what the run's servers kept. */
export default async function removeData(): Promise<void> {
  const { dataDir } = await keepForRun();
  await rm(dataDir, { recursive: true, force: true });
}
