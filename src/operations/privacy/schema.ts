import * as z from "zod"
import { jsonObject } from "../../kernel/http/input.ts"
import { keysChoice } from "../../organizations/keys/schema.ts"

const JobStatus = z.enum(["pending", "processing", "completed", "failed", "cancelled"])

const Export = z.object({
  id: z.string(),
  status: JobStatus,
  /** Datasets written so far. */
  processed: z.int(),
  total: z.int(),
  /** Size of the archive; null until it is complete. */
  bytes: z.int().nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  /** The archive can be downloaded until then. */
  expiresAt: z.string().nullable(),
})

export const NewestExport = z.object({ export: Export.nullable() })
export type NewestExport = z.output<typeof NewestExport>

export const OrganizationErasure = jsonObject({ name: z.string("name is required") })
export type OrganizationErasure = z.output<typeof OrganizationErasure>

export const PersonErasure = jsonObject({ email: z.string("email is required"), ...keysChoice })
export type PersonErasure = z.output<typeof PersonErasure>

export const StartedErasure = z.object({ erasureId: z.string() })
export type StartedErasure = z.output<typeof StartedErasure>

export const Erasure = z.object({
  id: z.string(),
  of: z.enum(["organization", "person"]),
  status: JobStatus,
  processed: z.int(),
  total: z.int(),
  /** Segments whose deactivation the platform did not confirm. */
  segmentsLeft: z.int(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
})
export type Erasure = z.output<typeof Erasure>
