import type { RequestContext } from "@earshot/contract/visitor.ts";

/** Anything that serves the contract's API calls: our API, the proxy to `API_URL`, or the mocks. */
export interface Api {
  fetch(request: Request, context: RequestContext): Promise<Response>;
}

/** The API's response. Throws if the API closed the connection (`Response.error()`). */
export async function callApi(api: Api, request: Request, context: RequestContext): Promise<Response> {
  const response = await api.fetch(request, context);
  if (response.type === "error") throw new TypeError("The API closed the connection.");
  return response;
}
