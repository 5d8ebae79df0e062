import type { OrgContext } from "../../kernel/context.ts"
import { fileOfText, type OutgoingFile } from "../../kernel/files/outgoing-file.ts"
import { hexOf } from "../../kernel/ids.ts"
import { findMembers } from "../members/members.ts"
import type { ExchangeSettings } from "./exchange-settings.ts"
import { PlatformError, type Segment } from "./port.ts"

const META_VERSION = 1.2

type Files = { files: { path: string; file: OutgoingFile }[]; note?: string }

/** The two files of an audience. Values come first, so they exist once the metadata does. */
export async function filesOf(ctx: OrgContext, settings: ExchangeSettings, segment: Segment): Promise<Files> {
  const { matchKey } = settings
  const path = `${matchKey}/${segment.audienceId}`
  const values = await findMembers(ctx, segment.orgTopicId, matchKey)
  const data: OutgoingFile = values
    ? { bytes: values.bytes, digest: values.digest, open: () => openValues(ctx, values.objectKey) }
    : await emptyFile()
  return {
    files: [
      { path: `${path}.gz`, file: data },
      { path: `${path}.json`, file: await fileOfText(metaOf(settings, segment, ctx.now())) },
    ],
    note: values?.memberCount ? undefined : `The topic has no ${matchKey} values: an empty data file was sent`,
  }
}

function metaOf({ accountId, advertiserAccountId }: ExchangeSettings, segment: Segment, now: Date): string {
  return JSON.stringify({
    meta_version: META_VERSION,
    audienceName: segment.name,
    audienceID: segment.audienceId,
    advertiserAccount_id: advertiserAccountId,
    ownerAccount_id: accountId,
    exportTimestamp: now.toISOString().slice(0, 19).replace("T", " "),
  })
}

async function openValues({ members }: OrgContext, key: string): Promise<ReadableStream<Uint8Array>> {
  const object = await members.get(key)
  if (!object) throw new PlatformError("The topic's match values were replaced during the push")
  return object.body
}

/** A gzip file without content: an empty file is not valid gzip. */
async function emptyFile(): Promise<OutgoingFile> {
  const packed = new Blob([]).stream().pipeThrough(new CompressionStream("gzip"))
  const bytes = await new Response(packed).arrayBuffer()
  const digest = hexOf(await crypto.subtle.digest("SHA-256", bytes))
  return { bytes: bytes.byteLength, digest, open: async () => new Blob([bytes]).stream() }
}
