import * as z from "zod"
import { oneOf, trueOrFalse } from "../../kernel/http/fields.ts"
import { parse } from "../../kernel/http/read-input.ts"
import type { Field } from "../../knowledge/platforms/field.ts"
import {
  type ConfigOf,
  configFieldsOf,
  PLATFORM_NAMES,
  type PlatformName,
} from "../../knowledge/platforms/platforms.ts"
import { type Config, id, length, ruled, text, url } from "./config-fields.ts"

/** A name in double braces, which stands for a value of the segment. */
export const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

/** Config of outbound connections by platform. Unknown fields may be stored from before they were refused. */
export const OUTBOUND = Object.fromEntries(
  PLATFORM_NAMES.map((platform) => {
    const fields = configFieldsOf(platform).map(
      (field) =>
        [
          field.key,
          schemaOf(field)
            .meta({ description: textOf(field) })
            .optional(),
        ] as const,
    )
    return [platform, z.looseObject(Object.fromEntries(fields))]
  }),
) as unknown as Record<PlatformName, z.ZodType<Config>>

/** The same schemas by their names in the OpenAPI document. */
export const CONFIG_SCHEMAS: Record<string, z.ZodType> = Object.fromEntries(
  PLATFORM_NAMES.map((platform) => [schemaName(platform), OUTBOUND[platform]]),
)

/** `custom_api` is CustomApiConfig. */
function schemaName(platform: PlatformName): string {
  const words = platform.split("_").map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join("")}Config`
}

function textOf({ label, help }: Field): string {
  return help === undefined ? label : `${label}. ${help}`
}

/** The stored config, typed by the platform's description. */
export const readConfig = <P extends PlatformName>(platform: P, config: Config) =>
  parse(OUTBOUND[platform], config) as ConfigOf<P>

function schemaOf(field: Field): z.ZodType {
  const { key, kind, options = [], rules, maxLength, placeholders } = field
  if (kind === "choice")
    return oneOf(
      key,
      options.map(({ value }) => value),
    )
  if (kind === "flag") return trueOrFalse(key)
  if (kind === "id") return id(key)
  if (kind === "url") return url(key)
  if (kind === "number") return numberOf(field)
  if (kind === "code") return ruled(key, z.string(`${key} must be a string`), rules)
  const schema =
    kind === "json"
      ? z.record(z.string(), z.unknown(), `${key} must be an object`)
      : ruled(key, text(key, maxLength), rules)
  return placeholders ? schema.superRefine(onlyThese(placeholders, key)) : schema
}

function numberOf({ key, whole, min = 0, max = Number.MAX_SAFE_INTEGER }: Field): z.ZodType {
  if (whole) return length(key, max)
  return z.number(`${key} must be a number`).min(min, `${key} must not be negative`).max(max, `${key} is too large`)
}

function onlyThese(known: readonly string[], key: string) {
  return (value: unknown, ctx: z.RefinementCtx) => {
    const names = Array.from(JSON.stringify(value).matchAll(PLACEHOLDER), ([, name = ""]) => name)
    const unknown = names.find((name) => !known.includes(name))
    if (unknown !== undefined) ctx.addIssue(`${key} contains {{${unknown}}}, which is not one of ${known.join(", ")}`)
  }
}
