type Values = Record<string, unknown>

/** One input of the form that starts a job. `key` is the config field it sets; left empty, the field is not sent. */
export type JobInput = {
  key: string
  label: string
  help?: string
  /** `category`: one of the taxonomy's categories. */
  kind: "text" | "number" | "flag" | "choice" | "category"
  /** Of a choice; the first is preselected. */
  options?: readonly string[]
  /** A flag that is on at first. */
  on?: boolean
  required?: true
}

/** One entry of the form in which operators start jobs. */
export type JobOffer = {
  value: string
  label: string
  /** Config that the choice itself sets. */
  config?: Values
  inputs: readonly JobInput[]
  /** It cannot be chosen where no language model is set up. */
  needsModel?: true
}

/** All that is known about a kind of job without running it: pure data that the API and the console share. */
export type JobDescription = {
  /** In the list of runs. */
  label: string
  /** What a job with this config does, as it follows "Preview:". */
  action: (config: Values) => string
  /** Operators can create it with POST /api/admin/jobs. Other kinds continue requests, or are started by owners and people. */
  forOperators?: true
  /** What operators are offered in the console. */
  offers?: readonly JobOffer[]
  canRollBack?: true
  /** A new job can repeat what failed. */
  canRetry?: true
  /** How a topic's history names it: "with a merge". */
  history?: string
}

/** Keeps the literal types, from which the types of the API are made. */
export const describeJob = <const D extends JobDescription>(description: D): D => description

export const PREVIEW: JobInput = {
  key: "dryRun",
  label: "Preview",
  help: "Show the changes without saving them.",
  kind: "flag",
  on: true,
}
