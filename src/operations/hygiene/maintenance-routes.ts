import * as z from "zod"
import { maintenance } from "../../kernel/access/access.ts"
import { trueOrFalse, wholeNumber } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { route } from "../../kernel/http/route.ts"
import { realign } from "./realign.ts"
import { resealNext } from "./reseal.ts"
import { refreshEverywhere } from "./refresh-everywhere.ts"
import { BATCH_SIZE } from "../jobs/refresh/refresh-stale.ts"

const SECRETS_PER_CALL = 200

export const maintenanceRoutes = [
  route(
    {
      method: "post",
      path: "/api/maintenance/refresh-stale",
      summary:
        "Refresh the next stale activations of all organizations, or only tell them; for `npm run refresh-stale`",
      access: maintenance,
      body: jsonObject({
        // Must be explicit: a refreshed segment is briefly missing on its platform.
        dryRun: trueOrFalse("dryRun"),
        limit: wholeNumber("limit", BATCH_SIZE).default(BATCH_SIZE),
        cursor: z.string("cursor must be a string").optional(),
        /** Also segments that differ by the service's wording alone. */
        wording: trueOrFalse("wording").default(false),
      }),
      answer: {
        status: 200,
        schema: z.object({
          items: z.array(
            z.object({
              orgId: z.string(),
              activationId: z.string(),
              connectionId: z.string(),
              topicName: z.string().nullable(),
              pushedName: z.string().nullable(),
              currentPlatformName: z.string().nullable(),
              status: z.enum(["stale", "refreshed", "error"]),
              error: z.string().optional(),
            }),
          ),
          /** Pass it in the next call; null when all organizations are done. */
          cursor: z.string().nullable(),
        }),
      },
    },
    (services, { body }) => refreshEverywhere(services, body),
  ),
  route(
    {
      method: "post",
      path: "/api/maintenance/realign",
      summary:
        "End again what was revoked since, then bring the next quota counters and topics of the vector index in line with a restored database",
      access: maintenance,
      body: jsonObject({ cursor: z.string("cursor must be a string").optional() }),
      answer: {
        status: 200,
        schema: z.object({
          organizations: z.int(),
          topics: z.int(),
          /** Pass it in the next call; null when everything is aligned. */
          cursor: z.string().nullable(),
        }),
      },
    },
    (services, { body }) => realign(services, body.cursor),
  ),
  route(
    {
      method: "post",
      path: "/api/maintenance/reseal",
      summary: "Seal the next stored secrets with the newest key; for `npm run rotate-credentials`",
      access: maintenance,
      body: jsonObject({
        limit: wholeNumber("limit", SECRETS_PER_CALL).default(SECRETS_PER_CALL),
        cursor: z.string("cursor must be a string").optional(),
      }),
      answer: {
        status: 200,
        schema: z.object({
          resealed: z.int(),
          /** Sealed with a key that is not configured, or damaged. */
          unreadable: z.int(),
          /** Pass it in the next call; null when all were visited. */
          cursor: z.string().nullable(),
          /** In the last answer: how many secrets each key seals. */
          keys: z.array(z.object({ id: z.string(), sealed: z.int(), configured: z.boolean() })).nullable(),
        }),
      },
    },
    (services, { body }) => resealNext(services, body),
  ),
] as const
