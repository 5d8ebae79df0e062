import { sql } from "drizzle-orm"
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"
import type { Qualifier } from "../../../knowledge/taxonomy/classification.ts"
import { isLive, isNotLive } from "../live-topics.ts"

type Values = Record<string, unknown>
export type PlatformOutputs = Record<string, { name: string; description: string }>

/** Columns that lists filter and sort by: the engine's values on a global topic, the effective values on an org's link. */
const classification = {
  topicName: text("topic_name").notNull(),
  /** Lower case, single spaces, no punctuation. Topics with equal normalized names have the same name. */
  normalizedName: text("normalized_name").notNull(),
  parentCategory: text("parent_category").notNull(),
  taxonomyType: text("taxonomy_type").notNull(),
  subcategory: text("subcategory").notNull(),
  subcategoryL1: text("subcategory_l1"),
  subcategoryL2: text("subcategory_l2"),
  subcategoryL3: text("subcategory_l3"),
  subcategoryL4: text("subcategory_l4"),
  segmentType: text("segment_type").notNull(),
  audienceType: text("audience_type").notNull(),
  iabCode: text("iab_code").notNull(),
  engineVersion: text("engine_version").notNull(),
  sensitivity: text("sensitivity").notNull(),
  intensity: text("intensity").notNull(),
  buyerJourney: text("buyer_journey").notNull(),
}

/**
 * Global topics: the shared catalog, and topics that one organization keeps private. Topics with `merged_into` or `archived_at` set are
 * excluded from standard reads; private ones have a mark in `merged_into`.
 */
export const topics = sqliteTable(
  "topics",
  {
    /** Stable row number for the full-text index; VACUUM may renumber an implicit rowid. */
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    ...classification,
    canonicalKey: text("canonical_key").notNull(),
    keywords: text("keywords", { mode: "json" }).$type<string[]>().notNull(),
    taxonomyPath: text("taxonomy_path").notNull(),
    intent: text("intent").notNull(),
    secondaryIntent: text("secondary_intent"),
    awareness: text("awareness").notNull(),
    funnel: text("funnel").notNull(),
    compositeScore: integer("composite_score").notNull(),
    /** The language of the name, also used for descriptions; null if the engine did not report one. */
    language: text("language"),
    /** The engine's confidence in the category, and in the sensitivity; null if it reported none. */
    confidence: real("confidence"),
    sensitivityConfidence: real("sensitivity_confidence"),
    /** The engine does not know enough of the name's words, and no person has confirmed the classification. */
    unsure: integer("unsure", { mode: "boolean" }).notNull().default(false),
    /** Age, income, place and other qualifiers in the name, apart from the topic itself; null if there are none. */
    qualifiers: text("qualifiers", { mode: "json" }).$type<Qualifier[]>(),
    segmentNameDspapi: text("segment_name_dspapi").notNull(),
    segmentNameMarketplace: text("segment_name_marketplace").notNull(),
    segmentNameInternal: text("segment_name_internal").notNull(),
    segmentDescMarketplace: text("segment_desc_marketplace").notNull(),
    segmentDescDspapi: text("segment_desc_dspapi").notNull(),
    internalDescription: text("internal_description").notNull(),
    /** Outputs of templates that have no dedicated columns, by platform key. */
    platformOutputs: text("platform_outputs", { mode: "json" }).$type<PlatformOutputs>().notNull(),
    engine: text("engine", { enum: ["local", "llm", "manual"] }).notNull(),
    /** Hash of the classification fields. */
    taxonomyHash: text("taxonomy_hash").notNull(),
    /** The words that the local engine knew when it classified the topic; empty if a model or a person decided it. */
    knowledgeVersion: text("knowledge_version").notNull().default("0"),
    /** The form that names and descriptions follow, see `text_forms`. */
    textForm: integer("text_form").notNull().default(0),
    reviewStatus: text("review_status", { enum: ["needs_review", "reviewed"] }),
    reviewReason: text("review_reason"),
    mergedInto: text("merged_into"),
    archivedAt: text("archived_at"),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    /** The organization that keeps the topic private; null for topics of the shared catalog. `merged_into` is then `private`. */
    ownerOrgId: text("owner_org_id"),
  },
  (t) => {
    const live = sql.raw(isLive())
    const isPrivate = sql`owner_org_id IS NOT NULL`
    return [
      uniqueIndex("topics_id").on(t.id),
      uniqueIndex("topics_live_name").on(t.normalizedName).where(live),
      // Names are unique within the catalog and within each organization's private topics: neither blocks the other.
      uniqueIndex("topics_private_name").on(t.ownerOrgId, t.normalizedName).where(isPrivate),
      index("topics_private_canonical").on(t.ownerOrgId, t.canonicalKey).where(isPrivate),
      index("topics_other_name").on(t.normalizedName).where(sql.raw(isNotLive())),
      index("topics_canonical").on(t.canonicalKey).where(live),
      // Ends with the columns of broad filters, so that a list by creation tests them without reading the rows.
      index("topics_created")
        .on(t.createdAt, t.seq, t.taxonomyType, t.parentCategory, t.segmentType, t.audienceType, t.confidence)
        .where(live),
      index("topics_name").on(t.topicName, t.seq).where(live),
      index("topics_version").on(t.engineVersion, t.knowledgeVersion, t.seq).where(live),
      index("topics_review")
        .on(t.reviewStatus, t.createdAt, t.seq)
        .where(sql.raw(`review_status IS NOT NULL AND ${isLive()}`)),
      index("topics_archived")
        .on(t.archivedAt)
        .where(sql`archived_at IS NOT NULL`),
      index("topics_merged")
        .on(t.mergedInto)
        .where(sql`merged_into IS NOT NULL`),
      // Partial indexes that metrics count.
      index("topics_llm")
        .on(t.seq)
        .where(sql.raw(`engine = 'llm' AND ${isLive()}`)),
      index("topics_without_code")
        .on(t.seq)
        .where(sql.raw(`iab_code = '' AND ${isLive()}`)),
      index("topics_without_keywords")
        .on(t.seq)
        .where(sql.raw(`keywords = '[]' AND ${isLive()}`)),
    ]
  },
)

