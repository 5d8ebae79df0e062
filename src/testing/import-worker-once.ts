type Import = (id: string) => Promise<unknown>
type Mocker = { moduleRunner: { import: Import; first?: Import } }

/** The module runner of this workerd; with the `import` that it began with, since every file's setup replaces it anew. */
const runner = (Reflect.get(globalThis, "__vitest_mocker__") as Mocker).moduleRunner

/**
 * With every request, message and call of an object, the test runner imports the Worker, and asks Node over its connection which file that
 * is. It took longer than most of the requests. The answer is the same for all tests of a file.
 */
export function importWorkerOnce() {
  const first = (runner.first ??= runner.import.bind(runner))
  let worker: unknown
  runner.import = async (id) => {
    if (!id.endsWith("/workers/edge-in-one.ts")) return first(id)
    return (worker ??= await first(id))
  }
}
