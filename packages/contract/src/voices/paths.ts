/**
 * The API paths of the voices, in their own module, so that the studio can build a sample's address without loading
 * the other paths.
 */
export const voicePaths = {
  list: { method: "get", path: "/api/audioad/voices" },
  sample: { method: "get", path: "/api/audioad/voices/{id}/sample" },
} as const;
