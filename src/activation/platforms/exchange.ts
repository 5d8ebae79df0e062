import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { createDelivery } from "../drop/create-delivery.ts"
import { openBucket } from "./exchange-bucket.ts"
import { filesOf } from "./exchange-files.ts"
import { requireComplete } from "./exchange-required.ts"
import { settingsOf } from "./exchange-settings.ts"
import { limitsOf } from "./limits.ts"
import {
  type Adapter,
  type Calls,
  callsForOneSegment,
  type OpenPlatform,
  type Placed,
  PlatformError,
  type Segment,
} from "./port.ts"

/**
 * An ad exchange that accepts two files per audience: metadata and match values. They are uploaded to S3 directly, or to an SFTP
 * server through the relay. Uploading the same files again is idempotent, so a create is retried without a lookup.
 */
const openExchange: OpenPlatform = (ctx, connection, credentials, deadline) => {
  const { config } = connection

  const send = async (segment: Segment, calls: Calls, replace: boolean): Promise<Placed> => {
    const settings = settingsOf(config, credentials)
    const { files, note } = await filesOf(ctx, settings, segment)
    const segmentId = segment.audienceId
    if (settings.method === "s3") {
      const bucket = await openBucket(ctx, connection, settings.s3, { deadline, calls })
      for (const [i, { path, file }] of files.entries()) await bucket.put(path, file, files.length - 1 - i)
      return { segmentId, live: true, note }
    }
    const delivery = { activationId: segment.activationId, segmentId, files }
    try {
      return { segmentId, note, ...(await createDelivery(ctx, connection, delivery, { replace })) }
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      throw new PlatformError(`Files could not be stored for delivery: ${error.message}`)
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
    // The exchange has no such call: a segment expires when its files are no longer refreshed.
    deactivate: async () => {},
    lookup: () => async () => null,
  }
}

export const exchange: Adapter = {
  open: openExchange,
  account: { config: ["account_id", "advertiser_account_id"], credentials: [] },
}
