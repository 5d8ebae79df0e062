import spellings from "../../../dist/tables/wording/casing.ts"

/** Words that title case would get wrong, keyed by their lower-case letters and digits. */
export const CASING: ReadonlyMap<string, string> = new Map(
  spellings
    .split("\n")
    .map((word) => [word.toLowerCase().replaceAll(/[^a-z0-9]/g, ""), word.replaceAll(/[^A-Za-z0-9]/g, "")]),
)
