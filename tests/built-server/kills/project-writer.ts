import { assertStatus, signUpClient, type Visitor } from "../visitor.ts";
import { repeatUntilKilled, type Writer } from "./writers.ts";

/** Project names by id. */
type Projects = ReadonlyMap<string, string>;

type Change =
  | { kind: "create"; name: string }
  | { kind: "rename"; id: string; name: string }
  | { kind: "delete"; id: string };

/** The number of projects per client: below `few` the writer only creates them, at `many` or above it never does. */
const few = 2;
const many = 12;

/** A new client who creates, renames and deletes projects in an order determined by `random`. */
export async function projectWriter(origin: string, email: string, random: () => number): Promise<Writer> {
  const client = await signUpClient(origin, email);
  let stored: Projects = new Map();
  let pending: Change | null = null;
  let count = 0;

  function nextChange(): Change {
    const name = `Project ${++count} 🎧`;
    const dice = random();
    if (stored.size < few || (stored.size < many && dice < 0.45)) return { kind: "create", name };
    const id = [...stored.keys()][Math.floor(random() * stored.size)] ?? "";
    return dice < 0.75 ? { kind: "rename", id, name } : { kind: "delete", id };
  }

  async function step(server: string): Promise<void> {
    pending = nextChange();
    stored = apply(stored, pending, await send(server, client, pending));
    pending = null;
  }

  return {
    write: (server, onReply) => repeatUntilKilled(() => step(server), onReply),
    async check(server) {
      const found = await projectsOf(server, client);
      const isRight =
        isSame(found, stored) || (pending !== null && isSame(found, apply(stored, pending, null)));
      const errors = isRight
        ? []
        : [`${email} had ${shown(stored)}, sent ${JSON.stringify(pending)}, has ${shown(found)}`];
      stored = new Map(found);
      pending = null;
      return errors;
    },
  };
}

/** Sends a change. Returns the id of the created project, or null for other changes. */
async function send(server: string, client: Visitor, change: Change): Promise<string | null> {
  if (change.kind === "create") {
    const json = { name: change.name };
    return String(assertStatus(201, await client.send(server, "POST", "/api/projects", { json })).body["id"]);
  }
  const address = `/api/projects/${change.id}`;
  const sent = change.kind === "rename" ? { json: { name: change.name } } : {};
  assertStatus(200, await client.send(server, change.kind === "rename" ? "PATCH" : "DELETE", address, sent));
  return null;
}

/** @param created the id of a new project, or null if it was never received */
function apply(stored: Projects, change: Change, created: string | null): Projects {
  const next = new Map(stored);
  if (change.kind === "delete") next.delete(change.id);
  else next.set(change.kind === "create" ? (created ?? "unknown") : change.id, change.name);
  return next;
}

async function projectsOf(server: string, client: Visitor): Promise<[id: string, name: string][]> {
  const { body } = assertStatus(200, await client.send(server, "GET", "/api/projects"));
  return (body["projects"] as { id: string; name: string }[]).map(({ id, name }) => [id, name]);
}

/** Compares two sets of projects; a project with an unknown id is compared by name. */
function isSame(found: readonly [string, string][], stored: Projects): boolean {
  const key = ([id, name]: readonly [string, string]) => `${stored.has(id) ? id : "unknown"} ${name}`;
  const [actual, expected] = [found.map(key), Array.from(stored, key)];
  return JSON.stringify(actual.toSorted()) === JSON.stringify(expected.toSorted());
}

function shown(projects: Iterable<readonly [string, string]>): string {
  return JSON.stringify(Object.fromEntries(projects));
}
