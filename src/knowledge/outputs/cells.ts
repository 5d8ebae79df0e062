import type { Classification } from "../taxonomy/classification.ts"
import type { CompiledTemplate } from "./compile.ts"
import type { DESCRIPTION_COLUMNS, NAME_COLUMNS } from "./columns.ts"
import { type Output, renderOutputs } from "./render.ts"

type OutputCells = Record<(typeof NAME_COLUMNS)[number] | (typeof DESCRIPTION_COLUMNS)[number], string> & {
  /** By platform key: outputs of templates that lack a name or a description column. */
  platform_outputs: Record<string, Output>
}

/** The rendered outputs by column. If two templates share a column, the later wins; unused columns are empty. */
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
