import type { BrandTable } from "../types.ts"

export const beautyBrands: BrandTable = {
  category: "Beauty",
  nodes: [
    {
      path: "Makeup & Cosmetics",
      market: "B2C",
      names:
        "Sephora, Ulta, Sally Beauty, Maybelline, L'Oreal, Revlon, CoverGirl, MAC Cosmetics, Estee Lauder, Lancome, NARS, Fenty Beauty, Rare Beauty, Urban Decay, Too Faced, Benefit Cosmetics, NYX, e.l.f. Cosmetics = e.l.f.~, Bobbi Brown, Charlotte Tilbury, Huda Beauty, Kylie Cosmetics, Glossier, IT Cosmetics, Wet n Wild, Rimmel, Mary Kay, Avon~, Burt's Bees, Birchbox, Max Factor, Clinique, Shiseido, Coty",
    },
    {
      path: "Skin Care",
      market: "B2C",
      names:
        "CeraVe, Cetaphil, Neutrogena, Olay, La Roche-Posay, Aveeno, The Ordinary, Drunk Elephant, Kiehl's, Murad, Paula's Choice, Proactiv, Clean & Clear, Clearasil, Dermalogica, Vichy, Eucerin, Aquaphor, Nivea, Pond's, Rodan + Fields = Rodan and Fields, La Mer, Biore, ChapStick, Vaseline",
    },
    {
      path: "Hair Care",
      market: "B2C",
      names:
        "Pantene, Head & Shoulders, Herbal Essences, Garnier Fructis, TRESemme, Suave~, Redken, Paul Mitchell, Olaplex, Moroccanoil, Aveda, Wella, Clairol, SheaMoisture, Conair",
    },
    {
      path: "Fragrance",
      market: "B2C",
      names: "Jo Malone, Sol de Janeiro, Elizabeth Arden",
    },
    { path: "Nail Care", market: "B2C", names: "OPI, Essie, Sally Hansen" },
    {
      path: "Bath & Body",
      market: "B2C",
      names:
        "Bath & Body Works, Lush Cosmetics = Lush~, The Body Shop, Dove Soap = Dove~, Irish Spring, Ivory Soap, Softsoap, Dial Soap, Jergens, Gold Bond, Dr. Bronner's, L'Occitane",
    },
    {
      path: "Oral Care",
      market: "B2C",
      names:
        "Colgate, Crest Toothpaste = Crest~, Sensodyne, Oral-B, Listerine, Waterpik, Philips Sonicare = Sonicare, Tom's of Maine",
    },
    {
      path: "Shaving & Men's Grooming",
      market: "B2C",
      names: "Gillette, Schick, Dollar Shave Club, Harry's, Norelco, Manscaped, Nair, Veet",
    },
    {
      path: "Deodorant & Hygiene",
      market: "B2C",
      names:
        "Old Spice, Secret Deodorant = Secret~, Degree Deodorant = Degree~, Native Deodorant, Always Pads, Tampax, Kotex, Purell, Q-tips, Unilever",
    },
    {
      path: "Salons & Spas",
      market: "B2C",
      names: "Great Clips, Supercuts, Sport Clips, Fantastic Sams, Massage Envy, European Wax Center",
    },
    {
      path: "Sun Care & Tanning",
      market: "B2C",
      names: "Banana Boat, Coppertone, Hawaiian Tropic, Sun Bum",
    },
  ],
}
