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
        "Carnival Cruise, Royal Caribbean, Norwegian Cruise Line = NCL, Princess Cruises, Celebrity Cruises, Holland America, Disney Cruise Line, MSC Cruises, Viking Cruises, Regent Seven Seas, Oceania Cruises, Silversea, Seabourn",
    },
    {
      path: "Vacation Packages & Deals",
      market: "B2C",
      names:
        "Expedia, Booking.com, Priceline, Kayak.com, Orbitz, Travelocity, Hotels.com, Hotwire~, Trivago, Tripadvisor, Skyscanner, Google Flights, Hopper~, CheapOair, Cheapflights, Agoda, Trip.com, MakeMyTrip, Viator, TUI, Thomas Cook",
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
      names: "Uber, Lyft",
    },
    {
      path: "Rail & Bus Travel",
      market: "B2C",
      names: "Amtrak, Acela, Brightline, Greyhound Bus, Megabus, FlixBus, Eurostar, Eurail",
    },
    {
      path: "Vacation Rentals & Timeshares",
      market: "B2C",
      names: "Airbnb, Vrbo, Marriott Vacation Club, Hilton Grand Vacations, Bluegreen Vacations",
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
    { path: "Air Travel", market: "B2C", names: "SkyMiles, MileagePlus, Rapid Rewards" },
    {
      path: "Hotels & Resorts",
      market: "B2C",
      names: "Sandals Resorts, Club Med, Great Wolf Lodge",
    },
    { path: "Car Rental & Rideshare", market: "B2C", names: "Zipcar, Turo" },
  ],
}
