import type { OrgContext } from "../../kernel/context.ts"
import { readRow } from "../../kernel/db/rows.ts"
import { globalHistory } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { restoredCells } from "../history/restored-cells.ts"
import { withWholeTexts } from "../history/short-texts.ts"
import { DECIDED_COLUMNS, NAME_COLUMNS } from "../rows/columns.ts"
import { changeTopic } from "./change-topic.ts"
import { showTopic } from "./find-topic.ts"
import type { AdminTopic } from "./schema.ts"

const COLUMNS = [...NAME_COLUMNS, ...DECIDED_COLUMNS, "review_status", "review_reason"] as const

/** Takes back one edit of a global topic, for all libraries. Fields that were changed again since are kept. */
export async function undoChange(ctx: OrgContext, topicId: string, entryId: string): Promise<AdminTopic> {
  await showTopic(ctx, topicId)
  const entry = await readRow(ctx.directory, globalHistory, sql`WHERE id = ${entryId} AND topic_id = ${topicId}`)
  if (!entry) throw new AppError(404, "History entry not found")
  if (entry.changeType !== "reclassified" || entry.batchId !== null) {
    throw new AppError(409, "Only single edits can be undone here, roll back the job or restore the topic instead")
  }
  const { previousValues: previous, newValues: written } = withWholeTexts(entry)
  await changeTopic(ctx, topicId, {
    action: "topic.edited",
    metadata: { undoes: entryId },
    change: (before) => {
      const { changed, cells } = restoredCells(COLUMNS, before, { previous, written })
      if (changed.length === 0) throw new AppError(409, "The topic was changed again since, nothing to undo")
      return { ...before, ...cells }
    },
  })
  return showTopic(ctx, topicId)
}
