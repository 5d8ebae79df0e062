import { type Handler, Hono } from "hono"
import type * as z from "zod"
import type { OrgContext, Services } from "../kernel/context.ts"
import { allowanceOf } from "../organizations/keys/allowance.ts"
import { tooManyRequests } from "../organizations/keys/fence.ts"
import { countRequest } from "../organizations/usage/count-request.ts"
import type { Env } from "./env.ts"
import { authorize, authorizeByToken, hasKey } from "./authenticate.ts"
import { isTransient } from "../kernel/db/transient.ts"
import { AppError } from "../kernel/errors.ts"
import { NoRoom } from "../kernel/room.ts"
import { reportRequest } from "./report-request.ts"
import { checkFilters } from "./known-filters.ts"
import { answersPreflight, challengeOf, completeHeaders, jsonHeaders, MCP_PATH } from "./headers.ts"
import { drain } from "../kernel/http/drain.ts"
import { idempotencyKeyOf } from "../kernel/http/idempotency-key.ts"
import { versionIn } from "../kernel/http/if-match.ts"
import { parse, readJson } from "../kernel/http/read-input.ts"
import { type HttpContext, type HttpEnv, isOn, type Route } from "../kernel/http/route.ts"
import { openReads, passOnBookmark, readingFrom } from "./reads.ts"
import { openServices } from "./services.ts"

type Options = {
  /** Runs after the answer to every request of an organization that may have written. */
  afterWrite?: (services: Services) => Promise<void>
}

