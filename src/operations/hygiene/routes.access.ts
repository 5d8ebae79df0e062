import { activate, type ExpectedAccess, noJob, readActivations } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "POST /api/hygiene/refresh": activate,
  "GET /api/hygiene/refresh/{jobId}": {
    ...readActivations,
    foreign: { ...noJob, path: (id) => `/api/hygiene/refresh/${id}` },
  },
  "POST /api/hygiene/refresh/{jobId}/process": {
    ...activate,
    foreign: { ...noJob, path: (id) => `/api/hygiene/refresh/${id}/process`, body: () => ({}) },
  },
  "POST /api/hygiene/refresh/{jobId}/cancel": {
    ...activate,
    foreign: { ...noJob, path: (id) => `/api/hygiene/refresh/${id}/cancel`, body: () => ({}) },
  },
  "POST /api/maintenance/refresh-stale": { by: "maintenance" },
  "POST /api/maintenance/realign": { by: "maintenance" },
  "POST /api/maintenance/reseal": { by: "maintenance" },
}
