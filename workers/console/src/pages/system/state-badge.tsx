import { Badge } from "@mantine/core"
import type { System } from "../../api/types.ts"

type State = System["readiness"]["checks"]["database"]["state"]

const WORDS: Record<State, string> = { ok: "OK", failing: "Failing", unknown: "Unknown" }
const COLORS: Record<State, string> = { ok: "teal", failing: "red", unknown: "gray" }

export const StateBadge = ({ state }: { state: State }) => (
  <Badge variant="light" color={COLORS[state]} tt="none" miw="max-content">
    {WORDS[state]}
  </Badge>
)
