import type { BrandTable } from "../types.ts"

export const fashionBrands: BrandTable = {
  category: "Fashion",
  nodes: [
    {
      path: "Women's Clothing",
      market: "B2C",
      names:
        "Ann Taylor, LOFT~, Talbots, Chico's, White House Black Market, Anthropologie, Free People, Express~, New York & Company, Madewell, Maurices, Lilly Pulitzer, Vera Wang, Lane Bryant, Torrid~, Loft Clothing = Ann Taylor Loft, J.Jill, Soft Surroundings, Coldwater Creek, Christopher & Banks, Cato Fashions, Dressbarn, Express Fashion, Francesca's~, Altar'd State, Charlotte Russe, Wet Seal, bebe Stores, Rainbow Shops, Body Central~, Venus Fashion, Boston Proper, Garnet Hill, Sundance Catalog, Johnny Was, Eileen Fisher, St. John Knits, Lafayette 148, Veronica Beard, Alice + Olivia, Rebecca Taylor, Diane von Furstenberg = DVF~, Tory Burch, Reformation Clothing, Aritzia, Wilfred Free, Babaton, Revolve Clothing, Nasty Gal, Lulus~, Princess Polly, White Fox Boutique, Showpo, Beginning Boutique, Peppermayo, Sabo Skirt, Oh Polly, House of CB, PrettyLittleThing, Missguided, Karen Millen, Coast Fashion, Oasis Fashion, Warehouse Fashion UK, Wallis Fashion, Dorothy Perkins, Miss Selfridge, River Island, New Look Fashion, Monsoon Accessorize, Phase Eight~, Hobbs London, Whistles Clothing, Reiss, Jigsaw Clothing, Boden, Joules~, Seasalt Cornwall, White Stuff~, Fat Face~ = FatFace, Mint Velvet, AllSaints, & Other Stories, COS Clothing, Arket, Monki, Weekday Clothing, Gina Tricot, Lindex, KappAhl, Cubus, BikBok, Vero Moda, Vila Clothes, Pieces Accessories, Selected Femme, Samsøe Samsøe, Ganni, Envii, Gudrun Sjödén, Promod, Camaïeu, Pimkie, Jennyfer, Naf Naf, Kookaï, Etam, Morgan de Toi, Cache Cache, Bréal, Caroll~, 1.2.3 Paris, Comptoir des Cotonniers, Sézane, Rouje, Ba&sh, Maje, Sandro Paris, Claudie Pierlot, Zadig & Voltaire, Isabel Marant, The Kooples, Des Petits Hauts, Balzac Paris, Stradivarius~, Pull & Bear, Bershka, Oysho, Mango Fashion, Desigual, Springfield Moda, Cortefiel, Women'secret, Bimba y Lola, Adolfo Domínguez, Purificación García, Parfois~, Scalpers~, Sfera, Punt Roma, Encuentro Moda, Comma Fashion, s.Oliver, Tom Tailor, Gerry Weber, Betty Barclay, Marc Cain, Opus Fashion, Street One~, Cecil Mode, Bonita Mode, Orsay~, Riani, Hallhuber, More & More Fashion, Takko, NewYorker Fashion, Liu Jo, Patrizia Pepe, Max & Co, Marella~, Pennyblack, Marina Rinaldi, Twinset~, Pinko~, Motivi, Stefanel, Elisabetta Franchi, Rinascimento, Terranova~, Calliope~, Subdued~, Intimissimi, Tezenis, Falconeri, Mohito~, Reserved Fashion, Sinsay, Cropp, Supre~, Sportsgirl, Portmans, Dotti~, Witchery~, Country Road~, Seed Heritage, Forever New, Decjuba, Zimmermann~, Bardot Australia, Cue Clothing, Gorman Clothing, Kookai Australia, Glassons, Animale~, Farm Rio, Le Lis Blanc, Osklen, Amaro Moda, Shoulder Brasil, Maria Filó, Hering~, Zara México, Studio F, Ela Colombia, Tennis Colombia, W for Woman, Biba India, Global Desi, FabIndia, Libas, Aurelia India, AND India, Sabyasachi, Manyavar, Anita Dongre, Uniqlo U, GU Japan, Earth Music & Ecology, Snidel, Lowrys Farm, Nice Claup, Cecil McBee, Moussy, Beams Japan, United Arrows, Journal Standard, Urban Research~, Ships Japan, Nano Universe, Honeys Japan, Shimamura",
    },
    {
      path: "Men's Clothing",
      market: "B2C",
      names:
        "Bonobos, Tommy Bahama, Duluth Trading, Hanes, Fruit of the Loom, Jockey~, MeUndies, Boot Barn, Ariat, Cavender's, Stetson, Untuckit, K&G Fashion, DXL Big + Tall = Destination XL, Haggar, Van Heusen, Izod, Nautica, Perry Ellis, Original Penguin, Peter Millar, Vineyard Vines, Southern Tide, J.Press, Mizzen+Main, Rhone Apparel, Public Rec, Buck Mason, Todd Snyder, Faherty, Marine Layer, Taylor Stitch, Flint and Tinder, Carhartt WIP, True Classic Tees, Cuts Clothing, Fresh Clean Threads, Psycho Bunny, Robert Graham, Criquet Shirts, johnnie-O, Travis Mathew = TravisMathew, Chubbies~, Birddogs~, Charles Tyrwhitt, T.M. Lewin, Thomas Pink, Hackett London, Ted Baker, Moss Bros, Burton Menswear, Topman, Superdry, Weird Fish, Crew Clothing, Barbour~, Fred Perry, Ben Sherman, Lyle & Scott, Gant~, Jack & Jones, Selected Homme, Jules Homme, Celio, Brice Homme, Izac, Devred, Bonobo Jeans, Father & Sons~, Figaret, Eden Park, Serge Blanco, Camel Active, Olymp Hemden, Eterna Shirts, Seidensticker, bugatti Fashion, Marc O'Polo, Strellson, Drykorn, Suitsupply, Scotch & Soda, G-Star Raw = G-Star, Denham Jeans, Kuyichi, Boggi Milano, Canali~, Corneliani, Harmont & Blaine, U.S. Polo Assn, La Martina, Ralph Lauren Polo, Politix, Industrie Clothing, yd Menswear, Hallensteins, Jay Jays, Raymond Suits, Peter England, Allen Solly, Louis Philippe India, Park Avenue India, Wrogn, Bewakoof, Snitch India, Reserva Brasil, Aramis Menswear, Richards Brasil, Colombo Camisaria, Arturo Calle, Aoki Suits, Aoyama Suits = Yofuku no Aoyama, Konaka, Suit Select",
    },
    {
      path: "Men's Clothing > Jeans & Pants",
      market: "B2C",
      names:
        "Levi's = Levi Strauss, Wrangler~ = Wrangler Jeans, Lee Jeans, True Religion, Lucky Brand, 7 For All Mankind, Citizens of Humanity, AG Jeans, Paige Denim, Hudson Jeans, Rock Revival, Miss Me Jeans, Silver Jeans, Buckle Stores, Diesel Jeans, Pepe Jeans, Replay Jeans, Salsa Jeans, Cross Jeans, Nudie Jeans, Mavi, LTB Jeans, Mustang Jeans, Edwin Jeans, Evisu, Joe's Jeans, Good American~, Mother Denim, Frame Denim, Abercrombie & Fitch, American Eagle Outfitters, Big Star Jeans, Ariat Jeans, Rustler Jeans, Tiffosi, Lois Jeans, Killer Jeans, Spykar",
    },
    {
      path: "Kids & Baby Clothing",
      market: "B2C",
      names:
        "Carter's, OshKosh, Children's Place, Gymboree, OshKosh B'gosh, Janie and Jack, Hanna Andersson, Tea Collection, Mini Boden, Primary.com, Burt's Bees Baby, Little Sleepies, Kyte Baby, Posh Peanut, Petit Bateau, Jacadi, Tartine et Chocolat, Vertbaudet, Sergent Major, Okaïdi, Tape à l'Oeil, Du Pareil au Même, Catimini, Bonpoint, Cyrillus, Mayoral~, Bóboli, Tuc Tuc, Gocco, Nanos Moda, Chicco Clothing, Original Marines~, iDO Kids, Brums, Monnalisa, Name It~, Polarn O. Pyret, Mini Rodini, Steiff Kindermode, Sigikid, Jako-o, Sanetta, Mothercare, Next Kids, Frugi, Little Bird by Jools, Childrensalon, Cotton On Kids, Bonds Baby, Pumpkin Patch Kids, Seed Kids, Souris Mini, Deux par Deux, Peekaboo Beans, Tip Toey Joey, Lilica Ripilica, Milon Kids, Hering Kids, Puc Infantil, Offcorss, EPK Kids, Baby Creysi, Miki House, Nishimatsuya, Akachan Honpo, Hopscotch India, Gini & Jony, Lilliput Kids, Stride Rite, See Kai Run, Livie & Luca, Garvalin, Biomecanics, Superfit Shoes, Ricosta",
    },
    {
      path: "Shoes & Footwear",
      market: "B2C",
      names:
        "DSW = Designer Shoe Warehouse, Famous Footwear, Payless, Shoe Carnival, Journeys~, Zappos, Foot Locker, Skechers, Crocs, UGG, Clarks, Cole Haan, Steve Madden, Aldo Shoes = Aldo~, Nine West, Birkenstock, Sperry, Toms~, Allbirds, Johnston & Murphy, Payless ShoeSource, Rack Room Shoes, Journeys Shoes, Off Broadway Shoe, Shoe Station~, Shoe Dept, Shoe Show~, Clarks Shoes, Hey Dude = HEYDUDE, Rothy's, Vionic, Dansko, Ecco, Rockport~, Naturalizer, Easy Spirit, Aerosoles, Hush Puppies, Keds~, Florsheim, Allen Edmonds, Sam Edelman, Jessica Simpson Shoes, Call It Spring, Charles & Keith, Bata, Deichmann, Foot Asylum, Schuh, Office Shoes~, Kurt Geiger, Dune London, Russell & Bromley, Jones Bootmaker, Start-Rite, Görtz, Reno Schuhe, Tamaris, Gabor Shoes, Rieker, Peter Kaiser, Lloyd Shoes, Caprice Shoes, Besson Chaussures, Eram, San Marina Shoes, Minelli, Jonak, André Chaussures, Gémo, Chaussea, Bocage Chaussures, Camper Shoes, Pikolinos, Pablosky, Gioseppo, Hispanitas, Callaghan Shoes, Geox, Nero Giardini, Pittarosso, Scarpe&Scarpe, Primigi, Van Haren, Omoda~, Ziengs, CCC Shoes, Eobuwie = eObuwie.pl, Arezzo Brasil, Schutz Shoes, Anacapri, Melissa Shoes, Havaianas, Ipanema Sandals, Rider Sandals, Grendene, Via Marte, Beira Rio Conforto, Vizzano, Usaflex, Democrata Calçados, Andrea Zapatos, Price Shoes~, Flexi Zapatos, ABC-Mart, Chiyoda Shoes, Regal Shoes Japan, Metro Shoes India, Relaxo, Sparx Shoes, Liberty Shoes, Campus Shoes~, Red Tape Shoes, Woodland Shoes, Mochi Shoes, Khadim's, Diana Ferrari, Novo Shoes, Wittner, Betts Shoes, Windsor Smith, Overland Footwear, Hannahs Shoes, Spitz Shoes",
    },
    {
      path: "Shoes & Footwear > Sneakers",
      market: "B2C",
      names:
        "Nike, Adidas, Puma~, New Balance, Converse~, Vans~ = Vans Shoes, Reebok, Asics, Jordan Brand = Air Jordan, Finish Line, JD Sports, Champs Sports, Fila, Under Armour, Brooks Running = Brooks~, Hoka, On Running = On Cloud, Saucony, Hibbett, Shoe Palace, Snipes~, Eastbay, Flight Club~, Stadium Goods, GOAT Sneakers, Kith~, Undefeated Sneakers, Concepts Sneakers, Size? Sneakers, Footpatrol, Sneakersnstuff, 43einhalb, Solebox, Asphaltgold, Overkill Berlin, Courir~, Atmos Tokyo, Platypus Shoes, Hype DC, Converse Shoes, K-Swiss, Onitsuka Tiger, Diadora, Karhu, Saucony Originals, Veja~, Golden Goose, Common Projects~, Axel Arigato, Filling Pieces, Cariuma, Nike Dunk, Air Force 1~, Air Max, Yeezy, Adidas Samba, Adidas Gazelle, Adidas Superstar, Stan Smith~, Chuck Taylor, P448, Autry Sneakers, Le Coq Sportif, Kappa Sportswear, Lotto Sport, Ellesse, Li-Ning, Anta Sports, Peak Sport, 361 Degrees, Xtep, Olympikus, DC Shoes, Etnies, Osiris Shoes, Globe Shoes, Supra Footwear",
    },
    {
      path: "Shoes & Footwear > Boots",
      market: "B2C",
      names:
        "Timberland, Dr. Martens = Doc Martens, Red Wing Shoes, Merrell, Wolverine Boots, Frye Boots, Sorel, Bearpaw, Thursday Boot, Danner~, Blundstone, R.M. Williams, Hunter Boots, Bogs Footwear, Muck Boot, LaCrosse Boots, Thorogood, Chippewa Boots, Caterpillar Footwear, Palladium Boots, Moon Boot~, Kamik, EMU Australia, Le Chameau, Aigle",
    },
    {
      path: "Handbags & Accessories",
      market: "B2C",
      names:
        "Coach~, Kate Spade, Michael Kors, Dooney & Bourke, Vera Bradley, Fossil~, Longchamp, Claire's, Lids~, New Era Cap, Tapestry Inc, Marc Jacobs, Coach Outlet, Fossil Group, Brahmin Handbags, Radley London, Mulberry~, Furla, Strathberry, Cuyana, Senreve, Telfar, Cult Gaia, Mansur Gavriel, Staud, Rebecca Minkoff, Botkier, Hammitt, Baggu, Kipling Bags, Lancel, Le Tanneur, Jérôme Dreyfuss, Polène, Lancaster Paris, Misako, Tous Jewelry, Loewe Bags, Liebeskind Berlin, Bree Bags, Picard Bags, Mandarina Duck, Braccialini, Carpisa, Piquadro, Baggit, Lavie Bags, Hidesign, Caprese Bags, Samantha Thavasa, Colette by Colette Hayman, Oroton, Mimco, Strandbags, Icing Accessories, Accessorize London, Lovisa, Bijou Brigitte, Lids Hats, Kangol, Goorin Bros, Brixton~, Tilley Hats, Bailey Hats, Bombas~, Stance Socks, Happy Socks, Darn Tough, Falke, Burlington Socks, Calzedonia, Wolford, Hanes Hosiery, No Nonsense Hosiery, L'eggs, Sock Shop~, Totes Isotoner, Kate Spade Outlet, Herschel Supply, Fjällräven Kånken, Ridge Wallet, Bellroy, Secrid",
    },
    {
      path: "Jewelry & Watches",
      market: "B2C",
      names:
        "Pandora Jewelry, Kay Jewelers = Kay~, Zales, Jared~, Tiffany & Co. = Tiffany~, Signet Jewelers, Blue Nile, Brilliant Earth, Swarovski, David Yurman, Cartier, Harry Winston, Bvlgari = Bulgari, Van Cleef & Arpels, Kendra Scott, Jared Jewelers, Helzberg, Ben Bridge, James Allen Rings, Mejuri, Gorjana, Alex and Ani, Monica Vinader, Missoma, Astrid & Miyu, Ana Luisa, Catbird~, BaubleBar, John Hardy, Mikimoto, Chopard, Graff Diamonds, Piaget, Boucheron, Chaumet, Messika, Fred Paris, Histoire d'Or, Maty Bijoux, Cleor, Julien d'Orcel, Christ Juweliere, Wempe, Bucherer, Thomas Sabo, Pilgrim Jewellery, Ernest Jones, H.Samuel, Beaverbrooks, Goldsmiths Jewellers, F.Hinds, Warren James, Links of London, Abbott Lyon, Peoples Jewellers, Mappins, Birks, Michael Hill, Prouds~, Goldmark Jewellers, Pascoes, Aristocrazy, Unode50, Morellato, Damiani, Pomellato, Stroili, Bluespirit, Pandora Moments, Vivara, H.Stern, Rommanel, Pandora México, Tanishq, Kalyan Jewellers, Malabar Gold, Joyalukkas, PC Jeweller, CaratLane, BlueStone Jewellery, Senco Gold, GRT Jewellers, Chow Tai Fook, Luk Fook, Chow Sang Sang, Lao Feng Xiang, 4°C Jewelry, Star Jewelry Japan, Tasaki, Agete, Ross-Simons, Angara, Clean Origin, Vrai Diamonds, Pura Vida Bracelets, Alexis Bittar, Jennifer Fisher Jewelry",
    },
    {
      path: "Jewelry & Watches > Watches",
      market: "B2C",
      names:
        "Rolex, Omega Watches = Omega~, TAG Heuer, Seiko, Casio, Timex, Bulova, Tissot, Breitling, Patek Philippe, Audemars Piguet, Hublot, Swatch, Longines, Movado, G-Shock, Vacheron Constantin, IWC Schaffhausen, Jaeger-LeCoultre, Panerai, Tudor Watches, Rado, Hamilton Watch, Oris~, Zenith Watches, Richard Mille, Franck Muller, Ulysse Nardin, Girard-Perregaux, Blancpain, Breguet, A. Lange & Söhne, Glashütte Original, Nomos Glashütte, Junghans, Sinn Watches, Mido Watches, Certina, Frederique Constant, Raymond Weil, Maurice Lacroix, Bell & Ross, Baume & Mercier, Grand Seiko, Citizen Watch, Orient Watch, Invicta, Fossil Watches, Skagen~, Daniel Wellington, MVMT, Nixon Watches, Guess Watches, Armitron, Shinola, Christopher Ward~, Bremont, Festina, Ice-Watch, Titan Watches, Fastrack, Sonata Watches, Technos Relógios, Orient Relógios, Tourneau, Watches of Switzerland, Chrono24, Bob's Watches, Crown & Caliber, WatchBox, Hodinkee",
    },
    {
      path: "Activewear & Athleisure",
      market: "B2C",
      names:
        "Lululemon, Athleta, Fabletics, Gymshark, Alo Yoga, Champion~ = Champion Apparel, Vuori, Outdoor Voices, Girlfriend Collective, Sweaty Betty, Beyond Yoga, Set Active, Buffbunny, Carbon38, Bandier, Alphalete, YoungLA, NVGTN, DFYNE, Ryderwear, LSKD, Muscle Nation, Lorna Jane, P.E Nation, Running Bare, 2XU~, Champion Athleticwear, Russell Athletic, Starter Athletic, Umbro, Hummel Sport, Erima, Jako Sport, Uhlsport, Kempa, Joma, Kelme, Macron Sportswear, Errea, Castore, Canterbury Rugby, O'Neills Sportswear, Penalty Brasil, Topper Sports, Old Navy Active, Prana~, Ten Thousand Gear, Oner Active, Tala Activewear, AYBL, Adanola, Montirex, Gymking, HRX India, Performax, Jed North, Born Primitive, Nobull, Descente, Kolon Sport, Goldwin~",
    },
    {
      path: "Luxury & Designer Fashion",
      market: "B2C",
      names:
        "Louis Vuitton, Gucci, Chanel, Prada, Hermes, Dior, Fendi, Burberry, Versace, Yves Saint Laurent = YSL = Saint Laurent, Balenciaga, Givenchy, Valentino~, Dolce & Gabbana = D&G, Giorgio Armani = Armani, Bottega Veneta, Celine~, Alexander McQueen, Salvatore Ferragamo = Ferragamo, Christian Louboutin = Louboutin, Jimmy Choo, Ralph Lauren, Hugo Boss, Tom Ford, Oscar de la Renta, Miu Miu, LVMH, Calvin Klein, Tommy Hilfiger, Donna Karan = DKNY, Lacoste, Farfetch, Net-a-Porter, Valentino Garavani, Celine Paris, Loewe, Stella McCartney, Ermenegildo Zegna = Zegna, Brunello Cucinelli, Loro Piana, Max Mara, Missoni, Etro, Moschino, Marni, Jil Sander, Dries Van Noten, Maison Margiela, Acne Studios, Off-White Virgil, Rick Owens, Comme des Garçons, Issey Miyake, Yohji Yamamoto, Kenzo, Jacquemus, Lanvin, Balmain, Chloé Paris, Nina Ricci, Paco Rabanne, Mugler, Jean Paul Gaultier, Vivienne Westwood, Paul Smith~, Christopher Kane, Erdem~, Simone Rocha, JW Anderson, Roksanda, Proenza Schouler, The Row Fashion, Khaite, Carolina Herrera, Marchesa, Jason Wu, Thom Browne, Rag & Bone, Theory Clothing, Vince Clothing, Helmut Lang, Alexander Wang, Philipp Plein, Roberto Cavalli, Blumarine, Tod's~, Hogan Shoes, Manolo Blahnik, Roger Vivier, Gianvito Rossi, Giuseppe Zanotti, Aquazzura, Goyard, Delvaux, Moynat, Berluti, Dunhill~, Kering, Richemont, Capri Holdings, Ami Paris, A.P.C. Paris, Officine Générale, Palm Angels, Heron Preston, Amiri~, Rhude, Stone Island~, C.P. Company, Dsquared2, Armani Exchange, Emporio Armani, Escada, Joop, MCM Worldwide, Akris, Bally Switzerland, Toteme, Nanushka, Self-Portrait Fashion, Elie Saab, Zuhair Murad, Manish Malhotra, Tarun Tahiliani, Ritu Kumar, Shanghai Tang",
    },
    {
      path: "Outerwear",
      market: "B2C",
      names:
        "North Face, Patagonia~, Columbia Sportswear = Columbia~, Canada Goose, Moncler, Arc'teryx, Eddie Bauer, L.L.Bean = LL Bean, Lands' End, Moose Knuckles, Mackage, Parajumpers, Woolrich~, Save the Duck, Colmar~, Herno, Pyrenex, Fusalp, Nobis, Rudsak, Soia & Kyo, London Fog~, Wilsons Leather, Schott NYC, Belstaff, Alpha Industries, Members Only Jackets, Rains Rainwear, Stutterheim, Bosideng, Wellensteyn, Khujo, Ragwear, Didriksons",
    },
    {
      path: "Lingerie & Swimwear",
      market: "B2C",
      names:
        "Victoria's Secret, Aerie, Spanx, Skims, PINK by Victoria's Secret, Savage X Fenty, ThirdLove, Adore Me, Soma Intimates, Frederick's of Hollywood, Agent Provocateur, La Perla, Cosabella, Hanky Panky Lingerie, Natori, Wacoal, Bali Bras, Playtex Bras, Maidenform, Vanity Fair Bras, Warner's Bras, Shapermint, Honeylove, Yummie, Knix, Thinx, Negative Underwear, CUUP, Lively Bras, Harper Wilde, Parade Underwear, Tommy John, SAXX, Mack Weldon, Pair of Thieves, Jockey Underwear, BVD~, 2(X)IST, Calvin Klein Underwear, Bonds Australia, Step One Underwear, Berlei, Triumph Lingerie, Sloggi, Hunkemöller, Marlies Dekkers, Schiesser, Mey Bodywear, Chantelle Lingerie, Simone Pérèle, Aubade, Lise Charmel, Darjeeling Lingerie, Undiz, RougeGorge, Dim Underwear, Le Slip Français, Ann Summers, Boux Avenue, Bravissimo, Figleaves, Curvy Kate, Freya Lingerie, Panache Lingerie, Elomi, Yamamay, Lovable Intimo, Valisere, Hope Lingerie, Leonisa, Ilusión Lencería, Zivame, Clovia, Jockey India, Peach John, Wing Wacoal, Seafolly, Speedo Swimwear, Arena Swimwear, Zoggs, Summersalt, Andie Swim, Cupshe, Lands' End Swim, Swimsuits For All, Vilebrequin, Orlebar Brown, Everything But Water, Venus Swimwear, Frankies Bikinis, Triangl, Solid & Striped, Hunza G, Monday Swimwear, Miraclesuit, La Blanca Swim, Eberjey, Lake Pajamas, Hanna Andersson Pajamas, Cozy Earth, Lunya",
    },
    {
      path: "Formal & Business Wear",
      market: "B2C",
      names:
        "Men's Wearhouse, Jos. A. Bank, Brooks Brothers, Banana Republic, J.Crew = J Crew, David's Bridal, Kleinfeld, Pronovias, Rosa Clará, Maggie Sottero, Morilee, Allure Bridals, Essense of Australia, Justin Alexander, Azazie, Birdy Grey, JJ's House, Grace Loves Lace, Anomalie Bridal, BHLDN, Jovani, Sherri Hill, Mac Duggal, La Femme Dresses, Windsor Store, Generation Tux, The Black Tux, Indochino, Knot Standard, Suit Shop~, Friar Tux, Hockerty, Moss Hire, Cymbeline Paris, Wed2B, True Bride~, Aire Barcelona, Nicole Milano, Kay Unger, MM.LaFleur, Argent Work, Tahari",
    },
    {
      path: "Eyewear & Sunglasses",
      market: "B2C",
      names:
        "Ray-Ban, Oakley, Sunglass Hut, EssilorLuxottica = Luxottica, Maui Jim, Costa Del Mar Sunglasses, Persol, Oliver Peoples, Quay Australia, Le Specs, Knockaround~, Goodr, Blenders Eyewear, Pit Viper, Smith Optics, Electric Eyewear, Spy Optic, Gentle Monster, Ace & Tate, Mister Spex, Fielmann, Apollo Optik, Alain Afflelou, Krys~, Optic 2000, Atol Opticiens, Grand Optical, Générale d'Optique, Multiópticas, General Optica, Salmoiraghi & Viganò, Pearle Opticiens, Hans Anders, Vision Express, Cubitts, Óticas Carol, Chilli Beans, Devlyn, Lenskart, Coolwinks, Titan Eyeplus, JINS~, Zoff, Bailey Nelson, Oscar Wylie, OPSM, Clearly Canada, Pair Eyewear, Felix Gray, Safilo, Marchon, Silhouette Eyewear, Mykita, ic! berlin, Lindberg Eyewear, Serengeti Eyewear, Bollé Eyewear, Julbo, Cébé",
    },
    {
      path: "Fashion Trends & Streetwear",
      market: "B2C",
      names:
        "Zara, H&M, Gap~, Old Navy, American Eagle, Abercrombie, Hollister~, Uniqlo, Mango~, Aeropostale, Pacific Sunwear = PacSun, Urban Outfitters, Hot Topic, Guess~ = Guess Jeans, Esprit~, Benetton, Everlane, Massimo Dutti, Primark, Topshop",
    },
    {
      path: "Fashion Trends & Streetwear > Streetwear & Sneaker Culture",
      market: "B2C",
      names:
        "Supreme~, Off-White, StockX, Supreme Streetwear, BAPE = A Bathing Ape, Stussy, Palace Skateboards, Fear of God Essentials = FOG Essentials, Obey Clothing, Huf Worldwide, The Hundreds~, Diamond Supply, Brain Dead Clothing, Anti Social Social Club, Aimé Leon Dore, Noah NY, Awake NY, Corteiz, Trapstar, Represent Clothing, Cole Buxton, Daily Paper~, Patta, Dickies Workwear, Ecko Unltd, Rocawear, Sean John, Karl Kani, FUBU, LRG Clothing, Young & Reckless, Zumiez, Tilly's~, BoxLunch, Karmaloop, Neighborhood Japan, WTAPS, Undercover Japan, Human Made~, Needles Japan, Ader Error, We11done, Thisisneverthat, Culture Kings, DefShop, Naketano, Iriedaily, Santa Cruz Skateboards, Spitfire Wheels, Element Skateboards, Highsnobiety, Complex Networks",
    },
    {
      path: "Fashion Trends & Streetwear > Fast Fashion",
      market: "B2C",
      names:
        "Shein, Forever 21, Fashion Nova, ASOS, Boohoo, Zara Fashion, Cotton On~, C&A~, LPP Fashion, Rue21, Lefties~, Kiabi, Bonmarché, Peacocks Fashion, Select Fashion, In The Style~, I Saw It First~, Halara, Edikted, Garage Clothing, Dynamite Clothing, Ardene, Bluenotes, Suzy Shier, Le Château, Reitmans, Ricki's, Joe Fresh, Ross Stores",
    },
    {
      path: "Costumes & Uniforms",
      market: "B2C",
      names: "Spirit Halloween",
    },
    {
      path: "Costumes & Uniforms",
      market: "B2B2C",
      names:
        "Carhartt, Dickies, Cintas Uniforms, Red Kap, Bulwark FR, Ariat Work, Aramark Uniform, UniFirst, FIGS Scrubs, Cherokee Uniforms, Jaanuu, Barco Uniforms, Grey's Anatomy Scrubs, Uniform Advantage, Scrubs & Beyond, Allheart, Engelbert Strauss, Helly Hansen Workwear, Snickers Workwear, Mascot Workwear, Blåkläder, Fristads, Portwest, King Gee, Hard Yakka, Bisley Workwear, Workman Japan, Rubies Costume, Disguise Costumes, French Toast Uniforms, Lands' End School, Lakeland Industries, Galls~, 5.11 Tactical, Blauer Uniforms",
    },
    {
      path: "Women's Clothing > Plus Size",
      market: "B2C",
      names:
        "Ashley Stewart, Avenue Clothing, Eloquii, Catherines~, Roaman's, Jessica London, Universal Standard~, Dia & Co, Fashion to Figure, Penningtons, Addition Elle, Yours Clothing, Evans Clothing, Ulla Popken, Sheego, Navabi, Castaluna, City Chic~, Taking Shape, Persona Marina Rinaldi, Kiyonna",
    },
    {
      path: "Women's Clothing > Maternity Wear",
      market: "B2C",
      names:
        "Motherhood Maternity, A Pea in the Pod, Seraphine Maternity, Hatch Collection, Isabella Oliver, Envie de Fraise, PinkBlush, JoJo Maman Bébé, Mamalicious, Noppies, Ripe Maternity, Kindred Bravely, Storq, Ingrid & Isabel",
    },
    {
      path: "Men's Clothing > Casual & Western Wear",
      market: "B2C",
      names:
        "Sheplers, Tecovas, Lucchese, Justin Boots, Tony Lama, Resistol, Cinch Jeans, Panhandle Slim, Rock & Roll Denim, Hooey~, Kimes Ranch, Twisted X",
    },
    {
      path: "Shoes & Footwear > Sneakers > Running Shoes",
      market: "B2C",
      names:
        "On Cloud Shoes, Altra Running, Mizuno, Newton Running, Topo Athletic, Salomon Shoes, Inov-8, La Sportiva, Craft Sportswear, Nike Pegasus, Nike Vaporfly, Adidas Ultraboost, Adidas Adizero, Brooks Ghost, Gel-Kayano, Fleet Feet, Running Warehouse, Road Runner Sports, RunRepeat, Vivobarefoot, Xero Shoes, Vibram FiveFingers",
    },
    {
      path: "Shoes & Footwear > Sandals & Slippers",
      market: "B2C",
      names:
        "Chaco Sandals, Rainbow Sandals, Reef Sandals, OluKai, Sanuk, Oofos, KEEN Footwear, Minnetonka~, Dearfoams, Acorn Slippers, Glerups, Fitflop, Bedroom Athletics, Kenkoh",
    },
    {
      path: "Activewear & Athleisure > Outdoor & Ski Apparel",
      market: "B2C",
      names:
        "Patagonia Clothing, Mammut, Helly Hansen, Marmot~, Mountain Hardwear, Outdoor Research~, Cotopaxi~, Kühl, Jack Wolfskin, Vaude, Ortovox, Schöffel, Haglöfs, Fjällräven, Norrøna, Bergans, Klättermusen, Millet Mountain, Lafuma, Eider Ski, Rossignol Apparel, Spyder Ski, Obermeyer, Bogner, Kjus, Peak Performance~, Salewa, Dynafit, Karpos, Montura, Trespass~, Regatta Outdoor, Craghoppers, Berghaus, Rab Equipment, Mountain Warehouse, Kathmandu Gear, Macpac, Montbell, Snow Peak~, Black Yak, K2 Korea, Stio, Filson, Royal Robbins, ExOfficio, 686 Snowboard, Volcom, Dope Snow, Picture Organic, Burton Outerwear, Dakine, Quiksilver, Billabong~, Roxy Surf, Rip Curl, O'Neill Surf, Hurley~, Napapijri",
    },
    {
      path: "Fashion Trends & Streetwear > Sustainable Fashion",
      market: "B2C",
      names:
        "Pact Apparel, Tentree, Thought Clothing, People Tree, Armedangels, Hessnatur, Ecoalf, Knickey, Eileen Fisher Renew, Kotn, ABLE Clothing, Patagonia Worn Wear, Finisterre~, Rapanui Clothing, Mud Jeans, Kings of Indigo, Loom France, 1083 Jeans, Grüne Erde, Lanius, Thinking MU, Organic Basics~, Christy Dawn, Outerknown, Wearwell, Toad&Co",
    },
  ],
}
