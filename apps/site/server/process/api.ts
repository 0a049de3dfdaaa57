import type { RequestContext } from "@earshot/contract/visitor.ts";

/** Whoever answers the contract's calls: our API, another server behind `API_URL`, or the mocks. The site never asks which. */
export interface Api {
  fetch(request: Request, context: RequestContext): Promise<Response>;
}

/** The API's answer; a connection that it closed (`Response.error()`) is a crash here. */
export async function askApi(api: Api, request: Request, context: RequestContext): Promise<Response> {
  const answer = await api.fetch(request, context);
  if (answer.type === "error") throw new TypeError("The API closed the connection.");
  return answer;
}
