import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { listConnections } from "../../organizations/connections/connections.ts"
import { findByEffectiveName } from "../../topics/library/store.ts"

/** The id of the connection with this id or name: people speak of "the sandbox", not of ids. */
export async function connectionIdOf(ctx: OrgContext, given: string): Promise<string> {
  const all = await listConnections(ctx, {})
  if (all.some(({ id }) => id === given)) return given
  const name = normalizedName(given)
  const named = all.filter((one) => normalizedName(one.name) === name)
  if (named.length > 1) {
    throw new AppError(
      400,
      `connection_id: several connections are called ${given}: ${named.map(({ id }) => id).join(", ")}`,
    )
  }
  if (!named[0]) throw new AppError(404, "Connection not found")
  return named[0].id
}

const TOPIC_ID = /^(?:ot|tp)_[0-9a-z]+$/i

/** The ids of topics of the library that are given by id or by name. */
export async function topicIdsOf(ctx: OrgContext, given: readonly string[]): Promise<string[]> {
  const names = given.filter((one) => !TOPIC_ID.test(one)).map(normalizedName)
  if (names.length === 0) return [...given]
  const byName = await findByEffectiveName(ctx, names)
  return given.map((one) => {
    const id = TOPIC_ID.test(one) ? one : byName.get(normalizedName(one))
    if (id === undefined) throw new AppError(404, `Topic not found: ${one}`)
    return id
  })
}

export const topicIdOf = async (ctx: OrgContext, given: string): Promise<string> =>
  (await topicIdsOf(ctx, [given]))[0] ?? given
