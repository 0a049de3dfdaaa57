/** The log-in form's social log-ins, with their names; the server reports which are configured. */
export const socialProviderNames = { google: "Google", linkedin: "LinkedIn" } as const;

/** The segment in the URL: `/client/google`. */
export type SocialProvider = keyof typeof socialProviderNames;

export const socialProviders = Object.keys(socialProviderNames) as [SocialProvider, ...SocialProvider[]];

export function isSocialProvider(text: unknown): text is SocialProvider {
  return typeof text === "string" && Object.hasOwn(socialProviderNames, text);
}
