import { describe, it } from "vitest"
import type { PlannedSegment } from "../../api/types.ts"
import { readSelection, selectionToPush, describeSelection, countPlan, filterPlan } from "./plan.ts"

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

describe("a push selection", () => {
  it("is read from the history state, or null", ({ expect }) => {
    expect(readSelection({ topicIds: ["ot_1", 2] })).toEqual({ topicIds: ["ot_1"] })
    expect(readSelection({ filters: {} })).toEqual({ filters: {} })
    for (const invalid of [null, "ot_1", {}, { topicIds: [] }, { filters: null }])
      expect(readSelection(invalid)).toBeNull()
  })

  it("is described in words", ({ expect }) => {
    expect(describeSelection({ topicIds: ["ot_1"] })).toBe("1 selected topic")
    expect(describeSelection({ topicIds: ["ot_1", "ot_2"] })).toBe("2 selected topics")
    expect(describeSelection({ filters: {} })).toBe("all topics in your library")
    expect(describeSelection({ filters: { parentCategory: "Auto", search: "suv" } })).toBe(
      "all topics matching category: Auto, search: suv",
    )
  })
})

describe("a plan", () => {
  it("counts actions, and warnings only for segments that would be pushed", ({ expect }) => {
    expect(countPlan(PLAN)).toEqual({ all: 4, create: 2, unchanged: 1, blocked: 1, warning: 1 })
    expect(ids(filterPlan(PLAN, "warning"))).toEqual(["ot_2"])
    expect(ids(filterPlan(PLAN, "blocked"))).toEqual(["ot_4"])
    expect(filterPlan(PLAN, "all")).toHaveLength(4)
  })

  it("pushes the planned topics by id, also for a selection by filters", ({ expect }) => {
    const selection = { filters: { search: "suv" } }
    expect(selectionToPush(PLAN, selection, { skipWarned: false })).toEqual({
      selection: { topicIds: ["ot_1", "ot_2"] },
      count: 2,
    })
    expect(selectionToPush(PLAN, selection, { skipWarned: true })).toEqual({
      selection: { topicIds: ["ot_1"] },
      count: 1,
    })
  })

  it("falls back to the filters for too many ids", ({ expect }) => {
    const many = Array.from({ length: 100_001 }, (_, i) => segment(`ot_${i}`))
    const selection = { filters: {} }
    expect(selectionToPush(many, selection, { skipWarned: false })).toEqual({ selection, count: many.length })
  })
})
