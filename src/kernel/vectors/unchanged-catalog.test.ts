import { it } from "vitest"
import { openBudget } from "../budget/budget.ts"
import { countedBinding } from "../budget/counted.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { GROUPS } from "../../knowledge/taxonomy/groups.ts"
import { bindings } from "../../testing/factories.ts"
import { numRuns } from "../../testing/runs.ts"
import { aVectorize } from "../../testing/vectorize-stub.ts"
import { openEmbeddedIndex } from "./embedded-index.ts"
import type { UnsentIds, VectorShard } from "./vector-index.ts"
import { openVectorizeIndex } from "./vectorize-index.ts"

const COUNT = numRuns(12_000, 100_000)
/** As many as a round of the hourly walk compares. */
const ROUND = 10_000
const PLACES = GROUPS.flatMap((group) =>
  group.categories.flatMap((category) => category.subcategories.map((node) => [group.name, category.name, node.name])),
)

const entryAt = (i: number) => {
  const [taxonomyType = "", parentCategory = "", subcategory = ""] = PLACES[i % PLACES.length] ?? []
  const text = { name: `Topic ${i}`, taxonomyType, parentCategory, subcategory, segmentType: "B2C", keywords: ["word"] }
  return { id: `tp_unchanged_${i}`, vector: embed(text) }
}

const WRITES = new Set(["upsert", "remove", "growTo", "noteUnsent", "forgetUnsent"])

it("reconciling an unchanged catalog of many thousands writes nothing", { timeout: 600_000 }, async ({ expect }) => {
  let writes = 0
  // Objects of this test alone: others would search among its vectors.
  const objects = {
    getByName: (name: string): VectorShard & UnsentIds =>
      new Proxy(bindings.VECTORS.getByName(`unchanged/${name}`), {
        get: (target, method) => {
          const member: unknown = Reflect.get(target, method)
          if (typeof member !== "function") return member
          return (...given: unknown[]): unknown => {
            if (WRITES.has(String(method))) writes++
            return Reflect.apply(member, target, given)
          }
        },
      }),
  }
  const budget = openBudget()
  const vectorize = countedBinding(
    aVectorize(() => new Date()),
    "vectorize",
    budget,
  )
  const index = openVectorizeIndex(openEmbeddedIndex(objects), vectorize, objects.getByName("unsent"), (error) => {
    throw error
  })
  const catalog = Array.from({ length: COUNT }, (_, i) => entryAt(i))
  const reconcileAll = async () => {
    let written = 0
    for (let from = 0; from < COUNT; from += ROUND) written += await index.reconcile(catalog.slice(from, from + ROUND))
    return written
  }
  expect(await reconcileAll()).toBe(COUNT)
  expect(writes).toBeGreaterThan(0)
  const sent = budget.calls().vectorize
  expect(sent).toBe(COUNT / 1_000)
  writes = 0
  expect(await reconcileAll()).toBe(0)
  expect([writes, budget.calls().vectorize]).toEqual([0, sent])
})
