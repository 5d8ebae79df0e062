import type { BrandTable } from "../types.ts"

export const shoppingBrands: BrandTable = {
  category: "Shopping",
  nodes: [
    {
      path: "Online Shoppers",
      market: "B2C",
      names: "Overstock.com, Fingerhut, Zulily, QVC, HSN = Home Shopping Network, Rent-A-Center, Aaron's",
    },
    {
      path: "Online Shoppers > Marketplaces",
      market: "B2B2C",
      names: "Amazon, eBay, Etsy, Alibaba, Shopee, Lazada, Mercado Libre, Flipkart, JD.com, Taobao, Tmall, Pinduoduo",
    },
    {
      path: "Online Shoppers > Marketplaces",
      market: "B2C",
      names: "AliExpress, Temu, Wish.com = Wish~, Amazon Prime, TikTok Shop, Facebook Marketplace",
    },
    {
      path: "Deal Seekers & Coupons",
      market: "B2C",
      names:
        "Groupon, LivingSocial, Slickdeals, Valpak, RetailMeNot, Coupons.com, Honey App = Honey~, Capital One Shopping, Rakuten, Ibotta, Fetch Rewards = Fetch~, Shopkick, Swagbucks",
    },
    {
      path: "Luxury Shoppers",
      market: "B2C",
      names: "Saks, Neiman Marcus, Bergdorf Goodman, Barneys, Harrods, Selfridges",
    },
    {
      path: "Department & Big Box Stores",
      market: "B2C",
      names: "Walmart, Target~, Kmart, Canadian Tire, AAFES",
    },
    {
      path: "Department & Big Box Stores > Department Stores",
      market: "B2C",
      names:
        "Macy's, Nordstrom, Bloomingdale's, Kohl's, JCPenney, Dillard's, Sears, Belk, Von Maur, Hudson's Bay, John Lewis, Marks & Spencer = M&S",
    },
    {
      path: "Discount & Dollar Stores",
      market: "B2C",
      names:
        "Dollar General, Dollar Tree, Family Dollar, Five Below, Big Lots, Ollie's, TJ Maxx = TJX, Marshalls~, Ross Dress for Less = Ross~, Burlington~ = Burlington Coat Factory, Nordstrom Rack, Saks Off 5th, Tuesday Morning, 99 Cents Only, Dollarama, TK Maxx",
    },
    {
      path: "Warehouse Clubs",
      market: "B2B2C",
      names: "Costco, Sam's Club, BJ's Wholesale",
    },
    {
      path: "Back to School Shopping",
      market: "B2C",
      names: "JanSport",
    },
    {
      path: "Gifts & Flowers",
      market: "B2C",
      names:
        "Harry & David, Edible Arrangements, Spencer's, Zazzle, CafePress, 1-800-Flowers = 1800Flowers, FTD, Teleflora, ProFlowers",
    },
    {
      path: "Gifts & Flowers > Greeting Cards",
      market: "B2C",
      names: "Hallmark Cards, American Greetings, Moonpig, Paperless Post, Evite",
    },
    { path: "Party Supplies", market: "B2C", names: "Party City, Oriental Trading" },
    {
      path: "Malls & Outlets",
      market: "B2C",
      names: "Simon Malls, Mall of America, Premium Outlets, Tanger, Westfield Malls = Westfield~",
    },
    {
      path: "Resale & Secondhand",
      market: "B2C",
      names:
        "Goodwill~, ThredUp, Poshmark, RealReal, Mercari, Depop, OfferUp, Craigslist, Plato's Closet, Savers~ = Value Village, Vinted",
    },
  ],
}
