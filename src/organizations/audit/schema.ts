import * as z from "zod"
import { positive } from "../../kernel/http/input.ts"
import { filter } from "../../kernel/http/query.ts"

const DAY = /^\d{4}-\d\d-\d\d$/

/** A date or a timestamp; a date is completed with `timeOfDay`. */
const moment = (field: string, timeOfDay: string) =>
  z
    .string()
    .transform((text) => (DAY.test(text) ? `${text}T${timeOfDay}Z` : text))
    .pipe(z.iso.datetime({ offset: true, error: `${field} must be a date like 2026-11-15 or an ISO 8601 timestamp` }))
    .transform((text) => new Date(text).toISOString())
    .optional()

/** `csv` gives all matching entries in one file, `json` one page of them. */
const format = z.enum(["json", "csv"], "format must be json or csv").default("json")

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
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~\d{1,15}$/, "cursor must be the next value of a previous page")
    .transform((text) => {
      const [at = "", seq] = text.split("~")
      return { at, seq: Number(seq) }
    })
    .optional(),
  format,
})
export type AuditQuery = z.output<typeof AuditQuery>

/** Owners read the log of their own organization. */
export const OwnAuditQuery = AuditQuery.omit({ orgId: true })

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
  /** Cursor of the next page; null on the last page. */
  next: z.string().nullable(),
})
export type AuditPage = z.output<typeof AuditPage>
