import { cutFile } from "../../src/intake/imports/cut-file.ts"
import { failUnread } from "../../src/intake/imports/end-import.ts"
import { ImportMessage } from "../../src/intake/imports/messages.ts"
import { giveUpChunk, runChunk } from "../../src/intake/imports/run-chunk.ts"
import type { Consumer } from "./consumer.ts"

export const imports: Consumer = {
  handle: async (services, message) => {
    const body = ImportMessage.parse(message)
    await (body.kind === "cut" ? cutFile(services, body) : runChunk(services, body))
  },
  giveUp: async (services, message, reason) => {
    const { data: body } = ImportMessage.safeParse(message)
    if (body?.kind === "chunk") await giveUpChunk(services, body, reason)
    if (body?.kind === "cut") {
      await failUnread(services, body.batchId, `The file could not be read: ${reason}`, body.key)
    }
  },
}
