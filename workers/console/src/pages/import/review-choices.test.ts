import { describe, it } from "vitest"
import { keep, NO_CHOICES, pageOf, skip, topicsLeft } from "./review-choices.ts"

const IDS = ["a", "b", "c", "d"]

describe("topicsLeft", () => {
  it("leaves out what was skipped, and of the open ones what was kept", ({ expect }) => {
    const choices = skip(keep(NO_CHOICES, ["a", "c"]), ["b"])
    expect(topicsLeft(IDS, choices)).toEqual({ all: ["a", "c", "d"], open: ["d"] })
  })

  it("has nothing open once all is fine", ({ expect }) => {
    expect(topicsLeft(IDS, { ...skip(NO_CHOICES, ["b"]), done: true })).toEqual({ all: ["a", "c", "d"], open: [] })
  })

  it("decides on each once", ({ expect }) => {
    expect(keep(keep(NO_CHOICES, ["a"]), ["a", "b"]).kept).toEqual(["a", "b"])
  })
})

describe("pageOf", () => {
  it("gives a page, and the last where there are no longer so many", ({ expect }) => {
    expect(pageOf(IDS, 1, 3)).toEqual({ pages: 2, current: 1, ids: ["a", "b", "c"] })
    expect(pageOf(IDS, 2, 3)).toEqual({ pages: 2, current: 2, ids: ["d"] })
    expect(pageOf(["a"], 2, 3)).toEqual({ pages: 1, current: 1, ids: ["a"] })
    expect(pageOf([], 1, 3)).toEqual({ pages: 1, current: 1, ids: [] })
  })
})
