import { type ExpectedAccess, noTopic, readTopics, writeTopics } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "PUT /api/topics/{id}/members/{matchKey}": {
    ...writeTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/members/uid`, body: () => ({}) },
  },
  "GET /api/topics/{id}/members/{matchKey}": {
    ...readTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/members/uid` },
  },
  "DELETE /api/topics/{id}/members/{matchKey}": {
    ...writeTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/members/uid` },
  },
}
