import type { BrandTable } from "../types.ts"

export const insuranceBrands: BrandTable = {
  category: "Insurance",
  nodes: [
    {
      path: "Auto Insurance",
      market: "B2C",
      names:
        "GEICO, Progressive~ = Progressive Insurance, The General Insurance, Root Insurance, Metromile, Mercury Insurance, Esurance, Kemper, Hagerty",
    },
    {
      path: "Auto Insurance > Insurance Shopping & Bundles",
      market: "B2C",
      names:
        "State Farm, Allstate, Farmers Insurance, USAA, Liberty Mutual, Nationwide Insurance = Nationwide~, Travelers Insurance, American Family Insurance, Erie Insurance, Auto-Owners Insurance, Amica, Country Financial, The Hartford, Safeco, Shelter Insurance, Farm Bureau Insurance, Policygenius, Aviva, AXA, Allianz, Generali, Zurich Insurance",
    },
    {
      path: "Home & Renters Insurance",
      market: "B2C",
      names: "Lemonade Insurance = Lemonade~, Hippo Insurance, Chubb",
    },
    {
      path: "Life Insurance",
      market: "B2C",
      names:
        "New York Life, MassMutual, MetLife, Prudential, John Hancock, Guardian Life, Pacific Life, Transamerica, Mutual of Omaha, Protective Life, Globe Life, Gerber Life, Colonial Penn, Sun Life, Manulife",
    },
    {
      path: "Health Insurance",
      market: "B2B2C",
      names:
        "UnitedHealthcare = UnitedHealth Group = UHC, Aetna, Cigna, Humana, Blue Cross Blue Shield = BCBS = Blue Cross, Anthem Blue Cross, Elevance, Kaiser Permanente, Centene, Molina Healthcare, Ambetter, WellCare, Oscar Health, Highmark, HealthCare.gov, Aflac, Bupa",
    },
    {
      path: "Medicare & Supplemental",
      market: "B2C",
      names: "AARP Medicare",
    },
    {
      path: "Dental & Vision Insurance",
      market: "B2B2C",
      names: "Delta Dental, VSP Vision",
    },
    {
      path: "Travel Insurance",
      market: "B2C",
      names: "Allianz Travel, World Nomads",
    },
    {
      path: "Pet Insurance",
      market: "B2C",
      names: "Trupanion, Healthy Paws, Nationwide Pet Insurance, Embrace Pet Insurance",
    },
    {
      path: "Business Insurance",
      market: "B2B",
      names:
        "AIG, CNA Insurance, Hiscox, Munich Re, Swiss Re, Lloyd's of London, Marsh McLennan, Aon, Willis Towers Watson",
    },
    {
      path: "Long Term Care & Disability",
      market: "B2B2C",
      names: "Unum, Genworth",
    },
  ],
}
