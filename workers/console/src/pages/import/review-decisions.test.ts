import { describe, it } from "vitest"
import { keep, NO_DECISIONS, pageOf, remainingTopics, skip } from "./review-decisions.ts"

const IDS = ["a", "b", "c", "d"]

describe("remainingTopics", () => {
  it("excludes skipped topics, and kept ones from the open list", ({ expect }) => {
    const decisions = skip(keep(NO_DECISIONS, ["a", "c"]), ["b"])
    expect(remainingTopics(IDS, decisions)).toEqual({ all: ["a", "c", "d"], open: ["d"] })
  })

  it("has no open topics once the review is done", ({ expect }) => {
    expect(remainingTopics(IDS, { ...skip(NO_DECISIONS, ["b"]), done: true })).toEqual({
      all: ["a", "c", "d"],
      open: [],
    })
  })

  it("records each topic once", ({ expect }) => {
    expect(keep(keep(NO_DECISIONS, ["a"]), ["a", "b"]).kept).toEqual(["a", "b"])
  })
})

describe("pageOf", () => {
  it("returns the requested page, or the last one", ({ expect }) => {
    expect(pageOf(IDS, 1, 3)).toEqual({ pages: 2, current: 1, ids: ["a", "b", "c"] })
    expect(pageOf(IDS, 2, 3)).toEqual({ pages: 2, current: 2, ids: ["d"] })
    expect(pageOf(["a"], 2, 3)).toEqual({ pages: 1, current: 1, ids: ["a"] })
    expect(pageOf([], 1, 3)).toEqual({ pages: 1, current: 1, ids: [] })
  })
})
