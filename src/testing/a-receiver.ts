import { inject } from "vitest"
import type { EventType } from "../organizations/webhooks/event-types.ts"
import type { TestOrg } from "./factories.ts"
import type { ReceiverSpec, SeenDelivery } from "./receiver-spec.ts"

type Envelope = { id: string; type: string; created_at: string; org_id: string; data: Record<string, unknown> }

/** A receiver for one test, and the organization's webhook that leads to it. */
export async function aReceiver(org: TestOrg, events?: EventType[], answers: ReceiverSpec["answers"] = []) {
  const name = crypto.randomUUID().replaceAll("-", "")
  const url = `${inject("receiverUrl")}/${name}`
  const control = `${inject("receiverUrl")}/_control/${name}`
  const { id, secret } = await org.webhook({ url, ...(events && { events }) })
  const update = async (spec: Partial<ReceiverSpec>) => {
    const response = await fetch(control, {
      method: "PUT",
      body: JSON.stringify({ secrets: [secret], answers, ...spec }),
    })
    await response.body?.cancel()
  }
  await update({})
  const seen = async () => (await fetch(control)).json<SeenDelivery[]>()
  return {
    id,
    url,
    secret,
    update,
    seen,
    /** What arrived; throws if a delivery was not as documented. */
    received: async (): Promise<Envelope[]> =>
      (await seen()).map(({ body, problem }) => {
        if (problem !== null) throw new Error(`A delivery was refused: ${problem}`)
        return JSON.parse(body) as Envelope
      }),
  }
}
