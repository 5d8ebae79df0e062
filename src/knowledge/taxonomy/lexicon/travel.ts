import type { LexiconTable } from "../types.ts"

export const travel: LexiconTable = {
  category: "Travel",
  nodes: [
    {
      path: "Air Travel",
      iab: "672",
      terms:
        "airline, airfare, flight, plane ticket, air ticket, airplane~, frequent flyer, flier~, flying~, booking~, airline status, elite status flyer, points and miles, mileage runner, airport lounge",
    },
    { path: "Air Travel > Airports", iab: "672", terms: "airport, tsa precheck, global entry" },
    { path: "Air Travel > Low Cost Airlines", iab: "672", terms: "low cost carrier" },
    { path: "Air Travel > Premium & Long Haul Flights", iab: "672", terms: "first class flight, premium economy" },
    {
      path: "Air Travel > Airline Loyalty Programs",
      iab: "672",
      terms: "airline loyalty, elite flyer, medallion member",
    },
    {
      path: "Hotels & Resorts",
      iab: "668",
      terms: "hotel, motel, lodging, accommodation, resort, inn~, hostel, extended stay, overnight stay",
    },
    { path: "Hotels & Resorts > Boutique & Luxury Hotels", iab: "668", terms: "luxury hotel, boutique hotel" },
    { path: "Hotels & Resorts > Budget & Midscale Hotels", iab: "668", terms: "budget hotel, economy hotel" },
    {
      path: "Hotels & Resorts > All Inclusive & Spa Resorts",
      iab: "671",
      terms: "all inclusive, destination spa, wellness retreat, yoga retreat",
    },
    { path: "Hotels & Resorts > Hotel Loyalty Programs", iab: "668", terms: "hotel rewards" },
    { path: "Cruises", iab: "678", terms: "cruise, cruiser~, cruising~" },
    {
      path: "Cruises > Ocean & Destination Cruises",
      iab: "678",
      terms: "caribbean cruise, alaska cruise, alaskan cruise",
    },
    { path: "Cruises > River Cruises", iab: "678", terms: "danube cruise" },
    { path: "Cruises > Luxury & Expedition Cruises", iab: "678", terms: "luxury cruise, expedition cruise" },
    {
      path: "Cruises > Ferries & Charters",
      iab: "678",
      terms: "ferry, yacht charter, catamaran charter, bareboat charter, sailing holiday",
    },
    {
      path: "Vacation Packages & Deals",
      iab: "675",
      terms:
        "travel, trip, vacation, traveler, traveller, travelling, traveling, ota~, tourism, tourist, sightseeing, tour~, tour operator, package holiday, holiday package, vacationer, getaway, itinerary, wanderlust, globetrotter, jetsetter, jet setter, holidaymaker, passport, visa application, travel hacking, destination~, sightseeing tour, guided tour, tour and activity, weekend getaway, travel hack",
    },
    { path: "Vacation Packages & Deals > Budget Travel", iab: "675", terms: "travel coupon, backpacking europe" },
    {
      path: "Vacation Packages & Deals > Seasonal Travel",
      iab: "664",
      terms: "spring break, spring breaker, snowbird, leaf peeping",
    },
    {
      path: "Vacation Packages & Deals > Road Trips & Day Trips",
      iab: "670",
      terms: "road trip, roadtrip, day tripper, scenic drive, staycation, route 66, daycation, city break",
    },
    {
      path: "Vacation Packages & Deals > Special Interest Travel",
      iab: "664",
      terms:
        "culinary travel, wine tour, wine tourism, bicycle tour, voluntourism, ecotourism, agritourism, astrotourism, bleisure",
    },
    {
      path: "Car Rental & Rideshare",
      iab: "41",
      terms:
        "car rental, rental car, auto rental, rent a car, vehicle rental, car hire, van rental, suv rental, truck rental~, exotic car rental",
    },
    {
      path: "Car Rental & Rideshare > Rideshare & Taxi",
      iab: "41",
      terms:
        "rideshare, ride share, ride sharing, ridesharing, ride hailing, ride hail, rideshare app, taxi, taxicab, chauffeur service, black car service",
    },
    { path: "Car Rental & Rideshare > Car Sharing", iab: "41", terms: "carshare, car share, carsharing" },
    {
      path: "Rail & Bus Travel",
      iab: "669",
      terms:
        "rail travel, train ticket, rail pass, train ride, rail passenger, train station, passenger rail, high speed rail, bullet train, scenic railway, sleeper train, luxury train, bus ticket, intercity bus, charter bus, bus station, long distance bus, bus and rail, train travel, coach travel",
    },
    { path: "Business Travel", iab: "676", terms: "road warrior" },
    { path: "Family Travel", iab: "666", terms: "family vacation" },
    { path: "Luxury Travel", iab: "664", terms: "luxury villa" },
    { path: "Luxury Travel > Honeymoons & Romantic Getaways", iab: "667", terms: "honeymoon, honeymooner" },
    { path: "Beach & Adventure Travel", iab: "673", terms: "beach travel, beach holiday, beach goer, beachgoer" },
    {
      path: "Beach & Adventure Travel > Adventure & Safari",
      iab: "665",
      terms:
        "adventure travel, adventure tour, safari, trekking tour, surf camp, whale watching, glamping, dude ranch, gorilla trekking, hot air balloon ride, helicopter tour, expedition~",
    },
    {
      path: "Beach & Adventure Travel > Ski & Snow Travel",
      iab: "665",
      terms: "ski resort, ski trip, ski vacation, ski holiday, ski lodge, ski town, ski destination",
    },
    { path: "International Destinations", iab: "655", terms: "international travel" },
    { path: "US Destinations", iab: "660", terms: "us travel, usa travel, domestic destination, visit usa" },
    {
      path: "Vacation Rentals & Timeshares",
      iab: "674",
      terms:
        "vacation rental, vacation home rental, vacation house rental, holiday rental, short term rental, cabin rental, beach house rental, beach rental, villa rental, cottage rental, lake house rental, house swapping, home exchange, house sitting, couchsurfing, homestay, houseboat rental, treehouse rental, serviced apartment, aparthotel",
    },
    {
      path: "Vacation Rentals & Timeshares > Bed & Breakfasts",
      iab: "674",
      terms: "bnb, guest house, guesthouse, country inn, farm stay, farmstay",
    },
    { path: "Vacation Rentals & Timeshares > Timeshares", iab: "674", terms: "timeshare, time share" },
    {
      path: "Luggage & Travel Gear",
      iab: "654",
      terms: "luggage, suitcase, carry on, checked bag, baggage, travel accessory",
    },
    {
      path: "Luggage & Travel Gear > Bags & Backpacks",
      iab: "654",
      terms:
        "travel bag, backpack~, duffle bag, duffel, weekender bag, weekend bag, garment bag, garment carrier, overnight bag, laptop backpack~, briefcase~, train case",
    },
    {
      path: "Luggage & Travel Gear > Travel Accessories",
      iab: "654",
      terms:
        "luggage tag, packing cube, packing organizer, travel pillow, neck pillow, money belt, toiletry bag, shoe bag",
    },
    {
      path: "International Destinations > Europe Travel",
      iab: "659",
      terms:
        "european travel, amalfi coast, tuscany, santorini, mykonos, greek isles, greek island, french riviera, cote d azur, canary islands, ibiza, mallorca, majorca, algarve, provence, scottish highlands, northern lights, sicily, sardinia, crete, cinque terre, cotswolds, bavaria",
    },
    {
      path: "International Destinations > Asia Travel",
      iab: "657",
      terms:
        "asian vacation, bali, phuket, koh samui, angkor wat, great wall~, kyoto, okinawa, goa, borneo, mount fuji, himalayas",
    },
    { path: "International Destinations > Middle East Travel", iab: "657", terms: "petra~, holy land tour, dead sea" },
    {
      path: "International Destinations > Africa Travel",
      iab: "656",
      terms: "serengeti, kilimanjaro, zanzibar, victoria falls, kruger~, masai mara, marrakech, cape town",
    },
    {
      path: "International Destinations > Oceania Travel",
      iab: "658",
      terms: "bora bora, tahiti, great barrier reef, milford sound, uluru",
    },
    {
      path: "International Destinations > South America Travel",
      iab: "662",
      terms: "machu picchu, galapagos, iguazu falls, easter island",
    },
    {
      path: "International Destinations > Mexico Travel",
      iab: "660",
      terms:
        "cancun, cabo~, puerto vallarta, playa del carmen, tulum, riviera maya, cozumel, mazatlan, mexican riviera",
    },
    {
      path: "International Destinations > Caribbean & Bermuda Travel",
      iab: "660",
      terms:
        "caribbean resort, caribbean island, punta cana, montego bay, negril, ocho rios, st maarten, st thomas, grand cayman, nassau",
    },
    {
      path: "International Destinations > Central America Travel",
      iab: "660",
      terms: "roatan, central america vacation",
    },
    {
      path: "International Destinations > Canada Travel",
      iab: "660",
      terms: "banff, whistler~, niagara falls, lake louise, prince edward island, canadian rockies, mont tremblant",
    },
    {
      path: "International Destinations > Polar Travel",
      iab: "661",
      terms: "antarctica travel, arctic expedition, lapland",
    },
    {
      path: "US Destinations > Hawaii Travel",
      iab: "660",
      terms: "hawaiian vacation, maui, kauai, oahu, waikiki, kona~, lanai~, big island hawaii",
    },
    {
      path: "US Destinations > Florida Travel",
      iab: "660",
      terms:
        "key west, florida keys, florida beach, south beach, sanibel, destin~, panama city beach, amelia island, siesta key, clearwater beach, st augustine, key largo, 30a",
    },
    {
      path: "US Destinations > West Coast & California Travel",
      iab: "660",
      terms:
        "napa valley, sonoma, lake tahoe, big sur, palm springs, catalina island, santa barbara, pacific coast highway, monterey~, oregon coast",
    },
    {
      path: "US Destinations > Mountain & Southwest Travel",
      iab: "660",
      terms:
        "grand canyon trip, grand canyon tour, sedona, moab, aspen~, vail, breckenridge, park city, jackson hole, telluride",
    },
    {
      path: "US Destinations > Southern & Southeast Travel",
      iab: "660",
      terms:
        "myrtle beach, hilton head, outer banks, gulf shores, orange beach, gatlinburg, pigeon forge, smoky mountains, branson, blue ridge mountains, galveston",
    },
    {
      path: "US Destinations > Northeast & Mid Atlantic Travel",
      iab: "660",
      terms:
        "cape cod, marthas vineyard, nantucket, hamptons, poconos, catskills, adirondacks, berkshires, bar harbor, ocean city",
    },
    {
      path: "US Destinations > Midwest & Great Lakes Travel",
      iab: "660",
      terms: "wisconsin dells, mackinac island, door county, traverse city, lake geneva",
    },
    { path: "US Destinations > Alaska Travel", iab: "660", terms: "alaskan vacation, denali~, kenai, inside passage" },
  ],
}
