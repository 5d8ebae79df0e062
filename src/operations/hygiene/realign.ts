import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { keepRevocations } from "../../organizations/revocations/keep-revocations.ts"
import { indexNext } from "../../topics/catalog/reconcile-index.ts"

const ORGANIZATIONS_PER_CALL = 100
const PAGES_PER_CALL = 4

/**
 * Backups do not contain Durable Objects, and Time Travel does not rewind them with the database. First, access that ended after
 * the rows were current is ended again; then one call aligns one page of quota counters, or one page of the vector index, with the
 * database; the cursor covers all.
 */
export async function realign(services: Services, cursor = "revoked:") {
  const [, kind, place = ""] = /^(revoked|org|topic):(\w*)$/.exec(cursor) ?? []
  if (kind === "revoked") {
    return { organizations: 0, topics: 0, cursor: (await keepRevocations(services)) ? "org:" : "revoked:" }
  }
  if (kind === "org") return alignCounters(services, place)
  if (kind === "topic" && /^\d{1,15}$/.test(place)) return indexTopics(services, Number(place))
  throw new AppError(400, "cursor is not one of ours")
}

async function alignCounters({ directory, alignUsage }: Services, after: string) {
  const { results } = await directory
    .prepare("SELECT id FROM organizations WHERE id > ? ORDER BY id LIMIT ?")
    .bind(after, ORGANIZATIONS_PER_CALL)
    .all<{ id: string }>()
  for (const { id } of results) await alignUsage(id)
  const last = results.at(-1)?.id
  return { organizations: results.length, topics: 0, cursor: last === undefined ? "topic:0" : `org:${last}` }
}

async function indexTopics(services: Services, after: number) {
  let topics = 0
  let reached: number | undefined = after
  for (let page = 0; page < PAGES_PER_CALL && reached !== undefined; page++) {
    const next: Awaited<ReturnType<typeof indexNext>> = await indexNext(services, reached)
    topics += next.topics
    reached = next.reached
  }
  return { organizations: 0, topics, cursor: reached === undefined ? null : `topic:${reached}` }
}
