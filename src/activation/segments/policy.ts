import type { Connection } from "../../organizations/connections/connections.ts"
import type { CommonConfig } from "../../knowledge/platforms/platforms.ts"
import { hasKnownSensitivity, type SensitivityRow } from "../../topics/rows/known-sensitivity.ts"
import type { ClaimedRow } from "./claims.ts"
import { type Naming, templateKeyOf } from "./naming.ts"

type SensitivityPolicy = NonNullable<CommonConfig["sensitivity_policy"]>

/** Sensitivity levels that each policy blocks. */
const BLOCKED: Record<SensitivityPolicy, readonly string[]> = {
  allow: [],
  block_sensitive: ["Sensitive"],
  block_restricted: ["Restricted", "Sensitive"],
}

const policyOf = ({ config }: Pick<Connection, "config">): SensitivityPolicy => {
  const policy = config["sensitivity_policy"]
  return policy === "block_sensitive" || policy === "block_restricted" ? policy : "allow"
}

const NOT_KNOWN = "Sensitivity is not known"

/**
 * Why the connection's policy blocks a topic; undefined if it does not. Policies other than `allow` also block topics of unknown
 * sensitivity.
 */
export function whyBlocked(connection: Pick<Connection, "config">, topic: SensitivityRow): string | undefined {
  const policy = policyOf(connection)
  if (BLOCKED[policy].includes(topic.sensitivity)) {
    return `Blocked by sensitivity policy ${policy}: the topic is ${topic.sensitivity}`
  }
  return policy === "allow" || hasKnownSensitivity(topic) ? undefined : NOT_KNOWN
}

/** A push to the connection waits until a second person, an owner or admin, approves it. */
export const needsApproval = ({ config }: Pick<Connection, "config">) => config["approval"] === "required"

/** A warning to show before a push, independent of the policy. */
export function warningOf(sensitivity: string): string | undefined {
  if (sensitivity === "Sensitive") return "Sensitive audience: check privacy and platform rules before using it"
  return sensitivity === "Restricted" ? "Restricted audience: advertising limits apply" : undefined
}

/** Why a topic cannot be pushed to a connection now; undefined if it can. */
export function whyNotPushed(
  { subject }: Pick<ClaimedRow, "subject">,
  connection: Connection,
  naming: Naming | undefined,
): string | undefined {
  if (!naming) return `Output template ${templateKeyOf(connection)} does not exist`
  if (!subject) return "Topic is no longer in the library"
  return whyBlocked(connection, subject)
}
