import { describe, it } from "vitest"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import { type Created, json, type Page } from "../../testing/topic-answers.ts"
import type { CatalogRecord } from "./schema.ts"

const inside = (workspace: string) => ({ "x-workspace-id": workspace })

/** Two topics of the catalog, each with an external id in another workspace of one organization. */
async function twoWorkspaces() {
  const [org, other] = [await anOrg(), await anOrg()]
  const owner = await org.signedInAs("owner")
  const marker = aName("").trim()
  const create = async (name: string, workspace: string) =>
    (await json<Created>(owner.post("/api/topics", { topic_name: `${name} ${marker}` }, inside(workspace)))).topic_id
  const north = await create("Violin players", "north")
  const south = await create("Coffee drinkers", "south")
  await testServices().d1.prepare("UPDATE org_topics SET external_id = 'x' WHERE org_id = ?").bind(org.id).run()
  const ask = async (workspace: string, query = "", caller = owner) => {
    const path = `/api/topics/catalog?search=${marker}${query}`
    const { data, total } = await json<Page<CatalogRecord>>(caller.get(path, undefined, inside(workspace)))
    return {
      ids: data.map(({ id }) => id).sort(),
      inLibrary: data.filter((one) => one.inLibrary).map(({ id }) => id),
      total,
    }
  }
  return { north, south, both: [north, south].sort(), ask, stranger: await other.signedInAs("owner") }
}

describe("the catalog", () => {
  it("tells a workspace what is in its own library", async ({ expect }) => {
    const { north, south, both, ask } = await twoWorkspaces()
    expect((await ask("")).inLibrary.sort()).toEqual(both)
    expect(await ask("north")).toEqual({ ids: both, inLibrary: [north], total: 2 })
    for (const query of ["&inLibrary=true", "&hasExternalId=true", "&inLibrary=true&hasExternalId=true"]) {
      expect(await ask("north", query), query).toEqual({ ids: [north], inLibrary: [north], total: 1 })
      expect(await ask("west", query), query).toEqual({ ids: [], inLibrary: [], total: 0 })
    }
    for (const query of ["&inLibrary=false", "&hasExternalId=false"]) {
      expect(await ask("north", query), query).toEqual({ ids: [south], inLibrary: [], total: 1 })
      expect(await ask("", query), query).toEqual({ ids: [], inLibrary: [], total: 0 })
    }
    expect((await ask("north", "&inLibrary=true&hasExternalId=false")).ids).toEqual([])
  })

  it("shows no other organization what is in a library", async ({ expect }) => {
    const { both, ask, stranger } = await twoWorkspaces()
    for (const workspace of ["", "north"]) {
      expect(await ask(workspace, "", stranger)).toEqual({ ids: both, inLibrary: [], total: 2 })
      for (const query of ["&inLibrary=true", "&hasExternalId=true"]) {
        expect((await ask(workspace, query, stranger)).ids, query).toEqual([])
      }
      for (const query of ["&inLibrary=false", "&hasExternalId=false"]) {
        expect((await ask(workspace, query, stranger)).ids, query).toEqual(both)
      }
    }
  })
})
