/** Where `npm run qa` serves: the `QA_ORIGIN` that Storybook was started or built with, by default this computer. */
export const qaOrigin =
  document.querySelector<HTMLMetaElement>("meta[name=qa-origin]")?.content ?? "http://localhost:3000";
