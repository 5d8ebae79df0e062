import type { Platform } from "../api/types.ts"
import { PLATFORM_LABELS } from "./connection-names.ts"
import { Tag } from "./tag.tsx"

export const ACTIVATION_COLORS: Record<string, string> = {
  active: "teal",
  pending: "ochre",
  error: "red",
  deactivated: "gray",
}

/** A topic's newest activation per platform. */
export function ActivationBadges({ statuses }: { statuses: Record<string, string> | undefined }) {
  return Object.entries(statuses ?? {}).map(([platform, status]) => (
    <Tag key={platform} color={ACTIVATION_COLORS[status] ?? "gray"}>
      {PLATFORM_LABELS[platform as Platform] ?? platform}: {status}
    </Tag>
  ))
}
