import type * as z from "zod"
import type { Deleted } from "../../../../../src/kernel/http/answers.ts"
import type {
  OutputTemplate as TemplateSchema,
  OutputTemplatePatch,
  TemplateDraft,
} from "../../../../../src/knowledge/outputs/template.ts"
import type { Preview, TemplateAnswer, TemplateChoice } from "../../../../../src/operations/templates/schema.ts"

export type OutputTemplate = z.output<typeof TemplateSchema>
export type { TemplateAnswer as StoredTemplate }

type OneTemplate = { params: { templateId: string } }

export type TemplateRoutes = {
  "GET /api/output-templates": { response: TemplateChoice[] }
  "GET /api/admin/output-templates": { response: TemplateAnswer[] }
  "GET /api/admin/output-templates/:templateId": OneTemplate & { response: TemplateAnswer }
  "POST /api/admin/output-templates": { body: z.input<typeof TemplateSchema>; response: TemplateAnswer }
  "PATCH /api/admin/output-templates/:templateId": OneTemplate & {
    body: z.input<typeof OutputTemplatePatch>
    response: TemplateAnswer
  }
  "DELETE /api/admin/output-templates/:templateId": OneTemplate & { response: Deleted }
  "POST /api/admin/output-templates/preview": { body: z.input<typeof TemplateDraft>; response: Preview }
}
