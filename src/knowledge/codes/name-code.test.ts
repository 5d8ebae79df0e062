import * as fc from "fast-check"
import { beforeAll, describe, it } from "vitest"
import { numRuns } from "../../testing/runs.ts"
import { ENGLISH, packsFor } from "../engine/packs.ts"
import { isOnTheMap } from "../engine/qualifies.ts"
import { nameOfCode } from "./load.ts"

const words = { ...ENGLISH, isPlace: isOnTheMap }
beforeAll(() => packsFor(["IM_SUV"]))

describe("a code of ad operations is named by its people, then what qualifies them", () => {
  // The cleaner gives words their capitals.
  const cases: Readonly<Record<string, string>> = {
    // Relations, degrees and things in any order.
    AFF_Luxury_Watches: "Luxury Watch Enthusiasts",
    AUTO_SUV_Midsize_INT_60D: "Midsize SUV Intenders, past 60 days",
    HOME_Reno_Kitchen_INT: "Kitchen Renovation Intenders",
    FinServ_CC_Rewards_INT: "Rewards Credit Card Intenders",
    CPG_FrozenPizza_HVY: "Heavy Frozen Pizza Buyers",
    QSR_TacoBell_Loyal_30D: "Loyal Taco Bell Quick Service Restaurant Visitors, past 30 days",
    RET_BestBuy_VIS_60D: "Best Buy Visitors, past 60 days",
    RTG_AbandCart_Shoes_3D: "Shoe Cart Abandoners, past 3 days, Retargeting",
    LAL_3PCT_SiteVisit_Q2: "Site Visitors, Q2, 3% Lookalike",
    AUTO_Lease_EOL_Honda: "Honda Lease End",
    TRVL_Hawaii_Luxury_HNW: "Luxury Hawaii Travel, High Net Worth",
    uk_gardening_enthusiasts_45plus: "gardening enthusiasts, 45+, UK",
    // People who want, own or need something.
    "A25-54_HH_Kids_U12": "Households with Children Under 12, Adults 25-54",
    HH_3PLUS_Kids_Minivan_INTND: "Minivan Intenders, Households with 3+ Children",
    CA_HispMoms_Diaper_BYR_90D: "Hispanic Moms Who Buy Diapers, California, past 90 days",
    PAR_Teen_Driver_AutoIns_INT: "Parents of Teen Drivers in the Market for auto insurance",
    SolarPanel_HO_INT_NJ: "Homeowners in the Market for Solar Panels, New Jersey",
    MIL_Vet_VA_Loan: "Veterans Interested in VA Loans",
    INS_Auto_Shop_NewDrv: "Auto Insurance Shoppers, New Drivers",
    GigDrv_Uber_Lyft_INT: "Prospective Uber and Lyft Gig Drivers",
    HHI_75K_150K_Renters: "Renters, HHI $75K-$150K",
    // Work.
    "B2B_HR_Dir_500-999EMP": "HR Directors, 500-999 Employees",
    EXEC_CSuite_MFG_1000PLUS: "C-Suite Executives in Manufacturing, 1,000+ Employees",
    "B2B_ConstrMgr_50-199EMP": "construction Managers, 50-199 Employees",
    B2B_CMO_Retail: "CMOs in Retail",
    SMB_Owner_Payroll_SW: "Small Business Owners Interested in Payroll Software",
    ABM_Tier1_FinServ_500Accts: "Financial Services Target Accounts, Tier 1, 500 Accounts",
    // Issues and places.
    ISSUE_Climate_Supp: "Climate Policy Supporters",
    ISSUE_Veterans_Supp: "Supporters of Veterans",
    POL_Ind_Swing_AZ_GA: "Swing Independent Voters, Arizona, Georgia",
    GEO_1MI_Store_0457: "People Within 1 Mile of Store 0457",
    RAD_10MI_Ikea_HO: "Homeowners Within 10 Miles of Ikea",
    DMA_602_Chicago_Foodies: "Chicago Foodies, DMA 602",
    EN_CA_Hockey_Fans: "Hockey Fans, Canada",
    // Airlines, airports, and what people did in a shop.
    AIR_DL_FreqFlyer_ATL: "Delta Frequent Flyers, Atlanta",
    TRVL_JFK_LHR_BizClass_INT: "Business Class Intenders, New York JFK, London Heathrow",
    RTG_PDP_View_NoATC_7D: "Product Page Viewers, past 7 days, Retargeting, Not Added to Cart",
    AUTO_EV_Tesla_ModelY_OWN: "Tesla Model Y Electric Vehicle Owners",
    // Unknown abbreviations follow the name after a comma.
    GRAD_Nursing_RN_BSN: "Graduate Nurses, BSN",
    HRDM_Benefits_QX: "HR Decision Makers Interested in Benefits, QX",
    SMB_Salon_Owners_Square: "Small Business Salon Owners, Square",
    IM_MORTGAGE_REFI_30Y: "Mortgage Refinance Intenders, 30-Year Term",
    RE_FTHB_PreApproved_TX: "First-Time Home Buyers, Texas, Pre-Approved",
  }
  it.for(Object.entries(cases))("%s: %s", ([code, name], { expect }) => {
    expect(nameOfCode(code, words)).toBe(name)
  })

  it("keeps apart what codes tell apart", ({ expect }) => {
    const codes = [
      "GEO_1MI_Store_0457",
      "GEO_1MI_Store_0458",
      "GEO_2MI_Store_0457",
      "HO_Solar_INT",
      "HO_Solar",
      "Solar_INT",
    ]
    expect(new Set(codes.map((code) => nameOfCode(code, words))).size).toBe(codes.length)
  })

  it("names nothing that says nothing", ({ expect }) => {
    for (const code of ["US_TX", "SEG_4412", "__", "Q1_2026"]) expect(nameOfCode(code, words)).toBeUndefined()
  })

  const part = fc.constantFrom(...Object.keys(cases).flatMap((code) => code.split("_")), "", "x", "0", "Ω", "new")
  it("has words for parts in any order", ({ expect }) => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 9 }), (parts) => {
        const name = nameOfCode(parts.join("_"), words)
        expect(name ?? "none").toMatch(/^\S(?:.*\S)?$/)
        expect(name ?? "").not.toMatch(/_| {2}|, ,|undefined|\b(?:of|with|for|in|and)$/)
      }),
      { numRuns: numRuns(300) },
    )
  })
})
