import { it } from "vitest"
import { createPushRun } from "../runs/create-run.ts"
import { dryRun } from "../runs/dry-run.ts"
import { cancelPushRun } from "../runs/end-run.ts"
import { pushNext } from "../runs/push-next.ts"
import { retryPushRun } from "../runs/retry-run.ts"
import { NewPush } from "../runs/schema.ts"
import { stalledPushRuns, unsettledConnections } from "../runs/stalled-pushes.ts"
import { editTopic } from "../../topics/library/edit-topic.ts"
import { aPush } from "../../testing/a-push.ts"
import { fullScans, recordedD1 } from "../../testing/recorded-d1.ts"
import { deactivateActivation, refreshActivation } from "./deactivate-or-refresh.ts"
import { findStale } from "./find-stale.ts"
import { listActivations } from "./list-activations.ts"
import { ActivationQuery } from "./schema.ts"
import { settleConnection } from "../runs/settle-unknown.ts"
import { settleDelivery } from "./settle-delivery.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const everything = NewPush.parse({ filters: {} })

/** Partial indexes over the few pending rows may be scanned. */
const isLarge = (step: string) =>
  !/USING (?:COVERING )?INDEX (?:activations_(?:unsettled|claim)|push_runs_background)\b/.test(step)

/** A statement about a few activations must not slow down as tables grow. */
it("runs no activation statement with a full table scan", async ({ expect }) => {
  const { ctx: real, connectionId, topicIds, platform, rows } = await aPush(4)
  const { d1, plans } = recordedD1(real.d1)
  const deferred: Promise<unknown>[] = []
  const ctx = { ...real, ...everyDatabase(d1), defer: (work: Promise<unknown>) => void deferred.push(work) }
  const drain = async (pages: AsyncIterable<unknown>) => {
    for await (const _ of pages);
  }
  await drain(await dryRun(ctx, connectionId, everything))
  await drain(await dryRun(ctx, connectionId, { topicIds, filters: null }))
  await platform.faults({ type: "status", status: 400, on: "create" }, { type: "drop", on: "create" })
  const { runId } = await createPushRun(ctx, connectionId, { ...everything, topicIds, filters: null })
  await pushNext(ctx, connectionId, runId)
  await retryPushRun(ctx, connectionId, runId)
  await pushNext(ctx, connectionId, runId)
  await editTopic(ctx, topicIds[0] ?? "", { segment_type: "B2G" })
  for (const query of [
    "",
    "stale=true",
    "status=active",
    `connectionId=${connectionId}`,
    "platform=marketplace&stale=true",
  ]) {
    await drain(listActivations(ctx, ActivationQuery.parse(Object.fromEntries(new URLSearchParams(query)))))
  }
  await real.d1.prepare("UPDATE activations SET as_pushed = NULL WHERE org_id = ?").bind(ctx.org.id).run()
  await findStale(ctx, { limit: 1 })
  // On a busy machine, the second fault may hit the second push.
  const [first, second, third] = (await rows())
    .toSorted((a, b) => Number(b["status"] === "active") - Number(a["status"] === "active"))
    .map(({ id }) => String(id))
  await refreshActivation(ctx, first ?? "")
  await deactivateActivation(ctx, second ?? "")
  const again = await createPushRun(ctx, connectionId, everything)
  await cancelPushRun(ctx, connectionId, again.runId)
  await d1.batch(settleDelivery(d1, { deliveryId: "dlv_1", orgId: ctx.org.id, activationId: third ?? "", at: "" }))
  await stalledPushRuns(ctx, "", 10)
  await unsettledConnections(ctx, "", 10)
  await settleConnection(ctx, connectionId)
  await Promise.all(deferred)
  expect(deferred.length).toBeGreaterThan(0)
  const scanned = (await plans()).map(({ text, steps }) => ({ text, scans: fullScans(steps).filter(isLarge) }))
  expect(scanned.filter(({ scans }) => scans.length > 0)).toEqual([])
})
