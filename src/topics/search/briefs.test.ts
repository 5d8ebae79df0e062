import { it } from "vitest"
import { BRIEFS } from "../../testing/brief-samples.ts"
import { anOrg } from "../../testing/factories.ts"
import { SAMPLES } from "../../testing/samples.ts"
import { addToLibrary } from "../library/intake.ts"
import { searchLibrary } from "./search-library.ts"

const FIRST = 5
const GOAL = 0.85

it(`finds a right topic among the first five for 85 of 100 briefs`, async ({ expect }) => {
  const org = await anOrg()
  const names = [...new Set([...BRIEFS.flatMap(([, ...right]) => right), ...SAMPLES])]
  const rows = names.map((topicName) => ({ topicName, supplied: {} }))
  const taken = await addToLibrary(org.ctx(), rows, { changeType: "created", source: "manual" })
  const ids = new Map(taken.map(({ index, orgTopicId }) => [names[index], orgTopicId]))
  const missed: string[] = []
  for (const [brief = "", ...right] of BRIEFS) {
    const { ranked } = await searchLibrary(org.ctx(), brief)
    const first = ranked.slice(0, FIRST).map(({ row }) => row)
    const expected = new Set(right.map((name) => ids.get(name)))
    if (!first.some(({ id }) => expected.has(id))) {
      missed.push(`${brief}: ${first.map((row) => row.topic_name).join(", ")}`)
    }
  }
  expect(BRIEFS).toHaveLength(100)
  expect(BRIEFS.length - missed.length, missed.join("\n")).toBeGreaterThanOrEqual(BRIEFS.length * GOAL)
})
