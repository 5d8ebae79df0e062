import { describe, it } from "vitest"
import type { ListedApiKey, ListedSdkKey } from "../../api/types.ts"
import { holdersOf } from "./key-holders.ts"

const now = new Date("2026-05-01T12:00:00.000Z")
const person = (id: string, member = true) => ({ id, name: id, email: `${id}@x.test`, member })
const key = (id: string, holder: ReturnType<typeof person>, more: Partial<ListedApiKey> = {}) =>
  ({
    id,
    name: id,
    holder,
    madeBy: holder,
    revokedAt: null,
    expiresAt: null,
    lastUsedAt: null,
    ...more,
  }) as ListedApiKey

describe("the people who hold keys", () => {
  it("start with former members; revoked and expired keys do not count", ({ expect }) => {
    const [ada, bo, cy] = [person("ada"), person("bo", false), person("cy")]
    const api = [
      key("key_1", ada, { lastUsedAt: "2026-04-01T00:00:00.000Z" }),
      key("key_2", ada, { lastUsedAt: "2026-04-02T00:00:00.000Z" }),
      key("key_3", bo),
      key("key_4", cy, { revokedAt: "2026-04-01T00:00:00.000Z" }),
      key("key_5", cy, { expiresAt: "2026-05-01T12:00:00.000Z" }),
    ]
    const sdk = [key("sdk_1", ada) as ListedSdkKey]
    expect(holdersOf(api, sdk, now)).toEqual([
      { person: bo, apiKeys: ["key_3"], sdkKeys: [], lastUsedAt: null },
      { person: ada, apiKeys: ["key_1", "key_2"], sdkKeys: ["sdk_1"], lastUsedAt: "2026-04-02T00:00:00.000Z" },
    ])
  })
})
