import type { ConnectionRecord, DryRun, PushRunRecord, StartedRun } from "../../client/src/api.gen.ts"
import type { Api } from "../api.ts"
import { type Command, text } from "../command.ts"
import { CliError, EXIT, usageError } from "../exit.ts"
import { FILTER_OPTIONS, filtersIn } from "../filters.ts"
import { facts, progressBar, table } from "../output.ts"

const POLL_MS = 1_000

type Segments = DryRun["segments"]
type Run = { id: string; runId: string }

export const push: Command = {
  name: "push",
  summary: "Push topics to a platform: --plan shows what would happen, --apply does it",
  usage: "CONNECTION (--plan | --apply) (--ids ID,... | --search TEXT | --filter NAME=VALUE...)",
  arguments: 1,
  options: {
    ...FILTER_OPTIONS,
    plan: { type: "boolean", description: "Show the segments that would be created, and why others would not" },
    apply: { type: "boolean", description: "Create the segments" },
    ids: { type: "string", value: "ID,...", description: "Topics by id" },
    all: { type: "boolean", description: "The whole library" },
  },
  async run({ api, args: [name], values, print }) {
    if (name === undefined) throw usageError("Give the name or id of a connection.")
    if (Boolean(values["plan"]) === Boolean(values["apply"])) throw usageError("Give either --plan or --apply.")
    const { id } = await findConnection(api(), name)
    const ids = text(values, "ids")?.split(",")
    const filters = filtersIn(values)
    if (!ids && Object.keys(filters).length === 0 && !values["all"]) {
      throw usageError("Choose topics with --ids, --search, --filter or --all.")
    }
    const choice = ids ? { topicIds: ids } : { filters }
    if (values["plan"]) {
      const plan = await api().call("POST /api/connections/{id}/push/run", {
        params: { id },
        body: { ...choice, dryRun: true },
      })
      const { segments } = plan as DryRun
      print(segments, () => `${table(segments, ["action", "name", "reason", "warning"])}\n\n${summaryOf(segments)}`)
      return EXIT.done
    }
    const started = await api().call("POST /api/connections/{id}/push/run", { params: { id }, body: choice })
    const { runId, totalSegments } = started as StartedRun
    const ended = await pushAll(api(), { id, runId }, totalSegments)
    const { errors, ...counts } = ended
    print(ended, () =>
      [facts(counts), ...errors.map(({ orgTopicId, message }) => `${orgTopicId}: ${message}`)].join("\n"),
    )
    return errors.length > 0 ? EXIT.rejected : EXIT.done
  },
}

const summaryOf = (segments: Segments) =>
  Object.entries(Object.groupBy(segments, ({ action }) => action))
    .map(([action, of]) => `${of?.length ?? 0} ${action}`)
    .join(", ")

async function findConnection(api: Api, name: string): Promise<ConnectionRecord> {
  const all = await api.call("GET /api/connections")
  const byId = all.find(({ id }) => id === name)
  const named = all.filter((one) => one.name === name)
  if (named.length > 1 && !byId) throw usageError(`${named.length} connections are called ${name}: give the id.`)
  const found = byId ?? named[0]
  if (!found) throw new CliError(`No connection is called ${name}.`)
  return found
}

async function pushAll(api: Api, params: Run, total: number): Promise<PushRunRecord> {
  const bar = progressBar("Pushing", total)
  for (let done = total === 0; !done;) {
    const pushed = await api.call("POST /api/connections/{id}/push/run/{runId}/push", { params })
    bar.update(total - pushed.remaining)
    // Another call is pushing to this connection.
    if (pushed.busy) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    done = pushed.done
  }
  bar.end()
  return api.call("GET /api/connections/{id}/push/run/{runId}/status", { params })
}
