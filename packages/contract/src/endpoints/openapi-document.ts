import { OpenAPIHono } from "@hono/zod-openapi";

import { brand } from "../brand.ts";
import { type Area, paths } from "../paths.ts";
import { endpoints } from "./all.ts";

const tags: Record<Area, string> = {
  accounts: "Session, log-in, sign-up and passwords.",
  settings: "The account.",
  projects: "Projects, which group ads.",
  ads: "The ads of a user or guest.",
  generation: "Generating ads.",
  sharing: "Ads that everyone with a link can play.",
  voices: "The catalogue of voices.",
  music: "The library of background music.",
  campaigns: "Campaigns, including drafts.",
  messages: "Messages to the brand.",
  operations: "Endpoints for operators.",
};

const introduction = `Every error is \`{success: false, code, field?, message}\`, or \`{status: "error", code, field?, message}\` where
responses have \`status\`. Branch on \`code\` and \`field\`; show \`message\` to the user. 400 means that the request is malformed,
422 that a readable request is not allowed.

A user is identified by the session cookie: \`curl -c jar -b jar -H 'Content-Type: application/json' -d
'{"email": "…", "password": "…"}' …/client/login\`. A guest is identified by \`temp_user_id\`, 12 letters or digits, in a
cookie, the query or the body; keep it secret. A state-changing request with a foreign \`Origin\` is rejected (403).

Any path may also return 405 for a method that it does not support, and 500. A URL and headers of more than 16 KB are
rejected without a body (431). A chunked body must not consist of thousands of tiny chunks; it closes the connection.

Unknown fields are ignored. Any other path below \`/api\`, \`/audiostack\` or \`/client/api\` is 404. URLs of audio
accept ranges. Dates are ISO 8601, lengths are in seconds unless the name says otherwise.`;

/**
 * Marks a request's body as required. Bodies with two content types are required but not declared as such (see
 * responses.ts).
 */
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
