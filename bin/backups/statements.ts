import { createReadStream } from "node:fs"
import path from "node:path"
import { createInterface } from "node:readline"
import { AFTER, BEFORE, BREAK, type Manifest, rowsOf } from "./manifest.ts"

/** The statements that rebuild the database, in order. */
export async function* statementsOf(folder: string, { tables }: Manifest): AsyncGenerator<string> {
  for (const file of [BEFORE, ...Object.keys(tables).map(rowsOf), AFTER]) {
    let statement = ""
    for await (const line of createInterface({
      input: createReadStream(path.join(folder, file)),
      crlfDelay: Infinity,
    })) {
      if (line === BREAK.trim()) {
        yield statement
        statement = ""
      } else statement += statement === "" ? line : `\n${line}`
    }
  }
}
