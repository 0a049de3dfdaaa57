import { RouterContextProvider, createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";

import { apiContext } from "../app/api-context.ts";
import { renderContext } from "../app/render-context.ts";
import { type AppOptions, createApp } from "./http/app.ts";

/** The app with its pages. The server build's only entry, so that loaders and server share their context keys. */
export function createSite(options: AppOptions) {
  const handle = createRequestHandler(build, options.development ? "development" : "production");
  return createApp(options, (request, { api, ...rendering }) => {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(renderContext, rendering);
    return handle(request, context);
  });
}
