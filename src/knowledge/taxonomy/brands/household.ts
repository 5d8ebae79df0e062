import type { BrandTable } from "../types.ts"

export const householdBrands: BrandTable = {
  category: "Household",
  nodes: [
    {
      path: "Cleaning Supplies",
      market: "B2C",
      names:
        "Procter & Gamble = P&G, Clorox, Lysol, Mr. Clean = Magic Eraser, Windex, Pine-Sol, Swiffer, Formula 409, Scrubbing Bubbles, Comet Cleanser, Pledge~, CLR Cleaner = CLR~, Drano, Simple Green, SC Johnson, Reckitt, Dettol",
    },
    {
      path: "Laundry Care",
      market: "B2C",
      names:
        "Tide Detergent = Tide~ = Tide Pods, Gain Detergent = Gain~, Persil, Downy~, Snuggle~, Bounce Dryer Sheets = Bounce~, OxiClean, Woolite, Dreft",
    },
    {
      path: "Paper Products",
      market: "B2C",
      names:
        "Kleenex, Charmin, Bounty Paper Towels = Bounty~, Cottonelle, Scott Paper = Scott Tissue, Angel Soft, Quilted Northern, Brawny~, Kimberly-Clark",
    },
    {
      path: "Dish Care",
      market: "B2C",
      names: "Dawn Dish Soap = Dawn~, Cascade Detergent = Cascade~, Finish Dishwasher, Palmolive, Scotch-Brite, Brillo",
    },
    {
      path: "Air Fresheners & Candles",
      market: "B2C",
      names: "Yankee Candle, Glade~, Febreze, Air Wick, Scentsy, Poo-Pourri",
    },
    {
      path: "Food Storage & Trash Bags",
      market: "B2C",
      names: "Glad~ = Glad Bags, Hefty~, Ziploc, Reynolds Wrap, Tupperware, Rubbermaid",
    },
    {
      path: "Pest Control Products",
      market: "B2C",
      names: "Raid~, OFF! Repellent, Thermacell",
    },
    {
      path: "Batteries & Light Bulbs",
      market: "B2B2C",
      names: "Duracell, Energizer, Rayovac, Sylvania",
    },
    {
      path: "Disposable Tableware",
      market: "B2C",
      names: "Dixie Cups = Dixie Plates, Solo Cup",
    },
    {
      path: "Eco-Friendly Household",
      market: "B2C",
      names: "Seventh Generation, Method Products = Method~, Mrs. Meyer's, Grove Collaborative",
    },
  ],
}
