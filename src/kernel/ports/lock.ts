export type Lease = { fence: number; until: number }

/** An exclusive lease with a fencing token. A lease that is never released expires. */
export type Lock = {
  acquire: (forMs: number) => Promise<Lease | null>
  extend: (fence: number, forMs: number) => Promise<boolean>
  release: (fence: number) => Promise<void>
  isHeld: () => Promise<boolean>
  /** Forgets everything about the lock, an unexpired lease included. */
  clear: () => Promise<void>
}
