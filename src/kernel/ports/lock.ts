export type Lease = { fence: number; until: number }

/** Who may work on a thing now. A lease that nobody gives back runs out by itself. */
export type Lock = {
  acquire: (forMs: number) => Promise<Lease | null>
  extend: (fence: number, forMs: number) => Promise<boolean>
  release: (fence: number) => Promise<void>
  isHeld: () => Promise<boolean>
}
