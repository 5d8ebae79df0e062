import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/admin/topics": { by: "operator" },
  "PATCH /api/admin/topics/{topicId}": { by: "operator" },
  "POST /api/admin/topics/archive": { by: "operator" },
  "DELETE /api/admin/topics/archive": { by: "operator" },
  "GET /api/admin/topics/stats": { by: "operator" },
  "GET /api/admin/topics/metrics": { by: "operator" },
  "GET /api/admin/topics/search": { by: "operator" },
  "GET /api/admin/topics/{topicId}/history": { by: "operator" },
  "POST /api/admin/topics/{topicId}/history/{entryId}/undo": { by: "operator" },
  "GET /api/admin/topics/{topicId}/reach": { by: "operator" },
}
