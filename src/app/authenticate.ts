import { getPath } from "hono/utils/url"
import type { Actor, OrgContext, Services } from "../kernel/context.ts"
import { countAgainstLimits, requireOrigin } from "../organizations/keys/fence.ts"
import { findApiKey, findSdkKey } from "../organizations/keys/find-key.ts"
import type { findSession as FindSession } from "../organizations/identity/sessions.ts"
import { noteAddress } from "../organizations/keys/note-address.ts"
import { isWellFormed } from "../organizations/keys/secret.ts"
import { hasPermission } from "../kernel/access/roles.ts"
import type { Access } from "../kernel/access/access.ts"
import type { Fence } from "../kernel/ports/leases.ts"
import type { Scope } from "../kernel/access/scopes.ts"
import { callerAddress } from "../kernel/http/caller-address.ts"
import { atLibrary } from "../kernel/db/databases.ts"
import { AppError } from "../kernel/errors.ts"
import type { findApp as FindApp } from "../protocols/oauth/find-app.ts"
import { isSdkPath, MCP_PATH } from "./headers.ts"

/** Resolves the caller, organization and workspace; throws the error that the interface defines. */
export async function authorize(
  services: Services,
  request: Request,
  access: Access,
  /** Called with the caller before access is checked, so that rejected callers are logged too. */
  onIdentified: (caller: Pick<Caller, "actor" | "org" | "fence">) => void,
): Promise<OrgContext> {
  const { actor, org, configToken, fence, meter = services.meterOf(org) } = await identify(services, request)
  onIdentified({ actor, org, fence })
  if (fence) requireOrigin(request, fence)
  checkAccess(actor, access)
  if (access.by === "operator" && actor.kind === "api_key") await requireOperatorsKey(services, actor)
  const counted = "keyId" in actor ? actor.keyId : "grantId" in actor ? actor.grantId : undefined
  if (counted !== undefined) await countAgainstLimits(services, counted, { org, meter }, fence)
  return atLibrary({
    ...services,
    config: configToken === undefined ? services.configNear : services.configAt(configToken),
    actor,
    org,
    workspace: workspaceOf(request, actor),
    meter,
  })
}

/** The relay and maintenance commands authenticate with a fixed token. Without a configured token, every request is rejected. */
export async function authorizeByToken(
  { relayToken, maintenanceToken }: Services,
  request: Request,
  { by }: { by: "relay" | "maintenance" },
): Promise<void> {
  const token = by === "relay" ? relayToken : maintenanceToken
  const bearer = bearerOf(request)
  if (token === "" || bearer === undefined) throw new AppError(401, "Unauthorized")
  const digests = [token, bearer].map((text) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))
  const [expected, actual] = await Promise.all(digests)
  // Constant-time comparison of digests.
  if (!expected || !actual || !crypto.subtle.timingSafeEqual(expected, actual)) throw new AppError(401, "Unauthorized")
}

const bearerOf = (request: Request) => /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1]

/** Whether the secret has our format; nothing is read for other secrets. */
export const hasKey = (request: Request) => isWellFormed(bearerOf(request) ?? "")

type Caller = {
  actor: Actor
  org: OrgContext["org"]
  /** Callers with a key have none. */
  configToken?: string
  fence?: Fence
  /** Set for callers with a key; others use the organization's meter. */
  meter?: OrgContext["meter"]
}

/** Loaded with the first token: the library is large, and only apps have tokens. */
let findApp: typeof FindApp | undefined
/** Loaded with the first request without a key: classify calls from web pages have one. */
let findSession: typeof FindSession | undefined

