import type { QualifierKind } from "./qualifier-kinds.ts"

/**
 * Words that say who, where, when or how, but not what a name is about. Numbers (ages, incomes, company sizes, days) are
 * read by rules in engine/qualifiers.ts.
 */

/** A term with a trailing `~` counts only if it fills a part of the name between commas, brackets, dashes or steps. */
export type QualifierTerms = { kind: QualifierKind; value: string; terms: string }

export const QUALIFIER_TERMS: readonly QualifierTerms[] = [
  { kind: "gender", value: "female", terms: "woman, women, womens, female, lady, ladies, girl~, gal, girlies" },
  { kind: "gender", value: "male", terms: "man, men, mens, male, guy, gentleman, boy~, dude" },
  { kind: "generation", value: "Gen Alpha", terms: "gen alpha, generation alpha" },
  { kind: "generation", value: "Gen Z", terms: "gen z, genz, generation z, gen zer, zoomer" },
  { kind: "generation", value: "Millennials", terms: "millennial, gen y, generation y, older millennial" },
  { kind: "generation", value: "Gen X", terms: "gen x, genx, generation x, gen xer" },
  { kind: "generation", value: "Baby Boomers", terms: "baby boomer, boomer" },
  { kind: "generation", value: "Silent Generation", terms: "silent generation" },
  { kind: "age", value: "adults", terms: "adult~, legal age, of legal drinking age" },
  { kind: "age", value: "young adults", terms: "young adult~, twentysomething, in their 20s, twenties~" },
  { kind: "age", value: "middle-aged", terms: "in their 30s, in their 40s, in their 50s, middle aged" },
  { kind: "age", value: "seniors", terms: "senior~, seniors~, older adult~, senior citizen~, elderly~" },
  {
    kind: "income",
    value: "high",
    terms:
      "high income, higher income, upper income, affluent, mass affluent, high earner, six figure income, making six figures, high net worth~, wealthy",
  },
  { kind: "income", value: "middle", terms: "middle income, moderate income" },
  { kind: "income", value: "low", terms: "low income, lower income" },
  { kind: "geography", value: "US", terms: "us~, usa~, united states~, u s~, domestic~, nationwide~, national~" },
  { kind: "geography", value: "UK", terms: "uk~, gb~, united kingdom~" },
  { kind: "geography", value: "EMEA", terms: "emea" },
  { kind: "geography", value: "APAC", terms: "apac, asia pacific, anz~" },
  { kind: "geography", value: "LATAM", terms: "latam" },
  { kind: "geography", value: "DACH", terms: "dach~" },
  { kind: "geography", value: "North America", terms: "north america, noram" },
  { kind: "geography", value: "Europe", terms: "eu~, europe~, western europe, nordics, benelux" },
  { kind: "geography", value: "global", terms: "global~, worldwide~, international~" },
  {
    kind: "geography",
    value: "region",
    terms:
      "midwest~, northeast~, southeast~, southwest~, northwest~, south~, west coast~, east coast~, pacific northwest~, in the south, in the midwest, in the northeast, in the southeast, in the southwest, in the west, mountain west~, sun belt~, gulf coast~, new england~",
  },
  { kind: "geography", value: "urban", terms: "urban~, metro~, in urban area, in big city, big city~, inner city~" },
  { kind: "geography", value: "suburban", terms: "suburban~, suburb~, in the suburb" },
  { kind: "geography", value: "rural", terms: "rural~, in rural area, small town~" },
  { kind: "company_size", value: "small", terms: "smb~, smbs~, sme~, small business~, small and medium business~" },
  { kind: "company_size", value: "mid-market", terms: "mid market~, midmarket~, mid size~, mid sized company" },
  { kind: "company_size", value: "enterprise", terms: "enterprise~, large enterprise~, fortune 500~, fortune 1000~" },
  { kind: "device", value: "iOS", terms: "ios~, iphone~, ipad~, apple device~" },
  { kind: "device", value: "Android", terms: "android~, android household~, android device~" },
  { kind: "device", value: "mobile", terms: "mobile~, in app~, smartphone~, mobile web~, app~" },
  { kind: "device", value: "desktop", terms: "desktop~" },
  { kind: "device", value: "CTV", terms: "ctv~, connected tv~, ott~" },
  { kind: "model", value: "lookalike", terms: "lookalike, look alike, lal, act alike, actalike, similar to~" },
  {
    kind: "model",
    value: "modeled",
    terms: "modeled, modelled, modeled audience, predictive~, inferred~, probabilistic~",
  },
  {
    kind: "model",
    value: "high propensity",
    terms: "high propensity, highly likely, very likely, most likely, top decile, top percentile, high likelihood",
  },
  { kind: "model", value: "low propensity", terms: "low propensity" },
  { kind: "model", value: "verified", terms: "verified~, deterministic~, validated~, declared~, self reported~" },
  { kind: "recency", value: "recent", terms: "recent~, weekday am~, weekday pm~, weekend~, daily~, weekly~, monthly~" },
  {
    kind: "language",
    value: "Spanish",
    terms: "spanish dominant, spanish speaking, spanish preferred, spanish language preferred",
  },
  { kind: "language", value: "bilingual", terms: "bilingual~" },
]

/** Words that turn what follows into its opposite, or leave it out. */
export const NEGATIONS: string =
  "not, no, non, never, without, excluding, except, exclude, dont, doesnt, didnt, cant, cannot, isnt, arent, wont, havent, hasnt, do not, does not, did not, have not, has not, is not, are not, but not, other than, rather than, instead of, lack, lacking, hate, avoid"

/** Words in names that say how a list was made or kept. They are no topic wherever they stand. */
export const DECORATION: string =
  "seg, segment, aud, audience, im, 1p, 2p, 3p, l7d, l14d, l30d, l60d, l90d, l180d, campaign brief, brief, creative brief, objective, target audience, goal, kpi, need, we want to reach, we want to target, want to reach, reach out to, we are targeting, we are looking for, targeting, include, exclude, composite segment, propensity model, brand propensity, custom audience, crm upload, crm list, list upload, data upload, in the house, the work, drive awareness of, drive trial of, drive consideration of, drive sale of, drive traffic to, increase awareness of, increase application for, increase sale of, increase trial of, increase consideration of, raise awareness of, boost sale of, build awareness of, promote our, promote, launch of our, launch of, launching, our new, we sell, we offer"
