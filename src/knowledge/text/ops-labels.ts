import { WordSet } from "./new-strings.ts"

/** Words that say how an audience was built, tested or delivered. */
const BUILDING = new WordSet(
  (
    "segment segments cluster clusters cohort cohorts tier tiers bucket buckets seed decile quartile quintile percentile propensity lookalike " +
    "lookalikes alike holdout control exposed cell phase wave batch lot flight creative creatives placement io sprint prospecting retargeting " +
    "remarketing retarget evergreen capped suppression exclusion exclude inclusion modeled modelled matched hashed unmatched undefined untitled " +
    "draft temp placeholder dummy campaign flight burst list lists package percent pct converters clickers openers completers bouncers lapsed churn winback misc miscellaneous final iteration " +
    "audience audiences persona personas composite blend bundle upload import export rotation variant variants rollout pilot all " +
    "engagers responders unsubscribed atc pmp ros ron utm adgroup adset lineitem folder score scores lal dpa supp excl rtg atc 7d 14d 30d 60d 90d " +
    "zielgruppe zielgruppen kampagne liste listen segmento segmentos segmente segmenti lista listas campana campanha campagna campagne cible " +
    "cibles publico pubblico doelgroep lijst audiencia audiencias"
  ).split(" "),
)
/** Words that stand beside them without a topic of their own. */
const BESIDE = new WordSet(
  (
    "email newsletter webinar event attendee attendees video viewer viewers view views cart carts add adds q1 q2 q3 q4 h1 h2 ctv ott olv dooh " +
    "display native programmatic social spring summer fall autumn winter holiday seasonal master main similar facebook instagram tiktok youtube " +
    "fb ig yt deal id visits sessions clicks impressions fires pixels january february march april june july august " +
    "september october november december push mix " +
    "de la el del der die und et en nueva nuevo nouvelle nouveau neu neue novo nova nuovo nuova maestra principale principal similaire alvo " +
    "verano primavera otono invierno printemps ete automne hiver fruhling sommer herbst estate autunno inverno verao outono zomer herfst " +
    "salvato guardado definitief prueba essai prova teste nord sud norte sur sul " +
    "a an the of and or to by for vs new old copy best top bottom high medium mid low value ltv core growth target targets targeting reach " +
    "extension frequency cap warm cold hot lead leads prospect prospects user users visitor visitors site page pages web data partner feed " +
    "provider vendor party first second third custom other general premium standard yes no unknown default version release row item box " +
    "series zone unit type class level option abandoned eu emea apac latam client advertiser category track path line engaged active inactive recent days day months test tests testing " +
    "group groups pool model models band index set sets brand lift on always push one two three four five last past previous within " +
    "crm dmp cdp dsp ssp demo demographic interest lifestyle affinity look intent unsorted full part pct percent event pixel"
  ).split(" "),
)
/** "7B", "v2", "30d", "c": the numbers and letters that tell such lists apart. */
const CODE = /^(?:[a-z]|[a-z]{0,3}\d{1,9}[a-z]{0,2}|i{2,3}|iv)$/

const YEAR = /^20[23]\d$/

/** Whether all words of a name only say how the list was made: "Engaged Users 30d", "Cluster K12-88", "1P > CRM > Hashed". */
export function isOpsLabel(words: readonly string[]): boolean {
  let built = false
  for (const word of words) {
    if (BUILDING.has(word) || YEAR.test(word)) built = true
    else if (!BESIDE.has(word) && !CODE.test(word)) return false
  }
  return built
}
