import type { Services } from "../../kernel/context.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { sha256Hex } from "../../kernel/ids.ts"
import type { SignalLabel } from "../../topics/labels/label-of.ts"
import { readLabels } from "../../topics/labels/read-labels.ts"
import { LINK_COLUMNS, type LinkRow, recordOf } from "../../topics/library/record.ts"
import type { TopicRecord } from "../../topics/library/schema.ts"
import { definitionOf, descriptionOf } from "../adcp/signal.ts"

/** Only the newest topics: buyers fetch the file often, so it must stay small. get_signals lists all. */
const MAX_SIGNALS = 2_000

/** Tags may only contain these characters. */
const tagOf = (group: string) =>
  group
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "") || "other"

const publishedSignal = (topic: TopicRecord, label: SignalLabel) => ({
  id: topic.id,
  name: topic.topic_name,
  description: descriptionOf(topic),
  value_type: "binary",
  tags: [tagOf(topic.taxonomy_type)],
  ...definitionOf(label),
})

/** The text before the agent's URL in a file with signals. The URL depends on the request's host, so it is added to the stored rest. */
const BEFORE_URL = `{"authorized_agents":[{"url":`

export const beginningOf = ({ signals }: { signals: number }, agentUrl: string) =>
  signals === 0 ? "" : `${BEFORE_URL}${JSON.stringify(agentUrl)}`

export type BuiltFile = { etag: string; signals: number; text: string }

/**
 * An organization's provider file: its signals, and that this service may sell them. The file is public, so it contains no private topics
 * and no topics of workspaces.
 */
export async function buildFile(
  { directory, library, config }: Services,
  orgId: string,
  domain: string,
): Promise<BuiltFile | null> {
  const org = await directory
    .prepare("SELECT id, name, updated_at AS updatedAt FROM organizations WHERE id = ? AND erased_at IS NULL")
    .bind(orgId)
    .first<{ id: string; name: string; updatedAt: string }>()
  if (!org) return null
  const { results } = await library
    .prepare(
      `SELECT ${LINK_COLUMNS} FROM org_topics AS link INDEXED BY org_topics_created
       CROSS JOIN topics AS t ON t.id = link.topic_id
       WHERE link.org_id = ? AND link.hidden = 0 AND link.workspace_id = '' AND ${isLive("t")}
       ORDER BY link.created_at DESC, link.seq DESC LIMIT ${MAX_SIGNALS}`,
    )
    .bind(org.id)
    .all<LinkRow>()
  const live = await config()
  const topics = results.map((row) => recordOf(row, live))
  const labelFor = await readLabels({ directory, library, config, org }, topics)
  const groups = new Map(results.map((row) => [tagOf(row.taxonomy_type), row.taxonomy_type]))
  const agent = {
    authorized_for: "All signals of this provider",
    authorization_type: "signal_tags",
    signal_tags: [...groups.keys()],
  }
  const listed = {
    contact: { name: org.name, domain },
    ...(results.length > 0 && {
      signals: topics.map((topic) => publishedSignal(topic, labelFor(topic))),
      signal_tags: Object.fromEntries(
        Array.from(groups, ([tag, name]) => [tag, { name, description: `Signals in ${name}` }]),
      ),
    }),
    last_updated: results.reduce((newest, row) => (row.updated_at > newest ? row.updated_at : newest), org.updatedAt),
  }
  const etag = (await sha256Hex(JSON.stringify([agent, listed]))).slice(0, 32)
  const rest = JSON.stringify({ ...listed, catalog_etag: etag }).slice(1)
  const agents = results.length > 0 ? `,${JSON.stringify(agent).slice(1)}]` : `{"authorized_agents":[]`
  return { etag, signals: results.length, text: `${agents},${rest}` }
}
