import { type ExpectedAccess, noJob, readTopics, writeTopics } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "POST /api/topics/catalog": writeTopics,
  "DELETE /api/topics": {
    by: "key",
    scope: "topics:write",
    permission: "library:delete",
    refusal: "Requires library:delete permission",
  },
  "POST /api/topics/changes": writeTopics,
  "POST /api/topics/texts": writeTopics,
  "POST /api/topics/removals": {
    by: "key",
    scope: "topics:write",
    permission: "library:delete",
    refusal: "Requires library:delete permission",
  },
  "GET /api/topics/jobs/{jobId}": { ...readTopics, foreign: { ...noJob, path: (id) => `/api/topics/jobs/${id}` } },
}
