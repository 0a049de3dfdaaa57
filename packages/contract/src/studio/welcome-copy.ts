/** The Welcome dialog. */
export const welcomeCopy = {
  title: (brand: string) => `Welcome to ${brand}`,
  text: "Upload an audio ad or create one here, choose who should hear it, and launch your campaign.",
} as const;
