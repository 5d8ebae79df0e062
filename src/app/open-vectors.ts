import type { Budget } from "../kernel/budget/budget.ts"
import { countedBinding, countedObjects } from "../kernel/budget/counted.ts"
import type { Services } from "../kernel/context.ts"
import { atHome } from "../kernel/ports/home-region.ts"
import type { UnsentIds, VectorIndexPort, VectorShard } from "../kernel/vectors/vector-index.ts"
import type { Env } from "./env.ts"

/** The index is loaded on first use: classification does not need it. */
export function openVectors(env: Env, budget: Budget, log: Services["log"]): VectorIndexPort {
  let opened: Promise<VectorIndexPort> | undefined
  const index = () => (opened ??= openIndex(env, budget, log))
  return {
    upsert: async (entries) => (await index()).upsert(entries),
    remove: async (topics) => (await index()).remove(topics),
    query: async (vector, options) => (await index()).query(vector, options),
    queryMany: async (vectors, options) => (await index()).queryMany(vectors, options),
    reconcile: async (entries) => (await index()).reconcile(entries),
    fullest: async () => (await index()).fullest(),
    ...(env.VECTORIZE && { sendUnsent: async (read) => (await (await index()).sendUnsent?.(read)) ?? 0 }),
  }
}

/** The Durable Objects alone, or with Vectorize if it is bound. */
async function openIndex(env: Env, budget: Budget, log: Services["log"]): Promise<VectorIndexPort> {
  const { openEmbeddedIndex } = await import("../kernel/vectors/embedded-index.ts")
  const objects = countedObjects<VectorShard & UnsentIds>(env.VECTORS, budget, atHome(env))
  const embedded = openEmbeddedIndex(objects)
  if (!env.VECTORIZE) return embedded
  const { openVectorizeIndex } = await import("../kernel/vectors/vectorize-index.ts")
  const vectorize = countedBinding(env.VECTORIZE, "vectorize", budget)
  const onDelay = (error: unknown) => log("vectors.delayed", { level: "warn", error: String(error) })
  return openVectorizeIndex(embedded, vectorize, objects.getByName("unsent"), onDelay)
}
