import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/admin/jobs": { by: "operator" },
  "POST /api/admin/jobs": { by: "operator" },
  "GET /api/admin/jobs/{jobId}": { by: "operator" },
  "PATCH /api/admin/jobs/{jobId}": { by: "operator" },
  "POST /api/admin/jobs/{jobId}/process": { by: "operator" },
  "POST /api/admin/jobs/{jobId}/rollback": { by: "operator" },
  "POST /api/admin/jobs/{jobId}/retry-errors": { by: "operator" },
}
