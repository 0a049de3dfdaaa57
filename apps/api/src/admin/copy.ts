import type { ApiConfig } from "../config.ts";
import { takeStorage } from "../storage/storage-owner.ts";
import { type Command, CommandError, readWords } from "./command.ts";
import { copyFiles, copyMails, copySecret, hasOtherFiles, removeOtherFiles } from "./copy/files.ts";
import { openPlace, type OpenPlace, placeNamed, refuseSame } from "./copy/places.ts";
import { copiedTables, copyRows, countRows, emptyTables, sameRows, type TableCount } from "./copy/rows.ts";

/** Copies all of a server's data to another location. */
export const copy: Command = {
  usage: "<from> <to> [--replace]",
  does: [
    "Copies all data of a server: rows, jobs, files, written mail. No server may be running on either place.",
    "A place is a data folder, or “configured” for DATABASE_URL, STORAGE_URL and DATA_DIR.",
    "The target must be empty, unless --replace deletes its contents. After an interruption, run it again.",
  ],
  example: "./data configured",
  async run({ words, config, print }) {
    const options = { replace: { type: "boolean" } } as const;
    const { values, positionals } = readWords(words, options, { least: 2, most: 2 });
    const [from = "", to = ""] = positionals;
    await copyPlace({ from, to, config, print, mayReplace: values.replace === true });
  },
};

type Copy = {
  from: string;
  to: string;
  config: ApiConfig;
  print: (line: string) => void;
  mayReplace: boolean;
};

/**
 * Copies files first, then all rows in one transaction: a kill in between leaves unreferenced files, which the next
 * copy finds. Rereads the target to compare it with the source.
 */
async function copyPlace({ from, to, config, print, mayReplace }: Copy): Promise<void> {
  const places = { from: placeNamed(from, config), to: placeNamed(to, config) };
  await refuseSame(places.from, places.to);
  const source = await openPlace(places.from, "source");
  try {
    const target = await openPlace(places.to, "target");
    try {
      print(`Copying ${places.from.name} to ${places.to.name} …`);
      await copyOpened({ source, target, print, mayReplace });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  const note = await copySecret(places.from, places.to);
  if (note !== null) print(note);
}

type Opened = { source: OpenPlace; target: OpenPlace; print: (line: string) => void; mayReplace: boolean };

async function copyOpened({ source, target, print, mayReplace }: Opened): Promise<void> {
  const tables = copiedTables();
  const wanted = await countRows(source.database, tables);
  const there = await countRows(target.database, tables);
  const isThere = sameRows(wanted, there);
  const hasFiles = source.filesAt !== target.filesAt;
  if (!mayReplace) {
    if (!isThere && there.some(({ rows }) => rows > 0)) throw new CommandError(notEmpty(target.name, "rows"));
    if (hasFiles && (await hasOtherFiles(source.storage, target.storage)))
      throw new CommandError(notEmpty(target.name, "files"));
  }
  const files = hasFiles ? await copyFiles(source.storage, target.storage) : null;
  if (!isThere)
    await target.database.transaction(async (tx) => {
      await emptyTables(tx, tables);
      await copyRows(source.database, tx, tables);
    });
  refuseOtherRows(wanted, await countRows(target.database, tables));
  if (hasFiles && mayReplace) await removeOtherFiles(source.storage, target.storage);
  await takeStorage(target.database, target.storage);
  const mails = await copyMails(source.outbox, target.outbox);
  for (const { name, rows } of wanted) if (rows > 0) print(`${name}: ${counted(rows, "row")}`);
  print(files ? `Files: ${files.count} (${files.bytes} bytes)` : "Files: shared by both places");
  print(`Written mail: ${mails}`);
  print("Copied and verified: the target has the same rows and files.");
}

/** Throws `CommandError` naming the tables that differ from the source. */
function refuseOtherRows(wanted: TableCount[], found: TableCount[]): void {
  const other = wanted.filter((count, at) => !sameRows([count], found.slice(at, at + 1)));
  if (other.length === 0) return;
  const names = other.map(({ name }) => name).join(", ");
  throw new CommandError(
    `The copy differs from the source in ${names}. Run the command again with --replace.`,
  );
}

const notEmpty = (name: string, what: string) =>
  `The target, ${name}, has ${what} of its own. --replace deletes them.`;

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
