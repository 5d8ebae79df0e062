import { adoptTopics, changeTopics, deleteTopics } from "./bulk/descriptions.ts"
import { dedupSweep } from "./dedup/description.ts"
import type { JobDescription } from "./description.ts"
import { eraseOrganization, erasePerson } from "./erasure/descriptions.ts"
import { fixNames } from "./name-fixes/description.ts"
import { merge } from "./merge/description.ts"
import { exportOrganization } from "./organization-export/description.ts"
import { reclassify } from "./reclassify/description.ts"
import { refreshActivations } from "./refresh/description.ts"
import { refreshTexts } from "./texts/description.ts"
import { syncTradeDesk } from "./trade-desk/description.ts"

/** All kinds of jobs by their API names, in display order. */
const ALL = {
  reclassify,
  dedup_sweep: dedupSweep,
  merge,
  refresh_activations: refreshActivations,
  sync_trade_desk: syncTradeDesk,
  refresh_texts: refreshTexts,
  adopt_topics: adoptTopics,
  delete_topics: deleteTopics,
  change_topics: changeTopics,
  fix_names: fixNames,
  export_organization: exportOrganization,
  erase_organization: eraseOrganization,
  erase_person: erasePerson,
} as const

export type JobType = keyof typeof ALL
export type OperatorJob = { [T in JobType]: (typeof ALL)[T] extends { forOperators: true } ? T : never }[JobType]

export const JOBS: Readonly<Record<JobType, JobDescription>> = ALL
/** Undefined for an unknown kind: an open console page may be older than the service. */
export const describedJob = (type: string): JobDescription | undefined =>
  Object.hasOwn(ALL, type) ? JOBS[type as JobType] : undefined
export const JOB_TYPES = Object.keys(ALL) as [JobType, ...JobType[]]
/** What lists of jobs have unless they are asked for more: the kinds of the interface. */
export const LISTED_JOBS = JOB_TYPES.filter((type) => JOBS[type].forOperators && !JOBS[type].isUnlisted)
export const OPERATOR_JOBS = JOB_TYPES.filter((type) => JOBS[type].forOperators) as [OperatorJob, ...OperatorJob[]]
