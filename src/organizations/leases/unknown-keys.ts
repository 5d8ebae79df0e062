/** How long a key that does not exist is refused without asking again. */
const REMEMBERED_MS = 10_000
const MAX_REMEMBERED = 5_000

/**
 * Keys that were unknown a moment ago, so that a forged key with a valid checksum is not looked up with every call. This hides no new key:
 * the service makes each secret at random when it creates the key, so no caller can have asked for it before. Only a restore of the
 * database can bring an unknown key to life, which then works after this time.
 */
export class UnknownKeys {
  readonly #until = new Map<string, number>()

  has(key: string, now: number): boolean {
    const until = this.#until.get(key)
    return until !== undefined && until > now
  }

  add(key: string, now: number): void {
    if (this.#until.size >= MAX_REMEMBERED) this.#until.clear()
    this.#until.set(key, now + REMEMBERED_MS)
  }
}
