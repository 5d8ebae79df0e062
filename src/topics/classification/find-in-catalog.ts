import type { OrgContext } from "../../kernel/context.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { ENGINE_VERSION } from "../../knowledge/engine/version.ts"
import { topicNameOf } from "../../knowledge/engine/topic-name.ts"
import { CLASSIFICATION_COLUMNS, classificationOf, type StoredClassification } from "../rows/stored-classification.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"

/**
 * What the catalog says of a topic of that very name, if it was classified by the current engine; with `notByRules`, only what a model
 * or a person decided.
 */
export async function findInCatalog(
  { d1 }: OrgContext,
  topic: string,
  { notByRules = false } = {},
): Promise<Classification | null> {
  const row = await d1
    .prepare(
      `SELECT topic_name, ${CLASSIFICATION_COLUMNS.join(", ")} FROM topics
       WHERE normalized_name = ? AND ${isLive()} AND engine_version = ? ${notByRules ? "AND engine <> 'local'" : ""}`,
    )
    .bind(normalizedName(topicNameOf(topic)), ENGINE_VERSION)
    .first<StoredClassification>()
  return row && classificationOf(row)
}
