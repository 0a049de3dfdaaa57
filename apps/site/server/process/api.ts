/** Whoever answers the contract's calls: our API, another server behind `API_URL`, or the mocks. The site never asks which. */
export interface Api {
  fetch(request: Request): Promise<Response>;
}

/** The API's answer; a connection that it closed (`Response.error()`) is a crash here. */
export async function askApi(api: Api, request: Request): Promise<Response> {
  const answer = await api.fetch(request);
  if (answer.type === "error") throw new TypeError("The API closed the connection.");
  return answer;
}
