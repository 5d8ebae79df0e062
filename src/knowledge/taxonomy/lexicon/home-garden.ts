import type { LexiconTable } from "../types.ts"

export const homeGarden: LexiconTable = {
  category: "Home & Garden",
  nodes: [
    {
      path: "Furniture",
      iab: "283",
      terms: "furniture, furnishings, slipcover, chair, table~, stool, bench~, cocktail table",
    },
    {
      path: "Furniture > Living Room Furniture",
      iab: "283",
      terms:
        "living room, sofa, couch, sectional~, loveseat, love seat, recliner, futon, armchair, chaise, ottoman, pouf, settee, coffee table, tv stand, media console, entertainment center",
    },
    {
      path: "Furniture > Bedroom Furniture",
      iab: "283",
      terms:
        "bedroom set, bed~, headboard, footboard, adjustable base, daybed, dresser, nightstand, night stand, armoire, canopy~",
    },
    { path: "Furniture > Mattresses", iab: "283", terms: "mattress, box spring, airbed, waterbed" },
    {
      path: "Furniture > Dining Room Furniture",
      iab: "283",
      terms:
        "dining room, dining table, dining set, dinette, barstool, pub table, bar cart, sideboard, hutch~, credenza, breakfast nook, serving cart",
    },
    {
      path: "Furniture > Home Office Furniture",
      iab: "283",
      terms: "home office, desk~, computer desk, writing desk, laptop desk",
    },
    {
      path: "Furniture > Storage Furniture",
      iab: "283",
      terms:
        "bookcase, bookshelf, book shelf, shelf~, shelving, cabinet~, storage chest, hope chest, cedar chest, shoe cabinet, shoe rack, coat rack, coat stand, umbrella stand, magazine rack, wine cabinet, cube organizer, room divider",
    },
    { path: "Furniture > Kids Furniture", iab: "283", terms: "kids bed, kids desk" },
    {
      path: "Home Decor",
      iab: "283",
      terms:
        "home decorating, home decoration, decor~, interior design, interior decorating, interior decorator, interior styling, housewares, mid century modern, shabby chic, feng shui, home makeover, home design, decorative~, interior decor, home decor",
    },
    { path: "Home Decor > Rugs & Carpets", iab: "283", terms: "rug, floor mat~, doormat, door mat, entry mat" },
    {
      path: "Home Decor > Window Treatments",
      iab: "283",
      terms: "curtain, drape, drapery, blinds~, valance, window film, shade~, shutter~",
    },
    {
      path: "Home Decor > Wall Decor & Art",
      iab: "283",
      terms:
        "wall decor, wall art, framed art, art print~, wall sculpture, tapestry, picture frame, photo frame, mirror~, clock~, grandfather clock, chalkboard sign, wall~",
    },
    { path: "Home Decor > Pillows & Throws", iab: "283", terms: "throw pillow, cushion~" },
    {
      path: "Home Decor > Vases & Accents",
      iab: "283",
      terms:
        "vase, artificial flower, silk flower, artificial plant, faux plant, fake plant, dried flower, wreath, garland~, potpourri bowl, candle holder, candlestick, candelabra, tealight holder, hurricane lantern, figurine, snow globe, piggy bank, coin bank, trinket box, music box, indoor fountain, basket~, flag~, flagpole",
    },
    {
      path: "Home Decor > Seasonal Decor",
      iab: "283",
      terms:
        "seasonal decoration, holiday decor, holiday decoration, christmas decor, christmas decoration, christmas tree, christmas ornament, tree topper, tree skirt, christmas light, christmas stocking, nativity set, advent calendar, halloween decor, halloween decoration, hanukkah decoration, nutcracker~, ornament~",
    },
    {
      path: "Home Decor > Storage & Organization",
      iab: "283",
      terms:
        "home organization, home storage, household storage, home organizing, decluttering, professional organizer, storage bin, storage box, hanger~, garment rack, clothing rack, shoe organizer, garage storage, key rack, shelf liner, drawer~, closet",
    },
    {
      path: "Kitchen & Dining",
      iab: "279",
      terms:
        "kitchen, kitchenware, home entertaining, serveware, dinner party, beverage carrier, slow cooker, pressure cooker",
    },
    {
      path: "Kitchen & Dining > Cookware",
      iab: "279",
      terms:
        "cookware, pan~, pot~, skillet, saucepan, sauce pan, stockpot, wok, casserole dish, paella pan, tea kettle, stovetop kettle, crepe pan, canning jar, mason jar",
    },
    {
      path: "Kitchen & Dining > Bakeware",
      iab: "279",
      terms:
        "bakeware, baking sheet, cookie sheet, baking pan, cake pan, muffin pan, muffin tin, pie dish, pizza pan, pizza stone, baking dish, baking mat, cooling rack, cookie cutter, rolling pin, pastry bag, cake stand, cupcake liner, baking mold, candy mold, pastry brush, dough scraper",
    },
    {
      path: "Kitchen & Dining > Dinnerware & Tableware",
      iab: "279",
      terms:
        "tableware, dinnerware, dishware, dish set, plate~, salad plate, bowl~, soup bowl, cereal bowl, salad bowl, platter~, fine china, bone china, stoneware, gravy boat, butter dish, salt and pepper shaker, teapot, tea set, coffee set, cake server, chafing dish, lazy susan, serving~",
    },
    {
      path: "Kitchen & Dining > Flatware & Cutlery",
      iab: "279",
      terms:
        "flatware, silverware, cutlery, fork~, spoon~, knife~, chef knife, steak knife, bread knife, cleaver, chopstick, butter knife, honing steel",
    },
    {
      path: "Kitchen & Dining > Drinkware & Barware",
      iab: "279",
      terms:
        "drinkware, glassware, drinking glass, stemware, wine glass, champagne flute, champagne glass, beer glass, pint glass, beer stein, cocktail glass, martini glass, shot glass, whiskey glass, tumbler, mug, coffee cup, teacup, tea cup, cup~, saucer, drinking straw, reusable straw, pitcher~, carafe, decanter, wine aerator, wine rack, wine opener, wine stopper, wine accessory, corkscrew, bottle opener, cocktail shaker, barware, home bar, ice cube tray, coaster~, beverage dispenser",
    },
    {
      path: "Kitchen & Dining > Kitchen Tools & Utensils",
      iab: "279",
      terms:
        "kitchen tool, kitchen gadget, cooking utensil, utensil set, spatula, whisk, ladle, tongs, peeler, grater, garlic press, can opener, food scale, cutting board, chopping board, colander, strainer, sieve, salad spinner, apple corer, pizza cutter, meat thermometer, cooking thermometer, candy thermometer, meat tenderizer, basting brush, turkey baster, mortar and pestle, pepper mill, salt mill, spice grinder, potato masher, ice cream scoop, melon baller, funnel~, pasta maker, tortilla press, food mill, meat grinder, spice rack, dish drying rack, bread box, cookie jar, coffee filter, french press, tea infuser, slicer",
    },
    {
      path: "Kitchen & Dining > Table & Kitchen Linens",
      iab: "279",
      terms:
        "kitchen linen, tablecloth, table cloth, table runner, placemat, place mat, cloth napkin, napkin ring, dish cloth, apron, table skirt",
    },
    {
      path: "Kitchen & Dining > Lunch & Beverage Carriers",
      iab: "279",
      terms:
        "lunch box, lunchbox, lunch bag, bento box, water bottle, insulated bottle, thermos, salad container, glass food container",
    },
    { path: "Bedding & Bath", iab: "283", terms: "bedding, bed and bath, linens, bathroom~" },
    {
      path: "Bedding & Bath > Sheets & Comforters",
      iab: "283",
      terms:
        "sheet set, bed sheet, fitted sheet, flat sheet, pillowcase, comforter, duvet, quilt set, bedspread, coverlet, bed skirt, bedskirt, dust ruffle, blanket, cotton sheet, egyptian cotton",
    },
    { path: "Bedding & Bath > Pillows & Mattress Toppers", iab: "283", terms: "pillow, memory foam" },
    {
      path: "Bedding & Bath > Towels & Bath Linens",
      iab: "283",
      terms: "towel, washcloth, bath sheet, bath mat, shower liner",
    },
    {
      path: "Bedding & Bath > Bathroom Accessories",
      iab: "283",
      terms:
        "bathroom decor, bathroom storage, soap dispenser, soap dish, toothbrush holder, shower caddy, shower rod, bath caddy, medicine cabinet, plunger, grab bar",
    },
    { path: "Home Appliances", iab: "278", terms: "appliance, white goods, wine cooler, juice extractor" },
    {
      path: "Home Appliances > Major Kitchen Appliances",
      iab: "278",
      terms:
        "kitchen appliance, refrigerator, fridge, freezer, dishwasher, oven, range~, stove, cooktop, vent hood, microwave, garbage disposal, trash compactor, ice machine, kegerator, food warmer",
    },
    {
      path: "Home Appliances > Small Kitchen Appliances",
      iab: "278",
      terms:
        "small appliance, coffee maker, coffee machine, espresso machine, espresso maker, cappuccino machine, milk frother, coffee grinder, coffee percolator, blender, food processor, food chopper, stand mixer, hand mixer, food mixer, juicer, toaster, air fryer, deep fryer, rice cooker, food steamer, sous vide machine, electric kettle, tea maker, waffle maker, waffle iron, panini press, sandwich maker, fondue set, fondue pot, bread maker, bread machine, ice maker, ice cream maker, yogurt maker, popcorn maker, popcorn machine, soda maker, food dehydrator, donut maker, cotton candy machine, chocolate fountain, water dispenser, water cooler, pizza maker, cooker~, griddle",
    },
    {
      path: "Home Appliances > Laundry Appliances",
      iab: "278",
      terms:
        "washer, washing machine, clothes dryer, dryer~, clothes iron, iron~, garment steamer, clothes steamer, laundry room, fabric shaver",
    },
    {
      path: "Home Appliances > Vacuums & Floor Care",
      iab: "278",
      terms: "vacuum, shop vac, steam mop, steam cleaner, floor care, floor buffer",
    },
    {
      path: "Home Appliances > Air & Climate Appliances",
      iab: "282",
      terms:
        "climate control appliance, air purifier, air cleaner, hepa filter, humidifier, dehumidifier, evaporative cooler, swamp cooler, tower fan, box fan, pedestal fan, desk fan, floor fan, bathroom fan, exhaust fan, air circulator, heater",
    },
    {
      path: "Lighting",
      iab: "283",
      terms: "lighting, light fixture, lamp, lampshade, led light, dimmer switch, light switch",
    },
    {
      path: "Lighting > Indoor Lighting",
      iab: "283",
      terms:
        "chandelier, pendant light, flush mount light, sconce, vanity light, cabinet light, picture light, night light, nightlight, led strip light, neon sign",
    },
    {
      path: "Lighting > Outdoor Lighting",
      iab: "285",
      terms:
        "outdoor light, path light, pathway light, post light, flood light, floodlight, solar light, string light, deck light, tiki torch, wall lantern, outdoor lantern, street light, spotlight~",
    },
    {
      path: "Lawn & Garden",
      iab: "275",
      terms:
        "garden, gardening, gardener~, plant nursery, yard, lawn, green thumb, horticulture, bird feeder, birdhouse, spray gun~, plant dad, landscaper~, plant lover",
    },
    {
      path: "Lawn & Garden > Lawn Care",
      iab: "284",
      terms:
        "turf grass, sod, artificial turf, artificial grass, synthetic grass, weed control, weed killer, herbicide, crabgrass, spreader~",
    },
    {
      path: "Lawn & Garden > Outdoor Power Equipment",
      iab: "275",
      terms:
        "lawnmower, mower, leaf blower, string trimmer, weed eater, weed whacker, brush cutter, hedge trimmer, chainsaw, tiller, wood chipper, leaf shredder, log splitter, stump grinder, snow blower, snowblower, snow thrower, post hole digger",
    },
    {
      path: "Lawn & Garden > Garden Tools",
      iab: "275",
      terms:
        "trowel, shovel, pitchfork, rake, pruner, pruning shears, hedge shears, lopper, weeder, wheelbarrow, composter, rain barrel, sprayer~",
    },
    {
      path: "Lawn & Garden > Plants & Seeds",
      iab: "275",
      terms:
        "plant~, house plant, houseplant, plant parent, plant mom, succulent, cactus, bonsai, orchid, fern~, ficus, monstera, african violet, rose bush, perennial~, perennial flower, wildflower, flower bulb, daffodil, dahlia, hydrangea, azalea, peony, shrub, fruit tree, citrus tree, seed~, vegetable seed, seedling, vegetable plant, tomato plant, berry bush, tree~",
    },
    {
      path: "Lawn & Garden > Soil & Plant Care",
      iab: "275",
      terms:
        "potting soil, potting mix, topsoil, soil amendment, compost, composting, mulch, peat moss, perlite, vermiculite, manure, worm castings, fertilizer, plant food, rooting hormone, fungicide, planter, window box, grow bag, landscape fabric, tomato cage, trellis, cloche, soil~",
    },
    {
      path: "Lawn & Garden > Watering & Irrigation",
      iab: "275",
      terms:
        "irrigation, sprinkler, hose reel, hose nozzle, hose fitting, spray nozzle, soaker hose, water timer, rainwater harvesting, rain gauge, watering~",
    },
    {
      path: "Lawn & Garden > Landscaping",
      iab: "284",
      terms:
        "landscaping, landscape design, landscape supply, hardscape, hardscaping, paver, paving stone, stepping stone, river rock, gravel~, xeriscape, koi pond, water feature, french drain, pond~, edging~",
    },
    {
      path: "Lawn & Garden > Greenhouses & Hydroponics",
      iab: "275",
      terms: "greenhouse, cold frame, hydroponics, aquaponics, grow light, grow tent",
    },
    {
      path: "Outdoor Living & Patio",
      iab: "285",
      terms:
        "outdoor living, outdoor decor, outdoor decorating, garden sculpture, wind chime, weather vane, outdoor fountain, bird bath, sundial, mailbox~, mail box, house number, patio, backyard, porch, deck~, balcony~, patio umbrella, outdoor seating, outdoor furniture, patio seating, porch swing",
    },
    {
      path: "Outdoor Living & Patio > Patio Furniture",
      iab: "285",
      terms: "patio dining set, outdoor dining set, sun lounger, hammock",
    },
    {
      path: "Outdoor Living & Patio > Grills & Outdoor Cooking",
      iab: "285",
      terms:
        "grill, bbq grill, barbecue grill, meat smoker, bbq smoker, pellet smoker, electric smoker, outdoor cooking, charcoal briquette, wood pellet, smoking chip, propane tank, turkey fryer, rotisserie, barbecue tool",
    },
    {
      path: "Outdoor Living & Patio > Fire Pits & Patio Heaters",
      iab: "285",
      terms: "fire pit, firepit, fire table, fire bowl, chiminea, fire glass",
    },
    {
      path: "Outdoor Living & Patio > Shade & Outdoor Structures",
      iab: "285",
      terms:
        "outdoor structure, gazebo, pergola, outdoor umbrella, market umbrella, umbrella base, awning, shade sail, shed~, carport, sunroom, arbor~, treehouse, portable garage",
    },
    {
      path: "Home Improvement & Remodeling",
      iab: "276",
      terms:
        "home improvement, home center, remodeling, renovation, renovator, home addition, room addition, do it yourself, diy, diyer, home contractor, weatherization, garage conversion, attic, roofing shingle, remodeling and construction, home remodeler, renovation project, interior door, exterior door, front door, window replacement, bathroom remodel",
    },
    {
      path: "Home Improvement & Remodeling > Kitchen Remodeling",
      iab: "276",
      terms: "kitchen remodel, cabinet refacing, cabinetry, countertop, counter top, backsplash",
    },
    {
      path: "Home Improvement & Remodeling > Bathroom Remodeling",
      iab: "276",
      terms: "shower enclosure, bathroom design, tub refinishing, remodel, vanity~",
    },
    {
      path: "Home Improvement & Remodeling > Flooring",
      iab: "276",
      terms:
        "flooring, floor covering, hardwood floor, wood floor, laminate floor, vinyl plank, engineered wood, carpet, carpeting, floor installation, floor refinishing, underlayment, tile~, ceramic tile, travertine, linoleum, grout, baseboard",
    },
    {
      path: "Home Improvement & Remodeling > Doors & Windows",
      iab: "276",
      terms:
        "door~, garage door, window~, skylight, glass block, weatherstripping, weather stripping, hurricane shutter, doorbell, door chime",
    },
    {
      path: "Home Improvement & Remodeling > Roofing & Siding",
      iab: "276",
      terms:
        "roof~, roofing, new roof, asphalt shingle, roof shingle, siding, stucco, stone veneer, gutter, downspout, soffit, fascia board, house wrap",
    },
    {
      path: "Home Improvement & Remodeling > Paint & Wallpaper",
      iab: "276",
      terms:
        "paint~, house paint, paint store, painting supply, house painting, interior painting, painters tape, masking tape, drop cloth, deck stain, wood stain, wood finish, varnish, lacquer, shellac, paint stripper, wallpaper, wall paper, wall covering, wall mural",
    },
    {
      path: "Home Improvement & Remodeling > Building Materials",
      iab: "276",
      terms:
        "building supply, building product, building consumable, construction material, lumber, lumberyard, plywood, drywall, sheetrock, wallboard, gypsum board, joint compound, plaster~, spackle, concrete~, cement~, mortar mix, brick~, cinder block, masonry, rebar, insulation~, foam board, vapor barrier, waterproofing, wall panel, wainscoting, moulding, staircase, handrail, railing, acoustic panel, soundproofing, plexiglass, sheet metal, ceiling",
    },
    {
      path: "Home Improvement & Remodeling > Decks & Fences",
      iab: "276",
      terms: "decking, wood deck, deck building, deck builder, fence~, fencing~, fence contractor, driveway",
    },
    {
      path: "Home Improvement & Remodeling > Basements & Additions",
      iab: "276",
      terms: "wine cellar, mudroom, in law suite, home elevator, basement",
    },
    { path: "Tools & Hardware", iab: "280", terms: "tool~, hardware~, hardware store, toolkit, woodworking tool" },
    {
      path: "Tools & Hardware > Power Tools",
      iab: "280",
      terms:
        "drill, impact driver, driver bit, saw~, sander~, sandpaper, sanding block, angle grinder, bench grinder, wood router, planer, lathe, nail gun, power stapler, heat gun, glue gun~, nailer, cordless~",
    },
    {
      path: "Tools & Hardware > Hand Tools",
      iab: "280",
      terms:
        "hammer~, mallet, sledgehammer, screwdriver, wrench, socket set, hex key, nut driver, pliers, wire cutter, wire stripper, tin snips, box cutter, handsaw, hacksaw, chisel, hand plane, wood file, clamp~, bench vise, vise grip, pry bar, crowbar, axe, pickaxe, splitting maul, tape measure, measuring tape, spirit level, caliper~, caulking gun, staple gun, flashlight, anvil",
    },
    {
      path: "Tools & Hardware > Hardware & Fasteners",
      iab: "280",
      terms:
        "fastener, screw, nut and bolt, bolt~, wall anchor, rivet~, threaded rod, picture hanging, hinge~, bracket~, drawer slide, drawer pull, cabinet knob, cabinet pull, door knob, doorknob, door handle, caster, chain~, rope, twine, bungee cord, zip tie, tarp, tarpaulin, pulley, magnet~, chicken wire, velcro",
    },
    {
      path: "Tools & Hardware > Adhesives & Sealants",
      iab: "280",
      terms:
        "adhesive, wood glue, super glue, epoxy, caulk, caulking, sealant, expanding foam, wood filler, lubricant oil, penetrating oil, solvent~, concrete sealer, rust remover",
    },
    {
      path: "Tools & Hardware > Electrical Supplies",
      iab: "280",
      terms:
        "electrical wire, electrical wiring, home wiring, power outlet, wall outlet, electrical outlet, electrical switch, circuit breaker, breaker box, electrical panel, junction box, extension cord, voltage tester, multimeter, power inverter, power converter, generator~, portable power station, transfer switch, wire connector, wire nut, cord management",
    },
    {
      path: "Tools & Hardware > Tool Storage & Workshop",
      iab: "280",
      terms:
        "tool storage, tool box, toolbox, tool belt, pegboard, workbench, sawhorse, garage workshop, ladder, work platform, air compressor, pneumatic tool",
    },
    {
      path: "Tools & Hardware > Welding & Metalworking",
      iab: "280",
      terms: "welding, mig welder, tig welder, blow torch, propane torch, soldering, metalworking",
    },
    {
      path: "HVAC & Plumbing",
      iab: "282",
      terms:
        "hvac, heating and cooling, climate control, central air, pump~, household fan, ceiling fan, box fan, tower fan, plumber~",
    },
    {
      path: "HVAC & Plumbing > Heating & Cooling Systems",
      iab: "282",
      terms:
        "air conditioner, air conditioning, central ac, ac unit, ac repair, mini split, heat pump, furnace, boiler~, home heating, radiant heat, underfloor heating, thermostat, air filter~, ductwork, ventilation system, duct~, vent~",
    },
    {
      path: "HVAC & Plumbing > Fireplaces & Stoves",
      iab: "282",
      terms: "fireplace, wood burning fireplace, gas log, firewood, chimney, hearth~, fire log",
    },
    {
      path: "HVAC & Plumbing > Plumbing Fixtures",
      iab: "276",
      terms:
        "faucet, sink~, toilet, bidet, urinal, bathtub, bath tub, shower head, showerhead, shower panel, shower stall, handheld shower, steam shower, tub spout, shower valve, drain cover, fixture~",
    },
    {
      path: "HVAC & Plumbing > Pipes & Plumbing Parts",
      iab: "276",
      terms:
        "plumbing, pipe~, water valve, shut off valve, ball valve, drain snake, pressure tank, storage tank, septic tank, septic system, sewer line, backflow preventer",
    },
    {
      path: "HVAC & Plumbing > Water Heaters & Filtration",
      iab: "282",
      terms:
        "water heater, water softener, water filtration, water filter, reverse osmosis, water purification, water purifier",
    },
    {
      path: "Home Services & Repair",
      iab: "280",
      terms:
        "home service, home repair, home maintenance, house maintenance, handyman, handywoman, home warranty, upholstery",
    },
    {
      path: "Home Services & Repair > Cleaning Services",
      iab: "280",
      terms:
        "house cleaning, house cleaner, housekeeping, maid service, window cleaning, window washing, power washing, pressure washing",
    },
    {
      path: "Home Services & Repair > Pest Control Services",
      iab: "280",
      terms: "exterminator, extermination, termite~, rodent control, wildlife removal, pest management, pest control",
    },
    {
      path: "Home Services & Repair > Plumbing & Electrical Services",
      iab: "280",
      terms:
        "plumbing service, local plumber, emergency plumber, drain cleaning, clogged drain, leak detection, sewer repair, septic pumping, electrical repair, home electrician, local electrician, rewiring",
    },
    {
      path: "Home Services & Repair > Lawn & Landscape Services",
      iab: "284",
      terms:
        "lawn service, landscape contractor, tree service, tree trimming, tree removal, tree care, stump removal, snow removal, snow plowing",
    },
    {
      path: "Home Services & Repair > Restoration & Cleanup",
      iab: "280",
      terms:
        "junk removal, junk hauling, debris removal, dumpster rental, estate cleanout, hoarding cleanup, water damage, flood cleanup, mold remediation, mold removal, asbestos removal, disaster restoration, radon",
    },
    {
      path: "Home Services & Repair > Specialty Contractors",
      iab: "276",
      terms:
        "painting company, carpentry, window repair, locksmith, deck repair, fence repair, demolition service, paving contractor, tv mounting, insulation contractor",
    },
    {
      path: "Home Security",
      iab: "281",
      terms:
        "house alarm, security system, security monitoring, home safety, motion sensor, motion detector, door sensor, window sensor, intercom system, panic button, alarm~, gas safety",
    },
    {
      path: "Home Security > Security Cameras",
      iab: "281",
      terms:
        "surveillance camera, home camera, cctv, cctv camera, hidden camera, spy camera, dummy camera, surveillance system, dome camera",
    },
    {
      path: "Home Security > Locks & Safes",
      iab: "281",
      terms:
        "lock~, deadbolt, padlock, latch~, key cutting, key blank, home safe, fireproof safe, wall safe, lockbox, key safe, window bars",
    },
    {
      path: "Home Security > Fire & Gas Safety",
      iab: "281",
      terms:
        "smoke detector, smoke alarm, carbon monoxide detector, fire extinguisher, fire safety, gas detector, heat detector, water leak sensor, flood sensor",
    },
    {
      path: "Home Security > Emergency Preparedness",
      iab: "281",
      terms:
        "emergency kit, emergency supply, emergency food kit, bug out bag, earthquake kit, storm shelter, safe room, emergency radio",
    },
    {
      path: "Pools & Spas",
      iab: "285",
      terms: "pool~, swimming pool, pool contractor, pool house, poolside, pool noodle",
    },
    {
      path: "Pools & Spas > Pool Supplies & Maintenance",
      iab: "285",
      terms:
        "pool supply, pool maintenance, pool cleaning, chlorine tablet, pool salt, pool cleaner, pool toy, pool game, diving board, pool thermometer",
    },
    {
      path: "Pools & Spas > Hot Tubs & Saunas",
      iab: "285",
      terms: "hot tub, hottub, spa tub, swim spa, spa cover, spa filter, sauna, cold plunge, tub~",
    },
  ],
}
