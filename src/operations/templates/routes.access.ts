import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/output-templates": { by: "key", scope: "templates:read" },
  "GET /api/admin/output-templates": { by: "operator" },
  "POST /api/admin/output-templates": { by: "operator" },
  "POST /api/admin/output-templates/preview": { by: "operator" },
  "GET /api/admin/output-templates/{templateId}": { by: "operator" },
  "PATCH /api/admin/output-templates/{templateId}": { by: "operator" },
  "DELETE /api/admin/output-templates/{templateId}": { by: "operator" },
}
