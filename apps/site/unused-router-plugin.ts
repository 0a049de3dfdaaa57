import type { Plugin } from "vite";

/**
 * Replacements in React Router's files that let the bundler drop what the site's browser code never uses: server
 * components, the server's half of `Scripts`, instrumentation, `prefetch` on links, `Form`, `NavLink`, and the
 * discovery of routes, which are all in the first manifest (`routeDiscovery`).
 */
const replacements: Record<string, readonly [before: string | RegExp, after: string][]> = {
  "hooks.js": [["this.context", "false"]],
  "router/router.js": [["init.instrumentations", "undefined"]],
  "dom/ssr/fog-of-war.js": [["!isFogOfWarEnabled(routeDiscovery, ssr)", "true"]],
  "dom/ssr/components.js": [
    ["= useIsRSCRouterContext()", "= false"],
    ["isPageLinkDescriptor(link) ?", "false ?"],
    ["= staticContext ?", "= false ?"],
    ["!isStatic ?", "true ?"],
  ],
  "dom/lib.js": [
    ["= usePrefetchBehavior(prefetch, rest)", "= [false, null, {}]"],
    ["return shouldPrefetch && !isAbsolute ?", "return false ?"],
    [/(?<== )React\$1\.forwardRef\(/g, "/* @__PURE__ */ React$1.forwardRef("],
    [/^\w+\.displayName = .*$/gm, ""],
  ],
};

const file = /\/react-router\/dist\/production\/lib\/(.+\.js)$/;

/** Makes every page with the router 6 kB smaller, gzipped. Fails the build if React Router's code has changed. */
export function unusedRouterPlugin(): Plugin {
  const left = new Set(Object.keys(replacements));
  return {
    name: "unused-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: file },
      handler(code, id) {
        const [, name = ""] = file.exec(id) ?? [];
        let changed = code;
        for (const [before, after] of replacements[name] ?? []) {
          const next = changed.replaceAll(before, () => after);
          if (next === changed) this.error(`React Router's ${name} no longer has ${String(before)}.`);
          changed = next;
        }
        left.delete(name);
        return changed === code ? null : { code: changed, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0)
        this.error(`React Router no longer has ${[...left].join(", ")}.`);
    },
  };
}
