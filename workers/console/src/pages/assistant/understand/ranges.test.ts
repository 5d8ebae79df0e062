import { describe, it } from "vitest"
import { DIMENSION_SETS } from "../../../../../../src/knowledge/taxonomy/dimension-sets.ts"
import { isRange, valuesWithin } from "./ranges.ts"

const valuesOf = (name: string) => DIMENSION_SETS.find((set) => set.name === name)?.values ?? []

describe("valuesWithin", () => {
  it.for<[string, string, string[]]>([
    ["Age Range", "25-44", ["25-34", "35-44"]],
    ["Age Range", "25-34", ["25-34"]],
    ["Age Range", "between 18 and 34", ["18-24", "25-34"]],
    ["Age Range", "55+", ["55-64", "65+"]],
    ["Age Range", "55 and over", ["55-64", "65+"]],
    ["Age Range", "over 64", ["65+"]],
    ["Age Range", "older than 54", ["55-64", "65+"]],
    ["Age Range", "under 35", ["18-24", "25-34"]],
    ["Age Range", "up to 34", ["18-24", "25-34"]],
    ["Age Range", "30-40", []],
    ["Age Range", "under 18", []],
    ["Income Range", "over $100K", ["$100K-$149K", "$150K-$199K", "$200K-$249K", "$250K+"]],
    ["Income Range", "$100k-$150k", ["$100K-$149K"]],
    ["Income Range", "under 50k", ["Under $25K", "$25K-$49K"]],
    ["Net Worth", "over $1m", ["$1M-$4.9M", "$5M+"]],
    ["Net Worth", "$1m-$5m", ["$1M-$4.9M"]],
    ["Company Size", "over 10,000", ["Over 10,000 Employees"]],
    ["Company Size", "1-50", ["1-10 Employees", "11-50 Employees"]],
    ["Company Revenue", "$1b+", ["$1B+"]],
    ["Household Size", "3+", ["3 People", "4 People", "5+ People"]],
    ["Gender", "25-44", []],
  ])("%s: %s is %j", ([set, phrase, expected], { expect }) => {
    expect(isRange(phrase)).toBe(true)
    expect(valuesWithin(phrase, valuesOf(set))).toEqual(expected)
  })

  it.for(["trucks", "over", "25", "-", "$", "25-", "over the hill", "1".repeat(300)])(
    "%s is not a range",
    (phrase, { expect }) => {
      expect(isRange(phrase)).toBe(false)
    },
  )
})
