import type { Log } from "../../kernel/context.ts"
import { BUILT_IN_TEMPLATES } from "../../knowledge/outputs/built-in.ts"
import type { OutputTemplate, OutputTemplate as OutputTemplateSchema } from "../../knowledge/outputs/template.ts"

export type TemplateRow = {
  id: string
  platformKey: string
  displayName: string
  isActive: number
  sortOrder: number
  config: string
  createdAt: string
  updatedAt: string
}

export type TemplateRecord = OutputTemplate & {
  id: string
  builtIn: boolean
  /** Null for an unedited built-in. */
  createdAt: string | null
  updatedAt: string | null
}

export const TEMPLATE_ROWS = `SELECT id, platform_key AS platformKey, display_name AS displayName, is_active AS isActive,
  sort_order AS sortOrder, config, created_at AS createdAt, updated_at AS updatedAt FROM output_templates`

/** Built-ins live in code, so that improvements reach everyone who has not edited them; an edited built-in becomes a row. */
const BUILT_INS: readonly TemplateRecord[] = BUILT_IN_TEMPLATES.map((template) =>
  Object.assign({ id: `tpl_${template.platformKey}`, builtIn: true, createdAt: null, updatedAt: null }, template),
)
const builtInKeys = new Set(BUILT_INS.map(({ platformKey }) => platformKey))

export const isBuiltIn = (platformKey: string) => builtInKeys.has(platformKey)

/** All templates in order. */
export const readTemplates = async (rows: readonly TemplateRow[], log: Log): Promise<TemplateRecord[]> =>
  (await templateReader(rows.length > 0, log))(rows)

/** Reads sets of templates. The schema is loaded with the first stored one: most installations only use built-in ones. */
export async function templateReader(hasStored: boolean, log: Log) {
  const schema = hasStored ? (await import("../../knowledge/outputs/template.ts")).OutputTemplate : undefined
  return (rows: readonly TemplateRow[]): TemplateRecord[] => {
    const stored = schema ? readStored(rows, schema, log) : []
    const edited = new Set(stored.map(({ platformKey }) => platformKey))
    const untouched = BUILT_INS.filter(({ platformKey }) => !edited.has(platformKey))
    return [...untouched, ...stored].sort(inOrder)
  }
}

/** Unreadable rows are skipped: they must not block every classification. */
function readStored(rows: readonly TemplateRow[], schema: typeof OutputTemplateSchema, log: Log): TemplateRecord[] {
  return rows.flatMap((row) => {
    const template = schema.safeParse(contentOf(row))
    if (!template.success)
      log("template.parse_failed", { level: "error", id: row.id, error: template.error.issues[0]?.message })
    return template.success ? [recordOf(row, template.data)] : []
  })
}

function contentOf(row: TemplateRow): unknown {
  const { platformKey, displayName, isActive, sortOrder, config } = row
  return { ...(JSON.parse(config) as object), platformKey, displayName, isActive: isActive === 1, sortOrder }
}

const recordOf = ({ id, createdAt, updatedAt }: TemplateRow, template: OutputTemplate): TemplateRecord => ({
  ...template,
  id,
  builtIn: isBuiltIn(template.platformKey),
  createdAt,
  updatedAt,
})

const inOrder = (a: TemplateRecord, b: TemplateRecord) =>
  a.sortOrder - b.sortOrder || Number(b.builtIn) - Number(a.builtIn) || (a.platformKey < b.platformKey ? -1 : 1)
