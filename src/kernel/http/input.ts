import * as z from "zod"

export const jsonObject = <T extends z.ZodRawShape>(shape: T) => z.object(shape, "Request body must be a JSON object")

/** A user-supplied display name. */
export const Name = z
  .string("name is required")
  .trim()
  .min(1, "name is required")
  .max(100, "name must be at most 100 characters")

/** A date like `2026-11-15`. */
export const day = (field: string) => z.iso.date(`${field} must be a date like 2026-11-15`)

/** Like `day`, or a timestamp: callers in another zone say when their day begins or ends. */
export const dayOrMoment = (field: string) =>
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], `${field} must be a date like 2026-11-15`)
    .transform((text) => (text.includes("T") ? new Date(text).toISOString() : text))

/** A positive integer query parameter: values above the maximum are clamped, values below 1 are rejected. */
export const positive = (field: string, fallback: number, max = Number.MAX_SAFE_INTEGER) =>
  anyPositive(field, max).default(fallback).meta({ default: fallback })

/** Like `positive`, but undefined if missing. */
export const optionalPositive = (field: string, max: number) => anyPositive(field, max).optional()

const anyPositive = (field: string, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `${field} must be a number of at least 1`)
    .transform(Number)
    .refine((n) => n >= 1, `${field} must be a number of at least 1`)
    .transform((n) => Math.min(n, max))
    .meta({
      type: "integer",
      minimum: 1,
      ...(max < Number.MAX_SAFE_INTEGER && { description: `At least 1; more than ${max} counts as ${max}` }),
    })
