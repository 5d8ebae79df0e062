import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

const readRuns = { by: "key", scope: "runs:read" } as const
const noRun = { of: "importBatch", refusal: "Run not found" } as const

export const access: ExpectedAccess = {
  "GET /api/runs": readRuns,
  "GET /api/runs/{kind}/{id}": { ...readRuns, foreign: { ...noRun, path: (id) => `/api/runs/import/${id}` } },
  "GET /api/runs/{kind}/{id}/reasons": {
    ...readRuns,
    foreign: { ...noRun, path: (id) => `/api/runs/import/${id}/reasons` },
  },
  "GET /api/runs/{kind}/{id}/rows": {
    ...readRuns,
    foreign: { ...noRun, path: (id) => `/api/runs/import/${id}/rows` },
  },
}
