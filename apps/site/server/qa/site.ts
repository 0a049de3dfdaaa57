import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { guestIdLength } from "@earshot/contract/limits.ts";
import type { MockApi } from "@earshot/mocks/create-mock-api.ts";
import { personaNames, personas } from "@earshot/mocks/personas.ts";
import { type QaSettings, qaCookieName, readQaCookie, writeQaCookie } from "@earshot/mocks/qa-settings.ts";
import { scenarioNames } from "@earshot/mocks/scenarios.ts";

import { withHeaders } from "../http/with-headers.ts";
import type { Api } from "../process/api.ts";
import { readQaAddress } from "./address.ts";
import { qaProblemPage, withPanel } from "./page.ts";

/** What the panel shows; `/qa/state` answers it as JSON. */
export interface QaState {
  settings: QaSettings;
  scenarios: string[];
  personas: { name: string; label: string }[];
  calls: { method: string; path: string; status: number; took: number }[];
}

/** The site's fetch as its process calls it; what it does with a connection is the process's. */
type Fetch<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;

export interface QaSite {
  /** The mocks, as the site takes an API. */
  api: Api;
  /** Whether the request under way met a `crash`, which is no error to log. */
  hasCrashed(): boolean;
  /**
   * The site, with the scenario in a cookie and the panel in its pages. `null` where a `crash` answered: the process then
   * closes the connection.
   */
  around<Bindings>(
    fetch: Fetch<Bindings>,
  ): (request: Request, bindings: Bindings) => Promise<Response | null>;
}

const panelScript = "/qa/panel.js";
const choices = { scenarios: scenarioNames, personas: personaNames };

/** Everything that the QA entry puts between the process and the site. */
export function createQaSite(mocks: MockApi): QaSite {
  const request = new AsyncLocalStorage<{ crashed: boolean }>();
  return {
    api: {
      async fetch(call) {
        const answer = await mocks.fetch(call);
        const asked = request.getStore();
        if (answer.type === "error" && asked) asked.crashed = true;
        return answer;
      },
    },
    hasCrashed: () => request.getStore()?.crashed === true,
    around: (fetch) => (original, bindings) =>
      request.run({ crashed: false }, async () => {
        const url = new URL(original.url);
        const kept = readQaCookie(original.headers.get("cookie"));
        const settings = kept ?? { mockDbId: randomUUID(), persona: "visitor", latency: 0, scenarios: [] };
        const asked = inWorld(original, settings);
        if (url.pathname === panelScript) return panel();
        if (url.pathname === "/qa/state") return state(settings, mocks, asked);
        const isPage = endpointOf(original.method, url.pathname, { providers: [] }).kind === "page";
        const wish = isPage ? readQaAddress(url, settings, choices, randomUUID) : null;
        if (wish && "problem" in wish) return qaProblemPage(wish.problem, choices);
        if (wish) return goTo(wish.address, wish.settings, wish.settings.mockDbId !== settings.mockDbId);
        const answer = await fetch(asked, bindings);
        // A page whose loader met the crash is rendered all the same, as in production.
        if (!isPage && request.getStore()?.crashed) return null;
        const whole = withPanel(answer, panelScript);
        if (!kept) whole.headers.append("Set-Cookie", writeQaCookie(settings));
        return whole;
      }),
  };
}

/** The request with the settings in its cookie, and without compression, so that the panel can be written into the page. */
function inWorld(request: Request, settings: QaSettings): Request {
  const headers = new Headers(request.headers);
  const others = (headers.get("cookie") ?? "")
    .split(/;\s*/)
    .filter((pair) => pair !== "" && !pair.startsWith(`${qaCookieName}=`));
  const [own = ""] = writeQaCookie(settings).split(";");
  headers.set("cookie", [...others, own].join("; "));
  headers.delete("accept-encoding");
  return withHeaders(request, headers);
}

function goTo(address: string, settings: QaSettings, isNewWorld: boolean): Response {
  const headers = new Headers({ Location: address, "Cache-Control": "no-store" });
  headers.append("Set-Cookie", writeQaCookie(settings));
  // Who made ads before comes with the id that they were made under; nobody keeps one of another world.
  if (isNewWorld) headers.append("Set-Cookie", guestCookieOf(settings.persona));
  return new Response(null, { status: 302, headers });
}

function guestCookieOf(persona: QaSettings["persona"]): string {
  const { loggedInAs, ads } = personas[personaNames.find((name) => name === persona) ?? "visitor"];
  const isKnownGuest = loggedInAs === null && ads > 0;
  const id = isKnownGuest ? randomUUID().replaceAll("-", "").slice(0, guestIdLength) : "";
  return `temp_user_id=${id}; Path=/; SameSite=Lax${isKnownGuest ? "" : "; Max-Age=0"}`;
}

function panel(): Response {
  const source = readFileSync(new URL("./panel.ts", import.meta.url), "utf8");
  return new Response(stripTypeScriptTypes(source), {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function state(settings: QaSettings, mocks: MockApi, request: Request): Response {
  const answer: QaState = {
    settings,
    scenarios: scenarioNames,
    personas: personaNames.map((name) => ({ name, label: personas[name].label })),
    calls: mocks.calls(request),
  };
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}
