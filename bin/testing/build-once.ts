import { buildWorker } from "../local/local-worker.ts"

/** Runs before the first test: two files that start the service at the same time would both build it. */
export default buildWorker
