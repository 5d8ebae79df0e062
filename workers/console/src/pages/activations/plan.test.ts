import { describe, it } from "vitest"
import type { PlannedSegment } from "../../api/types.ts"
import {
  countPlan,
  describeSelection,
  differenceOf,
  filterPlan,
  goneFrom,
  readSelection,
  reasonOf,
  selectionToPush,
} from "./plan.ts"

const segment = (orgTopicId: string, more: Partial<PlannedSegment> = {}): PlannedSegment => ({
  orgTopicId,
  name: `Auto > ${orgTopicId}`,
  description: "",
  action: "create",
  ...more,
})

const PLAN = [
  segment("ot_1"),
  segment("ot_2", { warning: "Sensitive audience", unsure: true }),
  segment("ot_3", {
    action: "unchanged",
    warning: "Restricted audience",
    reason: "Already active on connection",
    pushed: { name: "Older", description: "" },
  }),
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
  it("counts actions, and marks only of segments that would be pushed", ({ expect }) => {
    const counts = { all: 4, create: 2, unchanged: 1, blocked: 1, warning: 1, unsure: 1, changed: 1, excluded: 1 }
    expect(countPlan(PLAN, new Set(["ot_1"]))).toEqual(counts)
    expect(ids(filterPlan(PLAN, "warning"))).toEqual(["ot_2"])
    expect(ids(filterPlan(PLAN, "all", { search: "OT_3 auto" }))).toEqual(["ot_3"])
    expect(ids(filterPlan(PLAN, "excluded", { excluded: new Set(["ot_1"]) }))).toEqual(["ot_1"])
  })

  it("says how it differs from what is live", ({ expect }) => {
    expect(differenceOf(PLAN, 5)).toEqual({ added: 2, changed: 1, unchanged: 0, gone: 4 })
    expect(differenceOf(PLAN.slice(0, 2), 0)).toEqual({ added: 2, changed: 0, unchanged: 0, gone: 0 })
    expect(goneFrom(PLAN, [{ orgTopicId: "ot_3" }, { orgTopicId: "ot_9" }])).toEqual([{ orgTopicId: "ot_9" }])
  })

  it("gives reasons without names of settings", ({ expect }) => {
    const reason = "Blocked by sensitivity policy block_sensitive: the topic is Sensitive"
    expect(reasonOf(segment("ot_1", { reason }))).toBe("Blocked by sensitivity policy: the topic is Sensitive")
    expect(reasonOf(segment("ot_1", { warning: "Restricted audience" }))).toBe("Restricted audience")
  })

  it("pushes the planned topics by id, also for a selection by filters", ({ expect }) => {
    const selection = { filters: { search: "suv" } }
    expect(selectionToPush(PLAN, selection)).toEqual({ selection: { topicIds: ["ot_1", "ot_2"] }, count: 2 })
    expect(selectionToPush(PLAN, selection, new Set(["ot_2"]))).toEqual({ selection: { topicIds: ["ot_1"] }, count: 1 })
  })

  it("falls back to the filters for too many ids", ({ expect }) => {
    const many = Array.from({ length: 100_001 }, (_, i) => segment(`ot_${i}`))
    const selection = { filters: {} }
    expect(selectionToPush(many, selection)).toEqual({ selection, count: many.length })
  })
})
