import type { Rolldown } from "vite";

type Group = NonNullable<Rolldown.CodeSplittingOptions["groups"]>[number];
type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** Entry modules of the root document, which every page loads. */
const everywhere = /\/app\/(root|entry\.client)\.tsx/;
/**
 * Kept out of the base chunk: a chunk with two entries could not serve as the root route's module, which would then
 * need another file.
 */
const clientEntry = /\/app\/entry\.client\.tsx/;
/**
 * Packages whose modules are all imported through one barrel file. The import graph doesn't show which page needs
 * which module, so the bundler groups them by how many routes share them.
 */
const fromBarrel =
  /node_modules\/(?!(react|react-dom|react-router|scheduler|@fontsource-variable|@tanstack|zustand|clsx|class-variance-authority)\/)/;
/** Modules needed only once a dialog opens. */
const dialogs = /\/ui\/src\/surfaces\/dialog(\.tsx|\/(contents|panel|panel-class|focus|inert-others)\.tsx?)$/;
/** Radix's modules needed only once a menu, popover or tooltip opens. */
const layers =
  /node_modules\/(@radix-ui\/(primitive|react-(dismissable-layer|focus-scope|focus-guards|portal|slot|compose-refs|primitive|context|presence|id|use-(callback-ref|controllable-state|effect-event|layout-effect)))|aria-hidden|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib)\//;
/** The sample ad, shown on the landing page and in a studio that has no ads yet. */
const sample =
  /\/landing\/src\/(use-sample|lead-sound)\.ts|\/landing\/src\/sample-ads\/coffee\.|\/contract\/src\/landing\/(lead-sample-ad|sample-copy)\.ts|\/ui\/src\/audio\/spot-player\.tsx/;
/** Modules that an ad's dialogs share with the page of a shared ad. */
const adDialogs = /\/contract\/src\/(ads\/(dialog-copy|rules\/format-ad)|studio\/errors)\.ts/;
/**
 * Mutations: needed only once something is saved, but imported through the same barrel file of TanStack Query as its
 * queries.
 */
const mutations = /\/(useMutation|mutationObserver)\.js|\/client\/src\/use-api-mutation\.ts/;
const route = /\/app\/routes\/([\w-]+)\.tsx/;
/** Late pages load these modules instead of a route, and the code of a part once the visitor interacts with it. */
const late = /\/app\/(late-hydration\/hydrate|pages\/landing-page)\.tsx/;
const latePart =
  /\/landing\/src\/(hero|lead-sample|reach-calculator|sample-gallery|contact|subscription)\.tsx/;

/** The names of the routes that load a module initially; `everywhere` means every route. */
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
    if (latePart.test(module)) routes.add("part");
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  known.set(id, routes);
  return routes;
}

const isShared = (routes: ReadonlySet<string>) => routes.size > 1;

/** Modules imported by the script that late pages load first. They get a chunk of their own. */
const early = /vite\/preload-helper|\/late-hydration\/late-hydration\.ts|\/contact-outbox-name\.ts/;

/**
 * Merges the many small chunks that routes share, so that a page requests few files, with little code that only other
 * pages need. A module belongs to the matching group with the highest priority. A module's imports are reached by at
 * least the same routes, so grouping by the number of routes never makes chunks import each other in a cycle, which
 * would leave a component undefined where a module uses it immediately. Modules that late pages use are in separate
 * groups, without the router.
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
      if (fromBarrel.test(id) || clientEntry.test(id)) return null;
      const routes = routesOf(id, context, known);
      if (routes.size === 0 || !takes(routes, id)) return null;
      if (name === "shared") return [...routes].toSorted().join("+");
      if (name === "base") return routes.has("late") ? "base+late" : "base";
      if (name !== "common") return name;
      // Separate chunks for the studio. Otherwise it would eagerly load code that only other pages need initially.
      const landing = ["late", "part"].find((user) => routes.has(user));
      return [name, landing, routes.has("studio") && "studio"].filter(Boolean).join("+");
    },
  });
  return [
    { name: "early", priority: 6, test: early },
    // The styles have a chunk of their own, because the dialogs of late pages also load them.
    { name: "styles", priority: 6, test: /\/ui\/src\/styles\.css/ },
    { name: "dialogs", priority: 6, test: dialogs },
    { name: "layers", priority: 6, test: layers },
    { name: "sample", priority: 6, test: sample },
    { name: "ad-dialogs", priority: 6, test: adDialogs },
    { name: "mutations", priority: 6, test: mutations },
    group("base", 5, (routes) => routes.has("everywhere")),
    group(
      "common",
      4,
      (routes) =>
        routes.size > 2 || (isShared(routes) && ["late", "part", "studio"].some((name) => routes.has(name))),
    ),
    group("account", 3, (routes) => isShared(routes) && routes.has("account-settings")),
    group("shared", 1, isShared),
    group("studio", 0, (routes) => routes.has("studio")),
    // Without this group, an icon that only one page uses lands in that route's chunk. The page's components would
    // then import it in a cycle, before it is initialized.
    {
      name: "icons",
      test: /node_modules\/lucide-react/,
      tags: ["$initial"],
      entriesAware: true,
      entriesAwareMergeThreshold: 40_000,
    },
    {
      name: "radix",
      test: /node_modules\/@?radix-ui/,
      tags: ["$initial"],
      entriesAware: true,
    },
  ];
}
