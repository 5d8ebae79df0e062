import type { BrandTable } from "../types.ts"

export const foodBeverageBrands: BrandTable = {
  category: "Food & Beverage",
  nodes: [
    {
      path: "Cooking & Recipes",
      market: "B2C",
      names: "Allrecipes, Bon Appétit, Betty Crocker",
    },
    {
      path: "Snacks & Candy",
      market: "B2C",
      names:
        "Mondelez, Frito-Lay, Mars Wrigley = Mars~, Ferrero, Haribo, Hostess Brands = Twinkies, Little Debbie, Utz, Orville Redenbacher's = Orville Redenbacher, SkinnyPop, Clif, KIND Snacks, RXBAR, Nature Valley, Jack Link's, Slim Jim, Smartfood, Angie's Boomchickapop, Act II Popcorn, Pop Secret, Pirate's Booty, Blue Diamond Almonds, Emerald Nuts, Diamond Nuts, Sahale Snacks, Kar's Nuts, David Seeds, Oberto, Krave Jerky, Chomps, Epic Provisions, Tillamook Jerky, Country Archer, Clif Bar, Luna Bar, Larabar, Quest Nutrition, ONE Brands Bar, Quaker Chewy, Nutri-Grain Bar, Fiber One, Zone Perfect, Pure Protein, Barebells, Built Bar, Perfect Bar, GoMacro, Aloha Bars, No Cow, ThinkThin, Power Crunch, MET-Rx, Grenade Bar, Fulfil Nutrition, Nakd Bars, Trek Bars, Graze Snacks, Eat Natural, Corny Riegel~, Seitenbacher, Grany LU, Extra Gum~, Dentyne, 5 Gum~, Hubba Bubba, Bubblicious, Big League Chew, Ice Breakers Mints, Mentos Gum, Airwaves Gum, Stimorol, Hollywood Chewing Gum, Vivident, Daygum, Vigorsol, Xylitol Lotte, GoGo squeeZ, Mott's Fruit Snacks, Welch's Fruit Snacks, Fruit by the Foot, Fruit Roll-Ups, Gushers~, Rice Krispies Treats, Hostess~, Ding Dongs, Entenmann's Donuts, Drake's Cakes, Tastykake, Ho Hos, MoonPie, P3 Protein Pack, Sargento Balanced Breaks, Peperami, BiFi, Mr. Porky, Proper Snacks, Metcalfe's Popcorn, Propercorn, Butterkist",
    },
    {
      path: "Snacks & Candy > Chips & Pretzels",
      market: "B2C",
      names:
        "Lay's, Doritos, Cheetos, Pringles, Ruffles~, Fritos, Tostitos, SunChips, Takis, Wise Chips, Herr's, Cape Cod Chips, Kettle Brand, Zapp's, Miss Vickie's, Snyder's of Hanover, Rold Gold, Dot's Pretzels, Funyuns, Sun Chips, Siete Foods, Late July, Garden of Eatin', Popchips, Stacy's Pita Chips, Terra Chips, Deep River Snacks, Uncle Ray's, Better Made, Jays Chips, Old Dutch Chips, Hawkins Cheezies, Humpty Dumpty Snacks, Walkers Crisps, Tyrrells, McCoy's Crisps, Hula Hoops Snacks, Monster Munch, Quavers, Wotsits, Skips Snacks, Twiglets, Mini Cheddars, Tayto, Funny-Frisch, Chio Chips, Lorenz Snack, Crunchips, Saltletts, Bahlsen Snack, Pom-Bär, Curly Erdnuss, Bret's Chips, Vico Chips, Grefusa, Matutano, San Nicasio, San Carlo, Amica Chips, Fonzies, Croky, Duyvis, Smiths Chips, Twisties, Samboy, Thins Chips, Red Rock Deli, Bluebird Chips, Calbee, Koikeya, Jagariko, Pocky, Pretz, Kappa Ebisen, Turtle Chips, Nongshim Shrimp Crackers, Haldiram's, Bikaji, Kurkure, Balaji Wafers, Bingo Chips, Too Yumm, Elma Chips, Torcida Snack, Sabritas, Barcel, Chokis, Oishi Snacks, Piattos, Chippy Snack, Simba Chips, Willards, NikNaks",
    },
    {
      path: "Snacks & Candy > Cookies & Crackers",
      market: "B2C",
      names:
        "Oreo, Chips Ahoy!, Nabisco, Ritz Crackers, Triscuit, Wheat Thins, Goldfish Crackers = Goldfish~, Cheez-It, Pepperidge Farm, Keebler, Nutter Butter, Famous Amos, Lotus Biscoff = Biscoff, Nilla Wafers, Fig Newtons, Milano Cookies, Premium Saltines, Club Crackers, Town House Crackers, Mrs. Fields Cookies, Tate's Bake Shop, Voortman, Archway Cookies, Lorna Doone, Murray Sugar Free, Simple Mills, Mary's Gone Crackers, Annie's Cheddar Bunnies, Walkers Shortbread, McVitie's, Jaffa Cakes, Digestives McVitie's, Hobnobs, Jacob's Crackers, Fox's Biscuits, Tunnock's, Penguin Bar, Jammie Dodgers, Bahlsen, Leibniz Butterkeks, Prinzenrolle, De Beukelaer, Griesson, Loacker, LU Biscuits, Petit Écolier, Prince Biscuit, BN Biscuit, St Michel Biscuits, Bonne Maman Biscuits, Michel et Augustin, Gavottes, La Mère Poulard, Wasa Crispbread, Gullón, Cuétara, Fontaneda, María Cookies, Chiquilín, Artiach, Príncipe Galletas, Mulino Bianco, Pavesi, Ringo Biscotti, Gocciole, Doria Biscotti, Balocco, Galbusera, Oro Saiwa, Bauli, Peijnenburg, Tim Tam, Griffin's Biscuits, Bauducco, Piraquê, Marilan, Trakinas, Passatempo~, Gamesa, Emperador Galletas, Noel Galletas, Ducales, Saltín Noel, Bagley~, Terrabusi, Costa Galletas, McKay Galletas, Parle-G, Britannia Good Day, Sunfeast, Tiger Biscuits, Hide & Seek Biscuits, Bourbon Japan, Alfort, Country Ma'am, Shiroi Koibito, Tokyo Banana, Khong Guan, Julie's Biscuits, Munchy's, Monde Nissin, SkyFlakes, Fita Crackers",
    },
    {
      path: "Snacks & Candy > Chocolate",
      market: "B2C",
      names:
        "Hershey's = Hershey, Reese's, Kit Kat, M&M's, Snickers, Twix, Milky Way Bar, Cadbury, Lindt, Ghirardelli, Godiva, Ferrero Rocher, Kinder Chocolate = Kinder Bueno, Toblerone, Milka, Russell Stover, See's Candies, Whitman's, Nutella Biscuits, Ritter Sport, Merci Chocolate, Lindor, Dairy Milk, Galaxy Chocolate, Maltesers, Aero Chocolate, Yorkie Bar, Terry's Chocolate Orange, Green & Black's, Tony's Chocolonely, Divine Chocolate, Alter Eco, Theo Chocolate, Hu Kitchen, Unreal Snacks, Lily's Sweets, Endangered Species Chocolate, Feastables, Dove Chocolate, Mr. Goodbar, 5th Avenue Bar, Heath Bar, Whatchamacallit, Butterfinger, Baby Ruth, 100 Grand~, Nestlé Crunch, 3 Musketeers, Almond Joy, Mounds Bar, York Peppermint Pattie, Junior Mints, Raisinets, Goobers~, Sno-Caps, Milk Duds, Whoppers Candy, Rolo~, Andes Mints, Riesen, Werther's Original, Hachez, Niederegger, Lambertz, Halloren, Feodora Chocolate, Mon Chéri, Raffaello, Duplo Ferrero, Hanuta, Knoppers, Schogetten, Alpia, Moser Roth, Zotter, Manner Wafers, Suchard, Cailler, Frey Chocolate, Ragusa Chocolate, Camille Bloch, Poulain Chocolat, Côte d'Or, Valrhona, Michel Cluizel, Galler, Guylian, Verkade, Droste~, Valor Chocolate, Suchard Turrón, El Almendro, Lacasa~, Lacasitos, Conguitos, Huesitos, Perugina, Baci Perugina, Caffarel, Novi Cioccolato, Pernigotti, Wedel Chocolate, Wawel, Fazer, Marabou, Freia, Kvikk Lunsj, Toms Chokolade, Anthon Berg, Garoto, Sonho de Valsa, Bis Lacta, Lacta, Baton Garoto, Prestígio Chocolate, Diamante Negro, Carlos V Chocolate, Bubulubu, Mazapán de la Rosa, Duvalín, Paleta Payaso, Pelon Pelo Rico, Vero Dulces, Jet Chocolate Colombia, Chocolatina Jet, Sublime Chocolate Perú, Haigh's Chocolates, Freddo Cadbury, Cherry Ripe~, Violet Crumble, Whittaker's, Meiji Chocolate, Kinoko no Yama, Takenoko no Sato, Lotte Ghana Chocolate, Royce Chocolate, Black Thunder Chocolate, Amul Chocolate, 5 Star Chocolate, Munch Nestlé, Perk Chocolate, Choco Pie, Pepero, Van Houten, Delfi Chocolate, SilverQueen, Coffee Crisp, Mr. Big Bar, Laura Secord, Purdys, Rogers' Chocolates, Ganong",
    },
    {
      path: "Snacks & Candy > Gum & Mints",
      market: "B2C",
      names: "Wrigley's, Orbit Gum = Orbit~, Trident Gum = Trident~, Altoids, Tic Tac",
    },
    {
      path: "Snacks & Candy > Gummies & Hard Candy",
      market: "B2C",
      names:
        "Skittles, Starburst~, Sour Patch Kids, Swedish Fish, Jelly Belly, Twizzlers, Red Vines, Jolly Rancher, Life Savers~, Tootsie Roll, Nerds Candy, SweeTarts, Laffy Taffy, Airheads~, Mike and Ike, Hot Tamales Candy, Dots Candy, Now and Later~, Warheads~, Lemonhead, Trolli, Black Forest Gummies, Albanese~, SmartSweets, Sugarfina, Dum Dums, Blow Pop, Charms Candy, Smarties Candy, Necco Wafers, Brach's, Mary Jane Candy, Bit-O-Honey, Chupa Chups, Mentos, Fruittella, Katjes, Nimm2, Maoam, Vivil, Ricola, Fisherman's Friend, Em-eukal, Storck~, Toffifee, Campino Candy, Carambar, Krema~, Lutti, La Vosgienne, La Pie qui Chante, Pastilles Vichy, Fini Golosinas, Sugus, Palotes, Respiral~, Dulciora, Goleador~, Perfetti Van Melle, Golia~, Sperlari, Rossana Perugina, Red Band Candy, Venco, Autodrop, Wilhelmina Peppermint, Fazer Tyrkisk Peber, Malaco, Ahlgrens Bilar, BonBon Buddies, Maynards Bassetts, Rowntree's, Fruit Pastilles, Jelly Babies, Swizzels, Love Hearts, Barratt Sweets, Fox's Glacier Mints, Polo Mints, Trebor, Allen's Lollies, The Natural Confectionery Company, Pascall, Minties, Chico Babies, Freegells, Halls Drops, 7Belo, Lucas Candy, Pulparindo, Skwinkles, Ricaletas, Vero Mango, Bon Bon Bum, Kasugai, Hi-Chew, Puccho, Kanro, Cororo Gummy, Kopiko, Alpenliebe, Parle Melody, Pulse Candy",
    },
    {
      path: "Snacks & Candy > Nuts Seeds & Trail Mix",
      market: "B2C",
      names: "Planters Peanuts = Planters~, Wonderful Pistachios, Sun-Maid, Ocean Spray",
    },
    {
      path: "Coffee & Tea > Coffee",
      market: "B2C",
      names: "Folgers, Maxwell House, Nescafé, Nespresso, Keurig, Green Mountain Coffee, Lavazza, illy, Café Bustelo",
    },
    {
      path: "Coffee & Tea > Tea",
      market: "B2C",
      names:
        "Lipton, Twinings, Bigelow, Celestial Seasonings, Tazo, Snapple, AriZona Iced Tea, Pure Leaf, Tetley, PG Tips",
    },
    {
      path: "Soft Drinks & Juice",
      market: "B2C",
      names: "PepsiCo, Coca-Cola Company, Kool-Aid, Capri Sun",
    },
    {
      path: "Soft Drinks & Juice > Soda",
      market: "B2C",
      names:
        "Coca-Cola = Coke~, Diet Coke, Coke Zero, Pepsi, Dr Pepper, Mountain Dew = Mtn Dew, Sprite~, Fanta, 7UP, A&W Root Beer, Canada Dry, Schweppes, Sunkist, Barq's, Olipop, Poppi, Sierra Mist, Starry Soda, Mug Root Beer, IBC Root Beer, Seagram's Ginger Ale, Squirt Soda, Sunkist Soda, Crush Soda, Mello Yello, Big Red Soda, Cheerwine, Faygo, RC Cola, Jones Soda, Jarritos, Sidral Mundet, Boing Drink, Manzanita Sol, Mirinda~, Tab Cola, Fresca~, Pepsi Max, Zevia, Culture Pop, Virgil's Soda, Reed's Ginger Beer, Fever-Tree, Q Mixers, Irn-Bru, Vimto, Tango Orange, R. White's, Fentimans, Lucozade, Ribena, Robinsons Squash, Rubicon Drinks, Club-Mate, fritz-kola, Afri-Cola, Sinalco, Bionade, Almdudler, Rivella, Spezi Paulaner, Mezzo Mix, Orangina, Oasis Drink, Pulco, Teisseire, Breizh Cola, Kas Refresco, La Casera, Trina Drink, Sumol, Compal~, San Pellegrino Aranciata, Chinotto Neri, Lurisia, Estathé, Crodino, Sanbittèr, Kofola, Guaraná Antarctica, Dolly Guaraná, Kuat, Sukita, Guaraná Jesus, Inca Kola, Postobón, Colombiana Soda, Bilz y Pap, Manaos, Cunnington, Bundaberg Ginger Beer, Solo Lemon, Kirks Soft Drink, L&P Lemon & Paeroa, Thums Up, Limca, Maaza, Slice Mango, Frooti, Appy Fizz, Paper Boat Drinks, Campa Cola, Bovonto, Ramune, Calpis, CC Lemon, Mitsuya Cider, Milkis, Chilsung Cider, Pocari Sweat, Est Cola, Sarsi, Royal Tru-Orange, F&N Orange, Kickapoo Joy Juice, Appletiser, Sparletta, Stoney Ginger Beer, Vitamalt",
    },
    {
      path: "Soft Drinks & Juice > Juice",
      market: "B2C",
      names:
        "Tropicana, Minute Maid, V8 Juice = V8~, Mott's, Welch's, Simply Orange, Florida's Natural, Martinelli's, Naked Juice, Bolthouse Farms, Odwalla, Suja, Pressed Juice, Clamato, Juicy Juice, Honest Kids, Hi-C, Sunny D = SunnyD, Tang Drink, Hawaiian Punch, Tampico Punch, Goya Nectar, Jumex, Del Valle Juice, Ades Drink, Innocent Drinks, Copella, Cawston Press, Robinsons Fruit Shoot, Um Bongo, Vita Coco, Zico Coconut Water, Harmless Harvest, C2O Coconut, POM Wonderful, R.W. Knudsen, Santa Cruz Organic, Lakewood Juice, Granini, Hohes C, Valensina, Punica~, Amecke, Rabenhorst, Beckers Bester, True Fruits, Eckes, Rauch Saft, Pago Juice, Pfanner, Joker Jus, Tropicana Pure Premium, Andros Jus, Pressade, Don Simón, Juver, Zumosol, Yoga Succo, Santal Parmalat, Zuegg, Skipper Zuegg, Appelsientje, CoolBest, Tymbark, Kubuš, Hortex, Kagome, Dole Sunshine, Real Juice Dabur, B Natural, Raw Pressery, Golden Circle, Daily Juice Australia, Nudie Juice, Berri Juice, Just Juice NZ, Ceres Juice, Liqui Fruit, Maguary, Dafruta, Kapo Suco, Sufresh, Natural One, Watt's Néctar, Hit Jugos, Baggio Jugo",
    },
    {
      path: "Soft Drinks & Juice > Energy & Sports Drinks",
      market: "B2C",
      names:
        "Red Bull, Monster Energy, Rockstar Energy, Celsius Drink = Celsius~, Bang Energy, Gatorade, Powerade, BodyArmor Drink, Prime Hydration, Celsius Energy, Reign Body Fuel, Alani Nu, Ghost Energy, C4 Energy, BodyArmor, Propel Water, Liquid I.V., LMNT, Nuun, Electrolit, Suerox, Pedialyte Sport, BioSteel, Cure Hydration, DripDrop, Skratch Labs, Tailwind Nutrition, Maurten, GU Energy, Science in Sport, High5 Nutrition, 5-hour Energy, NOS Energy, Full Throttle Energy, AMP Energy, V Energy, Mother Energy, Burn Energy, Rhino's Energy, Hell Energy, Tiger Energy Drink, Dark Dog, Carabao, Krating Daeng, M-150, Lipovitan, Sting Energy, TNT Energy, Fusion Energy, Baly Energy, Vive 100, Volt Energy, Speed Max Energy, Oronamin C, Dekavita, Aquarius Drink, Isostar, Hydralyte, Staminade, Zipfizz, ZOA Energy, Guayaki Yerba Mate, Yerbaé, Bloom Energy, Uptime Energy, Matchabar, Proper Wild, G Fuel, Sneak Energy, Rogue Energy, Mio Water Enhancer, Crystal Light, Cirkul, Air Up, Waterdrop, Emergen-C Energy",
    },
    {
      path: "Soft Drinks & Juice > Bottled & Sparkling Water",
      market: "B2C",
      names:
        "LaCroix, Perrier, Evian, Fiji Water, Dasani, Aquafina, Poland Spring, Smartwater, Vitaminwater, Bubly, Topo Chico, Liquid Death, AHA Sparkling, Spindrift~, Waterloo Sparkling, Polar Seltzer, San Pellegrino, Acqua Panna, Voss Water, Deer Park Water, Ozarka, Arrowhead Water, Zephyrhills, Crystal Geyser, Essentia Water, Core Hydration, LIFEWTR, Path Water, Hint Water, Saratoga Water, Mountain Valley Water, Icelandic Glacial, JUST Water, Boxed Water, Alkaline88, SodaStream, Aarke, Buxton Water, Highland Spring, Volvic~, Harrogate Spring, Dash Water, Gerolsteiner, Apollinaris, Vöslauer, Römerquelle, Adelholzener, Hassia, Rosbacher, Selters~, Staatl. Fachingen, Vilsa, Vittel, Contrex~, Hépar, Badoit, Cristaline, Mont Roucous, Salvetat~, Quézac, Spa Reine, Bru Water, Chaudfontaine, Bar-le-Duc Water, Font Vella, Lanjarón, Solán de Cabras, Bezoya, Vichy Catalan, Luso Water, Água das Pedras, Levissima, Ferrarelle, Sant'Anna Water, Uliveto, Rocchetta, Lete Acqua, Żywiec Zdrój, Cisowianka, Ramlösa, Loka Water, Farris Water, Borjomi, Jermuk, Bonafont, Ciel Agua, Epura, E-Pura, Minalba, São Lourenço Água, Bisleri, Kinley, Himalayan Water, I Lohas, Suntory Tennensui, Jeju Samdasoo, Nongfu Spring, Wahaha, Mount Franklin Water, Pump Water, Cool Ridge Water, Nestlé Pure Life, Aqua Indonesia, Al Ain Water, Masafi, Mai Dubai, Nova Water Saudi, Valpré",
    },
    {
      path: "Dairy & Eggs",
      market: "B2C",
      names:
        "Land O'Lakes, Danone, Organic Valley, Lactaid, Kerrygold, I Can't Believe It's Not Butter, Country Crock, Eggland's Best",
    },
    {
      path: "Dairy & Eggs > Milk & Cream",
      market: "B2C",
      names: "Horizon Organic, Fairlife, Nesquik, Cool Whip",
    },
    {
      path: "Dairy & Eggs > Cheese",
      market: "B2C",
      names: "Sargento, Tillamook, Velveeta, Philadelphia Cream Cheese, Babybel",
    },
    { path: "Dairy & Eggs > Yogurt", market: "B2C", names: "Chobani, Yoplait, Dannon, Fage, Activia, Stonyfield" },
    {
      path: "Meat & Seafood",
      market: "B2C",
      names:
        "Tyson Foods = Tyson~, Hormel, Smithfield Foods = Smithfield~, Omaha Steaks, ButcherBox, Honey Baked Ham, Perdue Farms, Butterball, Oscar Mayer, Boar's Head, Lunchables, StarKist, Bumble Bee Tuna, Chicken of the Sea, Gorton's",
    },
    {
      path: "Meat & Seafood > Pork Bacon & Sausage",
      market: "B2C",
      names: "Jimmy Dean, Johnsonville, Ball Park Franks = Ball Park~, Hillshire Farm, Spam Meat = Spam~",
    },
    {
      path: "Bread & Baking > Bread & Rolls",
      market: "B2C",
      names: "Wonder Bread, Sara Lee, King's Hawaiian, Mission Foods",
    },
    {
      path: "Bread & Baking > Baking Ingredients",
      market: "B2C",
      names: "King Arthur Baking, Pillsbury, Duncan Hines, Toll House, Crisco",
    },
    {
      path: "Frozen & Prepared Foods",
      market: "B2C",
      names:
        "Stouffer's, Lean Cuisine, Healthy Choice~, Birds Eye, Marie Callender's, Amy's Kitchen, Green Giant, Conagra, McCain Foods, Ore-Ida, Kraft Macaroni & Cheese = Kraft Mac & Cheese, DiGiorno, Red Baron Pizza = Red Baron~, Totino's, Hot Pockets",
    },
    {
      path: "Frozen & Prepared Foods > Ice Cream & Frozen Desserts",
      market: "B2C",
      names: "Ben & Jerry's, Häagen-Dazs, Breyers, Dreyer's, Blue Bell Ice Cream = Blue Bell~, Halo Top, Klondike Bar",
    },
    {
      path: "Pantry & Condiments",
      market: "B2C",
      names:
        "Kraft Heinz = Kraft~, Del Monte, Goya, Newman's Own, Annie's Homegrown, Hamburger Helper, Knorr, Maggi, Chef Boyardee, McCormick, Lawry's, Old Bay, Morton Salt, Tajín, Campbell's = Campbell Soup, Progresso, Bush's Beans",
    },
    {
      path: "Pantry & Condiments > Sauces & Dressings",
      market: "B2C",
      names:
        "Heinz, Hellmann's, French's Mustard, Grey Poupon, Tabasco, Frank's RedHot, Cholula, Sweet Baby Ray's, Hidden Valley Ranch, Prego, Ragú, Rao's, Kikkoman, Miracle Whip, Sabra, Vlasic, HP Sauce",
    },
    {
      path: "Pantry & Condiments > Pasta Rice & Grains",
      market: "B2C",
      names: "Barilla, Ben's Original = Uncle Ben's, Maruchan",
    },
    {
      path: "Pantry & Condiments > Spreads Jams & Sweeteners",
      market: "B2C",
      names: "Smucker's, Jif, Skippy Peanut Butter = Skippy~, Nutella, Splenda, Vegemite",
    },
    {
      path: "Breakfast & Cereal",
      market: "B2C",
      names:
        "Kellogg's, General Mills, Post Consumer Brands = Post Cereal, Pop-Tarts, Eggo, Weetabix, Quaker Oats, Kodiak Cakes",
    },
    {
      path: "Breakfast & Cereal > Cereal",
      market: "B2C",
      names:
        "Cheerios, Frosted Flakes, Lucky Charms, Froot Loops, Cinnamon Toast Crunch, Special K, Rice Krispies, Raisin Bran, Wheaties, Cap'n Crunch, Honey Bunches of Oats, Fruity Pebbles",
    },
    {
      path: "Organic & Natural Foods",
      market: "B2C",
      names: "Hain Celestial, 365 by Whole Foods",
    },
    {
      path: "Organic & Natural Foods > Fruits & Vegetables",
      market: "B2C",
      names: "Dole~ = Dole Food, Chiquita, Driscoll's, Misfits Market",
    },
    {
      path: "Grocery Stores & Delivery",
      market: "B2C",
      names:
        "Kroger, Albertsons, Safeway, Publix, H-E-B = HEB, Aldi, Lidl, Trader Joe's, Wegmans, Food Lion, Giant Food, Giant Eagle, Stop & Shop, ShopRite, Hy-Vee = HyVee, Meijer, Winn-Dixie, Harris Teeter, Ralphs, Vons, Jewel-Osco, Acme Markets, Shaw's, Fred Meyer, King Soopers, Food 4 Less, Raley's, Stater Bros, Smart & Final, WinCo, Grocery Outlet, Save A Lot, Piggly Wiggly, Ingles, Price Chopper, Tops Friendly Markets, Hannaford, Market Basket~, Weis, Schnucks, Cub Foods, H Mart, 99 Ranch, Ahold Delhaize, Tesco, Sainsbury's, Asda, Morrisons, Waitrose, Loblaws, Sobeys, Woolworths Supermarkets, Coles Supermarkets, Carrefour, Auchan, Edeka, Rewe, Mercadona, Albert Heijn, Whole Foods, Sprouts Farmers Market = Sprouts~, The Fresh Market~, Nob Hill Foods, Bel Air Markets, Save Mart Supermarkets, Lucky Supermarkets~, FoodMaxx, Cardenas Markets, Vallarta Supermarkets, Northgate Market, El Super, Superior Grocers, Gelson's, Bristol Farms, Lazy Acres, Mollie Stone's, Lunardi's, Draeger's Market, Berkeley Bowl, Rainbow Grocery, Haggen, Rosauers, Yoke's Fresh Market, WinCo Foods, QFC~ = Quality Food Centers, Fry's Food, Smith's Food and Drug = Smith's Marketplace, City Market Grocery, Dillons~, Baker's Supermarket, Gerbes, Foods Co, Pick 'n Save, Metro Market Wisconsin, Mariano's~, Shaw's Supermarket, Star Market~, Tom Thumb Grocery, Randalls Grocery, Carrs Safeway, Pavilions Grocery, United Supermarkets, Market Street United, Brookshire's, Brookshire Brothers, Super 1 Foods, Lowe's Market, Fiesta Mart, Central Market Texas, Joe V's Smart Shop, Mi Tienda, Rouses Market, Harveys Supermarket, Fresco y Más, Sedano's, Presidente Supermarket, Bravo Supermarkets, Ingles Markets, Lidl US, Lowes Foods, Food City~, Food Depot~, Bi-Lo Supermarket, KJ's Market, IGA Grocery = Independent Grocers Alliance, Martin's Food Markets, Market Basket Supermarket = DeMoulas, Big Y, Market 32, Weis Markets, Redner's, Foodtown, Key Food~, C-Town Supermarket, Western Beef~, Fairway Market, Gristedes, D'Agostino Supermarket, Morton Williams, Zabar's, Stew Leonard's, Balducci's, Kings Food Markets, Uncle Giuseppe's, King Kullen, Roche Bros, Shop 'n Save, Dierbergs, Fareway, Lunds & Byerlys, Coborn's, Hornbacher's, Festival Foods~, Woodman's, Sendik's, Roundy's, Spartan Stores, Family Fare, Busch's Fresh Food, Plum Market, Heinen's, Dave's Markets, Marc's Stores, Buehler's, Dorothy Lane Market, Jungle Jim's, Strack & Van Til, Tony's Fresh Market, Ruler Foods, Food Giant~, Homeland Grocery, Reasor's, Harps Food, Super Saver Foods, Buy For Less, Foodland Hawaii, Times Supermarkets Hawaii, 99 Ranch Market, Mitsuwa, Zion Market, Weee, Patel Brothers, Uwajimaya, Seafood City, Iceland Foods, Booths Supermarket, Budgens, Londis, Costcutter, Nisa Local, Farmfoods, Heron Foods, SuperValu Ireland, Dunnes Stores, Centra~, M&S Food, Co-op Food, Kaufland, Penny Markt, Netto Marken-Discount, Norma Markt, Tegut, Globus Markt, Hit Markt, Famila, Marktkauf, Denns Biomarkt, Alnatura, Aldi Süd, Aldi Nord, Billa, Spar Supermarket, Hofer Austria, MPreis, Migros, Coop Schweiz = Coop Switzerland, Denner, Volg, E.Leclerc = Leclerc, Intermarché, Système U = Super U = Hyper U, Casino Supermarchés, Géant Casino, Monoprix, Franprix, Picard Surgelés, Cora Hypermarché, Match Supermarché, Naturalia, Grand Frais, Biocoop, Leader Price, Delhaize, Colruyt, Jumbo Supermarkten, Plus Supermarkt, Dirk van den Broek, Hoogvliet, Vomar, Picnic Groceries, Ekoplaza, Eroski, Consum, Alcampo, Hipercor, Ahorramas, Bonpreu, Gadis, Froiz, Condis, Caprabo, El Corte Inglés Supermercado, Supercor, Continente Portugal, Pingo Doce, Minipreço, Intermarché Portugal, Esselunga, Conad, Coop Italia, Pam Panorama, Bennet~, Iper La Grande, Eurospin, MD Discount, Tigros, Despar, Carrefour Italia, Famila Italia, Crai, Sigma Supermercati, Biedronka, Żabka, Dino Polska, Stokrotka, Polomarket, Lewiatan Polska, Albert Česko, Globus Česko, Rohlik, Mega Image, Profi Romania, Fantastico Bulgaria, Konzum, Maxima Lithuania, Rimi Baltic, Prisma Finland, K-Citymarket, ICA Sverige = ICA Maxi, Hemköp, Willys Sweden, Coop Sverige, Rema 1000, Kiwi Norge, Meny Norge, Netto Denmark, Føtex, Bilka, Irma Denmark, Bonus Iceland, Hagkaup, Sklavenitis, AB Vassilopoulos, Masoutis, BIM Turkey, A101 Turkey, Şok Market, Migros Türk, Magnit, Pyaterochka, Perekrestok, Lenta Russia, VkusVill, ATB Market, Silpo, No Frills Canada, Real Canadian Superstore, Zehrs, Fortinos, FreshCo, Farm Boy~, Safeway Canada, Metro Ontario, Food Basics~, Super C Quebec, IGA Extra, Provigo, Maxi Québec, Save-On-Foods, Co-op Canada, Longo's, T&T Supermarket, Thrifty Foods, Urban Fare, Pusateri's, Giant Tiger, IGA Australia, Foodland Australia, Harris Farm Markets, Drakes Supermarkets, Countdown NZ, Pak'nSave, New World NZ, FreshChoice NZ, Four Square NZ, Pão de Açúcar, Extra Hiper, Assaí Atacadista = Assaí, Atacadão, Carrefour Brasil, Zaffari, Angeloni, Condor Supermercados, Supermercados Guanabara, Mundial Supermercados, Prezunic, Savegnago, Supermercados BH, Mart Minas, Verdemar, Muffato, Bistek, Mambo Supermercados, St Marche, Hortifruti Natural da Terra, Sonda Supermercados, Tenda Atacado, Mateus Supermercados, Hirota Food, Oba Hortifruti, Sam's Club Brasil, Bodega Aurrera, Soriana, Chedraui, La Comer, City Club México, Superama, Walmart México, HEB México, S-Mart México, Fresko, Casa Ley, Calimax, Merza, Alsuper, Tiendas 3B, Tiendas Neto, Jumbo Chile, Santa Isabel Chile, Tottus, Unimarc, Líder Chile, Acuenta, Éxito Colombia = Almacenes Éxito, Olímpica~, Tiendas D1, Tiendas Ara, Justo y Bueno, Plaza Vea, Wong Perú, Metro Perú, Coto Argentina = Coto Supermercados, La Anónima, Disco Supermercados, Vea Supermercados, Tienda Inglesa, Supermaxi Ecuador, Super Selectos, Auto Mercado Costa Rica, Supermercados Nacional, La Sirena Dominicana, AEON Japan = Aeon Mall, Ito-Yokado, Seiyu, Life Corporation Japan, MaxValu, Summit Store Tokyo, Maruetsu, Tokyu Store, OK Store Japan, Gyomu Super, Seijo Ishii, Kinokuniya Supermarket, Daiei, Izumiya, Mandai Supermarket, Heiwado, York Benimaru, Lopia, Oisix, Emart, Homeplus, Lotte Mart, Coupang Fresh, Market Kurly = Kurly, GS The Fresh, PX Mart, RT-Mart, Hema Fresh = Freshippo, Yonghui Superstores, ParknShop, Wellcome Hong Kong, NTUC FairPrice = FairPrice Singapore, Sheng Siong, Cold Storage Singapore, Giant Hypermarket, Jaya Grocer, Mydin, AEON Big, Big C Thailand, Lotus's Thailand, Tops Thailand, Gourmet Market Thailand, Puregold, SM Supermarket, Robinsons Supermarket, Landers Superstore, Hypermart Indonesia, Superindo, Ranch Market Indonesia, Co.opmart, WinMart, DMart = D-Mart, Big Bazaar, Reliance Fresh, Reliance Smart, Spencer's Retail, Nature's Basket, More Supermarket, Star Bazaar, Ratnadeep, Heritage Fresh, Easyday, Licious, Country Delight, FreshToHome, Milkbasket, JioMart, Shoprite South Africa, Checkers South Africa = Checkers Sixty60, Pick n Pay, Woolworths Food, Food Lover's Market, Boxer Superstores, Naivas, Carrefour Kenya, Quickmart Kenya, Shoprite Nigeria, Spinneys, Lulu Hypermarket = Lulu Group, Choithrams, Union Coop Dubai, Panda Saudi = Panda Retail, Danube Saudi, Tamimi Markets, Othaim Markets, Shufersal, Rami Levy, Victory Israel, Seoudi Market, Kazyon, Gourmet Egypt",
    },
    {
      path: "Grocery Stores & Delivery > Convenience Stores",
      market: "B2C",
      names:
        "7-Eleven = 7-11, Circle K, Wawa, Sheetz, Casey's, Cumberland Farms, Buc-ee's = Bucees, Kwik Trip, Casey's General Store, Kum & Go, Stewart's Shops, Royal Farms, Rutter's, Thorntons~, Maverik, ampm, Stripes Store, Allsup's, Cefco, Parker's Kitchen, Weigel's, GetGo, United Dairy Farmers~, Turkey Hill Minit, Holiday Stationstores, Yesway, Plaid Pantry, Lawson Japan, FamilyMart, Ministop, Daily Yamazaki, GS25, CU Convenience, OXXO, Oxxo Gas, Alfamart, Indomaret, 7-Eleven Japan, Couche-Tard, Mac's Milk, Spar Express, Narvesen, Pressbyrån, R-Kioski",
    },
    {
      path: "Grocery Stores & Delivery > Online Grocery & Delivery",
      market: "B2C",
      names:
        "Instacart, FreshDirect, Amazon Fresh, Shipt, Peapod, Ocado, Gopuff, Thrive Market, Imperfect Foods, Hungryroot, Boxed.com, Good Eggs~, Farm Fresh To You, Butcher Box, Crowd Cow, Snake River Farms, Wild Alaskan Company, Vital Choice, Gorillas Delivery, Getir, Flink Delivery, Zapp Delivery, Jokr, Cajoo, BigBasket, Blinkit, Zepto, Swiggy Instamart, Grofers, Dunzo, Cornershop~, Jüsto, Rappi Turbo, Daki, Abel & Cole, Riverford, Oddbox, Milk & More, Gousto Market, Bringmeister, Knuspr, Flaschenpost, Durstexpress, Odd Bunch, HappyFresh, RedMart, Talabat Mart, Noon Minutes, La Fourche, Too Good To Go, Flashfood",
    },
    {
      path: "Grocery Stores & Delivery > Meal Kits",
      market: "B2C",
      names:
        "HelloFresh, Blue Apron, Home Chef, EveryPlate, Green Chef, Sunbasket, Purple Carrot, Marley Spoon, Dinnerly, Gobble Meals, Factor Meals = Factor 75, Freshly Meals, CookUnity, Territory Foods, Trifecta Nutrition, Snap Kitchen, Tovala, Mosaic Foods, Daily Harvest, Splendid Spoon, Sakara, Gousto, Mindful Chef, SimplyCook, Quitoque, Goodfood Market, Chefs Plate, Linas Matkasse, Youfoodz, Dineamic, My Muscle Chef, Lite n' Easy, Schwan's, Magic Kitchen Meals, BistroMD, Mom's Meals, Methodology Meals, Clean Eatz",
    },
    {
      path: "Grocery Stores & Delivery > Food Companies",
      market: "B2B2C",
      names: "Nestlé",
    },
    {
      path: "Grocery Stores & Delivery > Food Companies",
      market: "B2B",
      names: "Sysco, US Foods, Performance Food Group, Cargill, Archer Daniels Midland = ADM",
    },
    {
      path: "Coffee & Tea",
      market: "B2C",
      names:
        "Coffee mate, International Delight, Café Pilon, Eight O'Clock Coffee, Chock full o'Nuts, Yuban, Gevalia, Death Wish Coffee, Bulletproof Coffee, Cometeer, Chameleon Cold-Brew, Califia Cold Brew, Four Sigmatic, Everyday Dose, Ryze Mushroom Coffee, MUD WTR, Trade Coffee Subscription, Bones Coffee, Lifeboost Coffee, Kicking Horse Coffee, Melitta, Jacobs Kaffee, Eduscho, Mövenpick Kaffee, Senseo, Tassimo, Dolce Gusto, Julius Meinl, Café Royal, Carte Noire, Grand'Mère Café, L'Or Espresso, Malongo, Legal Café, Segafredo, Kimbo, Caffè Vergnano, Pellini, Caffè Borbone, Hausbrandt, Marcilla, Bonka, Saimaza, Delta Cafés, Sical, Douwe Egberts, Kanis & Gunnink, Löfbergs, Zoégas, Paulig, Pilão, 3 Corações, Café do Ponto, Caboclo Café, Orfeu Café, Café Legal, Café Combate, Sello Rojo, Águila Roja, UCC Coffee, AGF Blendy, Key Coffee, Boss Coffee, Georgia Coffee, Maxim Coffee, Kanu Coffee, Bru Coffee, Continental Coffee India, Sleepy Owl, Moccona, Vittoria Coffee, Robert Timms, International Roast, Campos Coffee, Grind Coffee UK, Taylors of Harrogate, Kenco, Percol, Cafédirect, Nutpods, Silk Creamer, Chobani Creamer, Natural Bliss, Bigelow Tea, Yogi Tea, Traditional Medicinals, Harney & Sons, Republic of Tea, Stash Tea, Numi Tea, Rishi Tea, Yorkshire Tea, Typhoo, Clipper Teas, Pukka Herbs, Teapigs, Whittard, Barry's Tea, Lyons Tea, Red Rose Tea, Luzianne, Constant Comment, Gold Peak Tea, Brisk Iced Tea, Honest Tea, Nestea, Fuze Tea, Peace Tea, Milo's Tea, GT's Kombucha, Health-Ade, Humm Kombucha, Teekanne, Meßmer, Goldmännchen Tee, Lipton Ice Tea, Elephant Tisane, Kusmi Tea, Dammann Frères, Mariage Frères, Palais des Thés, Hornimans, Pompadour Infusiones, Pickwick Tea, Dilmah, Ahmad Tea, Tea Forté, Ito En, Oi Ocha, Ayataka, Iyemon, Suntory Oolong, Kirin Afternoon Tea, Tata Tea, Red Label Tea, Wagh Bakri, Taj Mahal Tea, Society Tea, Girnar Tea, Matte Leão, Chá Leão, Mate Taragüi, Rosamonte, Playadito, CBSé, Bushells, Madura Tea, Nerada, Rooibos Freshpak, Five Roses Tea, Boh Tea, Teh Botol Sosro, Teh Pucuk Harum, Vitasoy, Wanglaoji, JDB Herbal Tea",
    },
    { path: "Bread & Baking", market: "B2C", names: "Entenmann's, Jell-O = Jello" },
    {
      path: "Vegan & Vegetarian",
      market: "B2C",
      names:
        "Beyond Meat, Impossible Foods = Impossible Burger, MorningStar Farms, Oatly, Silk Milk = Silk Almondmilk = Silk~, Almond Breeze",
    },
    {
      path: "Grocery Stores & Delivery > Natural Grocers",
      market: "B2C",
      names:
        "Earth Fare, Fresh Thyme, MOM's Organic Market, Lassens, Erewhon, New Seasons Market, PCC Community Markets, Lucky's Market, Mother's Market, Good Earth Natural Foods, Planet Organic, Holland & Barrett, Bio Company~, Ecor NaturaSì, NaturaSì, Veritas Ecológico, Whole Earth Provision, Mrs. Green's",
    },
  ],
}
