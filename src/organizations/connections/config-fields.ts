import * as z from "zod"
import type { Rule } from "../../knowledge/platforms/field.ts"
import { HEADER_NAME, JSON_PATH, PLAIN_NAME } from "../../knowledge/platforms/rules.ts"

export type Config = Record<string, unknown>

export const text = (field: string, max = 200) =>
  z.string(`${field} must be a string`).min(1, `${field} must not be empty`).max(max, `${field} is too long`)

/** The API checks only rules that have an error. */
export const ruled = (field: string, schema: z.ZodString, rules: readonly Rule[] = []) =>
  rules.reduce(
    (checked, { pattern, error }) => (error === undefined ? checked : checked.regex(pattern, `${field} ${error}`)),
    schema,
  )

export const id = (field: string) => z.union([text(field), z.int()], `${field} must be a string or a whole number`)

export const length = (field: string, max: number) =>
  z
    .int(`${field} must be a whole number`)
    .min(1, `${field} must be at least 1`)
    .max(max, `${field} must be at most ${max}`)

export const url = (field: string, missing = `${field} must be a string`) => z.string(missing).min(1, missing)

/** Path to a value in a JSON response. */
export const path = (field: string) => ruled(field, text(field), [JSON_PATH])

/** Name of a parameter or field. */
export const token = (field: string) => ruled(field, text(field, 100), [PLAIN_NAME])

/** Name of a header; excludes headers that frame the request or identify the sender. */
export const headerName = (field: string) => ruled(field, text(field, 100), [HEADER_NAME])
