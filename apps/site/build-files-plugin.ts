import type { Plugin } from "vite";

type Module = typeof import("./build-files/build-files.ts");

/**
 * Imported on demand rather than bundled with the Vite configuration, because other commands also read that
 * configuration, with any version of Node.
 */
const loadFiles = async () =>
  (
    await (import(
      /* @vite-ignore */ new URL("build-files/build-files.ts", import.meta.url).href
    ) as Promise<Module>)
  ).buildFiles;

const types: Record<string, string> = {
  ico: "image/x-icon",
  pdf: "application/pdf",
  png: "image/png",
  webmanifest: "application/manifest+json",
};

/** Writes `buildFiles` to the client's root, and serves them in development. */
export function buildFilesPlugin(): Plugin {
  return {
    name: "build-files",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const files = Object.entries(await loadFiles());
      const made = files.map(async ([fileName, make]) => ({ fileName, source: await make() }));
      for (const file of await Promise.all(made)) this.emitFile({ type: "asset", ...file });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = request.url?.replaceAll(/^\/|\?.*$/g, "") ?? "";
        const type = types[name.split(".").pop() ?? ""];
        if (type === undefined) return next();
        return void (async () => {
          try {
            const file = await (await loadFiles())[name]?.();
            if (file === undefined) return next();
            response.setHeader("Content-Type", type);
            return response.end(file);
          } catch (error) {
            return next(error);
          }
        })();
      });
    },
  };
}
