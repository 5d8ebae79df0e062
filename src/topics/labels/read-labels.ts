import type { Services } from "../../kernel/context.ts"
import { explainLocally } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import type { TopicRecord } from "../library/schema.ts"
import { readLabelDefaults, storedFields } from "./defaults.ts"
import type { LabelFields } from "./fields.ts"
import { labelOf, type SignalLabel } from "./label-of.ts"

type Reader = Pick<Services, "directory" | "library" | "config"> & { org: { id: string } }

/** Reads the data for the labels of these topics in one go; returns a function that builds one label. */
export async function readLabels(
  reader: Reader,
  topics: readonly TopicRecord[],
): Promise<(topic: TopicRecord) => SignalLabel> {
  const marked = topics.filter(({ sensitivity }) => sensitivity !== "None")
  const [defaults, own, config] = await Promise.all([
    readLabelDefaults(reader),
    readOwn(reader, topics),
    reader.config(),
    packsFor(marked.map(({ topic_name: name }) => name)),
  ])
  return (topic) => {
    const because =
      topic.sensitivity === "None"
        ? undefined
        : explainLocally(topic.topic_name, config).explanation.layers["sensitivity"]?.because
    return labelOf(
      { ...topic, ...(because !== undefined && { sensitivityReason: because }) },
      defaults,
      own.get(topic.id) ?? {},
    )
  }
}

/** The label fields set on the topics themselves. */
async function readOwn({ library, org }: Reader, topics: readonly TopicRecord[]): Promise<Map<string, LabelFields>> {
  const { results } = await library
    .prepare(
      `SELECT id, label FROM org_topics WHERE org_id = ? AND label IS NOT NULL AND id IN (SELECT value FROM json_each(?))`,
    )
    .bind(org.id, JSON.stringify(topics.map(({ id }) => id)))
    .all<{ id: string; label: string }>()
  return new Map(results.map(({ id, label }) => [id, storedFields(label)]))
}
