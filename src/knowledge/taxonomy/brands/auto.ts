import type { BrandTable } from "../types.ts"

export const autoBrands: BrandTable = {
  category: "Auto",
  nodes: [
    {
      path: "Auto Makes & Models > Domestic Makes",
      market: "B2C",
      names:
        "Ford, Chevrolet = Chevy, GMC, General Motors = GM, Dodge~, Jeep, Ram Trucks = Dodge Ram, Chrysler, Buick, Pontiac, Oldsmobile, Stellantis",
    },
    {
      path: "Auto Makes & Models > Asian Makes",
      market: "B2C",
      names:
        "Toyota, Honda, Nissan, Mazda, Subaru, Mitsubishi Motors = Mitsubishi, Isuzu, Hyundai, Kia, Geely, Tata Motors, Mahindra, Maruti Suzuki = Maruti",
    },
    {
      path: "Auto Makes & Models > European Makes",
      market: "B2C",
      names: "Volkswagen = VW, Fiat, Mini Cooper, Renault, Peugeot, Citroen, Opel, Vauxhall, Skoda, Dacia, Saab",
    },
    {
      path: "Luxury Cars",
      market: "B2C",
      names:
        "BMW, Mercedes-Benz = Mercedes = Benz, Audi, Lexus, Acura, Infiniti, Cadillac, Lincoln Motor = Lincoln~, Volvo, Genesis Motor = Genesis~, Jaguar Cars = Jaguar~, Land Rover",
    },
    {
      path: "Luxury Cars > Luxury Sedans",
      market: "B2C",
      names:
        "BMW 3 Series = 3 Series, BMW 5 Series, Mercedes C-Class = C-Class, Mercedes E-Class = E-Class, Mercedes S-Class = S-Class, Audi A4",
    },
    {
      path: "Luxury Cars > Luxury SUVs",
      market: "B2C",
      names:
        "Range Rover, Land Rover Defender, BMW X3, BMW X5, Mercedes GLC, Mercedes GLE, Mercedes G-Class = G-Wagon, Acura MDX = MDX",
    },
    {
      path: "Luxury Cars > Ultra-Luxury & Exotic",
      market: "B2C",
      names: "Rolls-Royce, Bentley~, Maserati, Bugatti",
    },
    {
      path: "Electric & Hybrid Vehicles",
      market: "B2C",
      names:
        "Tesla, Rivian, Lucid Motors = Lucid Air, Polestar, Fisker, BYD Auto = BYD, NIO~, Ford F-150 Lightning = F-150 Lightning, Tesla Cybertruck = Cybertruck",
    },
    {
      path: "Electric & Hybrid Vehicles > Electric SUVs",
      market: "B2C",
      names:
        "Tesla Model Y = Model Y, Tesla Model X = Model X, Ford Mustang Mach-E = Mach-E, Hyundai Ioniq 5 = Ioniq, Kia EV6 = EV6, Kia EV9 = EV9, Volkswagen ID.4 = ID.4, Audi e-tron",
    },
    {
      path: "Electric & Hybrid Vehicles > Electric Sedans",
      market: "B2C",
      names:
        "Tesla Model 3 = Model 3, Tesla Model S, Nissan Leaf, Chevrolet Bolt, Porsche Taycan = Taycan, Hyundai Ioniq 6 = Ioniq 6",
    },
    {
      path: "Electric & Hybrid Vehicles > Hybrids",
      market: "B2C",
      names: "Toyota Prius = Prius, Chevrolet Volt, Kia Niro = Niro",
    },
    {
      path: "SUVs & Crossovers > Compact SUVs",
      market: "B2C",
      names:
        "Toyota RAV4 = RAV4, Honda CR-V = CR-V = CRV, Nissan Rogue, Ford Escape, Chevrolet Equinox = Chevy Equinox, Mazda CX-5 = CX-5, Hyundai Tucson, Hyundai Kona, Kia Sportage = Sportage, Kia Soul, Subaru Forester, Jeep Cherokee",
    },
    {
      path: "SUVs & Crossovers > Midsize SUVs",
      market: "B2C",
      names:
        "Ford Explorer, Ford Edge, Toyota Highlander, Honda Pilot, Jeep Grand Cherokee = Grand Cherokee, Kia Telluride, Kia Sorento = Sorento, Hyundai Santa Fe, Chevrolet Traverse, GMC Acadia",
    },
    {
      path: "Trucks & Vans > Pickup Trucks",
      market: "B2C",
      names:
        "Ford F-150 = F-150 = F150, Ford Super Duty = F-250, Chevrolet Silverado = Silverado, GMC Sierra, Ram 1500, Toyota Tundra, Toyota Tacoma, Ford Ranger, Ford Maverick, Chevrolet Colorado, Nissan Frontier, Honda Ridgeline",
    },
    {
      path: "Trucks & Vans > Minivans",
      market: "B2C",
      names: "Honda Odyssey, Toyota Sienna, Chrysler Pacifica, Dodge Grand Caravan = Grand Caravan",
    },
    {
      path: "Trucks & Vans > Full-Size Vans",
      market: "B2B2C",
      names: "Ford Transit, Mercedes-Benz Sprinter, Ram ProMaster = ProMaster",
    },
    {
      path: "Sedans & Coupes > Compact Cars",
      market: "B2C",
      names:
        "Honda Civic, Toyota Corolla = Corolla, Hyundai Elantra = Elantra, Nissan Sentra = Sentra, Mazda3, Volkswagen Jetta = Jetta, Subaru Impreza = Impreza, Chevrolet Cruze, Ford Focus",
    },
    {
      path: "Sedans & Coupes > Midsize Cars",
      market: "B2C",
      names:
        "Toyota Camry = Camry, Honda Accord, Nissan Altima = Altima, Hyundai Sonata, Chevrolet Malibu = Chevy Malibu, Ford Fusion, Volkswagen Passat = Passat",
    },
    {
      path: "Sedans & Coupes > Full-Size Cars",
      market: "B2C",
      names: "Chrysler 300, Chevrolet Impala, Nissan Maxima, Dodge Charger",
    },
    {
      path: "Performance & Sports Cars",
      market: "B2C",
      names:
        "Porsche, Ferrari, Lamborghini, McLaren Automotive, Aston Martin, Chevrolet Corvette = Corvette, Toyota Supra",
    },
    {
      path: "Performance & Sports Cars > Muscle Cars",
      market: "B2C",
      names: "Ford Mustang = Mustang~, Chevrolet Camaro = Camaro, Dodge Challenger",
    },
    {
      path: "Classic & Collector Cars",
      market: "B2C",
      names: "Barrett-Jackson",
    },
    { path: "Used & Certified Pre-Owned", market: "B2C", names: "CarMax, Carvana, AutoNation" },
    {
      path: "Used & Certified Pre-Owned > Selling & Trade-In",
      market: "B2B2C",
      names: "Kelley Blue Book = KBB, Carfax, J.D. Power",
    },
    {
      path: "New Vehicles > Dealerships & Car Buying",
      market: "B2C",
      names: "Cars.com, Autotrader, CarGurus, TrueCar, Edmunds~",
    },
    {
      path: "Auto Parts & Accessories",
      market: "B2B2C",
      names:
        "AutoZone, O'Reilly Auto Parts = O'Reilly~, Advance Auto Parts = Advance Auto, NAPA Auto Parts = NAPA~, Pep Boys, RockAuto, Mopar, ACDelco",
    },
    {
      path: "Auto Parts & Accessories > Tires & Wheels",
      market: "B2C",
      names:
        "Michelin, Goodyear, Bridgestone, Firestone, Continental Tire, Pirelli, Cooper Tires, BFGoodrich, Hankook, Kumho",
    },
    {
      path: "Auto Parts & Accessories > Oils & Fluids",
      market: "B2C",
      names: "Castrol, Mobil 1, Pennzoil, Valvoline, Prestone",
    },
    {
      path: "Auto Service & Repair",
      market: "B2C",
      names:
        "Meineke, Midas~, AAMCO, Jiffy Lube, Valvoline Instant Oil Change, Safelite, Caliber Collision, Maaco, Mister Car Wash, AAA~, OnStar, E-ZPass",
    },
    {
      path: "Auto Service & Repair > Gas Stations & Fuel",
      market: "B2B2C",
      names:
        "Shell~, Exxon, Mobil, ExxonMobil, Chevron~, BP~, Texaco, Phillips 66, Conoco, Valero, Marathon Gas, Citgo, Sunoco, ARCO, Speedway~, QuikTrip, RaceTrac, Pilot Flying J = Flying J, Love's Travel Stops, Murphy USA, GasBuddy, Esso",
    },
    {
      path: "Commercial & Fleet Vehicles > Heavy & Medium Trucks",
      market: "B2B",
      names: "Freightliner, Peterbilt, Kenworth, Mack Trucks, PACCAR",
    },
    {
      path: "Car Culture & Technology",
      market: "B2C",
      names: "Car and Driver, MotorTrend, Road & Track",
    },
    {
      path: "Car Culture & Technology > Connected & Autonomous Cars",
      market: "B2B2C",
      names: "Waymo, Mobileye, Apple CarPlay = CarPlay, Android Auto",
    },
    {
      path: "Electric & Hybrid Vehicles",
      market: "B2B2C",
      names: "ChargePoint, Electrify America",
    },
    {
      path: "SUVs & Crossovers",
      market: "B2C",
      names:
        "Chevrolet Tahoe = Chevy Tahoe, Chevrolet Suburban = Chevy Suburban, GMC Yukon, Ford Expedition, Jeep Wrangler, Ford Bronco = Bronco~, Toyota 4Runner = 4Runner, Toyota Land Cruiser = Land Cruiser",
    },
    {
      path: "Sedans & Coupes",
      market: "B2C",
      names: "Volkswagen Golf = VW Golf, Mazda MX-5 Miata = Miata",
    },
    {
      path: "Auto Parts & Accessories",
      market: "B2C",
      names: "DieHard, Interstate Batteries, WeatherTech, Thule, Meguiar's, Turtle Wax, Armor All",
    },
  ],
}
