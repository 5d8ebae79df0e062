import type { OrgContext } from "../../kernel/context.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import type { ExportQuery } from "./schema.ts"

type Pieces = AsyncGenerator<string>

/**
 * Writes an audit entry before the first row is read, since the process can end at any time, and another one with the row count when the
 * file is complete or the client disconnects.
 */
export async function recordedExport(
  ctx: OrgContext,
  { format, full, ...requested }: ExportQuery,
  open: (count: (rows: number) => void) => Pieces,
): Promise<Pieces> {
  const set = Object.entries(requested).filter(([name, value]) => name !== "machine" && value !== undefined)
  const filters = Object.fromEntries(set)
  const details = { format, full, filters }
  const record = (action: string, result: object = {}) =>
    actionEntry(ctx, action, ctx.workspace, { ...details, ...result }).run()
  await record("library.export_started")
  let rows = 0
  const pieces = open((more) => {
    rows += more
  })
  return untilEnd(pieces, async (complete) => {
    const recording = record("library.exported", { rows, complete })
    ctx.defer(recording)
    await recording
  })
}

async function* untilEnd(pieces: Pieces, end: (complete: boolean) => Promise<void>): Pieces {
  let complete = false
  try {
    yield* pieces
    complete = true
  } finally {
    await end(complete)
  }
}
