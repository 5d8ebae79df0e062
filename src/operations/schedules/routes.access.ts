import { type ExpectedAccess, noConnection } from "../../kernel/access/expected-access.ts"

const manageSchedules = { by: "key", scope: "schedules:write", permission: "activate" } as const

export const access: ExpectedAccess = {
  "GET /api/activations/schedules": { by: "key", scope: ["activations", "schedules:read"] },
  "POST /api/activations/schedules": {
    ...manageSchedules,
    foreign: { ...noConnection, body: (id) => ({ connectionId: id, kind: "push", every: "daily" }) },
  },
  "PATCH /api/activations/schedules/{id}": manageSchedules,
  "DELETE /api/activations/schedules/{id}": manageSchedules,
}
