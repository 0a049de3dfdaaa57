/**
 * The URL of the late pages' script: from the client's manifest in a build, and from its source in development. Empty
 * in the browser.
 */
declare module "virtual:late-script" {
  export const script: string;
}
