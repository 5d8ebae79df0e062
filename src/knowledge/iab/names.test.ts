import { describe, it } from "vitest"
import { classifyNamed } from "../engine/local.ts"
import { packsFor } from "../engine/packs.ts"
import { phrasesOf, type PublishedNode, readPublished, type Tree, whyNoTopic } from "./compile-names.ts"
import { iabOf } from "./crosswalk.ts"
import type { Iab, IabMatch } from "./iab.ts"
import adProduct from "./published/ad-product-2.0.tsv?raw"
import audience from "./published/audience-1.1.tsv?raw"
import content22 from "./published/content-2.2.tsv?raw"
import content31 from "./published/content-3.1.tsv?raw"

const FILES = new Map([
  ["ad-product-2.0.tsv", adProduct],
  ["audience-1.1.tsv", audience],
  ["content-2.2.tsv", content22],
  ["content-3.1.tsv", content31],
])
const read = (file: string) => FILES.get(file.split("/").at(-1) ?? "") ?? ""
const TREES = ["content_3_1", "audience_1_1", "ad_product_2_0"] as const
const NODES = Object.fromEntries(TREES.map((tree) => [tree, readPublished(read, tree)])) as Record<
  (typeof TREES)[number],
  PublishedNode[]
>
const PATHS = Object.fromEntries(
  TREES.map((tree) => [tree, new Map(NODES[tree].map((node) => [node.id, node]))]),
) as Record<(typeof TREES)[number], Map<string, PublishedNode>>

const idsAbove = (node: PublishedNode | undefined): string[] => (node ? [node.id, ...idsAbove(node.parent)] : [])
const partOf = (node: PublishedNode): string => (node.parent ? partOf(node.parent) : node.name)
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/&|-/g, " ")
    .replaceAll(/\band\b|\s+/g, " ")
    .trim()

/** What a topic of this name gets from the service. */
async function iabOfName(name: string): Promise<Iab | null> {
  await packsFor([name])
  const topic = classifyNamed(name)
  return iabOf({ ...topic, category: topic.parentCategory, name, code: topic.iabCode })
}

type Answer = "same" | "above" | "contradiction"

/** Names that several nodes of a taxonomy share cannot be told apart: any of them is the node. */
function judge(tree: (typeof TREES)[number], node: PublishedNode, match: IabMatch | null | undefined): Answer {
  if (!match) return "above"
  const found = PATHS[tree].get(match.id)
  if (found && plain(found.name) === plain(node.name)) return "same"
  return idsAbove(node).includes(match.id) ? "above" : "contradiction"
}

async function askEvery(
  tree: Tree & keyof typeof NODES,
  nodes: readonly PublishedNode[],
  asked: (node: PublishedNode) => string,
) {
  const contradictions: string[] = []
  let exact = 0
  let claims = 0
  for (const node of nodes) {
    const name = asked(node)
    const match = (await iabOfName(name))?.[tree]
    const answer = judge(tree, node, match)
    if (answer === "contradiction")
      contradictions.push(`${name}: ${match?.id} ${PATHS[tree].get(match?.id ?? "")?.name}`)
    if (answer === "same" && match?.relation === "exact") exact++
    if (answer !== "same" && match?.relation === "exact") claims++
  }
  return { contradictions, exact: exact / nodes.length, claims: claims / nodes.length }
}

const topicsOf = (tree: keyof typeof NODES) => NODES[tree].filter((node) => !whyNoTopic(node))
const nameOf = (node: PublishedNode) => phrasesOf(node)[0] ?? ""

/** Every `step`-th node, from a start that differs per wording, so that they cover different nodes. */
const sampleOf = (nodes: readonly PublishedNode[], step: number, from: number) =>
  nodes.filter((_, i) => i % step === from % step)

