import { cutFile } from "../../src/intake/imports/cut-file.ts"
import { failUnread } from "../../src/intake/imports/end-import.ts"
import { ImportMessage } from "../../src/intake/imports/messages.ts"
import { giveUpChunk, runChunk } from "../../src/intake/imports/run-chunk.ts"
import { giveUpUndo, runUndo } from "../../src/intake/imports/run-undo.ts"
import type { Consumer } from "./consumer.ts"

export const imports: Consumer = {
  handle: async (services, message) => {
    const body = ImportMessage.parse(message)
    if (body.kind === "cut") await cutFile(services, body)
    if (body.kind === "chunk") await runChunk(services, body)
    if (body.kind === "undo") await runUndo(services, body.batchId)
  },
  giveUp: async (services, message, reason) => {
    const { data: body } = ImportMessage.safeParse(message)
    if (body?.kind === "undo") await giveUpUndo(services, body.batchId, reason)
    if (body?.kind === "chunk") await giveUpChunk(services, body, reason)
    if (body?.kind === "cut") {
      await failUnread(services, body.batchId, `The file could not be read: ${reason}`, body.key)
    }
  },
}
