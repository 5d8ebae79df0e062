import type { BrandTable } from "../types.ts"

export const demographicsBrands: BrandTable = {
  category: "Demographics",
  nodes: [
    {
      path: "Household Composition",
      market: "B2B",
      names: "Claritas PRIZM = PRIZM, Experian Mosaic, Acxiom Personicx = Personicx",
    },
    { path: "Age Groups", market: "B2C", names: "AARP" },
    {
      path: "Military & Veterans",
      market: "B2C",
      names: "American Legion, Veterans of Foreign Wars = VFW, Department of Veterans Affairs, Military.com",
    },
  ],
}
