export type HeldLock = { fence: number; until: number }

/** Mutual exclusion with a fencing token. A lock that is never released expires. */
export type Lock = {
  acquire: (forMs: number) => Promise<HeldLock | null>
  extend: (fence: number, forMs: number) => Promise<boolean>
  release: (fence: number) => Promise<void>
  isHeld: () => Promise<boolean>
  /** Deletes the lock, even while it is held. */
  clear: () => Promise<void>
}
