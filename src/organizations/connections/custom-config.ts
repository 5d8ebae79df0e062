import * as z from "zod"
import { oneOf } from "../../kernel/http/fields.ts"
import { parse } from "../../kernel/http/read-input.ts"
import { type Config, headerName, length, path, text, token } from "./config-fields.ts"
import { INBOUND_AUTH_TYPES } from "./kinds.ts"

/** Placeholders allowed in the bodies and paths of a custom platform, in double braces. */
export const PLACEHOLDERS = [
  "name",
  "description",
  "segment_id",
  "topic_id",
  "audience_id",
  "cpm",
  "currency",
  "data_source_location",
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
export const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

const UPDATE_METHODS = ["PUT", "PATCH", "POST"] as const
/** `none`: the platform has no such call, and only our own record changes. */
const DEACTIVATE_METHODS = ["POST", "PUT", "PATCH", "DELETE", "none"] as const
const MAX_LENGTH = 10_000

const onlyKnownPlaceholders = (field: string) => (value: unknown, ctx: z.RefinementCtx) => {
  const names = Array.from(JSON.stringify(value).matchAll(PLACEHOLDER), ([, name = ""]) => name)
  const unknown = names.find((name) => !(PLACEHOLDERS as readonly string[]).includes(name))
  if (unknown === undefined) return
  ctx.addIssue(`${field} contains {{${unknown}}}, which is not one of ${PLACEHOLDERS.join(", ")}`)
}
const body = (field: string) =>
  z.record(z.string(), z.unknown(), `${field} must be an object`).superRefine(onlyKnownPlaceholders(field)).optional()
/** A path relative to api_base_url, with an optional query. */
const urlPath = (field: string) =>
  text(field, 500)
    .regex(/^\/[^\s#\\]*$/, `${field} must start with / and contain no blanks`)
    .superRefine(onlyKnownPlaceholders(field))
    .optional()

/**
 * A platform without an adapter. A create POSTs `create_body` to `create_path` under api_base_url; `id_path` is the path of the new
 * segment's id in the response. The other calls are made only if their path is set. Placeholders such as `{{name}}` are replaced
 * by the segment's values, typed in bodies and URL-encoded in paths.
 */
export const CUSTOM_FIELDS = {
  create_path: urlPath("create_path"),
  create_body: body("create_body"),
  id_path: path("id_path").optional(),
  update_path: urlPath("update_path"),
  update_method: oneOf("update_method", UPDATE_METHODS).optional(),
  update_body: body("update_body"),
  deactivate_path: urlPath("deactivate_path"),
  deactivate_method: oneOf("deactivate_method", DEACTIVATE_METHODS).optional(),
  deactivate_body: body("deactivate_body"),
  /** GET. Without it, the outcome of a create whose response was lost cannot be checked. */
  find_path: urlPath("find_path"),
  find_items_path: path("find_items_path").optional(),
  find_id_field: path("find_id_field").optional(),
  find_name_field: path("find_name_field").optional(),
  /** GET. Without it, a connection test only checks that the settings are complete. */
  test_path: urlPath("test_path"),
  max_name_length: length("max_name_length", MAX_LENGTH).optional(),
  max_description_length: length("max_description_length", MAX_LENGTH).optional(),
  auth_type: oneOf("auth_type", INBOUND_AUTH_TYPES).optional(),
  api_key_header: headerName("api_key_header").optional(),
  api_key_query: token("api_key_query").optional(),
}

const Custom = z.looseObject(CUSTOM_FIELDS)
export type CustomConfig = z.output<typeof Custom>

export const readCustom = (config: Config): CustomConfig => parse(Custom, config)
