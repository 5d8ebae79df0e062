import { Tag } from "./tag.tsx"

export const ACTIVATION_COLORS: Record<string, string> = {
  active: "teal",
  pending: "ochre",
  error: "red",
  deactivated: "gray",
}

/** The newest activation of a topic on each platform. */
export function ActivationBadges({ statuses }: { statuses: Record<string, string> | undefined }) {
  return Object.entries(statuses ?? {}).map(([platform, status]) => (
    <Tag key={platform} color={ACTIVATION_COLORS[status] ?? "gray"}>
      {platform}: {status}
    </Tag>
  ))
}
