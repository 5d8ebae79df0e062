import { beforeAll, describe, it } from "vitest"
import type { Caller } from "../testing/client.ts"
import { anOrg, anOperator } from "../testing/factories.ts"

/** Every query parameter that the interface names for some list. */
const OF_THE_INTERFACE =
  "page pageSize sortBy sortOrder search taxonomyType parentCategory subcategory subcategoryL1 subcategoryL2 subcategoryL3 " +
  "subcategoryL4 segmentType audienceType iabCode engineVersion source internalId hasExternalId sensitivity intensity " +
  "buyerJourney format full inLibrary limit offset direction platform connectionId status stale jobType showArchived q topicId"

describe("a list", () => {
  let owner: Caller
  beforeAll(async () => {
    owner = await (await anOrg()).signedInAs("owner")
  })

  it.for([
    "/api/topics",
    "/api/topics/catalog",
    "/api/topics/tags",
    "/api/export",
    "/api/activations",
    "/api/import",
    "/api/keys",
  ])("rejects a misspelled filter: %s", async (path, { expect }) => {
    await expect(await owner.get(`${path}?parentCategroy=Auto`)).toRefuse(400, "Unknown filter: parentCategroy")
  })

  it("of operators rejects one too, after the permission", async ({ expect }) => {
    const path = "/api/admin/topics?parentCategroy=Auto"
    await expect(await (await anOperator()).get(path)).toRefuse(400, "Unknown filter: parentCategroy")
    await expect(await owner.get(path)).toRefuse(403, "Forbidden")
  })

  it("ignores what other lists are filtered by, and what caches and campaigns add", async ({ expect }) => {
    const names = [...OF_THE_INTERFACE.split(" "), "_", "_ts", "utm_source"]
    const answer = await owner.get(`/api/keys?${names.map((name) => `${name}=x`).join("&")}`)
    expect(answer.status).toBe(200)
    expect((await owner.get("/api/topics?stale=true&_=17&utm_campaign=spring")).status).toBe(200)
  })

  it("is not what a single resource or a page of sign-in is", async ({ expect }) => {
    expect((await owner.get("/api/organization/settings?theme=dark")).status).toBe(200)
    expect((await owner.get("/auth/session?theme=dark")).status).toBe(200)
  })
})
