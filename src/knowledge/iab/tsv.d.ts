/** The tests read the published taxonomies as text. */
declare module "*.tsv?raw" {
  const text: string
  export default text
}
