import * as z from "zod"
import { cursorQuery } from "../../kernel/http/cursor.ts"
import { jsonObject } from "../../kernel/http/input.ts"

export const ALERT_KINDS = [
  "run_failed",
  "run_errors",
  "run_succeeded",
  "approval_waiting",
  "sync_overdue",
  "segments_stale",
  "credentials_refused",
  "keys_left",
  "quota_80",
  "quota_100",
  "dead_letters",
  "wall",
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** Alerts an organization can choose; the others are for operators. */
export const ORGANIZATION_KINDS = ALERT_KINDS.filter((kind) => kind !== "dead_letters" && kind !== "wall")

export const AlertRecord = z.object({
  id: z.string(),
  kind: z.enum(ALERT_KINDS),
  /** One sentence. */
  title: z.string(),
  /** The reason given by the run or the platform; null if there is none. */
  detail: z.string().nullable(),
  /** The console page to open. */
  link: z.string(),
  /** An alert for operators, not for the organization. */
  operators: z.boolean(),
  createdAt: z.string(),
  read: z.boolean(),
})
export type AlertRecord = z.output<typeof AlertRecord>

export const AlertQuery = z.object(cursorQuery)
export type AlertQuery = z.output<typeof AlertQuery>

export const AlertPage = z.object({
  data: z.array(AlertRecord),
  /** Unread alerts among the newest 100. */
  unread: z.int(),
  /** Cursor of the next page; null on the last page. */
  next: z.string().nullable(),
})
export type AlertPage = z.output<typeof AlertPage>

const IDS = "ids must be an array of at most 100 alert ids"
export const ReadAlerts = jsonObject({
  /** Default: the newest 100. */
  ids: z.array(z.string(IDS).max(300, IDS), IDS).max(100, IDS).optional(),
})
export type ReadAlerts = z.output<typeof ReadAlerts>

export const AlertsRead = z.object({ unread: z.int() })

/** Many, or with a time that the organization has to set: only for those that choose them. */
export const OPTIONAL_KINDS: readonly AlertKind[] = ["run_succeeded", "sync_overdue"]

const KINDS = `kinds must be among ${ORGANIZATION_KINDS.join(", ")}`
const ADDRESSES = "email must be an array of at most 10 e-mail addresses"

export const AlertSettings = z.object({
  /** Kinds that are also sent as messages. The bell shows all kinds. */
  kinds: z.array(z.enum(ALERT_KINDS)),
  /** Recipients of messages; empty for none. */
  email: z.array(z.string()),
  /** The organization's webhook that receives alerts as `alert.raised`; null for none. */
  webhookId: z.string().nullable(),
  /** The channel in Slack that gets them, as the end of its address; null for none. The whole address is a secret. */
  slack: z.string().nullable(),
  /** A scheduled sync is overdue after this many hours without success. */
  overdueHours: z.int(),
  /** Empty until they are changed for the first time. */
  updatedAt: z.string(),
})
export type AlertSettings = z.output<typeof AlertSettings>

const SLACK = "slackUrl must be an address like https://hooks.slack.com/services/..., or null"
const HOURS = "overdueHours must be a whole number from 1 to 720"

export const AlertSettingsChange = jsonObject({
  kinds: z
    .array(z.enum(ORGANIZATION_KINDS, KINDS), KINDS)
    .transform((kinds) => ORGANIZATION_KINDS.filter((kind) => kinds.includes(kind)))
    .optional(),
  email: z
    .array(z.email(ADDRESSES).max(254, ADDRESSES), ADDRESSES)
    .max(10, ADDRESSES)
    .transform((all) => [...new Set(all)])
    .optional(),
  webhookId: z.string("webhookId must be the id of a webhook, or null").max(100).nullable().optional(),
  /** The address of an incoming webhook of Slack; null removes it. */
  slackUrl: z
    .string(SLACK)
    .max(300, SLACK)
    .regex(/^https:\/\/hooks\.slack(-gov)?\.com\/(services|workflows|triggers)\/[\w/-]+$/, SLACK)
    .nullable()
    .optional(),
  overdueHours: z.int(HOURS).min(1, HOURS).max(720, HOURS).optional(),
})
export type AlertSettingsChange = z.output<typeof AlertSettingsChange>
