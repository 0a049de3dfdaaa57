/** The social log-ins that the log-in form shows, each with its name; a server says which of them are configured. */
export const socialProviderNames = { google: "Google", linkedin: "LinkedIn" } as const;

/** As it stands in an address: `/client/google`. */
export type SocialProvider = keyof typeof socialProviderNames;

export const socialProviders = Object.keys(socialProviderNames) as [SocialProvider, ...SocialProvider[]];

export function isSocialProvider(text: unknown): text is SocialProvider {
  return typeof text === "string" && Object.hasOwn(socialProviderNames, text);
}
