import { WordSet } from "../../text/new-strings.ts"

/** Words for people in general, dropped from keys. */
export const people = new WordSet("people person those anyone someone everyone somebody individual folk".split(" "))
export const genericPeople = new WordSet(
  "people person those audience segment anyone someone everyone somebody individual folk".split(" "),
)

/** Words for people that are dropped only before what these people do or have: "adults who own dogs", but not "adult education". */
export const PEOPLE_WITH_CLAUSES = new Set(["adult", "consumer"])

/** Relations that can be the end of a compound: homeowners, moviegoers, jobseekers. */
export const RELATION_SUFFIXES =
  "owner buyer shopper goer seeker lover holder player watcher reader renter hunter purchaser user drinker"
