import { describe, it } from "vitest"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { cleanSource } from "./cleaner.ts"
import { readSourceName, type SourceName } from "./source-name.ts"

describe("a source's string", () => {
  it("is read as a topic and its place in the taxonomy", async ({ expect }) => {
    const cases: [string, SourceName][] = [
      ["Tea drinkers", { topicName: "Tea drinkers" }],
      [
        "Acxiom > Auto > Luxury Cars > BMW Intenders",
        { topicName: "BMW Intenders", parentCategory: "Auto", subcategory: "Luxury Cars" },
      ],
      [
        "Nobody Knows Data > auto > luxury cars > BMW Intenders",
        { topicName: "BMW Intenders", parentCategory: "Auto", subcategory: "Luxury Cars" },
      ],
      ["LiveRamp>Interest>Food and Beverage>Tea", { topicName: "Tea", parentCategory: "Food & Beverage" }],
      ["Experian > In-Market > Segment > Truck Owners", { topicName: "Truck Owners" }],
      ["Experian > Automotive > In-Market > Boats", { topicName: "Boats", taxonomyType: "Automotive" }],
      ["Automotive > Auto > Trucks", { topicName: "Trucks", parentCategory: "Auto" }],
      [
        "Travel > Luxury Cars > BMW",
        { topicName: "BMW", parentCategory: "Travel", subcategory: "Vacation Packages & Deals" },
      ],
      ["Luxury Cars > BMW", { topicName: "BMW", parentCategory: "Auto", subcategory: "Luxury Cars" }],
      [" > Tea > ", { topicName: "Tea" }],
      [">", { topicName: ">" }],
    ]
    for (const [source, read] of cases) {
      await packsFor([source])
      expect(cleanSource(source), source).toEqual(read)
    }
  })

  it("is named alike whatever separates its steps", async ({ expect }) => {
    for (const mark of [" > ", ">", " | ", " : ", ": ", " - ", " – ", " / ", " » ", "~", " ~ ", " :: "]) {
      const source = ["Acxiom", "Auto", "In-Market", "Used SUV buyers"].join(mark)
      await packsFor([source])
      expect(cleanSource(source), source).toEqual({ topicName: "Used SUV buyers", parentCategory: "Auto" })
    }
  })

  it("is named by the step that its last one qualifies", async ({ expect }) => {
    const cases: Record<string, string> = {
      "Experian > Auto > In Market > Used SUV > Next 90 Days": "Used SUV Intenders, next 90 days",
      "TTD > Auto > Intenders > SUV16": "Auto Intenders, SUV16",
      "Retail > Walmart > Past 30 Days": "Walmart, past 30 days",
      "Health > Conditions > Diabetes > 45+": "Diabetes, 45+",
      "Fashion > Women": "Fashion, Women",
      "Travel > Texas": "Travel, Texas",
      "Cross Pixel > In-Market > Travel > Cruises > Caribbean": "Caribbean Cruise Intenders",
      "Auto > Tier 1": "Auto, Tier 1",
      "Comscore » Sports » NFL Fans » High": "NFL Fans, High",
      "Oracle Data Cloud > Auto > SUV > Intenders": "SUV Intenders",
      "Ninth Decimal > Retail > Furniture Stores > Visitors": "Furniture Store Visitors",
      "Custom Audience / Brand X / Prospecting / Cocktail Lovers": "Cocktail Lovers",
      "[3P] HR Directors": "HR Directors",
      "CTV > Genre > Horror > Heavy Viewers": "Horror, Heavy Viewers",
      "Demographics > Age > 18-24": "Age 18-24",
      "MRI-Simmons > Skincare > Anti-Aging > Index 120+": "Anti-Aging, Index 120+",
      "Mastercard > Suits > Past 12M": "Suits, past 12 months",
      "Oracle > Outdoor Grills > In-Market > L30D": "Outdoor Grill Intenders, past 30 days",
      "Oracle > Pets > Dogs > Large Breed > Yes": "Large Breed Dogs",
      "us/interest/woodworking/lathe": "lathe",
      "Bombora > Industry > Oil & Gas > Upstream": "Upstream Oil & Gas",
      "Beverages > Energy Drinks > Zero Sugar": "Zero Sugar Energy Drinks",
      "Polk > Owners > Motorcycle > Cruiser": "Cruiser Owners",
      "Insurance > Auto > Shopping Now": "Auto Insurance Intenders",
      "Insurance > Renters > Unknown": "Renters Insurance",
      "Demo > Presence of Children > Age 0-5": "Parents of Children 0-5",
      "Firmographics > Employee Size > 500-999": "Companies with 500-999 Employees",
      "B2B > IT > Storage > Decision Makers": "Storage Decision Makers",
      "Affinity Answers > Fans > NBA > Golden State Warriors": "Golden State Warriors Fans",
      "Data Alliance > Insurance > Auto > Switchers": "Auto Insurance Switchers",
      "IRI > Beverages > Sparkling Water > Lapsed": "Sparkling Water Lapsed Buyers",
      "Bombora > Intent > Cloud Security > Surging": "Cloud Security Intenders",
      "Catalina > Pet > Dog Food > Grain Free": "Grain Free Dog Food",
      "Throtle:Pharma:Specialty:Rheumatology": "Rheumatology",
      "Homeowners | SUV Intenders | HHI 100K+": "Homeowners, SUV Intenders, HHI 100K+",
      "US | Women 25-54 | Skincare": "Skincare, Women 25-54",
      "Exclude: Current Subscribers | Meal Kit Prospects": "Meal Kit Prospects",
      "Demographics > Gender > Women": "Women",
      "Nielsen > Demographics > HHI > $150K+": "HHI $150K+",
      "Geography > US > Dallas DMA": "Dallas DMA",
      // What says only how much, when, of whom or in which state is said with the step it belongs to.
      "Oracle / Demographics / Parents / Toddlers": "Parents of Toddlers",
      "Polk:Vehicle Owners:Trucks:Ford F-150": "Ford F-150 Owners",
      "Adstra - Household - Presence of Pets - Dogs": "Dog Owners",
      "Nielsen - CPG - Heavy Buyers - Frozen Pizza": "Frozen Pizza Heavy Buyers",
      "Catalina > Baby > Diapers > Pampers > Heavy Buyers": "Pampers Heavy Buyers",
      "Foursquare > Places > Coffee Shops > Starbucks > Visited last 30 days": "Starbucks Visitors, last 30 days",
      "Mastercard > Travel > Hotels > Top Tier Spenders": "Hotel Top Tier Spenders",
      "AnalyticsIQ > B2B > Job Function > Finance > Director+": "Finance Directors and Executives",
      "Oracle > Politics > Likely Voters > Undecided": "Undecided Likely Voters",
      "Epsilon/Shopper/Apparel/Mens/Denim": "Men's Denim",
      "IT Decision Makers > Storage": "Storage IT Decision Makers",
      "Resonate: Issues: Gun Control: Supporters": "Gun Control Supporters",
      "Neustar > Homeowners > Length of Residence > 15+ years": "Length of Residence 15+ years",
      "Crossix > Conditions > Type 2 Diabetes > Diagnosed": "Type 2 Diabetes, Diagnosed",
      "PurpleLab > Rx > Eliquis > New to Brand": "Eliquis, New to Brand",
      "IQVIA > Patients > Asthma > On Therapy": "Asthma Patients, On Therapy",
      "Wellness > Therapy": "Therapy",
      "PlaceIQ > QSR > McDonald's > Breakfast Visitors": "McDonald's Breakfast Visitors",
      "Adsquare > UK > Mobility > Commuters > Train": "Train Commuters",
      "Audience Acuity - Financial - Credit Card - Rewards Seekers": "Rewards Seekers",
      "Acxiom | InfoBase | Pets | Number of Dogs | 2+": "Owners of 2+ Dogs",
      "Dun & Bradstreet > SIC > 5812 Eating Places": "Eating Places",
      "Swoop > Rx > Humira > Patients": "Humira Patients",
      "Lotame > Travel > Destination > Italy": "Italy Travel",
      "Infutor > Homeowners > Home Value > $500K+": "Home Value $500K+",
      "ShareThis > Health & Fitness > Weight Loss_Keto": "Weight Loss Keto",
      // Names of products with numbers are no codes.
      "Gaming > PS5": "PS5",
      "Auto > F150": "F150",
    }
    for (const [source, name] of Object.entries(cases)) {
      await packsFor([source])
      expect(cleanSource(source).topicName, source).toBe(name)
    }
  })

  it("keeps what is part of a name", async ({ expect }) => {
    const names = [
      "Star Wars: Andor",
      "gun owners / 2a",
      "auto/home/life",
      "24/7 gamers",
      "Income > $100k",
      "Women > 25-54",
      "=1+1",
      "'tea drinkers",
      "Tea - and what goes with it",
      "McDonald's",
      "日本旅行",
    ]
    for (const name of names) {
      await packsFor([name])
      expect(cleanSource(name)).toEqual({ topicName: name })
    }
    await packsFor(["B2B - Decision Makers - IT"])
    expect(cleanSource("B2B - Decision Makers - IT").topicName).toBe("Decision Makers - IT")
  })

  it("is written out if it is a code", async ({ expect }) => {
    const cases: Record<string, string> = {
      tea_and_coffee_drinkers: "Tea and Coffee Drinkers",
      AUTO_INT_SUV_US_L30: "SUV Intenders, US, past 30 days",
      Acxiom_Auto_Trucks: "Trucks",
      Audience_0093: "Audience 0093",
      "XMAS_ToyBuyers_EN-GB": "Christmas Toy Buyers, United Kingdom",
      MLB_SznTix_NYM: "MLB Season Tickets for the New York Mets",
      FAFSA_Parents_HSsr: "FAFSA Parents of High School Seniors",
      ITDM_ENT_1000P_NA: "Enterprise IT Decision Makers, 1,000+ Employees, North America",
    }
    for (const [code, name] of Object.entries(cases)) {
      await packsFor([code])
      expect(cleanSource(code).topicName).toBe(name)
    }
    expect(readSourceName("AUTO_TRUCKS").topicName, "without the engine").toBe("AUTO TRUCKS")
  })
})
