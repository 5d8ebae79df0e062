import type * as z from "zod"
import type { Cluster as ClusterSchema } from "../../../../../src/operations/jobs/dedup/cluster.ts"
import type {
  Cancellation,
  CreatedJob,
  JobQuery,
  JobRecord,
  JobsQuery,
  JobType,
  NewJob,
  Progress,
} from "../../../../../src/operations/jobs/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { JobRecord as Job, JobType }
export type JobStatus = JobRecord["status"]
export type Cluster = Required<ClusterSchema>

type OneJob = { params: { jobId: string } }

export type JobRoutes = {
  "GET /api/admin/jobs": { query?: QueryOf<typeof JobsQuery>; response: JobRecord[] }
  "POST /api/admin/jobs": { body: z.input<typeof NewJob>; response: CreatedJob }
  "GET /api/admin/jobs/:jobId": OneJob & { query?: QueryOf<typeof JobQuery>; response: JobRecord }
  "PATCH /api/admin/jobs/:jobId": OneJob & { body: z.input<typeof Cancellation>; response: JobRecord }
  "POST /api/admin/jobs/:jobId/process": OneJob & { response: Progress }
  "POST /api/admin/jobs/:jobId/rollback": OneJob & { response: CreatedJob }
  "POST /api/admin/jobs/:jobId/retry-errors": OneJob & { response: CreatedJob }
}
