import { expect, test } from "vitest";

import { startBuiltServer, withDataFolder } from "./built-server.ts";

const withRule = (css: string) => (name: string) => css.includes(`.${name.replaceAll(/[^\w-]/g, "\\$&")}`);

test("has rules in the landing page's own style sheet for every class that the page uses", () =>
  withDataFolder(async (folder) => {
    const { origin, end } = await startBuiltServer(folder);
    const read = async (path: string) => (await fetch(origin + path)).text();
    const stylesOf = async (html: string) => {
      const [, address = ""] = /<link [^>]*rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
      return read(address);
    };
    try {
      const html = await read("/");
      const late = await stylesOf(html);
      const whole = await stylesOf(await read("/nbmaistudio"));
      const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = ""]) =>
        list.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/),
      );
      const styled = [...new Set(names)].filter(withRule(whole));
      expect(styled.length).toBeGreaterThan(200);
      expect(styled.filter((name) => !withRule(late)(name))).toEqual([]);
      expect(late.length).toBeLessThan(0.6 * whole.length);
    } finally {
      await end("SIGTERM");
    }
  }));
