import { Tag } from "./tag.tsx"

export const ACTIVATION_COLORS: Record<string, string> = {
  active: "teal",
  pending: "ochre",
  error: "red",
  deactivated: "gray",
}

export type ConnectionSegment = { connectionId: string; connection: string; status: string }

/** A topic's newest activation per connection, called by its name. */
export function ActivationBadges({ segments }: { segments: readonly ConnectionSegment[] | undefined }) {
  return segments?.map(({ connectionId, connection, status }) => (
    <Tag key={connectionId} color={ACTIVATION_COLORS[status] ?? "gray"}>
      {connection}: {status}
    </Tag>
  ))
}
