import { defineConfig, type OxlintOverride } from "oxlint";

/** A forbidden kind of import: which specifiers, and what to do instead. */
interface Boundary {
  regex: string;
  message: string;
  allowTypeImports?: boolean;
}

const features = "auth|studio|projects|settings|landing|campaigns|sharing";

const privateFolders: Boundary = {
  // In client, ui, studio and engine, modules are grouped into folders by kind or activity, so their private folders
  // are one level deeper.
  regex: `^@earshot/((mocks|api|site|${features.replace("studio|", "")})/|(client|ui|studio|engine)/[^/]+/)[^/]+/[^/]+`,
  message:
    "What lies in a package's sub-folder is private to it: import the file at the top of that package that shows it.",
};
const outOfThePackage: Boundary = {
  regex: String.raw`^(\.\./)+((packages|apps|mocks)/|(contract|ui|client|engine|mocks|site|api|features|${features})/(src|app|server)/|(features/)?(${features})/src/)`,
  message: "A relative path may not leave its package: import @earshot/<package>/<file>.",
};
const mocks: Boundary = {
  regex: "^@earshot/mocks/",
  message:
    "Production code never knows the mocks: only stories, tests, .storybook and the site's QA entry import them.",
};
const apps: Boundary = {
  regex: "^@earshot/(site|api)/",
  message: "Imports point one way, apps → features → client → contract: what both need belongs in packages/.",
};
const site: Boundary = { regex: "^@earshot/site/", message: apps.message };
const feature: Boundary = {
  regex: `^@earshot/(${features})/`,
  message:
    "No feature imports another, nothing below them imports one: a page in apps/site/app/pages composes them.",
};
const ui: Boundary = {
  regex: "^@earshot/ui/",
  message: "This package has no look: what needs components belongs in packages/features/.",
};
const client: Boundary = {
  regex: "^@earshot/client/",
  message: "Only features and the site speak to the server through packages/client: pass the value in.",
};
const contract: Boundary = {
  regex: "^@earshot/contract/",
  message: "The design system knows no contract: every text, value and link element comes as a prop.",
};
const schemaValues: Boundary = {
  regex: "^@earshot/contract/(endpoints/|[^/]+/([^/]+[.])?endpoints[.]ts$)",
  message:
    "A browser loads no schema: `import type` here. Rules, words and paths of the contract are free of zod.",
  allowTypeImports: true,
};
const schemas: Boundary = {
  regex: "^(zod|hono|@hono/)",
  message:
    "Schemas stand in packages/contract/src/<area>/endpoints.ts and nowhere else that a browser loads.",
};
const router: Boundary = {
  regex: "^(react-router|@react-router/)",
  message: "Only apps/site knows the router: navigate through @earshot/client/navigation.tsx.",
};
const node: Boundary = {
  regex: "^node:",
  message: "This code runs in a browser: what needs Node belongs in apps/.",
};
const react: Boundary = {
  regex: "^react(-dom)?(/|$)",
  message: "This package has no components: they belong in packages/ui or packages/features/.",
};
const server: Boundary = {
  regex: "^@earshot/api/",
  message: "Pages and loaders ask the one `api` that the server was given: app/api-context.ts.",
};

const engine: Boundary = {
  regex: "^@earshot/engine/",
  message:
    "Only apps/api and tools make ads: what a browser or a mock needs of it belongs in packages/contract.",
};
const outsideRules: Boundary = {
  regex: "^@earshot/(api|client|ui|mocks|contract/(endpoints/|[^/]+/([^/]+[.])?endpoints[.]ts$))",
  message: "The engine takes rules of the contract alone, and nothing of the server.",
};
const otherLicence: Boundary = {
  regex: "^@earshot/gpl-audio/([^m]|m[^e])",
  message:
    "Programs of another licence are started, never imported: only what is said to them, messages.ts, is free of it.",
};

/**
 * Forbids some imports in these files, in addition to those forbidden everywhere. If two entries match a file, the
 * later one replaces the earlier one.
 */
