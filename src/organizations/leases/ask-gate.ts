import type {
  Admission,
  Admits,
  Lease,
  LeaseRequest,
  Lends,
  SpendRequest,
  Spending,
} from "../../kernel/ports/leases.ts"

export type Gates = { near: (name: string) => Pick<Remote<Admits>, "admit" | "spend"> }

export type Remote<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never
}

/** Gates are restarted with each deployment and when their machine fails: the second call reaches a new one. */
async function twice<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch(ask)
}

type Admitting = {
  gates: Pick<Gates, "near">
  /** Asks the organization's object, without a gate. */
  lease: (request: LeaseRequest) => Promise<Lease>
}

/** Asks the gate for admission, and the organization's object if the gate cannot be reached. That is slower, and lends no credits. */
export async function askAdmission(
  { gates, lease }: Admitting,
  gate: string,
  [kind, hash, split]: Parameters<Admits["admit"]>,
): Promise<Admission | null> {
  try {
    return await twice(() => gates.near(gate).admit(kind, hash, split))
  } catch {
    const { key, lastsMs } = await lease({ gate, kind, hash, want: 0, closed: [], slow: false })
    return key && { key, lastsMs, split }
  }
}

type SpendingFrom = { gates: Pick<Gates, "near">; counter: () => Pick<Remote<Lends>, "spendOne"> }

/** Spends at the gate, or at the organization's object. A call that fails after the gate spent counts twice: never less than was used. */
export async function askSpending(
  { gates, counter }: SpendingFrom,
  gate: string,
  request: SpendRequest,
): Promise<Spending> {
  try {
    return await twice(() => gates.near(gate).spend(request))
  } catch {
    return counter().spendOne(request.pool, request.limit)
  }
}
