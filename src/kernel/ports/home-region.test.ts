import { describe, it } from "vitest"
import { atHome, databaseRegion, problemWithRegion } from "./home-region.ts"

describe("HOME_REGION", () => {
  it("places objects there, and the database in the nearest region that D1 has", ({ expect }) => {
    expect(atHome({ HOME_REGION: "sam" })).toEqual({ locationHint: "sam" })
    expect(["weur", "oc", "sam", "afr", "me"].map(databaseRegion)).toEqual(["weur", "oc", "enam", "weur", "eeur"])
    expect(problemWithRegion("me")).toBeUndefined()
  })

  it("may be empty", ({ expect }) => {
    for (const empty of ["", undefined]) {
      expect([atHome({ HOME_REGION: empty ?? "" }), databaseRegion(empty), problemWithRegion(empty)]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    }
  })

  it("is reported and not used if it is no region", ({ expect }) => {
    expect(problemWithRegion("eu-west-1")).toContain('HOME_REGION is "eu-west-1": it must be one of wnam, enam, sam')
    expect([atHome({ HOME_REGION: "eu-west-1" }), databaseRegion("eu-west-1")]).toEqual([undefined, undefined])
  })
})
