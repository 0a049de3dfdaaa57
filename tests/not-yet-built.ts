/**
 * What the real server answers with a JSON 404 until it is built: whole areas, or single endpoints as `<area>.<name>`.
 * The conformance suite skips them on the real server and proves the 404; the mocks answer them all.
 */
export const notOnTheServer: readonly string[] = [];
