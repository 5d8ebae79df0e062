import { describe, it } from "vitest"
import { keep, NO_DECISIONS, passOver, remainingTopics, reopen, skip } from "./review-decisions.ts"

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

  it("has topics that were passed over last, until they are decided", ({ expect }) => {
    const decisions = passOver(passOver(NO_DECISIONS, ["a", "b"]), ["a"])
    expect(remainingTopics(IDS, decisions).open).toEqual(["c", "d", "b", "a"])
    expect(remainingTopics(IDS, keep(decisions, ["b"])).open).toEqual(["c", "d", "a"])
    expect(remainingTopics(IDS, reopen(decisions, ["a"])).open).toEqual(["a", "c", "d", "b"])
  })
})
