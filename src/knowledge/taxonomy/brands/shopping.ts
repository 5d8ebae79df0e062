import type { BrandTable } from "../types.ts"

export const shoppingBrands: BrandTable = {
  category: "Shopping",
  nodes: [
    {
      path: "Online Shoppers",
      market: "B2C",
      names:
        "Overstock.com, Fingerhut, Zulily, QVC, HSN = Home Shopping Network, Rent-A-Center, Aaron's, Jet.com, Boxed~, Touch of Modern, Huckberry, Fab.com, Rue La La, Gilt Groupe, HauteLook, ModCloth, Woot, Meh.com, MorningSave, 6pm~, Amazon Prime Day, Amazon Haul, Klarna Shopping, Shop App Shopify, ASOS Marketplace, YesStyle, Zaful, Romwe, Cider Clothing, Wowma, ZOZOTOWN, BUYMA, Qoo10, LOHACO, Yodobashi, Musinsa, Ably Korea, Zigzag Korea, Wconcept = W Concept, SSG.com, Zalora, Pomelo Fashion, Love Bonito, The Iconic, Temple & Webster, Adore Beauty, Mighty Ape, About You~, bonprix, Tchibo Shop, Limango, Spartoo, Sarenza, Place des Tendances, Zalon, Yoox, Secret Sales~, Studio Retail, Westwing~, Lamoda, Modanisa, Namshi, Ounass, Sivvi, Superbalist, Bash South Africa, Zando, OneDayOnly",
    },
    {
      path: "Online Shoppers > Marketplaces",
      market: "B2B2C",
      names: "Amazon, eBay, Etsy, Alibaba, Shopee, Lazada, Mercado Libre, Flipkart, JD.com, Taobao, Tmall, Pinduoduo",
    },
    {
      path: "Online Shoppers > Marketplaces",
      market: "B2C",
      names:
        "AliExpress, Temu, Wish.com = Wish~, Amazon Prime, TikTok Shop, Facebook Marketplace, MercadoLibre = Mercado Livre, Tokopedia, Bukalapak, Blibli, Tiki Vietnam, Sendo, Zalando Lounge, Allegro.pl, eMAG, Cdiscount, Fnac, Rakuten Ichiba, Yahoo! Auctions Japan, Coupang, Gmarket, 11st, Naver Shopping, Xianyu, Vipshop, Snapdeal, Meesho, Myntra, Ajio, Nykaa, Tata Cliq, ShopClues, IndiaMART, Jumia, Takealot, Konga, Kilimall, Noon.com, Souq~, Trendyol, Hepsiburada, n11~, Ozon, Wildberries, Rozetka, Prom.ua, Bol.com, Wehkamp, Otto.de, Kaufland Marketplace, Real.de, ManoMano, Back Market, Refurbed, Rakuten France, La Redoute, Veepee = Vente-Privée, Showroomprivé, BrandAlley, Privalia, Miravia, Tradera, CDON, Fyndiq, Digitec Galaxus = Galaxus, Ricardo.ch, willhaben, Catch.com.au, Kogan, MyDeal, Trade Me~, TheMarket NZ, OnBuy, Fruugo, Not On The High Street, Americanas~, Magazine Luiza = Magalu, Submarino~, Shoptime, Casas Bahia, Ponto Frio, Enjoei, Elo7, Netshoes, Dafiti, Linio, Falabella, Ripley Chile, Paris Chile, Coppel, Elektra México, Liverpool México, Sears México, Privalia México, Claro Shop, Newegg Marketplace, Bonanza.com, Rakuten.com, DHgate, LightInTheBox, Banggood, Gearbest, Joom, Shein Marketplace, Whatnot~, Faire Wholesale, Tophatter, Redbubble, Society6, Teespring, Uncommon Goods, Cratejoy, Houzz Shop, Chairish, 1stDibs, Ruby Lane, GovDeals, Liquidation.com, Proxibid, HiBid, ShopGoodwill, Catawiki, Delcampe, Letgo, Kijiji, Gumtree, Leboncoin, Wallapop, Milanuncios, Subito.it, Marktplaats, 2dehands, Kleinanzeigen = eBay Kleinanzeigen, Blocket, Finn.no, DBA.dk, Tori.fi, OLX~, Avito, Quikr, Segundamano, Carousell, Mudah, Chotot, Jiji.ng, Haraj, OpenSooq, Sahibinden, Yad2",
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
      names:
        "Saks, Neiman Marcus, Bergdorf Goodman, Barneys, Harrods, Selfridges, Mr Porter, Mytheresa, SSENSE, Moda Operandi, MatchesFashion, Luisaviaroma, 24S~, FWRD, Cettire, Italist, Tata CLiQ Luxury, Saks Fifth Avenue, Barneys New York, Dover Street Market, 10 Corso Como, Browns Fashion, Flannels~, END Clothing, Level Shoes~, Robb Report, DuJour Magazine",
    },
    {
      path: "Department & Big Box Stores",
      market: "B2C",
      names:
        "Walmart, Target~, Kmart, Canadian Tire, AAFES, Big W, Kmart Australia, Target Australia, The Warehouse NZ, Game Stores South Africa, Makro, Argos, Wilko, The Range~, B&M Stores, Home Bargains~, Matalan, Fred's Stores, Pamida, Bi-Mart, Shopko Hometown, Rural King, Orscheln, Atwoods, Blain's Farm & Fleet, Fleet Farm, London Drugs, Blokker, Action Stores, Xenos~, Gifi, La Foir'Fouille, Centrakor, Maxi Bazar, Tedi Shop = TEDi, Woolworth Deutschland, KiK Textil, NKD~, Ernsting's Family, Flying Tiger Copenhagen, Søstrene Grene, Normal Denmark, Jysk, Rusta, Clas Ohlson, Europris, Tokmanni, Pepco, Don Quijote = Don Don Donki, Muji, Nitori, Daiso, Seria Japan, CanDo Japan, Miniso, Mumuso, Mr. DIY",
    },
    {
      path: "Department & Big Box Stores > Department Stores",
      market: "B2C",
      names:
        "Macy's, Nordstrom, Bloomingdale's, Kohl's, JCPenney, Dillard's, Sears, Belk, Von Maur, Hudson's Bay, John Lewis, Marks & Spencer = M&S, Lord & Taylor, Boscov's, Bon-Ton, Elder-Beerman, Carson's~, Gottschalks, Stage Stores, Gordmans, Peebles~, Century 21 Stores, Shopko, Ames Department Store, The Bay Canada, Simons Canada = La Maison Simons, Holt Renfrew, Sears Canada, Zellers, Debenhams, House of Fraser, Fenwick Department Store, Harvey Nichols, Liberty London, Fortnum & Mason, Beales~, Brown Thomas, Arnotts, Galeria Kaufhof = Galeria Karstadt, Karstadt, KaDeWe, Alsterhaus, Oberpollinger, Breuninger, Ludwig Beck, Peek & Cloppenburg, Galeries Lafayette, Printemps Haussmann = Printemps~, Le Bon Marché, BHV Marais, La Samaritaine, El Corte Inglés, La Rinascente, Coin Department Store, Upim, Oviesse = OVS~, De Bijenkorf, HEMA Stores, V&D Warenhuis, Inno Galeria, Globus Switzerland, Manor Switzerland, Jelmoli, Stockmann, NK Stockholm, Åhléns, Illum~, Magasin du Nord, Steen & Strøm, Attica Greece, Tsum Moscow, GUM Moscow, Isetan, Mitsukoshi, Takashimaya, Daimaru, Matsuzakaya, Sogo, Seibu, Hankyu Department Store, Hanshin Department Store, Tokyu Hands, Loft Japan, Lumine, Parco, Marui, Shinsegae, Hyundai Department Store, Lotte Department Store, Lane Crawford, Harvey Nichols Hong Kong, Sincere Department Store, Robinsons Singapore, Tangs Singapore, Parkson, Central Department Store, Robinson Thailand, Siam Paragon, Rustan's, SM Department Store, Matahari~, Metro Department Store, Shoppers Stop, Lifestyle Stores India, Pantaloons~, Westside India, Myer~, David Jones, Harris Scarfe, Farmers NZ, Smith & Caughey's, Edgars~, Truworths, Foschini, El Palacio de Hierro, Sanborns, Falabella Chile, Oechsle, Riachuelo, Lojas Renner, C&A Brasil, Pernambucanas, Marisa Lojas, Lojas Americanas, Havan",
    },
    {
      path: "Discount & Dollar Stores",
      market: "B2C",
      names:
        "Dollar General, Dollar Tree, Family Dollar, Five Below, Big Lots, Ollie's, TJ Maxx = TJX, Marshalls~, Ross Dress for Less = Ross~, Burlington~ = Burlington Coat Factory, Nordstrom Rack, Saks Off 5th, Tuesday Morning, 99 Cents Only, Dollarama, TK Maxx, Ollie's Bargain Outlet, Ocean State Job Lot, Bargain Hunt~, Gabe's, Roses Discount, Dirt Cheap~, T.J. Maxx, Burlington Coat, Dollar Tree Canada, Poundland, Poundstretcher, OneBelow, The Reject Shop, Dealz, EuroShop, Mäc-Geiz, Thomas Philipps, Stokomani, Waldo's México, Dollarcity, PEP Stores, Ackermans, Zeeman, Wibra, Big Bazar",
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
        "Harry & David, Edible Arrangements, Spencer's, Zazzle, CafePress, 1-800-Flowers = 1800Flowers, FTD, Teleflora, ProFlowers, Personalization Mall, Things Remembered, Shari's Berries, Cheryl's Cookies, Vermont Teddy Bear, PajamaGram, Wolferman's, Hickory Farms, Figi's, GiftTree, Wine Country Gift Baskets, Shutterfly Gifts, Goldbelly, Mouth.com, Spencer's Gifts, Papyrus Cards, Funky Pigeon, Thortful, Card Factory, Clintons Cards, Paperchase, Scribbler Cards, CEWE, Photobox, Pixum, Prezzybox, Virgin Experience Days, Red Letter Days, Buyagift, Smartbox, Wonderbox, Jochen Schweizer, mydays, RedBalloon, Cloud 9 Living, Jacquie Lawson, Blue Mountain Cards, JibJab, Someecards, Lovepop, Minted~, Archies Gallery, IGP Gifts",
    },
    {
      path: "Gifts & Flowers > Greeting Cards",
      market: "B2C",
      names: "Hallmark Cards, American Greetings, Moonpig, Paperless Post, Evite",
    },
    {
      path: "Party Supplies",
      market: "B2C",
      names:
        "Party City, Oriental Trading, Shindigz, Birthday Express, Balloon Time, Halloween Express, HalloweenCostumes.com, Punchbowl Invitations, Paper Source, Meri Meri, Amscan, Factory Card Outlet, iParty, Partyland, Party Delights, Partyrama, Ginger Ray, Party Packs~, Spotlight Australia, Balloon Saloon, Knot & Bow, Beistle, Unique Party~",
    },
    {
      path: "Malls & Outlets",
      market: "B2C",
      names:
        "Simon Malls, Mall of America, Premium Outlets, Tanger, Westfield Malls = Westfield~, Simon Property Group, King of Prussia Mall, Tanger Outlets, Brookfield Malls, Macerich, Taubman Centers, Galleria Dallas, The Grove LA, Del Amo Fashion Center, South Coast Plaza, Sawgrass Mills, Aventura Mall, American Dream Mall, West Edmonton Mall, Yorkdale, Eaton Centre, Bicester Village, Bluewater Shopping Centre, Trafford Centre, Meadowhall, Lakeside Shopping Centre, Westfield London, Metzingen Outletcity = Outletcity Metzingen, Ingolstadt Village, CentrO Oberhausen, Mall of Berlin, La Vallée Village, Les Quatre Temps, Serravalle Outlet, Las Rozas Village, La Roca Village, Batavia Stad, Designer Outlet Roermond, McArthurGlen, Dubai Mall, Mall of the Emirates, Ibn Battuta Mall, Chadstone, Pacific Fair, Westfield Bondi Junction, Shopping Iguatemi, Shopping Morumbi, BarraShopping, Centro Santa Fe, Antara Fashion Hall, Perisur, Gotemba Premium Outlets, Mitsui Outlet Park, LaLaport, Diver City Tokyo, Starfield Mall, COEX Mall, Siam Center, CentralWorld, ICONSIAM, SM Mall of Asia, Suria KLCC, Pavilion Kuala Lumpur, VivoCity, ION Orchard, Phoenix Marketcity, Select Citywalk, Lulu Mall, DLF Mall of India, Sandton City, V&A Waterfront, Mall of Africa, Caesars Forum Shops, Woodbury Common",
    },
    {
      path: "Resale & Secondhand",
      market: "B2C",
      names:
        "Goodwill~, ThredUp, Poshmark, RealReal, Mercari, Depop, OfferUp, Craigslist, Plato's Closet, Savers~ = Value Village, Vinted, The RealReal, Vestiaire Collective, Mercari US, Grailed, Tradesy, Rebag, Fashionphile, What Goes Around Comes Around, Buffalo Exchange, Crossroads Trading, Once Upon A Child, Uptown Cheapskate, Savers Thrift, Goodwill Industries, Salvation Army Thrift, Habitat ReStore, 2nd & Charles, Play It Again Sports, Swap.com, Kidizen, Curtsy App, Rent the Runway, Nuuly, Armoire Style, Le Tote, Gwynnie Bee, Oxfam Shop, Sue Ryder, British Heart Foundation Shop, Cash Converters, CeX~, Cash Generator, Momox, Rebuy~, Sellpy, Mädchenflohmarkt, Vide Dressing, Micolet, Percentil, Humana Second Hand, Book Off~ = BookOff, Hard Off~, 2nd Street Japan, Komehyo, Brandear, Ragtag Japan, Enjoei Brechó, Repassa, GoTrendier, Troquer, Refash",
    },
    {
      path: "Warehouse Clubs",
      market: "B2C",
      names:
        "BJ's Wholesale Club, PriceSmart, Jetro Cash & Carry, Booker Wholesale, Metro Cash & Carry, Selgros, Makro Brasil, DirectBuy, Costco Business Center, Gordon Food Service Store, Cash&Carry Smart Foodservice, Transgourmet",
    },
    {
      path: "Online Shoppers > Catalog & TV Shopping",
      market: "B2C",
      names:
        "ShopHQ, Evine, Jewelry Television = JTV~, Gems TV, Ideal World TV, JML Direct, Swiss Colony, Ginny's Catalog, Seventh Avenue Catalog, Montgomery Ward, Blair Catalog, Haband, Woman Within, Lillian Vernon, Harriet Carter, Lakeside Collection, Hammacher Schlemmer, SkyMall, Sharper Image, Brookstone, Frontgate, Ballard Designs, Plow & Hearth, L.L.Bean Catalog, Hearthsong, Signals Catalog, What on Earth Catalog, Bas Bleu, Collections Etc, Dr. Leonard's, Carol Wright Gifts, As Seen on TV Store, Freemans~, Littlewoods, Very.co.uk, Studio.co.uk, Kaleidoscope UK, Damart, Cotton Traders, JD Williams, Simply Be~, Jacamo, Grattan Catalogue, Bader Versand, Klingel, Heine Versand, Baur Versand, Schwab Versand, Quelle Versand, Neckermann, Walbusch, 3 Suisses, Blancheporte, Afibel, Daxon, HSE24, Channel 21 Shop, Japanet Takata, Shop Channel Japan, Belle Maison, Nissen Japan, Dinos~, GS Shop, CJ OnStyle, Polishop",
    },
    {
      path: "Deal Seekers & Coupons > Coupons & Promo Codes",
      market: "B2C",
      names:
        "Honey Extension = PayPal Honey, Krazy Coupon Lady, Brad's Deals, DealNews, Money Mailer, CouponFollow, Dealabs, Hotukdeals, MyDealz, Pepper.com, Chollometro, OzBargain, RedFlagDeals, VoucherCodes, MyVoucherCodes, Wowcher, Itison, Cuponation, Gutscheinpony, Sparwelt, Peixe Urbano, Pelando, Promodescuentos, CashKaro, GrabOn, CouponDunia, Ma Réduc, iGraal, Poulpeo, Scoupon, Catch of the Day~, ShopBack, Scoopon, Entertainment Book, SimplyCodes, Wethrift",
    },
    {
      path: "Deal Seekers & Coupons > Cash Back & Rewards",
      market: "B2C",
      names:
        "Rakuten Rewards = Ebates, Checkout 51, MyPoints, InboxDollars, TopCashback, Quidco, BeFrugal, Mr. Rebates, Drop App, Dosh App, Upside App = GetUpside, Receipt Hog, CoinOut, Bing Rewards = Microsoft Rewards, Mistplay, Survey Junkie, Payback Card = PAYBACK Punkte, DeutschlandCard, Nectar Card, Tesco Clubcard, Boots Advantage Card, Avios Points, Air Miles Canada, PC Optimum, Scene+ Rewards, Flybuys, Everyday Rewards, Méliuz, Dotz, Livelo, Smiles Fidelidade, Esfera Santander, Widilo, Travel Club España, Ponta Card, T-Point, dPoint, Rakuten Points, Shopmium, Cashrewards, Honeygain, PrizeRebel, Freecash",
    },
    {
      path: "Online Shoppers > Subscriptions & Delivery",
      market: "B2C",
      names:
        "FabFitFun, Ipsy, Stitch Fix, Trunk Club, Wantable, Loot Crate, Bespoke Post, Causebox = Alltrue, BoxyCharm, Allure Beauty Box, GlossyBox, Lookfantastic Beauty Box, Universal Yums, SnackCrate, TokyoTreat, Bokksu, Sakuraco, Hunt A Killer, Finders Seekers, Mystery Tackle Box, Gentleman's Box, Outfittery, Modomoto, Lookiero, Thread.com, Degustabox, Brandnooz, My Little Box, Blissim, Amazon Subscribe & Save, Walmart+, Target Circle 360, Scentbird, Rocksbox, Lovevery Play Kits, Little Passports, Raddish Kids",
    },
    {
      path: "Gifts & Flowers > Flowers & Florists",
      market: "B2C",
      names:
        "FTD Flowers, Bouqs, UrbanStems, Farmgirl Flowers, From You Flowers, Floom, Venus et Fleur, Interflora, Bloom & Wild, Arena Flowers, Serenata Flowers, Bunches.co.uk, Fleurop, Blume2000, Valentins~, Bloomon, Aquarelle Flowers, Florajet, Monceau Fleurs, Colvin Flores, Giuliana Flores, Flores Online, Ferns N Petals = FNP Gifts, Hibiya-Kadan, Aoyama Flower Market, Roses Only, Mr Roses, LVLY, Flower Chimp, Euroflorist, NetFlorist",
    },
    {
      path: "Online Shoppers > Rent to Own",
      market: "B2C",
      names:
        "Aaron's Rent to Own, Buddy's Home Furnishings, Acima, Progressive Leasing, Snap Finance, Katapult Lease, FlexShopper, BrightHouse UK, PerfectHome, Grover Rental, Radio Rentals",
    },
  ],
}
