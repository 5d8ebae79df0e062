import type { Classification } from "../taxonomy/classification.ts"
import type { CompiledTemplate, Part } from "./compile.ts"
import { type Extras, type Subject, subjectOf } from "./context.ts"
import { slugOf } from "./slug.ts"

export type Output = { name: string; description: string }

/** Templates are user input, so the size of their output per topic is limited. */
const MAX_NAME = 1_000
const MAX_DESCRIPTION = 5_000

/** The name, with a shorter topic if it would not fit the platform of a built-in template. */
export function renderName(subject: Subject, template: CompiledTemplate): string {
  const name = pathOf(subject, template)
  const excess = template.nameLimit === undefined ? 0 : name.length - template.nameLimit
  if (excess <= 0) return name
  const topicName = atWord(subject.c.topicName, subject.c.topicName.length - excess)
  return topicName === "" ? name : pathOf(subjectOf({ ...subject.c, topicName }, subject.extras), template)
}

/** Words that are not left at the end of a shortened name. */
const JOINING = new Set("and or of in with for the a an to at by & > | / - : ,".split(" "))

/** The start of a text that has at most `limit` characters, up to the end of a word where there is one. */
function atWord(text: string, limit: number): string {
  if (limit < 1) return ""
  const start = cut(text, limit)
  const space = start.lastIndexOf(" ")
  const whole = space > limit / 2 ? start.slice(0, space) : start
  const words = whole.split(" ")
  while (words.length > 1 && JOINING.has((words.at(-1) ?? "").toLowerCase())) words.pop()
  return words.join(" ").trimEnd()
}

/** The non-empty path segments in order, then the slug. */
function pathOf(subject: Subject, template: CompiledTemplate): string {
  let name = ""
  for (const { parts, emptyLength } of template.path) {
    const segment = resolve(parts, subject, template, MAX_NAME)
    if (segment === "" || segment.length === emptyLength) continue
    name = name === "" ? segment : name + template.pathSeparator + segment
    if (name.length > MAX_NAME) return cut(name, MAX_NAME)
  }
  const slug = slugOf(template.slug, subject, template)
  if (slug === "") return name
  return cut(name === "" ? slug : `${name} - ${slug}`, MAX_NAME)
}

export function renderDescription(subject: Subject, template: CompiledTemplate): string {
  const limit = Math.min(template.descCharLimit ?? MAX_DESCRIPTION, MAX_DESCRIPTION)
  const text = resolve(template.description, subject, template, limit)
  // Japanese has no prefix.
  return cut(text.startsWith(" ") ? text.trimStart() : text, limit)
}

/** Name and description per template, by platform key. */
export function renderOutputs(
  classification: Classification,
  templates: readonly CompiledTemplate[],
  extras?: Extras,
): Record<string, Output> {
  const subject = subjectOf(classification, extras)
  const outputs: Record<string, Output> = {}
  for (const template of templates) {
    outputs[template.platformKey] = {
      name: renderName(subject, template),
      description: renderDescription(subject, template),
    }
  }
  return outputs
}

/** Stops once the limit is exceeded, since the caller truncates the rest. */
function resolve(parts: readonly Part[], subject: Subject, template: CompiledTemplate, limit: number): string {
  let text = ""
  for (const part of parts) {
    text += typeof part === "string" ? part : part(subject, template)
    if (text.length > limit) break
  }
  return text
}

/** Truncates without splitting a surrogate pair, which would make the stored text invalid. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  const last = text.charCodeAt(limit - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit)
}
