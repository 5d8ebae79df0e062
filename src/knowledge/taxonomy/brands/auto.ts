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
        "Toyota, Honda, Nissan, Mazda, Subaru, Mitsubishi Motors = Mitsubishi, Isuzu, Hyundai, Kia, Geely, Tata Motors, Mahindra, Maruti Suzuki = Maruti, Suzuki Cars, Daihatsu, SsangYong = KG Mobility, Great Wall Motors, Haval, Chery, Changan, MG Motor, GAC Motor, Dongfeng, SAIC Motor, Wuling, BAIC, JAC Motors, Foton~, Proton Cars, Perodua~, VinFast, Scion~, Datsun, Hino~, Togg, Jaecoo, Tank 300",
    },
    {
      path: "Auto Makes & Models > European Makes",
      market: "B2C",
      names:
        "Volkswagen = VW, Fiat, Mini Cooper, Renault, Peugeot, Citroen, Opel, Vauxhall, Skoda, Dacia, Saab, SEAT Cars, Cupra, Alfa Romeo, Lancia, Smart Fortwo, DS Automobiles, Alpine Cars, Lada, Rover Cars, Lotus Cars, Morgan Motor, Abarth, Autobianchi, Trabant~, Wartburg Car, Ineos Grenadier, Caterham, Borgward",
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
        "Tesla, Rivian, Lucid Motors = Lucid Air, Polestar, Fisker, BYD Auto = BYD, NIO~, Ford F-150 Lightning = F-150 Lightning, Tesla Cybertruck = Cybertruck, Xpeng, Li Auto, Zeekr, Lynk & Co, Leapmotor, Aiways, Ora Funky Cat, BYD Seal, BYD Dolphin, BYD Atto 3, BYD Han, Nio ET5, MG4 EV, MG ZS EV, Renault Zoe, Renault 5 E-Tech, Megane E-Tech, Dacia Spring, Fiat 500e, Peugeot e-208, Opel Corsa-e, Citroën ë-C3, Citroën Ami, VW ID.3 = Volkswagen ID.3, VW ID.7, ID. Buzz, Cupra Born, Skoda Enyaq, Audi Q4 e-tron, Audi Q8 e-tron, BMW i3, BMW i4, BMW i5, BMW iX, BMW iX3, Mercedes EQA, Mercedes EQB, Mercedes EQE, Mercedes EQS, Polestar 2, Polestar 3, Volvo EX30, Volvo EX90, Volvo XC40 Recharge, Kia EV3, Kia EV5, Hyundai Kona Electric, Hyundai Inster, Genesis GV60, Nissan Ariya, Toyota bZ4X, Subaru Solterra, Lexus RZ, Honda Prologue, Honda e~, Chevrolet Blazer EV, Chevrolet Equinox EV, Cadillac Lyriq, GMC Hummer EV, Rivian R1T, Rivian R1S, Rivian R2, Lucid Gravity, Silverado EV, Canoo, Faraday Future, Aptera, Tata Nexon EV, Tata Tiago EV, Mahindra XUV400, Ola Electric, Ather Energy, Wuling Mini EV, VinFast VF8, Jeep Avenger, Mini Electric, Smart #1, EVgo, Blink Charging, Tesla Supercharger, Ionity, Fastned, Allego Charging, EnBW mobility+, Pod Point, Gridserve, BP Pulse, Shell Recharge, Osprey Charging, Wallbox, JuiceBox, Zaptec, Easee~, Kempower, Electra Charging",
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
    {
      path: "Used & Certified Pre-Owned",
      market: "B2C",
      names:
        "CarMax, Carvana, AutoNation, Vroom Cars, Shift Cars, DriveTime, EchoPark, Carbravo, Cazoo, Cinch Cars, Motorpoint, Arnold Clark, Evans Halshaw, Auto Trader UK~, Motors.co.uk, webuyanycar, Carwow, mobile.de, AutoScout24, Autohero, wirkaufendeinauto, heycar, pkw.de, La Centrale, Aramisauto, Spoticar, Coches.net, Flexicar, OcasionPlus, Clicars, Autoscout24 Italia, brumbrum, AutoTrack, Otomoto, Mobile.bg, AAA Auto, Blocket Bil, Kvdbil, Bilbasen, Webmotors, iCarros, Kavak, OLX Autos, Carsales, Drive.com.au, Gumtree Cars, Turners Cars, Goo-net, Car Sensor Japan, Gulliver Japan, CarDekho, Cars24, Spinny~, CarWale, Encar, Carousell Auto, WeBuyCars, Cars.co.za, Dubizzle Motors, CarSwitch, YallaMotor, Auto.ru, Drom.ru, AutoTrader Canada, Clutch Canada, Canada Drives, CarGurus Canada, KBB Instant Offer, Bring a Trailer, Cars & Bids, Hemmings~, Mecum, Copart, IAA Auctions, Manheim~, ADESA, ACV Auctions",
    },
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
        "Chevrolet Tahoe = Chevy Tahoe, Chevrolet Suburban = Chevy Suburban, GMC Yukon, Ford Expedition, Jeep Wrangler, Ford Bronco = Bronco~, Toyota 4Runner = 4Runner, Toyota Land Cruiser = Land Cruiser, Toyota Sequoia, Toyota Fortuner, Toyota C-HR, Toyota Corolla Cross, Toyota Yaris Cross, Toyota Venza, Toyota Grand Highlander, Honda HR-V, Honda Passport, Honda BR-V, Nissan Qashqai, Nissan Juke, Nissan X-Trail, Nissan Pathfinder, Nissan Murano, Nissan Kicks, Nissan Armada, Nissan Patrol, Nissan Magnite, Mazda CX-30, Mazda CX-50, Mazda CX-60, Mazda CX-90, Mazda CX-3, Subaru Outback, Subaru Crosstrek, Subaru Ascent, Mitsubishi Outlander, Mitsubishi Eclipse Cross, Mitsubishi Pajero, Mitsubishi ASX, Suzuki Vitara, Suzuki Jimny, Suzuki S-Cross, Maruti Brezza, Maruti Grand Vitara, Maruti Fronx, Hyundai Creta, Hyundai Venue, Hyundai Palisade, Hyundai Bayon, Hyundai Exter, Kia Seltos, Kia Sonet, Kia Stonic, Kia Carens, Tata Nexon, Tata Harrier, Tata Punch, Tata Safari, Mahindra Scorpio, Mahindra Thar, Mahindra XUV700, MG Hector, MG Astor, Haval H6, Haval Jolion, Chery Tiggo, Volkswagen Tiguan, Volkswagen Atlas, Volkswagen Taos, Volkswagen T-Roc, Volkswagen T-Cross, Volkswagen Touareg, Volkswagen Nivus, Volkswagen Taigun, Skoda Kodiaq, Skoda Karoq, Skoda Kamiq, Skoda Kushaq, SEAT Ateca, SEAT Arona, SEAT Tarraco, Cupra Formentor, Opel Mokka, Opel Crossland, Opel Grandland, Peugeot 2008, Peugeot 3008, Peugeot 5008, Citroën C3 Aircross, Citroën C5 Aircross, Renault Captur, Renault Kadjar, Renault Austral, Renault Duster, Renault Kwid, Renault Kiger, Renault Scenic E-Tech, Dacia Duster, Dacia Jogger, Dacia Bigster, Fiat 500X, Fiat Pulse, Fiat Fastback, Alfa Romeo Stelvio, Alfa Romeo Tonale, Jeep Compass, Jeep Renegade, Jeep Gladiator, Jeep Wagoneer, Jeep Commander, Ford Bronco Sport, Ford Kuga, Ford Puma, Ford EcoSport, Ford Everest, Ford Territory, Chevrolet Trailblazer, Chevrolet Trax, Chevrolet Blazer, Chevrolet Tracker, Chevrolet Captiva, GMC Terrain, Buick Enclave, Buick Encore, Buick Envision, Dodge Durango, Dodge Journey, Dodge Hornet, Cadillac Escalade, Cadillac XT5, Lincoln Navigator, Lincoln Aviator, Lincoln Nautilus, Lincoln Corsair, Lexus RX, Lexus NX, Lexus GX, Lexus LX, Lexus UX, Lexus TX, Acura RDX, Infiniti QX60, Infiniti QX80, Genesis GV70, Genesis GV80, Audi Q2, Audi Q3, Audi Q5, Audi Q7, Audi Q8, BMW X1, BMW X2, BMW X4, BMW X6, BMW X7, Mercedes GLA, Mercedes GLB, Mercedes GLS, Porsche Cayenne, Porsche Macan, Jaguar F-Pace, Jaguar E-Pace, Jaguar I-Pace, Range Rover Evoque, Range Rover Sport, Range Rover Velar, Land Rover Discovery, Discovery Sport, Volvo XC40, Volvo XC60, Volvo XC90, Maserati Levante, Maserati Grecale, Bentley Bentayga, Lamborghini Urus, Rolls-Royce Cullinan, Aston Martin DBX, Ferrari Purosangue",
    },
    {
      path: "Sedans & Coupes",
      market: "B2C",
      names:
        "Volkswagen Golf = VW Golf, Mazda MX-5 Miata = Miata, Toyota Avalon, Toyota Crown, Toyota Yaris, Toyota Aygo, Toyota Etios, Toyota Vios, Toyota GR86, Honda Fit, Honda Jazz, Honda City, Honda Insight, Honda Clarity, Nissan Versa, Nissan Micra, Nissan Note, Nissan Skyline, Mazda6, Mazda2, Mazda MX-5, Subaru Legacy, Subaru WRX, Subaru BRZ, Mitsubishi Mirage, Mitsubishi Lancer, Suzuki Swift, Suzuki Ignis, Suzuki Alto, Maruti Alto, Maruti Baleno, Maruti Dzire, Maruti WagonR, Maruti Ertiga, Hyundai i10, Hyundai i20, Hyundai i30, Hyundai Accent, Hyundai Verna, Hyundai Aura, Hyundai HB20, Hyundai Ioniq Hybrid, Kia Rio, Kia Picanto, Kia Ceed, Kia Forte, Kia K5, Kia Optima, Kia Stinger, Kia Cerato, Tata Tiago, Tata Altroz, Tata Tigor, Golf GTI, Volkswagen Polo, Volkswagen Up, Volkswagen Beetle, Volkswagen Arteon, Volkswagen Virtus, Volkswagen Gol, Volkswagen Voyage, Skoda Octavia, Skoda Fabia, Skoda Superb, Skoda Scala, Skoda Slavia, SEAT Ibiza, SEAT León, Opel Astra = Vauxhall Astra, Opel Corsa = Vauxhall Corsa, Opel Insignia, Opel Adam, Peugeot 108, Peugeot 208, Peugeot 308, Peugeot 508, Citroën C1, Citroën C3, Citroën C4, Renault Clio, Renault Megane, Renault Twingo, Renault Sandero, Renault Logan, Dacia Sandero, Dacia Logan, Fiat 500, Fiat Panda, Fiat Tipo, Fiat Punto, Fiat Uno, Fiat Argo, Fiat Mobi, Fiat Cronos, Fiat Palio, Lancia Ypsilon, Alfa Romeo Giulia, Alfa Romeo Giulietta, Ford Fiesta, Ford Mondeo, Ford Ka, Ford Figo, Ford Taurus, Chevrolet Spark, Chevrolet Sonic, Chevrolet Onix, Chevrolet Aveo, Chevrolet Prisma, Buick LaCrosse, Buick Regal, Cadillac CT4, Cadillac CT5, Dodge Dart, Lexus ES, Lexus IS, Lexus LS, Acura TLX, Acura Integra, Infiniti Q50, Genesis G70, Genesis G80, Genesis G90, Audi A1, Audi A3, Audi A5, Audi A6, Audi A7, Audi A8, Audi TT, Audi R8, BMW 1 Series, BMW 2 Series, BMW 4 Series, BMW 7 Series, BMW M3, BMW M4, BMW M5, BMW Z4, Mercedes A-Class, Mercedes B-Class, Mercedes CLA, Mercedes CLS, Mercedes AMG GT, Mercedes SL, Porsche 911, Porsche Boxster, Porsche Cayman, Porsche Panamera, Jaguar XE, Jaguar XF, Jaguar F-Type, Volvo S60, Volvo S90, Volvo V60, Volvo V90, Mini Countryman, Mini Clubman, Nissan GT-R, Nissan 370Z, Honda S2000, Mazda RX-7, Dodge Viper, Ford GT, Chevrolet Camaro ZL1, Ferrari 488, Ferrari Roma, Lamborghini Huracán, Lamborghini Aventador, McLaren 720S, Bugatti Chiron, Koenigsegg, Pagani~, Rimac, Lotus Emira, Alpine A110, Toyota GR Yaris, Hyundai i20 N, Mercedes-Maybach = Maybach, Lada Niva, Lada Vesta, Proton Saga, Perodua Myvi, Daihatsu Tanto, Honda N-Box, Suzuki Wagon R, Suzuki Hustler",
    },
    {
      path: "Auto Parts & Accessories",
      market: "B2C",
      names:
        "DieHard, Interstate Batteries, WeatherTech, Thule, Meguiar's, Turtle Wax, Armor All, Halfords, Euro Car Parts, GSF Car Parts, ATU Auto, Autodoc, kfzteile24, Oscaro, Norauto, Feu Vert, Midas France, Mister-Auto, Autobacs, Yellow Hat Japan, Supercheap Auto, Repco, Canadian Tire Auto, PartsSource, CARiD, 1A Auto, Husky Liners, Covercraft, Rain-X, Chemical Guys, Mothers Polish, Adam's Polishes, Griot's Garage, Sonax, Autoglym, Bosch Wiper, Trico Wipers, K&N Filters, Fram Filters, NGK Spark Plugs, Denso Spark Plugs, Champion Spark Plugs, Optima Batteries, DieHard Battery, Odyssey Battery, Varta Batterie, Exide~, Brembo, EBC Brakes, Bilstein, KYB Shocks, Monroe Shocks, Eibach, Borla~, MagnaFlow, Flowmaster, Yakima Racks, Discount Tire, Tire Rack, America's Tire, Les Schwab, Big O Tires, Mavis Tire, NTB~, Kwik Fit, National Tyres, Reifen.com, Allopneus, Euromaster, Point S, Vredestein, Nokian Tyres, Falken, Toyo Tires, Yokohama Tire, Nitto Tire, Nexen, General Tire, Apollo Tyres, MRF Tyres, CEAT Tyres, JK Tyre, Giti, Sumitomo Tires, Dunlop Tyres, Kenda~, Kenwood Car Audio, Pioneer Car Audio, Alpine Car Audio, Rockford Fosgate, Viper Alarm, LoJack, Liqui Moly, Motul, Total Quartz, ELF Oil, Royal Purple, Amsoil, Quaker State, Lucas Oil, Havoline, Repsol Lubricantes, Petronas Syntium, Ipiranga, Shell Helix",
    },
    {
      path: "Trucks & Vans",
      market: "B2C",
      names:
        "Toyota Hilux, Nissan Navara, Nissan Titan, Mitsubishi L200, Mitsubishi Triton, Isuzu D-Max, Mazda BT-50, Volkswagen Amarok, Fiat Strada, Fiat Toro, Chevrolet S10, Chevrolet Montana, Ram Rampage, Ram 2500, Ford F-350, GMC Canyon, Hyundai Santa Cruz, Kia Carnival, Chrysler Voyager, Toyota Innova, Toyota HiAce, Toyota Alphard, Toyota Proace, Honda Stepwgn, Nissan Serena, Nissan Elgrand, Volkswagen Transporter, Volkswagen Multivan, Volkswagen California, Volkswagen Caddy, Volkswagen Crafter, Volkswagen Saveiro, Ford Transit Connect, Ford Tourneo, Ford Galaxy, Ford S-Max, Mercedes V-Class, Mercedes Vito, Mercedes Citan, Renault Kangoo, Renault Trafic, Renault Master, Renault Espace, Renault Oroch, Peugeot Partner, Peugeot Rifter, Peugeot Expert, Peugeot Boxer, Citroën Berlingo, Citroën Jumpy, Citroën Jumper, Opel Combo, Opel Vivaro, Opel Zafira, Fiat Doblò, Fiat Ducato, Fiat Fiorino, Fiat Scudo, Iveco Daily, Seat Alhambra, Dacia Dokker, Chevrolet Express, GMC Savana, Nissan NV200, Suzuki Carry, Tata Ace, Mahindra Bolero, GWM Ute, LDV T60",
    },
  ],
}
