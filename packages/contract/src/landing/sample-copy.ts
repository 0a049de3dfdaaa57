/** Copy for the sample ads, which the studio also plays. */
export const sampleCopy = {
  voices: (one: string, other?: string) => (other === undefined ? one : `${one} and ${other}`),
} as const;
