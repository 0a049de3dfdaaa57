import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { projectDescription } from "@earshot/contract/projects/rules/project-description.ts";

import type { MockDb } from "../mock-db.ts";
import { personas } from "../personas.ts";
import type { BodyOf } from "../serve.ts";
import type { Account } from "./accounts.ts";

export type Project = BodyOf<Endpoints["projects"]["create"], 201>;

/** Projects by account id, newest last. */
export type ProjectsState = Map<string, Project[]>;

/** The ids of all projects, most recently used last. */
export type UsedProjects = Set<string>;

export function markProjectUsed({ usedProjects }: MockDb, id: string): void {
  usedProjects.delete(id);
  usedProjects.add(id);
}

/**
 * The personas' projects count as used in reverse order, so that each account's first project is the most recently
 * used one.
 */
export const seedUses = (projects: ProjectsState): UsedProjects =>
  new Set([...projects.values()].flatMap((own) => own.map(({ uuid }) => uuid).toReversed()));

export function lastUsedFirst({ usedProjects }: MockDb, projects: readonly Project[]): Project[] {
  const place = new Map([...usedProjects].map((id, index) => [id, index]));
  const placeOf = ({ uuid }: Project) => place.get(uuid) ?? -1;
  return projects.toSorted((one, other) => placeOf(other) - placeOf(one));
}

const dayLength = 24 * 60 * 60 * 1000;

/** The personas' projects. Each account's projects were created a day apart, the last one today. */
export function seedProjects(accounts: Account[], now: Date): ProjectsState {
  return new Map(
    accounts.map(({ user }) => {
      const count =
        Object.values(personas).find(({ loggedInAs }) => loggedInAs === user.email)?.projects ?? 0;
      const projects = Array.from({ length: count }, (_, index) => {
        const day = new Date(now.getTime() - (count - 1 - index) * dayLength);
        const name = count === 1 ? projectCopy.first : agencyProjectName(index);
        return project(seedProjectId(user.id, index), name, projectDescription(day));
      });
      return [user.id, projects];
    }),
  );
}

/** The id of an account's nth seeded project, from 0. The same in every run. */
export function seedProjectId(userId: string, index: number): string {
  return `${userId.replace("usr_", "prj_")}_${String(index + 1).padStart(3, "0")}`;
}

export function project(uuid: string, name: string, description: string, campaigns = 0): Project {
  return { id: uuid, uuid, name, description, campaigns };
}

/** The project, with the current number of campaigns that use its ads. */
export function withCampaigns({ ads, campaigns }: MockDb, found: Project): Project {
  const uses = [...campaigns.values()].filter(
    ({ campaign }) => ads.get(campaign.ad_uuid ?? "")?.ad.project_id === found.uuid,
  );
  return { ...found, campaigns: uses.length };
}

/**
 * Returns the project for an account's new ad and marks it as the most recently used. By default, it is the account's
 * first project, created if there is none.
 */
export function projectForAd(mockDb: MockDb, accountId: string, wanted?: string | null): string {
  const id = wanted || firstProjectOf(mockDb, accountId);
  markProjectUsed(mockDb, id);
  return id;
}

function firstProjectOf(mockDb: MockDb, accountId: string): string {
  const [first, ...rest] = mockDb.projects.get(accountId) ?? [];
  const home = first ?? project(mockDb.nextId(), projectCopy.first, projectDescription(mockDb.now()));
  mockDb.projects.set(accountId, [home, ...rest]);
  return home.uuid;
}

const clients = [
  "Kettle Coffee",
  "Northgate Dental",
  "Loom & Larder",
  "Riverside Cycles",
  "Hoffmann Bäckerei",
  "Studio Forty",
  "Café Olé",
  "Bright Harbour Insurance",
  "مخبز الياسمين",
  "Fern Street Florists",
  "Peak Gym",
  "Tuckwell Pet Hotel",
  "青木茶舗",
  "Solvik Solar",
  "Marlow’s Garage",
  "Little Owls Nursery",
  "O’Brien & Sons",
  "Wanderlight Travel",
  "Granary Pizza",
  "Nimbus Broadband",
  "Petrova Legal",
  "Quiet Corner Books",
  "Sunday Market 🥕",
  "Atlas Removals",
  "The Very Long Named Cooperative of Independent Grocers",
] as const;

const occasions = [
  "Opening week",
  "Spring launch",
  "Summer sale",
  "Back to school",
  "Autumn menu",
  "Black Friday",
  "Holiday gifts",
  "New Year offer",
  "Loyalty card",
  "Free delivery",
  "Second shop",
  "Anniversary",
  "Open day",
  "Recruiting",
  "Podcast spots",
  "Drive-time radio",
  "Weekend brunch",
  "Members’ month",
  "Last places",
  "Thank-you message",
] as const;

/** The name of the agency's nth project, from 0. Unique up to 500. */
export function agencyProjectName(index: number): string {
  const client = clients[Math.floor(index / occasions.length) % clients.length] ?? "";
  return `${client}: ${occasions[index % occasions.length] ?? ""}`;
}
