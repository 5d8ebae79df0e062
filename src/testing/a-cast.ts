import type { Role } from "../kernel/access/roles.ts"
import { SCOPES, type Scope } from "../kernel/access/scopes.ts"
import type { Caller } from "./client.ts"
import { anOperator, anOrg } from "./factories.ts"

/** An organization's people and keys, each made when first used, for the many cases of a file that only call with them. */
export type Cast = {
  signedInAs: (role: Role) => Promise<Caller>
  apiKey: (scopes?: readonly Scope[]) => Promise<Caller>
  sdkKey: (scopes?: readonly Scope[]) => Promise<Caller>
  revokedApiKey: () => Promise<Caller>
  revokedSdkKey: () => Promise<Caller>
  operator: () => Promise<Caller>
}

/** A cast that is replaced once a write has succeeded: it may have signed its caller out, or changed what the caller may do. */
export function aCast() {
  let current = newCast()
  return {
    get now() {
      return current
    },
    /** Tells the cast what one of its calls was answered. */
    afterCall(method: string, answer: Response) {
      if (method !== "GET" && method !== "HEAD" && answer.status < 400) current = newCast()
    },
  }
}

function newCast(): Cast {
  const made = new Map<string, Promise<unknown>>()
  const once = <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const known = (made.get(name) as Promise<T> | undefined) ?? make()
    made.set(name, known)
    return known
  }
  const org = () => once("org", anOrg)
  const owner = () => once("owner", async () => (await org()).signedInAs("owner"))
  return {
    signedInAs: (role) => once(role, async () => (await org()).signedInAs(role)),
    apiKey: (scopes = SCOPES) => once(`api ${scopes.join()}`, async () => (await (await org()).apiKey(scopes)).caller),
    sdkKey: (scopes = SCOPES) => once(`sdk ${scopes.join()}`, async () => (await (await org()).sdkKey(scopes)).caller),
    revokedApiKey: () =>
      once("revoked api", async () => {
        const { id, caller } = await (await org()).apiKey()
        await (await owner()).delete("/api/keys", { id })
        return caller
      }),
    revokedSdkKey: () =>
      once("revoked sdk", async () => {
        const { id, caller } = await (await org()).sdkKey()
        await (await owner()).delete("/api/sdk-keys", { id })
        return caller
      }),
    operator: () => once("operator", anOperator),
  }
}