/** Serves these routes; any other path is a 404. */
export function createApp(routes: readonly Route[], { afterWrite }: Options = {}) {
  // Read request values with `c.get`: `c.var` copies all of them each time.
  const app = new Hono<HttpEnv & { Bindings: Env }>()

  /** Adds the request id, timing and security headers to every response, errors included. */
  app.use(async (c, next) => {
    const started = performance.now()
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    const services = openServices(c.env, waitUntil, undefined, () => c.req.raw.cf)
    c.set("services", services)
    c.set("authMs", 0)
    await next()
    if (c.res.status >= 400) await drain(c.req.raw)
    const { headers } = c.res
    if (!c.get("complete")) completeHeaders(headers, c.req.raw, c.req.path)
    if (c.res.status === 401 && c.req.path === MCP_PATH) headers.set("WWW-Authenticate", challengeOf(c.req.raw))
    c.get("passOn")?.(headers)
    for (const [name, value] of c.get("allowance") ?? []) if (!headers.has(name)) headers.set(name, value)
    const ms = performance.now() - started
    headers.set("X-Request-Id", services.requestId)
    headers.set("Server-Timing", `auth;dur=${c.get("authMs").toFixed(1)}, total;dur=${ms.toFixed(1)}`)
    reportRequest(c, ms)
  })

  const filtersOf = checkFilters(routes)
  for (const route of routes) {
    const { method, path } = route.definition
    app.on(method.toUpperCase(), honoPath(path), serve(route, filtersOf(route.definition), afterWrite))
  }

  const known = routes.map(({ definition }) => ({
    method: definition.method.toUpperCase(),
    feature: definition.feature,
    pattern: new RegExp(`^${definition.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }))

  app.notFound((c) => {
    const { features } = c.get("services")
    const allowed = known
      .filter((route) => route.pattern.test(c.req.path) && isOn(route, features))
      .map(({ method }) => method)
    if (allowed.length === 0) return c.json({ error: "Not found" }, 404)
    if (c.req.method === "OPTIONS" && answersPreflight(c.req.path)) return c.body(null, 204)
    if (allowed.includes("GET")) allowed.push("HEAD")
    return c.json({ error: "Method not allowed" }, 405, { Allow: [...new Set(allowed)].join(", ") })
  })

  app.onError((error, c) => {
    if (error instanceof NoRoom) c.set("refused", true)
    if (error instanceof AppError)
      return c.json({ error: error.message, ...error.details }, error.status, error.headers)
    c.set("thrown", error)
    return isTransient(error)
      ? c.json({ error: "The service is busy, please try again" }, 503, { "Retry-After": "2" })
      : c.json({ error: c.get("failure") ?? "Internal server error" }, 500)
  })
  return app
}

/** Checks run in the order that the interface defines: credentials, permission, then input. */
function serve(
  { definition, handle }: Route,
  checkQuery: ReturnType<ReturnType<typeof checkFilters>>,
  afterWrite: Options["afterWrite"],
): Handler<HttpEnv> {
  const run = handle as (ctx: Services | OrgContext, input: unknown) => Promise<unknown>
  return async (c) => {
    if (!isOn(definition, c.get("services").features)) return c.notFound()
    c.set("failure", definition.failure)
    c.set("route", `${definition.method.toUpperCase()} ${definition.path}`)
    if (!definition.path.startsWith("/health")) await limitAddress(c)
    const early = definition.ahead && hasKey(c.req.raw) ? readBody(c, definition) : undefined
    // Awaited only after authentication, so that a rejected caller gets no error about its body.
    early?.catch(() => {})
    const known = await contextFor(c, definition.access).catch(async (error: unknown) => {
      await Promise.allSettled([early])
      throw error
    })
    // The caller was read from the primary; the route may read from a replica.
    const reading = openReads((c.env as Env).DB, definition, c.req.raw)
    if (reading) c.set("passOn", (headers) => passOnBookmark(reading, definition, c.req.raw, headers))
    const ctx = readingFrom(known, reading)
    checkQuery?.(c.req.query())
    const query = definition.query ? parse(definition.query, c.req.query()) : undefined
    const { sent, body } = await (early ?? readBody(c, definition))
    const version = definition.versioned ? versionIn(c.req.raw) : undefined
    const key = definition.idempotent ? idempotencyKeyOf(c.req.raw) : undefined
    const answer = async (own: Services | OrgContext) => {
      const headers: [string, string][] = []
      const result = await run(own, { params: c.req.param(), query, body, version, headers, c }).finally(() => {
        // A failed request may have written something before it failed.
        if (afterWrite && "org" in own && definition.method !== "get") own.defer(afterWrite(own))
      })
      if (result instanceof Response) return result
      const { status } = definition.answer
      // A stored answer contains only the headers that this answer sets itself.
      if (key !== undefined) return Response.json(result, { status, headers })
      c.set("complete", true)
      const response = new Response(JSON.stringify(result), { status, headers: jsonHeaders(c.req.path) })
      for (const [name, value] of headers) response.headers.append(name, value)
      return response
    }
    if (key === undefined || !("org" in ctx)) return answer(ctx)
    const request = {
      route: c.get("route"),
      path: c.req.path,
      query: c.req.query(),
      workspace: ctx.workspace,
      body: sent,
    }
    const { answerOnce } = await import("../kernel/http/answer-once.ts")
    return answerOnce(ctx, key, request, answer)
  }
}

async function readBody(c: HttpContext, definition: Route["definition"]): Promise<{ sent?: unknown; body?: unknown }> {
  const { check = definition.body && parserOf(definition.body) } = definition
  if (!check) return {}
  const sent = await readJson(c.req.raw, definition.bodyLimit)
  const body = check(sent)
  definition.ahead?.(c.get("services"), body as never)
  return { sent, body }
}

const parserOf = (schema: z.ZodType) => (sent: unknown) => parse(schema, sent)

/** Before anything is read: a flood from one address must not reach the database. */
async function limitAddress(c: HttpContext): Promise<void> {
  const address = c.req.header("cf-connecting-ip")
  const { rates, now } = c.get("services")
  if (address !== undefined && !(await rates.address(address))) throw tooManyRequests(now())
}

async function contextFor(c: HttpContext, access: Route["definition"]["access"]): Promise<Services | OrgContext> {
  if (access.by === "anyone") return c.get("services")
  if (access.by === "relay" || access.by === "maintenance") {
    await authorizeByToken(c.get("services"), c.req.raw, access)
    c.set("caller", { actor: access.by })
    return c.get("services")
  }
  const started = performance.now()
  const ctx = await authorize(c.get("services"), c.req.raw, access, ({ actor, org, fence }) => {
    const isKey = "keyId" in actor
    c.set("caller", { org: org.id, actor: actor.kind, actorId: isKey ? actor.keyId : actor.userId })
    if (isKey) c.set("allowance", allowanceOf(actor.keyId, org, fence, c.get("services").now()))
  })
  c.set("authMs", performance.now() - started)
  countRequest(ctx)
  return ctx
}

function honoPath(path: string) {
  return path.replaceAll(/\{(\w+)\}/g, ":$1")
}
