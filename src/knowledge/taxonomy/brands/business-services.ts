import type { BrandTable } from "../types.ts"

export const businessServicesBrands: BrandTable = {
  category: "Business Services",
  nodes: [
    {
      path: "Marketing & Advertising Services",
      market: "B2B",
      names:
        "WPP, Omnicom, Publicis, Interpublic, Dentsu, Ogilvy, Leo Burnett, Saatchi & Saatchi, Kantar~, Ipsos, Getty Images, Shutterstock",
    },
    {
      path: "Accounting & Payroll Services",
      market: "B2B",
      names: "ADP, Paychex, Deloitte, PwC = PricewaterhouseCoopers, EY~ = Ernst & Young, KPMG",
    },
    {
      path: "Legal Services",
      market: "B2B2C",
      names: "LegalZoom, Rocket Lawyer, Morgan & Morgan, LegalShield",
    },
    {
      path: "Staffing & HR Services",
      market: "B2B",
      names: "Robert Half, Manpower~, Adecco, Randstad, Kelly Services, Korn Ferry, Mercer~",
    },
    {
      path: "Shipping & Logistics Services",
      market: "B2B2C",
      names:
        "FedEx, UPS~ = United Parcel Service, USPS = United States Postal Service, DHL, The UPS Store, Stamps.com, Pitney Bowes, Royal Mail, Canada Post",
    },
    {
      path: "Shipping & Logistics Services > Freight & Trucking Services",
      market: "B2B",
      names:
        "XPO, J.B. Hunt, Schneider National, C.H. Robinson, Old Dominion Freight Line, Estes Express, Werner Enterprises, Maersk, Ryder~, Prologis",
    },
    {
      path: "Business Banking & Lending",
      market: "B2B",
      names: "OnDeck, Brex, Small Business Administration = SBA",
    },
    {
      path: "Merchant Services & Payments",
      market: "B2B",
      names: "Stripe~, Square~, Adyen, Worldpay, Clover POS, Global Payments, Authorize.Net, Toast~, NCR",
    },
    {
      path: "Consulting Services",
      market: "B2B",
      names: "McKinsey, Boston Consulting Group = BCG~, Bain & Company, Gallup~",
    },
    {
      path: "Office Supplies & Equipment",
      market: "B2B2C",
      names: "Staples~, Office Depot = OfficeMax, Post-it, Bic Pens, Sharpie, Paper Mate, Scotch Tape, WeWork, Regus",
    },
    {
      path: "Printing & Signage",
      market: "B2B2C",
      names: "Vistaprint, Custom Ink",
    },
    {
      path: "Corporate Events & Conferences",
      market: "B2B",
      names: "Dreamforce",
    },
    {
      path: "Industrial Equipment & Supplies",
      market: "B2B",
      names: "Grainger, Uline, Fastenal, Airgas, WebstaurantStore, Restaurant Depot",
    },
    {
      path: "Industrial Equipment & Supplies > Construction & Heavy Equipment",
      market: "B2B",
      names: "Caterpillar~, Komatsu, JCB, United Rentals",
    },
    {
      path: "Startups & Small Business Solutions",
      market: "B2B",
      names: "Kickstarter, Indiegogo",
    },
    {
      path: "Security & Facilities Services",
      market: "B2B",
      names: "Cintas, Aramark, Sodexo, ABM Industries, Iron Mountain, Shred-it, Allied Universal",
    },
  ],
}
