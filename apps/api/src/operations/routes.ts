import { ApiError } from "@earshot/contract/api-error.ts";
import { openApiDocument } from "@earshot/contract/endpoints/openapi-document.ts";

import type { HandlersOf } from "../http/routes.ts";

type Operations = {
  /** False until startup has finished, and after the stop. */
  isReady: () => boolean;
  version: string;
};

/** Operations endpoints. The site serves most of them itself. */
export function operationsRoutes({ isReady, version }: Operations): HandlersOf<"operations"> {
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
