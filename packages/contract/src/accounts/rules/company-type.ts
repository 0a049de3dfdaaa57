/** The kinds of account; the first is the default. */
export const companyTypes = ["business", "agency"] as const;
export type CompanyType = (typeof companyTypes)[number];

/** Returns true for a kind of account. */
export function isCompanyType(text: unknown): text is CompanyType {
  return companyTypes.some((type) => type === text);
}
