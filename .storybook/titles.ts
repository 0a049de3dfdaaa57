/** The product's names for folders and files that have a different name in the code. */
const names: Readonly<Record<string, string>> = {
  auth: "Accounts",
  landing: "Landing page",
  "lazy-dialog": "Dialog that loads late",
  "use-create-ad": "Create ad",
};

/** Words in sentence case: "Name Taken" becomes "Name taken". */
export const sentence = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();

/** A folder's or file's name in the product's words: "delete-project-dialog" becomes "Delete project". */
export const partName = (name: string): string =>
  names[name] ?? sentence(name.replaceAll("-", " ").replace(/ dialog$/, ""));

/** A docs page's heading: "Features/studio/use-create-ad" becomes "Studio / Create ad". */
export const pageTitle = (title: string): string => title.split("/").slice(1).map(partName).join(" / ");
