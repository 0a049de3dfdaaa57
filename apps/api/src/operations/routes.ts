import { ApiError } from "@earshot/contract/api-error.ts";
import { openApiDocument } from "@earshot/contract/endpoints/openapi-document.ts";

import type { HandlersOf } from "../http/routes.ts";

type Operations = {
  /** True between the end of startup and the shutdown. */
  isReady: () => boolean;
  version: string;
};

/** Operations endpoints. The site serves most of them itself. */
export function operationsRoutes({ isReady, version }: Operations): HandlersOf<"operations"> {
  /** Built when first requested, because building it takes longer than any other response. */
  let document: ReturnType<typeof openApiDocument> | undefined;
  return {
    async openapi({ visitor: { origin } }) {
      document ??= openApiDocument({ serverUrl: origin, version });
      return { status: 200, body: { ...document, servers: [{ url: origin }] } };
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
