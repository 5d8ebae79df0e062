import type { OrgContext } from "../../kernel/context.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import { PLATFORMS } from "../../knowledge/platforms/platforms.ts"
import { type Place, slugOf } from "./destinations.ts"
import type { Destination } from "./requests.ts"

export type Deployment = Record<string, unknown> & { type: "platform" | "agent"; is_live: boolean }

/** A segment on a platform: live, pending, or failed. */
export type SegmentState = {
  id: string
  orgTopicId: string
  connectionId: string
  status: "pending" | "active" | "error"
  segmentId: string | null
  activatedAt: string | null
  error: string | null
}
type AgentState = { orgTopicId: string; agentUrl: string; account: string; activatedAt: string }

export type Deployed = { segments: SegmentState[]; agents: AgentState[] }

/**
 * Where these topics are deployed, with the newest relevant segment per connection. A buyer sees only what is deployed for it: another
 * one's segment on the same platform is not its own.
 */
export async function readDeployed(
  { library, org }: OrgContext,
  linkIds: readonly string[],
  buyerId: string = "",
): Promise<Deployed> {
  const ids = JSON.stringify(linkIds)
  const [segments, agents] = await library.batch([
    library
      .prepare(
        `SELECT a.id, a.org_topic_id AS orgTopicId, a.connection_id AS connectionId, a.status,
           a.platform_segment_id AS segmentId, a.activated_at AS activatedAt, a.error
         FROM json_each(?1) AS given CROSS JOIN activations AS a INDEXED BY activations_topic
           ON a.org_topic_id = given.value AND a.org_id = ?2
         WHERE a.status IN ('active', 'pending', 'error') AND (?3 = '' OR EXISTS (
           SELECT 1 FROM signal_deployments AS own INDEXED BY signal_deployments_place
           WHERE own.org_id = ?2 AND own.org_topic_id = a.org_topic_id AND own.connection_id = a.connection_id
             AND own.buyer_id = ?3 AND own.live = 1))
         ORDER BY a.created_at DESC, a.rowid DESC`,
      )
      .bind(ids, org.id, buyerId),
    library
      .prepare(
        `SELECT d.org_topic_id AS orgTopicId, d.agent_url AS agentUrl,
           iif(d.buyer_id = '', d.account, substr(d.account, length(d.buyer_id) + 2)) AS account, d.activated_at AS activatedAt
         FROM json_each(?1) AS given CROSS JOIN signal_deployments AS d ON d.org_id = ?2 AND d.org_topic_id = given.value
         WHERE d.live = 1 AND d.agent_url <> '' AND d.buyer_id = ?3`,
      )
      .bind(ids, org.id, buyerId),
  ])
  return { segments: (segments?.results ?? []) as SegmentState[], agents: (agents?.results ?? []) as AgentState[] }
}

/** The state of a topic's segment on a connection; a live segment wins over a newer failure. */
export function segmentOn({ segments }: Deployed, linkId: string, connectionId: string): SegmentState | undefined {
  const here = segments.filter((one) => one.orgTopicId === linkId && one.connectionId === connectionId)
  return here.find(({ status }) => status === "active") ?? here[0]
}

function onPlatform(
  connection: Connection,
  segment: SegmentState | undefined,
  { platform = slugOf(connection.name), account }: { platform?: string; account?: string } = {},
): Deployment {
  const target = { type: "platform" as const, platform, ...(account !== undefined && { account }) }
  if (segment?.status === "active" && segment.segmentId !== null) {
    return {
      ...target,
      is_live: true,
      activation_key: { type: "segment_id", segment_id: segment.segmentId },
      ...(segment.activatedAt !== null && { deployed_at: segment.activatedAt }),
    }
  }
  return {
    ...target,
    is_live: false,
    estimated_activation_duration_minutes: PLATFORMS[connection.platform].minutesToLive,
  }
}

const KEY = "strata_segment"
const AGENT_MINUTES = 1

function onAgent(linkId: string, agentUrl: string, live?: { activatedAt: string }, account?: string): Deployment {
  const target = { type: "agent" as const, agent_url: agentUrl, ...(account !== undefined && { account }) }
  if (!live) return { ...target, is_live: false, estimated_activation_duration_minutes: AGENT_MINUTES }
  return {
    ...target,
    is_live: true,
    activation_key: { type: "key_value", key: KEY, value: linkId },
    deployed_at: live.activatedAt,
  }
}

/** At the requested destinations; by default, on all connections and agents that have the signal. */
export function deploymentsOf(
  linkId: string,
  deployed: Deployed,
  outbound: readonly Connection[],
  places: readonly Place[] | undefined,
): Deployment[] {
  if (places) return places.map((place) => deploymentAt(linkId, deployed, place))
  const agents = deployed.agents.filter(({ orgTopicId }) => orgTopicId === linkId)
  return [
    ...outbound.map((connection) => onPlatform(connection, segmentOn(deployed, linkId, connection.id))),
    ...agents.map((agent) => onAgent(linkId, agent.agentUrl, agent, agent.account || undefined)),
  ]
}

export function deploymentAt(linkId: string, deployed: Deployed, { destination, connection }: Place): Deployment {
  if (destination.type === "platform") {
    if (!connection) throw new Error("A platform has a connection")
    return onPlatform(connection, segmentOn(deployed, linkId, connection.id), destination)
  }
  const live = deployed.agents.find((agent) => agent.orgTopicId === linkId && isAt(agent, destination))
  return onAgent(linkId, destination.agent_url, live, destination.account)
}

const isAt = (agent: AgentState, destination: Destination & { type: "agent" }) =>
  agent.agentUrl === destination.agent_url && agent.account === (destination.account ?? "")
