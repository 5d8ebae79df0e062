/** Words for people in general, dropped from keys. */
export const GENERIC_PEOPLE = "people person those audience segment anyone someone everyone somebody individual folk"

/** Relations that can be the end of a compound: homeowners, moviegoers, jobseekers. */
export const RELATION_SUFFIXES =
  "owner buyer shopper goer seeker lover holder player watcher reader renter hunter purchaser user drinker"
