import type { Field, Subject } from "./context.ts"
import type { OutputTemplate } from "./template.ts"

/** Lower-case letters and digits without accents; everything else becomes single separators, none at either end. */
export function slugOf(fields: readonly Field[], subject: Subject, template: OutputTemplate): string {
  if (fields.length === 0) return ""
  let text = ""
  for (const field of fields) text += `${field(subject, template)} `
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
  return plain.match(/[a-z0-9]+/g)?.join(template.slugSeparator) ?? ""
}
