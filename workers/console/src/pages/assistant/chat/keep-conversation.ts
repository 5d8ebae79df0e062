import { type Conversation, NOTHING_SAID } from "./conversation.ts"

/** Another number where the shape changes: what an older console kept is not read. */
const VERSION = 1

/** In this tab alone, and apart for everybody who signs in here. */
export const keyFor = (organizationId: string, userId: string) =>
  `strata-assistant-${VERSION}-${organizationId}-${userId}`

export function recall(key: string, storage: Pick<Storage, "getItem"> = window.sessionStorage): Conversation {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? "null") as Conversation | null
    return kept && Array.isArray(kept.entries) ? kept : NOTHING_SAID
  } catch {
    return NOTHING_SAID
  }
}

/** A tab keeps a few megabytes: where they are full, the older half goes. */
export function keep(
  key: string,
  conversation: Conversation,
  storage: Pick<Storage, "setItem"> = window.sessionStorage,
) {
  let { entries } = conversation
  for (;;) {
    try {
      storage.setItem(key, JSON.stringify({ ...conversation, entries }))
      return
    } catch {
      if (entries.length === 0) return
      entries = entries.slice(Math.ceil(entries.length / 2))
    }
  }
}
