import { type ExpectedAccess, importTopics, noBatch, readTopics } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/import": readTopics,
  "POST /api/import": importTopics,
  "POST /api/import/check": importTopics,
  "GET /api/import/values": readTopics,
  "POST /api/import/values": importTopics,
  "POST /api/import/{batchId}/chunk": {
    ...importTopics,
    foreign: {
      ...noBatch,
      path: (id) => `/api/import/${id}/chunk`,
      body: () => ({
        chunkIndex: 0,
        rows: [{ Name: "x" }],
        mappings: [{ csvColumn: "Name", targetField: "topic_name" }],
      }),
    },
  },
  "POST /api/import/{batchId}/file": importTopics,
  "GET /api/import/{batchId}/status": {
    ...readTopics,
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/status` },
  },
  "PATCH /api/import/{batchId}/status": {
    ...importTopics,
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/status`, body: () => ({ status: "cancelled" }) },
  },
  "GET /api/import/{batchId}/errors": {
    ...readTopics,
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/errors` },
  },
  "GET /api/import/{batchId}/receipt": {
    ...readTopics,
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/receipt` },
  },
  "GET /api/import/{batchId}/undo": {
    ...readTopics,
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/undo` },
  },
  "POST /api/import/{batchId}/undo": {
    by: "key",
    scope: "topics:write",
    permission: "library:delete",
    refusal: "Requires library:delete permission",
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/undo`, body: () => ({}) },
  },
  "POST /api/import/{batchId}/fix-names": {
    ...importTopics,
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/fix-names`, body: () => ({}) },
  },
  "POST /api/import/{batchId}/fix-names/undo": {
    ...importTopics,
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/fix-names/undo`, body: () => ({}) },
  },
}
