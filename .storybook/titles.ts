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
const partName = (name: string): string =>
  names[name] ?? sentence(name.replaceAll("-", " ").replace(/ dialog$/, ""));

/** A title in the product's words: "Features/auth/login-dialog" becomes "Features/Accounts/Login". */
export const naturalTitle = (path: string): string => path.split("/").map(partName).join("/");
