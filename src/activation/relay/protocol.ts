import * as z from "zod"

/** What the relay and the service say to each other. The relay runs elsewhere and reads this file too. */

const Token = z.string("token is required").min(1, "token is required").max(100)
const Message = z.string("error is required").min(1, "error is required").max(500)

export const LeaseRequest = z.object({
  /** How many connections the relay is free for. */
  connections: z.int().min(1).max(50).default(4),
  /** How many deliveries of each. */
  deliveries: z.int().min(1).max(50).default(10),
  seconds: z.int().min(2).max(600).default(15),
})
export type LeaseRequest = z.input<typeof LeaseRequest>

const Delivery = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** Under `key` in the drop; to be put at `path` on the other side, in this order. `digest` is the SHA-256. */
  files: z.array(z.object({ key: z.string(), path: z.string(), bytes: z.int(), digest: z.string() })),
})
export type Delivery = z.output<typeof Delivery>

/** One connection's turn. While it lasts nobody else is given anything of that connection. */
export const Lease = z.object({
  token: z.string(),
  connectionId: z.string(),
  host: z.string(),
  port: z.int(),
  username: z.string(),
  password: z.string(),
  /** The SHA256 fingerprint the server has to show; null where it has not been seen before. */
  hostKey: z.string().nullable(),
  deliveries: z.array(Delivery),
})
export type Lease = z.output<typeof Lease>

export const LeaseAnswer = z.object({
  leases: z.array(Lease),
  /** Deliveries that are not over, those under a lease included. */
  open: z.int(),
  /** When the next of them may be leased; null where there is none. */
  nextInMs: z.int().nullable(),
})
export type LeaseAnswer = z.output<typeof LeaseAnswer>

export const HeldLease = z.object({ token: Token })
export const FailedLease = z.object({ token: Token, error: Message })
export const SeenHostKey = z.object({
  token: Token,
  fingerprint: z.string().regex(/^SHA256:[A-Za-z0-9+/]{43}$/, "fingerprint must be a SHA256 fingerprint"),
})
export const Extend = z.object({ token: Token, seconds: z.int().min(2).max(600).default(15) })
