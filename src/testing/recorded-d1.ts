type Asked = { text: string; values: unknown[] }

/** A database that notes every statement it is asked, so that a test can look at their plans. */
export function recordedD1(d1: D1Database): {
  d1: D1Database
  plans: () => Promise<{ text: string; steps: string[] }[]>
} {
  const asked: Asked[] = []
  const prepare = (text: string) => {
    const statement = d1.prepare(text)
    asked.push({ text, values: [] })
    return {
      bind: (...values: unknown[]) => {
        asked.push({ text, values })
        return statement.bind(...values)
      },
    }
  }
  const plans = () =>
    Promise.all(
      [...new Map(asked.map((one) => [one.text, one])).values()].map(async ({ text, values }) => {
        const explained = await d1
          .prepare(`EXPLAIN QUERY PLAN ${text}`)
          .bind(...values)
          .all<{ detail: string }>()
        return { text, steps: explained.results.map(({ detail }) => detail) }
      }),
    )
  return { d1: { prepare, batch: (list: D1PreparedStatement[]) => d1.batch(list) } as unknown as D1Database, plans }
}

/** Steps that read a whole table, or all of an index of one. Virtual tables, JSON and parts of the query are not tables. */
export const fullScans = (steps: readonly string[]) =>
  steps.filter((step) =>
    /^SCAN (?:t|link|a|named|told|topics|org_topics|topic_history|activations|push_runs|connections|deliveries)\b/.test(
      step,
    ),
  )
