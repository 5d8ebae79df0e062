import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import type { TemplateChoice } from "./schema.ts"
import { readTemplates, TEMPLATE_ROWS, type TemplateRecord, type TemplateRow } from "./template-rows.ts"

/** Reads the database, so that an editor sees the latest write. */
export async function listTemplates({
  directory,
  log,
}: Pick<Services, "directory" | "log">): Promise<TemplateRecord[]> {
  const { results } = await directory.prepare(TEMPLATE_ROWS).all<TemplateRow>()
  return readTemplates(results, log)
}

/** Only keys and names, in template order. */
export async function listChoices(services: Pick<Services, "directory" | "log">): Promise<TemplateChoice[]> {
  const templates = await listTemplates(services)
  return templates.map(({ platformKey, displayName }) => ({ key: platformKey, name: displayName }))
}

export async function findTemplate(services: Pick<Services, "directory" | "log">, id: string): Promise<TemplateRecord> {
  const found = (await listTemplates(services)).find((template) => template.id === id)
  if (!found) throw new AppError(404, "Template not found")
  return found
}
