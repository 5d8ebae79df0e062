import type { ListedApiKey, ListedSdkKey } from "../../api/types.ts"
import { stateOf } from "./key-state.ts"

export type KeyPerson = ListedApiKey["holder"]
export type Held = { apiKeys: readonly string[]; sdkKeys: readonly string[]; lastUsedAt: string | null }
export type Holder = Held & { person: KeyPerson }

export const nameOf = ({ name, email }: Pick<KeyPerson, "name" | "email">) => name || email || "Erased person"

/** The people who hold working keys, former members first: their keys need a decision. */
export function holdersOf(api: readonly ListedApiKey[], sdk: readonly ListedSdkKey[], now: Date): Holder[] {
  const people = new Map([...api, ...sdk].map(({ holder }) => [holder.id, holder]))
  return [...people.values()]
    .map((person) => Object.assign(heldBy(person.id, api, sdk, now), { person }))
    .filter(({ apiKeys, sdkKeys }) => apiKeys.length + sdkKeys.length > 0)
    .sort(
      (a, b) => Number(a.person.member) - Number(b.person.member) || nameOf(a.person).localeCompare(nameOf(b.person)),
    )
}

/** Names of the working keys that a person holds. */
export function heldBy(id: string, api: readonly ListedApiKey[], sdk: readonly ListedSdkKey[], now: Date): Held {
  const mine = [...api, ...sdk].filter((key) => key.holder.id === id && stateOf(key, now) === "active")
  const named = (prefix: string) => mine.filter((key) => key.id.startsWith(prefix)).map(({ name }) => name)
  return {
    apiKeys: named("key_"),
    sdkKeys: named("sdk_"),
    lastUsedAt:
      mine
        .map(({ lastUsedAt }) => lastUsedAt ?? "")
        .toSorted()
        .at(-1) || null,
  }
}
