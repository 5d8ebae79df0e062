import type { BrandTable } from "../types.ts"

export const realEstateBrands: BrandTable = {
  category: "Real Estate",
  nodes: [
    {
      path: "Home Buyers",
      market: "B2C",
      names: "Zillow, Redfin, Realtor.com, Trulia, Rightmove, Zoopla",
    },
    {
      path: "Home Sellers",
      market: "B2C",
      names: "Opendoor, Offerpad, HomeLight, We Buy Ugly Houses",
    },
    {
      path: "Apartments & Rentals",
      market: "B2C",
      names: "Apartments.com, Rent.com, Zumper",
    },
    {
      path: "Apartments & Rentals",
      market: "B2B2C",
      names: "Equity Residential, AvalonBay, Greystar, Invitation Homes",
    },
    {
      path: "New Construction",
      market: "B2C",
      names:
        "D.R. Horton, Lennar, PulteGroup, NVR~ = Ryan Homes, KB Home, Toll Brothers, Taylor Morrison, Beazer Homes, Hovnanian, Clayton Homes, Del Webb",
    },
    {
      path: "Luxury Homes",
      market: "B2C",
      names: "Sotheby's International Realty, Douglas Elliman, Corcoran Group",
    },
    {
      path: "Commercial Real Estate",
      market: "B2B",
      names:
        "CBRE, JLL, Cushman & Wakefield, Colliers, Newmark, Marcus & Millichap, LoopNet, CoStar, Boston Properties, Kimco Realty, Realty Income, Alexandria Real Estate, Welltower",
    },
    { path: "Investment Property", market: "B2C", names: "BiggerPockets, Auction.com" },
    {
      path: "Real Estate Agents & Services",
      market: "B2C",
      names:
        "RE/MAX = Remax, Keller Williams, Coldwell Banker, Century 21, ERA Real Estate, eXp Realty, Compass Real Estate = Compass~, Berkshire Hathaway HomeServices, Howard Hanna, Long & Foster, National Association of Realtors",
    },
    {
      path: "Moving & Storage",
      market: "B2C",
      names:
        "U-Haul = UHaul, PODS~, Penske Truck Rental, Budget Truck Rental, Two Men and a Truck, United Van Lines, Mayflower Transit, Allied Van Lines, Public Storage, Extra Space Storage, CubeSmart",
    },
  ],
}
