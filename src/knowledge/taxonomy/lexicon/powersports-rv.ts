import type { LexiconTable } from "../types.ts"

export const powersportsRv: LexiconTable = {
  category: "Powersports & RV",
  nodes: [
    {
      path: "Motorcycles",
      iab: "27",
      terms:
        "motorcycle, motorbike, motor bike, motor cycle, motorcycling, motorcyclist, biker, bike week, bike rally, powersport, powersports vehicle",
    },
    {
      path: "Motorcycles > Cruisers & Touring",
      iab: "27",
      terms: "cruiser motorcycle, bagger~, chopper~, v twin, sport touring",
    },
    {
      path: "Motorcycles > Sport & Street Bikes",
      iab: "27",
      terms: "sport bike, sportbike, street bike, naked bike, superbike, cafe racer, crotch rocket",
    },
    {
      path: "Motorcycles > Adventure & Dual Sport",
      iab: "27",
      terms: "adventure motorcycle, adventure bike, dual sport",
    },
    { path: "Motorcycles > Electric & Custom Motorcycles", iab: "27", terms: "electric motorcycle, trike~, sidecar" },
    { path: "Scooters & Mopeds", iab: "29", terms: "moped, motorscooter, scooter~, 50cc, 125cc" },
    {
      path: "ATVs & Dirt Bikes",
      iab: "14",
      terms: "off road vehicle, off highway vehicle, ohv, off roading, offroading, trail riding~, off road, offroad",
    },
    {
      path: "ATVs & Dirt Bikes > ATVs",
      iab: "14",
      terms: "atv, all terrain vehicle, four wheeler, 4 wheeler, quad bike, quadbike, sport quad",
    },
    {
      path: "ATVs & Dirt Bikes > UTVs & Side by Sides",
      iab: "14",
      terms:
        "utv, side by side, side by side vehicle, sxs~, utility task vehicle, utility vehicle, dune buggy, sand rail, go kart, gokart",
    },
    {
      path: "ATVs & Dirt Bikes > Dirt Bikes",
      iab: "519",
      terms: "dirtbike, motocross bike, mx bike, pit bike, mini bike, trail bike, dirt biking",
    },
    {
      path: "Boats & Watercraft",
      iab: "530",
      terms: "boat, boating, watercraft, boater, marine vehicle, marina~, dinghy, rowboat, nautical~, seamanship",
    },
    {
      path: "Boats & Watercraft > Powerboats",
      iab: "530",
      terms:
        "power boat, powerboat, speedboat, motorboat, cabin cruiser, bowrider, runabout, center console~, airboat, houseboat",
    },
    { path: "Boats & Watercraft > Fishing Boats", iab: "530", terms: "skiff" },
    { path: "Boats & Watercraft > Pontoons", iab: "530", terms: "pontoon, tritoon" },
    {
      path: "Boats & Watercraft > Sailboats & Sailing",
      iab: "530",
      terms: "sailboat, sailing, catamaran, regatta, mast~",
    },
    { path: "Boats & Watercraft > Yachts", iab: "530", terms: "yacht, yachting, superyacht, megayacht" },
    {
      path: "Boats & Watercraft > Boat Parts & Accessories",
      iab: "530",
      terms:
        "boat part, marine part, marine accessory, marine supply, marine equipment, outboard, inboard motor, marine engine, trolling motor, bimini top, anchor~, chartplotter, chart plotter, marine radio, marine battery, marine audio, marine paint, boat lighting, bilge pump, boat ladder",
    },
    {
      path: "RVs & Campers",
      iab: "677",
      terms: "rv, recreational vehicle, recreation vehicle, rver, rving, rv travel",
    },
    { path: "RVs & Campers > Motorhomes", iab: "677", terms: "motorhome, motor home, diesel pusher, toy hauler" },
    {
      path: "RVs & Campers > Travel Trailers & Fifth Wheels",
      iab: "677",
      terms:
        "travel trailer, camping trailer, fifth wheel, 5th wheel, teardrop trailer, caravan~, tent trailer, camper~, truck camper",
    },
    {
      path: "RVs & Campers > Camper Vans & Van Life",
      iab: "677",
      terms: "camper van, campervan, van life, vanlife, van conversion, converted van",
    },
    {
      path: "RVs & Campers > RV Parks & Camping",
      iab: "677",
      terms: "rv park, rv resort, rv campground, rv camping, boondocking, rv trip, caravan park",
    },
    {
      path: "RVs & Campers > RV Parts & Accessories",
      iab: "677",
      terms:
        "rv part, rv awning, rv air conditioner, rv toilet, rv mattress, rv furniture, rv refrigerator, rv solar, rv tire, rv appliance, rv gps",
    },
    { path: "Snowmobiles & Jet Skis", iab: "498", terms: "winter powersport, personal watercraft and snowmobile" },
    {
      path: "Snowmobiles & Jet Skis > Snowmobiles",
      iab: "498",
      terms: "snowmobile, snowmobiling, snowmobiler, snow machine, snow bike",
    },
    {
      path: "Snowmobiles & Jet Skis > Jet Skis",
      iab: "498",
      terms: "jet ski, jetski, jet skiing, water scooter, waverunner",
    },
    { path: "Powersports Parts & Gear", iab: "32", terms: "powersports part, scooter part, atv tire, atv winch" },
    {
      path: "Powersports Parts & Gear > Motorcycle Parts",
      iab: "32",
      terms: "motorcycle tire, motorcycle luggage, saddlebag, motorcycle windshield, motorcycle brake",
    },
    {
      path: "Powersports Parts & Gear > Riding Gear & Helmets",
      iab: "32",
      terms:
        "motorcycle helmet, motorcycle jacket, motorcycle apparel, motorcycle boot, motorcycle clothing, riding gear, motocross gear, motocross helmet, riding jacket, snowmobile jacket, powersports apparel",
    },
    {
      path: "Electric Bikes & Micromobility",
      iab: "492",
      terms: "micromobility, micro mobility, personal mobility device, rideable, last mile mobility",
    },
    {
      path: "Electric Bikes & Micromobility > Electric Bikes",
      iab: "492",
      terms: "electric bicycle, e bike, ebike, e bicycle, pedal assist, electric mountain bike, e mountain bike",
    },
    {
      path: "Electric Bikes & Micromobility > Electric Scooters & Boards",
      iab: "492",
      terms:
        "electric scooter, e scooter, escooter, kick scooter electric, electric skateboard, e skateboard, hoverboard, electric unicycle, onewheel, electric longboard, segway~",
    },
    {
      path: "Electric Bikes & Micromobility > Bike & Scooter Sharing",
      iab: "492",
      terms: "scooter share, scooter rental, shared scooter, dockless bike",
    },
    {
      path: "Electric Bikes & Micromobility > Golf Carts & LSVs",
      iab: "14",
      terms: "golf cart, golf car, low speed vehicle, neighborhood electric vehicle",
    },
    {
      path: "Private Aviation",
      iab: "118",
      terms:
        "general aviation, private plane, aviation~, aviator~, aircraft~, airplane ownership, small plane, aviation headset, aviation fuel, hangar~, kit plane, flight school",
    },
    {
      path: "Private Aviation > Private Jets & Charter",
      iab: "118",
      terms: "private jet, air charter, charter flight, private flight, private air travel, jet~",
    },
    {
      path: "Private Aviation > Pilots & Flight Training",
      iab: "118",
      terms:
        "private pilot, pilot license, flight training, flying lesson, student pilot, pilot supply, recreational pilot, instrument rating, flying club",
    },
    {
      path: "Private Aviation > Helicopters & Light Aircraft",
      iab: "118",
      terms:
        "helicopter, ultralight, light sport aircraft, glider~, gyrocopter, seaplane, float plane, evtol, hot air balloon~",
    },
  ],
}
