import { type ExpectedAccess, readTopics, writeTopics } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/topics/removals": readTopics,
  "POST /api/topics/removals/{removalId}/restore": {
    ...writeTopics,
    foreign: {
      of: "removal",
      refusal: "Removal not found",
      path: (id) => `/api/topics/removals/${id}/restore`,
    },
  },
}
