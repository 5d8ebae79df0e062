import type { Role } from "../kernel/access/roles.ts"
import { DEFAULT_SCOPES, GRANTABLE_SCOPES, type Scope } from "../kernel/access/scopes.ts"
import type { Caller } from "./client.ts"
import { anOperator, anOrg } from "./factories.ts"

/** An organization's people and keys, each made when first used, for the many cases of a file that only call with them. */
export type Cast = {
  signedInAs: (role: Role) => Promise<Caller>
  apiKey: (scopes?: readonly Scope[]) => Promise<Caller>
  sdkKey: (scopes?: readonly Scope[]) => Promise<Caller>
  operator: () => Promise<Caller>
  /** A key that is bound to a buyer of the organization. */
  buyerKey: () => Promise<Caller>
}

/**
 * A cast that is replaced once a write has succeeded: it may have signed its caller out, or changed what the caller may do. Revoked keys
 * are kept, since no call revives them, and revoking one waits for its leases.
 */
export function aCast() {
  let current = newCast()
  const revoked = { apiKey: once(() => revokedKey("apiKey")), sdkKey: once(() => revokedKey("sdkKey")) }
  return {
    get now() {
      return current
    },
    revokedApiKey: revoked.apiKey,
    revokedSdkKey: revoked.sdkKey,
    /** Tells the cast what one of its calls was answered. */
    afterCall(method: string, answer: Response) {
      if (method !== "GET" && method !== "HEAD" && answer.status < 400) current = newCast()
    },
  }
}

function newCast(): Cast {
  const made = new Map<string, Promise<unknown>>()
  const member = <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const known = (made.get(name) as Promise<T> | undefined) ?? make()
    made.set(name, known)
    return known
  }
  const org = () => member("org", anOrg)
  return {
    signedInAs: (role) => member(role, async () => (await org()).signedInAs(role)),
    apiKey: (scopes = GRANTABLE_SCOPES) =>
      member(`api ${scopes.join()}`, async () => (await (await org()).apiKey(scopes)).caller),
    sdkKey: (scopes = DEFAULT_SCOPES) =>
      member(`sdk ${scopes.join()}`, async () => (await (await org()).sdkKey(scopes)).caller),
    operator: () => member("operator", anOperator),
    buyerKey: () => member("buyer", async () => (await (await org()).buyerKey()).caller),
  }
}

async function revokedKey(kind: "apiKey" | "sdkKey"): Promise<Caller> {
  const org = await anOrg()
  const { id, caller } = await org[kind]()
  await (await org.signedInAs("owner")).delete(kind === "apiKey" ? "/api/keys" : "/api/sdk-keys", { id })
  return caller
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
