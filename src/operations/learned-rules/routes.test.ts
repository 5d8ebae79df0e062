import { afterEach, beforeEach, describe, it } from "vitest"
import { aName, anOperator, anOrg, testServices } from "../../testing/factories.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import { learnFromReview } from "./learn-from-review.ts"

const PATH = "/api/admin/learned-rules"
type Rule = {
  id: string
  kind: string
  field: string
  value: string
  pattern: string
  segmentType?: string
  reviews: number
  names?: string[]
}

const forget = () => testServices().d1.prepare("DELETE FROM learned_rules").run()
// Other tests leave rules behind.
beforeEach(forget)
afterEach(forget)

const listed = async (query = "") => json<Page<Rule>>((await anOperator()).get(`${PATH}${query}`))

describe("learned rules", () => {
  it("are listed newest first, in pages, with the names they are based on", async ({ expect }) => {
    const org = await anOrg()
    const ctx = org.ctx()
    for (const [i, name] of ["Azure wumps", "Red wump shoppers", "Big wumps", "Big wumps"].entries()) {
      const at = new Date(Date.UTC(2026, 0, i + 1))
      await learnFromReview({ ...ctx, now: () => at }, name, "B2B")
    }
    const { data, ...paging } = await listed()
    expect(paging).toEqual({ total: 4, page: 1, pageSize: 25, totalPages: 1 })
    const names = data.filter(({ kind }) => kind === "name")
    expect(names.map(({ pattern, reviews }) => [pattern, reviews])).toEqual([
      ["big wumps", 2],
      ["red wump shoppers", 1],
      ["azure wumps", 1],
    ])
    expect(data.find(({ kind }) => kind === "head_noun")).toEqual({
      id: expect.stringMatching(/^rule_/),
      kind: "head_noun",
      pattern: "wump",
      field: "segmentType",
      value: "B2B",
      segmentType: "B2B",
      reviews: 3,
      createdBy: org.userId("owner"),
      createdAt: "2026-01-03T00:00:00.000Z",
      names: ["azure wumps", "big wumps", "red wump shoppers"],
    })
    expect((await listed("?kind=name&pageSize=2&page=2")).data).toHaveLength(1)
    expect((await listed("?kind=head_noun")).total).toBe(1)
    const operator = await anOperator()
    await expect(await operator.get(`${PATH}?kind=x`)).toRefuse(400, "kind must be one of name, head_noun")
  })

  it("are kept apart by field", async ({ expect }) => {
    const [ctx, operator] = [(await anOrg()).ctx(), await anOperator()]
    const reviewed = { parentCategory: "Gaming", audienceType: "Interest", sensitivity: "Low" }
    for (const colour of ["red", "green"]) await learnFromReview(ctx, `${colour} wockets`, "B2C", reviewed)
    await learnFromReview(ctx, "blue wockets", "B2B", { parentCategory: "Gaming" })
    expect((await listed()).total).toBe(3 + 3 + 2 + 2 + 1)
    const categories = (await listed("?field=parentCategory")).data
    expect(categories.map(({ kind, pattern, value }) => `${kind} ${pattern} ${value}`).sort()).toEqual([
      "head_noun wocket Gaming",
      "name blue wockets Gaming",
      "name green wockets Gaming",
      "name red wockets Gaming",
    ])
    expect(categories[0]).not.toHaveProperty("segmentType")
    const [head] = (await listed("?kind=head_noun")).data
    expect(head).toMatchObject({ field: "parentCategory", names: ["blue wockets", "green wockets", "red wockets"] })
    await operator.delete(PATH, { id: head?.id })
    expect((await listed("?kind=head_noun")).total).toBe(0)
    await learnFromReview(ctx, "blue wockets", "B2C", { audienceType: "Interest" })
    expect((await listed("?kind=head_noun")).data.map(({ field }) => field).sort()).toEqual([
      "audienceType",
      "segmentType",
    ])
    await expect(await operator.get(`${PATH}?field=x`)).toRefuse(
      400,
      "field must be one of segmentType, parentCategory, audienceType, sensitivity",
    )
  })

  it("for a head noun are deleted with a name they are based on", async ({ expect }) => {
    const [ctx, operator] = [(await anOrg()).ctx(), await anOperator()]
    for (const colour of ["red", "green", "blue"]) await learnFromReview(ctx, `${colour} wockets`, "B2G")
    const red = (await listed()).data.find(({ pattern }) => pattern === "red wockets")
    await operator.delete(PATH, { id: red?.id })
    expect((await listed()).data.map(({ pattern }) => pattern).sort()).toEqual(["blue wockets", "green wockets"])
    await learnFromReview(ctx, "white wockets", "B2G")
    expect((await listed("?kind=head_noun")).total).toBe(1)
  })

  it("deleted by an operator need three new reviews to return", async ({ expect }) => {
    const [ctx, operator] = [(await anOrg()).ctx(), await anOperator()]
    for (const colour of ["red", "green", "blue"]) await learnFromReview(ctx, `${colour} wockets`, "B2G")
    const [head] = (await listed("?kind=head_noun")).data
    expect(await json(operator.delete(PATH, { id: head?.id }))).toEqual({ deleted: true })
    for (const colour of ["white", "black"]) await learnFromReview(ctx, `${colour} wockets`, "B2G")
    expect((await listed("?kind=head_noun")).total).toBe(0)
    expect((await listed("?kind=name")).total).toBe(5)
    await learnFromReview(ctx, "grey wockets", "B2G")
    expect((await listed("?kind=head_noun")).data).toMatchObject([{ reviews: 3 }])
  })

  it("accept any name", async ({ expect }) => {
    const ctx = (await anOrg()).ctx()
    const names = ["$$$", "日本の車", "a'; DROP TABLE learned_rules; --", aName("x".repeat(480))]
    for (const name of names) await learnFromReview(ctx, name, "B2C")
    expect((await listed("?kind=name")).total).toBe(names.length)
  })

  it("are deleted by id only", async ({ expect }) => {
    const operator = await anOperator()
    await expect(await operator.delete(PATH, {})).toRefuse(400, "id is required")
    await expect(await operator.delete(PATH, { id: "rule_x" })).toRefuse(404, "Learned rule not found")
  })
})
