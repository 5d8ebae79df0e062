import type { Services } from "../../src/kernel/context.ts"
import { cutFile } from "../../src/intake/imports/cut-file.ts"
import { failUnread } from "../../src/intake/imports/end-import.ts"
import { ImportMessage } from "../../src/intake/imports/messages.ts"
import { buryChunk, runChunk } from "../../src/intake/imports/run-chunk.ts"
import { recordDeadLetter } from "./dead-letters.ts"

export async function consumeImport(services: Services, _queue: string, message: Message): Promise<void> {
  const body = ImportMessage.parse(message.body)
  await (body.kind === "cut" ? cutFile(services, body) : runChunk(services, body))
}

/** A chunk nobody could take in ends as refused rows, a file nobody could cut as a failed import: never as silence. */
export async function consumeDeadImport(services: Services, queue: string, message: Message): Promise<void> {
  await recordDeadLetter(services, queue, message)
  const { data: body } = ImportMessage.safeParse(message.body)
  if (body?.kind === "chunk") await buryChunk(services, body)
  if (body?.kind === "cut") await failUnread(services, body.batchId, "The file could not be read", body.key)
}
