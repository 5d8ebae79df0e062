import type { LabelFields } from "./fields.ts"
import { OFFLINE_SOURCES } from "./values.ts"

/** Fields that are only meaningful together with another field. */
export const COMPANIONS: readonly {
  field: keyof LabelFields
  needs: keyof LabelFields
  applies: (fields: LabelFields) => boolean
  why: string
}[] = [
  {
    field: "methodology",
    needs: "modeling",
    applies: ({ methodology }) => methodology === "modeled",
    why: "modeling is required for modeled data",
  },
  {
    field: "audience_expansion",
    needs: "modeling",
    applies: ({ audience_expansion: expanded }) => expanded === true,
    why: "modeling is required for expanded audiences",
  },
  {
    field: "data_sources",
    needs: "onboarder",
    applies: ({ data_sources: sources = [] }) => OFFLINE_SOURCES.some((source) => sources.includes(source)),
    why: "onboarder is required for offline and public record sources",
  },
  {
    field: "audience_scope",
    needs: "originating_domain",
    applies: ({ audience_scope: scope }) => scope === "single_domain",
    why: "originating_domain is required for a single domain",
  },
]

/** The fields without those whose companion is missing. */
export function withoutLoneFields(fields: LabelFields): LabelFields {
  const kept = { ...fields }
  for (const { field, needs, applies } of COMPANIONS) {
    if (applies(fields) && fields[needs] === undefined) delete kept[field]
  }
  return kept
}
