import { type Conversation, EMPTY_CONVERSATION } from "./conversation.ts"

/** Incremented when the shape changes, so that a conversation saved by an older version is not loaded. */
const VERSION = 2

/** One conversation per tab and user. */
export const keyFor = (organizationId: string, userId: string) =>
  `strata-assistant-${VERSION}-${organizationId}-${userId}`

export function loadConversation(key: string, storage: Pick<Storage, "getItem"> = window.sessionStorage): Conversation {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? "null") as Conversation | null
    return stored && Array.isArray(stored.entries) ? stored : EMPTY_CONVERSATION
  } catch {
    return EMPTY_CONVERSATION
  }
}

/** Session storage holds a few megabytes; when it is full, the older half is dropped. */
export function saveConversation(
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
