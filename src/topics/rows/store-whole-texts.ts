import { TEXTS } from "./columns.ts"
import { shown } from "./texts.ts"

/** SQL that stores the texts of the topics after one number and up to another in full, as release 0.1.0 reads them. */
export function storeWholeTexts(after: number, upTo: number): string {
  const sets = TEXTS.map((column) => `${column} = ${shown("topics", column)}`).join(", ")
  // A command line cannot carry the marks themselves.
  const plain = sets.replaceAll(/'([\p{Cc}])'/gu, (_, mark: string) => `char(${mark.charCodeAt(0)})`)
  return `UPDATE topics SET ${plain} WHERE seq > ${after} AND seq <= ${upTo}`
}
