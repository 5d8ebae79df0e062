import type { OrgContext, Services } from "../../kernel/context.ts"
import { MATCH_KEYS, type MatchKey } from "../../knowledge/platforms/match-keys.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { randomBase62 } from "../../kernel/ids.ts"
import { actionEntry, entryIfChanged } from "../../organizations/audit/entry.ts"
import { findLink } from "../../topics/library/store.ts"
import { storeValues } from "./store-values.ts"

export type MembersFile = {
  objectKey: string
  memberCount: number
  bytes: number
  digest: string
  updatedAt: string
}

/** Replaces a topic's values atomically: a rejected body changes nothing. */
export async function putMembers(ctx: OrgContext, topicId: string, matchKey: string, body: ReadableStream<Uint8Array>) {
  const target = { matchKey: parseMatchKey(matchKey), orgTopicId: (await findLink(ctx, topicId)).id }
  const key = `${ctx.org.id}/${target.orgTopicId}/${target.matchKey}/${randomBase62(16)}.gz`
  const stored = await storeValues(ctx, key, target.matchKey, body)
  const updatedAt = ctx.now().toISOString()
  const [before] = await ctx.library.batch<{ objectKey: string }>([
    select(ctx, target),
    prepare(
      ctx.library,
      sql`INSERT INTO segment_members (org_id, org_topic_id, match_key, object_key, member_count, bytes, digest, updated_at)
         VALUES (${ctx.org.id}, ${target.orgTopicId}, ${target.matchKey}, ${key}, ${stored.values}, ${stored.bytes},
           ${stored.digest}, ${updatedAt})
         ON CONFLICT DO UPDATE SET object_key = ${key}, member_count = ${stored.values}, bytes = ${stored.bytes},
           digest = ${stored.digest}, updated_at = ${updatedAt}`,
    ),
    actionEntry(ctx, "match_values.replaced", target.orgTopicId, { matchKey: target.matchKey, count: stored.values }),
  ])
  deleteFiles(ctx, before?.results ?? [])
  return { ...target, count: stored.values, duplicates: stored.duplicates, updatedAt }
}

export async function countMembers(ctx: OrgContext, topicId: string, matchKey: string) {
  const target = { matchKey: parseMatchKey(matchKey), orgTopicId: (await findLink(ctx, topicId)).id }
  const file = await findMembers(ctx, target.orgTopicId, target.matchKey)
  return { ...target, count: file?.memberCount ?? 0, updatedAt: file?.updatedAt ?? null }
}

export async function deleteMembers(ctx: OrgContext, topicId: string, matchKey: string) {
  const target = { matchKey: parseMatchKey(matchKey), orgTopicId: (await findLink(ctx, topicId)).id }
  const [deleted] = await ctx.library.batch<{ objectKey: string }>([
    ctx.library
      .prepare(
        `DELETE FROM segment_members WHERE org_id = ? AND org_topic_id = ? AND match_key = ? RETURNING object_key AS objectKey`,
      )
      .bind(ctx.org.id, target.orgTopicId, target.matchKey),
    entryIfChanged(ctx, "match_values.deleted", target.orgTopicId, { matchKey: target.matchKey }),
  ])
  deleteFiles(ctx, deleted?.results ?? [])
  return { deleted: true as const }
}

/** The file of a topic's values, by org topic id. */
export const findMembers = (ctx: OrgContext, orgTopicId: string, matchKey: MatchKey): Promise<MembersFile | null> =>
  select(ctx, { orgTopicId, matchKey }).first<MembersFile>()

const select = ({ library, org }: OrgContext, target: { orgTopicId: string; matchKey: MatchKey }) =>
  library
    .prepare(
      `SELECT object_key AS objectKey, member_count AS memberCount, bytes, digest, updated_at AS updatedAt
       FROM segment_members WHERE org_id = ? AND org_topic_id = ? AND match_key = ?`,
    )
    .bind(org.id, target.orgTopicId, target.matchKey)

function parseMatchKey(matchKey: string): MatchKey {
  const found = MATCH_KEYS.find((one) => one === matchKey)
  if (!found) throw new AppError(400, `matchKey must be one of ${MATCH_KEYS.join(", ")}`)
  return found
}

/** Deletes files that no row points to; the daily sweep deletes what this misses. */
function deleteFiles({ defer, members }: Services, files: readonly { objectKey: string }[]) {
  if (files.length > 0) defer(members.delete(files.map(({ objectKey }) => objectKey)))
}