/** An organization's library: links to global topics, the org's own fields, and the effective values. */
export const orgTopics = sqliteTable(
  "org_topics",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    orgId: text("org_id").notNull(),
    /** Empty when there is no workspace; NULLs would not conflict in the unique index. */
    workspaceId: text("workspace_id").notNull().default(""),
    topicId: text("topic_id").notNull(),
    /** Row number of the global topic, to test whether a catalog topic is in the library. */
    topicSeq: integer("topic_seq").notNull().default(0),
    /** The global topic is archived or merged; the link stays but standard reads skip it. Maintained by a trigger. */
    hidden: integer("hidden", { mode: "boolean" }).notNull().default(false),
    ...classification,
    /** As in `topics`; empty where the organization has chosen the category itself. */
    confidence: real("confidence"),
    unsure: integer("unsure", { mode: "boolean" }).notNull().default(false),
    /** The org's overrides by column. Triggers derive the effective values from these and the global topic. */
    overrides: text("overrides", { mode: "json" }).$type<Values>().notNull(),
    externalId: text("external_id"),
    source: text("source"),
    performanceScore: real("performance_score"),
    batchId: text("batch_id"),
    /** What the source calls the topic, if its name was cleaned. */
    originalName: text("original_name"),
    /** Label fields of this topic that override the organization's defaults; null if none. */
    label: text("label", { mode: "json" }).$type<Values>(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    /** What imports keep of columns that the service does not read: price, owner, market, notes and others, as text; null if nothing. */
    fields: text("fields", { mode: "json" }).$type<Record<string, string>>(),
    /** The price for everyone that an import stated, unless one is set for the topic; null if none. */
    price: text("price", { mode: "json" }).$type<{ cpm: number; currency: string | null }>(),
  },
  (t) => {
    const visible = sql`hidden = 0`
    return [
      uniqueIndex("org_topics_id").on(t.id),
      // Also used to find the links of a topic.
      uniqueIndex("org_topics_topic_link").on(t.topicId, t.orgId, t.workspaceId),
      index("org_topics_catalog").on(t.orgId, t.topicSeq, t.workspaceId),
      index("org_topics_catalog_external")
        .on(t.orgId, t.topicSeq, t.workspaceId)
        .where(sql`external_id IS NOT NULL AND hidden = 0`),
      // Names that differ from the topic's; others are found through the topic.
      index("org_topics_own_name")
        .on(t.orgId, t.normalizedName)
        .where(sql`hidden = 0 AND overrides <> '{}'`),
      // Both end with the low-cardinality columns, so that a list filters on them without reading the rows.
      index("org_topics_created")
        .on(
          t.orgId,
          t.createdAt,
          t.seq,
          t.workspaceId,
          t.taxonomyType,
          t.parentCategory,
          t.subcategory,
          t.segmentType,
          t.audienceType,
          t.sensitivity,
          t.intensity,
          t.buyerJourney,
          t.source,
          t.engineVersion,
          t.externalId,
          t.batchId,
          t.confidence,
        )
        .where(visible),
      index("org_topics_name")
        .on(
          t.orgId,
          t.topicName,
          t.seq,
          t.workspaceId,
          t.taxonomyType,
          t.parentCategory,
          t.segmentType,
          t.audienceType,
          t.sensitivity,
          t.intensity,
          t.buyerJourney,
          t.source,
          t.engineVersion,
          t.externalId,
        )
        .where(visible),
      index("org_topics_external")
        .on(t.orgId, t.externalId)
        .where(sql`hidden = 0 AND external_id IS NOT NULL`),
      index("org_topics_label")
        .on(t.orgId)
        .where(sql`label IS NOT NULL AND hidden = 0`),
      // Only unsure topics are indexed, because they are few.
      index("org_topics_unsure")
        .on(t.orgId, t.createdAt, t.seq)
        .where(sql`unsure = 1 AND hidden = 0`),
      index("org_topics_score")
        .on(t.topicSeq, t.performanceScore)
        .where(sql`performance_score IS NOT NULL`),
    ]
  },
)

