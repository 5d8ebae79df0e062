import type * as z from "zod"
import type { Members, ReplacedMembers } from "../../../../../src/activation/members/schema.ts"
import type {
  ActivationIds,
  ActivationQuery,
  ActivationRecord,
  DeactivatedMany,
  RefreshedMany,
} from "../../../../../src/activation/segments/schema.ts"
import type { Deleted } from "../../../../../src/kernel/http/answers.ts"
import type { NewRefresh } from "../../../../../src/operations/hygiene/schema.ts"
import type { CreatedJob, JobRecord, Progress } from "../../../../../src/operations/jobs/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { ActivationRecord as Activation, RefreshedMany }
export type ActivationStatus = ActivationRecord["status"]
export type BulkResponse = DeactivatedMany | RefreshedMany
export type MatchKey = Members["matchKey"]

type One = { params: { id: string } }
type OneList = { params: { id: string; matchKey: MatchKey } }
type OneJob = { params: { jobId: string } }

export type ActivationRoutes = {
  "GET /api/activations": { query?: QueryOf<typeof ActivationQuery>; response: ActivationRecord[] }
  "POST /api/activations/:id/deactivate": One & { response: ActivationRecord }
  "POST /api/activations/:id/refresh": One & { response: ActivationRecord }
  "POST /api/activations/bulk-deactivate": { body: z.input<typeof ActivationIds>; response: DeactivatedMany }
  "POST /api/activations/bulk-refresh": { body: z.input<typeof ActivationIds>; response: RefreshedMany }
  /** The values are uploaded with `send`, one per line; this declares the URL and the response. */
  "PUT /api/topics/:id/members/:matchKey": OneList & { response: ReplacedMembers }
  "GET /api/topics/:id/members/:matchKey": OneList & { response: Members }
  "DELETE /api/topics/:id/members/:matchKey": OneList & { response: Deleted }
  "POST /api/hygiene/refresh": { body: z.input<typeof NewRefresh>; response: CreatedJob }
  "GET /api/hygiene/refresh/:jobId": OneJob & { response: JobRecord }
  "POST /api/hygiene/refresh/:jobId/cancel": OneJob & { response: JobRecord }
  "POST /api/hygiene/refresh/:jobId/process": OneJob & { response: Progress }
}
