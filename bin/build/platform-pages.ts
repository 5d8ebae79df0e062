// Writes docs/platforms: one page per platform with every field of its config and credentials, from its description in
// src/knowledge/platforms. `npm run docs` runs it, and a test compares the pages.
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Field, Section } from "../../src/knowledge/platforms/field.ts"
import { PLATFORM_NAMES, type PlatformName, PLATFORMS, sectionsOf } from "../../src/knowledge/platforms/platforms.ts"
import { ROOT } from "../system/paths.ts"

const FOLDER = path.join(ROOT, "docs/platforms")

export const pagePath = (platform: PlatformName) => path.join(FOLDER, `${platform}.md`)

export function pageOf(platform: PlatformName): string {
  const { label, summary, setup, credentials } = PLATFORMS[platform]
  return [
    `# ${label}`,
    "<!-- Written by `npm run docs` from the platform's description in src/knowledge/platforms. Change it there. -->",
    `\`"platform": "${platform}"\`. ${summary} ${factsAbout(platform)}`,
    "## Setup",
    setup.map((step, i) => `${i + 1}. ${step}`).join("\n"),
    "Config fields are optional in the API. Those marked **required** must be set before a push, where the condition holds.",
    "## Config",
    ...sectionsOf(platform).map(textOf),
    "## Credentials",
    credentials.length === 0 ? "None." : tableOf(credentials),
  ]
    .join("\n\n")
    .concat("\n")
}

function textOf({ title, lead, fields }: Section): string {
  return [`### ${title}`, lead, tableOf(fields)].filter((part) => part !== undefined).join("\n\n")
}

function factsAbout(platform: PlatformName): string {
  const { limits, limitFields, template, outboundOnly, takesFiles } = PLATFORMS[platform]
  const lengths = [
    limits.name !== undefined && `names after ${limits.name} characters`,
    limits.description !== undefined && `descriptions after ${limits.description} characters`,
  ].filter((one) => one !== false)
  const facts = [
    outboundOnly && "Outbound only.",
    lengths.length > 0 && `Cuts ${lengths.join(" and ")}.`,
    limitFields && `Lengths are limited by \`${limitFields.name}\` and \`${limitFields.description}\`.`,
    takesFiles && "Takes files with match values.",
    `Default template: \`${template}\`.`,
  ]
  return facts.filter((fact) => typeof fact === "string").join(" ")
}

const tableOf = (fields: readonly Field[]) =>
  ["| field | value | what it does |", "|---|---|---|", ...fields.map(rowOf)].join("\n")

function rowOf(field: Field): string {
  const { key, label, help, required, when } = field
  const condition = when ? `If \`${when.key}\` is ${when.is.map((value) => `\`${value}\``).join(" or ")}.` : ""
  const meaning = [`${label}.`, required ? "**Required.**" : "", condition, help ?? ""].filter((part) => part !== "")
  return `| \`${key}\` | ${valueOf(field)} | ${meaning.join(" ").replaceAll("|", "\\|")} |`
}

function valueOf({ kind, options = [], initial, placeholder, min, max, whole }: Field): string {
  if (kind === "choice") {
    return options.map(({ value }) => `\`${value}\`${value === initial ? " (default)" : ""}`).join(", ")
  }
  if (kind === "number") {
    const range = min === undefined || max === undefined ? "" : ` from ${min} to ${max.toLocaleString("en")}`
    return `${whole ? "whole number" : "number"}${range}`
  }
  if (kind === "flag") return "`true` or `false`"
  if (kind === "json") return "JSON object"
  if (kind === "template") return "key of an output template"
  const name = { url: "URL", secret: "secret text", id: "text or whole number" }[kind as string] ?? "text"
  return placeholder === undefined ? name : `${name}, such as \`${placeholder}\``
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true })
  for (const platform of PLATFORM_NAMES) writeFileSync(pagePath(platform), pageOf(platform))
}
