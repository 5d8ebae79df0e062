import type { LexiconTable } from "../types.ts"

export const fashion: LexiconTable = {
  category: "Fashion",
  nodes: [
    {
      path: "Women's Clothing",
      iab: "566",
      terms:
        "womenswear, apparel, clothing, clothes, garment, attire~, wardrobe~, fashion, outfit, dupatta, shalwar kameez, anarkali, kurti, hanbok, cheongsam, qipao, peplum, something to wear",
    },
    { path: "Women's Clothing > Dresses", iab: "566", terms: "dress, sundress, kaftan" },
    {
      path: "Women's Clothing > Tops & Blouses",
      iab: "568",
      terms:
        "blouse, womens top, tunic, camisole, tank top, crop top, tube top, halter top, peplum top, bodysuit, cami top, turtleneck, peasant top",
    },
    { path: "Women's Clothing > Skirts", iab: "568", terms: "skirt, miniskirt, skort, sarong, tutu~" },
    {
      path: "Women's Clothing > Pants & Jumpsuits",
      iab: "568",
      terms: "womens pants, culottes, jumpsuit, romper, playsuit, jegging, overalls",
    },
    {
      path: "Women's Clothing > Sweaters & Knitwear",
      iab: "568",
      terms: "sweater, cardigan, pullover, jumper~, knitwear, knit top, cashmere, poncho, shrug~",
    },
    { path: "Women's Clothing > Plus Size", iab: "566", terms: "extended sizes, petite" },
    { path: "Women's Clothing > Maternity Wear", iab: "566", terms: "maternity clothes, nursing top" },
    {
      path: "Women's Clothing > Modest & Traditional Dress",
      iab: "566",
      terms: "modest fashion, hijab, abaya, kimono, sari, saree, lehenga, salwar kameez, kurta, kilt",
    },
    {
      path: "Men's Clothing",
      iab: "582",
      terms:
        "menswear, mens wear, mens style, mens accessories, dress slacks, kurta, sherwani, dhoti, guayabera, kilt, dashiki, henley",
    },
    {
      path: "Men's Clothing > Shirts & T-Shirts",
      iab: "584",
      terms: "mens shirt, shirt, tshirt, graphic tee, undershirt",
    },
    {
      path: "Men's Clothing > Jeans & Pants",
      iab: "584",
      terms: "jeans, denim, pants, trousers, chinos, khakis, corduroy, shorts~, boardshorts, bermuda shorts",
    },
    { path: "Men's Clothing > Hoodies & Sweatshirts", iab: "584", terms: "hoodie, hoody, sweatshirt" },
    {
      path: "Men's Clothing > Underwear & Sleepwear",
      iab: "588",
      terms: "mens underwear, boxer briefs, boxer shorts, mens briefs, long johns, jockstrap",
    },
    {
      path: "Men's Clothing > Casual & Western Wear",
      iab: "584",
      terms: "casual wear, western wear, bolo tie, vest~, loungewear, resort wear",
    },
    {
      path: "Kids & Baby Clothing",
      iab: "575",
      terms:
        "kids clothing, childrenswear, kidswear, baby one piece, baby romper, bodysuit, infant clothing, toddler clothing",
    },
    {
      path: "Kids & Baby Clothing > Baby & Toddler Clothing",
      iab: "575",
      terms: "baby clothes, onesie, christening gown, layette, sleep sack",
    },
    { path: "Kids & Baby Clothing > Girls Clothing", iab: "575", terms: "girls wear" },
    { path: "Kids & Baby Clothing > Boys Clothing", iab: "575", terms: "boys suit, boyswear" },
    { path: "Kids & Baby Clothing > Kids Shoes", iab: "575", terms: "childrens shoes" },
    { path: "Shoes & Footwear", iab: "573", terms: "shoe, footwear, shoelace, insole, spats~" },
    { path: "Shoes & Footwear > Sneakers", iab: "573", terms: "sneaker, trainers~, high tops" },
    { path: "Shoes & Footwear > Sneakers > Running Shoes", iab: "573", terms: "marathon shoe" },
    { path: "Shoes & Footwear > Boots", iab: "573", terms: "boots, hiking boot, booties" },
    {
      path: "Shoes & Footwear > Heels & Dress Shoes",
      iab: "573",
      terms: "heels, stiletto, ballet flat, loafer, brogue",
    },
    {
      path: "Shoes & Footwear > Sandals & Slippers",
      iab: "573",
      terms: "sandal, flip flop, slipper, clog~, moccasin, espadrille",
    },
    { path: "Shoes & Footwear > Work & Safety Footwear", iab: "573", terms: "safety shoe, safety footwear" },
    {
      path: "Handbags & Accessories",
      iab: "563",
      terms:
        "fashion accessories, womens accessories, leather goods, leather accessories, style accessories, fascinator, clutch purse, tote bag",
    },
    {
      path: "Handbags & Accessories > Handbags & Purses",
      iab: "563",
      terms:
        "handbag, purse, tote~, crossbody, clutch bag, shoulder bag, bucket bag, satchel, evening bag, designer bag, sling bag, wristlet, straw bag",
    },
    {
      path: "Handbags & Accessories > Wallets & Small Leather",
      iab: "563",
      terms: "wallet~, mens wallet, womens wallet, billfold, money clip, rfid wallet, keychain, key chain, key ring",
    },
    {
      path: "Handbags & Accessories > Hats & Headwear",
      iab: "564",
      terms:
        "hat, headwear, baseball cap, snapback, beanie, fedora, beret, bandana, headscarf, turban, balaclava, earmuff, millinery, newsboy cap, ball cap",
    },
    {
      path: "Handbags & Accessories > Hair Accessories",
      iab: "561",
      terms:
        "headband, hair clip, scrunchie, barrette, hair bow, tiara, hair tie, bobby pin, hair claw, hair pin, hair wreath",
    },
    {
      path: "Handbags & Accessories > Scarves & Gloves",
      iab: "564",
      terms: "scarf, scarves, shawl, pashmina, glove~, mitten, neck gaiter, arm warmer, leg warmer",
    },
    {
      path: "Handbags & Accessories > Belts & Ties",
      iab: "580",
      terms:
        "belt~, suspenders, necktie, bow tie, pocket square, ascot tie, cravat, tie clip, cufflink, handkerchief, sash~",
    },
    {
      path: "Handbags & Accessories > Socks & Hosiery",
      iab: "561",
      terms: "sock, hosiery, tights, stockings, pantyhose",
    },
    { path: "Handbags & Accessories > Umbrellas", iab: "561", terms: "rain umbrella, parasol, umbrella~, hand fan" },
    {
      path: "Jewelry & Watches",
      iab: "565",
      terms: "jewelry, jewellery, jeweler, jeweller, watch band, watch winder",
    },
    {
      path: "Jewelry & Watches > Fine Jewelry",
      iab: "565",
      terms: "sterling silver, gold chain, white gold, rose gold",
    },
    {
      path: "Jewelry & Watches > Diamonds & Gemstones",
      iab: "565",
      terms:
        "diamond~, moissanite, gemstone, sapphire~, ruby~, emerald~, birthstone, pearls~, opal~, cubic zirconia, amethyst",
    },
    {
      path: "Jewelry & Watches > Engagement & Wedding Rings",
      iab: "565",
      terms:
        "engagement ring, wedding ring, wedding band, promise ring, anniversary ring, eternity ring, eternity band, solitaire ring, bridal set",
    },
    {
      path: "Jewelry & Watches > Rings Necklaces & Earrings",
      iab: "565",
      terms:
        "necklace, pendant~, earring, bracelet, bangle, brooch, lapel pin, choker, anklet, locket, signet ring, cocktail ring, toe ring",
    },
    { path: "Jewelry & Watches > Fashion & Costume Jewelry", iab: "565", terms: "costume jewelry, body chain" },
    {
      path: "Jewelry & Watches > Watches",
      iab: "565",
      terms: "watch~, wristwatch, chronograph~, watchmaking, timepiece",
    },
    {
      path: "Activewear & Athleisure",
      iab: "572",
      terms:
        "activewear, active wear, athleisure, athletic wear, sportswear, gym wear, tracksuit, sweatpants, sweatsuit, gym shorts, cycling shorts",
    },
    {
      path: "Activewear & Athleisure > Leggings & Yoga Wear",
      iab: "572",
      terms: "leggings, yoga pants, yoga wear, bike shorts, biker shorts, pilates wear",
    },
    { path: "Activewear & Athleisure > Sports Bras", iab: "572", terms: "sports bra" },
    {
      path: "Activewear & Athleisure > Running & Training Apparel",
      iab: "587",
      terms: "running apparel, running shorts, dancewear, leotard, ballet wear, unitard",
    },
    {
      path: "Activewear & Athleisure > Outdoor & Ski Apparel",
      iab: "572",
      terms: "outdoor apparel, hiking apparel, hiking pants, skiwear, snowsuit",
    },
    {
      path: "Luxury & Designer Fashion",
      iab: "576",
      terms: "luxury fashion, designer brands, couture, contemporary designer",
    },
    {
      path: "Luxury & Designer Fashion > Fashion Weeks & Runway",
      iab: "578",
      terms: "fashion week, new york fashion week, runway show, catwalk~, modeling agency",
    },
    { path: "Outerwear", iab: "571", terms: "outerwear, winter wear, cloak~" },
    { path: "Outerwear > Coats", iab: "571", terms: "coat~, peacoat, overcoat, parka, faux fur, topcoat~, shearling" },
    { path: "Outerwear > Jackets", iab: "571", terms: "jacket, windbreaker, anorak, shacket, puffer~" },
    { path: "Outerwear > Rainwear", iab: "571", terms: "raincoat, rainwear, rain gear" },
    {
      path: "Lingerie & Swimwear",
      iab: "570",
      terms: "intimates~, innerwear, womens intimates, undergarment, underwear",
    },
    {
      path: "Lingerie & Swimwear > Lingerie",
      iab: "570",
      terms: "lingerie, bra, panties, thong~, bralette, corset, bustier, chemise~, negligee, garter, nipple cover",
    },
    {
      path: "Lingerie & Swimwear > Shapewear",
      iab: "570",
      terms: "shapewear, waist trainer, body shaper, girdle, waist cincher, petticoat",
    },
    {
      path: "Lingerie & Swimwear > Sleepwear & Loungewear",
      iab: "570",
      terms: "sleepwear, pajama, pyjama, nightgown, nightshirt, nightwear, bathrobe, robe~, nightdress",
    },
    {
      path: "Lingerie & Swimwear > Swimwear",
      iab: "570",
      terms: "swimwear, swimsuit, bathing suit, bikini, tankini, swim trunks, beachwear, swim cover up",
    },
    {
      path: "Formal & Business Wear",
      iab: "567",
      terms:
        "formal wear, formalwear, business attire, business casual, career wear, black tie, wear~, formal~, bridal party dress",
    },
    {
      path: "Formal & Business Wear > Suits & Tuxedos",
      iab: "585",
      terms: "mens suit, blazer, tuxedo, tux rental, pantsuit, waistcoat, tailoring~, suiting, suits~",
    },
    { path: "Formal & Business Wear > Evening & Prom Dresses", iab: "569", terms: "evening gown, prom dress, gown~" },
    {
      path: "Formal & Business Wear > Bridal Wear",
      iab: "569",
      terms:
        "wedding dress, wedding gown, bridal gown, bridal veil, bridal shop, bridal boutique, wedding attire, bridal accessories",
    },
    {
      path: "Eyewear & Sunglasses",
      iab: "562",
      terms: "eyewear, sunglasses, eyeglass frame, glasses frame, blue light glasses, eyeglass case",
    },
    { path: "Costumes & Uniforms", iab: "202", terms: "costume design" },
    {
      path: "Costumes & Uniforms > Costumes",
      iab: "202",
      terms: "costume, halloween costume, cosplay costume, costume wig, masquerade mask",
    },
    {
      path: "Costumes & Uniforms > Uniforms & Workwear",
      iab: "202",
      terms: "uniform~, workwear, work wear, coveralls, chef coat, flight suit, cheerleading uniform, graduation gown",
    },
    {
      path: "Costumes & Uniforms > Scrubs",
      iab: "202",
      terms:
        "scrubs~, medical scrubs, nurse scrubs, nursing scrubs, nursing uniform, medical uniform, healthcare uniform",
    },
    { path: "Costumes & Uniforms > School Uniforms", iab: "575", terms: "uniform polo" },
    {
      path: "Fashion Trends & Streetwear",
      iab: "577",
      terms:
        "fashion trend, fashion news, fashion blogger, fashion influencer, fashionista, style inspiration, trendsetter, street style, ootd, fashion app, style box, stylist~, animal print",
    },
    {
      path: "Fashion Trends & Streetwear > Streetwear & Sneaker Culture",
      iab: "595",
      terms: "streetwear, street wear, urban wear, hypebeast, sneakerhead, surfwear, band tee, techwear, gorpcore",
    },
    {
      path: "Fashion Trends & Streetwear > Fashion Styles",
      iab: "577",
      terms:
        "boho fashion, bohemian style, boho chic, preppy style, cottagecore, harajuku, quiet luxury, old money style",
    },
    { path: "Fashion Trends & Streetwear > Fast Fashion", iab: "577", terms: "affordable fashion" },
    { path: "Fashion Trends & Streetwear > Sustainable Fashion", iab: "577", terms: "vegan leather" },
  ],
}
