import type { BrandTable } from "../types.ts"

export const lifeEventsBrands: BrandTable = {
  category: "Life Events",
  nodes: [
    {
      path: "Getting Married",
      market: "B2C",
      names: "The Knot, WeddingWire, Brides Magazine, Bridal Guide, Zola~, Honeyfund, Wedgewood Weddings",
    },
    { path: "Graduation & College Bound", market: "B2C", names: "Jostens, Balfour~" },
    { path: "Birthdays & Anniversaries", market: "B2C", names: "Punchbowl~, Partiful" },
    { path: "Divorce & Separation", market: "B2C", names: "OurFamilyWizard" },
    {
      path: "Dating & Relationships > Online Dating",
      market: "B2C",
      names: "Tinder~, Bumble~, Hinge~, Match.com, eHarmony, OkCupid, Plenty of Fish, Coffee Meets Bagel, Grindr",
    },
    {
      path: "Bereavement & Funerals",
      market: "B2C",
      names: "Legacy.com, Dignity Memorial, Neptune Society, Service Corporation International",
    },
  ],
}
