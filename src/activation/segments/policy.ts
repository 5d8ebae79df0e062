import type { Connection } from "../../organizations/connections/connections.ts"
import type { SensitivityPolicy } from "../../organizations/connections/kinds.ts"
import type { ClaimedRow } from "./claims.ts"
import { type Naming, templateKeyOf } from "./naming.ts"

/** Levels that a connection does not let through. */
const BLOCKED: Record<SensitivityPolicy, readonly string[]> = {
  allow: [],
  block_sensitive: ["Sensitive"],
  block_restricted: ["Restricted", "Sensitive"],
}

const policyOf = ({ config }: Pick<Connection, "config">): SensitivityPolicy => {
  const policy = config["sensitivity_policy"]
  return policy === "block_sensitive" || policy === "block_restricted" ? policy : "allow"
}

/** Why the connection's policy keeps a topic back; undefined where it lets it through. */
export function whyBlocked(connection: Pick<Connection, "config">, sensitivity: string): string | undefined {
  const policy = policyOf(connection)
  if (!BLOCKED[policy].includes(sensitivity)) return undefined
  return `Blocked by sensitivity policy ${policy}: the topic is ${sensitivity}`
}

/** What somebody should know before such a topic is pushed, whatever the policy. */
export function warningOf(sensitivity: string): string | undefined {
  if (sensitivity === "Sensitive") return "Sensitive audience: check privacy and platform rules before using it"
  return sensitivity === "Restricted" ? "Restricted audience: advertising limits apply" : undefined
}

/** Why a topic cannot be pushed to a connection now; undefined where it can. */
export function whyNotPushed(
  { subject }: Pick<ClaimedRow, "subject">,
  connection: Connection,
  naming: Naming | undefined,
): string | undefined {
  if (!naming) return `There is no output template ${templateKeyOf(connection)}`
  if (!subject) return "Topic is no longer in the library"
  return whyBlocked(connection, subject.sensitivity)
}
