import { OpenAPIHono } from "@hono/zod-openapi";

import { brand } from "../brand.ts";
import { type Area, paths } from "../paths.ts";
import { endpoints } from "./all.ts";

const tags: Record<Area, string> = {
  accounts: "Session, log-in, sign-up and passwords.",
  settings: "A client's account.",
  projects: "A client's projects.",
  ads: "The ads of a client or a guest.",
  generation: "Making ads.",
  sharing: "Ads that everyone with a link may hear.",
  voices: "The catalogue of voices.",
  music: "The library of background music.",
  campaigns: "Campaigns, from the draft on.",
  messages: "What a visitor may send to the brand.",
  operations: "What those who run it ask.",
};

const introduction = `Every error is \`{success: false, code, field?, message}\`, or \`{status: "error", code, field?, message}\` where an
answer has \`status\`. Branch on \`code\` and \`field\`; \`message\` is fit to show. 400 means that the request breaks this contract, 422
that a rule of the product is broken.

A client is known by the session cookie: \`curl -c jar -b jar -H 'Content-Type: application/json' -d
'{"email": "…", "password": "…"}' …/client/login\`. A visitor is known by \`temp_user_id\`, 12 letters or digits, in a
cookie, the query or the body; it is a secret. A state-changing call with a foreign \`Origin\` is refused (403).

Unknown fields are ignored. Any other path below \`/api\`, \`/audiostack\` or \`/client/api\` is 404. Addresses of sound
take ranges. Dates are ISO 8601, lengths are seconds unless the name says otherwise.`;

/** Bodies with two content types are not marked as required (see responses.ts), although both are. */
function withRequiredBody<Request extends object>(request: Request): Request {
  if (!("body" in request)) return request;
  return { ...request, body: { ...(request.body as object), required: true } };
}

/**
 * The contract as an OpenAPI 3.1 document.
 * @param serverUrl base URL of the API, such as `PUBLIC_URL`
 * @param version the product's version
 */
export function openApiDocument({ serverUrl, version }: { serverUrl: string; version: string }) {
  const app = new OpenAPIHono();
  for (const area of Object.keys(paths) as Area[]) {
    for (const [name, endpoint] of Object.entries(endpoints[area])) {
      const request = "request" in endpoint ? { request: withRequiredBody(endpoint.request) } : {};
      app.openAPIRegistry.registerPath({
        ...endpoint,
        ...request,
        tags: [area],
        operationId: `${area}.${name}`,
      });
    }
  }
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: `${brand.name} API`, version, description: introduction },
    servers: [{ url: serverUrl }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  });
}