/** A request with a key is authenticated by the key alone: an invalid key fails even with a valid cookie. */
async function identify(services: Services, request: Request): Promise<Caller> {
  const bearer = bearerOf(request)
  if (isSdkPath(getPath(request))) {
    if (bearer?.startsWith("pk_")) return findSdkKey(services, bearer)
    const none = bearer === undefined && !request.headers.has("cookie")
    throw new AppError(401, none ? "Unauthorized" : "Invalid or expired SDK key")
  }
  if (bearer?.startsWith("txadv_")) {
    const caller = await findApiKey(services, bearer)
    if (caller.actor.kind === "api_key") {
      noteAddress({ ...services, ...caller }, caller.actor.keyId, callerAddress(request))
    }
    return caller
  }
  if (bearer?.startsWith("pk_")) throw new AppError(401, "Unauthorized")
  if (bearer !== undefined && getPath(request) === MCP_PATH) {
    findApp ??= (await import("../protocols/oauth/find-app.ts")).findApp
    const caller = await findApp(services, new URL(request.url).origin, bearer)
    if (!caller) throw new AppError(401, "Invalid or expired token")
    return caller
  }
  findSession ??= (await import("../organizations/identity/sessions.ts")).findSession
  const caller = await findSession(services, request.headers.get("cookie"))
  if (!caller) throw new AppError(401, "Unauthorized")
  rejectCrossSite(request)
  return caller
}

/** Of several scopes, any suffices. */
const hasScope = (held: readonly Scope[], needed: Scope | readonly Scope[]) =>
  typeof needed === "string" ? held.includes(needed) : needed.some((one) => held.includes(one))

function checkAccess(actor: Actor, access: Access) {
  const isBuyer = actor.kind === "api_key" && actor.buyerId !== undefined
  if (isBuyer && !(access.by === "key" && access.buyers)) throw new AppError(401, "Insufficient scopes")
  if (actor.kind !== "session") {
    const scope = "scope" in access ? access.scope : undefined
    const acceptsKeys = access.by === "key" || access.by === "sdk" || (access.by === "operator" && scope !== undefined)
    const lacksBriefs = access.by === "sdk" && access.briefs && actor.kind === "sdk_key" && !actor.briefs
    if (!acceptsKeys || lacksBriefs || (scope && !hasScope(actor.scopes, scope))) {
      throw new AppError(401, "Insufficient scopes")
    }
    return
  }
  if (access.by === "operator" && !actor.operator) throw new AppError(403, "Forbidden")
  if (
    (access.by === "session" || access.by === "key") &&
    access.permission &&
    !hasPermission(actor.role, access.permission)
  ) {
    throw new AppError(403, access.refusal ?? "Forbidden")
  }
}

/** A key lasts longer than a session, so every call asks whether its holder is an operator still. */
async function requireOperatorsKey({ directory }: Services, { userId }: Actor): Promise<void> {
  const isHeld = await directory.prepare("SELECT 1 FROM users WHERE id = ? AND operator = 1").bind(userId).first()
  if (!isHeld) throw new AppError(401, "Insufficient scopes")
}

/**
 * CSRF protection: browsers attach the cookie to cross-site requests too, so unsafe requests must prove that they come from our own pages.
 * Programs that send neither header set `X-Requested-With`, which a cross-site page cannot. Reads need no proof, but pages of other sites
 * must not start them either: an export costs quota and work. `none` means that a person opened the address directly.
 */
function rejectCrossSite(request: Request) {
  const isRead = request.method === "GET" || request.method === "HEAD"
  const origin = request.headers.get("origin")
  const site = request.headers.get("sec-fetch-site")
  const sameOrigin = origin === null || origin === new URL(request.url).origin
  const sameSite = site === null || site === "same-origin" || (isRead && site === "none")
  const proven = isRead || origin !== null || site !== null || request.headers.has("x-requested-with")
  if (!sameOrigin || !sameSite || !proven) throw new AppError(403, "Forbidden")
}

function workspaceOf(request: Request, actor: Actor): string {
  const workspace = request.headers.get("x-workspace-id") ?? ""
  if (workspace !== "" && !/^[A-Za-z0-9_-]{1,64}$/.test(workspace)) throw new AppError(400, "Invalid X-Workspace-Id")
  const own = actor.kind === "grant" ? actor.workspace : ""
  if (own === "") return workspace
  if (workspace !== "" && workspace !== own) throw new AppError(403, "The app is limited to another workspace")
  return own
}
