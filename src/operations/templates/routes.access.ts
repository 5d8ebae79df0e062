import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/output-templates": { by: "key", scope: "templates:read" },
  "GET /api/admin/output-templates": { by: "operator", scope: "templates:read" },
  "POST /api/admin/output-templates": { by: "operator", scope: "templates:write" },
  "POST /api/admin/output-templates/preview": { by: "operator", scope: "templates:read" },
  "GET /api/admin/output-templates/{templateId}": { by: "operator", scope: "templates:read" },
  "PATCH /api/admin/output-templates/{templateId}": { by: "operator", scope: "templates:write" },
  "DELETE /api/admin/output-templates/{templateId}": { by: "operator", scope: "templates:write" },
}
