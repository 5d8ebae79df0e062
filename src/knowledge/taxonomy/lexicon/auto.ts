import type { LexiconTable } from "../types.ts"

export const auto: LexiconTable = {
  category: "Auto",
  nodes: [
    {
      path: "New Vehicles",
      iab: "30",
      terms: "auto, automobile, automotive, car, vehicle, motorist, new car, test drive, msrp~, driver~",
    },
    { path: "New Vehicles > Dealerships & Car Buying", iab: "30", terms: "car dealer, dealership~, dealer inventory" },
    {
      path: "New Vehicles > Leasing & Incentives",
      iab: "30",
      terms: "car lease, lease ending, lease end, lease expiration, lease return, off lease, lease deal",
    },
    { path: "New Vehicles > Budget & Economy Cars", iab: "17", terms: "budget car, microcar" },
    {
      path: "Used & Certified Pre-Owned",
      iab: "18",
      terms: "used car, certified pre owned, certified preowned, cpo~, buy here pay here, salvage title",
    },
    {
      path: "Used & Certified Pre-Owned > Selling & Trade-In",
      iab: "30",
      terms: "sell my car, trade in value, vin check, junkyard, salvage yard",
    },
    { path: "Luxury Cars", iab: "23", terms: "luxury make" },
    { path: "Luxury Cars > Luxury Sedans", iab: "23", terms: "executive car" },
    { path: "Luxury Cars > Luxury SUVs", iab: "23", terms: "luxury crossover" },
    { path: "Luxury Cars > Ultra-Luxury & Exotic", iab: "23", terms: "ultra luxury car, exotic car" },
    {
      path: "Electric & Hybrid Vehicles",
      iab: "22",
      terms: "electric car, ev, bev~, battery electric, range anxiety, e mobility, emobility, electric mobility",
    },
    { path: "Electric & Hybrid Vehicles > Electric SUVs", iab: "22", terms: "electric crossover" },
    { path: "Electric & Hybrid Vehicles > Electric Trucks", iab: "22", terms: "electric pickup" },
    { path: "Electric & Hybrid Vehicles > Electric Sedans", iab: "22", terms: "luxury ev" },
    { path: "Electric & Hybrid Vehicles > Hybrids", iab: "22", terms: "hybrid~, phev, hev" },
    {
      path: "Electric & Hybrid Vehicles > Hydrogen & Other Fuels",
      iab: "22",
      terms: "hydrogen car, hydrogen fuel cell, flex fuel, e85, biodiesel",
    },
    { path: "Electric & Hybrid Vehicles > EV Charging", iab: "22", terms: "ev charger, level 2 charger" },
    {
      path: "SUVs & Crossovers",
      iab: "6",
      terms: "suv, sport utility, crossover, cuv, 4x4~, 4wd, awd, 3 row suv, three row suv, third row",
    },
    { path: "SUVs & Crossovers > Compact SUVs", iab: "10", terms: "subcompact" },
    { path: "SUVs & Crossovers > Midsize SUVs", iab: "6", terms: "7 seater, seven seater, midsize~" },
    { path: "SUVs & Crossovers > Full-Size SUVs", iab: "6", terms: "8 seater" },
    {
      path: "SUVs & Crossovers > Off-Road SUVs",
      iab: "14",
      terms: "offroader, off road 4x4, rock crawling, overlanding, jeeping",
    },
    { path: "Trucks & Vans", iab: "15", terms: "truck, van" },
    { path: "Trucks & Vans > Pickup Trucks", iab: "15", terms: "pickup~, crew cab, dually" },
    { path: "Trucks & Vans > Minivans", iab: "13", terms: "minivan, people carrier, mpv~" },
    { path: "Trucks & Vans > Full-Size Vans", iab: "7", terms: "conversion van" },
    { path: "Sedans & Coupes", iab: "4", terms: "sedan, coupe" },
    { path: "Sedans & Coupes > Compact Cars", iab: "4", terms: "compact sedan" },
    { path: "Sedans & Coupes > Midsize Cars", iab: "4", terms: "midsize sedan" },
    { path: "Sedans & Coupes > Full-Size Cars", iab: "4", terms: "fullsize car" },
    { path: "Sedans & Coupes > Hatchbacks", iab: "11", terms: "hatchback, hot hatch, liftback" },
    { path: "Sedans & Coupes > Station Wagons", iab: "5", terms: "wagon~, sport wagon" },
    {
      path: "Sedans & Coupes > Convertibles",
      iab: "8",
      terms: "convertible~, cabriolet, roadster, drop top, soft top",
    },
    { path: "Performance & Sports Cars", iab: "24", terms: "sports car, supercar, hypercar, track day" },
    { path: "Performance & Sports Cars > Muscle Cars", iab: "24", terms: "pony car, american muscle" },
    {
      path: "Performance & Sports Cars > Tuning & Modification",
      iab: "24",
      terms: "car tuning, engine swap, import tuner, jdm, lowrider",
    },
    {
      path: "Classic & Collector Cars",
      iab: "19",
      terms: "classic car, oldtimer, hot rod, restomod, barn find, concours",
    },
    { path: "Auto Makes & Models", iab: "16", terms: "car make, make and model, automaker" },
    { path: "Auto Makes & Models > Domestic Makes", iab: "16", terms: "domestic car, domestic auto" },
    { path: "Auto Makes & Models > Asian Makes", iab: "16", terms: "japanese car, korean car" },
    { path: "Auto Makes & Models > European Makes", iab: "16", terms: "european car, german car" },
    {
      path: "Auto Parts & Accessories",
      iab: "32",
      terms: "auto part, oem part, replacement part~, diesel part, performance part, aftermarket~, grease gun",
    },
    {
      path: "Auto Parts & Accessories > Tires & Wheels",
      iab: "32",
      terms: "tire, tyre, snow chain, wheel~, rim~, hubcap, lug nut",
    },
    {
      path: "Auto Parts & Accessories > Engine & Drivetrain",
      iab: "32",
      terms:
        "car engine, engine part, crate engine, turbocharger, supercharger~, carburetor, fuel injector, fuel pump, fuel system, spark plug, ignition coil, ignition system, starter motor, alternator, timing belt, serpentine belt, head gasket, piston, camshaft, crankshaft, air intake, intake manifold, throttle body, radiator~, engine cooling, thermostat housing, drivetrain, driveline, driveshaft, axle, differential~, transmission~, clutch kit, gearbox, oxygen sensor, engine control module",
    },
    {
      path: "Auto Parts & Accessories > Brakes & Suspension",
      iab: "32",
      terms:
        "brake, brake shoe~, suspension part, shock absorber, strut~, coilover, control arm, ball joint, wheel bearing, sway bar, lift kit, leveling kit, lowering kit, tie rod, steering",
    },
    {
      path: "Auto Parts & Accessories > Exhaust",
      iab: "32",
      terms: "muffler, catalytic converter, exhaust pipe, header pipe, cat back exhaust, tailpipe, exhaust~",
    },
    {
      path: "Auto Parts & Accessories > Batteries & Electrical",
      iab: "32",
      terms: "car battery, jump starter, battery jumper, jumper cable, wiring harness",
    },
    {
      path: "Auto Parts & Accessories > Lighting & Mirrors",
      iab: "32",
      terms:
        "headlight, taillight, tail light, fog light, led light bar, turn signal, vehicle lighting, automotive lighting, side mirror",
    },
    {
      path: "Auto Parts & Accessories > Oils & Fluids",
      iab: "32",
      terms:
        "motor oil, engine oil, synthetic oil, coolant~, antifreeze, oil filter, cabin filter, fuel additive, fuel treatment, oil additive",
    },
    {
      path: "Auto Parts & Accessories > Interior Accessories",
      iab: "32",
      terms: "car seat cover, seat cover~, floor liner, cargo liner, cargo mat, trunk organizer, car upholstery",
    },
    {
      path: "Auto Parts & Accessories > Exterior Accessories",
      iab: "32",
      terms:
        "car cover, tonneau cover, bedliner, running board, nerf bar, mud flap, fender flare, bull bar, grille guard, bumper~, spoiler~, body kit, wind deflector, wiper blade, license plate, window tint, roof rack, cargo carrier, cargo rack, rooftop cargo box, roof box, camper shell~",
    },
    {
      path: "Auto Parts & Accessories > Towing & Hauling",
      iab: "32",
      terms:
        "trailer hitch, towing, hitch~, tow bar, winch, trailer jack, utility trailer, cargo trailer, enclosed trailer, ratchet strap, tow~",
    },
    {
      path: "Auto Parts & Accessories > Car Care & Detailing",
      iab: "32",
      terms:
        "car care, car shampoo, wheel cleaner, ceramic coating, paint protection film, clear bra, scratch remover, touch up paint, detailing~",
    },
    {
      path: "Auto Parts & Accessories > Car Audio & Electronics",
      iab: "38",
      terms:
        "car audio, car stereo, car subwoofer, head unit, car electronics, mobile electronics~, vehicle electronics, car gps, backup camera, dash cam, dashcam, dashboard camera, car camera, remote starter, remote start, fm transmitter",
    },
    {
      path: "Auto Parts & Accessories > Security & Safety",
      iab: "35",
      terms: "car alarm, keyless entry, key fob, seat belt, airbag, roadside emergency kit",
    },
    {
      path: "Auto Parts & Accessories > Garage Tools & Equipment",
      iab: "32",
      terms: "auto tool, mechanic tool, floor jack, jack stand, obd scanner, obd2, gas can, fuel container",
    },
    {
      path: "Auto Service & Repair",
      iab: "34",
      terms: "auto service, mobile mechanic, state inspection, emissions test, smog check, check engine light, tune up",
    },
    { path: "Auto Service & Repair > Oil Change & Quick Lube", iab: "34", terms: "oil change, lube~" },
    {
      path: "Auto Service & Repair > Tire & Brake Service",
      iab: "34",
      terms: "tire service, wheel alignment, brake job",
    },
    {
      path: "Auto Service & Repair > Transmission & Engine Repair",
      iab: "34",
      terms:
        "transmission repair, engine repair, auto air conditioning, auto ac repair, car ac repair, radiator repair, engine diagnostic",
    },
    {
      path: "Auto Service & Repair > Collision & Glass",
      iab: "34",
      terms: "collision repair, collision center, body shop~, dent repair, windshield",
    },
    { path: "Auto Service & Repair > Car Wash", iab: "34", terms: "carwash, mobile detailing" },
    {
      path: "Auto Service & Repair > Roadside Assistance",
      iab: "28",
      terms: "road side assistance, roadside service, breakdown cover, motor club, auto locksmith",
    },
    {
      path: "Auto Service & Repair > Gas Stations & Fuel",
      iab: "86",
      terms:
        "gas station, gas stop, service station, filling station, gas and convenience, gas price, gasoline, gas pump, petrol, diesel~, fuel~, fuel economy, travel plaza, travel center~",
    },
    {
      path: "Auto Service & Repair > Parking & Driving School",
      iab: "34",
      terms:
        "parking garage, parking lot, parking service, toll pass, toll road, driving school, driving lesson, driver training, drivers license, learners permit, dmv, defensive driving",
    },
    { path: "Commercial & Fleet Vehicles", iab: "3", terms: "commercial vehicle, fleet~" },
    {
      path: "Commercial & Fleet Vehicles > Heavy & Medium Trucks",
      iab: "3",
      terms: "semi truck, semi trailer, tractor trailer, big rig, flatbed trailer, 18 wheeler, lorry, hgv",
    },
    { path: "Commercial & Fleet Vehicles > Work & Delivery Vans", iab: "7", terms: "cargo van, work van" },
    { path: "Commercial & Fleet Vehicles > Buses & Specialty", iab: "3", terms: "shuttle bus, transit bus, hearse" },
    {
      path: "Commercial & Fleet Vehicles > Fleet Management",
      iab: "3",
      terms: "fleet owner, fleet service, fleet telematics, electronic logging device",
    },
    {
      path: "Car Culture & Technology",
      iab: "25",
      terms:
        "car culture, gearhead, petrolhead, motorhead~, automotive news, auto news, car news, motor show, car cruise, auto show, car show, auto expo, concours",
    },
    {
      path: "Car Culture & Technology > Connected & Autonomous Cars",
      iab: "21",
      terms:
        "connected car, autonomous driving, driver assistance, adas, lane assist, cruise control, parking assist, infotainment, head up display, car app",
    },
    { path: "Car Culture & Technology > Concept & Future Cars", iab: "20", terms: "concept car, future car" },
  ],
}
