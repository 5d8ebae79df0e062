import { beforeAll, describe, it } from "vitest"
import { openBudget } from "../../kernel/budget/budget.ts"
import { countDifferences } from "../../testing/count-differences.ts"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import { manyLinks } from "../../testing/many-links.ts"
import { createTopic } from "./create-topic.ts"
import { deleteTopics } from "./delete-topics.ts"
import { editTopic } from "./edit-topic.ts"
import { groupByLinks } from "./link-groups.ts"
import { walkLinks } from "./walk-links.ts"

const { d1 } = testServices()
const COUNT = 5_200
let topicId: string
let orgs: string[]
let own: Awaited<ReturnType<typeof anOrg>>

beforeAll(async () => {
  own = await anOrg()
  topicId = (await createTopic(own.ctx(), { topic_name: aName("Ford truck owners"), segment_type: "B2C" })).topic_id
  orgs = await manyLinks(topicId, COUNT)
}, 120_000)

const change = (sets: string) => d1.prepare(`UPDATE topics SET ${sets} WHERE id = ?`).bind(topicId).run()
const countLinks = async (condition: string) =>
  d1
    .prepare(`SELECT count(*) AS n FROM org_topics WHERE topic_id = ? AND ${condition}`)
    .bind(topicId)
    .first<number>("n")
const walk = async () =>
  d1
    .prepare("SELECT after > 0 AS started FROM link_walks WHERE topic_id = ?")
    .bind(topicId)
    .first<{ started: number }>()
/** One page: a read, and a batch of two statements. */
const walkPage = () => walkLinks(testServices(openBudget(13)))

describe("a topic with more than 5,000 links", () => {
  it("is changed in one statement, its links in pages, from the first again if it changes meanwhile", async ({
    expect,
  }) => {
    await change("segment_type = 'B2B'")
    expect(await countLinks("segment_type = 'B2B'")).toBe(0)
    expect(await walk()).toEqual({ started: 0 })
    await walkPage()
    expect(await countLinks("segment_type = 'B2B'")).toBe(5_000)
    expect(await walk()).toEqual({ started: 1 })
    await change("segment_type = 'B2G', archived_at = '2026-01-01T00:00:00.000Z'")
    expect(await walk()).toEqual({ started: 0 })
    // Overrides and deletions in the middle of a walk are kept.
    await change("archived_at = NULL")
    await editTopic(own.ctx(), topicId, { parent_category: "Travel" })
    const [first = "", last = ""] = [orgs[0], orgs.at(-1)]
    await deleteTopics({ ...own.ctx(), org: { ...own.ctx().org, id: last } }, [topicId])
    expect(await countDifferences(last)).toEqual([])
    await walkLinks(testServices())
    expect(await walk()).toBeNull()
    expect(await countLinks("segment_type = 'B2G' AND hidden = 0")).toBe(COUNT)
    for (const org of [own.id, first, last, orgs[COUNT / 2] ?? ""]) expect(await countDifferences(org)).toEqual([])
  }, 120_000)

  it("is a group of its own", async ({ expect }) => {
    const small = await Promise.all(Array.from({ length: 4 }, () => own.topic()))
    const [a = "", b = "", c = "", d = ""] = small.map((topic) => topic.topicId)
    await manyLinks(a, 3_000)
    await manyLinks(b, 3_000)
    const groups = await groupByLinks(own.ctx(), [c, topicId, a, d, b], (id) => id)
    expect(groups).toEqual([[c], [topicId], [a, d], [b]])
    expect(await groupByLinks(own.ctx(), [], (id) => id)).toEqual([])
  }, 120_000)
})
