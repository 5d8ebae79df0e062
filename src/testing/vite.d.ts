/** What tests use of Vite: the published taxonomies and the tables of words as text. */
declare module "*.tsv?raw" {
  const text: string
  export default text
}

interface ImportMeta {
  glob<T>(pattern: string, options: { query: string; import: string; eager: true }): Record<string, T>
}
