import type { LexiconTable } from "../types.ts"
import { alcoholRegulated } from "./alcohol-regulated.ts"
import { artsEvents } from "./arts-events.ts"
import { auto } from "./auto.ts"
import { bankingCredit } from "./banking-credit.ts"
import { beauty } from "./beauty.ts"
import { books } from "./books.ts"
import { businessServices } from "./business-services.ts"
import { businessTech } from "./business-tech.ts"
import { careers } from "./careers.ts"
import { consumerTech } from "./consumer-tech.ts"
import { demographics } from "./demographics.ts"
import { dining } from "./dining.ts"
import { education } from "./education.ts"
import { fashion } from "./fashion.ts"
import { fitnessWellness } from "./fitness-wellness.ts"
import { foodBeverage } from "./food-beverage.ts"
import { gaming } from "./gaming.ts"
import { geography } from "./geography.ts"
import { healthConditions } from "./health-conditions.ts"
import { healthcare } from "./healthcare.ts"
import { hobbies } from "./hobbies.ts"
import { homeGarden } from "./home-garden.ts"
import { household } from "./household.ts"
import { industries } from "./industries.ts"
import { insurance } from "./insurance.ts"
import { investing } from "./investing.ts"
import { jobRoles } from "./job-roles.ts"
import { lifeEvents } from "./life-events.ts"
import { moviesTv } from "./movies-tv.ts"
import { musicAudio } from "./music-audio.ts"
import { newsSociety } from "./news-society.ts"
import { parenting } from "./parenting.ts"
import { pets } from "./pets.ts"
import { politics } from "./politics.ts"
import { powersportsRv } from "./powersports-rv.ts"
import { realEstate } from "./real-estate.ts"
import { religion } from "./religion.ts"
import { shopping } from "./shopping.ts"
import { sportsOutdoors } from "./sports-outdoors.ts"
import { telecomUtilities } from "./telecom-utilities.ts"
import { travel } from "./travel.ts"

export const LEXICON: readonly LexiconTable[] = [
  auto,
  powersportsRv,
  industries,
  jobRoles,
  businessServices,
  consumerTech,
  businessTech,
  telecomUtilities,
  sportsOutdoors,
  moviesTv,
  musicAudio,
  gaming,
  books,
  travel,
  artsEvents,
  hobbies,
  fashion,
  beauty,
  shopping,
  foodBeverage,
  dining,
  alcoholRegulated,
  household,
  homeGarden,
  realEstate,
  pets,
  bankingCredit,
  investing,
  insurance,
  healthConditions,
  healthcare,
  fitnessWellness,
  demographics,
  parenting,
  lifeEvents,
  geography,
  education,
  careers,
  newsSociety,
  politics,
  religion,
]