describe("the names of IAB's nodes, asked as audiences", () => {
  it.for(TREES)("answers each name of %s with itself or what is above it", async (tree, { expect }) => {
    const nodes = topicsOf(tree)
    expect(nodes.length).toBeGreaterThan({ content_3_1: 690, audience_1_1: 1_390, ad_product_2_0: 560 }[tree])
    const { contradictions, exact, claims } = await askEvery(tree, nodes, nameOf)
    expect(contradictions.length / nodes.length, contradictions.join("\n")).toBeLessThanOrEqual(0.02)
    expect(claims).toBeLessThanOrEqual(0.01)
    expect(exact).toBeGreaterThanOrEqual(0.9)
  })

  // The wording, the parts of Audience 1.1 that it can name, and whether the topic stays the node itself.
  const WORDINGS: [wording: string, parts: RegExp, isSame: boolean][] = [
    ["% fans", /^Interest$/, true],
    ["People interested in %", /^Interest$/, true],
    ["% shoppers", /^Purchase/, true],
    ["In market for %", /^Purchase/, true],
    ["% buyers in Texas", /^Purchase/, false],
  ]

  it.for(WORDINGS)("reads %s the same way", async ([wording, parts, isSame], { expect }) => {
    for (const [at, tree] of TREES.entries()) {
      const topics = topicsOf(tree).filter((node) => tree !== "audience_1_1" || parts.test(partOf(node)))
      const nodes = sampleOf(topics, 5, wording.length + at)
      const { contradictions, exact } = await askEvery(tree, nodes, (node) => wording.replace("%", nameOf(node)))
      expect(contradictions.length / nodes.length, contradictions.join("\n")).toBeLessThanOrEqual(0.05)
      if (isSame) expect(exact, tree).toBeGreaterThanOrEqual(0.85)
      // Buyers in Texas are fewer than buyers.
      else expect(exact).toBe(0)
    }
  })

  it("leaves out only what is no topic, by the form of its name", ({ expect }) => {
    const reasons = Map.groupBy(NODES.audience_1_1, (node) => whyNoTopic(node) ?? "")
    reasons.delete("")
    expect(Object.fromEntries(Array.from(reasons, ([why, nodes]) => [why, nodes.length]))).toEqual({
      "a part of the taxonomy": 3,
      "a range of numbers": 108,
      "a place for the user's own values": 6,
      "a measure": 10,
      "people of a profession: as an audience, they are those who work in it": 5,
      "what is left of its parent": 20,
    })
  })
})

describe("what a topic's words name", () => {
  const names = (iab: Iab | null, tree: keyof typeof NODES) => {
    const match = iab?.[tree]
    return match && `${match.relation === "exact" ? "=" : "<"} ${PATHS[tree].get(match.id)?.name}`
  }

  it.for([
    ["hybrid minivans", "< Minivan", "< Automotive Ownership"],
    ["Minivan shoppers", "= Minivan", "< Automotive Ownership"],
    ["Rugby fans", "= Rugby", "= Rugby"],
    ["snowboarders", "= Snowboarding", "= Snowboarding"],
    ["Parents of toddlers", "= Parenting Babies and Toddlers", "= Parenting Babies and Toddlers"],
    ["HHI 150K+ parents of toddlers, Dallas DMA", "< Parenting Babies and Toddlers", "< Parenting Babies and Toddlers"],
    ["Dog owners in Texas", "< Dogs", "< Dogs"],
    ["cats and dogs owners", "< Pets", "< Pets"],
    ["hot dogs", "< Food & Drink", "< General Food"],
    ["toy trucks", "< Children's Games and Toys", "< Toys and Games"],
    ["table tennis players", "= Table Tennis", "= Table Tennis"],
    ["fantasy football", "< Fantasy Sports", "< Fantasy Sports"],
    ["Car insurance shoppers", "= Auto Insurance", "= Auto Insurance"],
    ["Used vehicle buyers", undefined, "= Pre-Owned Vehicles"],
    ["Amantes de los perros", "< Dogs", "< Dogs"],
  ] as const)("%s", async ([name, content, audienceNode], { expect }) => {
    const iab = await iabOfName(name)
    if (content) expect(names(iab, "content_3_1")).toBe(content)
    expect(names(iab, "audience_1_1")).toBe(audienceNode)
  })

  it("takes no intent to buy from people who like a topic", async ({ expect }) => {
    expect((await iabOfName("Electronics fans"))?.audience_1_1.tier).toBe("interest")
    expect((await iabOfName("Electronics shoppers"))?.audience_1_1.tier).toBe("purchase_intent")
  })

  it("keeps to a place that a person corrected", ({ expect }) => {
    const corrected = { category: "Auto", subcategory: "Classic & Collector Cars", intent: "interest" }
    const iab = iabOf({ ...corrected, name: "Luxury car enthusiasts", code: "19" })
    expect([names(iab, "content_3_1"), names(iab, "audience_1_1")]).toEqual(["< Classic Cars", "< Classic Cars"])
  })

  it("takes what the engine found by other words as said", ({ expect }) => {
    const found = { category: "Sports & Outdoors", subcategory: "Football", intent: "interest" }
    const iab = iabOf({ ...found, name: "All Blacks supporters", code: "527" })
    expect([names(iab, "content_3_1"), names(iab, "audience_1_1")]).toEqual(["< Rugby", "< Rugby"])
  })

  it("takes no part of an unsure name", async ({ expect }) => {
    const guessed = { category: "Auto", subcategory: "Trucks & Vans", intent: "product", unsure: true }
    expect(names(iabOf({ ...guessed, name: "Zorvex minivan", code: "1" }), "content_3_1")).toBe("< Automotive")
    expect(names(iabOf({ ...guessed, name: "Minivans", code: "1" }), "content_3_1")).toBe("= Minivan")
  })

  it("gives topics the code of that node", async ({ expect }) => {
    for (const name of ["hybrid minivans", "Beekeepers", "K-pop fans", "Ford F-150 owners", "Käufer von Minivans"]) {
      await packsFor([name])
      expect((await iabOfName(name))?.content_3_1.id, name).toBe(classifyNamed(name).iabCode)
    }
  })
})
