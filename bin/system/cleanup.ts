/** Cleanup steps, run in reverse order. Node 22 has neither `await using` nor AsyncDisposableStack. */
export class Cleanup {
  readonly #steps: (() => unknown)[] = []

  add(step: () => unknown): void {
    this.#steps.push(step)
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed()) await step()
  }
}
