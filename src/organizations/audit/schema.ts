import * as z from "zod"
import { positive } from "../../kernel/http/input.ts"
import { filter } from "../../kernel/http/query.ts"

const DAY = /^\d{4}-\d\d-\d\d$/

/** A day or a moment; a day stands for its first moment, or for its last. */
const moment = (field: string, endOfDay: string) =>
  z
    .string()
    .transform((text) => (DAY.test(text) ? `${text}T${endOfDay}Z` : text))
    .pipe(z.iso.datetime({ offset: true, error: `${field} must be a date like 2026-11-15 or an ISO 8601 timestamp` }))
    .transform((text) => new Date(text).toISOString())
    .optional()

export const AuditQuery = z.object({
  actor: filter,
  action: filter,
  orgId: filter,
  target: filter,
  from: moment("from", "00:00:00.000"),
  to: moment("to", "23:59:59.999"),
  limit: positive("limit", 50, 500),
  cursor: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~\d{1,15}$/, "cursor must be the next of a former answer")
    .transform((text) => {
      const [at = "", seq] = text.split("~")
      return { at, seq: Number(seq) }
    })
    .optional(),
})
export type AuditQuery = z.output<typeof AuditQuery>

const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  orgId: z.string().nullable(),
  actor: z.string(),
  actorEmail: z.string().nullable(),
  action: z.string(),
  target: z.string(),
  details: z.record(z.string(), z.unknown()),
  requestId: z.string(),
})

export const AuditPage = z.object({
  data: z.array(AuditEntry),
  /** The `cursor` that goes on from here; null at the end. */
  next: z.string().nullable(),
})
export type AuditPage = z.output<typeof AuditPage>
