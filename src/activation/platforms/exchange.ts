import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { handOver } from "../drop/hand-over.ts"
import { openBucket } from "./exchange-bucket.ts"
import { filesOf } from "./exchange-files.ts"
import { requireComplete } from "./exchange-complete.ts"
import { settingsOf } from "./exchange-settings.ts"
import { limitsOf } from "./limits.ts"
import { type Calls, callsForOneSegment, type OpenPlatform, type Placed, PlatformError, type Segment } from "./port.ts"

/**
 * An ad exchange that takes files: a description of the audience and its values. They go to a bucket at once, or to an SFTP server
 * by way of the relay. The same files again are the same audience, so nothing has to be looked up before a create is repeated.
 */
export const openExchange: OpenPlatform = (ctx, connection, credentials, deadline) => {
  const { config } = connection

  const send = async (segment: Segment, calls: Calls, again: boolean): Promise<Placed> => {
    const settings = settingsOf(config, credentials)
    const { files, note } = await filesOf(ctx, settings, segment)
    const segmentId = segment.audienceId
    if (settings.method === "s3") {
      const bucket = await openBucket(ctx, connection, settings.s3, { deadline, calls })
      for (const [i, { path, file }] of files.entries()) await bucket.put(path, file, files.length - 1 - i)
      return { segmentId, live: true, note }
    }
    const handed = { activationId: segment.activationId, segmentId, files }
    try {
      return { segmentId, note, ...(await handOver(ctx, connection, handed, { again })) }
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      throw new PlatformError(`The files could not be dropped: ${error.message}`)
    }
  }

  return {
    limits: limitsOf(connection),
    test: async () => {
      requireComplete(config, credentials)
      return "Configuration is complete"
    },
    create: (segment, calls = callsForOneSegment()) => send(segment, calls, false),
    update: (_, segment, calls = callsForOneSegment()) => send(segment, calls, true),
    // There is no such call: a segment expires when its files are not sent any more.
    deactivate: async () => {},
    find: async () => null,
  }
}
