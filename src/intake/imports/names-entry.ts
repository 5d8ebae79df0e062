import type { OrgContext } from "../../kernel/context.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import type { Batch } from "./batch-record.ts"
import type { Renamed } from "./schema.ts"

const SHOWN = 20

type Action = "import.names_fixed" | "import.names_restored"

/** One entry per action, however many pages it renamed, with the first names. The history of each topic has its own. */
export function namesEntry(
  ctx: OrgContext,
  action: Action,
  batch: Batch,
  { changed, names }: { changed: number; names: readonly Renamed[] },
): D1PreparedStatement {
  const shown = names.slice(0, SHOWN).map(({ oldName, newName }) => ({ from: oldName, to: newName }))
  return actionEntry(ctx, action, batch.id, { filename: batch.filename, changed, names: shown })
}

export async function recordNames(
  ctx: OrgContext,
  action: Action,
  batch: Batch,
  answer: Parameters<typeof namesEntry>[3],
) {
  if (answer.changed > 0) await namesEntry(ctx, action, batch, answer).run()
}
