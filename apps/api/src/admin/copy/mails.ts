import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { writeWholeFile } from "../../whole-file.ts";

/** Copies the mail that was written, not sent; what the target has stays there. Gives how many the source has. */
export async function copyMails(source: string, target: string): Promise<number> {
  const mails = await mailsIn(source);
  if (mails.length === 0 || source === target) return mails.length;
  await mkdir(target, { recursive: true, mode: 0o700 });
  const there = new Set(await mailsIn(target));
  for (const name of mails)
    if (!there.has(name))
      await writeWholeFile(path.join(target, name), await readFile(path.join(source, name)));
  return mails.length;
}

async function mailsIn(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(".eml"));
}
