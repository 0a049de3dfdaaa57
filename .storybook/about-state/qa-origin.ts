/** The origin of `npm run qa`: the `QA_ORIGIN` that Storybook was started or built with, by default localhost. */
export const qaOrigin =
  document.querySelector<HTMLMetaElement>("meta[name=qa-origin]")?.content ?? "http://localhost:3000";
