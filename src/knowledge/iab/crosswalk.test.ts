import { describe, it } from "vitest"
import { INTENTS } from "../taxonomy/classification.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import { CROSSWALK, crosswalkOf, iabOf, WHOLE_CATEGORY } from "./crosswalk.ts"
import { type Column, COLUMNS } from "./iab.ts"
import adProductText from "./published/ad-product-2.0.tsv?raw"
import audienceText from "./published/audience-1.1.tsv?raw"
import toAdProductText from "./published/content-1.0-to-ad-product-2.0.tsv?raw"
import toContent2Text from "./published/content-1.0-to-2.0.tsv?raw"
import content22Text from "./published/content-2.2.tsv?raw"
import content31Text from "./published/content-3.1.tsv?raw"

const linesOf = (text: string) => text.split(/\r?\n/).map((line) => line.split("\t").map((cell) => cell.trim()))
const namesIn = (text: string, id: number, name: (cells: string[]) => string | undefined) =>
  new Map(linesOf(text).flatMap((cells) => (cells[id] ? [[cells[id], name(cells) ?? ""] as const] : [])))

/** Id to name, and for Audience 1.1 id to first tier. */
const audience = namesIn(audienceText, 1, (cells) => cells.slice(4, 10).findLast(Boolean))
const tiers = namesIn(audienceText, 1, (cells) => cells[4])
const content31 = namesIn(content31Text, 0, (cells) => cells[2])
const content22 = namesIn(content22Text, 0, (cells) => cells[2])
const adProduct = namesIn(adProductText, 0, (cells) => cells[2])

const TARGETS = {
  interest: audience,
  purchase_intent: audience,
  demographic: audience,
  content_3_1: content31,
  content_2_2: content22,
  ad_product_2_0: adProduct,
} satisfies Record<Column, Map<string, string>>

const CATEGORIES = GROUPS.flatMap(({ categories }) => categories)
const PLACES = CATEGORIES.flatMap(({ name: category, iab, subcategories }) => [
  { category, subcategory: WHOLE_CATEGORY, own: category, code: iab },
  ...subcategories.map(({ name, iab: code }) => ({ category, subcategory: name, own: name, code })),
])
const MATCHES = PLACES.flatMap(({ category, subcategory, own, code }) =>
  COLUMNS.flatMap((column) => {
    const match = crosswalkOf(category).get(subcategory)?.[column]
    return match ? [{ place: `${category} > ${own}: ${column} ${match.id}`, column, own, code, ...match }] : []
  }),
)

const sameName = (a = "", b = "") => plain(a) === plain(b)
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()

describe("the crosswalk to the taxonomies of IAB", () => {
  it("names only nodes that the published files have, in the right part of Audience 1.1", ({ expect }) => {
    expect(MATCHES.length).toBeGreaterThan(2_500)
    const first = { interest: "Interest", purchase_intent: "Purchase Intent*", demographic: "Demographic" }
    const wrong = MATCHES.filter(
      ({ column, id }) =>
        !TARGETS[column].get(id) || (column in first && tiers.get(id) !== first[column as "interest"]),
    )
    expect(wrong.map(({ place }) => place)).toEqual([])
  })

  it("has an audience and a node of both versions of Content for every subcategory and category", ({ expect }) => {
    expect(PLACES).toHaveLength(507 + 41)
    for (const { category, subcategory, code } of PLACES) {
      for (const intent of INTENTS) {
        const iab = iabOf({ category, subcategory, intent })
        expect(audience.has(iab?.audience_1_1.id ?? ""), category).toBe(true)
        expect(content22.has(iab?.content_2_2.id ?? ""), category).toBe(true)
        expect(iab?.content_3_1.id).toBe(code)
      }
    }
  })

  it("has a line of six cells for each subcategory, and no other line", ({ expect }) => {
    expect(Object.keys(CROSSWALK)).toEqual(CATEGORIES.map(({ name }) => name))
    const subcategories = CATEGORIES.flatMap(({ name }) => Array.from(crosswalkOf(name).keys()))
    expect(subcategories).toEqual(PLACES.map(({ subcategory }) => subcategory))
    const cell = /^(?:\.|\w*[=+][onh])$/
    const lines = Object.values(CROSSWALK).flatMap((text) => text.split("\n"))
    const wrong = lines.filter((line) => {
      const cells = line.split(": ")[1]?.split(" ") ?? []
      return cells.length !== COLUMNS.length || !cells.every((one) => cell.test(one))
    })
    expect(wrong).toEqual([])
  })

  it("calls a match by name only what has the same name", ({ expect }) => {
    const wrong = MATCHES.filter(({ source, column, id, own, code }) => {
      const name = TARGETS[column].get(id)
      return source === "name" && !sameName(name, own) && !sameName(name, content31.get(code))
    })
    expect(wrong.map(({ place }) => place)).toEqual([])
  })

  it("calls official only what the files of IAB say", ({ expect }) => {
    const olderIds = Map.groupBy(
      linesOf(toContent2Text).filter(([, , , id, , , , , , , imperfect]) => id && !imperfect),
      ([, , , id]) => id,
    )
    const products = new Map(linesOf(toAdProductText).map(([older, , , id]) => [older, id]))
    const wrong = MATCHES.filter(({ source, column, id, code }) => {
      if (source !== "official") return false
      if (column === "content_2_2") return id !== code || !sameName(content22.get(id), content31.get(id))
      return column !== "ad_product_2_0" || !olderIds.get(code)?.some(([older]) => products.get(older) === id)
    })
    expect(wrong.map(({ place }) => place)).toEqual([])
  })

  it("takes Interest or Purchase Intent by the intent, and Demographic where the subcategory is one", ({ expect }) => {
    const cars = { category: "Auto", subcategory: "Luxury Cars" }
    expect(iabOf({ ...cars, intent: "interest" })?.audience_1_1).toEqual({
      id: "254",
      tier: "interest",
      relation: "broader",
      source: "name",
    })
    expect(iabOf({ ...cars, intent: "product" })?.audience_1_1).toMatchObject({ id: "805", tier: "purchase_intent" })
    const ages = { category: "Demographics", subcategory: "Age Groups" }
    expect(iabOf({ ...ages, intent: "product" })?.audience_1_1).toMatchObject({ id: "2", tier: "demographic" })
  })

  it("claims no more than the category for unsure topics and unknown subcategories", ({ expect }) => {
    const broad = iabOf({ category: "Auto", subcategory: "Car Culture & Technology", intent: "interest", unsure: true })
    expect(broad).toMatchObject({ audience_1_1: { id: "243" }, content_3_1: { id: "1" }, content_2_2: { id: "1" } })
    expect(iabOf({ category: "Auto", subcategory: "Flying Cars", intent: "interest" })).toEqual(broad)
    expect(iabOf({ category: "Nothing", subcategory: "Nowhere", intent: "interest" })).toBeNull()
  })
})
