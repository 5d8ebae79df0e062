type Query = { text: string; values: unknown[] }

/** A database that records its statements, so that a test can inspect their query plans. */
export function recordedD1(d1: D1Database): {
  d1: D1Database
  plans: () => Promise<{ text: string; steps: string[] }[]>
} {
  const queries: Query[] = []
  const prepare = (text: string) => {
    const statement = d1.prepare(text)
    queries.push({ text, values: [] })
    return {
      bind: (...values: unknown[]) => {
        queries.push({ text, values })
        return statement.bind(...values)
      },
    }
  }
  const plans = () =>
    Promise.all(
      [...new Map(queries.map((one) => [one.text, one])).values()].map(async ({ text, values }) => {
        const explained = await d1
          .prepare(`EXPLAIN QUERY PLAN ${text}`)
          .bind(...values)
          .all<{ detail: string }>()
        return { text, steps: explained.results.map(({ detail }) => detail) }
      }),
    )
  return { d1: { prepare, batch: (list: D1PreparedStatement[]) => d1.batch(list) } as unknown as D1Database, plans }
}

/** Steps that scan a whole table or index. Virtual tables, JSON and subqueries do not count. */
export const fullScans = (steps: readonly string[]) =>
  steps.filter((step) =>
    /^SCAN (?:t|link|a|named|recorded|topics|org_topics|topic_history|activations|push_runs|connections|deliveries)\b/.test(
      step,
    ),
  )
