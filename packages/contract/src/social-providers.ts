/** Social log-ins of the log-in form, with their names; the server reports which are configured. */
export const socialProviderNames = { google: "Google", linkedin: "LinkedIn" } as const;

/** Segment in the URL: `/client/google`. */
export type SocialProvider = keyof typeof socialProviderNames;

export const socialProviders = Object.keys(socialProviderNames) as [SocialProvider, ...SocialProvider[]];

export function isSocialProvider(text: unknown): text is SocialProvider {
  return typeof text === "string" && Object.hasOwn(socialProviderNames, text);
}
