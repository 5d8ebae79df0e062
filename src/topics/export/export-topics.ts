import type { Actor, OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { hasPermission } from "../../kernel/access/roles.ts"
import { csvFile } from "./csv-file.ts"
import { jsonFile } from "./json-file.ts"
import { recordedExport } from "./recorded-export.ts"
import type { ExportQuery } from "./schema.ts"
import { streamText } from "../../kernel/files/stream.ts"

const MEDIA_TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" }

/** The file's name and type, without reading any rows. */
export function describeExport({ actor, now }: Pick<OrgContext, "actor" | "now">, { full, format }: ExportQuery) {
  if (full && !mayExportAll(actor)) throw new AppError(403, "Only organization owners can perform full exports")
  const day = now().toISOString().slice(0, 10)
  return { fileName: `topics${full ? "-full" : ""}-${day}.${format}`, mediaType: MEDIA_TYPES[format] }
}

const mayExportAll = (actor: Actor) => actor.kind === "session" && hasPermission(actor.role, "export:full")

/** Streams the library as a file. The credit is refunded if the export fails with a server error. */
export async function exportTopics(ctx: OrgContext, requested: ExportQuery) {
  const file = describeExport(ctx, requested)
  const credit = await ctx.meter.reserve("exports", 1)
  const pieces = await recordedExport(ctx, requested, (count) =>
    requested.format === "json" ? jsonFile(ctx, requested, count) : csvFile(ctx, requested, count),
  )
  const body = await streamText(pieces, ctx.now, async (error) => {
    ctx.log("export.failed", { level: "error", error: String(error) })
    await credit.refund()
  })
  return { ...file, body }
}
