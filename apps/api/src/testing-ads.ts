import { titleKey } from "./ads/title-key.ts";
import type { ads } from "./database/schema.ts";

type NewAd = typeof ads.$inferInsert;

/** A guest's ad that is being made, but for what is given. */
export function newTestAd(some: Partial<NewAd> = {}): NewAd {
  const at = new Date("2026-11-02T09:30:00Z");
  const title = some.title ?? "Coffee & Co";
  return {
    id: crypto.randomUUID(),
    guestKey: some.userId ? null : "guest",
    title,
    titleKey: titleKey(title),
    description: "",
    source: "ai",
    wishedSeconds: 30,
    voices: [],
    state: "processing",
    stage: "waiting",
    createdAt: at,
    updatedAt: at,
    usedAt: at,
    ...some,
  };
}
