import * as z from "zod"
import { trueOrFalse } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"

export const OrganizationSettings = z.object({
  /** Whether new topics are private if the request does not say. */
  privateTopics: z.boolean(),
  /** Daily limit for LLM costs in USD; null if only the installation's limit applies. */
  llmDailyCostLimit: z.number().nullable(),
  /** Where buyers find the organization's `/.well-known/adagents.json`, once the domain is proven; null until it is set. */
  domain: z.string().nullable(),
  /** Whether an LLM is configured. Without one, the rules classify and briefs cannot be analyzed. */
  languageModel: z.boolean(),
})
export type OrganizationSettings = z.output<typeof OrganizationSettings>

/** Reading the settings has this as `ETag` alone: programs of before take every field there for a setting. */
export const VersionedSettings = OrganizationSettings.extend({ updatedAt: z.string() })
export type VersionedSettings = z.output<typeof VersionedSettings>

/** How far the organization's domain is proven, and the DNS record that proves it. */
export const DomainProof = z.object({
  domain: z.string().nullable(),
  /** `unproven`: the service does not publish anything for the domain yet. */
  state: z.enum(["none", "unproven", "proven"]),
  provenAt: z.string().nullable(),
  record: z.object({ type: z.literal("TXT"), name: z.string(), value: z.string() }).nullable(),
})
export type DomainProof = z.output<typeof DomainProof>

const DOMAIN = "domain must be a domain like example.com, or null"
const LIMIT = "llmDailyCostLimit must be a number of at least 0, or null"

export const SettingsChange = jsonObject({
  privateTopics: trueOrFalse("privateTopics").optional(),
  llmDailyCostLimit: z.number(LIMIT).min(0, LIMIT).max(1_000_000, LIMIT).nullable().optional(),
  domain: z
    .string(DOMAIN)
    .trim()
    .toLowerCase()
    .max(253, DOMAIN)
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/, DOMAIN)
    .nullable()
    .optional(),
})
export type SettingsChange = z.output<typeof SettingsChange>
