import { audioProjectMapName as name } from "@earshot/client/state/app-state.tsx";

function readMap(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept)
      ? (kept as Record<string, string>)
      : {};
  } catch {
    // Storage is blocked, or the value is invalid.
    return {};
  }
}

/** The project that this browser saved for an ad, for servers that don't send it; null if unknown. */
export function loadAudioProject(uuid: string): string | null {
  const project: unknown = readMap()[uuid];
  return typeof project === "string" ? project : null;
}

/** Saves which project an ad was moved to; null removes the entry. */
export function saveAudioProject(uuid: string, projectId: string | null): void {
  const { [uuid]: _, ...others } = readMap();
  const map = projectId === null ? others : { ...others, [uuid]: projectId };
  try {
    localStorage.setItem(name, JSON.stringify(map));
  } catch {
    // Storage is blocked or full. The map is optional.
  }
}
