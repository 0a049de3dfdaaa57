import { ApiError } from "@earshot/contract/api-error.ts";
import { openApiDocument } from "@earshot/contract/endpoints/openapi-document.ts";

import type { AnswersOf } from "../http/routes.ts";

type Operations = {
  /** False before the start is done, and from the stop on. */
  isReady: () => boolean;
  version: string;
};

/** What those who run it ask. The site answers for its own process before it asks here. */
export function operationsRoutes({ isReady, version }: Operations): AnswersOf<"operations"> {
  return {
    async openapi({ visitor }) {
      return { status: 200, body: { ...openApiDocument({ serverUrl: visitor.origin, version }) } };
    },
    async health() {
      return { status: 200, body: { status: "ok" } };
    },
    async readiness() {
      if (!isReady()) throw new ApiError("service_unavailable");
      return { status: 200, body: { status: "ready" } };
    },
  };
}
