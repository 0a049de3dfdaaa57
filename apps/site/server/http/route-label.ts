import type { Answerer } from "@earshot/contract/endpoint-of.ts";
import { paths } from "@earshot/contract/paths.ts";

const endpointPaths: Record<string, Record<string, { path: string }>> = paths;

/** What logs and figures call a request: a pattern of ours, never the address that was asked. */
export function routeLabel(answerer: Answerer, pathname: string): string {
  if (answerer.kind === "endpoint") return endpointPaths[answerer.area]?.[answerer.name]?.path ?? "unknown";
  if (answerer.kind === "no-endpoint") return "no endpoint";
  return pathname.startsWith("/assets/") ? "asset" : "page";
}
