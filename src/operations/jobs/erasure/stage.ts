import type { OrgContext } from "../../../kernel/context.ts"
import type { JobError } from "../record.ts"

/** One page of a stage. `next` is where the stage resumes; null when it is done. */
export type Page = {
  removed: number
  next: string | null
  /** Failures that do not stop the erasure. */
  errors?: JobError[]
}

/** A part of an erasure. Every page is idempotent. */
export type Stage = {
  name: string
  /** A page uses most of a step's calls. */
  heavy?: true
  run: (ctx: OrgContext, at: string | null, job: { id: string; salt: string }) => Promise<Page>
}
