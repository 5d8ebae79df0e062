import { type ExpectedAccess, noTopic, readTopics, writeTopics } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/organization/label": readTopics,
  "PUT /api/organization/label": { by: "key", scope: "topics:write", permission: "settings:manage" },
  "GET /api/topics/{id}/label": { ...readTopics, foreign: { ...noTopic, path: (id) => `/api/topics/${id}/label` } },
  "PATCH /api/topics/{id}/label": {
    ...writeTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/label`, body: () => ({ methodology: "observed" }) },
  },
}
