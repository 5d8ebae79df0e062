import type { BrandTable } from "../types.ts"

export const householdBrands: BrandTable = {
  category: "Household",
  nodes: [
    {
      path: "Cleaning Supplies",
      market: "B2C",
      names:
        "Procter & Gamble = P&G, Clorox, Lysol, Mr. Clean = Magic Eraser, Windex, Pine-Sol, Swiffer, Formula 409, Scrubbing Bubbles, Comet Cleanser, Pledge~, CLR Cleaner = CLR~, Drano, Simple Green, SC Johnson, Reckitt, Dettol, Fabuloso, Bar Keepers Friend, Bon Ami, Soft Scrub, Lime-A-Way, Tilex, Kaboom Cleaner, Resolve Carpet, Bona Floor, Murphy Oil Soap, Zep~, Goo Gone, Krud Kutter, Mean Green, Spic and Span, Ajax Cleanser, Method Cleaner, Branch Basics, Blueland, Force of Nature, Grove Co, Better Life Cleaner, ECOS Cleaner, Attitude Living, Scrub Daddy, The Pink Stuff, Astonish Cleaner, Cif~, Flash Cleaner, Zoflora, Domestos, Harpic, Duck Toilet, Cillit Bang, Mr Muscle, Viakal, Stardrops, Bref WC, Meister Proper, Ajax Reiniger, Biff Reiniger, Antikal, Sidolin, Vileda, Leifheit, Swirl~, Canard WC, Sanytol, Saint Marc Cleaner, Mr Propre, Carolin Cleaner, Don Limpio, KH-7, Cillit, Asevi, Mastro Lindo, Smac, Lysoform, Napisan, Veja Limpeza, Pinho Sol, Bombril, Limpol, Maestro Limpio, Pinol, Cloralex, Axion Dish, Salvo Dish, Lizol, Colin Cleaner, Vim Dish, Exo Dish, Pril, Fairy Liquid, Sunlight Dish, Joy Dish, Kyukyutto, Magiclean, Mama Lemon, Somat, Calgonit, Sun Dishwasher, Ajax Dish, Morning Fresh, Earth Choice, Pine O Cleen, Handee Ultra, Plenty Kitchen Roll, Andrex, Cushelle, Velvet Toilet Tissue, Regina Blitz, Zewa, Tempo Taschentücher, Hakle, Lotus Papier, Okay Papier, Sopalin, Scottex, Foxy Carta, Tenderly~, Renova Paper, Colhogar, Neve Papel, Personal Papel, Regio Papel, Pétalo, Elite Papel, Quilton~, Sorbent~, Who Gives A Crap, Reel Paper, Cloud Paper, Nepia, Elleair, Sparkle Paper Towels, Viva Paper Towels, Marcal, Puffs Tissues",
    },
    {
      path: "Laundry Care",
      market: "B2C",
      names:
        "Tide Detergent = Tide~ = Tide Pods, Gain Detergent = Gain~, Persil, Downy~, Snuggle~, Bounce Dryer Sheets = Bounce~, OxiClean, Woolite, Dreft, Arm & Hammer Laundry, Purex Laundry, Xtra Laundry, Era Detergent, Cheer Detergent, Ariel Detergent, Lenor~, Vizir, Dash Detergent, Bold Detergent, Daz~, Fairy Non Bio, Surf Detergent, Comfort Fabric, Vanish Stain, Ecover, Ecozone, Smol Laundry, Weißer Riese, Spee~, Dalli~, Perwoll, Vernel, Coral Waschmittel, Frosch Cleaner, Denkmit, Skip Detergent, Omo~, Le Chat Lessive, X-Tra Lessive, Mir Laine, L'Arbre Vert, Rainett, Soupline, Cajoline, Dixan, Colón Detergente, Wipp Express, Micolor, Norit, Flor Suavizante, Mimosín, Bosque Verde, Chanteclair, Sole Detersivo, Coccolino, Robijn, Witte Reus, Brilhante, Tixan Ypê, Ypê~, Comfort Amaciante, Ace Detergente, Roma Detergente, Foca Detergente, Suavitel, Ensueño, Vel Rosita, Surf Excel, Rin Detergent, Wheel Detergent, Ghadi, Nirma, Tide Naturals, Attack Detergent, Top Lion, NANOX, Bold Gelball, Lenor Happiness, Cold Power, Cuddly~, Shout Stain, Zote, Fels-Naptha, Zout, Clorox 2, Molly's Suds, Dropps, Earth Breeze, Tru Earth, The Laundress, Charlie's Soap",
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
