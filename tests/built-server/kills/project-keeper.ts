import { mustBe, newClient } from "../client-account.ts";
import type { Visitor } from "../visitor.ts";
import { untilGone, type Writer } from "./writer.ts";

/** Names by id. */
type Projects = ReadonlyMap<string, string>;

type Change =
  | { kind: "create"; name: string }
  | { kind: "rename"; id: string; name: string }
  | { kind: "delete"; id: string };

/** How many a keeper has before some are deleted again, and at most. */
const few = 2;
const many = 12;

/** A new client who makes, renames and deletes projects in an order that `random` decides. */
export async function projectKeeper(origin: string, email: string, random: () => number): Promise<Writer> {
  const client = await newClient(origin, email);
  let kept: Projects = new Map();
  let underWay: Change | null = null;
  let count = 0;

  function nextChange(): Change {
    const name = `Project ${++count} 🎧`;
    const dice = random();
    if (kept.size < few || (kept.size < many && dice < 0.45)) return { kind: "create", name };
    const id = [...kept.keys()][Math.floor(random() * kept.size)] ?? "";
    return dice < 0.75 ? { kind: "rename", id, name } : { kind: "delete", id };
  }

  async function step(server: string): Promise<void> {
    underWay = nextChange();
    kept = after(kept, underWay, await send(server, client, underWay));
    underWay = null;
  }

  return {
    write: (server, onAnswer) => untilGone(() => step(server), onAnswer),
    async look(server) {
      const seen = await projectsOf(server, client);
      const isRight = isSame(seen, kept) || (underWay !== null && isSame(seen, after(kept, underWay, null)));
      const wrong = isRight
        ? []
        : [`${email} had ${shown(kept)}, was at ${JSON.stringify(underWay)}, has ${shown(seen)}`];
      kept = new Map(seen);
      underWay = null;
      return wrong;
    },
  };
}

/** Gives the id of what was made, null for the other changes. */
async function send(server: string, client: Visitor, change: Change): Promise<string | null> {
  if (change.kind === "create") {
    const json = { name: change.name };
    return String(mustBe(201, await client.ask(server, "POST", "/api/projects", { json })).body["id"]);
  }
  const address = `/api/projects/${change.id}`;
  const sent = change.kind === "rename" ? { json: { name: change.name } } : {};
  mustBe(200, await client.ask(server, change.kind === "rename" ? "PATCH" : "DELETE", address, sent));
  return null;
}

/** @param made the id of a new project, null when nobody was told it */
function after(kept: Projects, change: Change, made: string | null): Projects {
  const next = new Map(kept);
  if (change.kind === "delete") next.delete(change.id);
  else next.set(change.kind === "create" ? (made ?? "unknown") : change.id, change.name);
  return next;
}

async function projectsOf(server: string, client: Visitor): Promise<[id: string, name: string][]> {
  const { body } = mustBe(200, await client.ask(server, "GET", "/api/projects"));
  return (body["projects"] as { id: string; name: string }[]).map(({ id, name }) => [id, name]);
}

/** Whether these and no others are there, each once; one of an unknown id is known by its name. */
function isSame(seen: readonly [string, string][], kept: Projects): boolean {
  const place = ([id, name]: readonly [string, string]) => `${kept.has(id) ? id : "unknown"} ${name}`;
  const [there, wanted] = [seen.map(place), Array.from(kept, place)];
  return JSON.stringify(there.toSorted()) === JSON.stringify(wanted.toSorted());
}

function shown(projects: Iterable<readonly [string, string]>): string {
  return JSON.stringify(Object.fromEntries(projects));
}
