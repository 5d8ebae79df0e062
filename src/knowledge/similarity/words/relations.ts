/**
 * Words and phrases that say how people relate to a thing. Members of one class mean the same relation; names with
 * different classes are never duplicates.
 */
export const RELATIONS: Readonly<Record<string, string>> = {
  market:
    "shopper, buyer, purchaser, intender, in market, in market for, in the market for, in the market, inmarket, on the market for, purchase intender, purchase intent, buying intent, intent to buy, intent to purchase, intend to buy, intend to purchase, intending to buy, intending to purchase, looking to buy, looking to purchase, looking at buying, planning to buy, planning to purchase, planning on buying, plan to buy, plan to purchase, hoping to buy, wanting to buy, want to buy, want to purchase, interested in buying, interested in purchasing, considering buying, considering purchasing, considering, thinking of buying, thinking about buying, ready to buy, about to buy, likely to buy, likely to purchase, shopping for, shopping around for, in the process of buying, prospective buyer, prospective purchaser, potential buyer, potential purchaser, would be buyer, soon to be buyer, current shopper, in market shopper, in market buyer, in market intender",
  owner: "owner, who own, that own, owned by",
  fan: "fan, enthusiast, lover, aficionado, buff, fanatic, junkie, admirer, hobbyist, superfan, fandom, devotee, passionate about, enthusiastic about, who love, that love, fond of, crazy about, obsessed with",
  interest: "interested in, interested, with an interest in, interest in, interest, showing interest in, curious about",
  past: "past purchaser, past buyer, past shopper, previous buyer, previous purchaser, previous shopper, prior buyer, prior purchaser, earlier buyer, former buyer, former purchaser, who bought, who have bought, who purchased, who have purchased, who previously bought, who previously purchased, who have previously bought, who have previously purchased, have bought, have purchased, has bought, has purchased, previously bought, previously purchased, already bought, already purchased, past purchase, past purchase of, previous purchase, previous purchase of, having bought, bought in the past, purchased in the past, bought before, purchased before",
  recent:
    "recent purchaser, recent buyer, recent shopper, recently bought, recently purchased, who recently bought, who recently purchased, who have recently bought, who have recently purchased, just bought",
  repeat: "repeat purchaser, repeat buyer, repeat shopper, returning buyer",
  seeker:
    "seeker, looking for, searching for, seeking, search for, hunter, hunting for, in search of, who need, in need of, needing",
  user: "user, who use, that use",
  viewer: "viewer, watcher, who watch, that watch",
  reader: "reader, who read",
  listener: "listener, listening to, who listen to, who listen",
  player: "player, gamer, who play, that play",
  drinker: "drinker, who drink",
  eater: "eater, who eat",
  member: "member, belonging to, who belong to",
  subscriber: "subscriber, subscribing to, who subscribe to, subscribed to",
  customer: "customer, client, clientele, patron",
  resident:
    "resident, living in, who live in, residing in, residing at, who reside in, inhabitant, dweller, based in, local of",
  renter: "renter, tenant, who rent",
  sufferer:
    "sufferer, suffering from, suffering with, who suffer from, who have been diagnosed with, diagnosed with, living with, who live with, affected by",
  decider: "decision maker, decisionmaker, deciding on, budget holder, final decision maker, purchase decision maker",
  worker:
    "worker, employee, employed in, employed at, employed by, working in, working at, working for, who work in, who work at, who work for, staff, personnel, staffer",
  professional: "professional, pro, practitioner",
  traveler: "traveler, traveling to, who travel to, who travel",
  visitor: "visitor, who visit, visit to, goer, going to, who go to, attendee, attending, who attend",
  planner: "planner, who plan",
  driver: "driver, who drive",
  follower: "follower, who follow",
  investor: "investor, investing in, who invest in, who invest",
  donor: "donor, donating to, who donate to, giving to, who give to, contributor",
  collector: "collector, who collect",
  holder: "holder, who hold",
}

/** Words for people in general, dropped from keys. */
export const GENERIC_PEOPLE = "people person those audience segment anyone someone everyone somebody individual folk"

/** Relations that can be the end of a compound: homeowners, moviegoers, jobseekers. */
export const RELATION_SUFFIXES =
  "owner buyer shopper goer seeker lover holder player watcher reader renter hunter purchaser user drinker"
