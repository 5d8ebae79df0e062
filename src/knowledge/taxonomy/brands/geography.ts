import type { BrandTable } from "../types.ts"

export const geographyBrands: BrandTable = {
  category: "Geography",
  nodes: [
    {
      path: "Commuters & Transit Riders > Public Transit",
      market: "B2C",
      names:
        "MTA New York = Metropolitan Transportation Authority, New York City Subway = NYC Subway, Long Island Rail Road = LIRR, NJ Transit = New Jersey Transit, MBTA, SEPTA",
    },
    { path: "Store Visitors & Proximity", market: "B2B", names: "Placer.ai, SafeGraph, GroundTruth = xAd" },
  ],
}
