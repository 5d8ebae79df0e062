import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import type { RememberedValues, ValuesToRemember } from "./schema.ts"

const MAX_CHARACTERS = 200_000

type Field = RememberedValues["values"][number]["field"]
type Stored = Partial<Record<Field, Record<string, string>>>

/** What words in the organization's files mean, as its people told the import. */
export async function listValues({ directory, org }: OrgContext): Promise<RememberedValues> {
  const stored = await prepare(directory, sql`SELECT import_values FROM organizations WHERE id = ${org.id}`).first<
    string | null
  >("import_values")
  const byField = Object.entries(JSON.parse(stored ?? "{}") as Stored) as [Field, Record<string, string>][]
  return {
    values: byField.flatMap(([field, words]) => Object.entries(words).map(([from, to]) => ({ field, from, to }))),
  }
}

/** Adds to what is remembered; two people who do so at once lose nothing. */
export async function rememberValues(ctx: OrgContext, { values }: ValuesToRemember): Promise<RememberedValues> {
  const patch = Object.fromEntries(
    Object.entries(Object.groupBy(values, ({ field }) => field)).map(([field, those]) => [
      field,
      Object.fromEntries(those.map(({ from, to }) => [from, to])),
    ]),
  )
  const { meta } = await prepare(
    ctx.directory,
    sql`UPDATE organizations SET import_values = json_patch(coalesce(import_values, '{}'), ${JSON.stringify(patch)})
      WHERE id = ${ctx.org.id}
        AND length(json_patch(coalesce(import_values, '{}'), ${JSON.stringify(patch)})) <= ${MAX_CHARACTERS}`,
  ).run()
  if (meta.changes === 0) throw new AppError(400, "Too many values are remembered, forget some of them")
  return listValues(ctx)
}
