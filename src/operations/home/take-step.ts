import type { OrgContext } from "../../kernel/context.ts"
import type { ChecklistStep } from "./schema.ts"

/** Records a checklist step. Later calls for the same step are ignored. */
export async function takeStep({ library, org, actor, now }: OrgContext, { step }: ChecklistStep) {
  await library
    .prepare("INSERT OR IGNORE INTO checklist_steps (org_id, step, done_by, done_at) VALUES (?, ?, ?, ?)")
    .bind(org.id, step, actor.userId, now().toISOString())
    .run()
  return { step }
}
