import { afterAll, beforeAll, inject } from "vitest"
import { openVisitor, type Visitor } from "./visitor.ts"

// An organization has 20 connections at most, and the files of a worker share one organization: each file deletes those it created.
// Hooks run in the order of the list, so the platforms that a file has started still answer here.
if (!inject("setupFailure")) {
  let before: string[]
  beforeAll(async () => {
    before = await asOwner(listConnections)
  })
  afterAll(() =>
    asOwner(async (owner) => {
      const created = (await listConnections(owner)).filter((id) => !before.includes(id))
      for (const id of created) await deleteConnection(owner, id)
    }),
  )
}

const listConnections = async ({ call }: Visitor) =>
  (await call<{ id: string }[]>("GET", "/api/connections")).map(({ id }) => id)

/** Leaves a connection whose platform keeps its segments: it cannot be deleted. */
async function deleteConnection({ call }: Visitor, id: string) {
  const active = await call<{ id: string }[]>("GET", `/api/activations?connectionId=${id}&status=active`)
  if (active.length > 0) {
    const body = { activationIds: active.map((one) => one.id) }
    const { errors } = await call<{ errors: number }>("POST", "/api/activations/bulk-deactivate", body)
    if (errors > 0) return
  }
  await call("DELETE", `/api/connections/${id}`)
}

async function asOwner<T>(step: (owner: Visitor) => Promise<T>): Promise<T> {
  const { close, ...owner } = await openVisitor({ person: "owner" })
  try {
    return await step(owner)
  } finally {
    await close()
  }
}
