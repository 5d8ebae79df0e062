import type { OrgContext, Services } from "../../kernel/context.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { hasCurrentKnowledge } from "../../knowledge/engine/outdated.ts"
import { ENGINE_VERSION } from "../../knowledge/engine/version.ts"
import { titledName, topicNameOf } from "../../knowledge/engine/topic-name.ts"
import { CLASSIFICATION_COLUMNS, classificationOf, type StoredClassification } from "../rows/stored-classification.ts"
import { cleanSource } from "../names/cleaner.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"

/** How old an answer for an API key may be. People see their own changes immediately. */
const MAX_AGE_MS = 30_000
const MAX_KEPT = 5_000

type Kept = { found: Classification | null; byRules: boolean; readAt: number }
const kept = new Map<string, Kept>()

const SELECT = `SELECT topic_name, engine, ${CLASSIFICATION_COLUMNS.join(", ")} FROM topics
  WHERE normalized_name = ? AND ${isLive()} AND engine_version = ? AND ${hasCurrentKnowledge("topics")}`

/**
 * The catalog's classification of a topic with this name, if the current engine made it with what it knows now; with `notByRules`, only if a model or a person
 * decided it.
 */
export async function findInCatalog(
  ctx: OrgContext,
  topic: string,
  { notByRules = false } = {},
): Promise<Classification | null> {
  const name = nameOf(topic)
  const { found, byRules } = ctx.actor.kind === "session" ? await read(ctx, name) : await readNear(ctx, name)
  return notByRules && byRules ? null : found
}

const readNear = async (ctx: OrgContext, name: string): Promise<Kept> =>
  keptOf(ctx, name) ?? (await (ctx.readsAhead.get(name) as Promise<Kept> | undefined)) ?? read(ctx, name)

/** Starts the look-up before the caller is authenticated, which saves a round trip to a distant database. */
export function lookAhead(services: Services, topic: string): void {
  const name = nameOf(topic)
  if (keptOf(services, name)) return
  const reading = read(services, name)
  // Unused if the caller is rejected.
  reading.catch(() => {})
  services.readsAhead.set(name, reading)
}

function nameOf(topic: string): string {
  const { topicName } = cleanSource(topic)
  return normalizedName(topicName === topic ? topicNameOf(topic) : titledName(topicName))
}

function keptOf({ now }: Pick<Services, "now">, name: string): Kept | undefined {
  const known = kept.get(name)
  return known && now().getTime() - known.readAt < MAX_AGE_MS ? known : undefined
}

async function read({ directory, now }: Pick<Services, "directory" | "now">, name: string): Promise<Kept> {
  const readAt = now().getTime()
  const row = await directory
    .prepare(SELECT)
    .bind(name, ENGINE_VERSION)
    .first<StoredClassification & { engine: string }>()
  const known = { found: row && classificationOf(row), byRules: row?.engine === "local", readAt }
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(name, known)
  return known
}
