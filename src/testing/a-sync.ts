import type { NewConnection } from "../organizations/connections/schema.ts"
import type { OrgContext } from "../kernel/context.ts"
import { startRun } from "../intake/sync/sync-runs.ts"
import { syncPage } from "../intake/sync/sync-page.ts"
import { aSource } from "./a-source.ts"
import type { TestOrg } from "./factories.ts"
import { withoutWaits } from "./without-waits.ts"
import type { SourceInput } from "./source-scripts.ts"

type Page = Awaited<ReturnType<typeof syncPage>>

/** A source and a connection to it; outbound calls do not wait. */
export async function aSync(
  org: TestOrg,
  spec: SourceInput,
  config: Record<string, unknown> = {},
  credentials?: NewConnection["credentials"],
) {
  const source = await aSource(spec)
  const { id } = await org.connection({ config: { base_url: source.url, ...config }, credentials })
  const base = org.ctx()
  const { outside, waits } = withoutWaits(base.outside)
  const ctx: OrgContext = { ...base, outside }
  const start = (changes: Partial<OrgContext> = {}) => startRun({ ...ctx, ...changes }, id, { background: false })
  const page = (runId: string, number?: number) => syncPage(ctx, id, runId, number)
  const toTheEnd = async (runId: string): Promise<Page[]> => {
    const pages: Page[] = []
    for (let done = false; !done && pages.length < 400;) {
      const answer = await page(runId)
      pages.push(answer)
      done = answer.done
    }
    return pages
  }
  return { source, connectionId: id, ctx, waits, start, page, toTheEnd, path: `/api/connections/${id}/sync/run` }
}

/** The topics of the library by external id. */
export async function libraryOf(org: TestOrg): Promise<Map<string, { name: string; score: number | null }>> {
  const { results } = await org
    .ctx()
    .d1.prepare("SELECT external_id, topic_name, performance_score FROM org_topics WHERE org_id = ? ORDER BY seq")
    .bind(org.id)
    .all<{ external_id: string; topic_name: string; performance_score: number | null }>()
  return new Map(results.map((row) => [row.external_id, { name: row.topic_name, score: row.performance_score }]))
}

/** Items with unique names, dissimilar enough not to count as duplicates. */
export const someItems = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Audience ${aWord()} ${aWord()} ${aWord()}` }))

const aWord = () => `7${crypto.randomUUID().slice(0, 8)}`
