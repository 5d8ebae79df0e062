import { describe, it } from "vitest"
import { anOrg } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import type { View } from "./schema.ts"

const LAYOUT = { columns: [{ key: "topic_name", width: 320, pinned: true }, { key: "created_at" }] }
const aView = (name: string) => ({ page: "library", name, query: "search=ford&unsure=true", layout: LAYOUT })

describe("views", () => {
  it("are kept per person, and open for colleagues by their link", async ({ expect }) => {
    const org = await anOrg()
    const [owner, viewer] = [await org.signedInAs("owner"), await org.signedInAs("viewer")]
    const created = await json<View>(viewer.post("/api/views", aView("Trucks to check")))
    expect(created).toMatchObject({ ...aView("Trucks to check"), own: true })
    expect(await json<View[]>(viewer.get("/api/views?page=library"))).toEqual([created])
    expect(await json<View[]>(viewer.get("/api/views?page=catalog"))).toEqual([])
    expect(await json<View[]>(owner.get("/api/views?page=library"))).toEqual([])
    const path = `/api/views/${created.id}`
    expect(await json<View>(owner.get(path))).toEqual({ ...created, own: false })
    await expect(await owner.patch(path, { name: "Mine now" })).toRefuse(404, "View not found")
    await expect(await owner.delete(path)).toRefuse(404, "View not found")

    expect(await json<View>(viewer.patch(path, { query: "" }))).toMatchObject({ name: "Trucks to check", query: "" })
    expect(await json<object>(viewer.delete(path))).toEqual({ deleted: true })
    await expect(await viewer.get(path)).toRefuse(404, "View not found")
  })

  it("of another organization do not exist", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const { id } = await json<View>(owner.post("/api/views", aView("Ours")))
    const stranger = await (await anOrg()).signedInAs("owner")
    await expect(await stranger.get(`/api/views/${id}`)).toRefuse(404, "View not found")
    await expect(await stranger.patch(`/api/views/${id}`, { name: "Theirs" })).toRefuse(404, "View not found")
    await expect(await stranger.delete(`/api/views/${id}`)).toRefuse(404, "View not found")
  })

  it("have names of their own, and a limit", async ({ expect }) => {
    const member = await (await anOrg()).signedInAs("member")
    const first = await json<View>(member.post("/api/views", aView("0")))
    for (let i = 1; i < 50; i++) await json(member.post("/api/views", aView(`${i}`)))
    await expect(await member.post("/api/views", aView("7"))).toRefuse(409, "You already have a view with this name")
    await expect(await member.post("/api/views", aView("50"))).toRefuse(400, "Maximum 50 views per table")
    await expect(await member.patch(`/api/views/${first.id}`, { name: "7" })).toRefuse(
      409,
      "You already have a view with this name",
    )
  })

  it.for([
    [{ page: "nowhere" }, "page must be one of library, catalog"],
    [{ name: " " }, "name is required"],
    [{ query: "x".repeat(4_001) }, "query must be at most 4000 characters"],
    [{ layout: {} }, "layout must be an object with columns"],
  ] as const)("rejects %j", async ([wrong, message], { expect }) => {
    const member = await (await anOrg()).signedInAs("member")
    await expect(await member.post("/api/views", { ...aView("Wrong"), ...wrong })).toRefuse(400, message)
  })
})
