/** Calls made by an invocation so far. A batch of statements is one call; the platform also counts its statements. */
type Calls = {
  d1: number
  statements: number
  objects: number
  r2: number
  kv: number
  queues: number
  vectorize: number
  fetches: number
}

export type CallKind = Exclude<keyof Calls, "statements">

/** The platform ends an invocation at 1,000 calls to bindings and fetches, and at 1,000 statements: stay clear of both. */
const CALL_BUDGET = 900

export type Budget = {
  count: (kind: CallKind, statements?: number) => void
  calls: () => Readonly<Calls>
  /** Remaining calls or statements, whichever is less. Drivers stop before it is spent and queue the rest. */
  left: () => number
}

export function openBudget(limit = CALL_BUDGET): Budget {
  const calls: Calls = { d1: 0, statements: 0, objects: 0, r2: 0, kv: 0, queues: 0, vectorize: 0, fetches: 0 }
  let made = 0
  return {
    count: (kind, statements = 0) => {
      made++
      calls[kind]++
      calls.statements += statements
    },
    calls: () => calls,
    left: () => limit - Math.max(made, calls.statements),
  }
}
