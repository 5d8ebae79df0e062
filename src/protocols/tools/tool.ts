import type * as z from "zod"
import type { OAuthScope } from "../../kernel/access/oauth-scopes.ts"
import { hasPermission, type Permission } from "../../kernel/access/roles.ts"
import type { Scope } from "../../kernel/access/scopes.ts"
import type { Actor, OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { parse } from "../../kernel/http/read-input.ts"

/** What a tool may do. MCP clients show it to people before a call. */
export type Annotations = {
  readOnlyHint: boolean
  destructiveHint: boolean
  idempotentHint: boolean
  openWorldHint: boolean
}

export const READS: Annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}
export const ADDS: Annotations = { ...READS, readOnlyHint: false }
/** Changes segments on an external platform. */
export const CHANGES_PLATFORMS: Annotations = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: true,
  openWorldHint: true,
}

/**
 * The scope that an app connected by OAuth needs, the scope of an API key, the permission of a person, also of the app's, and whether keys
 * of buyers may call it.
 */
export type ToolAccess = { oauth: OAuthScope; scope?: Scope; permission?: Permission; buyers?: true }

export type ToolResult = { body: Record<string, unknown>; isError?: boolean }

export type Tool = {
  name: string
  title: string
  description: string
  access: ToolAccess
  input: z.ZodType
  /** What a call that succeeds answers. Further fields may follow. */
  output: z.ZodType
  annotations: Annotations
  /** `url` is the address of the endpoint as seen by the caller. */
  call: (ctx: OrgContext, input: unknown, url: string) => Promise<ToolResult>
}

type Definition<S extends z.ZodObject> = Omit<Tool, "call" | "input"> & {
  input: S
  run: (ctx: OrgContext, input: z.output<S>) => Promise<Record<string, unknown>>
}

/** A tool whose errors use the API's wording. */
export const tool = <const S extends z.ZodObject>({ run, ...definition }: Definition<S>): Tool => ({
  ...definition,
  input: definition.input.strict(),
  call: async (ctx, input) => {
    try {
      if (!mayCall(ctx.actor, definition.access)) throw new AppError(401, "Insufficient scopes")
      refuseUnknown(definition, input)
      return { body: await run(ctx, parse(definition.input, input)) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { body: { error: error.message, ...error.details }, isError: true }
    }
  },
})

/** Ignoring an argument that an assistant made up would answer another question than it asked. */
function refuseUnknown({ name, input }: { name: string; input: z.ZodObject }, given: unknown): void {
  const known = Object.keys(input.shape)
  const unknown = Object.keys(given ?? {}).find((argument) => !known.includes(argument))
  if (unknown === undefined) return
  const takes = known.length === 0 ? "takes none" : `takes ${known.join(", ")}`
  throw new AppError(400, `Unknown argument: ${unknown}. ${name} ${takes}`)
}

/** Tools that an actor cannot know of are answered like unknown ones. */
export const mayKnow = (actor: Actor, { buyers }: ToolAccess): boolean =>
  !(actor.kind === "api_key" && actor.buyerId !== undefined) || buyers === true

export const mayCall = (actor: Actor, { scope, permission, buyers }: ToolAccess): boolean =>
  actor.kind === "api_key" && actor.buyerId !== undefined
    ? buyers === true
    : "role" in actor
      ? permission === undefined || hasPermission(actor.role, permission)
      : scope === undefined || actor.scopes.includes(scope)
