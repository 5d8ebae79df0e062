import * as z from "zod"
import { dayOrMoment, positive } from "./input.ts"

/** An optional filter value; an empty one is ignored. */
export const filter = z
  .string()
  .max(500)
  .optional()
  .transform((value) => (value === undefined || value.trim() === "" ? undefined : value.toWellFormed()))

export const booleanParam = (field: string) =>
  z
    .enum(["true", "false", ""], `${field} must be true or false`)
    .optional()
    .transform((value) => (value === undefined || value === "" ? undefined : value === "true"))
    .meta({ type: "boolean" })

/** A number from 0 to 1. */
export const fractionParam = (field: string) =>
  z
    .string()
    .regex(/^(?:0(?:\.\d{1,15})?|\.\d{1,15}|1(?:\.0{1,15})?)?$/, `${field} must be a number from 0 to 1`)
    .optional()
    .transform((value) => (value === undefined || value === "" ? undefined : Number(value)))

/** A date like `2026-11-15` or a timestamp; an empty one is ignored. */
export const dayParam = (field: string) =>
  z
    .union([z.literal(""), dayOrMoment(field)], `${field} must be a date like 2026-11-15`)
    .optional()
    .transform((value) => value || undefined)

/** `true` is true; any other value is false. */
export const switchedOn = z
  .string()
  .optional()
  .transform((value) => value === "true")
  .meta({ type: "boolean" })

/** A whole number of at least 0. */
export const fromZero = (field: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `${field} must be a number of at least 0`)
    .transform(Number)
    .meta({ type: "integer", minimum: 0 })
    .default(0)
    .meta({ default: 0 })

/** How many of the newest entries to list. */
export const newest = { limit: positive("limit", 20, 100) }

export const paging = { page: positive("page", 1), pageSize: positive("pageSize", 25, 100) }
type Paging = { page: number; pageSize: number }

export const sorting = <const C extends readonly ["created_at", ...string[]]>(columns: C) => ({
  sortBy: z.enum(columns, `sortBy must be among ${columns.join(", ")}`).default(columns[0]),
  sortOrder: z.enum(["asc", "desc"], "sortOrder must be asc or desc").default("desc"),
})

/** The range of rows for a page. */
export const rangeOf = ({ page, pageSize }: Paging) => ({ offset: (page - 1) * pageSize, limit: pageSize })
export const sortOf = <C extends string>({ sortBy, sortOrder }: { sortBy: C; sortOrder: "asc" | "desc" }) => ({
  column: sortBy,
  descending: sortOrder === "desc",
})