/** Removals of topics from a library. Until they expire, the topics can be restored. */
export const removals = sqliteTable(
  "removals",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    workspaceId: text("workspace_id").notNull().default(""),
    removedBy: text("removed_by").notNull(),
    /** The undone import, if the removal is an undo. */
    batchId: text("batch_id"),
    topics: integer("topics").notNull(),
    restored: integer("restored").notNull().default(0),
    removedAt: text("removed_at").notNull(),
    restoredAt: text("restored_at"),
  },
  (t) => [index("removals_org").on(t.orgId, t.removedAt), index("removals_removed").on(t.removedAt)],
)

/** Contents of a removed link, to restore it under its own id. */
export const removedTopics = sqliteTable(
  "removed_topics",
  {
    removalId: text("removal_id").notNull(),
    id: text("id").notNull(),
    orgId: text("org_id").notNull(),
    workspaceId: text("workspace_id").notNull(),
    topicId: text("topic_id").notNull(),
    topicName: text("topic_name").notNull(),
    overrides: text("overrides", { mode: "json" }).$type<Values>().notNull(),
    externalId: text("external_id"),
    source: text("source"),
    performanceScore: real("performance_score"),
    batchId: text("batch_id"),
    label: text("label", { mode: "json" }).$type<Values>(),
    createdAt: text("created_at").notNull(),
    /** The undone import created the topic. It was removed from the catalog too, unless other organizations use it. */
    isNewTopic: integer("is_new_topic", { mode: "boolean" }).notNull().default(false),
    fields: text("fields", { mode: "json" }).$type<Record<string, string>>(),
    price: text("price", { mode: "json" }).$type<{ cpm: number; currency: string | null }>(),
    originalName: text("original_name"),
  },
  (t) => [primaryKey({ columns: [t.removalId, t.id] }), index("removed_topics_org").on(t.orgId)],
)

/**
 * Changed topics with too many links to update in one statement. Triggers add them; links with a row number above `after` still have the
 * old values.
 */
export const linkWalks = sqliteTable("link_walks", {
  topicId: text("topic_id").primaryKey(),
  after: integer("after").notNull().default(0),
})

/** The highest score of a topic in any library, maintained by triggers. Topics without a score have no row. */
export const topicScores = sqliteTable(
  "topic_scores",
  {
    topicSeq: integer("topic_seq").primaryKey(),
    performanceScore: real("performance_score").notNull(),
  },
  (t) => [index("topic_scores_order").on(t.performanceScore, t.topicSeq)],
)

/**
 * Live topics of the catalog that the engine is unsure of, with the number of libraries that hold them; maintained by triggers. The
 * number is a lower bound for a topic with more than 5,000 links.
 */
export const unsureTopics = sqliteTable(
  "unsure_topics",
  {
    topicSeq: integer("topic_seq").primaryKey(),
    libraries: integer("libraries").notNull().default(0),
  },
  (t) => [index("unsure_topics_order").on(t.libraries, t.topicSeq)],
)

export const topicHistory = sqliteTable(
  "topic_history",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    orgTopicId: text("org_topic_id").notNull(),
    changeType: text("change_type", {
      enum: [
        "created",
        "imported",
        "synced",
        "reclassified",
        "metadata_enrichment",
        "field_edit",
        "activated",
        "deactivated",
      ],
    }).notNull(),
    changedBy: text("changed_by").notNull(),
    previousValues: text("previous_values", { mode: "json" }).$type<Values>().notNull(),
    newValues: text("new_values", { mode: "json" }).$type<Values>().notNull(),
    source: text("source").notNull(),
    metadata: text("metadata", { mode: "json" }).$type<Values>().notNull(),
    changedAt: text("changed_at").notNull(),
  },
  (t) => [index("topic_history_topic").on(t.orgId, t.orgTopicId)],
)

export const globalHistory = sqliteTable(
  "global_history",
  {
    id: text("id").primaryKey(),
    topicId: text("topic_id").notNull(),
    changeType: text("change_type", {
      enum: ["reclassified", "merged", "rolled_back", "archived", "restored"],
    }).notNull(),
    engineVersionBefore: text("engine_version_before"),
    engineVersionAfter: text("engine_version_after"),
    previousValues: text("previous_values", { mode: "json" }).$type<Values>().notNull(),
    newValues: text("new_values", { mode: "json" }).$type<Values>().notNull(),
    changedBy: text("changed_by").notNull(),
    source: text("source").notNull(),
    batchId: text("batch_id"),
    metadata: text("metadata", { mode: "json" }).$type<Values>().notNull(),
    changedAt: text("changed_at").notNull(),
  },
  (t) => [
    index("global_history_topic").on(t.topicId, t.changedAt),
    index("global_history_batch").on(t.batchId, t.topicId),
  ],
)
