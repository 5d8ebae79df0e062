import { buildWorker } from "../local/local-worker.ts"

/** Before the first test: two files that start the service at once would both build it. */
export default buildWorker
