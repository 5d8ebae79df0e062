import * as z from "zod"
import { relay } from "../../kernel/access/access.ts"
import { AppError } from "../../kernel/errors.ts"
import { type HttpContext, route } from "../../kernel/http/route.ts"
import { trustHostKey } from "./host-key.ts"
import { leaseDeliveries } from "./lease-deliveries.ts"
import { extendLease, releaseLease } from "./renew-lease.ts"
import { Extend, FailedLease, HeldLease, LeaseAnswer, LeaseRequest, SeenHostKey } from "./protocol.ts"
import { readFile } from "./read-file.ts"
import { failLease, reportDelivered, reportFailed } from "./report.ts"

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }
const answer = { status: 200, schema: Done } as const

/** A lease contains passwords. */
function requireHttps(c: HttpContext) {
  const { protocol, hostname } = new URL(c.req.url)
  const local = hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]"
  if (protocol !== "https:" && !local) throw new AppError(403, "Forbidden")
}

export const relayRoutes = [
  route(
    {
      method: "post",
      path: "/api/relay/lease",
      summary: "Lease deliveries to the relay, one lease per connection, with the SFTP credentials",
      access: relay,
      body: LeaseRequest,
      answer: { status: 200, schema: LeaseAnswer },
      errors: [403],
    },
    (services, { body, c }) => {
      requireHttps(c)
      return leaseDeliveries(services, body)
    },
  ),
  route(
    {
      method: "post",
      path: "/api/relay/lease/extend",
      summary: "Extend a lease; 409 if it has expired",
      access: relay,
      body: Extend,
      answer,
      errors: [409],
    },
    async (services, { body }) => {
      await extendLease(services, body.token, body.seconds)
      return done
    },
  ),
  route(
    {
      method: "post",
      path: "/api/relay/lease/release",
      summary: "Release a lease",
      access: relay,
      body: HeldLease,
      answer,
    },
    async (services, { body }) => {
      await releaseLease(services, body.token)
      return done
    },
  ),
  route(
    {
      method: "post",
      path: "/api/relay/lease/failed",
      summary: "Report that a connection cannot be reached",
      access: relay,
      body: FailedLease,
      answer,
    },
    async (services, { body }) => {
      await failLease(services, body.token, body.error)
      return done
    },
  ),
  route(
    {
      method: "post",
      path: "/api/relay/lease/host-key",
      summary: "Check a server's host key before anything is sent; 409 if it does not match",
      access: relay,
      body: SeenHostKey,
      answer,
      errors: [409],
    },
    async (services, { body }) => {
      await trustHostKey(services, body.token, body.fingerprint)
      return done
    },
  ),
  route(
    {
      method: "get",
      path: "/api/relay/deliveries/{id}/files/{index}",
      summary: "Download a file to deliver, from the byte in `Range`",
      access: relay,
      answer: { status: 200, mediaType: "application/octet-stream" },
      alsoAnswers: [{ status: 206, mediaType: "application/octet-stream", description: "The file from that byte on" }],
      headers: { "Content-Range": "Which bytes follow, with 206" },
      errors: [404, 416],
    },
    async (services, { params, c }) => {
      const { body, from, bytes } = await readFile(services, params.id, params.index, c.req.header("range"))
      const part = from > 0 ? { "Content-Range": `bytes ${from}-${bytes - 1}/${bytes}` } : undefined
      return new Response(body, {
        status: from > 0 ? 206 : 200,
        headers: { "Content-Type": "application/octet-stream", ...part },
      })
    },
  ),
  route(
    {
      method: "post",
      path: "/api/relay/deliveries/{id}/delivered",
      summary: "Report a delivery as delivered",
      access: relay,
      body: HeldLease,
      answer: { status: 200, schema: z.object({ status: z.literal("delivered") }) },
      errors: [409],
    },
    (services, { params, body }) => reportDelivered(services, params.id, body.token),
  ),
  route(
    {
      method: "post",
      path: "/api/relay/deliveries/{id}/failed",
      summary: "Report a failed delivery; it is retried later, up to 10 attempts",
      access: relay,
      body: FailedLease,
      answer: { status: 200, schema: z.object({ status: z.enum(["waiting", "failed"]) }) },
      errors: [409],
    },
    (services, { params, body }) => reportFailed(services, params.id, body.token, body.error),
  ),
] as const
