/**
 * Compounds that are classified by their last word: "accounting" is a service, "accounting software" is business
 * technology. `from` limits the rule to preceding words of these categories; without it the rule always applies.
 */
export type Compound = { heads: string; from?: readonly string[]; category: string; subcategory: string }

const BUSINESS = ["Business Services", "Business Tech", "Industries", "Job Roles", "Careers"]
const FOOD = ["Food & Beverage", "Alcohol & Regulated"]

export const COMPOUNDS: readonly Compound[] = [
  {
    heads: "software, platform, saas, suite, tool, app, system, solution, cloud, crm, appliance",
    from: BUSINESS,
    category: "Business Tech",
    subcategory: "Enterprise Software & SaaS",
  },
  {
    heads: "shop, parlor, stand, truck, restaurant, cafe, bistro, diner, eatery, drive thru, franchise, buffet",
    from: FOOD,
    category: "Dining",
    subcategory: "Casual Dining",
  },
  {
    heads: "job, career, hiring, internship, apprenticeship, vacancy, recruiting",
    category: "Careers",
    subcategory: "Job Seekers",
  },
  {
    heads: "award, award ceremony, awards night",
    from: ["Movies & TV", "Music & Audio", "Alcohol & Regulated", "Books", "Gaming", "Arts & Events"],
    category: "Arts & Events",
    subcategory: "Film Festivals & Awards Shows",
  },
  {
    heads: "broker, underwriter, adjuster",
    from: ["Insurance", "Business Services", "Real Estate"],
    category: "Job Roles",
    subcategory: "Finance & Accounting Roles",
  },
  { heads: "insurance, insurer", category: "Insurance", subcategory: "Life Insurance" },
  {
    heads:
      "school, training, degree, education, course, certification, study, curriculum, major, academy, program, class, lesson, tutorial",
    from: [
      "Beauty",
      "Healthcare",
      "Business Tech",
      "Consumer Tech",
      "Business Services",
      "Auto",
      "Investing",
      "Job Roles",
      "Food & Beverage",
      "Industries",
    ],
    category: "Education",
    subcategory: "Vocational & Trade School",
  },
  {
    heads: "meter, monitor, test, device, aid, equipment, brace, supply, machine, strip, kit",
    from: ["Health Conditions"],
    category: "Healthcare",
    subcategory: "Medical Devices & Tests",
  },
  {
    heads:
      "industry, manufacturing, manufacturer, sector, wholesaler, distributor, exporter, importer, supplier, plant, mill",
    category: "Industries",
    subcategory: "Manufacturing & Industrial",
  },
  {
    heads:
      "manager, director, specialist, analyst, engineer, administrator, officer, supervisor, coordinator, executive, technician, scientist, buyer agent, decision maker, consultant, strategist, chief, lead, head",
    category: "Job Roles",
    subcategory: "Managers & Directors",
  },
  {
    heads: "book, novel, fiction, magazine, memoir, cookbook, textbook, ebook",
    category: "Books",
    subcategory: "Nonfiction & Biographies",
  },
  {
    heads: "music, song, playlist, album, audio, soundtrack, podcast, radio",
    category: "Music & Audio",
    subcategory: "Podcasts & Radio",
  },
  {
    heads: "movie, film, tv show, tv series, documentary, sitcom, miniseries",
    category: "Movies & TV",
    subcategory: "Movies & Moviegoers",
  },
  { heads: "video game, pc game, mobile game, console game", category: "Gaming", subcategory: "PC Gaming" },
  { heads: "toy, playset, doll", category: "Parenting", subcategory: "Toys & Kids Games" },
  {
    heads: "show, expo, festival, fair, convention, exhibition, exhibit",
    from: ["Auto", "Powersports & RV", "Hobbies", "Home & Garden", "Pets", "Food & Beverage", "Travel", "Fashion"],
    category: "Arts & Events",
    subcategory: "Fan Conventions & Expos",
  },
  {
    heads: "decor, decoration, item, supply, gift, ornament, favor",
    from: ["Life Events"],
    category: "Shopping",
    subcategory: "Holiday & Seasonal Shopping",
  },
  {
    heads: "sport, racing, race, league, team, tournament, championship",
    from: ["Pets", "Powersports & RV", "Auto"],
    category: "Sports & Outdoors",
    subcategory: "Motorsports & Racing",
  },
  {
    heads: "loan, lender, financing",
    from: ["Auto", "Powersports & RV", "Home & Garden", "Education"],
    category: "Banking & Credit",
    subcategory: "Personal Loans",
  },
  {
    heads: "tour, trip, getaway, vacation, holiday package, flight, itinerary",
    from: ["Geography", "Arts & Events", "Sports & Outdoors", "Alcohol & Regulated"],
    category: "Travel",
    subcategory: "Vacation Packages & Deals",
  },
]

/** First words that decide the category of what follows: a "pet vitamin" is Pets, a "car subwoofer" is Auto. */
export const CLAIMS: readonly { terms: string; category: string; subcategory: string; over: readonly string[] }[] = [
  {
    terms: "pet, dog, cat, puppy, kitten, canine, feline",
    category: "Pets",
    subcategory: "Pet Supplies",
    over: [
      "Fitness & Wellness",
      "Consumer Tech",
      "Home & Garden",
      "Household",
      "Beauty",
      "Food & Beverage",
      "Healthcare",
      "Shopping",
      "Hobbies",
      "Travel",
    ],
  },
  {
    terms: "baby, infant, toddler, newborn",
    category: "Parenting",
    subcategory: "Baby Gear & Diapers",
    over: [
      "Consumer Tech",
      "Home & Garden",
      "Household",
      "Beauty",
      "Food & Beverage",
      "Shopping",
      "Hobbies",
      "Fitness & Wellness",
    ],
  },
  {
    terms: "car, auto, vehicle, motor vehicle, automotive, truck",
    category: "Auto",
    subcategory: "Auto Parts & Accessories",
    over: ["Consumer Tech", "Home & Garden", "Household", "Hobbies", "Shopping", "Beauty"],
  },
  {
    terms: "motorcycle, boat, marine, rv, atv, snowmobile",
    category: "Powersports & RV",
    subcategory: "Powersports Parts & Gear",
    over: ["Consumer Tech", "Home & Garden", "Household", "Auto", "Fashion"],
  },
]

/** Words that give a number in the text its meaning. */
export const MEASURES: readonly { terms: string; category: string; subcategory: string }[] = [
  { terms: "age, aged, year old, yr old, yo, yrs", category: "Demographics", subcategory: "Age Groups" },
  {
    terms: "employee, staff, headcount, revenue, annual sale",
    category: "Industries",
    subcategory: "Company Size & Revenue",
  },
  { terms: "sic, sic code, naics, naics code", category: "Industries", subcategory: "Manufacturing & Industrial" },
  { terms: "mile, km, kilometer, mi radius, radius", category: "Geography", subcategory: "Store Visitors & Proximity" },
  { terms: "income, hhi, household income, salary, earner", category: "Demographics", subcategory: "Household Income" },
  {
    terms: "net worth, investable asset, liquid asset",
    category: "Demographics",
    subcategory: "Net Worth & Affluence",
  },
]
