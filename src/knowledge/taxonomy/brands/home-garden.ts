import type { BrandTable } from "../types.ts"

export const homeGardenBrands: BrandTable = {
  category: "Home & Garden",
  nodes: [
    {
      path: "Home Improvement & Remodeling",
      market: "B2B2C",
      names:
        "Home Depot, Lowe's, Menards, 84 Lumber, Builders FirstSource, Bunnings, B&Q, Leroy Merlin, GAF, Owens Corning, CertainTeed, James Hardie, LeafFilter, Trex",
    },
    {
      path: "Home Improvement & Remodeling > Flooring",
      market: "B2B2C",
      names: "Floor & Decor, LL Flooring = Lumber Liquidators, Mohawk Industries, Shaw Floors, Pergo, Empire Today",
    },
    {
      path: "Home Improvement & Remodeling > Doors & Windows",
      market: "B2B2C",
      names: "Andersen Windows = Renewal by Andersen, Pella, JELD-WEN, Velux",
    },
    {
      path: "Home Improvement & Remodeling > Paint & Wallpaper",
      market: "B2B2C",
      names: "Sherwin-Williams, Benjamin Moore, Behr, Valspar, Rust-Oleum, Krylon, Minwax",
    },
    {
      path: "Home Improvement & Remodeling > Kitchen Remodeling",
      market: "B2B2C",
      names: "Caesarstone",
    },
    {
      path: "Furniture",
      market: "B2C",
      names:
        "IKEA, Ashley Furniture = Ashley HomeStore, La-Z-Boy = Lazy Boy, Ethan Allen, Rooms To Go, Raymour & Flanigan, Bob's Discount Furniture, Havertys, American Freight, Value City Furniture, Living Spaces, Arhaus, Restoration Hardware, Room & Board, Lovesac, Crate & Barrel, CB2, West Elm, Pottery Barn, Wayfair, Conn's, Nebraska Furniture Mart, World Market",
    },
    {
      path: "Furniture > Mattresses",
      market: "B2C",
      names:
        "Mattress Firm, Tempur-Pedic = Tempur Sealy, Sealy, Serta, Simmons Beautyrest = Beautyrest, Sleep Number, Casper~ = Casper Mattress, Purple Mattress, Saatva, Nectar Mattress",
    },
    {
      path: "Home Decor",
      market: "B2C",
      names: "HomeGoods, HomeSense, At Home Store, Kirkland's, Pier 1, Magnolia Market, Ruggable, Balsam Hill",
    },
    {
      path: "Home Decor > Storage & Organization",
      market: "B2C",
      names: "Container Store, California Closets, Closets by Design, Sterilite, OXO",
    },
    {
      path: "Kitchen & Dining",
      market: "B2C",
      names:
        "Williams Sonoma, Sur La Table, Pyrex, Le Creuset, Lodge Cast Iron, All-Clad, Calphalon, T-fal = Tefal, HexClad, Waterford Crystal, Zwilling = Henckels, Cutco, Stanley 1913, Hydro Flask",
    },
    { path: "Bedding & Bath", market: "B2C", names: "Bed Bath & Beyond, Brooklinen, Boll & Branch" },
    {
      path: "Home Appliances",
      market: "B2C",
      names:
        "Whirlpool~, GE Appliances, Maytag, KitchenAid, Frigidaire, Electrolux, Kenmore, Amana Appliances, Haier, Midea, Miele, Thermador, Sub-Zero, Viking Range, Levoit",
    },
    {
      path: "Home Appliances > Small Kitchen Appliances",
      market: "B2C",
      names:
        "Instant Pot, Ninja Kitchen = Ninja~, Cuisinart, Breville, Hamilton Beach, Vitamix, Blendtec, NutriBullet, Mr. Coffee, Crock-Pot = Crockpot, Oster, De'Longhi",
    },
    {
      path: "Home Appliances > Vacuums & Floor Care",
      market: "B2C",
      names: "Dyson, iRobot = Roomba, Shark Vacuum, Bissell, Hoover Vacuum = Hoover~, Roborock",
    },
    { path: "Lighting", market: "B2B2C", names: "Lamps Plus" },
    {
      path: "Lawn & Garden",
      market: "B2C",
      names:
        "Scotts Miracle-Gro, Miracle-Gro, Roundup Weed Killer = Roundup~, Burpee, Tractor Supply, Rain Bird, Fiskars",
    },
    {
      path: "Lawn & Garden > Outdoor Power Equipment",
      market: "B2B2C",
      names: "John Deere Lawn, Toro~, Husqvarna, Stihl, Cub Cadet, Briggs & Stratton",
    },
    {
      path: "Outdoor Living & Patio > Grills & Outdoor Cooking",
      market: "B2C",
      names: "Weber Grill, Traeger, Big Green Egg, Char-Broil, Blackstone Griddle, Ooni",
    },
    {
      path: "Tools & Hardware",
      market: "B2B2C",
      names:
        "Ace Hardware, True Value, Do it Best, Harbor Freight, Northern Tool, DeWalt, Milwaukee Tool, Makita, Ryobi, Craftsman~ = Craftsman Tools, Black+Decker = Black & Decker, Bosch, Ridgid, Kobalt~, Dremel, Klein Tools, Snap-on, Gorilla Glue, WD-40, Generac",
    },
    {
      path: "HVAC & Plumbing",
      market: "B2B2C",
      names:
        "Carrier Global = Carrier HVAC, Trane, Lennox, Rheem, Ruud, York HVAC, Daikin, Culligan, Brita, Pentair, Kohler, Moen, Delta Faucet, American Standard, Grohe, Ferguson~, Roto-Rooter",
    },
    {
      path: "Home Services & Repair",
      market: "B2C",
      names:
        "Angi = Angie's List, HomeAdvisor, Thumbtack~, TaskRabbit, American Home Shield, HomeServe, Terminix, Orkin, Rentokil, TruGreen, Lawn Doctor, Molly Maid, Merry Maids, Stanley Steemer, SERVPRO",
    },
    {
      path: "Home Security",
      market: "B2C",
      names: "ADT, Vivint, SimpliSafe, Brinks Home, Master Lock, Schlage, Kwikset",
    },
    {
      path: "Pools & Spas",
      market: "B2C",
      names: "Leslie's Pool, Intex, Jacuzzi",
    },
    { path: "Furniture", market: "B2B2C", names: "Herman Miller" },
  ],
}
