import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { entryIfChanged } from "../../organizations/audit/entry.ts"
import { insertLibraryHistory } from "../history/write-history.ts"
import { hasOwnReading } from "../rows/columns.ts"
import { CONFIRMED, hasKnownSensitivity, type SensitivityRow } from "../rows/known-sensitivity.ts"
import type { SensitivityAnswer } from "./schema.ts"
import { findLink } from "./store.ts"

/** Whether a topic's sensitivity is known, for this organization. */
export async function readSensitivity(ctx: OrgContext, id: string): Promise<SensitivityAnswer> {
  const link = await findLink(ctx, id)
  return answerOf(link.id, await findSensitivity(ctx, link.id))
}

/** Stores the confirmed level instead of a flag, so that the confirmation does not apply to a later level. */
const CONFIRM = `
  UPDATE org_topics SET overrides = json_patch(overrides, json_object('${CONFIRMED}', ?1)), updated_at = ?2
  WHERE id = ?3 AND org_id = ?4 AND overrides ->> '${CONFIRMED}' IS NOT ?1`

const HISTORY = insertLibraryHistory(
  {
    orgId: "?1",
    orgTopicId: "?2",
    changeType: "'field_edit'",
    changedBy: "?3",
    previousValues: `json_object('${CONFIRMED}', ?4)`,
    newValues: `json_object('${CONFIRMED}', ?5)`,
    source: "'manual'",
    changedAt: "?6",
  },
  "WHERE changes() > 0",
)

/** Records or withdraws a person's confirmation of a topic's sensitivity. Applies to this organization only. */
export async function confirmSensitivity(
  ctx: OrgContext,
  id: string,
  { confirmed }: { confirmed: boolean },
): Promise<SensitivityAnswer> {
  const link = await findLink(ctx, id)
  const before = await findSensitivity(ctx, link.id)
  const level = confirmed ? before.sensitivity : null
  const at = ctx.now().toISOString()
  await ctx.library.batch([
    ctx.library.prepare(CONFIRM).bind(level, at, link.id, ctx.org.id),
    ctx.library.prepare(HISTORY).bind(ctx.org.id, link.id, ctx.actor.userId, confirmedIn(before), level, at),
    entryIfChanged(ctx, confirmed ? "sensitivity.confirmed" : "sensitivity.unconfirmed", link.id, {
      topicName: link.topic_name,
      sensitivity: before.sensitivity,
    }),
  ])
  return answerOf(link.id, await findSensitivity(ctx, link.id))
}

/** The values that decide whether a topic's sensitivity is known. */
export async function findSensitivity(ctx: OrgContext, linkId: string): Promise<SensitivityRow> {
  const { directory, library } = ctx
  const link = await library
    .prepare("SELECT topic_id, sensitivity, overrides FROM org_topics WHERE id = ? AND org_id = ?")
    .bind(linkId, ctx.org.id)
    .first<Omit<SensitivityRow, "sensitivity_confidence"> & { topic_id: string }>()
  if (!link) throw new AppError(404, "Topic not found")
  const { topic_id: topicId, ...row } = link
  const own = JSON.parse(row.overrides) as { sensitivity_confidence?: number | null }
  const confidence = hasOwnReading(own)
    ? (own.sensitivity_confidence ?? null)
    : await directory
        .prepare("SELECT sensitivity_confidence FROM topics WHERE id = ?")
        .bind(topicId)
        .first<number | null>("sensitivity_confidence")
  return { ...row, sensitivity_confidence: confidence }
}

const confirmedIn = ({ overrides }: SensitivityRow) =>
  ((JSON.parse(overrides) as Record<string, unknown>)[CONFIRMED] as string | undefined) ?? null

const answerOf = (id: string, row: SensitivityRow): SensitivityAnswer => ({
  id,
  sensitivity: row.sensitivity,
  confidence: row.sensitivity_confidence,
  known: hasKnownSensitivity(row),
  confirmed: confirmedIn(row) === row.sensitivity,
})
