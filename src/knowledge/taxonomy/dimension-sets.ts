import sets from "../../../dist/tables/dimension-sets.ts"

export type DimensionSet = {
  name: string
  kind: "demographic" | "geographic" | "firmographic"
  values: readonly string[]
}

export const DIMENSION_SETS = sets as readonly DimensionSet[]
