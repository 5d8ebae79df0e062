import { WordSet } from "../text/new-strings.ts"

/** Words that say how an audience was built, tested or delivered. */
const BUILDING = new WordSet(
  (
    "segment segments cluster clusters cohort cohorts tier tiers bucket buckets seed decile quartile quintile percentile propensity lookalike " +
    "lookalikes alike holdout control exposed cell phase wave batch lot flight creative creatives placement io sprint prospecting retargeting " +
    "remarketing retarget evergreen capped suppression exclusion exclude inclusion modeled modelled matched hashed unmatched undefined untitled " +
    "draft temp placeholder dummy converters clickers openers completers bouncers lapsed churn winback misc miscellaneous final iteration " +
    "audience audiences persona personas composite blend bundle upload import export rotation variant variants rollout pilot all"
  ).split(" "),
)
/** Words that stand beside them without a topic of their own. */
const BESIDE = new WordSet(
  (
    "a an the of and or to by for vs new old copy best top bottom high medium mid low value ltv core growth target targets targeting reach " +
    "extension frequency cap warm cold hot lead leads prospect prospects user users visitor visitors site page pages web data partner feed " +
    "provider vendor party first second third custom other general premium standard yes no unknown default version release row item box " +
    "series zone unit type class level option category track path line engaged active inactive recent days day months test tests testing " +
    "group groups list lists pool model models score scores band index set sets campaign brand lift on always push one two three four five last past previous within " +
    "crm dmp cdp dsp ssp demo demographic interest lifestyle affinity look intent unsorted full part pct percent event pixel"
  ).split(" "),
)
/** "7B", "v2", "30d", "c": the numbers and letters that tell such lists apart. */
const CODE = /^(?:[a-z]|[a-z]{0,3}\d{1,9}[a-z]{0,2}|i{2,3}|iv)$/

/** Whether all words of a name only say how the list was made: "Engaged Users 30d", "Cluster K12-88", "1P > CRM > Hashed". */
export function isOpsLabel(words: readonly string[]): boolean {
  let built = false
  for (const word of words) {
    if (BUILDING.has(word)) built = true
    else if (!BESIDE.has(word) && !CODE.test(word)) return false
  }
  return built
}
