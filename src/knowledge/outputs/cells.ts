import type { Classification } from "../taxonomy/classification.ts"
import type { CompiledTemplate } from "./compile.ts"
import type { DESCRIPTION_COLUMNS, NAME_COLUMNS } from "./columns.ts"
import { type Output, renderOutputs } from "./render.ts"

type OutputCells = Record<(typeof NAME_COLUMNS)[number] | (typeof DESCRIPTION_COLUMNS)[number], string> & {
  /** By platform key, what has not both columns. */
  platform_outputs: Record<string, Output>
}

/**
 * What templates say of a topic, where it is kept. Of two templates with one column the later has it; a column that no template has
 * is empty.
 */
export function outputCells(topic: Classification, templates: readonly CompiledTemplate[]): OutputCells {
  const cells: OutputCells = {
    segment_name_dspapi: "",
    segment_name_marketplace: "",
    segment_name_internal: "",
    segment_desc_dspapi: "",
    segment_desc_marketplace: "",
    internal_description: "",
    platform_outputs: {},
  }
  const outputs = renderOutputs(topic, templates)
  for (const { platformKey, dbColumnName, dbColumnDesc } of templates) {
    const output = outputs[platformKey]
    if (!output) continue
    if (dbColumnName) cells[dbColumnName] = output.name
    if (dbColumnDesc) cells[dbColumnDesc] = output.description
    if (!dbColumnName || !dbColumnDesc) cells.platform_outputs[platformKey] = output
  }
  return cells
}
