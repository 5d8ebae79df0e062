import * as z from "zod"
import { required } from "../../kernel/http/fields.ts"

/** Messages between the relay and the service. The relay runs outside the Worker and imports this file too. */

const Token = required("token").max(100)
const Message = required("error").max(500)

export const LeaseRequest = z.object({
  /** How many connections the relay can handle. */
  connections: z.int().min(1).max(50).default(4),
  /** Maximum deliveries per connection. */
  deliveries: z.int().min(1).max(50).default(10),
  seconds: z.int().min(2).max(600).default(15),
})
export type LeaseRequest = z.input<typeof LeaseRequest>

const Delivery = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** Stored under `key` in the drop; uploaded to `path` in this order. `digest` is the SHA-256. */
  files: z.array(z.object({ key: z.string(), path: z.string(), bytes: z.int(), digest: z.string() })),
})
export type Delivery = z.output<typeof Delivery>

/** Exclusive: until it expires, no other relay gets deliveries of this connection. */
export const Lease = z.object({
  token: z.string(),
  connectionId: z.string(),
  host: z.string(),
  port: z.int(),
  username: z.string(),
  /** Empty if the connection has a private key alone. */
  password: z.string(),
  privateKey: z.string().nullable().default(null),
  passphrase: z.string().nullable().default(null),
  /** The expected SHA256 fingerprint; null if no key is known yet. */
  hostKey: z.string().nullable(),
  deliveries: z.array(Delivery),
})
export type Lease = z.output<typeof Lease>

export const LeaseAnswer = z.object({
  leases: z.array(Lease),
  /** Unfinished deliveries, leased ones included; counted up to 10,000. */
  open: z.int(),
  /** Time until the next one can be leased; null if there is none. */
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
