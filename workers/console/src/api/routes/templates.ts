export type OutputTemplate = {
  platformKey: string
  displayName: string
  isActive: boolean
  sortOrder: number
  pathFields: { key: string; label?: string; format?: string }[]
  pathSeparator: string
  slugFields: string[]
  slugSeparator: string
  includeSlug: boolean
  descTemplate: string
  descCharLimit: number | null
  descPrefixB2b: string
  descPrefixB2c: string
  descPrefixB2b2c: string
  recency: string
  dbColumnName: string | null
  dbColumnDesc: string | null
  userBehaviorOverride: string | null
}

export type StoredTemplate = OutputTemplate & { id: string; builtIn?: boolean }

type OneTemplate = { params: { templateId: string } }

export type TemplateRoutes = {
  "GET /api/admin/output-templates": { answer: StoredTemplate[] }
  "GET /api/admin/output-templates/:templateId": OneTemplate & { answer: StoredTemplate }
  "POST /api/admin/output-templates": { body: Partial<OutputTemplate>; answer: StoredTemplate }
  "PATCH /api/admin/output-templates/:templateId": OneTemplate & {
    body: Partial<OutputTemplate>
    answer: StoredTemplate
  }
  "DELETE /api/admin/output-templates/:templateId": OneTemplate & { answer: { deleted: true } }
  "POST /api/admin/output-templates/preview": {
    body: Partial<OutputTemplate>
    answer: { name: string; description: string; descLength: number; context: Record<string, string> }
  }
}
