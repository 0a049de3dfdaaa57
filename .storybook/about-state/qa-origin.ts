/**
 * The origin of the QA site (`npm run qa`): the `QA_ORIGIN` that Storybook was started or built with; localhost by
 * default.
 */
export const qaOrigin =
  document.querySelector<HTMLMetaElement>("meta[name=qa-origin]")?.content ?? "http://localhost:3000";
