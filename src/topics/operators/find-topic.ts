import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { DECIDED_COLUMNS, type DecidedCells, NAME_COLUMNS } from "../rows/columns.ts"
import type { AdminTopic } from "./schema.ts"
import { ADMIN_COLUMNS, adminRecord, type AdminRow, readable } from "./topic-record.ts"

/** A stored topic: its names, its classification and its review status. */
export type StoredTopic = DecidedCells &
  Record<(typeof NAME_COLUMNS)[number] | "id" | "updated_at", string> & {
    review_status: string | null
    review_reason: string | null
    archived_at: string | null
  }

const STORED = [
  "id",
  "updated_at",
  "review_status",
  "review_reason",
  "archived_at",
  ...NAME_COLUMNS,
  ...DECIDED_COLUMNS,
]
  .map((column) => `${readable(column)} AS ${column}`)
  .join(", ")

/** A topic that can be changed: merged and private topics are excluded. */
export async function findTopic({ directory }: Pick<Services, "directory">, id: string): Promise<StoredTopic> {
  const found = await directory
    .prepare(`SELECT ${STORED} FROM topics AS t WHERE t.id = ? AND t.merged_into IS NULL`)
    .bind(id)
    .first<StoredTopic>()
  if (!found) throw new AppError(404, "Topic not found")
  return found
}

export async function showTopic({ directory }: Pick<Services, "directory">, id: string): Promise<AdminTopic> {
  const row = await directory
    .prepare(`SELECT ${ADMIN_COLUMNS} FROM topics AS t WHERE t.id = ? AND t.owner_org_id IS NULL`)
    .bind(id)
    .first<AdminRow>()
  if (!row) throw new AppError(404, "Topic not found")
  return adminRecord(row)
}
