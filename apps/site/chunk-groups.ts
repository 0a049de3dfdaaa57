import type { Rolldown } from "vite";

type Group = NonNullable<Rolldown.CodeSplittingOptions["groups"]>[number];
type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** Reached from the document around every page. */
const everywhere = /\/app\/(root|entry\.client)\.tsx/;
/**
 * Packages whose modules are all reached from one barrel: for them the graph does not say which page needs what, the bundler's share
 * count does.
 */
const fromBarrel =
  /node_modules\/(?!(react|react-dom|react-router|scheduler|@tanstack|zustand|clsx|class-variance-authority)\/)/;
/** Radix's parts that the landing page needs too, and those that most pages need. */
const radixSlot = /@radix-ui\/react-(slot|compose-refs)\//;
const radixParts = /@radix-ui\/(primitive|react-(primitive|context|presence|id|use-[\w-]+))\//;
const tabs = /@radix-ui\/react-(direction|collection|roving-focus|tabs)\//;
/** Only needed once a dialog or a menu opens. */
const dialogs =
  /node_modules\/(@radix-ui\/react-(dialog|dismissable-layer|focus-scope|focus-guards|portal)|aria-hidden|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib)\//;
const route = /\/app\/routes\/([\w-]+)\.tsx/;
/** Late pages load these instead of a route. */
const late = /\/app\/(late-hydration\/hydrate|pages\/landing-page)\.tsx/;

/** The routes that load a module at once, by name; `everywhere` for every one. */
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

/** What the small script of late pages imports: for a chunk without anything else. */
const early = /vite\/preload-helper|\/late-hydration\/late-hydration\.ts|\/contact-outbox-name\.ts/;

/**
 * Merges the many small chunks that routes share, so that a page asks for few files and for little that only others need. The group
 * of the highest priority takes a module. What a module imports is reached by at least the same routes, so groups by the number of
 * routes never import each other in a circle: a component would be undefined where a module uses it at once. What late pages reach is in groups
 * of its own, without the router.
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
      if (radixSlot.test(id)) return name === "base" ? "base+late" : null;
      if (radixParts.test(id)) return name === "common" ? "common+studio" : null;
      if (fromBarrel.test(id)) return null;
      const routes = routesOf(id, context, known);
      if (routes.size === 0 || !takes(routes, id)) return null;
      if (name === "shared") return [...routes].toSorted().join("+");
      if (routes.has("late")) return `${name}+late`;
      // Apart: the dialogs that other pages need at once would come with what the studio shares.
      return name === "common" && routes.has("studio") ? "common+studio" : name;
    },
  });
  return [
    { name: "early", priority: 6, test: early },
    // With nothing beside it: the dialogs of late pages load it too.
    { name: "styles", priority: 6, test: /\/ui\/src\/styles\.css/ },
    { name: "dialogs", priority: 6, test: dialogs },
    { name: "tabs", priority: 6, test: tabs },
    group("base", 5, (routes) => routes.has("everywhere")),
    group(
      "common",
      4,
      (routes) => routes.size > 2 || (isShared(routes) && (routes.has("late") || routes.has("studio"))),
    ),
    group("account", 3, (routes) => isShared(routes) && routes.has("account-settings")),
    group("shared", 1, isShared),
    group("studio-parts", 0, (routes, id) => routes.has("studio") && !route.test(id)),
    // Left where it is used at once, a page's own icon would stand in the route's chunk, which its parts can't import from in time.
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
