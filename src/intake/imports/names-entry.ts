import type { OrgContext } from "../../kernel/context.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import type { Batch } from "./batch-record.ts"
import type { Renamed } from "./schema.ts"

const SHOWN = 20

/** One entry per action, however many pages it renamed, with the first names. The history of each topic has its own. */
export async function recordNames(
  ctx: OrgContext,
  action: "import.names_fixed" | "import.names_restored",
  batch: Batch,
  { changed, names }: { changed: number; names: readonly Renamed[] },
) {
  if (changed === 0) return
  const shown = names.slice(0, SHOWN).map(({ oldName, newName }) => ({ from: oldName, to: newName }))
  await actionEntry(ctx, action, batch.id, { filename: batch.filename, changed, names: shown }).run()
}
