import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "POST /api/admin/topics/bulk": { by: "operator" },
  "POST /api/admin/topics/bulk/{batchId}/chunk": { by: "operator" },
  "GET /api/admin/topics/bulk/{batchId}/status": { by: "operator" },
  "POST /api/admin/topics/bulk/{batchId}/review-topics": { by: "operator" },
}
