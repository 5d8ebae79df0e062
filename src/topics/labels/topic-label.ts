import type { OrgContext } from "../../kernel/context.ts"
import { batchIfUnchanged } from "../../kernel/db/if-unchanged.ts"
import { AppError } from "../../kernel/errors.ts"
import { explainLocally } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { writeLibraryHistory } from "../history/write-history.ts"
import { versionOf } from "../library/edit-topic.ts"
import { recordOf } from "../library/record.ts"
import { findLink } from "../library/store.ts"
import { completenessOf } from "./completeness.ts"
import { readLabelDefaults, requireCompanions, storedFields } from "./defaults.ts"
import type { LabelChanges, LabelField, LabelFields } from "./fields.ts"
import { labelOf, mergedFields } from "./label-of.ts"
import type { TopicLabel } from "./schema.ts"

/** A topic's data transparency label, by library or global id. */
export async function readTopicLabel(ctx: OrgContext, id: string): Promise<TopicLabel> {
  const link = await findLink(ctx, id)
  const [defaults, overrides] = await Promise.all([readLabelDefaults(ctx), readOverrides(ctx, link.id)])
  return shape(await labelled(ctx, link), defaults, overrides)
}

/** Changes a topic's own label fields; null resets a field to the organization's default. */
export async function changeTopicLabel(
  ctx: OrgContext,
  id: string,
  changes: LabelChanges,
  version?: string,
): Promise<TopicLabel> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  if (given.length === 0) throw new AppError(400, "No valid fields to update")
  const link = await findLink(ctx, id)
  const [defaults, before] = await Promise.all([readLabelDefaults(ctx), readOverrides(ctx, link.id)])
  const merged = Object.entries({ ...before, ...Object.fromEntries(given) }).filter(([, value]) => value !== null)
  const overrides = Object.fromEntries(merged) as LabelFields
  requireCompanions(mergedFields(defaults, overrides))
  const { library, org } = ctx
  const at = ctx.now().toISOString()
  const statements = [
    library
      .prepare("UPDATE org_topics SET label = ?, updated_at = ? WHERE id = ? AND org_id = ?")
      .bind(merged.length === 0 ? null : JSON.stringify(overrides), at, link.id, org.id),
    ...writeLibraryHistory(library, [
      {
        orgId: org.id,
        orgTopicId: link.id,
        changeType: "field_edit",
        changedBy: ctx.actor.userId,
        previousValues: Object.fromEntries(
          given.map(([name]) => [`label.${name}`, before[name as LabelField] ?? null]),
        ),
        newValues: Object.fromEntries(given.map(([name, value]) => [`label.${name}`, value])),
        source: "manual",
        changedAt: at,
      },
    ]),
  ]
  await batchIfUnchanged(library, { stored: versionOf(ctx, link.id), version }, statements, () =>
    readTopicLabel(ctx, link.id),
  )
  return shape(await labelled(ctx, { ...link, updated_at: at }), defaults, overrides)
}

type Link = Awaited<ReturnType<typeof findLink>>

/** The record with the reason for its sensitivity, which the engine derives from the name again. */
async function labelled(ctx: OrgContext, link: Link) {
  const config = await ctx.config()
  await packsFor([link.topic_name])
  const { explanation } = explainLocally(link.topic_name, config)
  const sensitivityReason = explanation.layers["sensitivity"]?.because
  return { ...recordOf(link, config), ...(sensitivityReason !== undefined && { sensitivityReason }) }
}

async function readOverrides({ library, org }: OrgContext, linkId: string): Promise<LabelFields> {
  const row = await library
    .prepare("SELECT label FROM org_topics WHERE id = ? AND org_id = ?")
    .bind(linkId, org.id)
    .first<{ label: string | null }>()
  return storedFields(row?.label)
}

function shape(topic: Awaited<ReturnType<typeof labelled>>, defaults: LabelFields, overrides: LabelFields): TopicLabel {
  const fields = mergedFields(defaults, overrides)
  const { provider_name, provider_domain, provider_email, privacy_policy_url, privacy_mechanisms } = fields
  return {
    signal: labelOf(topic, defaults, overrides),
    provider: { provider_name, provider_domain, provider_email, privacy_policy_url, privacy_mechanisms },
    overrides,
    completeness: completenessOf(fields, topic),
    updatedAt: topic.updated_at,
  }
}
