const texts = import.meta.glob<string>("../knowledge/tables/{languages,sensitivity}/*.tsv", {
  query: "?raw",
  import: "default",
  eager: true,
})

/** The text of a table of words, for `readTable`: tests in the Worker's runtime have no disk. */
export function readText(file: string): string {
  const text = texts[`../knowledge/tables/${file}`]
  if (text === undefined) throw new Error(`${file} is not among the tables that tests read`)
  return text
}
