import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import type { LeasedKey } from "../../kernel/ports/leases.ts"

/** Reads the key from its lease. A revocation is answered only after all leases have expired. */
export async function findApiKey({ leases, now }: Pick<Services, "leases" | "now">, secret: string) {
  const key = await leases.key("api_keys", secret)
  const at = now().toISOString()
  if (!key || (key.record.oldSecretUntil && key.record.oldSecretUntil <= at)) throw new AppError(401, "Invalid API key")
  const { record } = key
  if (record.revoked) throw new AppError(401, "API key has been revoked")
  if (record.expiresAt && record.expiresAt <= at) throw new AppError(401, "API key has expired")
  return { ...callerOf(key), actor: { kind: "api_key" as const, ...actorOf(key), buyerId: record.buyerId } }
}

export async function findSdkKey({ leases }: Pick<Services, "leases">, secret: string) {
  const key = await leases.key("sdk_keys", secret)
  if (!key?.record.fence || key.record.revoked) throw new AppError(401, "Invalid or expired SDK key")
  const { fence, briefs } = key.record
  return { ...callerOf(key), actor: { kind: "sdk_key" as const, ...actorOf(key), briefs }, fence }
}

const actorOf = ({ record: { id, userId, scopes } }: LeasedKey) => ({ keyId: id, userId, scopes })

const callerOf = ({ record: { org }, meter }: LeasedKey) => ({ org, meter })
