import type { TopicRecord } from "../topics/library/schema.ts"

export type Created = TopicRecord & { duplicate?: true }
export type Page<T = TopicRecord> = { data: T[]; total: number; page: number; pageSize: number; totalPages: number }
export type HistoryEntry = {
  id: string
  orgTopicId: string
  changeType: string
  changedBy: string
  changedByName: string
  previousValues: Record<string, unknown>
  newValues: Record<string, unknown>
  source: string
  metadata: Record<string, unknown>
  changedAt: string
}

export const json = async <T>(answer: Response | Promise<Response>): Promise<T> => (await answer).json()
