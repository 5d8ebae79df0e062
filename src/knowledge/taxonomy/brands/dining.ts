import type { BrandTable } from "../types.ts"

export const diningBrands: BrandTable = {
  category: "Dining",
  nodes: [
    {
      path: "Fast Food & QSR",
      market: "B2C",
      names:
        "Yum! Brands, Sonic Drive-In, Jack in the Box, Arby's, Long John Silver's, Checkers & Rally's, Culver's, Del Taco, Panda Express, Nathan's Famous, Wienerschnitzel, Jollibee, White Castle, Carl's Jr., Hardee's, Dairy Queen = DQ, Bojangles, Whataburger, Braum's, Portillo's, Taco John's, Freddy's Frozen Custard, Captain D's, Arthur Treacher's, Skyline Chili, Gold Star Chili, Runza, Cinnabon Bakery, Pretzelmaker, Hot Dog on a Stick, Telepizza, Maoz Falafel, German Doner Kebab, Kochlöffel, FEBO, Smullers, Kwalitaria, Max Hamburgare, Burger Fuel, Harvey's Restaurants, New York Fries, Bembos, Presto Colombia, Frisby~, El Corral Hamburguesas, Mostaza Argentina, Doggis, Juan Maestro, Chicken Express, Bush's Chicken",
    },
    {
      path: "Fast Food & QSR > Burgers",
      market: "B2C",
      names:
        "McDonald's = Mickey D's, Burger King, Wendy's, Five Guys, In-N-Out, Shake Shack, Smashburger, Fatburger, The Habit Burger Grill, Habit Burger, Steak 'n Shake, Checkers Drive-In, Rally's~, Krystal Burger, A&W Restaurants, Burgerville, Cook Out Restaurant = Cook Out Drive-Thru, Milo's Hamburgers, Wayback Burgers, BurgerFi, Hopdoddy, Super Duper Burgers, The Counter Burger, Cheeseburger in Paradise, Tommy's Burgers = Original Tommy's, Farmer Boys, MOS Burger, Freshness Burger, Lotteria, Hesburger, Max Burgers~, Quick Burger, Byron Burgers, Honest Burgers, Gourmet Burger Kitchen, Wimpy Restaurant, Steers~, Grill'd, Hungry Jack's, Betty's Burgers, Hans im Glück, Goiko, TGB The Good Burger, Giraffas, Madero Restaurante, Burgerista, Huey's~, PDQ~, Swensons Drive-In",
    },
    {
      path: "Fast Food & QSR > Chicken",
      market: "B2C",
      names:
        "Chick-fil-A = Chickfila, KFC = Kentucky Fried Chicken, Popeyes, Raising Cane's, Church's Chicken, Wingstop, Buffalo Wild Wings = BWW, El Pollo Loco, Nando's, Boston Market, Zaxby's, Church's Texas Chicken, Pollo Tropical, Pollo Campero, Buffalo Wild Wings GO, Slim Chickens, Dave's Hot Chicken, Chester's Chicken, Golden Chick, Lee's Famous Recipe, Huey Magoo's, Hattie B's, Bonchon, Kyochon, BBQ Chicken Korea = bb.q Chicken, Nene Chicken, Dixy Chicken, Chicken Cottage, Morley's~, Oporto~, Red Rooster, Chicken Treat, Mary Brown's, Swiss Chalet, St-Hubert, Galito's, Chicken Licken, Hungry Lion, Al Baik = Albaik, Texas Chicken, Wingstreet, Guthrie's~, Super Chix, Layne's Chicken, The Crack Shack, Starbird Chicken",
    },
    {
      path: "Fast Food & QSR > Sandwiches & Subs",
      market: "B2C",
      names:
        "Subway~, Jersey Mike's, Jimmy John's, Firehouse Subs, Quiznos, Potbelly Sandwich = Potbelly~, McAlister's, Schlotzsky's, McAlister's Deli, Jason's Deli, Which Wich, Penn Station Subs, Charleys Philly Steaks = Charleys Cheesesteaks, Blimpie, Port of Subs, Capriotti's, Erbert & Gerbert's, Cousins Subs, Mr. Hero, D'Angelo Grilled Sandwiches, Primanti Bros, Dog Haus, Ike's Sandwiches = Ike's Love & Sandwiches, Lenny's Subs, Mendocino Farms, Primo Hoagies, Milio's, Pret A Manger, Subway Restaurants, Brioche Dorée, Paul Boulangerie, La Mie Câline, Class'croute, Cojean, Nordsee, Ditsch, Le Crobag, Backwerk, Kamps Bäckerei, Mr. Sub, Rodilla, Pans & Company, 100 Montaditos, Bocatta, Tostao",
    },
    {
      path: "Fast Food & QSR > Mexican Quick Service",
      market: "B2C",
      names:
        "Taco Bell, Chipotle, Qdoba, Moe's Southwest Grill, Taco Cabana, Taco Bueno, Taco Mayo, Taco Time, Rubio's, Baja Fresh, Wahoo's Fish Taco, Cafe Rio, Costa Vida, Freebirds, Fuzzy's Taco Shop, Torchy's Tacos, Velvet Taco, Tijuana Flats, Barberitos, Pancheros, Salsarita's, Chronic Tacos, Filiberto's, El Pollo Rico, Mucho Burrito, Guzman y Gomez, Mad Mex, Zambrero, Tortilla Mexican Grill, Wahaca, Chilango~, Barburrito, Quesada Burritos, O'Tacos",
    },
    {
      path: "Fast Food & QSR > Fast Casual",
      market: "B2C",
      names:
        "Panera, Sweetgreen, CAVA Restaurant = Cava~, Noodles & Company, Cava Grill, Chopt, Just Salad, Salata, Saladworks, Tender Greens, Dig Inn, Pei Wei, Waba Grill, Flame Broiler, Teriyaki Madness, Sarku Japan, L&L Hawaiian Barbecue, Yoshinoya, Sukiya~, Matsuya, CoCo Ichibanya = CoCo Curry, Marugame Udon, Hanamaru Udon, Tenya, Ootoya, Yayoi Ken, Pepper Lunch, Poke Bros, Pokeworks, Sweetfin, Naf Naf Grill, The Halal Guys, Zoe's Kitchen, Taziki's, Roti Mediterranean, Luna Grill, Garbanzo Mediterranean, Newk's Eatery, Corner Bakery Cafe, Au Bon Pain, Cosi Restaurant, Le Pain Quotidien, Einstein Bros Bagels, Bruegger's, Leon Restaurants, Itsu, Wasabi Sushi, Yo! Sushi, Farmer J, Dean & David, Vapiano, Exki, Jour Salad, Honest Greens, Flax & Kale, Freshii, Kupfert & Kim, Sumo Salad, Roll'd, Sushi Hub, Sushi Sushi, Edo Japan, Manchu Wok, Thai Express, Tiki-Ming, Chowking, Greenwich Pizza, Mang Inasal, Max's Restaurant, Haldiram's Restaurant, Wow! Momo, Faasos, Behrouz Biryani, Oven Story, Box8, Bikanervala, Saravana Bhavan, Barbeque Nation, Goli Vada Pav, Spoleto Culinária, China In Box, Vivenda do Camarão, Divino Fogão, Ragazzo~, Habib's~, Spizzico, Autogrill, La Piadineria, Rossopomodoro, Roadhouse Grill, Old Wild West",
    },
    {
      path: "Casual Dining",
      market: "B2C",
      names:
        "Applebee's, Chili's~, TGI Fridays, Olive Garden, Red Robin, Ruby Tuesday, Cheesecake Factory, BJ's Restaurant, Cracker Barrel, Darden, Golden Corral, O'Charley's, Perkins Restaurant, Hard Rock Cafe, Hooters, Yard House, Logan's Roadhouse, Sizzler~, P.F. Chang's, Benihana, Din Tai Fung, Red Lobster, Joe's Crab Shack, Bubba Gump, Chuck E. Cheese, Bennigan's, Cheddar's Scratch Kitchen, Houlihan's, Houston's Restaurant, Hillstone~, Bahama Breeze, Ryan's Buffet, Cicis Buffet, Hometown Buffet, Old Country Buffet, Souplantation, Luby's, Piccadilly Cafeteria, Bob Evans~, Friendly's Restaurant, Big Boy Restaurant, Frisch's, Shoney's, Marie Callender's Restaurant, Coco's Bakery, Mimi's Cafe, Norms Restaurant, Twin Peaks Restaurant, Tilted Kilt, Miller's Ale House, Duffy's Sports Grill, Beef O'Brady's, Glory Days Grill, Bar Louie, Wetherspoon Pubs, Toby Carvery, Harvester Restaurants, Beefeater Grill, Brewers Fayre, Hungry Horse, Frankie & Benny's, Giraffe Restaurant, Bill's Restaurant, Côte Brasserie, Café Rouge, The Ivy Collection, Loch Fyne, Rick Stein Restaurants, Boston Pizza, The Keg~, Earls Kitchen, Cactus Club Cafe, Joey Restaurants, Montana's BBQ, Kelseys, East Side Mario's, Moxies, Milestones Restaurant, Jack Astor's, Scores Rotisserie, Cora Breakfast, Outback Brasil, Coco Bambu, Paris 6, Vips México, Sanborns Restaurante, Toks~, El Portón México, Italianni's, Crepes & Waffles, Skylark Japan, Gusto Japan, Saizeriya, Royal Host, Jonathan's Japan, Denny's Japan, Joyfull, Bikkuri Donkey, Alex Gastronomie, Cafe del Sol, Block House Steak, Maredo, Hippopotamus Restaurant, Léon de Bruxelles, Courtepaille, Flunch, La Boucherie, Del Arte, Bistrot Régent, Au Bureau, Foster's Hollywood, Ginos España, VIPS España, La Tagliatella, Lizarran, Hog's Breath Cafe, Sporting Globe, Coffee Club Australia, Spur Steak Ranches, Ocean Basket, Mugg & Bean, Wimpy South Africa",
    },
    {
      path: "Casual Dining > Italian Restaurants",
      market: "B2C",
      names:
        "Carrabba's, Maggiano's, Romano's Macaroni Grill, Buca di Beppo, Fazoli's, Bertucci's, Biaggi's, Brio Italian Grille, Bravo Italian Kitchen, Old Spaghetti Factory, Il Fornaio, Carmine's~, Eataly, North Italia, Bella Italia, Zizzi, ASK Italian, Prezzo Restaurants, Carluccio's, Jamie's Italian, Strada Restaurants, L'Osteria, Big Mamma Group, Jolly Pasta, Capricciosa",
    },
    {
      path: "Casual Dining > Steak & Barbecue",
      market: "B2C",
      names:
        "Outback Steakhouse = Outback~, Texas Roadhouse, LongHorn Steakhouse = Longhorn~, Famous Dave's, Dickey's, Saltgrass, Black Angus Steakhouse, Lone Star Steakhouse, Ponderosa Steakhouse, Bonanza Steakhouse, Western Sizzlin, Rodizio Grill, Dickey's Barbecue, Sonny's BBQ, Smokey Bones, City Barbeque, Mission BBQ, Rudy's Bar-B-Q, Jim 'N Nick's, Dinosaur Bar-B-Que, Lucille's BBQ, Bill Miller BBQ, 4 Rivers Smokehouse, Corky's BBQ, Franklin Barbecue, Buffalo Grill France, Miller & Carter, Hawksmoor, Bodean's BBQ, Barbacoa Restaurante, Vento Haragano, Quaker Steak & Lube, Hurricane Grill & Wings, Wing Zone",
    },
    {
      path: "Fine Dining",
      market: "B2C",
      names:
        "Ruth's Chris, Capital Grille, Morton's The Steakhouse, Fleming's Prime Steakhouse, Fogo de Chão, Texas de Brazil, Nobu, The Melting Pot, Fleming's Steakhouse = Fleming's Prime, Del Frisco's, Mastro's, Smith & Wollensky, The Palm Restaurant, Peter Luger, STK Steakhouse, Ocean Prime, Seasons 52, Melting Pot Restaurant, Zuma Restaurant, Hakkasan, Tao Group, Carbone Restaurant, French Laundry, Eleven Madison Park, Le Bernardin, Per Se, Alinea~, Noma Restaurant, El Bulli, El Celler de Can Roca, Osteria Francescana, Fat Duck, Gordon Ramsay Restaurants, L'Atelier de Joël Robuchon, Alain Ducasse, Tock Reservations, TheFork = LaFourchette, SevenRooms Dining, Quandoo, Bookatable, Eater.com, The Infatuation",
    },
    {
      path: "Coffee Shops & Cafes",
      market: "B2C",
      names:
        "Starbucks, Dunkin', Dutch Bros, Peet's Coffee, Caribou Coffee, Tim Hortons, Costa Coffee, Caffè Nero, Blue Bottle Coffee, Scooter's Coffee, Luckin Coffee, Einstein Bros, Kung Fu Tea, Gong Cha, Jamba, Smoothie King, Tropical Smoothie Cafe, Biggby, 7 Brew, Black Rifle Coffee, Philz Coffee, Stumptown Coffee, Intelligentsia Coffee, La Colombe, Gregorys Coffee, Joe Coffee Company, Verve Coffee, Human Bean, Coffee Bean & Tea Leaf, Tully's Coffee, Black Rock Coffee, PJ's Coffee, Community Coffee~, Foxtail Coffee, Ziggi's Coffee, Second Cup~, Balzac's Coffee, Waves Coffee, Blenz, Black Sheep Coffee, Esquires Coffee, Gail's Bakery, Patisserie Valerie, Boston Tea Party Cafe, Insomnia Coffee, Butlers Cafe, Tchibo, Einstein Kaffee, Coffee Fellows, Dallmayr, LAP Coffee, Espresso House, Wayne's Coffee, Joe & the Juice, Lagkagehuset, Columbus Café, French Coffee Shop, Starbucks Reserve, Juan Valdez Café = Juan Valdez, Tostao Café, Cielito Querido Café, Italian Coffee Company, Café Punta del Cielo, Havanna Café, Café Martínez, Fran's Café, Rei do Mate, Kopenhagen Chocolates, Doutor, Komeda's Coffee = Komeda, Tully's Japan, Excelsior Caffé, Pronto Cafe, Hoshino Coffee, Ediya, A Twosome Place, Caffe Bene, Mega Coffee Korea, Paik's Coffee, Compose Coffee, Hollys Coffee, Luckin, Cotti Coffee, Manner Coffee, % Arabica, Kopi Kenangan, Café Amazon, Highlands Coffee, Trung Nguyen, The Coffee House Vietnam, OldTown White Coffee, Ya Kun Kaya Toast, Toast Box, ZUS Coffee, Tealive, Café Coffee Day = CCD~, Barista Lavazza, Third Wave Coffee, Blue Tokai, Chaayos, Chai Point, Gloria Jean's, Muffin Break, Zarraffa's Coffee, Hudsons Coffee, Vida e Caffè, Seattle Coffee Company, Barn's Coffee, Dr. Cafe Coffee, Aroma Espresso Bar, Arcaffe, Kahve Dünyası, Mikel Coffee, Coffee Island, Coffeelab Greece, 5 to go~",
    },
    {
      path: "Pizza Restaurants",
      market: "B2C",
      names:
        "Domino's, Pizza Hut, Papa Johns, Little Caesars, Papa Murphy's, Blaze Pizza, MOD Pizza, California Pizza Kitchen = CPK, Round Table Pizza, Cicis, Sbarro, Marco's Pizza, Hungry Howie's, Jet's Pizza, Cici's Pizza, Donatos, LaRosa's~, Pieology, Mellow Mushroom, Uno Pizzeria, Giordano's~, Lou Malnati's, Gino's East, Old Chicago Pizza, Godfather's Pizza, Shakey's, Mountain Mike's, Pizza Ranch, Casey's Pizza, Ledo Pizza, Vocelli Pizza, Fox's Pizza Den, Rosati's, Aurelio's~, Imo's Pizza, Happy Joe's, Pizza Inn, Mazzio's, Gatti's Pizza, Double Dave's, Home Run Inn Pizzeria, Grimaldi's, Anthony's Coal Fired, Villa Pizza, Pizza Pizza Canada, Pizza Nova, Panago, Gabriel Pizza, Pizza 73, Pizza Express = PizzaExpress, Franco Manca, Pizza Pilgrims, Rudy's Pizza Napoletana, Fireaway Pizza, Call a Pizza, Joey's Pizza, Smiley's Pizza, New York Pizza NL, Domino's France, Pizza La Japan, Aoki's Pizza, Pizza-La, Mr Pizza Korea, Crust Pizza Australia, Pizza Capers, Eagle Boys, Hell Pizza, Debonairs Pizza, Romans Pizza, Pizza Hut Express, Da Michele Pizzeria",
    },
    {
      path: "Bakeries & Dessert Shops",
      market: "B2C",
      names:
        "Crumbl, Insomnia Cookies, Nothing Bundt Cakes, Cinnabon, Auntie Anne's, Wetzel's Pretzels, Great American Cookies, Mrs. Fields, Paris Baguette, Greggs, Krispy Kreme, Levain Bakery, Magnolia Bakery, Sprinkles Cupcakes, Georgetown Cupcake, Milk Bar Bakery, Baked by Melissa, Porto's Bakery, Tous Les Jours, 85°C Bakery = 85C Bakery Cafe, BreadTalk, Great Harvest Bread, Tiff's Treats, Dirty Dough, Chip City Cookies, Schmackary's, Kilwins, Rocky Mountain Chocolate, Hotel Chocolat, Thorntons Chocolates, Laderach, Neuhaus Chocolates, Leonidas Chocolates, Pierre Marcolini, Ladurée, Pierre Hermé, Fauchon, Maison Kayser = Eric Kayser, Marie Blachère, Feuillette Boulangerie, Bäckerei Junge, Steinecke Bäckerei, Der Beck, Ströck, Der Mann Bakery, Anker Brot, Bakker Bart, Panaria, Granier Bakery, Cookie Time, Cacau Show, Brasil Cacau, Sodiê Doces, Casa Bauducco, El Globo Pastelería, La Esperanza Panadería, Panadería Rosetta, Yamazaki Baking, Andersen Bakery, Vie de France Japan, Goldilocks Bakeshop, Red Ribbon Bakeshop, Monginis, Theobroma, Karachi Bakery, Bakers Delight, Brumby's, Michel's Patisserie, Ferguson Plarre, COBS Bread",
    },
    {
      path: "Bakeries & Dessert Shops > Ice Cream & Frozen Yogurt Shops",
      market: "B2C",
      names:
        "Baskin-Robbins, Cold Stone, Carvel, Pinkberry, Yogurtland, Cold Stone Creamery, Marble Slab Creamery, Rita's Italian Ice, Andy's Frozen Custard, Kopp's Frozen Custard, Abbott's Frozen Custard, Bruster's, Handel's Ice Cream, Graeter's, Jeni's Ice Cream = Jeni's Splendid, Salt & Straw, Van Leeuwen, Ample Hills, Amorino, Grom, Venchi, Giolitti, Menchie's, sweetFrog, TCBY, Orange Leaf, 16 Handles, Red Mango, U-Swirl, Tutti Frutti Yogurt, Llaollao, Smöoy, Kona Ice, Freddo Helados, Persicco, Rapanui Helados, Grido, Bacio di Latte, Chiquinho Sorvetes, La Michoacana, Nutrisa, Helados Bon, Gelatissimo, Messina Gelato = Gelato Messina, Wendy's Milk Bar, Naturals Ice Cream, Havmor, Giani's, New Zealand Natural, Swensen's, Kaspa's Desserts, Creams Cafe, Heavenly Desserts, Joe Delucci's, Eis Greissler, Eiscafe Venezia",
    },
    {
      path: "Bars & Pubs",
      market: "B2C",
      names:
        "Wetherspoon, JD Wetherspoon, Greene King, Mitchells & Butlers, Marston's, Stonegate Pubs, Nicholson's Pubs, All Bar One, Slug & Lettuce, Be At One~, BrewDog Bars, Young's Pubs, Fuller's Pubs, Walkabout Bar, O'Neill's Pub, Rainforest Cafe, Planet Hollywood, World of Beer~, Flying Saucer Draught, Rock Bottom Brewery, Gordon Biersch, Old Chicago~, HopCat, Coyote Ugly, Señor Frog's, Margaritaville, Barrio Brewing, Three Brewers = Les 3 Brasseurs, V and B, Delirium Café, Café Extrablatt, Sausalitos, Augustiner Keller, Hofbräuhaus, Paulaner Bräuhaus, Hub British Pub, Puttshack, Flight Club Darts, Punch Bowl Social, Pinstripes~, Lucky Strike Social, Chicken N Pickle",
    },
    {
      path: "Food Delivery Apps",
      market: "B2C",
      names:
        "DoorDash, Uber Eats, Grubhub, Postmates, Deliveroo, Just Eat, Swiggy, Zomato, Glovo, Rappi, Seamless Delivery, Caviar Delivery, ezCater, ChowNow, Slice Pizza App, Hungryhouse, Foodhub, Takeaway.com, Thuisbezorgd, Lieferando, Wolt, Bolt Food, Foodora, Delivery Hero, Foodpanda, iFood, PedidosYa, DiDi Food, SinDelantal, Talabat, Careem Food, HungerStation, Jahez, Mrsool, Yemeksepeti, Getir Yemek, Menulog, SkipTheDishes, Foodee, GrabFood, GoFood, ShopeeFood, LINE MAN, Baemin = Baedal Minjok, Yogiyo, Coupang Eats, Demae-can, Meituan, Ele.me, 10bis, Mr D Food, Jumia Food, Chowdeck, Pyszne.pl, Dáme jídlo, Tazz Delivery, efood Greece, Wolt Market, Waitr, Snackpass, Toast TakeOut, Olo Ordering, Favor Delivery",
    },
    {
      path: "Breakfast & Brunch",
      market: "B2C",
      names:
        "IHOP, Denny's, Waffle House, First Watch, Village Inn, Black Bear Diner, Original Pancake House, Another Broken Egg, Snooze AM Eatery, Eggs Up Grill, Keke's Breakfast Cafe, Huddle House, Le Peep, Broken Yolk Cafe, Hash House a Go Go, The Breakfast Club Cafe, My Old Dutch, Stacks Pancake House, Maple Street Biscuit, Biscuitville, Tudor's Biscuit World, Biscuit Belly, Sunny Street Cafe, Wild Eggs",
    },
    {
      path: "Foodies & Frequent Diners",
      market: "B2C",
      names: "OpenTable, Resy, Zagat, James Beard Foundation",
    },
    {
      path: "Casual Dining > Mexican & Latin Restaurants",
      market: "B2C",
      names:
        "On The Border~, Chuy's, El Torito, Chevys Fresh Mex, Abuelo's, Rosa Mexicano, Uncle Julio's, Lupe Tortilla, Pappasito's, Ninfa's, Casa Olé, Acapulco Restaurant, Las Iguanas, Chiquito Restaurants, Enchilada Restaurants",
    },
    {
      path: "Casual Dining > Asian Restaurants",
      market: "B2C",
      names:
        "Kona Grill, RA Sushi, Kura Sushi, Sushiro, Hama Sushi, Genki Sushi, Kappa Sushi, Haidilao, Little Sheep Hot Pot, Xiabu Xiabu, Gyu-Kaku, Kabuki Japanese, Wagamama, Ping Pong Dim Sum, Busaba, Giggling Squid, Rosa's Thai, Pho Restaurants UK, Banana Tree~, Zaap Thai, Ippudo, Ichiran, Jinya Ramen, Sichuan Impression, Crystal Jade, Tim Ho Wan, Paradise Dynasty, Song Fa, Bar B Q Plaza, MK Restaurants, Fuji Restaurant Thailand, Sizzler Thailand, Bonchon Thailand, Watami, Torikizoku, Dishoom, Mowgli Street Food, Masala Zone, Genghis Grill, HuHot, Stir Crazy, Big Bowl~",
    },
    {
      path: "Casual Dining > Seafood Restaurants",
      market: "B2C",
      names:
        "Bonefish Grill, Legal Sea Foods, McCormick & Schmick's, Chart House, Landry's Seafood, Pappadeaux, The Boiling Crab, Kickin' Crab, Angry Crab Shack, Hook & Reel, Storming Crab, Eddie V's, Rockfish Seafood, King's Fish House, Duke's Seafood, Ivar's, Harry Ramsden's, Cousins Maine Lobster, Luke's Lobster",
    },
    {
      path: "Coffee Shops & Cafes > Tea Houses & Bubble Tea",
      market: "B2C",
      names:
        "CoCo Fresh Tea, Chatime, Tiger Sugar, The Alley Tea, YiFang, Sharetea, Boba Guys, Ding Tea, Happy Lemon, Vivi Bubble Tea, Bubbleology, Mooboo, Heytea, Nayuki, Mixue, Chagee, KOI Thé, LiHO, Teavana, DavidsTea, Argo Tea, T2 Tea, Teazzi, Möge Tee, Presotea, Quickly Tea",
    },
    {
      path: "Coffee Shops & Cafes > Juice & Smoothie Bars",
      market: "B2C",
      names:
        "Jamba Juice, Robeks, Planet Smoothie, Pressed Juicery, Clean Juice~, Nékter Juice Bar, Juice Generation, Juice Press, Playa Bowls, Rush Bowls, SoBol, Vitality Bowls, Oakberry, Boost Juice, Top Juice, Booster Juice, Jugo Juice, Freshëns, Maui Wowi, Orange Julius, Frutta Bowls, Kale Me Crazy",
    },
    {
      path: "Bakeries & Dessert Shops > Donut Shops",
      market: "B2C",
      names:
        "Shipley Do-Nuts, Duck Donuts, Randy's Donuts, Voodoo Doughnut, Winchell's, LaMar's Donuts, Doughnut Plant, Sugar Shack Donuts, Stan's Donuts, Federal Donuts, Blue Star Donuts, Top Pot Doughnuts, Donut King, Mister Donut, J.CO Donuts, Mad Over Donuts, Robin's Donuts, Royal Donuts, Crosstown Doughnuts, Dreamy Donuts",
    },
  ],
}
