import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { deleteProjectCopy } from "@earshot/contract/projects/dialog-copy.ts";
import {
  checkProjectDescription,
  projectDescription,
} from "@earshot/contract/projects/rules/project-description.ts";
import { checkProjectName, projectNameKey } from "@earshot/contract/projects/rules/project-name.ts";

import type { MockDb } from "./mock-db.ts";
import { removeAdsOf } from "./mock-db/ads.ts";
import {
  agencyProjectName,
  lastUsedFirst,
  markProjectUsed,
  type Project,
  project,
  withCampaigns,
} from "./mock-db/projects.ts";
import { badGateway, crash, everywhere, instead, legacy, never, serve, withoutMessage } from "./serve.ts";

const isTaken = (projects: Project[], name: string, but?: Project) =>
  projects.some((other) => other !== but && projectNameKey(other.name) === projectNameKey(name));

/** Default responses: each account lists, creates, renames and deletes its own projects. */
export const projectsHandlers = (mockDb: MockDb) => {
  /** The account's projects, mutable; null for a visitor. */
  function mine(request: Request): Project[] | null {
    const { account } = mockDb.visitorOf(request);
    if (!account) return null;
    const known = mockDb.projects.get(account.user.id);
    if (known) return known;
    const none: Project[] = [];
    mockDb.projects.set(account.user.id, none);
    return none;
  }

  return serve("projects", {
    list: ({ request, query }) => ({
      projects: lastUsedFirst(mockDb, mine(request) ?? [])
        .slice(0, query.limit)
        .map((found) => withCampaigns(mockDb, found)),
    }),

    create({ request, body, error }) {
      const projects = mine(request);
      if (!projects) return error("not_logged_in");
      const invalid = checkProjectName(body) ?? checkProjectDescription(body);
      if (invalid) return error(invalid);
      if (isTaken(projects, body.name)) return error("project_name_taken");
      if (mockDb.isTooOften("projects", mockDb.visitorOf(request).account?.user.id ?? ""))
        return error("too_many_projects");
      const description = body.description || projectDescription(mockDb.now());
      const created = project(mockDb.nextId(), body.name.trim(), description);
      projects.push(created);
      markProjectUsed(mockDb, created.uuid);
      return created;
    },

    rename({ request, params, body, error }) {
      const projects = mine(request);
      if (!projects) return error("not_logged_in");
      const found = projects.find(({ uuid }) => uuid === params.projectId);
      if (!found) return error("not_found");
      const invalid = checkProjectName(body);
      if (invalid) return error(invalid);
      if (mockDb.isTooOften("changesPerAccount", mockDb.visitorOf(request).account?.user.id ?? ""))
        return error("too_often");
      if (isTaken(projects, body.name, found)) return error("project_name_taken");
      found.name = body.name.trim();
      markProjectUsed(mockDb, found.uuid);
      return withCampaigns(mockDb, found);
    },

    remove({ request, params, error }) {
      const projects = mine(request);
      if (!projects) return error("not_logged_in");
      const place = projects.findIndex(({ uuid }) => uuid === params.projectId);
      if (place < 0) return error("not_found");
      projects.splice(place, 1);
      removeAdsOf(mockDb.ads, params.projectId);
      return { success: true, message: deleteProjectCopy.deleted };
    },
  });
};

const longName =
  "Spring and summer offers for every shop of the cooperative, in all its towns and both its languages!";

function listOf(count: number): Project[] {
  return Array.from({ length: count }, (_, index) =>
    project(
      `prj_${index + 1}`,
      agencyProjectName(index),
      projectDescription(new Date(Date.UTC(2026, 9, 1 + index))),
    ),
  );
}

/** Named non-default responses. The key is also the story's name and `?scenario=projects.<key>`. */
export const projectsScenarios = {
  /** The list stays pending. */
  Loading: instead("projects", { list: never }),
  /** No projects yet. */
  Empty: instead("projects", { list: () => ({ projects: [] }) }),
  /** As many projects as the sidebar shows without "Show more projects". */
  Five: instead("projects", { list: () => ({ projects: listOf(5) }) }),
  /** One more project than the sidebar shows. */
  Six: instead("projects", { list: () => ({ projects: listOf(6) }) }),
  /** As many projects as are fetched at once. */
  Many: instead("projects", { list: () => ({ projects: listOf(500) }) }),
  /**
   * Two projects, the second of which has been used since the page loaded, and a third that was created in another
   * tab.
   */
  UsedElsewhere: instead("projects", {
    list: () => ({
      projects: [
        project("prj_2", "Podcast pilots", ""),
        project("prj_3", "Summer sale", ""),
        project("prj_1", "Spring launch", ""),
      ],
    }),
  }),
  /** Names at the length limit, without break points, right-to-left, and with markup. */
  OddNames: instead("projects", {
    list: () => ({
      projects: [
        project("prj_long", longName, ""),
        project("prj_unbroken", "x".repeat(longName.length), ""),
        project("prj_rtl", "مخبز الياسمين", projectDescription(new Date(Date.UTC(2026, 9, 1)))),
        project("prj_markup", "<b>Sale</b> & “more” 🎧", ""),
      ],
    }),
  }),
  /** One of the persona's projects, with ads that two campaigns use. */
  InCampaigns: instead("projects", {
    list: () => ({ projects: [project("prj_nora_001", projectCopy.first, "", 2)] }),
  }),
  /** Save and delete stay pending. */
  SlowAnswer: instead("projects", { create: never, rename: never, remove: never }),
  /** Another project already has the name. */
  NameTaken: instead("projects", { create: "project_name_taken", rename: "project_name_taken" }),
  /** The server rejects a name that the form accepted. */
  NameTooLong: instead("projects", { create: "project_name_too_long", rename: "project_name_too_long" }),
  /** The hourly limits on new projects and on renames are reached. */
  TooManyProjects: instead("projects", { create: "too_many_projects", rename: "too_often" }),
  /** The session ended in another tab. */
  LoggedOut: instead("projects", {
    list: () => ({ projects: [] }),
    create: "not_logged_in",
    rename: "not_logged_in",
    remove: "not_logged_in",
  }),
  /** The project was deleted in another tab. */
  AlreadyGone: instead("projects", { rename: "not_found", remove: "not_found" }),
  /** Errors without a message: the client shows its fallback text. */
  NoMessage: instead("projects", {
    create: () => withoutMessage(422),
    rename: () => withoutMessage(422),
    remove: () => withoutMessage(404),
  }),
  /** A project with a numeric `id` and no `uuid`. */
  LegacyNames: instead("projects", {
    list: () => legacy({ projects: [{ id: 7, name: projectCopy.first, description: null }] }),
  }),
  /** The list loads, but projects can't be created, renamed or deleted: the server doesn't respond. */
  ChangesFail: everywhere("projects", crash, ["list"]),
  /** The list loads, but a proxy responds to every change with an HTML page, whose text is not shown. */
  ChangesBadGateway: everywhere("projects", badGateway, ["list"]),
  /** A proxy responds with an HTML page, whose text is not shown. */
  BadGateway: everywhere("projects", badGateway),
  /** The server doesn't respond. */
  Down: everywhere("projects", crash),
};
