/** Words for people, singular. A topic ending in one of these needs no verb from its audience type. */
export { default as PEOPLE_NOUNS } from "../../../dist/tables/wording/people-nouns.ts"

/** Words that end compounds: homeowners, churchgoers, homebuyers. */
export const PEOPLE_ENDINGS = ["owner", "buyer", "goer", "lover", "maker", "seeker", "holder", "worker", "watcher"]

/** Words that name people or things about equally often: DVD players, carpet cleaners, e-readers. */
export const PEOPLE_OR_THINGS =
  "boxer camper carrier cleaner coach controller cooker cruiser diver driver head holder host jogger maker minor opener planner player reader runner single smoker starter streamer tracker trainer walker watcher"

/** Countable nouns, singular: they need an article or a plural. */
export { default as COUNT_NOUNS } from "../../../dist/tables/wording/count-nouns.ts"

/** Uncountable nouns. */
export { default as MASS_NOUNS } from "../../../dist/tables/wording/mass-nouns.ts"

/** Organizations people work at. */
export { default as ORGANIZATIONS } from "../../../dist/tables/wording/organizations.ts"

/** Nouns that need "the": the industry, the sector. */
export const NOUNS_WITH_THE = "area economy environment field industry market military profession region sector"

/** Adjectives that describe people without a noun. */
export const ADJECTIVES = `
affluent bilingual blind childless college-educated conscious deaf disabled divorced eco-conscious eco-friendly
employed engaged expecting female frugal gay gluten-free high-income left-handed lesbian lgbtq male married
middle-class military minded pregnant queer remarried retired savvy self-employed separated single straight thrifty
transgender trilingual unemployed uninsured unmarried vegan vegetarian wealthy widowed working
`

/** Words before a noun that are never part of its name: past buyers, frequent travelers. */
export const QUALIFIERS = `
bargain budget current discount first first-time former frequent heavy impulse independent lapsed light local loyal
multi multiple new online past potential previous prospective recent repeat returning smart window
`

/** Pairs of common words that form a name. */
export const TWO_WORD_NAMES = `
bay+area big+ten black+friday cyber+monday father's+day fortune+100 fortune+500 fortune+1000 gold+coast grand+canyon great+lakes
independence+day labor+day lake+city long+beach long+island major+league march+madness memorial+day middle+east mother's+day
national+football new+delhi new+england new+hampshire new+jersey new+mexico new+orleans new+year's new+york new+zealand
palm+beach palm+springs presidents+day prime+day rocky+mountain rust+belt salt+lake sun+belt super+bowl valentine's+day
veterans+day west+coast east+coast world+cup world+series
`

/** Words that belong to the name after them: West Virginia, North Dakota. */
export const DIRECTIONS =
  "north south east west northern southern eastern western central upper lower mount lake fort saint san los las"

/** Words that belong to the name before them: Canary Islands, Miami Beach. */
export const LANDMARKS = "bay beach canyon city coast county falls island lake mountain park river springs valley"

/** Children too young to be an audience: the topic means the people who care for them. */
export const YOUNG_CHILDREN = "baby child infant kid newborn preschooler toddler"
