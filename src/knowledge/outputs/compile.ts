import { isUnedited, nameLimitOf } from "./built-in.ts"
import { type Field, fieldNamed } from "./context.ts"
import type { OutputTemplate } from "./template.ts"

/** Literal text, or a field to resolve. */
export type Part = string | Field

/** One path segment. `emptyLength` is its length if all fields are empty; -1 if it has literal text besides spaces. */
type PathPart = { parts: readonly Part[]; emptyLength: number }

/** A template with all placeholders resolved to fields, so that rendering only joins strings. */
export type CompiledTemplate = OutputTemplate & {
  /** Whether no operator has changed the template. */
  isBuiltIn: boolean
  /** Names are composed to fit; undefined for operators' templates, whose names are cut. */
  nameLimit: number | undefined
  path: readonly PathPart[]
  slug: readonly Field[]
  description: readonly Part[]
}

export const compileTemplate = (template: OutputTemplate): CompiledTemplate => ({
  ...template,
  isBuiltIn: isUnedited(template),
  nameLimit: nameLimitOf(template),
  path: template.pathFields.map(({ key, format }) =>
    format === undefined ? { parts: [fieldNamed(key)], emptyLength: 0 } : compileSegment(format),
  ),
  slug: template.includeSlug ? template.slugFields.map(fieldNamed) : [],
  description: compileText(template.descTemplate),
})

function compileSegment(format: string): PathPart {
  const parts = compileText(format)
  const literal = parts.filter((part) => typeof part === "string").join("")
  return { parts, emptyLength: literal.trim() === "" ? literal.length : -1 }
}

/** `{{field_name}}` is a placeholder; other braces are text. */
function compileText(text: string): readonly Part[] {
  const parts: Part[] = []
  let done = 0
  for (const placeholder of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
    if (placeholder.index > done) parts.push(text.slice(done, placeholder.index))
    parts.push(fieldNamed((placeholder[1] ?? "").trim()))
    done = placeholder.index + placeholder[0].length
  }
  if (done < text.length) parts.push(text.slice(done))
  return parts
}
