import { describe, it } from "vitest"
import { readMatrix } from "../matrix/combinations.ts"
import { DIMENSION_SETS } from "../../knowledge/taxonomy/dimension-sets.ts"
import { MATRIX_WORDING } from "./matrix-wording.ts"
import { nameMatrix } from "./name-matrix.ts"

const namesOf = (...given: Parameters<typeof nameMatrix>) => [...readMatrix(nameMatrix(...given)).chunks(100)].flat()

describe("nameMatrix", () => {
  it("builds names that read like segments", ({ expect }) => {
    const dimensions = [
      { name: "US State", values: ["Texas", "Ohio"] },
      { name: "Gender", values: ["Female"] },
      { name: "Age Range", values: ["18-24"] },
    ]
    expect(namesOf(dimensions, ["pickup truck intenders"])).toEqual([
      "Female Pickup Truck Intenders in Texas Ages 18-24",
      "Female Pickup Truck Intenders in Ohio Ages 18-24",
    ])
  })

  it("needs one dimension besides a topic, and accepts several topics", ({ expect }) => {
    expect(namesOf([{ name: "Size", values: ["Large", "Small"] }], ["dog owners", "cat owners", "Cat Owners"])).toEqual(
      ["Large Dog Owners", "Small Dog Owners", "Large Cat Owners", "Small Cat Owners"],
    )
  })

  it("leaves the names to the service if there is no topic", ({ expect }) => {
    const dimensions = [
      { name: "A", values: ["x"] },
      { name: "B", values: ["y"] },
    ]
    expect(nameMatrix(dimensions, [])).toEqual({ dimensions })
    expect(namesOf(dimensions, [])).toEqual(["x y"])
  })

  it("does not treat braces in a topic as placeholders, and avoids clashes with its own dimension name", ({
    expect,
  }) => {
    expect(namesOf([{ name: "Gender", values: ["Male"] }], ["{Gender} fans $&"])).toEqual(["Male {Gender} Fans $&"])
    expect(namesOf([{ name: "Topic", values: ["Red"] }], ["car fans"])).toEqual(["Red Car Fans"])
  })

  it("has a wording for each dimension set and no others", ({ expect }) => {
    expect(Object.keys(MATRIX_WORDING).sort()).toEqual(DIMENSION_SETS.map(({ name }) => name).sort())
  })
})
