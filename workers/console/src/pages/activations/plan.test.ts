import { describe, it } from "vitest"
import type { PlannedSegment } from "../../api/routes/connections.ts"
import { choiceIn, choiceToPush, choiceWords, countPlan, shownOf } from "./plan.ts"

const segment = (orgTopicId: string, more: Partial<PlannedSegment> = {}): PlannedSegment => ({
  orgTopicId,
  name: `Auto > ${orgTopicId}`,
  description: "",
  action: "create",
  ...more,
})

const PLAN = [
  segment("ot_1"),
  segment("ot_2", { warning: "Sensitive audience" }),
  segment("ot_3", { action: "unchanged", warning: "Restricted audience" }),
  segment("ot_4", { action: "blocked", reason: "Duplicate name already active on connection" }),
]
const ids = (segments: readonly PlannedSegment[]) => segments.map(({ orgTopicId }) => orgTopicId)

describe("what a push begins with", () => {
  it("is taken from the page before, if it is something", ({ expect }) => {
    expect(choiceIn({ topicIds: ["ot_1", 2] })).toEqual({ topicIds: ["ot_1"] })
    expect(choiceIn({ filters: {} })).toEqual({ filters: {} })
    for (const nothing of [null, "ot_1", {}, { topicIds: [] }, { filters: null }]) expect(choiceIn(nothing)).toBeNull()
  })

  it("is told in words", ({ expect }) => {
    expect(choiceWords({ topicIds: ["ot_1"] })).toBe("1 chosen topic")
    expect(choiceWords({ topicIds: ["ot_1", "ot_2"] })).toBe("2 chosen topics")
    expect(choiceWords({ filters: {} })).toBe("every topic of the library")
    expect(choiceWords({ filters: { parentCategory: "Auto", search: "suv" } })).toBe(
      "every topic with category Auto, the words suv",
    )
  })
})

describe("a plan", () => {
  it("counts what would happen, and warns only of what would be pushed", ({ expect }) => {
    expect(countPlan(PLAN)).toEqual({ all: 4, create: 2, unchanged: 1, blocked: 1, warning: 1 })
    expect(ids(shownOf(PLAN, "warning"))).toEqual(["ot_2"])
    expect(ids(shownOf(PLAN, "blocked"))).toEqual(["ot_4"])
    expect(shownOf(PLAN, "all")).toHaveLength(4)
  })

  it("pushes what it shows, whatever the choice was", ({ expect }) => {
    const choice = { filters: { search: "suv" } }
    expect(choiceToPush(PLAN, choice, { leaveWarned: false })).toEqual({
      choice: { topicIds: ["ot_1", "ot_2"] },
      count: 2,
    })
    expect(choiceToPush(PLAN, choice, { leaveWarned: true })).toEqual({ choice: { topicIds: ["ot_1"] }, count: 1 })
  })

  it("names the filters where there are too many ids to name", ({ expect }) => {
    const many = Array.from({ length: 100_001 }, (_, i) => segment(`ot_${i}`))
    const choice = { filters: {} }
    expect(choiceToPush(many, choice, { leaveWarned: false })).toEqual({ choice, count: many.length })
  })
})
