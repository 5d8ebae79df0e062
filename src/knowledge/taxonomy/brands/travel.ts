import type { BrandTable } from "../types.ts"

export const travelBrands: BrandTable = {
  category: "Travel",
  nodes: [
    {
      path: "Air Travel",
      market: "B2B2C",
      names:
        "American Airlines, Delta Air Lines = Delta Airlines, United Airlines, Southwest Airlines, Alaska Airlines, JetBlue, Hawaiian Airlines, Air Canada, British Airways, Lufthansa, Air France, KLM, Emirates~, Qatar Airways, Etihad, Singapore Airlines, Cathay Pacific, Qantas, Japan Airlines = JAL, Korean Air, Turkish Airlines, TAP Air Portugal, Aer Lingus, Virgin Atlantic, Virgin Australia, SAS Scandinavian Airlines = Scandinavian Airlines, Icelandair, LATAM Airlines = LATAM~, Avianca, Copa Airlines, Aeromexico, Air India, Air China, Thai Airways, WestJet",
    },
    {
      path: "Air Travel > Low Cost Airlines",
      market: "B2C",
      names:
        "Spirit Airlines, Frontier Airlines, Allegiant, Sun Country, Ryanair, easyJet, Wizz Air, Volaris, AirAsia, IndiGo Airlines",
    },
    {
      path: "Hotels & Resorts",
      market: "B2B2C",
      names:
        "Marriott, Hilton, Hyatt, IHG = InterContinental Hotels Group, Wyndham, Choice Hotels, Best Western, Accor, Radisson, Sheraton, Westin, Residence Inn, Embassy Suites, DoubleTree, Crowne Plaza, Homewood Suites, Staybridge Suites, SpringHill Suites, Premier Inn",
    },
    {
      path: "Hotels & Resorts > Boutique & Luxury Hotels",
      market: "B2C",
      names:
        "Ritz-Carlton, Four Seasons Hotels, St. Regis, Waldorf Astoria, Mandarin Oriental, W Hotels, JW Marriott, Park Hyatt, Fairmont Hotels, Sofitel, Peninsula Hotels, Rosewood Hotels, Conrad Hotels, Taj Hotels",
    },
    {
      path: "Hotels & Resorts > Budget & Midscale Hotels",
      market: "B2C",
      names:
        "Holiday Inn, Hampton Inn = Hampton by Hilton, Fairfield Inn, La Quinta, Days Inn, Super 8, Motel 6, Comfort Inn, Comfort Suites, Quality Inn, Econo Lodge, Red Roof, Ramada, Howard Johnson, Travelodge, Microtel, Extended Stay America, Home2 Suites, Country Inn & Suites",
    },
    {
      path: "Cruises",
      market: "B2C",
      names:
        "Carnival Cruise, Royal Caribbean, Norwegian Cruise Line = NCL, Princess Cruises, Celebrity Cruises, Holland America, Disney Cruise Line, MSC Cruises, Viking Cruises, Regent Seven Seas, Oceania Cruises, Silversea, Seabourn, Costa Cruises, AIDA Cruises, TUI Cruises = Mein Schiff, P&O Cruises, Cunard, Fred Olsen Cruises, Marella Cruises, Azamara, Windstar, Virgin Voyages, Hurtigruten, Ponant~, CroisiEurope, A-ROSA, Margaritaville at Sea, Explora Journeys, Viking River, AmaWaterways, Uniworld, Avalon Waterways",
    },
    {
      path: "Vacation Packages & Deals",
      market: "B2C",
      names:
        "Expedia, Booking.com, Priceline, Kayak.com, Orbitz, Travelocity, Hotels.com, Hotwire~, Trivago, Tripadvisor, Skyscanner, Google Flights, Hopper~, CheapOair, Cheapflights, Agoda, Trip.com, MakeMyTrip, Viator, TUI, Thomas Cook, Jet2holidays, easyJet holidays, On the Beach Holidays, Loveholidays, Teletext Holidays, Hays Travel, Trailfinders, Kuoni~, Virgin Holidays, First Choice Holidays, Neilson Holidays, Mark Warner Holidays, Travel Republic, lastminute.com, Secret Escapes, Travelzoo, Dertour, FTI Touristik, Alltours, Schauinsland-Reisen, Check24 Reisen, HolidayCheck, Ab-in-den-Urlaub, weg.de, Urlaubspiraten, Sonnenklar.TV, Opodo, eDreams, Go Voyages, Fram Voyages, Voyage Privé, Karavel, Promovacances, Marmara Voyages, Look Voyages, Havas Voyages, Evaneos, Logitravel, Viajes El Corte Inglés, Halcón Viajes, Nautalia, Destinia, Atrápalo, Rumbo.es, Alpitour, Veratour, Francorosso, Volagratis, Sunweb, Corendon, D-reizen, Prijsvrij, Itaka, Rainbow Tours, Coral Travel, Apollo Rejser, Ving Resor, Spies Rejser, CVC Viagens, Decolar = Despegar, 123milhas, Hurb, MaxMilhas, Price Travel, BestDay, Almundo, Flight Centre, Webjet, Luxury Escapes, Helloworld Travel, House of Travel NZ, Sunwing Vacations, redtag.ca, Transat Holidays, JTB Travel, H.I.S. Travel = HIS Japan, Jalan.net, Rakuten Travel, Ikyu~, Yanolja, Hana Tour, Mode Tour, Klook, KKday, Traveloka, Tiket.com, Ctrip, Fliggy, Qunar, Tuniu, Yatra, Cleartrip, EaseMyTrip, ixigo, Goibibo, SOTC, Thomas Cook India, Almosafer, Wego, Travelstart, Momondo, Kiwi.com, Google Hotels, HotelTonight, Hotel.de, HRS Hotels, Momondo Flights, Scott's Cheap Flights = Going Flights, Secret Flying, The Points Guy, Costco Travel, AAA Travel, Apple Vacations, Funjet, Pleasant Holidays, Gate 1 Travel, Tauck, Trafalgar Tours, Globus Tours, Collette Tours, Road Scholar, Insight Vacations, Intrepid Travel, G Adventures, Contiki~, EF Tours, Abercrombie & Kent, Backroads Tours, REI Adventures, GetYourGuide, Musement, Tiqets, Civitatis, Headout, RVshare",
    },
    {
      path: "Car Rental & Rideshare",
      market: "B2B2C",
      names:
        "Enterprise Rent-A-Car = Enterprise Car Rental, Hertz, Avis, Budget Rent a Car = Budget Car Rental, National Car Rental, Alamo Rent a Car = Alamo Car Rental, Dollar Rent A Car = Dollar Car Rental, Sixt, Europcar",
    },
    {
      path: "Car Rental & Rideshare > Rideshare & Taxi",
      market: "B2C",
      names:
        "Uber, Lyft, Bolt Ride, Grab App, Gojek, Ola Cabs, Rapido India, DiDi Rides, Cabify, FreeNow, Careem, Yandex Taxi, 99 App Brasil, inDrive, Gett, Addison Lee",
    },
    {
      path: "Rail & Bus Travel",
      market: "B2C",
      names:
        "Amtrak, Acela, Brightline, Greyhound Bus, Megabus, FlixBus, Eurostar, Eurail, Rail Europe, Trainline, Omio, Rome2Rio, Deutsche Bahn, SNCF Connect, TGV inoui, Ouigo, Thalys, Renfe, Iryo~, Trenitalia, Italo Treno, ÖBB Nightjet, SBB Railway, NS Reizigers, LNER, Avanti West Coast, National Express, Blablacar, Busbud, redBus, ADO México, ClickBus, Via Rail, JR East, JR Pass, Shinkansen, Korail, IRCTC",
    },
    {
      path: "Vacation Rentals & Timeshares",
      market: "B2C",
      names:
        "Airbnb, Vrbo, Marriott Vacation Club, Hilton Grand Vacations, Bluegreen Vacations, Sonder Stays, Plum Guide, Vacasa, Evolve Vacation Rentals, HomeToGo, FeWo-direkt, Gîtes de France, Abritel, Interhome, Novasol, Holidu, Casamundo, TrustedHousesitters, HomeExchange, Hipcamp, Cottages.com, Sykes Cottages, Canopy & Stars, Under the Doormat",
    },
    {
      path: "Luggage & Travel Gear",
      market: "B2C",
      names: "Samsonite, Tumi, Away Luggage, American Tourister",
    },
    {
      path: "Beach & Adventure Travel > Ski & Snow Travel",
      market: "B2C",
      names: "Vail Resorts, Aspen Snowmass, Park City Mountain, Whistler Blackcomb",
    },
    {
      path: "Air Travel",
      market: "B2C",
      names:
        "SkyMiles, MileagePlus, Rapid Rewards, Iberia Airlines, Swiss International Air Lines, Austrian Airlines, Brussels Airlines, ITA Airways, Alitalia, Finnair, LOT Polish Airlines, Czech Airlines, TAROM, Air Serbia, Croatia Airlines, Aegean Airlines, Olympic Air, Air Europa, Condor Airlines, Eurowings, Air Caraïbes, French Bee, Air Transat, Porter Airlines, Flair Airlines, Sunwing, Breeze Airways, Avelo~, JSX Air, Cape Air, Aerolíneas Argentinas, GOL Linhas Aéreas, Azul Linhas Aéreas, Viva Aerobus, Wingo~, JetSMART, Sky Airline, Flybondi, Boliviana de Aviación, Saudia~, flynas, flyadeal, Riyadh Air, Oman Air, Gulf Air, Kuwait Airways, Royal Jordanian, Middle East Airlines, El Al, EgyptAir, Royal Air Maroc, Tunisair, Ethiopian Airlines, Kenya Airways, RwandAir, South African Airways, FlySafair, Airlink~, Air Peace, Pegasus Airlines, SunExpress, AnadoluJet, Aeroflot, S7 Airlines, Air Astana, Uzbekistan Airways, Pakistan International Airlines, SriLankan Airlines, Biman Bangladesh, Vistara, SpiceJet, Akasa Air, Air India Express, All Nippon Airways = ANA Airlines, Peach Aviation, Jetstar, Skymark, Asiana Airlines, Jeju Air, T'way Air, Jin Air, China Southern, China Eastern, Hainan Airlines, Spring Airlines, XiamenAir, EVA Air, China Airlines, Starlux, Cebu Pacific, Philippine Airlines, Vietnam Airlines, VietJet, Bangkok Airways, Nok Air, Malaysia Airlines, Batik Air, Scoot Airlines, Garuda Indonesia, Lion Air, Citilink, Air New Zealand, Fiji Airways, Rex Airlines, Norwegian Air, Transavia, Vueling, Volotea, Jet2, TUI fly, Loganair, Blue Islands Air, PLAY Airlines, Air Baltic, Smartwings, Level Airlines, Wheels Up",
    },
    {
      path: "Hotels & Resorts",
      market: "B2C",
      names:
        "Sandals Resorts, Club Med, Great Wolf Lodge, Courtyard by Marriott, Aloft Hotels, Moxy Hotels, AC Hotels, Element Hotels, Delta Hotels, Le Méridien, Renaissance Hotels, Autograph Collection, Tribute Portfolio, TownePlace Suites, Gaylord Hotels, Bulgari Hotels, Edition Hotels, Hilton Garden Inn, Tru by Hilton, Canopy by Hilton, Curio Collection, Tapestry Collection, Motto by Hilton, LXR Hotels, Hyatt Regency, Grand Hyatt, Hyatt Place, Hyatt House, Andaz~, Thompson Hotels, Alila Hotels, Kimpton~, Hotel Indigo, voco Hotels, Candlewood Suites, Avid Hotels, Even Hotels, Six Senses, Regent Hotels, InterContinental Hotels, Wyndham Grand, Dolce Hotels, Baymont, Wingate by Wyndham, Hawthorn Suites, Tryp by Wyndham, Cambria Hotels, Ascend Hotel, MainStay Suites, WoodSpring Suites, Sleep Inn, Clarion Hotel, Rodeway Inn, Drury Hotels, Omni Hotels, Loews Hotels, Sonesta, Red Lion Hotels, Studio 6, Ibis Hotels, ibis budget, Novotel, Mercure~, Pullman Hotels, Swissôtel, Mövenpick Hotels, Raffles Hotels, Banyan Tree, MGallery, Mama Shelter, 25hours Hotels, hotelF1, Adagio Aparthotel, Campanile Hotels, Kyriad, Première Classe Hotels, B&B Hotels, Louvre Hotels, Golden Tulip, Barrière Hotels, Oetker Collection, Motel One, Premier Inn Deutschland, Maritim Hotels, Steigenberger, Dorint, Leonardo Hotels, A&O Hostels, Meininger Hotels, Lindner Hotels, Kempinski, Falkensteiner, Robinson Club, Aldiana, Scandic Hotels, Clarion Collection, Strawberry Hotels, Elite Hotels Sweden, NH Hotels, Meliá Hotels, Sol Hotels, Iberostar, Riu Hotels, Barceló Hotels, Catalonia Hotels, H10 Hotels, Bahia Principe, Palladium Hotels, Hard Rock Hotels, Paradores, Eurostars Hotels, Vincci, Pestana~, Vila Galé, Starhotels, UNA Hotels, Baglioni Hotels, Belmond, Rocco Forte Hotels, Dorchester Collection, Aman Resorts, One&Only Resorts, Soneva~, Anantara, Como Hotels, Shangri-La Hotels, Langham Hotels, Marco Polo Hotels, Dusit Hotels, Centara, Minor Hotels, Oberoi Hotels, Leela Palaces, ITC Hotels, Lemon Tree Hotels, OYO Rooms = OYO Hotels, Treebo, FabHotels, Ginger Hotels, Radisson Blu, Park Plaza Hotels, Jurys Inn, Travelodge UK, Village Hotels, Hotel du Vin, Malmaison Hotels, Macdonald Hotels, Britannia Hotels, easyHotel, citizenM, YOTEL, Generator Hostels, Selina Hostels, Hostelworld, Ace Hotel, The Standard Hotels, Soho House, Nobu Hotels, Virgin Hotels, Graduate Hotels, Auberge Resorts, Montage Hotels, Pendry Hotels, Kerzner, Atlantis Bahamas, Beaches Resorts, Secrets Resorts, Dreams Resorts, Excellence Resorts, Moon Palace Cancun, Hyatt Ziva, Royalton Resorts, Karisma Hotels, AMResorts, Xcaret, Fiesta Americana, City Express Hotels, Camino Real Hoteles, Posadas Hoteles, Decameron~, Fasano Hotels, Atlantica Hotels, Slaviero Hoteis, Blue Tree Hotels, Toyoko Inn, APA Hotel, Route Inn, Dormy Inn, Super Hotel Japan, Prince Hotels, Hotel Okura, New Otani, Hoshino Resorts = Hoshinoya, Mitsui Garden Hotels, Tokyu Stay, Washington Hotel Japan, Lotte Hotels, Shilla Hotel, Huazhu = H World, Jin Jiang Hotels, Home Inn China, Atour Hotel, Tune Hotels, Red Planet Hotels, Rydges, QT Hotels, Crown Resorts, Quest Apartment Hotels, Protea Hotels, City Lodge Hotels, Sun International, Jumeirah, Rotana Hotels, Rixos~, Voyage Hotels Turkey, Center Parcs, Butlin's, Haven Holidays, Pontins~, Parkdean Resorts, Landal GreenParks, Roompot, Pierre & Vacances, Belambra, VVF Villages",
    },
    {
      path: "Car Rental & Rideshare",
      market: "B2C",
      names:
        "Zipcar, Turo, Share Now, Miles Carsharing, Getaround, Communauto, GoGet, Localiza, Movida Aluguel, Unidas Aluguel, Goldcar, Record Go, Payless Car Rental, Thrifty Car Rental, Fox Rent A Car, Rentalcars.com, Discover Cars, AutoEurope, Times Car Japan, Nippon Rent-A-Car",
    },
    {
      path: "Cruises > Ferries & Charters",
      market: "B2C",
      names:
        "Brittany Ferries, DFDS~, Stena Line, P&O Ferries, Color Line, Viking Line, Tallink Silja, Grimaldi Lines, Moby Lines, Corsica Ferries, Baleària",
    },
  ],
}
