/** Its own types are missing in the `exports` of its package.json. */
declare module "dom-accessibility-api" {
  export function computeAccessibleName(element: Element): string;
  export function computeAccessibleDescription(element: Element): string;
  export function getRole(element: Element): string | null;
}