function without(files: string[], ...patterns: Boundary[]): OxlintOverride {
  return {
    files,
    rules: {
      "no-restricted-imports": ["error", { patterns: [privateFolders, outOfThePackage, ...patterns] }],
    },
  };
}

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "react", "jsx-a11y", "import", "promise"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true },
  ignorePatterns: ["**/dist/**", "**/.react-router/**"],
  rules: {
    "react/react-in-jsx-scope": "off",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    // `import { type A }` would load the module, and its imports, only for types.
    "typescript/no-import-type-side-effects": "error",
    // Responses and streams arrive as unknown and are parsed immediately, so type assertions are intentional there.
    "typescript/no-unsafe-type-assertion": "off",
    "import/no-cycle": "error",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css", "@fontsource-variable/**"] }],
  },
  overrides: [
    without(
      ["packages/contract/src/**"],
      mocks,
      apps,
      engine,
      feature,
      ui,
      client,
      router,
      node,
      react,
      schemas,
    ),
    without(
      [
        "packages/contract/src/endpoints/**",
        "packages/contract/src/*/*endpoints.ts",
        "packages/contract/src/**/*.test.ts",
      ],
      mocks,
      apps,
      feature,
      ui,
      client,
      router,
      react,
    ),
    without(["packages/ui/src/**"], mocks, apps, engine, feature, client, contract, router, node, schemas),
    without(["packages/ui/src/**/*.{stories.tsx,test.ts,test.tsx}"], apps, feature, client, router),
    without(
      ["packages/client/src/**"],
      mocks,
      apps,
      engine,
      feature,
      ui,
      schemaValues,
      router,
      node,
      schemas,
    ),
    without(["packages/client/src/**/*.{test.ts,test.tsx}"], apps, feature, ui, router),
    without(
      ["packages/features/*/src/**"],
      mocks,
      apps,
      engine,
      feature,
      schemaValues,
      router,
      node,
      schemas,
    ),
    without(["packages/features/*/src/**/*.{stories.tsx,test.ts,test.tsx}"], apps, feature, router),
    without(["mocks/src/**"], apps, engine, feature, ui, client, router, react),
    without(["packages/engine/**"], otherLicence, outsideRules, apps, feature, router, react),
    without(["apps/api/**"], otherLicence, mocks, site, feature, ui, client, router, react),
    without(["apps/site/app/**"], mocks, server, schemaValues),
    without(["apps/site/app/pages/**"], mocks, server, schemaValues, router, node),
    without(["apps/site/app/{pages,flows}/**/*.stories.tsx"], apps, router),
    without(["apps/site/server/**"], mocks),
    // The steps of a test or a story are sequential, as are those of a script that generates files.
    {
      files: [
        "tests/**",
        ".storybook/assertions.ts",
        "**/*.{test,stories}.{ts,tsx,mjs}",
        "**/scripts/**",
        "tools/**",
      ],
      rules: { "no-await-in-loop": "off" },
    },
    without(["apps/site/server/**/*.test.ts", "apps/site/server/qa.ts", "apps/site/server/qa/**"]),
    // TanStack Virtual's object is mutable, so React Compiler would skip this component, but we don't use the
    // compiler.
    {
      files: ["packages/ui/src/audio/picker-dialog/picker-grid.tsx"],
      rules: { "react/incompatible-library": "off" },
    },
    // Captions need the time of each word, which is not known for ads.
    {
      files: ["packages/features/sharing/src/shared-ad/listen.tsx", "packages/ui/src/audio/spot-player.tsx"],
      rules: { "jsx-a11y/media-has-caption": "off" },
    },
    // The handlers on `details` receive key presses and clicks from the summary and the links inside.
    {
      files: ["packages/features/landing/src/site-menu.tsx"],
      rules: { "jsx-a11y/no-noninteractive-element-interactions": "off" },
    },
    // The frame shows Storybook's own page, which needs scripts and its service worker.
    {
      files: [".storybook/gallery/live-story.tsx"],
      rules: { "react/iframe-missing-sandbox": "off" },
    },
    // Scripts run their steps one after another on purpose.
    { files: ["scripts/**"], rules: { "no-await-in-loop": "off" } },
    // The embedded database has a single connection: parallel queries would wait anyway, and deadlock in a transaction.
    { files: ["apps/api/src/**", "packages/engine/src/**"], rules: { "no-await-in-loop": "off" } },
    { files: ["apps/api/**"], rules: { "import/no-cycle": ["error", { ignoreTypes: false }] } },
  ],
});
