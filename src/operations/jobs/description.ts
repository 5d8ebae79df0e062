type Values = Record<string, unknown>

/** One input of the form that starts a job. `key` is the config field it sets; an empty input is not sent. */
export type JobInput = {
  key: string
  label: string
  help?: string
  /** `category`: one of the taxonomy's categories. */
  kind: "text" | "number" | "flag" | "choice" | "category"
  /** Options of a choice; the first is preselected. */
  options?: readonly string[]
  /** Whether a flag is on by default. */
  on?: boolean
  required?: true
}

/** One entry of the form in which operators start jobs. */
export type JobOffer = {
  value: string
  label: string
  /** Config implied by this offer. */
  config?: Values
  inputs: readonly JobInput[]
  /** Hidden if no LLM is configured. */
  needsModel?: true
}

/** Static facts about a kind of job. Pure data, shared by the API and the console. */
export type JobDescription = {
  /** Label in the list of runs. */
  label: string
  /** What a job with this config does, worded to follow "Preview:". */
  action: (config: Values) => string
  /** Operators can create it with POST /api/admin/jobs. Other kinds are created by other routes. */
  forOperators?: true
  /** Not among the five kinds of the interface: lists of jobs have it only when they are asked for all. */
  isUnlisted?: true
  /** Offers in the operators' form. */
  offers?: readonly JobOffer[]
  canRollBack?: true
  /** The failed items can be retried by a new job. */
  canRetry?: true
  /** Wording in a topic's history: "with a merge". */
  history?: string
}

/** Keeps the literal types, from which the API's types are derived. */
export const describeJob = <const D extends JobDescription>(description: D): D => description

export const PREVIEW: JobInput = {
  key: "dryRun",
  label: "Preview",
  help: "Show the changes without saving them.",
  kind: "flag",
  on: true,
}
