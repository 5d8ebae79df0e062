import * as z from "zod"
import { jsonObject, Name } from "../../kernel/http/input.ts"
import { oneOf } from "../../kernel/http/fields.ts"

const page = oneOf("page", ["library", "catalog"])
const query = z.string("query must be a string").max(4_000, "query must be at most 4000 characters")

const LAYOUT = "layout must be an object with columns"
const Column = z.object(
  {
    key: z.string("layout: key must be a string").max(60, "layout: key is too long"),
    /** In pixels; default: the column's own width. */
    width: z.int("layout: width must be a whole number").min(40, "layout: width is too small").max(2_000).optional(),
    pinned: z.literal(true).optional(),
  },
  "layout: columns must be objects with a key",
)

/** The visible columns of a table in their order. */
export const Layout = z.object(
  {
    columns: z.array(Column, LAYOUT).max(60, "layout has too many columns"),
    sort: z.object({ by: z.string().max(60), order: z.enum(["asc", "desc"]) }).optional(),
  },
  LAYOUT,
)
export type Layout = z.output<typeof Layout>

export const ViewsQuery = z.object({ page })
export const NewView = jsonObject({ page, name: Name, query, layout: Layout })
export type NewView = z.output<typeof NewView>
export const ViewChanges = jsonObject({ name: Name.optional(), query: query.optional(), layout: Layout.optional() })
export type ViewChanges = z.output<typeof ViewChanges>

export const View = z.object({
  id: z.string(),
  page,
  name: z.string(),
  query: z.string(),
  layout: Layout,
  /** Whether the caller owns it. Other members can open it by its link. */
  own: z.boolean(),
  /** Name of the owner. */
  by: z.string(),
  updatedAt: z.string(),
})
export type View = z.output<typeof View>
