import type { Rolldown } from "vite";

type Group = NonNullable<Rolldown.CodeSplittingOptions["groups"]>[number];
type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** Modules reached from the document around every page. */
const everywhere = /\/app\/(root|entry\.client)\.tsx/;
/**
 * Packages whose modules are all reached through one barrel: the import graph doesn't show which page needs which of
 * them, but the bundler's share count does.
 */
const fromBarrel =
  /node_modules\/(?!(react|react-dom|react-router|scheduler|@tanstack|zustand|clsx|class-variance-authority)\/)/;
const route = /\/app\/routes\/([\w-]+)\.tsx/;
/** Late pages load these instead of a route. */
const late = /\/app\/(late-hydration\/hydrate|pages\/landing-page)\.tsx/;

/** Names of the routes that load a module initially; `everywhere` means every route. */
function routesOf(id: string, graph: Graph, known: Map<string, ReadonlySet<string>>) {
  const found = known.get(id);
  if (found) return found;
  const routes = new Set<string>();
  const seen = new Set([id]);
  for (const module of seen) {
    if (everywhere.test(module)) routes.add("everywhere");
    const [, name] = route.exec(module) ?? [];
    if (name) routes.add(name);
    if (late.test(module)) routes.add("late");
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  known.set(id, routes);
  return routes;
}

const isShared = (routes: ReadonlySet<string>) => routes.size > 1;

/** Imports of the small script of late pages, for a chunk with nothing else. */
const early = /vite\/preload-helper|\/late-hydration\/late-hydration\.ts/;

/**
 * Merges the many small chunks shared by routes, so that a page requests few files, with little that only other pages
 * need. A module belongs to the matching group with the highest priority. A module's imports are reached by at least
 * the same routes, so groups by number of routes never import each other in a cycle, which would leave a component
 * undefined where a module uses it immediately. What late pages reach is in separate groups, without the router.
 */
export function chunkGroups(): Group[] {
  const known = new Map<string, ReadonlySet<string>>();
  const group = (
    name: string,
    priority: number,
    takes: (routes: ReadonlySet<string>, id: string) => boolean,
  ): Group => ({
    priority,
    name: (id, context) => {
      if (fromBarrel.test(id)) return null;
      const routes = routesOf(id, context, known);
      if (routes.size === 0 || !takes(routes, id)) return null;
      if (name === "shared") return [...routes].toSorted().join("+");
      return routes.has("late") ? `${name}+late` : name;
    },
  });
  return [
    { name: "early", priority: 6, test: early },
    group("base", 5, (routes) => routes.has("everywhere")),
    group("common", 4, (routes) => routes.size > 2),
    group("account", 3, (routes) => isShared(routes) && routes.has("account-settings")),
    group("shared", 1, isShared),
    group("studio-parts", 0, (routes, id) => routes.has("studio") && !route.test(id)),
    // If left where it is used immediately, a page's own icon would be in the route's chunk, from which its parts can't
    // import it in time.
    {
      name: "icons",
      test: /node_modules\/lucide-react/,
      tags: ["$initial"],
      entriesAware: true,
      entriesAwareMergeThreshold: 30_000,
    },
    {
      name: "radix",
      test: /node_modules\/@?radix-ui/,
      tags: ["$initial"],
      entriesAware: true,
    },
  ];
}
