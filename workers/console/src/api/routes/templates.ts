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
  "GET /api/admin/output-templates": { response: StoredTemplate[] }
  "GET /api/admin/output-templates/:templateId": OneTemplate & { response: StoredTemplate }
  "POST /api/admin/output-templates": { body: Partial<OutputTemplate>; response: StoredTemplate }
  "PATCH /api/admin/output-templates/:templateId": OneTemplate & {
    body: Partial<OutputTemplate>
    response: StoredTemplate
  }
  "DELETE /api/admin/output-templates/:templateId": OneTemplate & { response: { deleted: true } }
  "POST /api/admin/output-templates/preview": {
    body: Partial<OutputTemplate>
    response: { name: string; description: string; descLength: number; context: Record<string, string> }
  }
}
