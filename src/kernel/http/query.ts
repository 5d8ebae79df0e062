import * as z from "zod"

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

/** The page envelope of every paged list. */
export const pageOf = <S extends z.ZodType>(record: S) =>
  z.object({ data: z.array(record), total: z.int(), page: z.int(), pageSize: z.int(), totalPages: z.int() })
