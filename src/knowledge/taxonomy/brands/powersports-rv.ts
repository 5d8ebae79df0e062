import type { BrandTable } from "../types.ts"

export const powersportsRvBrands: BrandTable = {
  category: "Powersports & RV",
  nodes: [
    {
      path: "Motorcycles",
      market: "B2C",
      names:
        "Yamaha, Kawasaki, Suzuki, Triumph Motorcycles, Harley-Davidson = Harley~, Indian Motorcycle, Honda Gold Wing, Royal Enfield, Ducati, Suzuki Hayabusa, Orange County Choppers",
    },
    { path: "Scooters & Mopeds", market: "B2C", names: "Vespa, Piaggio" },
    {
      path: "Boats & Watercraft",
      market: "B2C",
      names:
        "Brunswick Corporation, MarineMax, Boat Trader, Freedom Boat Club, Sea Ray, Bayliner, Boston Whaler, MasterCraft, Tracker Boats, Ranger Boats, Nitro Boats, Hobie Cat, Sunseeker, West Marine, Mercury Marine",
    },
    {
      path: "RVs & Campers",
      market: "B2C",
      names:
        "Camping World, Good Sam, RV Trader, Thor Industries, Winnebago, Forest River, Cruise America, Fleetwood RV, Coachmen, Airstream, Jayco, Keystone RV, Roadtrek, KOA, Dometic",
    },
    {
      path: "Powersports Parts & Gear",
      market: "B2C",
      names: "RevZilla, Rocky Mountain ATV, Cycle Gear, Fox Racing, Alpinestars, Shoei",
    },
    {
      path: "Private Aviation",
      market: "B2B2C",
      names: "Cirrus Aircraft, Piper Aircraft, Beechcraft",
    },
    {
      path: "Private Aviation > Private Jets & Charter",
      market: "B2B2C",
      names: "NetJets, Flexjet, VistaJet, Gulfstream, Learjet",
    },
    {
      path: "ATVs & Dirt Bikes",
      market: "B2C",
      names: "Polaris, Can-Am, BRP, Arctic Cat, Can-Am Maverick, KTM",
    },
    {
      path: "Snowmobiles & Jet Skis",
      market: "B2C",
      names: "Ski-Doo, Sea-Doo, Yamaha WaveRunner = WaveRunner, Kawasaki Jet Ski",
    },
    {
      path: "Electric Bikes & Micromobility",
      market: "B2C",
      names: "Rad Power Bikes, Segway = Ninebot, Onewheel, Lime Scooters, Club Car",
    },
  ],
}
