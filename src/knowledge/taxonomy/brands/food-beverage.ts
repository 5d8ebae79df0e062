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
        "Mondelez, Frito-Lay, Mars Wrigley = Mars~, Ferrero, Haribo, Hostess Brands = Twinkies, Little Debbie, Utz, Orville Redenbacher's = Orville Redenbacher, SkinnyPop, Clif, KIND Snacks, RXBAR, Nature Valley, Jack Link's, Slim Jim",
    },
    {
      path: "Snacks & Candy > Chips & Pretzels",
      market: "B2C",
      names: "Lay's, Doritos, Cheetos, Pringles, Ruffles~, Fritos, Tostitos, SunChips, Takis",
    },
    {
      path: "Snacks & Candy > Cookies & Crackers",
      market: "B2C",
      names:
        "Oreo, Chips Ahoy!, Nabisco, Ritz Crackers, Triscuit, Wheat Thins, Goldfish Crackers = Goldfish~, Cheez-It, Pepperidge Farm, Keebler, Nutter Butter, Famous Amos, Lotus Biscoff = Biscoff",
    },
    {
      path: "Snacks & Candy > Chocolate",
      market: "B2C",
      names:
        "Hershey's = Hershey, Reese's, Kit Kat, M&M's, Snickers, Twix, Milky Way Bar, Cadbury, Lindt, Ghirardelli, Godiva, Ferrero Rocher, Kinder Chocolate = Kinder Bueno, Toblerone, Milka, Russell Stover, See's Candies",
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
        "Skittles, Starburst~, Sour Patch Kids, Swedish Fish, Jelly Belly, Twizzlers, Red Vines, Jolly Rancher, Life Savers~, Tootsie Roll",
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
        "Coca-Cola = Coke~, Diet Coke, Coke Zero, Pepsi, Dr Pepper, Mountain Dew = Mtn Dew, Sprite~, Fanta, 7UP, A&W Root Beer, Canada Dry, Schweppes, Sunkist, Barq's, Olipop, Poppi",
    },
    {
      path: "Soft Drinks & Juice > Juice",
      market: "B2C",
      names: "Tropicana, Minute Maid, V8 Juice = V8~, Mott's, Welch's",
    },
    {
      path: "Soft Drinks & Juice > Energy & Sports Drinks",
      market: "B2C",
      names:
        "Red Bull, Monster Energy, Rockstar Energy, Celsius Drink = Celsius~, Bang Energy, Gatorade, Powerade, BodyArmor Drink, Prime Hydration",
    },
    {
      path: "Soft Drinks & Juice > Bottled & Sparkling Water",
      market: "B2C",
      names:
        "LaCroix, Perrier, Evian, Fiji Water, Dasani, Aquafina, Poland Spring, Smartwater, Vitaminwater, Bubly, Topo Chico, Liquid Death",
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
        "Kroger, Albertsons, Safeway, Publix, H-E-B = HEB, Aldi, Lidl, Trader Joe's, Wegmans, Food Lion, Giant Food, Giant Eagle, Stop & Shop, ShopRite, Hy-Vee = HyVee, Meijer, Winn-Dixie, Harris Teeter, Ralphs, Vons, Jewel-Osco, Acme Markets, Shaw's, Fred Meyer, King Soopers, Food 4 Less, Raley's, Stater Bros, Smart & Final, WinCo, Grocery Outlet, Save A Lot, Piggly Wiggly, Ingles, Price Chopper, Tops Friendly Markets, Hannaford, Market Basket~, Weis, Schnucks, Cub Foods, H Mart, 99 Ranch, Ahold Delhaize, Tesco, Sainsbury's, Asda, Morrisons, Waitrose, Loblaws, Sobeys, Woolworths Supermarkets, Coles Supermarkets, Carrefour, Auchan, Edeka, Rewe, Mercadona, Albert Heijn, Whole Foods, Sprouts Farmers Market = Sprouts~, The Fresh Market~",
    },
    {
      path: "Grocery Stores & Delivery > Convenience Stores",
      market: "B2C",
      names: "7-Eleven = 7-11, Circle K, Wawa, Sheetz, Casey's, Cumberland Farms, Buc-ee's = Bucees, Kwik Trip",
    },
    {
      path: "Grocery Stores & Delivery > Online Grocery & Delivery",
      market: "B2C",
      names: "Instacart, FreshDirect, Amazon Fresh, Shipt, Peapod, Ocado, Gopuff",
    },
    {
      path: "Grocery Stores & Delivery > Meal Kits",
      market: "B2C",
      names: "HelloFresh, Blue Apron, Home Chef",
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
      names: "Coffee mate, International Delight",
    },
    { path: "Bread & Baking", market: "B2C", names: "Entenmann's, Jell-O = Jello" },
    {
      path: "Vegan & Vegetarian",
      market: "B2C",
      names:
        "Beyond Meat, Impossible Foods = Impossible Burger, MorningStar Farms, Oatly, Silk Milk = Silk Almondmilk = Silk~, Almond Breeze",
    },
  ],
}
