import * as z from "zod"

/** A value to filter by; an empty one filters nothing. */
export const filter = z
  .string()
  .max(500)
  .optional()
  .transform((value) => (value === undefined || value.trim() === "" ? undefined : value.toWellFormed()))

export const yesOrNo = (field: string) =>
  z
    .enum(["true", "false", ""], `${field} must be true or false`)
    .optional()
    .transform((value) => (value === undefined || value === "" ? undefined : value === "true"))

/** One page of a list, as every paged route answers it. */
export const pageOf = <S extends z.ZodType>(record: S) =>
  z.object({ data: z.array(record), total: z.int(), page: z.int(), pageSize: z.int(), totalPages: z.int() })
