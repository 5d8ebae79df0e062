import type * as z from "zod"
import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { mayCall, type Tool, type ToolResult } from "../tools/tool.ts"
import { boundBuyer, type Buyer } from "../buyers/buyer.ts"
import { buyerOf } from "./accounts.ts"
import { AdcpFailure } from "./failure.ts"
import { servedVersion, SUPPORTED_VERSIONS } from "./versions.ts"

type Asked = Record<string, unknown>
/** `url` is the agent's own address. */
/** `buyer` is who the request is for; null for the organization itself, and for accounts that it has not admitted. */
export type TaskContext = { ctx: OrgContext; url: string; version: string; buyer: Buyer | null }

type Definition<S extends z.ZodType> = Omit<Tool, "call" | "input"> & {
  input: S
  /** False if the request names no account, or several. */
  forAccount?: false
  run: (task: TaskContext, input: z.output<S>, requested: Asked) => Promise<Asked>
}

/** An AdCP task as a tool: answers and errors use the protocol's envelope. */
export const adcpTask = <const S extends z.ZodType>({ run, ...definition }: Definition<S>): Tool => ({
  ...definition,
  call: async (ctx, input, url): Promise<ToolResult> => {
    const requested = isObject(input) ? input : {}
    const version = servedVersion(requested)
    const envelope = {
      adcp_version: version ?? SUPPORTED_VERSIONS.at(-1),
      ...(isObject(requested["context"]) && { context: requested["context"] }),
    }
    try {
      if (!mayCall(ctx.actor, definition.access)) {
        throw new AdcpFailure("PERMISSION_DENIED", `The API key lacks the scope ${definition.access.scope ?? ""}`)
      }
      if (version === undefined) throw unsupported()
      const valid = validated(definition.input, requested)
      // Topics of workspaces are not for sale, so a buyer cannot choose one.
      const acting = boundBuyer(ctx) === undefined ? ctx : { ...ctx, workspace: "" }
      const buyer = await buyerOf(acting, definition.forAccount === false ? undefined : requested["account"])
      const body = await run({ ctx: acting, url, version, buyer }, valid, requested)
      return { body: { status: "completed", ...body, ...envelope } }
    } catch (error) {
      const { error: failure } = failureOf(error)
      return { body: { status: "failed", adcp_error: failure, errors: [failure], ...envelope }, isError: true }
    }
  },
})

const isObject = (value: unknown): value is Asked =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const unsupported = () =>
  new AdcpFailure("VERSION_UNSUPPORTED", "This version of AdCP is not supported", {
    field: "adcp_version",
    details: { supported_versions: [...SUPPORTED_VERSIONS] },
  })

const MAX_ISSUES = 10

function validated<S extends z.ZodType>(schema: S, requested: Asked): z.output<S> {
  const result = schema.safeParse(requested)
  if (result.success) return result.data
  const issues = result.error.issues.slice(0, MAX_ISSUES).map(({ path, message, code }) => ({
    pointer: path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""),
    message,
    keyword: code,
  }))
  const field = result.error.issues[0]?.path.map(String).join(".") ?? ""
  throw new AdcpFailure("INVALID_REQUEST", issues[0]?.message ?? "The request is not valid", {
    ...(field !== "" && { field }),
    issues,
  })
}

/** Converts errors of verbs to the protocol's errors. */
function failureOf(error: unknown): AdcpFailure {
  if (error instanceof AdcpFailure) return error
  if (!(error instanceof AppError)) throw error
  if (error.status === 429) {
    const seconds = Number(error.headers["Retry-After"] ?? 60)
    const retry = Math.min(3600, Math.max(1, Number.isFinite(seconds) ? seconds : 60))
    return new AdcpFailure("RATE_LIMITED", error.message, { retry_after: retry })
  }
  if (error.status >= 500) return new AdcpFailure("SERVICE_UNAVAILABLE", error.message, { retry_after: 60 })
  if (error.status === 409) return new AdcpFailure("CONFLICT", error.message)
  return new AdcpFailure(error.status === 404 ? "REFERENCE_NOT_FOUND" : "INVALID_REQUEST", error.message)
}
