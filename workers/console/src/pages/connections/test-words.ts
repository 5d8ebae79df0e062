import type { TestResult } from "../../api/routes/connections.ts"

/** What a test found, in a sentence. */
export function testWords({ success, error, message, itemCount, sampleItem }: TestResult): string {
  if (!success) return error ?? "The other side gave no reason."
  const items = itemCount === undefined ? [] : [itemCount === 1 ? "1 item" : `${itemCount.toLocaleString()} items`]
  const named = sampleItem?.name ?? sampleItem?.id
  const sample = named ? [`the first is ${named}${sampleItem?.name && sampleItem.id ? ` (${sampleItem.id})` : ""}`] : []
  const found = [...items, ...sample].join(", ")
  return [message, found && `${found}.`].filter(Boolean).join(message?.endsWith(".") ? " " : ". ") || "It answers."
}
