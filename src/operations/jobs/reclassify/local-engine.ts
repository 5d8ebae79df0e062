import type { Services } from "../../../kernel/context.ts"
import { classifyNamed } from "../../../knowledge/engine/local.ts"
import { packsFor } from "../../../knowledge/engine/packs.ts"
import { decidedCells } from "../../../topics/library/topic-row.ts"
import type { DecidedCells } from "../../../topics/rows/columns.ts"

/** The local engine for global topics of these names, outputs included: the one place where jobs ask it. A topic keeps its name. */
export async function localEngine(
  { config }: Pick<Services, "config">,
  names: readonly string[],
): Promise<(name: string) => DecidedCells> {
  const live = await config()
  await packsFor(names)
  return (name) => decidedCells(classifyNamed(name, live), "local", live.templates)
}
