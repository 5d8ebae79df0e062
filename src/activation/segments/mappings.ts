import { and, desc, eq, sql } from "drizzle-orm"
import type { OrgContext } from "../../kernel/context.ts"
import { activations, orgTopics } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"
import type { MappingFilter } from "./schema.ts"

/** Live segments of the organization's topics, with their ids on each platform. */
export async function listMappings({ db, org, workspace }: OrgContext, { platform, topicId }: MappingFilter) {
  const data = await db
    .select({
      topicId: activations.topicId,
      // A segment stays live after its topic is removed from the library.
      topicName: sql<string>`coalesce(${orgTopics.topicName}, ${activations.topicName}, '')`,
      platform: activations.platform,
      platformSegmentId: activations.platformSegmentId,
      segmentName: activations.pushedName,
      connectionId: activations.connectionId,
      activatedAt: activations.activatedAt,
    })
    .from(activations)
    .leftJoin(orgTopics, and(eq(orgTopics.id, activations.orgTopicId), eq(orgTopics.orgId, org.id)))
    .where(
      and(
        eq(activations.orgId, org.id),
        eq(activations.status, "active"),
        workspace ? eq(activations.workspaceId, workspace) : undefined,
        platform ? eq(activations.platform, platform) : undefined,
        topicId ? eq(topicId.startsWith("ot_") ? activations.orgTopicId : activations.topicId, topicId) : undefined,
      ),
    )
    .orderBy(desc(activations.activatedAt))
  return { data }
}

export async function mappingsOf(ctx: OrgContext, topicId: string) {
  const mappings = await listMappings(ctx, { topicId })
  if (mappings.data.length === 0) throw new AppError(404, "Mapping not found")
  return mappings
}
