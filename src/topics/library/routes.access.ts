import { type ExpectedAccess, noTopic, readTopics, writeTopics } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/topics": readTopics,
  "POST /api/topics": writeTopics,
  "GET /api/topics/stats": readTopics,
  "GET /api/topics/facets": readTopics,
  "GET /api/topics/activation-status": readTopics,
  "GET /api/topics/tags": readTopics,
  "GET /api/topics/details": readTopics,
  "GET /api/topics/records": readTopics,
  "POST /api/topics/reclassify": writeTopics,
  "POST /api/topics/check-duplicate": { by: "key", scope: "classify" },
  "POST /api/sdk/check-duplicate": { by: "sdk", scope: "classify" },
  "GET /api/topics/{id}": { ...readTopics, foreign: { ...noTopic, path: (id) => `/api/topics/${id}` } },
  "PATCH /api/topics/{id}": {
    ...writeTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}`, body: () => ({ segment_type: "B2B" }) },
  },
  "POST /api/topics/{id}/reclassify": {
    ...writeTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/reclassify`, body: () => ({}) },
  },
  "POST /api/topics/{id}/publish": {
    ...writeTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/publish` },
  },
  "GET /api/topics/{id}/sensitivity": {
    ...readTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/sensitivity` },
  },
  "PUT /api/topics/{id}/sensitivity": {
    by: "session",
    permission: "topics:write",
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/sensitivity`, body: () => ({ confirmed: true }) },
  },
  "GET /api/topics/{id}/history": {
    ...readTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/history` },
  },
  "GET /api/topics/{id}/explain": {
    ...readTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/explain` },
  },
}
