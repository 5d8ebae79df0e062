import type { BodyOf, BuyerRecord } from "../../api/types.ts"

type Destination = NonNullable<BodyOf<"POST /api/buyers">["destinations"]>[number]
export type PlatformRow = Omit<Extract<Destination, { type: "platform" }>, "type">

/** The destinations of a buyer as the form has them: platforms by row, agents by line. */
export function draftOf(buyer: BuyerRecord | null): { platforms: PlatformRow[]; agents: string } {
  // The API answers with what it was given.
  const destinations = (buyer?.destinations ?? []) as Destination[]
  return {
    platforms: destinations.flatMap((one) => (one.type === "platform" ? [one] : [])),
    agents: destinations.flatMap((one) => (one.type === "agent" ? [one.agentUrl] : [])).join("\n"),
  }
}

export const destinationsOf = (platforms: readonly PlatformRow[], agents: string): Destination[] => [
  ...platforms.map(({ platform, connectionId, account }) => ({
    type: "platform" as const,
    platform: platform.trim(),
    connectionId,
    ...(account?.trim() && { account: account.trim() }),
  })),
  ...agents
    .split(/\s+/)
    .filter(Boolean)
    .map((agentUrl) => ({ type: "agent" as const, agentUrl })),
]
