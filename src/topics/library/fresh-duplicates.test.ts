import { env } from "cloudflare:workers"
import { it } from "vitest"
import { openEmbeddedIndex } from "../../kernel/vectors/embedded-index.ts"
import type { UnsentIds, VectorShard } from "../../kernel/vectors/vector-index.ts"
import { openVectorizeIndex } from "../../kernel/vectors/vectorize-index.ts"
import { aName, anOrg } from "../../testing/factories.ts"
import { aVectorize } from "../../testing/vectorize-stub.ts"
import { addToLibrary } from "./intake.ts"

it("adopts a near-identical topic one second after the first, although neither is visible in Vectorize yet", async ({
  expect,
}) => {
  const clock = { now: new Date("2026-11-15T00:00:00Z") }
  const prefix = crypto.randomUUID()
  const objects = {
    getByName: (name: string) => env.VECTORS.getByName(`${prefix}/${name}`) as unknown as VectorShard & UnsentIds,
  }
  const vectors = openVectorizeIndex(
    openEmbeddedIndex(objects),
    aVectorize(() => clock.now),
    objects.getByName("unsent"),
    () => {},
  )
  const create = async (topicName: string) => {
    const ctx = (await anOrg()).ctx()
    const [taken] = await addToLibrary({ ...ctx, vectors }, [{ topicName }], {
      changeType: "created",
      source: "matrix",
    })
    return taken
  }
  const mark = aName("").trim()
  const first = await create(`Zembrilliano ${mark} boat owners`)
  clock.now = new Date(clock.now.getTime() + 1_000)
  const second = await create(`Zembriliano ${mark} boat owners`)
  expect(first?.outcome).toBe("created")
  expect(second).toMatchObject({ outcome: "adopted", topicId: first?.topicId })
})
