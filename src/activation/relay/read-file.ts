import type { Services } from "../../kernel/context.ts"
import type { DroppedFile } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"

type Part = { body: ReadableStream<Uint8Array>; from: number; bytes: number }

/** A file of a leased delivery, from the start byte of `range`. */
export async function readFile({ library, drop }: Services, id: string, index: string, range?: string): Promise<Part> {
  const row = await library
    .prepare("SELECT objects FROM deliveries WHERE id = ? AND status = 'leased'")
    .bind(id)
    .first<{ objects: string }>()
  const files = JSON.parse(row?.objects ?? "[]") as DroppedFile[]
  const file = /^\d{1,3}$/.test(index) ? files[Number(index)] : undefined
  if (!file) throw new AppError(404, "File not found")
  const from = Number(/^bytes=(\d{1,15})-$/.exec(range ?? "")?.[1] ?? 0)
  if (from >= file.bytes) throw new AppError(416, "Range starts past the end of the file")
  const body = await drop.get(file.key, from)
  if (!body) throw new AppError(404, "File not found")
  return { body, from, bytes: file.bytes }
}
