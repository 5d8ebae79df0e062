import { readFileSync } from "node:fs"
import { buffer } from "node:stream/consumers"
import { decodeCsv } from "../src/intake/imports/decode-csv.ts"
import { readBytes } from "../src/intake/imports/read-csv.ts"
import { UnreadableFile } from "../src/intake/imports/unreadable-file.ts"
import { CliError } from "./exit.ts"

/** The name of stdin on the command line. */
export const STDIN = "-"

export async function readFileOrStdin(file: string): Promise<Buffer<ArrayBuffer>> {
  return file === STDIN ? await buffer(process.stdin) : readFileSync(file)
}

/** What the user learns of a file that cannot be read. */
export async function orUnreadable<T>(file: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new CliError(`${file === STDIN ? "stdin" : file}: ${error.message}`)
  }
}

/** The lines of a text in any encoding that imports take, without empty ones. */
export async function readLines(file: string): Promise<string[]> {
  const bytes = await readFileOrStdin(file)
  if (bytes.length === 0) return []
  const { text } = await orUnreadable(file, async () => decodeCsv(await readBytes(new Blob([bytes]))))
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
}
