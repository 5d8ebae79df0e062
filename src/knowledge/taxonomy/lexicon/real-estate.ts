import type { LexiconTable } from "../types.ts"

export const realEstate: LexiconTable = {
  category: "Real Estate",
  nodes: [
    {
      path: "Home Buyers",
      iab: "451",
      terms:
        "real estate, homebuyer, house buyer, home buying, homebuying, house buying, home search, house hunting, house hunter, home purchase, buying a home, buy a home, home for sale, property~, realty, down payment, closing cost, home price, listing~",
    },
    {
      path: "Home Sellers",
      iab: "451",
      terms:
        "house seller, property seller, home selling, house selling, sell my home, for sale by owner, fsbo, home valuation, home staging, ibuyer, downsizer, residential sale, home sale, listing a home",
    },
    {
      path: "Apartments & Rentals",
      iab: "442",
      terms:
        "apartment, apartment hunting, rental home, home rental, house rental, roommate, flatmate, flatshare, coliving, co living, sublet, sublease, furnished rental, tenant~, rental application, lettings, rent~, 2br apartment, 2br apt, studio apartment, apartment hunter, lease an apartment",
    },
    {
      path: "Houses",
      iab: "447",
      terms:
        "house~, housing~, single family house, family home, townhouse, townhome, town home, rowhouse, duplex, triplex, condo, condominium, bungalow, farmhouse~, country home, brownstone, villa~, historic home, log home, barndominium, tiny home, granny flat, accessory dwelling unit, homeowners association, 55 plus community, active adult community, golf community, planned community, residential property, residential properties, house for sale, homes for sale, single family home",
    },
    { path: "Houses > Condos & Townhomes", iab: "447", terms: "condo for sale, condo association" },
    {
      path: "Houses > Manufactured & Mobile Homes",
      iab: "447",
      terms:
        "mobile home, manufactured home, manufactured housing, modular home, prefab home, prefabricated home, trailer park, double wide",
    },
    {
      path: "Luxury Homes",
      iab: "447",
      terms:
        "luxury house, luxury property, luxury listing, luxury residence, mansion, penthouse, gated estate, oceanfront home, beachfront home, lakefront home",
    },
    {
      path: "New Construction",
      iab: "445",
      terms:
        "new build, new home, home builder, homebuilder, house builder, custom home, home construction, floor plan, model home, new development~, property developer, green building",
    },
    {
      path: "Vacation & Second Homes",
      iab: "444",
      terms:
        "second home, vacation home, vacation property, holiday home ownership, second residence, seasonal residence, beach home, mountain home, ski home, ski property, lake home, weekend home",
    },
    {
      path: "Commercial Real Estate",
      iab: "450",
      terms:
        "commercial property, cre, commercial building, commercial lease, commercial leasing, commercial space, hotel property, medical office building",
    },
    {
      path: "Commercial Real Estate > Office Space",
      iab: "450",
      terms:
        "office property, office building, office for rent, office lease, office leasing, office rental, coworking, shared office, executive suite, office park, business park",
    },
    {
      path: "Commercial Real Estate > Retail Property",
      iab: "443",
      terms: "retail space, storefront for rent, storefront lease",
    },
    {
      path: "Commercial Real Estate > Industrial Property",
      iab: "448",
      terms:
        "industrial real estate, warehouse space, warehouse for rent, warehouse lease, industrial park, industrial space, flex space, manufacturing space",
    },
    { path: "Commercial Real Estate > Multifamily", iab: "442", terms: "multifamily, multi family property" },
    {
      path: "Land & Farms",
      iab: "449",
      terms:
        "land for sale, land~, acreage~, residential lot, building lot, vacant lot, rural land, rural property, farmland, horse property, horse farm, hunting land, farm and ranch, ranch land, vacant land",
    },
    {
      path: "Investment Property",
      iab: "451",
      terms:
        "income property, real estate investor, real estate investing, real estate investment, property investor, property investment, rental property, landlord, house flipper, house flipping, fix and flip, buy to let, 1031 exchange, foreclosure, foreclosed home, tax lien, rental income",
    },
    {
      path: "Real Estate Agents & Services",
      iab: "451",
      terms:
        "real estate agent, realtor, estate agent, real estate brokerage, buyers agent, property management, hoa management, home inspection, home inspector, home appraisal, title company, escrow~, conveyancing, zoning~",
    },
    {
      path: "Moving & Storage",
      iab: "441",
      terms:
        "moving company, moving service, moving and relocation, mover~, long distance moving, interstate moving, international moving, cross country moving, piano mover, removal company, moving truck, moving van, moving container, portable storage, moving box, moving supply, packing supply~, moving quote, self storage, storage unit, storage facility, storage locker, change of address",
    },
  ],
}
