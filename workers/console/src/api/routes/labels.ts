import type * as z from "zod"
import type {
  LabelChanges as LabelChangesSchema,
  LabelFields as LabelFieldsSchema,
} from "../../../../../src/topics/labels/fields.ts"
import type { LabelDefaults, TopicLabel } from "../../../../../src/topics/labels/schema.ts"

export type LabelFields = z.input<typeof LabelFieldsSchema>
export type { TopicLabel }

type OneTopic = { params: { id: string } }

export type LabelRoutes = {
  "GET /api/organization/label": { response: LabelDefaults }
  "PUT /api/organization/label": { body: LabelFields; response: LabelDefaults }
  /** The same address is a page to print with `format=html`. */
  "GET /api/topics/:id/label": OneTopic & { query?: { format?: "json" | "html" }; response: TopicLabel }
  "PATCH /api/topics/:id/label": OneTopic & { body: z.input<typeof LabelChangesSchema>; response: TopicLabel }
}
