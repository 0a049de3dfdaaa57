import { PassThrough } from "node:stream";

import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";

import { renderContext } from "./render-context.ts";

/** How long a page may wait for deferred data, in ms. */
export const streamTimeout = 5000;

/** Renders a page: streamed for browsers, complete for search engines. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Response | Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // The client has hung up. Without this check, the router would render an error page for the aborted loaders.
  if (request.signal.aborted) return new Response(null, { status: 499, headers });
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce, reportError } = loadContext.get(renderContext);
  return new Promise((resolve, reject) => {
    let isSent = false;
    let answerStatus = status;
    const send = () => {
      isSent = true;
      const body = new PassThrough();
      body.on("close", () => clearTimeout(timer));
      resolve(new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // By default, React moves completed parts of a long page to its end, and only a script can move them into
        // place: without JavaScript, only their placeholders would be shown.
        progressiveChunkSize: Infinity,
        [isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady"]: send,
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error: unknown) {
          answerStatus = 500;
          // Until the page has been sent, the router itself renders the error page and reports the crash.
          if (isSent) reportError(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
    request.signal.addEventListener("abort", () => abort(request.signal.reason), { once: true });
  });
}

/** Logs crashes in loaders and during the first render. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(renderContext).reportError(error);
};
