import * as z from "zod"

/** The page envelope of every paged list. */
export const pageOf = <S extends z.ZodType>(record: S) =>
  z.object({ data: z.array(record), total: z.int(), page: z.int(), pageSize: z.int(), totalPages: z.int() })
export type Page<T> = z.output<ReturnType<typeof pageOf<z.ZodType<T>>>>

type Paging = { page: number; pageSize: number }
export const pageAnswer = <Item>({ page, pageSize }: Paging, { items, total }: { items: Item[]; total: number }) => ({
  data: items,
  total,
  page,
  pageSize,
  totalPages: Math.ceil(total / pageSize),
})

/** For the OpenAPI document: answers that are files. */
export const FILE_HEADERS = { "Content-Disposition": "The name of the file" } as const
/** For the OpenAPI document: lists that are also available as a file. */
export const AS_CSV = [{ status: 200, mediaType: "text/csv" }] as const

export const Deleted = z.object({ deleted: z.literal(true) })
export type Deleted = z.output<typeof Deleted>
