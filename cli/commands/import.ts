import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { CreatedImport } from "../../client/src/api.gen.ts"
import type { Api } from "../api.ts"
import { type Command, text, texts } from "../command.ts"
import { stateFolder } from "../credentials.ts"
import { CliError, EXIT, usageError } from "../exit.ts"
import { type ImportFile, type Mapping, mappingsOf, readImportFile } from "../import-file.ts"
import { STDIN } from "../input-file.ts"
import { facts, progressBar } from "../output.ts"

const AT_ONCE = 2

export const importFile: Command = {
  name: "import",
  summary: "Import a CSV or an Excel workbook; the same command resumes an import that was interrupted",
  usage: "FILE|- [--sheet NAME] [--map COLUMN=FIELD]... [--errors FILE] [--receipt FILE]",
  arguments: 1,
  options: {
    map: {
      type: "string",
      multiple: true,
      value: "COLUMN=FIELD",
      description: "Maps a column to a field; detected by default",
    },
    sheet: { type: "string", value: "NAME", description: "Sheet of a workbook; the first with rows by default" },
    errors: { type: "string", value: "FILE", description: "File for rejected rows (default FILE.errors.csv)" },
    receipt: { type: "string", value: "FILE", description: "Write the outcome of every row as CSV" },
    private: { type: "boolean", description: "Keep new topics out of the shared catalog" },
    llm: { type: "boolean", description: "Classify with the language model" },
    restart: { type: "boolean", description: "Start a new import even if one was interrupted" },
  },
  async run({ api, args: [file], values, print }) {
    if (file === undefined) throw usageError("Give the path of the file to import, or - for stdin.")
    if (file !== STDIN && !existsSync(file)) throw usageError(`${file} does not exist.`)
    const name = file === STDIN ? "stdin" : file
    const read = await readImportFile(file, text(values, "sheet"))
    const mappings = mappingsOf(read.columns, texts(values, "map"))
    const service = api()
    const options = { useLLM: values["llm"] === true, ...(values["private"] === true && { private: true }) }
    const stateFile = stateFileOf(service.url, read.digest, mappings, options)
    if (values["restart"]) rmSync(stateFile, { force: true })

    const { batch, done } = await resumeOrCreate(service, stateFile, path.basename(name), read, mappings, options)
    const { batchId } = batch
    if (done.size > 0) process.stderr.write(`Resuming ${batchId} after ${done.size} of ${batch.chunksTotal} chunks.\n`)
    await sendChunks(service, batch, done, read, mappings)
    rmSync(stateFile, { force: true })

    const receipt = await service.call("GET /api/import/{batchId}/receipt", { params: { batchId } })
    if (!receipt.balanced || receipt.rows !== read.rows.length) {
      throw new CliError(
        `The receipt of ${batchId} does not add up: ${JSON.stringify({ ...receipt, chunks: undefined })}`,
      )
    }
    const receiptTarget = text(values, "receipt")
    if (receiptTarget !== undefined) await saveCsv(service, "GET /api/import/{batchId}/receipt", batchId, receiptTarget)
    const errorsFile = receipt.rejected > 0 ? (text(values, "errors") ?? `${name}.errors.csv`) : undefined
    if (errorsFile !== undefined) await saveCsv(service, "GET /api/import/{batchId}/errors", batchId, errorsFile)
    const { chunks: _chunks, ...sums } = receipt
    const shown = { ...sums, ...(errorsFile !== undefined && { errorsFile }) }
    print(shown, () => facts(shown))
    return receipt.rejected > 0 ? EXIT.rejected : EXIT.done
  },
}

/** The state file of an unfinished import, by its rows, options and service. */
function stateFileOf(url: string, digest: string, mappings: Mapping[], options: object): string {
  const key = createHash("sha256")
    .update(JSON.stringify([url, digest, mappings, options]))
    .digest("hex")
  return path.join(stateFolder(), "imports", `${key}.json`)
}

/** The interrupted import with its finished chunks, or a new one. */
async function resumeOrCreate(
  api: Api,
  stateFile: string,
  filename: string,
  { rows }: ImportFile,
  mappings: Mapping[],
  options: object,
): Promise<{ batch: CreatedImport; done: Set<number> }> {
  if (existsSync(stateFile)) {
    const batch = JSON.parse(readFileSync(stateFile, "utf8")) as CreatedImport
    const params = { batchId: batch.batchId }
    const receipt = await api.call("GET /api/import/{batchId}/receipt", { params }).catch(() => undefined)
    if (receipt?.status === "processing" || receipt?.status === "completed") {
      return { batch, done: new Set(receipt.chunks.map(({ chunkIndex }) => chunkIndex)) }
    }
  }
  const body = { filename, totalRows: rows.length, mappings, ...options }
  const batch = await api.call("POST /api/import", { body })
  mkdirSync(path.dirname(stateFile), { recursive: true, mode: 0o700 })
  writeFileSync(stateFile, JSON.stringify(batch), { mode: 0o600 })
  return { batch, done: new Set() }
}

/** The service skips chunks that it already has, so a chunk may be sent again. */
async function sendChunks(
  api: Api,
  batch: CreatedImport,
  done: Set<number>,
  { rows }: ImportFile,
  mappings: Mapping[],
) {
  const { batchId, chunksTotal, chunkSize } = batch
  const params = { batchId }
  const missing = Array.from({ length: chunksTotal }, (_, index) => index).filter((index) => !done.has(index))
  const bar = progressBar("Importing", rows.length)
  const sizeOf = (index: number) => Math.min(chunkSize, rows.length - index * chunkSize)
  let sent = Array.from(done, sizeOf).reduce((sum, size) => sum + size, 0)
  bar.update(sent)
  const worker = async () => {
    for (let chunkIndex = missing.shift(); chunkIndex !== undefined; chunkIndex = missing.shift()) {
      const start = chunkIndex * chunkSize
      const body = { chunkIndex, rows: rows.slice(start, start + chunkSize), mappings }
      const idempotencyKey = `${batchId}-${chunkIndex}`
      await api.call("POST /api/import/{batchId}/chunk", { params, body, idempotencyKey })
      sent += sizeOf(chunkIndex)
      bar.update(sent)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  bar.end()
}

type CsvRoute = "GET /api/import/{batchId}/receipt" | "GET /api/import/{batchId}/errors"

async function saveCsv(api: Api, route: CsvRoute, batchId: string, file: string): Promise<void> {
  const answer = await api.open(route, { params: { batchId }, query: { format: "csv" } })
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
}
