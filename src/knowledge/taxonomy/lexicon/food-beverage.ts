import type { LexiconTable } from "../types.ts"

export const foodBeverage: LexiconTable = {
  category: "Food & Beverage",
  nodes: [
    {
      path: "Cooking & Recipes",
      iab: "216",
      terms:
        "cooking, recipe, home chef, cook~, culinary, food blog, food blogger, recipe app, food preparation, gastronomy, celebrity chef, aspiring chef, amateur chef",
    },
    {
      path: "Cooking & Recipes > Barbecue & Grilling",
      iab: "215",
      terms: "grilling, barbecue, bbq, barbeque, grill master, pitmaster, tailgating food, cookout",
    },
    {
      path: "Cooking & Recipes > Quick & Easy Meals",
      iab: "216",
      terms:
        "quick meal, easy meal, weeknight dinner, weeknight meal, dinner idea, meal idea, family meal, family dinner, casserole, school lunch, packed lunch, leftovers~",
    },
    {
      path: "Cooking & Recipes > Meal Planning & Prep",
      iab: "216",
      terms: "meal planning, meal planner, meal prep, meal prepper, menu planning, freezer meal",
    },
    {
      path: "Cooking & Recipes > Canning & Preserving",
      iab: "216",
      terms: "canning, food preservation, pickling, fermenting, fermentation~, food dehydrating",
    },
    { path: "Cooking & Recipes > Healthy Cooking", iab: "221", terms: "healthy meal, healthy food" },
    {
      path: "Cooking & Recipes > Holiday & Party Food",
      iab: "216",
      terms: "holiday cooking, thanksgiving recipe, christmas dinner, party food, appetizer, hors d oeuvre, potluck",
    },
    {
      path: "Snacks & Candy",
      iab: "217",
      terms: "snack, snacking, candy, sweets~, confectionery, confection, sweet tooth, sweet treat, party mix, chip~",
    },
    {
      path: "Snacks & Candy > Chips & Pretzels",
      iab: "210",
      terms: "potato chip, chip and dip, chips and salsa, crisps~, pretzel",
    },
    { path: "Snacks & Candy > Popcorn", iab: "210", terms: "popcorn, microwave popcorn, kettle corn" },
    {
      path: "Snacks & Candy > Cookies & Crackers",
      iab: "217",
      terms: "cookie~, girl scout cookie, cracker~, biscuits~, shortbread, gingerbread, wafer~, macaron, biscotti",
    },
    { path: "Snacks & Candy > Chocolate", iab: "217", terms: "chocolate, truffles~, praline, fudge~, chocolatier" },
    { path: "Snacks & Candy > Gum & Mints", iab: "217", terms: "chewing gum, bubble gum, bubblegum, mints~" },
    {
      path: "Snacks & Candy > Gummies & Hard Candy",
      iab: "217",
      terms: "gummies~, lollipop, licorice, liquorice, caramel, toffee, marshmallow, taffy, marzipan, turkish delight",
    },
    {
      path: "Snacks & Candy > Nuts Seeds & Trail Mix",
      iab: "210",
      terms:
        "nuts~, nuts and seeds, peanut, almond, cashew, pistachio, walnut~, pecan, macadamia, hazelnut, brazil nut, sunflower seed, pumpkin seed, trail mix, raisin",
    },
    {
      path: "Snacks & Candy > Snack & Protein Bars",
      iab: "210",
      terms: "snack bar~, protein bar, energy bar, nutrition bar",
    },
    { path: "Snacks & Candy > Jerky & Meat Snacks", iab: "210", terms: "jerky, biltong" },
    { path: "Coffee & Tea", iab: "222", terms: "hot drink, caffeine, chai, yerba mate, kombucha, cocoa" },
    {
      path: "Coffee & Tea > Coffee",
      iab: "222",
      terms: "coffee, espresso, latte, cappuccino, americano~, mocha~, macchiato, cold brew, decaf, k cup",
    },
    { path: "Coffee & Tea > Coffee Creamers", iab: "222", terms: "creamer" },
    { path: "Coffee & Tea > Tea", iab: "222", terms: "tea, matcha, oolong, earl grey, rooibos, boba" },
    {
      path: "Soft Drinks & Juice",
      iab: "222",
      terms:
        "soft drink, beverage, non alcoholic beverage, drinks~, mocktail, slushie, wellness shot, cordials~, drink enhancer, liquid drink enhancer, drink mix",
    },
    {
      path: "Soft Drinks & Juice > Soda",
      iab: "222",
      terms: "soda, cola, root beer, ginger ale, ginger beer, tonic water",
    },
    {
      path: "Soft Drinks & Juice > Juice",
      iab: "222",
      terms: "juice, juicing, lemonade, limeade, smoothie, apple cider, nectar~",
    },
    {
      path: "Soft Drinks & Juice > Energy & Sports Drinks",
      iab: "222",
      terms: "energy drink, sports drink, electrolyte drink, hydration drink, energy shot",
    },
    {
      path: "Soft Drinks & Juice > Bottled & Sparkling Water",
      iab: "222",
      terms:
        "bottled water, sparkling water, mineral water, spring water, seltzer, flavored water, drinking water~, alkaline water, vitamin water, purified water, carbonated water, water enhancer, water delivery~",
    },
    { path: "Dairy & Eggs", iab: "210", terms: "dairy, buttermilk, whey~" },
    {
      path: "Dairy & Eggs > Milk & Cream",
      iab: "210",
      terms: "milk, milkshake~, cream~, half and half, whipped topping, creme fraiche, eggnog",
    },
    {
      path: "Dairy & Eggs > Cheese",
      iab: "210",
      terms:
        "cheese, cheddar, mozzarella, parmesan, feta, brie~, gouda, ricotta, burrata, halloumi, camembert, provolone",
    },
    { path: "Dairy & Eggs > Yogurt", iab: "210", terms: "yogurt, yoghurt, skyr, kefir" },
    { path: "Dairy & Eggs > Butter & Margarine", iab: "210", terms: "butter, margarine, ghee, buttery spread" },
    { path: "Dairy & Eggs > Eggs", iab: "210", terms: "eggs~, free range egg" },
    {
      path: "Meat & Seafood",
      iab: "210",
      terms:
        "meat, protein food, butchers, lamb chop, veal, venison, meatball, meatloaf, fish and seafood, fish buyer, fish enthusiast, fish lover, fish eater, fish fillet, white fish, seafood lover",
    },
    {
      path: "Meat & Seafood > Beef",
      iab: "210",
      terms: "beef, steak, brisket, ribeye, filet mignon, sirloin, wagyu, roast~, rib~",
    },
    {
      path: "Meat & Seafood > Pork Bacon & Sausage",
      iab: "210",
      terms: "pork, bacon, ham~, holiday ham, sausage, bratwurst, chorizo, hot dog, frankfurter, kielbasa, prosciutto",
    },
    {
      path: "Meat & Seafood > Poultry",
      iab: "210",
      terms: "poultry~, chicken, ground turkey, turkey breast, thanksgiving turkey, frozen turkey",
    },
    {
      path: "Meat & Seafood > Deli Meat",
      iab: "210",
      terms: "lunchmeat, cold cuts, salami, pepperoni, charcuterie, pastrami, deli counter",
    },
    {
      path: "Meat & Seafood > Seafood",
      iab: "210",
      terms:
        "seafood, fresh fish, shellfish, salmon, shrimp, prawn, crab, lobster, oyster, clam~, mussel~, scallop~, tuna, cod~, tilapia, halibut, sardine, anchovy, caviar, canned fish, tinned fish, fish stick, squid, octopus~, crawfish, crayfish, frozen fish, fillet",
    },
    {
      path: "Bread & Baking",
      iab: "217",
      terms:
        "bakery product, bakery item, bakery goods, bakery assortment, in store bakery, baked~, cake and dessert bar, dessert bar, baked good",
    },
    {
      path: "Bread & Baking > Bread & Rolls",
      iab: "210",
      terms:
        "bread, sourdough, loaf~, dinner roll, bun~, bagel, baguette, ciabatta, focaccia, flatbread, pita, naan, tortilla, brioche, breadstick, cornbread, crouton, breadcrumb",
    },
    { path: "Bread & Baking > Home Baking", iab: "217", terms: "baking, baker~" },
    {
      path: "Bread & Baking > Baking Ingredients",
      iab: "217",
      terms:
        "flour, sugar, yeast~, vanilla extract, frosting, icing~, fondant, sprinkles~, food coloring, cornstarch, shortening~, gelatin~, dough~, phyllo",
    },
    {
      path: "Bread & Baking > Cakes Pies & Pastries",
      iab: "217",
      terms:
        "cake, cupcake, birthday cake, cheesecake, dessert, pie~, tart~, pastry, croissant, donut, doughnut, muffin, brownie~, eclair, scone, strudel, cobbler~, tiramisu, pudding, custard, jello, fruitcake, parfait, cannoli, baklava, churro",
    },
    {
      path: "Frozen & Prepared Foods",
      iab: "210",
      terms:
        "frozen food, frozen dinner, tv dinner, prepared food, prepared meal, ready meal, ready to eat, microwave meal, camping food, coleslaw, frozen~, refrigerated lunch, refrigerated side dish, refrigerated entree, refrigerated meal, refrigerated dip, ready to eat meal, side dish, chilled meal",
    },
    {
      path: "Frozen & Prepared Foods > Frozen Pizza & Snacks",
      iab: "210",
      terms: "frozen pizza, pizza roll, egg roll, spring roll, corn dog, tater tot, hash brown, fry~",
    },
    {
      path: "Frozen & Prepared Foods > Frozen Fruits & Vegetables",
      iab: "210",
      terms: "frozen vegetable, frozen berry",
    },
    {
      path: "Frozen & Prepared Foods > Ice Cream & Frozen Desserts",
      iab: "217",
      terms: "ice cream, gelato, sorbet, sherbet, popsicle, ice pop, frozen treat, icecream",
    },
    {
      path: "Frozen & Prepared Foods > Sandwiches & Salads",
      iab: "210",
      terms: "sandwich, burger, hamburger, cheeseburger, panini, salad, pizza dough, lunch kit",
    },
    {
      path: "Pantry & Condiments",
      iab: "210",
      terms:
        "pantry~, pantry staple, pantry stocking, condiment, ingredient~, canned goods, packaged food, food gift, food hamper, truffle oil, cpg, consumer packaged goods, fmcg, packaged goods buyer",
    },
    {
      path: "Pantry & Condiments > Sauces & Dressings",
      iab: "210",
      terms:
        "sauce, ketchup, mustard, mayonnaise, mayo~, sriracha, salsa~, guacamole, ranch dressing, vinaigrette, marinade, gravy, pesto, marinara, tahini, chutney, relish~, pickle, sauerkraut, horseradish, wasabi, hoisin, aioli, dip~",
    },
    {
      path: "Pantry & Condiments > Oils & Vinegars",
      iab: "210",
      terms: "cooking oil, olive oil, canola oil, sunflower oil, sesame oil, edible oil, vinegar, lard",
    },
    {
      path: "Pantry & Condiments > Spices & Seasonings",
      iab: "210",
      terms:
        "spice, seasoning, salt~, pepper~, garlic, cinnamon, turmeric, paprika, cumin, oregano, basil~, cilantro, parsley, thyme~, ginger~, saffron, nutmeg, cardamom, curry powder, cayenne, dry rub, bouillon",
    },
    {
      path: "Pantry & Condiments > Pasta Rice & Grains",
      iab: "210",
      terms:
        "pasta, spaghetti, macaroni, noodle, ramen, udon, lasagna, ravioli, gnocchi, linguine, penne, rice, basmati, risotto, quinoa, couscous, barley~, grain~, stuffing mix, boxed dinner",
    },
    {
      path: "Pantry & Condiments > Soups & Broths",
      iab: "210",
      terms: "soup, broth, stock cube, stew, chowder, bisque, gumbo, chili~",
    },
    {
      path: "Pantry & Condiments > Beans & Canned Vegetables",
      iab: "210",
      terms: "beans~, kidney bean, chickpea, lentil, legume, pulses~, applesauce, olives~, artichoke, capers~",
    },
    {
      path: "Pantry & Condiments > Spreads Jams & Sweeteners",
      iab: "210",
      terms: "jam~, jelly~, marmalade, honey~, molasses, agave~, sweetener, stevia, syrup, spread~",
    },
    { path: "Breakfast & Cereal", iab: "210", terms: "breakfast, breakfast bar" },
    { path: "Breakfast & Cereal > Cereal", iab: "210", terms: "cereal, corn flake, bran~" },
    {
      path: "Breakfast & Cereal > Oatmeal & Granola",
      iab: "210",
      terms: "oatmeal, oats, granola, muesli, porridge, grits, acai bowl",
    },
    {
      path: "Breakfast & Cereal > Pancakes & Waffles",
      iab: "210",
      terms: "pancake, waffle, french toast, crepe, omelet, omelette",
    },
    {
      path: "Organic & Natural Foods",
      iab: "221",
      terms:
        "organic food, natural food, organic product~, organic and natural, natural and organic, natural product~, clean label, whole food~, non gmo, gmo free, farm to table, locally grown, locally sourced, superfood, chia seed, flax seed, flaxseed, hemp seed, antibiotic free, food movement, gourmet food, specialty food, gourmet and specialty, farm box, produce box, csa box, farm fresh",
    },
    {
      path: "Organic & Natural Foods > Fruits & Vegetables",
      iab: "221",
      terms:
        "produce~, fruit, vegetable, veggie, leafy green, lettuce, spinach, kale, arugula, broccoli, cauliflower, carrot, celery, cucumber, tomato, potato, onion, mushroom~, jalapeno, corn~, peas~, asparagus, zucchini, eggplant, cabbage, beet, radish, turnip, squash~, pumpkin~, avocado, banana, citrus, lemon~, limes~, grapefruit, grape~, berries~, strawberry, blueberry, raspberry, cranberry, cherries~, peach~, nectarine, plum~, pear~, mango~, pineapple, papaya, melon, watermelon, cantaloupe, pomegranate, coconut, fig~, apricot, lychee, guava, jackfruit, okra, leek, shallot, yam~, microgreens, farmers market, fresh~",
    },
    {
      path: "Organic & Natural Foods > Gluten & Allergen Free",
      iab: "219",
      terms:
        "gluten free, allergen free food, allergy friendly food, nut free, lactose free, soy free, egg free, grain free, wheat free",
    },
    {
      path: "Organic & Natural Foods > Diet & Better for You",
      iab: "221",
      terms: "diet food, low carb food, low carb snack, keto food, keto friendly food, paleo food",
    },
    {
      path: "Vegan & Vegetarian",
      iab: "213",
      terms: "vegetarian, vegetarianism, meatless, flexitarian, pescatarian, plant forward",
    },
    { path: "Vegan & Vegetarian > Vegan", iab: "212", terms: "vegan, veganism, plant based" },
    { path: "Vegan & Vegetarian > Meat Alternatives", iab: "213", terms: "tofu, tempeh, seitan, alternative protein" },
    { path: "Vegan & Vegetarian > Plant Based Milk", iab: "212", terms: "plant milk" },
    { path: "World Cuisines", iab: "214", terms: "international food, ethnic food, cuisine, halal, kosher" },
    {
      path: "World Cuisines > Asian Cuisine",
      iab: "214",
      terms:
        "asian food, chinese food, dim sum, dumpling, potsticker, chow mein, lo mein, sushi, sashimi, tempura, teriyaki, miso, bento, kimchi, bulgogi, gochujang, pad thai, pho~, banh mi, hot pot, poke bowl",
    },
    {
      path: "World Cuisines > Indian Cuisine",
      iab: "214",
      terms: "indian food, south asian food, curry~, biryani, samosa, tandoori, masala~, dosa, paneer, roti",
    },
    {
      path: "World Cuisines > Latin American Cuisine",
      iab: "214",
      terms:
        "mexican food, hispanic food, latin food, tex mex, taco, burrito, enchilada, quesadilla, nacho, tamale, fajita, empanada, tostada, birria, arepa, ceviche, caribbean food, pupusa",
    },
    {
      path: "World Cuisines > Italian Cuisine",
      iab: "214",
      terms: "italian food, bruschetta, antipasto, calzone, carbonara",
    },
    {
      path: "World Cuisines > French Cuisine",
      iab: "214",
      terms: "french food, quiche, ratatouille, souffle, foie gras",
    },
    {
      path: "World Cuisines > Mediterranean & Middle Eastern",
      iab: "214",
      terms:
        "mediterranean cuisine, greek food, gyro, souvlaki, hummus, falafel, shawarma, kebab, kabob, tzatziki, tabbouleh, paella, tapas",
    },
    {
      path: "World Cuisines > American & Southern Cuisine",
      iab: "214",
      terms: "american food, soul food, southern food, cajun, jambalaya",
    },
    {
      path: "World Cuisines > European & African Cuisine",
      iab: "214",
      terms: "european food, german food, schnitzel, british food, fish and chips, pierogi, fondue",
    },
    {
      path: "Grocery Stores & Delivery",
      iab: "477",
      terms: "grocery, grocer, supermarket, hypermarket, food store, food shopping, food~, food inflation, food basket",
    },
    { path: "Grocery Stores & Delivery > Natural Grocers", iab: "477", terms: "organic market" },
    {
      path: "Grocery Stores & Delivery > Convenience Stores",
      iab: "477",
      terms: "c store, corner store, bodega, mini mart, minimart, convenience retail, gas station food",
    },
    {
      path: "Grocery Stores & Delivery > Online Grocery & Delivery",
      iab: "477",
      terms: "online grocery, egrocery, grocery app, quick commerce, food subscription",
    },
    { path: "Grocery Stores & Delivery > Meal Kits", iab: "477", terms: "meal box, meal subscription, meal delivery" },
    { path: "Grocery Stores & Delivery > Food Companies", iab: "96", terms: "food brand" },
  ],
}
