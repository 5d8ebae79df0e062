import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

const noRun = { of: "importBatch", refusal: "Run not found" } as const

export const access: ExpectedAccess = {
  "GET /api/runs": { by: "session" },
  "GET /api/runs/{kind}/{id}": { by: "session", foreign: { ...noRun, path: (id) => `/api/runs/import/${id}` } },
  "GET /api/runs/{kind}/{id}/rows": {
    by: "session",
    foreign: { ...noRun, path: (id) => `/api/runs/import/${id}/rows` },
  },
}
