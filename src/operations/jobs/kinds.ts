import { AppError } from "../../kernel/errors.ts"
import { refreshActivationsKind } from "./refresh/refresh-kind.ts"
import { adoptTopics } from "./bulk/adopt-kind.ts"
import { changeTopicsKind } from "./bulk/change-kind.ts"
import { deleteTopicsKind } from "./bulk/delete-kind.ts"
import { eraseOrganizationKind } from "./erasure/kind.ts"
import { erasePersonKind } from "./erasure/person-kind.ts"
import { exportOrganizationKind } from "./organization-export/kind.ts"
import { dedupSweep } from "./dedup/sweep.ts"
import { reclassifyLlm } from "./llm/kind.ts"
import { merge } from "./merge/merge.ts"
import type { JobType } from "./descriptions.ts"
import { applyNames } from "./name-fixes/apply.ts"
import { proposeNames } from "./name-fixes/propose.ts"
import { reclassifyLocal } from "./reclassify/local.ts"
import { rollback } from "./rollback/rollback.ts"
import type { JobKind } from "./step.ts"
import { refreshTextsKind } from "./texts/kind.ts"
import { syncTradeDesk } from "./trade-desk/kind.ts"
import { readSegments } from "./trade-desk/port.ts"

type Values = Record<string, unknown>

/** The implementation of each kind in descriptions.ts; some depend on the config. */
const KINDS: Record<JobType, (config: Values) => JobKind> = {
  reclassify: reclassifyKind,
  dedup_sweep: () => dedupSweep,
  merge: () => merge,
  refresh_activations: () => refreshActivationsKind,
  sync_trade_desk: () => syncTradeDesk(readSegments),
  refresh_texts: () => refreshTextsKind,
  adopt_topics: () => adoptTopics,
  delete_topics: () => deleteTopicsKind,
  change_topics: () => changeTopicsKind,
  fix_names: ({ apply }) => (apply === undefined ? proposeNames : applyNames),
  export_organization: () => exportOrganizationKind,
  erase_organization: () => eraseOrganizationKind,
  erase_person: () => erasePersonKind,
}

function reclassifyKind({ mode, rollbackOf }: Values): JobKind {
  if (rollbackOf !== undefined) return rollback
  if (mode === "local") return reclassifyLocal
  if (mode === "llm") return reclassifyLlm
  throw new AppError(400, "mode must be local or llm")
}

/** The kind of a new or stored job. */
export function kindOf(jobType: string, config: Values): JobKind {
  return KINDS[jobType as JobType](config)
}
