import type { LexiconTable } from "../types.ts"

export const dining: LexiconTable = {
  category: "Dining",
  nodes: [
    {
      path: "Fast Food & QSR",
      iab: "218",
      terms:
        "fast food, qsr, quick service, quick serve, drive thru, value menu, dollar menu, fish and chip shop, drive thru breakfast, drive through, take out, carry out",
    },
    {
      path: "Fast Food & QSR > Burgers",
      iab: "218",
      terms: "burger restaurant, burger joint, hamburger restaurant, burger chain, burger place, hot dog stand",
    },
    {
      path: "Fast Food & QSR > Chicken",
      iab: "218",
      terms: "chicken restaurant, chicken sandwich, wing place, chicken chain, hot wings, buffalo wings",
    },
    {
      path: "Fast Food & QSR > Sandwiches & Subs",
      iab: "218",
      terms:
        "sandwich shop, sub shop, deli~, delicatessen, hoagie, sandwich chain, cheesesteak, submarine sandwich, bagel sandwich",
    },
    {
      path: "Fast Food & QSR > Mexican Quick Service",
      iab: "218",
      terms: "taqueria, taco shop, taco stand, burrito bowl, taco truck",
    },
    { path: "Fast Food & QSR > Fast Casual", iab: "218", terms: "salad bar, poke shop, grain bowl, noodle shop" },
    {
      path: "Fast Food & QSR > Food Trucks & Street Food",
      iab: "218",
      terms: "food truck, street food, food cart, food stall, food vendor stall, hawker center",
    },
    {
      path: "Casual Dining",
      iab: "218",
      terms: "family dining, dine in, diner~, bistro~, brasserie, cafeteria~, buffet~, all you can eat, food hall",
    },
    { path: "Casual Dining > Italian Restaurants", iab: "218", terms: "trattoria, osteria, ristorante" },
    {
      path: "Casual Dining > Mexican & Latin Restaurants",
      iab: "218",
      terms: "mexican restaurant, tex mex restaurant, cantina~, tapas bar",
    },
    {
      path: "Casual Dining > Asian Restaurants",
      iab: "218",
      terms: "sushi bar, hibachi, teppanyaki, ramen shop, izakaya, noodle house, noodle bar, teahouse",
    },
    { path: "Casual Dining > Mediterranean Restaurants", iab: "218", terms: "kebab shop, falafel shop" },
    { path: "Casual Dining > European & African Restaurants", iab: "218", terms: "german restaurant, creperie" },
    {
      path: "Casual Dining > Steak & Barbecue",
      iab: "218",
      terms: "barbecue restaurant, bbq restaurant, barbecue joint, bbq joint, rib shack, smokehouse~, rodizio",
    },
    {
      path: "Casual Dining > Seafood Restaurants",
      iab: "218",
      terms: "oyster bar, crab shack, raw bar, lobster shack, crab house",
    },
    {
      path: "Casual Dining > Entertainment Dining",
      iab: "218",
      terms: "dinner theater restaurant, murder mystery dinner",
    },
    {
      path: "Fine Dining",
      iab: "218",
      terms:
        "upscale dining, gourmet dining, michelin star, michelin guide, tasting menu, chefs table, omakase, haute cuisine, steakhouse, steak house, chophouse, churrascaria, molecular gastronomy",
    },
    {
      path: "Coffee Shops & Cafes",
      iab: "218",
      terms:
        "coffee shop, coffeehouse, coffee house, cafe, coffee chain, coffee bar, espresso bar, coffee run, coffee stand, coffee kiosk, pumpkin spice latte, frappe",
    },
    {
      path: "Coffee Shops & Cafes > Tea Houses & Bubble Tea",
      iab: "218",
      terms: "tea house, tea room, tearoom, boba shop, tea shop, high tea",
    },
    {
      path: "Coffee Shops & Cafes > Juice & Smoothie Bars",
      iab: "218",
      terms: "juice bar, smoothie bar, smoothie shop, smoothie chain, acai shop",
    },
    { path: "Pizza Restaurants", iab: "218", terms: "pizza, pizzeria" },
    {
      path: "Bakeries & Dessert Shops",
      iab: "217",
      terms:
        "bakery, patisserie, boulangerie, pastry shop, cake shop, cupcake shop, dessert shop, dessert bar, cookie shop, pie shop, candy store, sweet shop, chocolate shop, custom cake, bagel shop, patissier",
    },
    {
      path: "Bakeries & Dessert Shops > Donut Shops",
      iab: "217",
      terms: "doughnut shop, donut chain, coffee and donuts",
    },
    {
      path: "Bakeries & Dessert Shops > Ice Cream & Frozen Yogurt Shops",
      iab: "217",
      terms:
        "ice cream shop, ice cream parlor, ice cream parlour, ice cream store, ice cream truck, froyo, gelateria, gelato shop, shaved ice, snow cone, soft serve, sundae~",
    },
    {
      path: "Bars & Pubs",
      iab: "179",
      terms:
        "bar~, pub, tavern~, bar food, gastropub, cocktail bar, cocktail lounge, wine bar, beer bar, beer garden, beer hall, biergarten, taproom, brewpub, hotel bar, speakeasy, saloon~, happy hour, bargoer, whiskey bar, alehouse",
    },
    {
      path: "Food Delivery Apps",
      iab: "218",
      terms:
        "food delivery, food ordering app, food ordering, takeout, carryout, takeaway, delivery app~, mobile ordering, ghost kitchen, cloud kitchen",
    },
    {
      path: "Breakfast & Brunch",
      iab: "218",
      terms:
        "brunch, breakfast restaurant, pancake house, breakfast diner, breakfast place, breakfast spot, breakfast chain, all day breakfast",
    },
    {
      path: "Catering",
      iab: "279",
      terms: "catering, caterer, party platter, party tray, private chef, personal chef, banquet~",
    },
    {
      path: "Foodies & Frequent Diners",
      iab: "220",
      terms:
        "foodie, restaurant, dining~, dine out, eating out, eat out, table reservation, food critic, culinary tourism, gourmand, gourmet~, epicure, epicurean, lunch~, dinner~, supper~, eatery, patio dining, food influencer, food trend, culinary festival",
    },
  ],
}
