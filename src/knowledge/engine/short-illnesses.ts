import { WordSet } from "../text/new-strings.ts"
import type { Tokens } from "../text/tokens.ts"
import type { Span } from "./look-alikes.ts"

/** Abbreviations of illnesses that also mean other things: "UC patients" have colitis, "UC students" study in California. */
const SHORT = new WordSet(
  (
    "ms ra uc cad pad pvd bv bpd tbi asd sma dmd cfs eds pots ic ed trt nhl mm hs sad gad mdd mds itp jia psp lbd ftd ptd tia hf " +
    "chf afib oab ibd ibs gerd sle ckd esrd copd ipf nash hcv hbv hsv utis tmj tmd rls dvt pe ddd oa amd als mnd"
  ).split(" "),
)
/** The same without another everyday meaning: words for families and friends are enough. */
const RARELY_OTHER = new WordSet("asd sma dmd als eds pots jia sle ckd copd ibd ibs mnd ftd lbd esrd ipf".split(" "))

const HAVING = new WordSet(
  (
    "patient patients sufferer sufferers warrior warriors survivor survivors caregiver caregivers carer carers diagnosis symptom symptoms " +
    "flare flares flareups relapse relapses meds medication medications pills treatment treatments therapy"
  ).split(" "),
)
const FRIENDS = new WordSet(
  "family families parent parents mom moms kid kids child children adult adults community support awareness zebras".split(
    " ",
  ),
)

/** What codes of diagnoses begin with: "ICD-10 E11". */
const DIAGNOSIS = /^[a-tv-z]\d{2}/

/** The abbreviation of an illness beside words for those who have it: "living with MS", "RA sufferers", "SMA families". */
export function shortIllnessIn({ words, gaps }: Tokens): Span | undefined {
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ""
    if (word === "icd") {
      const code = words.findIndex((one, at) => at > i && at < i + 3 && DIAGNOSIS.test(one))
      if (code > 0) return { start: i, length: code + 1 - i }
    }
    if (word.length > 4 || !SHORT.has(word)) continue
    const next = gaps[i + 1] === 0 || gaps[i + 1] === undefined ? (words[i + 1] ?? "") : ""
    const before = words[i - 1] === "with" ? (words[i - 2] ?? "") : (words[i - 1] ?? "")
    if (HAVING.has(next) || (RARELY_OTHER.has(word) && FRIENDS.has(next))) return { start: i, length: 2 }
    if (words[i - 1] === "for" && HAVING.has(words[i - 2] ?? "")) return { start: i, length: 1 }
    if (before === "living" || before === "diagnosed" || before === "battling") return { start: i, length: 1 }
  }
  return undefined
}
