import { type ExpectedAccess, noConnection, readActivations } from "../../kernel/access/expected-access.ts"

const manageSchedules = { by: "session", permission: "activate" } as const

export const access: ExpectedAccess = {
  "GET /api/activations/schedules": readActivations,
  "POST /api/activations/schedules": {
    ...manageSchedules,
    foreign: { ...noConnection, body: (id) => ({ connectionId: id, kind: "push", every: "daily" }) },
  },
  "PATCH /api/activations/schedules/{id}": manageSchedules,
  "DELETE /api/activations/schedules/{id}": manageSchedules,
}
