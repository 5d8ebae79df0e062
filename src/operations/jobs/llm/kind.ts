import type { Services } from "../../../kernel/context.ts"
import { AppError } from "../../../kernel/errors.ts"
import type { Job } from "../record.ts"
import { countSelected } from "../reclassify/selection.ts"
import { jobKind, type StepOutcome } from "../step.ts"
import { cancelBatches } from "./cancel.ts"
import { LlmConfig } from "./config.ts"
import { findLost } from "./find-lost.ts"
import { BATCH_PROCESS_CHUNK_SIZE, MAX_UNDER_WAY } from "./limits.ts"
import { prepareRequests, readCursor } from "./prepare-requests.ts"
import { pollBatches } from "./poll.ts"
import { previewJob } from "./preview.ts"
import { openBatches } from "./provider.ts"
import { sendBatches } from "./send.ts"
import { stageResults } from "./stage.ts"
import { showBatches, type State, stateOf, subBatches } from "./sub-batches.ts"
import { billWith, recordUsage } from "./usage.ts"
import { writeResults } from "./write-results.ts"

type LlmJob = Omit<Job, "config"> & { config: LlmConfig & { model: string } }

/** A process call may take a minute, a call to the provider half of that. */
const PROVIDER_BUDGET_MS = 25_000
const NOT_CONFIGURED = "LLM provider key is not configured"

/** Reclassifies global topics, or one column of them, through the provider's batch API. */
export const reclassifyLlm = jobKind({
  config: LlmConfig,
  needsRoom: true,
  async count(services, config) {
    if (!services.llm && !config.dryRun) throw new AppError(500, NOT_CONFIGURED)
    return countSelected(services, config)
  },
  async step(services, job) {
    const config = { ...job.config, model: modelOf(services, job.config) }
    if (config.dryRun) return previewJob(services, { ...job, config })
    const state = await stateOf(services, job.id)
    const isChunk = state.staged === BATCH_PROCESS_CHUNK_SIZE
    if (isChunk || (state.staged > 0 && state.ended === 0)) return write(services, { ...job, config }, state)
    return callProvider(services, { ...job, config }, state)
  },
  cancelled: (services, job) => cancelBatches(services, job.id),
  result: (services, job) => showBatches(services, job.id),
})

const modelOf = ({ llm }: Services, { model }: LlmConfig) => model ?? llm?.model ?? "claude-sonnet-5-5"

const NOTHING = { statements: [], processed: 0, success: 0, errors: [], skip: 0, done: false }

async function write(services: Services, job: LlmJob, state: State): Promise<StepOutcome> {
  const { written, isLast } = await writeResults(services, job)
  const isOver = isLast && state.refused === 0 && isFinished({ ...state, staged: 0 }, job.cursor)
  return { ...written, cursor: job.cursor, done: isOver }
}

/** Makes all calls to the provider. Their failures do not fail the job: a later step retries. */
async function callProvider(services: Services, job: LlmJob, state: State): Promise<StepOutcome> {
  const { cursor, config } = job
  if (isFinished(state, cursor)) return finish(services, job)
  if (!services.llm) return { ...NOTHING, cursor, idle: true }
  const batches = openBatches(services.llm)
  const until = services.outside.clock() + PROVIDER_BUDGET_MS
  const hasTime = () => services.outside.clock() < until
  const statements: D1PreparedStatement[] = []

  if (state.ended > 0) {
    const { staged, finished, ...stage } = await stageResults(services, batches, job.id, config.model)
    statements.push(...stage.statements, ...recordUsage(services, staged))
    if (staged.length > 0) return { ...NOTHING, statements, cursor, result: billWith(job.result, staged) }
    if (finished > 0) return { ...NOTHING, statements, cursor }
    if (state.staged > 0) {
      // A failing sub-batch must not block results that are already staged.
      const written = await write(services, job, state)
      return { ...written, statements: [...statements, ...written.statements] }
    }
  }
  const found = state.sending > 0 && hasTime() ? await findLost(services, batches, job.id) : []
  statements.push(...found)
  const maySend = state.refused === 0 && hasTime()
  const sent = maySend && state.planned > 0 ? await sendBatches(services, batches, job.id, config) : 0
  const planned = maySend && mayPrepare(state, cursor) ? await prepareRequests(services, job, config) : undefined
  if (planned) return { ...NOTHING, statements: [...statements, ...planned.statements], cursor: planned.cursor }
  const polled =
    sent === 0 && state.open > 0 && hasTime() ? await pollBatches(services, batches, job.id, hasTime) : undefined
  statements.push(...(polled?.statements ?? []))
  return { ...NOTHING, statements, cursor, idle: sent === 0 && found.length === 0 && !polled?.finished }
}

const inFlight = ({ planned, sending, open, ended }: State) => planned + sending + open + ended

const mayPrepare = (state: State, cursor: string | null) =>
  state.planned === 0 && inFlight(state) < MAX_UNDER_WAY && !readCursor(cursor).all

/** After a rejected batch nothing more is sent; results of batches accepted earlier are still awaited and written. */
const isFinished = ({ staged, refused, ...state }: State, cursor: string | null) =>
  staged === 0 &&
  (refused > 0
    ? state.sending + state.open + state.ended === 0
    : inFlight({ staged, refused, ...state }) === 0 && readCursor(cursor).all)

async function finish(services: Services, { id, cursor }: LlmJob): Promise<StepOutcome> {
  const [refused] = await subBatches(services, id, "refused", { limit: 1 })
  if (refused) throw new AppError(502, `The LLM provider refused the batch: ${refused.problem}`)
  return { ...NOTHING, cursor, done: true }
}
