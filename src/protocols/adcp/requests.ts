import * as z from "zod"
import { FIRST_RELEASE, servedVersion } from "./versions.ts"

const ID = /^[a-zA-Z0-9_-]+$/
const MAX_REFS = 1_000
const MAX_DESTINATIONS = 10

const object = z.record(z.string(), z.unknown())

/** Fields common to all requests. */
const common = {
  adcp_version: z.string().optional(),
  adcp_major_version: z.number().optional(),
  account: object.optional().meta({ description: "An account id, or a brand and its operator" }),
  context: object.optional().meta({ description: "Returned unchanged" }),
  ext: object.optional(),
}

const KEY = "idempotency_key must be 16 to 255 letters, digits or _ . : -"
const idempotencyKey = z.string(KEY).regex(/^[A-Za-z0-9_.:-]{16,255}$/, KEY)

export const CapabilitiesRequest = z.looseObject({
  protocols: z.array(z.string()).optional().meta({ description: "Details of these protocols only" }),
  ...common,
})

const Destination = z.discriminatedUnion(
  "type",
  [
    z.looseObject({
      type: z.literal("platform"),
      platform: z
        .string("platform is required")
        .min(1, "platform is required")
        .max(200)
        .meta({ description: "The name or the kind of one of the organization's connections" }),
      account: z.string().max(500).optional(),
    }),
    z.looseObject({
      type: z.literal("agent"),
      agent_url: z.url({ protocol: /^https?$/, error: "agent_url must be a URL" }).max(2_000),
      account: z.string().max(500).optional(),
    }),
  ],
  "type must be platform or agent",
)
export type Destination = z.output<typeof Destination>

const id = z.string().regex(ID).max(200)
const domain = z.string().max(253)

const SignalRef = z.discriminatedUnion("scope", [
  z.looseObject({ scope: z.literal("data_provider"), data_provider_domain: domain, signal_id: id }),
  z.looseObject({ scope: z.literal("signal_source"), signal_source_url: z.string().max(2_000), signal_id: id }),
  z.looseObject({ scope: z.literal("product"), signal_id: id }),
])

const SignalId = z.discriminatedUnion("source", [
  z.looseObject({ source: z.literal("catalog"), data_provider_domain: domain, id }),
  z.looseObject({ source: z.literal("agent"), agent_url: z.string().max(2_000), id }),
])

/** One reference in either form. */
export type Reference = z.output<typeof SignalRef> | z.output<typeof SignalId>

const amount = z.number().min(0)

const Filters = z.looseObject({
  catalog_types: z.array(z.string()).min(1).optional(),
  data_providers: z.array(z.string()).min(1).optional(),
  max_cpm: amount.optional(),
  max_percent: amount.max(100).optional(),
  min_coverage_percentage: amount.max(100).optional(),
})
export type Filters = z.output<typeof Filters>

const accountReference = object.meta({ description: "An account id, or a brand and its operator" })

const NotificationConfig = z.looseObject({
  subscriber_id: z.string().regex(/^[A-Za-z0-9_.:-]{1,64}$/),
  url: z.string().max(2_000),
  event_types: z.array(z.string().max(100)).min(1).max(50),
  authentication: object.optional(),
  active: z.boolean().default(true),
})
export type NotificationConfig = z.output<typeof NotificationConfig>

export const SyncAccountsRequest = z.looseObject({
  idempotency_key: idempotencyKey,
  accounts: z
    .array(
      z.looseObject({
        account: accountReference.optional(),
        brand: object.optional(),
        operator: z.string().max(253).optional(),
        billing: z.string().max(100).optional(),
        sandbox: z.boolean().optional(),
        notification_configs: z.array(NotificationConfig).max(16).optional(),
      }),
    )
    .max(100),
  delete_missing: z.boolean().default(false),
  dry_run: z.boolean().default(false),
  ...common,
})
export type SyncAccountsRequest = z.output<typeof SyncAccountsRequest>

export const ListAccountsRequest = z.looseObject({
  ...common,
  account: accountReference.optional(),
  status: z.string().max(50).optional(),
  sandbox: z.boolean().optional(),
  pagination: z
    .looseObject({ max_results: z.int().min(1).max(100).optional(), cursor: z.string().max(1_000).optional() })
    .optional(),
})
export type ListAccountsRequest = z.output<typeof ListAccountsRequest>

