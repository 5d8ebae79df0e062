import type { BrandTable } from "../types.ts"

export const parentingBrands: BrandTable = {
  category: "Parenting",
  nodes: [
    { path: "New & Expecting Parents", market: "B2C", names: "What to Expect, BabyCenter, The Bump" },
    {
      path: "Parents of Babies & Toddlers",
      market: "B2C",
      names: "Buy Buy Baby, Babies R Us",
    },
    {
      path: "Baby Gear & Diapers",
      market: "B2C",
      names:
        "Graco, Chicco, Evenflo, Britax, Baby Trend, UPPAbaby, Nuna, Maxi-Cosi, Safety 1st, BabyBjorn, Ergobaby, Snoo, Bugaboo, Stokke, Diaper Genie, Munchkin~, Johnson's Baby, Desitin, Philips Avent, NUK, Lovevery, Tommee Tippee, Pampers, Huggies, Luvs, Honest Company, Pull-Ups",
    },
    {
      path: "Baby Food & Feeding",
      market: "B2C",
      names: "Gerber~ = Gerber Baby, Beech-Nut, PediaSure, Pedialyte, Enfamil, Similac, Medela, Playtex Baby",
    },
    {
      path: "Toys & Kids Games",
      market: "B2C",
      names:
        "Toys R Us, Mattel, Hasbro, Fisher-Price, LeapFrog, VTech, Melissa & Doug, Playmobil, Spin Master, MGA Entertainment, Build-A-Bear, FAO Schwarz, Little Tikes, Crayola, Play-Doh, Nerf, KiwiCo, Etch A Sketch, Slinky, Tamagotchi, Ty Beanie Babies = Beanie Babies, LEGO = Legos, Hot Wheels, G.I. Joe",
    },
    {
      path: "Toys & Kids Games > Dolls & Plush",
      market: "B2C",
      names:
        "Barbie, American Girl, Squishmallows, Bratz, Cabbage Patch Kids, Monster High, Polly Pocket, My Little Pony",
    },
    {
      path: "Childcare & Preschool",
      market: "B2C",
      names: "KinderCare, Bright Horizons, Goddard School, Primrose Schools, Care.com",
    },
    {
      path: "Kids Activities",
      market: "B2C",
      names: "Girl Scouts, Boy Scouts of America, 4-H = 4H",
    },
    {
      path: "Special Needs Parenting",
      market: "B2C",
      names: "Easterseals",
    },
    {
      path: "Parents of School Age Kids",
      market: "B2C",
      names: "Parents Magazine",
    },
  ],
}
