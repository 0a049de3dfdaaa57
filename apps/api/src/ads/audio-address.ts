/** The path of an ad's audio, which only its owner can play; each version has its own path. */
export const audioAddress = (id: string, version: number) => `/audiostack/audio/${id}?version=${version}`;
