import * as z from "zod"
import { SEGMENT_TYPES, SENSITIVITIES } from "../../knowledge/taxonomy/classification.ts"
import { FORMATS, PAGES } from "./choices.ts"

const topics = z.array(z.string()).min(1)
const connection = z.object({ id: z.string(), name: z.string() })

const Filters = z.object({
  search: z.string().optional(),
  segmentType: z.enum(SEGMENT_TYPES).optional(),
  sensitivity: z.enum(SENSITIVITIES).optional(),
})
export type Filters = z.output<typeof Filters>

/** The requested action, with every name resolved. Permissions are checked elsewhere. */
export const Intent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("help") }),
  z.object({ kind: z.literal("classify"), topics }),
  z.object({ kind: z.literal("add"), topics }),
  z.object({ kind: z.literal("duplicates"), topics }),
  z.object({ kind: z.literal("find"), where: z.enum(["library", "catalog"]), filters: Filters }),
  z.object({
    kind: z.literal("matrix"),
    dimensions: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
    /** Without a template, the values are joined with spaces. */
    template: z.string().optional(),
  }),
  z.object({
    kind: z.literal("review"),
    batch: z.object({ id: z.string(), filename: z.string() }),
    /** Clean all names first. */
    fixNames: z.boolean(),
  }),
  z.object({
    kind: z.literal("push"),
    /** "these" means the topics of the current conversation, which only the console knows. */
    what: z.union([z.literal("these"), Filters]),
    connection,
  }),
  z.object({ kind: z.literal("sync"), connection }),
  z.object({ kind: z.literal("refresh") }),
  z.object({ kind: z.literal("export"), filters: Filters, format: z.enum(FORMATS), full: z.boolean() }),
  z.object({ kind: z.literal("open"), page: z.enum(PAGES) }),
])
export type Intent = z.output<typeof Intent>
