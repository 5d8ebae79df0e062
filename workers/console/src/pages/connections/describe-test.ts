import type { TestResult } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"

/** The result of a connection test as text. */
export function describeTest({ success, error, message, itemCount, sampleItem }: TestResult): string {
  if (!success) return error ?? "Unknown error"
  const items = itemCount === undefined ? [] : [counted(itemCount, "item")]
  const sampleName = sampleItem?.name ?? sampleItem?.id
  const sample = sampleName
    ? [`first: ${sampleName}${sampleItem?.name && sampleItem.id ? ` (${sampleItem.id})` : ""}`]
    : []
  const found = [...items, ...sample].join(", ")
  return [message, found && `${found}.`].filter(Boolean).join(message?.endsWith(".") ? " " : ". ") || "Connected."
}
