import * as z from "zod"
import { AppError } from "../http/errors.ts"
import { parse } from "../http/input.ts"
import {
  type Direction,
  INBOUND_AUTH_TYPES,
  MATCH_KEYS,
  type Platform,
  SCHEDULES,
  SECRET_KEYS,
  sendsOut,
  SERVICE_FIELDS,
  takesIn,
  UPLOAD_METHODS,
  URL_KEYS,
} from "./kinds.ts"
import { type GuardOptions, guardUrl } from "./url-guard.ts"

export type Config = Record<string, unknown>

const MAX_CHARACTERS = 16_384
const MAX_DEPTH = 4
const MAX_MAPPINGS = 50

const text = (field: string, max = 200) =>
  z.string(`${field} must be a string`).min(1, `${field} must not be empty`).max(max, `${field} is too long`)
const oneOf = <const T extends readonly string[]>(field: string, values: T) =>
  z.enum(values, `${field} must be one of ${values.join(", ")}`)
const id = (field: string) => z.union([text(field), z.int()], `${field} must be a string or a whole number`)
const url = (field: string, missing = `${field} must be a string`) => z.string(missing).min(1, missing)
const path = (field: string) =>
  text(field).regex(/^[^.]+(?:\.[^.]+)*$/, `${field} must be names and array indexes with dots between them`)
/** A header's or a parameter's name. */
const token = (field: string) => text(field, 100).regex(/^[\w.[\]$-]+$/, `${field} must be a plain name`)

const Inbound = z.looseObject({
  base_url: url("base_url", "base_url is required"),
  items_path: path("items_path").optional(),
  count_path: path("count_path").optional(),
  /** `none`: the source answers with everything at once, whatever page it is asked for. */
  paging: oneOf("paging", ["pages", "none"]).optional(),
  page_param: token("page_param").optional(),
  page_size_param: token("page_size_param").optional(),
  page_size: z
    .int("page_size must be a whole number")
    .min(1, "page_size must be at least 1")
    .max(500, "page_size must be at most 500")
    .optional(),
  auth_type: oneOf("auth_type", INBOUND_AUTH_TYPES).optional(),
  api_key_header: text("api_key_header", 100)
    .regex(/^(?!host$|connection$|content-|transfer-|cookie$)[\w-]+$/i, "api_key_header must be the name of a header")
    .optional(),
  api_key_query: token("api_key_query").optional(),
  field_mappings: z
    .record(z.string().max(200), oneOf("field_mappings", SERVICE_FIELDS), "field_mappings must be an object")
    .refine((mappings) => Object.keys(mappings).length <= MAX_MAPPINGS, "field_mappings holds too many fields")
    .optional(),
  schedule: oneOf("schedule", SCHEDULES).optional(),
  use_llm: z.boolean("use_llm must be true or false").optional(),
})
export type InboundConfig = z.output<typeof Inbound>

const COMMON = {
  api_base_url: url("api_base_url").optional(),
  token_url: url("token_url").optional(),
  data_source_location: text("data_source_location", 500).optional(),
  default_cpm: z
    .number("default_cpm must be a number")
    .min(0, "default_cpm must not be negative")
    .max(1_000_000, "default_cpm is too large")
    .optional(),
  currency: z
    .string("currency must be a string")
    .regex(/^[A-Z]{3}$/, "currency must be a code like USD")
    .optional(),
  template_key: text("template_key", 100).optional(),
}

const OUTBOUND: Record<Platform, z.ZodType<Config>> = {
  marketplace: z.looseObject({ ...COMMON, organization_header: token("organization_header").optional() }),
  dspapi: z.looseObject(COMMON),
  exchange: z.looseObject({
    ...COMMON,
    account_id: id("account_id").optional(),
    advertiser_account_id: id("advertiser_account_id").optional(),
    match_key: oneOf("match_key", MATCH_KEYS).optional(),
    upload_method: oneOf("upload_method", UPLOAD_METHODS).optional(),
    s3_bucket: text("s3_bucket").optional(),
    s3_role_arn: text("s3_role_arn").optional(),
    s3_region: text("s3_region").optional(),
    s3_endpoint: url("s3_endpoint").optional(),
    sts_endpoint: url("sts_endpoint").optional(),
  }),
  custom_api: z.looseObject(COMMON),
}

export const readInbound = (config: Config): InboundConfig => parse(Inbound, config)

/** Merged by key; null removes one. */
export function mergeConfig(config: Config, changes: Config): Config {
  const merged = new Map([...Object.entries(config), ...Object.entries(changes)])
  return Object.fromEntries([...merged].filter(([, value]) => value !== null && value !== undefined))
}

/** Throws a 400 that names what is wrong. Keys nobody knows are kept: they may mean something to the platform. */
export function checkConfig(platform: Platform, direction: Direction, config: Config, guard: GuardOptions): void {
  if (depthExceeds(config, MAX_DEPTH)) throw new AppError(400, `config must be at most ${MAX_DEPTH} levels deep`)
  if (JSON.stringify(config).length > MAX_CHARACTERS) {
    throw new AppError(400, `config must be at most ${MAX_CHARACTERS} characters`)
  }
  const secret = SECRET_KEYS.find((name) => name in config)
  if (secret) throw new AppError(400, `config.${secret} belongs in credentials`)
  if (takesIn(direction)) parse(Inbound, config)
  if (sendsOut(direction)) parse(OUTBOUND[platform], config)
  for (const name of URL_KEYS) {
    const address = config[name]
    if (address === undefined) continue
    if (typeof address !== "string") throw new AppError(400, `${name} must be a string`)
    guardUrl(name, address, guard)
  }
}

function depthExceeds(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => depthExceeds(inner, levels - 1))
}
