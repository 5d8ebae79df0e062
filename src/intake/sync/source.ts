import type { OrgContext } from "../../kernel/context.ts"
import { readInbound } from "../../organizations/connections/config.ts"
import type { InboundConfig } from "../../organizations/connections/source-config.ts"
import { type Connection, credentialsOf } from "../../organizations/connections/connections.ts"
import { authorize } from "../../organizations/connections/authorize.ts"
import type { Credentials } from "../../kernel/ports/vault.ts"
import { callOutsideForJson } from "../../kernel/outbound/outbound-fetch.ts"
import { valueAt } from "../../kernel/outbound/json-path.ts"

const PAGE_SIZE = 500
const FETCH_TIMEOUT_MS = 15_000
const MAX_COUNT = 1_000_000_000
const COMMON_LISTS: readonly string[] = ["items", "data", "results", "records"]

/** A response that does not match the config. The message is shown to the user. */
export class SourceError extends Error {
  override readonly name = "SourceError"
}

export type Source = { config: InboundConfig; credentials: Credentials }
export type SourcePage = {
  items: readonly unknown[]
  /** The source's total item count; null if it does not report one. */
  count: number | null
}

export async function openSource(ctx: OrgContext, connection: Connection): Promise<Source> {
  return { config: readInbound(connection.config), credentials: await credentialsOf(ctx, connection) }
}

export const pageSizeOf = ({ config }: Source) => config.page_size ?? PAGE_SIZE

/** Fetches one page, with up to four attempts. */
export async function fetchPage(
  { outside }: Pick<OrgContext, "outside">,
  source: Source,
  { page, size = pageSizeOf(source), budgetMs }: { page: number; size?: number; budgetMs?: number },
): Promise<SourcePage> {
  const { config, credentials } = source
  const url = new URL(config.base_url)
  const isWhole = config.paging === "none"
  if (!isWhole) {
    url.searchParams.set(config.page_param ?? "page", String(page))
    url.searchParams.set(config.page_size_param ?? "page_size", String(size))
  }
  const headers: Record<string, string> = { accept: "application/json" }
  authorize(config, credentials, url, headers)
  const request = { url: url.href, headers, timeoutMs: FETCH_TIMEOUT_MS, budgetMs }
  const { json } = await callOutsideForJson(outside, request)
  const items = itemsIn(config, json)
  if (isWhole) return { items: items.slice((page - 1) * size, page * size), count: items.length }
  if (items.length > PAGE_SIZE) {
    const hint = "if the source does not page, set paging to none"
    throw new SourceError(`the page has ${items.length} items, the maximum is ${PAGE_SIZE}; ${hint}`)
  }
  return { items, count: countIn(config, json, page) }
}

function itemsIn({ items_path: path }: InboundConfig, json: unknown): readonly unknown[] {
  const list = path === undefined ? commonList(json) : valueAt(json, path)
  if (!Array.isArray(list)) {
    throw new SourceError(path ? `there is no list of items at ${path}` : "there is no list of items, set items_path")
  }
  return list
}

const commonList = (json: unknown) =>
  Array.isArray(json) ? json : COMMON_LISTS.map((name) => valueAt(json, name)).find((value) => Array.isArray(value))

/** Only the first page must report a count. */
function countIn({ count_path: path }: InboundConfig, json: unknown, page: number): number | null {
  if (path === undefined) return null
  const value = valueAt(json, path)
  const count = typeof value === "string" && /^\d{1,12}$/.test(value) ? Number(value) : value
  if (typeof count === "number" && Number.isInteger(count) && count >= 0 && count <= MAX_COUNT) return count
  if (page > 1) return null
  throw new SourceError(`there is no count of items at ${path}`)
}
