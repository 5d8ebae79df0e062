import type { BrandTable } from "../types.ts"

export const diningBrands: BrandTable = {
  category: "Dining",
  nodes: [
    {
      path: "Fast Food & QSR",
      market: "B2C",
      names:
        "Yum! Brands, Sonic Drive-In, Jack in the Box, Arby's, Long John Silver's, Checkers & Rally's, Culver's, Del Taco, Panda Express, Nathan's Famous, Wienerschnitzel, Jollibee, White Castle, Carl's Jr., Hardee's, Dairy Queen = DQ, Bojangles, Whataburger, Braum's, Portillo's, Taco John's, Freddy's Frozen Custard",
    },
    {
      path: "Fast Food & QSR > Burgers",
      market: "B2C",
      names:
        "McDonald's = Mickey D's, Burger King, Wendy's, Five Guys, In-N-Out, Shake Shack, Smashburger, Fatburger, The Habit Burger Grill",
    },
    {
      path: "Fast Food & QSR > Chicken",
      market: "B2C",
      names:
        "Chick-fil-A = Chickfila, KFC = Kentucky Fried Chicken, Popeyes, Raising Cane's, Church's Chicken, Wingstop, Buffalo Wild Wings = BWW, El Pollo Loco, Nando's, Boston Market",
    },
    {
      path: "Fast Food & QSR > Sandwiches & Subs",
      market: "B2C",
      names:
        "Subway~, Jersey Mike's, Jimmy John's, Firehouse Subs, Quiznos, Potbelly Sandwich = Potbelly~, McAlister's",
    },
    {
      path: "Fast Food & QSR > Mexican Quick Service",
      market: "B2C",
      names: "Taco Bell, Chipotle, Qdoba, Moe's Southwest Grill",
    },
    {
      path: "Fast Food & QSR > Fast Casual",
      market: "B2C",
      names: "Panera, Sweetgreen, CAVA Restaurant = Cava~, Noodles & Company",
    },
    {
      path: "Casual Dining",
      market: "B2C",
      names:
        "Applebee's, Chili's~, TGI Fridays, Olive Garden, Red Robin, Ruby Tuesday, Cheesecake Factory, BJ's Restaurant, Cracker Barrel, Darden, Golden Corral, O'Charley's, Perkins Restaurant, Hard Rock Cafe, Hooters, Yard House, Logan's Roadhouse, Sizzler~, P.F. Chang's, Benihana, Din Tai Fung, Red Lobster, Joe's Crab Shack, Bubba Gump, Chuck E. Cheese",
    },
    {
      path: "Casual Dining > Italian Restaurants",
      market: "B2C",
      names: "Carrabba's, Maggiano's, Romano's Macaroni Grill, Buca di Beppo",
    },
    {
      path: "Casual Dining > Steak & Barbecue",
      market: "B2C",
      names: "Outback Steakhouse = Outback~, Texas Roadhouse, LongHorn Steakhouse = Longhorn~, Famous Dave's, Dickey's",
    },
    {
      path: "Fine Dining",
      market: "B2C",
      names:
        "Ruth's Chris, Capital Grille, Morton's The Steakhouse, Fleming's Prime Steakhouse, Fogo de Chão, Texas de Brazil, Nobu, The Melting Pot",
    },
    {
      path: "Coffee Shops & Cafes",
      market: "B2C",
      names:
        "Starbucks, Dunkin', Dutch Bros, Peet's Coffee, Caribou Coffee, Tim Hortons, Costa Coffee, Caffè Nero, Blue Bottle Coffee, Scooter's Coffee, Luckin Coffee, Einstein Bros, Kung Fu Tea, Gong Cha, Jamba, Smoothie King, Tropical Smoothie Cafe",
    },
    {
      path: "Pizza Restaurants",
      market: "B2C",
      names:
        "Domino's, Pizza Hut, Papa Johns, Little Caesars, Papa Murphy's, Blaze Pizza, MOD Pizza, California Pizza Kitchen = CPK, Round Table Pizza, Cicis, Sbarro",
    },
    {
      path: "Bakeries & Dessert Shops",
      market: "B2C",
      names:
        "Crumbl, Insomnia Cookies, Nothing Bundt Cakes, Cinnabon, Auntie Anne's, Wetzel's Pretzels, Great American Cookies, Mrs. Fields, Paris Baguette, Greggs, Krispy Kreme",
    },
    {
      path: "Bakeries & Dessert Shops > Ice Cream & Frozen Yogurt Shops",
      market: "B2C",
      names: "Baskin-Robbins, Cold Stone, Carvel, Pinkberry, Yogurtland",
    },
    {
      path: "Bars & Pubs",
      market: "B2C",
      names: "Wetherspoon",
    },
    {
      path: "Food Delivery Apps",
      market: "B2C",
      names: "DoorDash, Uber Eats, Grubhub, Postmates, Deliveroo, Just Eat, Swiggy, Zomato, Glovo, Rappi",
    },
    {
      path: "Breakfast & Brunch",
      market: "B2C",
      names: "IHOP, Denny's, Waffle House, First Watch, Village Inn, Black Bear Diner",
    },
    {
      path: "Foodies & Frequent Diners",
      market: "B2C",
      names: "OpenTable, Resy, Zagat, James Beard Foundation",
    },
  ],
}
