import { describe, it } from "vitest"
import { readCategoryNames, readCrosswalk, readDimensionSets, readGroups } from "./compiled.ts"

const GROUPS = [
  "group\tcategory\tsubcategory\tiab",
  "Automotive\tAuto\t*\t1",
  "Automotive\tAuto\tSedans\t4",
  "Automotive\tBoats\t*\t2",
  "Home\tPets\t*\t422",
]
const CROSSWALK =
  "category\tsubcategory\tinterest\tpurchase_intent\tdemographic\tcontent_3_1\tcontent_2_2\tad_product_2_0"
const NAMES = "category\tes\tde\tfr\tpt\tit\tnl\tja"
const namesOf = (category: string) => [category, "1", "2", "3", "4", "5", "6", "7"].join("\t")

const reader =
  (...tables: [file: string, lines: string[]][]) =>
  (file: string) => {
    const lines = new Map(tables).get(file)
    return lines ? `${lines.join("\n")}\n` : ""
  }

describe("compiling the tables that are used as they are", () => {
  it("nests categories and subcategories", ({ expect }) => {
    expect(readGroups(reader(["groups.tsv", GROUPS]))).toEqual([
      {
        name: "Automotive",
        categories: [
          { name: "Auto", iab: "1", subcategories: [{ name: "Sedans", iab: "4" }] },
          { name: "Boats", iab: "2", subcategories: [] },
        ],
      },
      { name: "Home", categories: [{ name: "Pets", iab: "422", subcategories: [] }] },
    ])
  })

  it.for([
    ["Home\tCats\tFood\t9", '6: "Cats" must begin with a row of its own, with the subcategory *'],
    ["Automotive\tVans\t*\t9", '6: the rows of "Automotive" are not together'],
  ])("rejects %s", ([row = "", message], { expect }) => {
    expect(() => readGroups(reader(["groups.tsv", [...GROUPS, row]]))).toThrow(`groups.tsv:${message}`)
  })

  it("rejects a dimension of two kinds", ({ expect }) => {
    const lines = ["name\tkind\tvalue", "Gender\tdemographic\tFemale", "Gender\tgeographic\tMale"]
    expect(() => readDimensionSets(reader(["dimension-sets.tsv", lines]))).toThrow(
      'dimension-sets.tsv:3: "Gender" is demographic in other rows',
    )
  })

  it("writes a line per subcategory of the crosswalk", ({ expect }) => {
    const rows = ["Auto\t*\t243=n\t805=h\t\t=h\t1=o\t1551=o", "Auto\tSedans\t243+h\t\t\t-h\t4-o\t"]
    const read = (...lines: string[]) =>
      readCrosswalk(reader(["groups.tsv", GROUPS], ["crosswalk.tsv", [CROSSWALK, ...lines]]))
    expect(read(...rows)).toEqual({ Auto: "*: 243=n 805=h . =h 1=o 1551=o\nSedans: 243+h . . -h 4-o ." })
    expect(() => read("Autos\t*\t\t\t\t\t\t")).toThrow('crosswalk.tsv:2: unknown category "Autos"')
    expect(() => read("Auto\tVans\t\t\t\t\t\t")).toThrow('crosswalk.tsv:2: no subcategory "Vans" in category "Auto"')
  })

  it("lists the names of all categories in the order of the taxonomy", ({ expect }) => {
    const read = (...lines: string[]) =>
      readCategoryNames(reader(["groups.tsv", GROUPS], ["wording/category-names.tsv", [NAMES, ...lines]]))
    const rows = [namesOf("Pets"), namesOf("Boats"), namesOf("Auto").replace("1", "coches")]
    expect(read(...rows)).toMatchObject({ es: "coches|1|1", ja: "7|7|7" })
    expect(() => read(...rows.slice(1))).toThrow('wording/category-names.tsv: no row for "Pets"')
    expect(() => read(...rows, namesOf("Cats"))).toThrow('wording/category-names.tsv:5: unknown category "Cats"')
  })
})
