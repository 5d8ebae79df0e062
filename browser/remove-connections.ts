import { afterAll, beforeAll, inject } from "vitest"
import { callAs } from "./call-as.ts"
import { type Visitor, world } from "./visitor.ts"

type Caller = Pick<Visitor, "call">

const MAX_AT_ONCE = 500

// An organization has 20 connections at most, and the files of a worker share one organization: each file deletes those it created.
// The platforms that a file started must still answer here, or each call to them is retried for seconds. A file stops them in the function that its `beforeAll` returns, which runs after every `afterAll`.
if (!inject("setupFailure")) {
  let before: string[]
  beforeAll(async () => {
    before = await asOwner(listConnections)
  })
  afterAll(() =>
    asOwner(async (owner) => {
      const created = (await listConnections(owner)).filter((id) => !before.includes(id))
      for (const id of created) await tryDelete(owner, id)
    }),
  )
}

const listConnections = async ({ call }: Caller) =>
  (await call<{ id: string }[]>("GET", "/api/connections")).map(({ id }) => id)

/** Skips connections that still have segments, because their platform keeps them or there are too many. */
async function tryDelete({ call }: Caller, id: string) {
  const active = await call<{ id: string }[]>("GET", `/api/activations?connectionId=${id}&status=active`)
  const activationIds = active.slice(0, MAX_AT_ONCE).map((one) => one.id)
  if (activationIds.length > 0) await call("POST", "/api/activations/bulk-deactivate", { activationIds })
  await call("DELETE", `/api/connections/${id}`).catch((error: unknown) => {
    if (!String(error).includes("Connection has active activations")) throw error
  })
}

/** Without a page: every file does this twice. */
const asOwner = <T>(step: (owner: Caller) => Promise<T>): Promise<T> => step({ call: callAs(world(), "owner") })
