import { describe, it } from "vitest"
import { fileNameOf, parseTable } from "./read-table.ts"

const FORMAT = {
  columns: ["market", "name", "other_names"],
  key: ["name"],
  optional: ["other_names"],
  values: { market: ["B2C", "B2B"] },
}
const HEADER = "market\tname\tother_names\n"
const parse = (text: string) => parseTable("brands/pets.tsv", text, FORMAT)

describe("a table", () => {
  it("is read row by row, without its comments", ({ expect }) => {
    expect(parse(`# Shops\n${HEADER}B2C\tPetco\t\n# Vets\nB2B\tZoetis\tPfizer Animal Health\n`)).toEqual([
      { market: "B2C", name: "Petco", other_names: "", at: "brands/pets.tsv:3" },
      { market: "B2B", name: "Zoetis", other_names: "Pfizer Animal Health", at: "brands/pets.tsv:5" },
    ])
  })

  it.for([
    ["no header", "B2C\tPetco\t\n", "1: the first line must name the columns: market, name, other_names"],
    ["no lines", "", "1: the first line must name the columns: market, name, other_names"],
    ["a column too few", `${HEADER}B2C\tPetco\n`, "2: 2 columns instead of 3 (market, name, other_names)"],
    ["a column too many", `${HEADER}B2C\tPetco\t\t\n`, "2: 4 columns instead of 3 (market, name, other_names)"],
    ["an empty line", `${HEADER}\nB2C\tPetco\t\n`, "2: 1 columns instead of 3 (market, name, other_names)"],
    ["an empty cell", `${HEADER}B2C\t\t\n`, "2: name is empty"],
    ["a space too many", `${HEADER}B2C\tPetco \t\n`, '2: superfluous space in name "Petco "'],
    ["a carriage return", `${HEADER}B2C\tPetco\tPets\r\n`, '2: superfluous space in other_names "Pets\r"'],
    ["an unknown value", `${HEADER}B2D\tPetco\t\n`, '2: unknown market "B2D"'],
    ["a repeated key", `${HEADER}B2C\tPetco\t\nB2B\tPetco\tPets\n`, '3: "Petco" is in line 2 already'],
    ["no line feed at its end", `${HEADER}B2C\tPetco\t`, "2: the last line must end with a line feed"],
  ] as const)("with %s is rejected", ([, text, message], { expect }) => {
    expect(() => parse(text)).toThrow(new Error(`brands/pets.tsv:${message}`))
  })

  it("of a category is named after it", ({ expect }) => {
    expect(fileNameOf("Home & Garden")).toBe("home-garden")
  })
})
