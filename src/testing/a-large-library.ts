import { NewPush } from "../activation/runs/schema.ts"
import { addFromCatalog } from "../topics/catalog/add-from-catalog.ts"
import { CatalogChoice } from "../topics/catalog/schema.ts"
import { aPush } from "./a-push.ts"
import { manyTopics } from "./many-topics.ts"

/** A library of many topics, none of which the connection's policy lets through: they are pushed without a platform call. */
export async function aLargeLibrary(topics: number) {
  const config = { sensitivity_policy: "block_sensitive" }
  const pushed = await aPush(0, { config })
  const marker = await fillLibrary(pushed.ctx, topics)
  await pushed.ctx.d1
    .prepare("UPDATE topics SET sensitivity = 'Sensitive' WHERE topic_name LIKE ?")
    .bind(`%${marker}%`)
    .run()
  const topicIds = async () =>
    (
      await pushed.ctx.d1.prepare("SELECT id FROM org_topics WHERE org_id = ?").bind(pushed.org.id).raw<[string]>()
    ).flat()
  return {
    ...pushed,
    topicIds,
    /** Another connection of the same organization, without activations. */
    otherConnection: async () => {
      const settings = pushed.platform.marketplace
      return (await pushed.org.connection({ ...settings, config: { ...settings.config, ...config } })).id
    },
    choice: NewPush.parse({ filters: { search: marker } }),
    everything: NewPush.parse({ filters: {} }),
  }
}

/** Adds new topics to a library. Returns a word that all their names contain. */
export async function fillLibrary(ctx: Awaited<ReturnType<typeof aPush>>["ctx"], topics: number): Promise<string> {
  const marker = `large${crypto.randomUUID().slice(0, 8)}`
  await manyTopics(topics, marker)
  await addFromCatalog(ctx, { filters: CatalogChoice.parse({ filters: { search: marker } }).filters })
  return marker
}
