type Value = string | number | null

/** A SQL fragment with its bound values, in order. */
export type Sql = { text: string; values: readonly Value[] }

/**
 * SQL with inline values: sql`SELECT name FROM jobs WHERE id = ${id}`. Values become bound parameters, nested fragments become part of the
 * statement. Generated text, such as a column list, needs `raw`.
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql
/** The older form: values follow the text. */
export function sql(text: string, ...values: readonly Value[]): Sql
export function sql(text: string | TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  if (typeof text === "string") return { text, values: parts as readonly Value[] }
  const fragments = parts.map((part) =>
    typeof part === "object" && part !== null ? part : { text: "?", values: [part] },
  )
  return {
    text: text.map((piece, i) => piece + (fragments[i]?.text ?? "")).join(""),
    values: fragments.flatMap(({ values }) => values),
  }
}

/** Text inserted into a statement verbatim. Never pass input from outside. */
export const raw = (text: string): Sql => ({ text, values: [] })

export function join(parts: readonly Sql[], between: string): Sql {
  return { text: parts.map(({ text }) => text).join(between), values: parts.flatMap(({ values }) => values) }
}

export const prepare = (d1: D1Database, { text, values }: Sql) => d1.prepare(text).bind(...values)
