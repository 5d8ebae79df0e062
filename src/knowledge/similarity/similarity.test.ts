import { describe, it } from "vitest"
import { canonicalKey } from "./canonical-key.ts"
import { embed, type TopicText } from "./embedding.ts"
import { CROSS_CATEGORY_BOUND, cosine, headOf, normSquared, SIGNATURE_SHARE } from "./embedding-layout.ts"
import { evaluateDuplicates, type LabelledPair } from "./eval-duplicates.ts"
import { normalizedName } from "../text/normalized-name.ts"
import corpus from "./pairs.corpus.json" with { type: "json" }
import { areDuplicates, similarityOf } from "./similarity.ts"

const pairs = corpus as LabelledPair[]
const TRUCKS = {
  parentCategory: "Auto",
  taxonomyType: "Automotive",
  subcategory: "Trucks & Vans",
  segmentType: "B2C",
  keywords: ["ford", "truck", "pickup"],
}
const truckTopic = (name: string): TopicText => ({ name, ...TRUCKS })

describe("duplicate detection", () => {
  it("reaches its precision and recall on the corpus of pairs", ({ expect }) => {
    const { precision, recall, falsePositives } = evaluateDuplicates(pairs)
    expect(falsePositives).toEqual([])
    expect(precision).toBeGreaterThanOrEqual(0.98)
    expect(recall).toBeGreaterThanOrEqual(0.95)
  })

  it("does not block owners against intenders of the same thing", ({ expect }) => {
    const similarity = similarityOf(truckTopic("Ford truck owners"), truckTopic("Ford truck intenders"))
    expect(similarity).toBeLessThan(0.95)
    expect(similarity).toBeGreaterThanOrEqual(0.75)
  })

  it("blocks another spelling of a name with a different classification", ({ expect }) => {
    const other = { ...truckTopic("intenders: FORD Trucks"), parentCategory: "Shopping", keywords: [] }
    expect(areDuplicates(truckTopic("Ford truck shoppers"), other)).toBe(true)
  })

  it("does not block different names whose signatures collide", ({ expect }) => {
    const numbered = (i: number) =>
      truckTopic(`Ford pickup truck drivers near region branch office number ${i} of many`)
    const bySignature = new Map<string, TopicText>()
    let collisions = 0
    for (let i = 1000; i < 3000; i++) {
      const topic = numbered(i)
      const { first, second } = headOf(embed(topic))
      const other = bySignature.get(`${first}/${second}`)
      bySignature.set(`${first}/${second}`, topic)
      if (!other || cosine(embed(topic), embed(other)) < 0.95) continue
      collisions++
      expect(areDuplicates(topic, other)).toBe(false)
    }
    expect(collisions).toBeGreaterThan(10)
  })

  it.for([
    ["HHI $75K-$100K", "Household Income $75,000-$99,999"],
    ["Revenue $1M-$10M", "Annual revenue $1 million to $10 million"],
    ["Employees: 51-200", "51 to 200 employees"],
    ["Homeowners in Columbus, OH", "Columbus, Ohio homeowners"],
    ["Movers - Recent", "Recent movers"],
    ["Current Verizon customers", "Verizon customers"],
    ["Has a dog", "Dog owners"],
    ["Enthusiasts: Cycling", "Cycling enthusiasts"],
    ["Health > Conditions > Asthma", "Asthma"],
  ])("blocks %s and %s", ([a = "", b = ""], { expect }) => {
    expect(canonicalKey(a)).toBe(canonicalKey(b))
  })

  it.for([
    ["HHI $75K-$100K", "HHI $75K-$150K"],
    ["Lapsed Verizon customers", "Verizon customers"],
    ["Portland, OR residents", "Portland, ME residents"],
    ["Movers - Recent", "Movers - Frequent"],
  ])("does not block %s and %s", ([a = "", b = ""], { expect }) => {
    expect(canonicalKey(a)).not.toBe(canonicalKey(b))
  })

  it("compares long unknown names by sound", ({ expect }) => {
    expect(canonicalKey("Zembrilliano collectors")).not.toBe(canonicalKey("Zembriliano collectors"))
    expect(areDuplicates(truckTopic("Zembrilliano collectors"), truckTopic("Zembriliano collectors"))).toBe(true)
    expect(areDuplicates(truckTopic("Zembrilliano collectors"), truckTopic("Zambertolano collectors"))).toBe(false)
  })

  it("distinguishes places, numbers and negations", ({ expect }) => {
    for (const [a, b] of [
      ["Travelers to Spain", "Travelers from Spain"],
      ["Adults 55+", "Adults 55"],
      ["Homes with pools", "Homes without pools"],
      ["iPhone 14 owners", "iPhone 15 owners"],
      ["C++ developers", "C# developers"],
    ] as const) {
      expect(areDuplicates(truckTopic(a), truckTopic(b)), `${a} / ${b}`).toBe(false)
    }
  })
})

describe("the embedding", () => {
  const names = pairs.flatMap(({ a, b }) => [a, b])

  it("has the minimum shares that its bounds rely on, for every name", ({ expect }) => {
    for (const name of [...names, "", "!!!", "a ".repeat(60), "word ".repeat(200), "x".repeat(300)]) {
      const vector = embed(truckTopic(name))
      const { category, first, second } = headOf(vector)
      const share = (dimension: number) => (vector[dimension] ?? 0) ** 2 / normSquared(vector)
      expect(share(category)).toBeGreaterThanOrEqual(1 - CROSS_CATEGORY_BOUND)
      expect(share(64 + first)).toBeGreaterThanOrEqual(SIGNATURE_SHARE)
      expect(share(96 + second)).toBeGreaterThanOrEqual(SIGNATURE_SHARE)
    }
  })

  it("keeps topics of two categories below the warning threshold", ({ expect }) => {
    for (const name of names) {
      expect(cosine(embed(truckTopic(name)), embed({ ...truckTopic(name), parentCategory: "Travel" }))).toBeLessThan(
        0.75,
      )
    }
  })

  it("keeps names with different keys below the block threshold", ({ expect }) => {
    const distinct = [...new Map(names.map((name) => [canonicalKey(name), name])).values()].slice(0, 250)
    const vectors = distinct.map((name) => embed(truckTopic(name)))
    for (const [i, a] of vectors.entries()) {
      for (const [j, b] of vectors.entries()) {
        if (i < j && cosine(a, b) >= 0.95) expect.fail(`${distinct[i]} / ${distinct[j]}`)
      }
    }
    expect(vectors.length).toBe(250)
  })
})

describe("normalizedName", () => {
  it("normalizes case, punctuation and spaces, and keeps + and #", ({ expect }) => {
    expect(normalizedName("  Levi's®  Jeans — Buyers! ")).toBe("levis jeans buyers")
    expect(normalizedName("C++ Developers")).not.toBe(normalizedName("C developers"))
    expect(normalizedName("!!!")).toBe("!!!")
  })
})
