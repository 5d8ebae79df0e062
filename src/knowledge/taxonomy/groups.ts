import groups from "../../../dist/tables/groups.ts"

type Subcategory = { name: string; iab: string }

export type Category = { name: string; iab: string; subcategories: readonly Subcategory[] }

export type Group = { name: string; categories: readonly Category[] }

export const GROUPS: readonly Group[] = groups
