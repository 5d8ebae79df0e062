import { type ExpectedAccess, importTopics, noBatch, readTopics } from "../../kernel/access/expected-access.ts"

const run = (batchId: string) => `/api/import/${batchId}/fix-names/runs`

export const access: ExpectedAccess = {
  "POST /api/import/{batchId}/fix-names/runs": { ...importTopics, foreign: { ...noBatch, path: run } },
  "GET /api/import/{batchId}/fix-names/runs/{jobId}": {
    ...readTopics,
    foreign: { ...noBatch, path: (id) => `${run(id)}/job_0_x` },
  },
  "POST /api/import/{batchId}/fix-names/runs/{jobId}/apply": {
    ...importTopics,
    foreign: { ...noBatch, path: (id) => `${run(id)}/job_0_x/apply`, body: () => ({}) },
  },
  "POST /api/import/{batchId}/fix-names/runs/{jobId}/cancel": {
    ...importTopics,
    foreign: { ...noBatch, path: (id) => `${run(id)}/job_0_x/cancel` },
  },
}
