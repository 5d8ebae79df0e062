import type { BrandTable } from "../types.ts"
import { alcoholRegulatedBrands } from "./alcohol-regulated.ts"
import { artsEventsBrands } from "./arts-events.ts"
import { autoBrands } from "./auto.ts"
import { bankingCreditBrands } from "./banking-credit.ts"
import { beautyBrands } from "./beauty.ts"
import { booksBrands } from "./books.ts"
import { businessServicesBrands } from "./business-services.ts"
import { businessTechBrands } from "./business-tech.ts"
import { careersBrands } from "./careers.ts"
import { consumerTechBrands } from "./consumer-tech.ts"
import { demographicsBrands } from "./demographics.ts"
import { diningBrands } from "./dining.ts"
import { educationBrands } from "./education.ts"
import { fashionBrands } from "./fashion.ts"
import { fitnessWellnessBrands } from "./fitness-wellness.ts"
import { foodBeverageBrands } from "./food-beverage.ts"
import { gamingBrands } from "./gaming.ts"
import { geographyBrands } from "./geography.ts"
import { healthConditionsBrands } from "./health-conditions.ts"
import { healthcareBrands } from "./healthcare.ts"
import { hobbiesBrands } from "./hobbies.ts"
import { homeGardenBrands } from "./home-garden.ts"
import { householdBrands } from "./household.ts"
import { industriesBrands } from "./industries.ts"
import { insuranceBrands } from "./insurance.ts"
import { investingBrands } from "./investing.ts"
import { jobRolesBrands } from "./job-roles.ts"
import { lifeEventsBrands } from "./life-events.ts"
import { moviesTvBrands } from "./movies-tv.ts"
import { musicAudioBrands } from "./music-audio.ts"
import { newsSocietyBrands } from "./news-society.ts"
import { parentingBrands } from "./parenting.ts"
import { petsBrands } from "./pets.ts"
import { politicsBrands } from "./politics.ts"
import { powersportsRvBrands } from "./powersports-rv.ts"
import { realEstateBrands } from "./real-estate.ts"
import { religionBrands } from "./religion.ts"
import { shoppingBrands } from "./shopping.ts"
import { sportsOutdoorsBrands } from "./sports-outdoors.ts"
import { telecomUtilitiesBrands } from "./telecom-utilities.ts"
import { travelBrands } from "./travel.ts"

export const BRANDS: readonly BrandTable[] = [
  autoBrands,
  powersportsRvBrands,
  industriesBrands,
  jobRolesBrands,
  businessServicesBrands,
  consumerTechBrands,
  businessTechBrands,
  telecomUtilitiesBrands,
  sportsOutdoorsBrands,
  moviesTvBrands,
  musicAudioBrands,
  gamingBrands,
  booksBrands,
  travelBrands,
  artsEventsBrands,
  hobbiesBrands,
  fashionBrands,
  beautyBrands,
  shoppingBrands,
  foodBeverageBrands,
  diningBrands,
  alcoholRegulatedBrands,
  householdBrands,
  homeGardenBrands,
  realEstateBrands,
  petsBrands,
  bankingCreditBrands,
  investingBrands,
  insuranceBrands,
  healthConditionsBrands,
  healthcareBrands,
  fitnessWellnessBrands,
  demographicsBrands,
  parentingBrands,
  lifeEventsBrands,
  geographyBrands,
  educationBrands,
  careersBrands,
  newsSocietyBrands,
  politicsBrands,
  religionBrands,
]
