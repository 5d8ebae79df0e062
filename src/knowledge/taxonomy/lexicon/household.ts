import type { LexiconTable } from "../types.ts"

export const household: LexiconTable = {
  category: "Household",
  nodes: [
    {
      path: "Cleaning Supplies",
      iab: "479",
      terms:
        "cleaning product, household supplies, household product, household essentials, household goods~, household consumables, household cleaner, cleaning~, cleantok, household staples, housekeeping supplies, rug treatment, fabric treatment, clean freak, neat freak",
    },
    {
      path: "Cleaning Supplies > Surface & All-Purpose Cleaners",
      iab: "479",
      terms:
        "all purpose cleaner, surface cleaner, multipurpose cleaner, kitchen cleaner, degreaser~, glass cleaner, window cleaner, countertop cleaner, granite cleaner, furniture polish, wood polish, wood cleaner, furniture cleaner, dusting spray, metal polish, silver polish, leather cleaner, oven cleaner, grill cleaner, stovetop cleaner, appliance cleaner, abrasive cleaner, vinegar cleaner, enzyme cleaner, adhesive remover, magic eraser, cleaning eraser",
    },
    {
      path: "Cleaning Supplies > Disinfectants & Wipes",
      iab: "479",
      terms:
        "disinfectant, disinfecting wipe, cleaning wipe, bleach~, sanitizing wipe, antibacterial wipe, antibacterial cleaner, sanitizing spray, mold remover, mildew remover",
    },
    {
      path: "Cleaning Supplies > Bathroom & Toilet Cleaners",
      iab: "479",
      terms:
        "toilet bowl cleaner, bathroom cleaner, toilet cleaner, shower cleaner, tile cleaner, grout cleaner, drain cleaner, drain opener, toilet brush, toilet tablet, limescale remover, soap scum remover, toilet wand",
    },
    {
      path: "Cleaning Supplies > Floor & Carpet Care",
      iab: "479",
      terms:
        "floor cleaner, hardwood floor cleaner, carpet cleaner, carpet shampoo, carpet powder, rug cleaner, upholstery cleaner, floor polish, floor wax, carpet deodorizer",
    },
    {
      path: "Cleaning Supplies > Mops Brooms & Tools",
      iab: "479",
      terms:
        "mop~, broom~, dustpan, duster~, scrub brush, microfiber cloth, cleaning glove, squeegee, cleaning tool, dust pan, steel wool, shammy~, chamois cloth, carpet sweeper",
    },
    {
      path: "Laundry Care",
      iab: "479",
      terms:
        "laundry~, fabric care, laundry room supplies, clothing care, garment care, laundry sanitizer, clothes washing, shoe care, lint roller",
    },
    { path: "Laundry Care > Laundry Detergent", iab: "479", terms: "detergent, laundry pod, laundry soap" },
    {
      path: "Laundry Care > Fabric Softener & Dryer Sheets",
      iab: "479",
      terms:
        "fabric softener, dryer sheet, scent booster, fabric conditioner, dryer ball, laundry scent bead, static guard, fabric refresher, fabric spray, wrinkle releaser, laundry fragrance",
    },
    {
      path: "Laundry Care > Stain Removers & Bleach",
      iab: "479",
      terms:
        "stain remover, stain removal, color safe bleach, oxygen bleach, spot remover, stain stick, fabric whitener",
    },
    {
      path: "Laundry Care > Laundry Accessories",
      iab: "479",
      terms:
        "laundry basket, hamper~, clothes hamper, clothesline, clothespin, clothes pin, drying rack, lint shaver, clothes hanger, spray starch, ironing~, mothball, shoe deodorizer, clothing hanger, lint~",
    },
    {
      path: "Laundry Care > Laundromats & Dry Cleaning",
      iab: "479",
      terms: "laundromat, dry cleaning, dry cleaner, laundry pickup, wash and fold, launderette",
    },
    { path: "Paper Products", iab: "479", terms: "household paper, paper goods" },
    {
      path: "Paper Products > Toilet Paper",
      iab: "479",
      terms: "bath tissue, toilet tissue, bathroom tissue, toilet roll, flushable wipe, toilet wipe",
    },
    { path: "Paper Products > Paper Towels & Napkins", iab: "479", terms: "paper towel, napkin~, kitchen roll" },
    { path: "Paper Products > Facial Tissue", iab: "479", terms: "tissues~, lotion tissue" },
    { path: "Dish Care", iab: "479", terms: "dishwashing, washing dishes, dish cleaning" },
    {
      path: "Dish Care > Dishwasher Detergent",
      iab: "479",
      terms:
        "dishwasher pod, dishwasher tablet, dishwasher cleaner, rinse aid, dishwasher gel, dishwasher salt, dishwasher pac, dishwasher powder, dishwasher soap",
    },
    { path: "Dish Care > Dish Soap", iab: "479", terms: "washing up liquid, dish liquid, dish spray" },
    {
      path: "Dish Care > Sponges & Scrubbers",
      iab: "479",
      terms: "kitchen sponge, sponge~, scrubber~, dish brush, dishcloth, scrub pad, dish wand, scouring",
    },
    {
      path: "Air Fresheners & Candles",
      iab: "282",
      terms: "home fragrance, air care, home scent, household odor, odor control, room scent",
    },
    {
      path: "Air Fresheners & Candles > Air Fresheners",
      iab: "282",
      terms:
        "room spray, odor eliminator, deodorizer~, odor absorber, air freshening, linen spray, bathroom spray, toilet spray, freshener",
    },
    {
      path: "Air Fresheners & Candles > Candles & Wax Melts",
      iab: "282",
      terms: "candle, wax melt, wax tart, tea light, tealight",
    },
    {
      path: "Air Fresheners & Candles > Diffusers & Incense",
      iab: "282",
      terms: "incense~, essential oil diffuser, potpourri, scented sachet, fragrance diffuser, diffuser~",
    },
    {
      path: "Food Storage & Trash Bags",
      iab: "479",
      terms: "kitchen disposables, food wrap, kitchen storage bags, foil, foils and wraps, zip bag",
    },
    {
      path: "Food Storage & Trash Bags > Food Wraps & Bags",
      iab: "479",
      terms:
        "food storage bag, food storage~, food container~, zipper bag, sandwich bag, freezer bag, plastic wrap, aluminum foil, tin foil, cling wrap, cling film, parchment paper, wax paper, plastic bag~, storage bag~, vacuum sealer bag, snack bag, beeswax wrap, oven bag, baking paper, foil pan, bag clip, paper bag~, twist tie, produce bag",
    },
    {
      path: "Food Storage & Trash Bags > Trash Bags",
      iab: "479",
      terms:
        "garbage bag, bin liner, can liner, bin bag, contractor bag, lawn and leaf bag, trash liner, recycling bag",
    },
    {
      path: "Food Storage & Trash Bags > Trash Cans",
      iab: "479",
      terms:
        "garbage can, wastebasket, waste basket, waste bin, recycling bin, trash bin, rubbish bin, garbage bin, pedal bin, kitchen bin, compost pail",
    },
    {
      path: "Pest Control Products",
      iab: "479",
      terms:
        "pesticide~, diy pest control, household pest, pest~, home pest control, repellent~, fumigant~, pest control trap, roach killer, fly trap",
    },
    {
      path: "Pest Control Products > Insecticides & Traps",
      iab: "479",
      terms:
        "insecticide, bug killer, bug zapper, ant killer, ant bait, cockroach~, fly swatter, fly paper, fly strip, fly killer, bed bug~, spider killer, flea bomb, insect killer, fogger~, bug bomb, diatomaceous earth, silverfish, trap~, roach, wasp~",
    },
    {
      path: "Pest Control Products > Insect Repellent",
      iab: "479",
      terms: "bug repellent, bug spray, deet, repellent bracelet, citronella torch, mosquito",
    },
    {
      path: "Pest Control Products > Rodent Control",
      iab: "479",
      terms: "mouse trap, mousetrap, rat trap, rat poison, mouse poison, rodenticide, mouse bait, rodent bait",
    },
    {
      path: "Batteries & Light Bulbs",
      iab: "479",
      terms: "household electrical supplies, aa battery, aaa battery, alkaline battery, button cell",
    },
    { path: "Batteries & Light Bulbs > Batteries", iab: "479", terms: "battery~, household battery" },
    {
      path: "Batteries & Light Bulbs > Light Bulbs",
      iab: "479",
      terms:
        "led light bulb, led bulb, lightbulb, halogen bulb, incandescent bulb, cfl bulb, floodlight bulb, edison bulb, candelabra bulb, fluorescent~",
    },
    {
      path: "Disposable Tableware",
      iab: "161",
      terms:
        "paper plate, plastic plate, disposable plate, paper cup, plastic cup, disposable cup, plastic cutlery, disposable cutlery, plastic utensil, plastic fork, straws~, foam cup, foam plate, paper bowl, disposable dinnerware, disposable tablecloth, plastic tablecloth, party cup, party plate, hot cup, takeout container, to go container, disposable coffee cup, cup lid, toothpick~, cocktail pick, cocktail stirrer, disposable serveware, plastic tableware, compostable plate, compostable cutlery, cup sleeve, disposable placemat",
    },
    {
      path: "Eco-Friendly Household",
      iab: "78",
      terms:
        "green cleaning, natural cleaner, eco friendly~, zero waste~, plastic free~, reusable household, unpaper towel, biodegradable~, compostable~, reusable~",
    },
  ],
}
