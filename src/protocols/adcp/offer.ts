import type { OrgContext } from "../../kernel/context.ts"
import type { BuyerDestination } from "../../kernel/db/schema/protocols.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import { readLabels } from "../../topics/labels/read-labels.ts"
import { attributesOf } from "../../topics/library/explain-topic.ts"
import { type LinkRow, recordOf } from "../../topics/library/record.ts"
import { priceOf } from "../../topics/prices/price-of.ts"
import { listPrices } from "../../topics/prices/prices.ts"
import { boundBuyer, type Buyer } from "../buyers/buyer.ts"
import { deploymentsOf, readDeployed } from "./deployments.ts"
import { outboundConnections, type Place, placeOf, slugOf } from "./destinations.ts"
import { providerOf } from "./provider.ts"
import type { Destination } from "./requests.ts"
import { type Reasons, type Signal, signalOf } from "./signal.ts"

/** Who asks, and at which address of this agent. */
export type Asker = { ctx: OrgContext; url: string; buyer: Buyer | null }

export type Offer = Awaited<ReturnType<typeof readOffer>>

/** What a caller is offered, and at which prices. A request for an account sees what is for sale, without private topics. */
export async function readOffer({ ctx, url, buyer }: Asker, account: unknown) {
  const [provider, outbound, prices] = await Promise.all([
    providerOf(ctx, url),
    outboundConnections(ctx),
    listPrices(ctx, buyer?.id),
  ])
  const isForSale = buyer !== null || account !== undefined
  const isOwn = !isForSale || prices.some(({ buyerId }) => buyerId !== null) || (buyer?.destinations.length ?? 0) > 0
  const view = isOwn ? (buyer?.id ?? "organization") : "public"
  return { provider, outbound, prices, isForSale, view }
}

/** Whether others see the same: a buyer with prices or destinations of its own has a feed of its own. */
export const scopeOf = ({ view }: Pick<Offer, "view">) => (view === "public" ? "public" : "account")

/** Where the caller may activate what it names so. A buyer has its own destinations; the organization's callers also its connections. */
export function placeFor(
  { ctx, buyer }: Pick<Asker, "ctx" | "buyer">,
  outbound: readonly Connection[],
  destination: Destination,
): Place | undefined {
  const own = (buyer?.destinations ?? []).find((one) => isNamed(one, destination))
  if (own?.type === "agent") return { destination }
  const connection = own && outbound.find(({ id }) => id === own.connectionId)
  if (connection) {
    const account = destination.account ?? own.account
    return { destination: { ...destination, ...(account !== undefined && { account }) }, connection }
  }
  return boundBuyer(ctx) === undefined ? placeOf(outbound, destination) : undefined
}

function isNamed(own: BuyerDestination, named: Destination): boolean {
  if (own.type === "agent") return named.type === "agent" && named.agent_url === own.agentUrl
  if (named.type !== "platform" || slugOf(named.platform) !== slugOf(own.platform)) return false
  return own.account === undefined || named.account === undefined || named.account === own.account
}

/** All destinations of a buyer that asks with its own key; undefined for the organization's callers. */
function ownPlaces({ ctx, buyer }: Asker, outbound: readonly Connection[]): Place[] | undefined {
  if (boundBuyer(ctx) === undefined) return undefined
  return (buyer?.destinations ?? []).flatMap((one) => {
    const { type } = one
    const destination: Destination =
      type === "agent"
        ? { type, agent_url: one.agentUrl }
        : { type, platform: one.platform, ...(one.account !== undefined && { account: one.account }) }
    return placeFor({ ctx, buyer }, outbound, destination) ?? []
  })
}

type Shown = { row: LinkRow; match?: Reasons }

/** Rows as signals, with the caller's prices and deployments. */
export async function describeSignals(
  asker: Asker,
  { provider, outbound, prices }: Offer,
  shown: readonly Shown[],
  { places = ownPlaces(asker, outbound), fields }: { places?: readonly Place[]; fields?: readonly string[] } = {},
): Promise<Signal[]> {
  const { ctx, buyer } = asker
  const config = await ctx.config()
  const offered = shown.map((one) => ({ ...one, topic: recordOf(one.row, config) }))
  const topics = offered.map(({ topic }) => topic)
  const ids = topics.map(({ id }) => id)
  const rows = shown.map(({ row }) => row)
  const [deployed, labelFor, attributes] = await Promise.all([
    readDeployed(ctx, ids, boundBuyer(ctx) === undefined ? undefined : buyer?.id),
    readLabels(ctx, topics),
    attributesOf(ctx, rows),
  ])
  return offered.map(({ row, match, topic }) =>
    signalOf(topic, {
      provider,
      label: labelFor(topic),
      price: priceOf(prices, row),
      deployments: deploymentsOf(row.id, deployed, outbound, places),
      ext: { ...(match && { match }), attributes: attributes.get(row.id) },
      fields,
    }),
  )
}
