import * as z from "zod"
import { parse } from "../../kernel/http/input.ts"
import { type Config, headerName, length, oneOf, path, text, token } from "./config-fields.ts"
import { INBOUND_AUTH_TYPES } from "./kinds.ts"

/** What a custom platform's bodies and paths may name in double braces. */
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
/** `none`: the platform has no call for it, and only our own record changes. */
const DEACTIVATE_METHODS = ["POST", "PUT", "PATCH", "DELETE", "none"] as const
const MAX_LENGTH = 10_000

const known = (field: string) => (value: unknown, ctx: z.RefinementCtx) => {
  const names = Array.from(JSON.stringify(value).matchAll(PLACEHOLDER), ([, name = ""]) => name)
  const stranger = names.find((name) => !(PLACEHOLDERS as readonly string[]).includes(name))
  if (stranger === undefined) return
  ctx.addIssue(`${field} holds {{${stranger}}}, which is not one of ${PLACEHOLDERS.join(", ")}`)
}
const body = (field: string) =>
  z.record(z.string(), z.unknown(), `${field} must be an object`).superRefine(known(field)).optional()
/** Below api_base_url, a query included. */
const below = (field: string) =>
  text(field, 500)
    .regex(/^\/[^\s#\\]*$/, `${field} must begin with / and hold no blanks`)
    .superRefine(known(field))
    .optional()

/**
 * A platform without an adapter. A create is a POST of `create_body` to `create_path` below api_base_url, and `id_path` leads to
 * the new segment's id in the answer. The other calls are made where their paths say so. `{{name}}` and the like stand for the
 * segment's values, in bodies with their types and in paths encoded.
 */
export const CUSTOM_FIELDS = {
  create_path: below("create_path"),
  create_body: body("create_body"),
  id_path: path("id_path").optional(),
  update_path: below("update_path"),
  update_method: oneOf("update_method", UPDATE_METHODS).optional(),
  update_body: body("update_body"),
  deactivate_path: below("deactivate_path"),
  deactivate_method: oneOf("deactivate_method", DEACTIVATE_METHODS).optional(),
  deactivate_body: body("deactivate_body"),
  /** GET; without it nobody can look what became of a create whose answer was lost. */
  find_path: below("find_path"),
  find_items_path: path("find_items_path").optional(),
  find_id_field: path("find_id_field").optional(),
  find_name_field: path("find_name_field").optional(),
  /** GET; without it a test only looks whether the settings are complete. */
  test_path: below("test_path"),
  max_name_length: length("max_name_length", MAX_LENGTH).optional(),
  max_description_length: length("max_description_length", MAX_LENGTH).optional(),
  auth_type: oneOf("auth_type", INBOUND_AUTH_TYPES).optional(),
  api_key_header: headerName("api_key_header").optional(),
  api_key_query: token("api_key_query").optional(),
}

const Custom = z.looseObject(CUSTOM_FIELDS)
export type CustomConfig = z.output<typeof Custom>

export const readCustom = (config: Config): CustomConfig => parse(Custom, config)
