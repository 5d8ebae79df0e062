import { WordSet } from "../../text/new-strings.ts"

/** Words for people in general, dropped from keys. */
const GENERIC_PEOPLE = "people person those audience segment anyone someone everyone somebody individual folk"
export const genericPeople = new WordSet(GENERIC_PEOPLE.split(" "))

/** Words for people that are dropped only before what these people do or have: "adults who own dogs", but not "adult education". */
export const PEOPLE_WITH_CLAUSES = new Set(["adult", "consumer"])

/** Relations that can be the end of a compound: homeowners, moviegoers, jobseekers. */
export const RELATION_SUFFIXES =
  "owner buyer shopper goer seeker lover holder player watcher reader renter hunter purchaser user drinker"