export const SyncGovernanceRequest = z.looseObject({
  idempotency_key: idempotencyKey,
  accounts: z
    .array(
      z.looseObject({
        account: accountReference,
        governance_agents: z
          .array(
            z.looseObject({ url: z.url({ protocol: /^https$/, error: "url must be an https address" }).max(2_000) }),
          )
          .length(1),
      }),
    )
    .min(1)
    .max(100),
  ...common,
})
export type SyncGovernanceRequest = z.output<typeof SyncGovernanceRequest>

const moment = z.iso.datetime({ offset: true })

export const ReportUsageRequest = z.looseObject({
  idempotency_key: idempotencyKey,
  reporting_period: z.looseObject({ start: moment, end: moment }),
  usage: z
    .array(
      z.looseObject({
        account: accountReference,
        signal_agent_segment_id: z.string().max(200).optional(),
        pricing_option_id: z.string().max(200).optional(),
        impressions: z.int().min(0).optional(),
        media_spend: amount.optional(),
        vendor_cost: amount,
        currency: z.string().regex(/^[A-Z]{3}$/),
        final: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(500),
  ...common,
})
export type ReportUsageRequest = z.output<typeof ReportUsageRequest>

export const GetSignalsRequest = z
  .looseObject({
    signal_spec: z.string().max(100_000).optional().meta({ description: "The audience to find, in plain words" }),
    signal_refs: z.array(SignalRef).min(1).max(MAX_REFS).optional(),
    signal_ids: z.array(SignalId).min(1).max(MAX_REFS).optional().meta({ description: "Old form of signal_refs" }),
    discovery_mode: z.enum(["brief", "wholesale"]).default("brief"),
    destinations: z.array(Destination).min(1).max(MAX_DESTINATIONS).optional(),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .optional(),
    filters: Filters.optional(),
    fields: z.array(z.string()).min(1).optional().meta({ description: "Fields of signals beside the required ones" }),
    max_results: z.int().min(1).optional().meta({ description: "Old form of pagination.max_results" }),
    pagination: z
      .object({ max_results: z.int().min(1).max(100).optional(), cursor: z.string().max(1_000).optional() })
      .optional(),
    if_wholesale_feed_version: z.string().max(500).optional(),
    if_pricing_version: z.string().max(500).optional(),
    idempotency_key: z.string().max(255).optional(),
    ...common,
  })
  .superRefine((requested, issues) => {
    const criterion = (["signal_spec", "signal_refs", "signal_ids"] as const).find(
      (field) => requested[field] !== undefined,
    )
    const isWholesale = requested.discovery_mode === "wholesale"
    const refuse = (field: string, message: string) => issues.addIssue({ code: "custom", path: [field], message })
    const mustChoose = servedVersion(requested) !== FIRST_RELEASE
    if (isWholesale && criterion && mustChoose)
      refuse(criterion, `${criterion} cannot be combined with wholesale discovery`)
    if (!isWholesale && !criterion) refuse("signal_spec", "signal_spec or signal_refs is required")
    if (!isWholesale && requested.if_wholesale_feed_version !== undefined) {
      refuse("if_wholesale_feed_version", "if_wholesale_feed_version needs wholesale discovery")
    }
    if (requested.if_pricing_version !== undefined && requested.if_wholesale_feed_version === undefined) {
      refuse("if_pricing_version", "if_pricing_version needs if_wholesale_feed_version")
    }
  })
export type GetSignalsRequest = z.output<typeof GetSignalsRequest>

export const ActivateSignalRequest = z.looseObject({
  idempotency_key: idempotencyKey,
  signal_agent_segment_id: z.string("signal_agent_segment_id is required").min(1).max(200),
  destinations: z
    .array(Destination, "destinations array is required")
    .min(1, "destinations array is required")
    .max(MAX_DESTINATIONS),
  action: z.enum(["activate", "deactivate"]).default("activate"),
  pricing_option_id: z.string().max(200).optional(),
  governance_context: z.string().max(4_096).optional(),
  ...common,
})
export type ActivateSignalRequest = z.output<typeof ActivateSignalRequest>
