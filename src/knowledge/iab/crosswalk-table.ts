/**
 * Where each subcategory lies in the taxonomies of IAB Tech Lab: Audience 1.1, Content 3.1, Content 2.2 and Ad Product 2.0
 * (https://github.com/InteractiveAdvertisingBureau/Taxonomies, CC BY 3.0).
 *
 * A line is a subcategory (`*` is the category itself) and six cells: Interest, Purchase Intent and Demographic of Audience 1.1, then
 * Content 3.1, whose id is the `iab` of groups.ts, Content 2.2 and Ad Product 2.0. A cell is an id, a relation and a source; `.` is none.
 *
 * Relations: `=` both mean the same; `+` the IAB node is broader than ours; `-` it is narrower.
 * Sources: `o` official, the same node in IAB's own files or mapped by them; `n` the names are equal; `h` chosen by hand.
 */
export const CROSSWALK: Readonly<Record<string, string>> = {
  Auto: `
    *: 243=n 805=h . =h 1=o 1551=o
    New Vehicles: 244+n 806=n . +h 30+o 1554=h
    Used & Certified Pre-Owned: 244+h 829=h . -h 18-o 1555=h
    Luxury Cars: 254=n 825-n . =n 23=o 1553+h
    Electric & Hybrid Vehicles: 253=n 824-n . =h 22=o 1571-h
    SUVs & Crossovers: 243+h 810-n . -h 6-o 1553+h
    Trucks & Vans: 243+h 819-n . -h 15-o 1553+h
    Sedans & Coupes: 243+h 808-n . -h 4-o 1553+h
    Performance & Sports Cars: 256=n 826-n . =h 24=o 1553+h
    Classic & Collector Cars: 249=n 844=n . =h 19=o 1555+h
    Auto Makes & Models: 243+h 805+h . +h 16+o 1553+h
    Auto Parts & Accessories: 243+h 854=h . =h 32=o 1558=o
    Auto Service & Repair: 243+h 861+h . -h 34-o 1560+h
    Commercial & Fleet Vehicles: 243+h 807-n . -h 3-o 1553+h
    Car Culture & Technology: 248-n 805+h . -h 25-o 1551+o
  `,
  "Powersports & RV": `
    *: 255-n 828+h . -h 27-o 1568+h
    Motorcycles: 255=n 827-h . =n 27=o 1575+h
    Scooters & Mopeds: 257=n 827+h . =h 29=o 1575+h
    ATVs & Dirt Bikes: 243+h 818+n . +h 14+o 1568+h
    Boats & Watercraft: 660-n 1636+h . -h 530-o 1569=h
    RVs & Campers: 725+n 828+h . +h 677+o 1574=h
    Snowmobiles & Jet Skis: 631+n 828+h . +h 498+o 1574+h
    Powersports Parts & Gear: 255+h 854+h . +h 32+o 1559+h
    Electric Bikes & Micromobility: 625+n 1639+h . +h 492+o 1575+h
    Private Aviation: 333+n 828+h . +h 118+o 1551+h
  `,
  Industries: `
    *: 305=n 871+h . =n 90=o 1010+h
    Technology Industry: 330=n 871+h . =n 115=o 1017+h
    Healthcare & Life Sciences: 312-n 894+h . -h 97-o 1043=h
    Financial Services Industry: 310=n 871+h . =h 95=o 1335+h
    Manufacturing & Industrial: 319-n 892-h . -h 104-o 1042-h
    Construction & Engineering: 336-n 886=n . -h 121-o 1038=o
    Retail & Consumer Goods Industry: 329-n 899-h . -h 114-o 1494-h
    Energy & Mining: 325-n 876-h . -h 110-o 1029-h
    Transportation & Logistics Industry: 316=n 889-h . =h 101=o 1041-h
    Agriculture & Forestry: 317-n 880-h . -h 102-o 1034-o
    Media & Advertising Industry: 321-n 872-h . -h 106-o 1011-h
    Government & Public Sector: 292=n 881=h . =h 77=o 1010+o
    Education & Nonprofit Sector: 307-n 1368+h . -h 92-o 1295+h
    Hospitality & Food Service: 313-n 1400-h . -h 98-o 1355-h
    Company Size & Revenue: 269+h 871+h . -h 56-o 1010+h
  `,
  "Job Roles": `
    *: 269+h . 24=h -h 76-o 1012+h
    C-Suite & Executives: 291=n . 26+h =h 76=o 1012+h
    Business Owners & Founders: 276+n 910+h 33+h +h 60+o 1047+h
    Managers & Directors: 278+n . 26=h +h 62+o 1012+h
    IT & Engineering Roles: 288-n . 30+h -h 72-o 1017+h
    Marketing Roles: 274+n 872+h 30+h +h 58+o 1011+o
    Sales Roles: 275+n . 30+h +h 59+o 1012+h
    Finance & Accounting Roles: 270+n . 30+h +h 54+o 1336+h
    HR & Recruiting Roles: 271+n 882+n 30+h +h 55+o 1016+h
    Operations & Procurement Roles: 289+n . 30+h +h 73+o 1012+h
    Legal & Compliance Roles: 315-n . 30+h -h 100-o 1416+h
    Healthcare Professionals: 312+n . 30+h +h 97+o 1043+h
    Educators & Academics: 307+n 1376+h 30+h +h 92+o 1313+h
    Skilled Trades & Labor: 336-n . 35=h -h 121-o 1028-h
    Freelancers & Self-Employed: 276+n 910+h 33=h +h 60+o 1047+h
  `,
  "Business Services": `
    *: 269+n 871+h . +h 53+o 1012=n
    Marketing & Advertising Services: 274=n 872=h . =h 58=o 1011=o
    Accounting & Payroll Services: 270+n 1384-h . +h 54+o 1336=h
    Legal Services: 315=h 1493=n . +h 383+o 1416=o
    Staffing & HR Services: 271=n 882=n . =h 55=o 1016=h
    Shipping & Logistics Services: 273=n 1506=h . =h 57=o 1019=o
    Business Banking & Lending: 279+h 1385+h . -h 66-o 1337+h
    Merchant Services & Payments: 279+n 1385+h . +h 63+o 1337+h
    Consulting Services: 318=n 871+h . =h 103=o 1013=h
    Office Supplies & Equipment: 289+n 1546=h . +h 73+o 1020=h
    Printing & Signage: 289+n 897-h . +h 73+o 1022-h
    Corporate Events & Conferences: 269+h 874=h . =h 180=o 1320+h
    Industrial Equipment & Supplies: 320+n 1441-h . +h 105+o 1276-h
    Startups & Small Business Solutions: 277-n 910-h . -h 61-o 1047-h
    Security & Facilities Services: 289+n 1478-h . +h 73+o 1024-h
  `,
  "Consumer Tech": `
    *: 703=n 942=n . =h 632=o 1097=n
    Smartphones & Accessories: 703+h 961=h . -h 635-o 1114=o
    Computers & Laptops: 690+h 953=h . -h 630-o 1106=h
    Tablets & E-Readers: 703+h 965-h . =n 636=o 1118-h
    TVs & Home Theater: 703+h 958-h . =h 634=o 1112-o
    Audio & Headphones: 703+n 944=h . +h 632+o 1111-h
    Cameras & Photo Gear: 703+h 947=h . -h 633-o 1100=h
    Wearables & Smartwatches: 703+h 942+h . =h 637=o 1097+h
    Computer Accessories & Components: 690+h 957+h . -h 601-o 1110+h
    Smart Home Devices: 465=n 942+h . =h 277=o 1097+h
    Consumer Software & Apps: 690+h 1600+h . +h 602+o 1086=h
    AI & Emerging Tech: 688-n 1599+h . -h 597-o 1082+h
    VR & AR: 705-n 942+h . -h 639-o 1097+h
    Social Networks & Online Services: 700-n 780-h . -h 628-o 1420-h
    Tech Enthusiasts & Early Adopters: 687+n 942+h . +h 596+o 1097+o
  `,
  "Business Tech": `
    *: 288=n 1599+h . =h 72=o 1085=o
    Enterprise Software & SaaS: 288+h 1600+h . +h 602+o 1085=h
    Cloud & Infrastructure: 692-n 1679-h . -h 620-o 1027-h
    Cybersecurity: 288+h 1606-h . =h 618=o 1085+h
    CRM & Sales Tech: 275+n 1600+h . +h 59+o 1085+h
    Marketing Technology: 274+n 1600+h . +h 58+o 1085+h
    HR & Payroll Software: 271+n 1600+h . +h 55+o 1085+h
    ERP & Accounting Software: 270+n 1600+h . +h 54+o 1085+h
    Data & Analytics: 288+h 1609-n . -h 611-o 1085+h
    Collaboration & Productivity Tools: 288+h 1614-h . -h 602+h 1085+h
    Networking & IT Hardware: 690+h 962-h . -h 600-o 1115-o
    Web Hosting & Development: 693-n 1679-h . -h 621-o 1027-h
    Developer Tools & Programming: 702-n 1600+h . -h 631-o 1085+h
    Business AI & Automation: 688+n 1600+h . +h 597+o 1085+h
    IT Services & Support: 698-n 871+h . -h 626-o 1017=h
  `,
  "Telecom & Utilities": `
    *: 331+h 911-h . +h 417+o 1467-h
    Wireless Carriers & Plans: 331+h 915-h . +h 420+o 1471-h
    Home Internet & Broadband: 331+h 912=h . =h 419=o 1468=h
    Cable & Satellite TV: 706+n 913=h . +h 640+o 1470=h
    Home Phone & VoIP: 331+h 914=h . +h 420+o 1469=h
    Prepaid & International Calling: 331+h 916=h . +h 420+o 1472=h
    Messaging & Email Services: 695-h 1615=h . +h 623-h 1467+h
    Electricity & Gas Providers: 325+h 1482=h . =h 418=o 1403=h
    Water & Waste Services: 309+h 1491-n . -h 421-o 1414-n
    Solar & Renewable Energy: 293+n 877+h . +h 78+o 1032=o
  `,
  "Sports & Outdoors": `
    *: 607=n 1618-h . =h 483=o 1524-h
    Football: 608=n 1624-h . =h 484=o 1434+h
    Basketball: 614=n 1621-h . =n 547=o 1434+h
    Baseball & Softball: 613-n 1620-h . -h 545-o 1434+h
    Soccer: 663=n 1627-h . =n 533=o 1434+h
    Hockey & Winter Sports: 647-n 1648-h . -h 515-o 1434+h
    Golf & Tennis: 644-n 1642-h . -h 512-o 1528+h
    Motorsports & Racing: 610-n 786+h . -h 518-o 1325+h
    Combat Sports & Wrestling: 650-n 1622-h . -h 520-o 1325+h
    College & Olympic Sports: 620-n 786+h . -h 487-o 1325+h
    Running & Cycling: 625-n 1639-h . -h 492-o 1528+h
    Camping & Hiking: 725-h 1637-h . +h 159+o 1528+h
    Hunting & Fishing: 646-n 1644-h . -h 514-o 1528+h
    Water & Extreme Sports: 631-h 1636-h . -h 537-o 1528+h
    Sporting Goods & Equipment: 665=n 1618=h . =h 551=o 1524=h
  `,
  "Movies & TV": `
    *: 706-h 804-h . =h 640-h 1419+h
    Action & Adventure: 468-h 800+h . =h 325-h 1431+h
    Comedy: 709-h 800+h . =n 646-h 1431+h
    Drama & Romance: 710-h 800+h . -h 647-h 1431+h
    Horror & Thriller: 476-h 800+h . -h 336-h 1431+h
    Sci-Fi & Fantasy: 715-h 800+h . -h 652-h 1431+h
    Kids & Family Programming: 708-h 800+h . =h 645-h 1431+h
    Documentaries & Factual: 711-h 800+h . -h 648-h 1431+h
    Reality & Game Shows: 714-n 804+h . -h 651-o 1429+h
    Talk & Late Night Shows: 706+h 804+h . =h 640+h 1429+h
    Anime & Animation: 707-h 800+h . =h 641-h 1431+h
    Movies & Moviegoers: 467=n 787=h . =h 324=o 1317=o
    TV Viewership: 706=n 804=h . =h 640=o 1429+o
    Streaming Services: 706+n 800-h . +h 640+o 1431-h
    Celebrities & Pop Culture: 581=n 801+h . =h 432=o 1419+o
  `,
  "Music & Audio": `
    *: 481=n 800+h . =h 338=n 1431+h
    Pop Music: 493=n 800+h . =h 349=o 1431+h
    Rock & Metal: 504-n 800+h . -h 363-o 1431+h
    Hip Hop & R&B: 497-n 800+h . -h 355-o 1431+h
    Country Music: 494=n 800+h . =n 350=o 1431+h
    Electronic & Dance: 495=n 800+h . =h 351=o 1431+h
    Classical Music: 490=n 800+h . =n 346=o 1431+h
    Jazz & Blues: 499-n 800+h . -h 357-o 1431+h
    Latin & World Music: 521=n 800+h . =h 352=o 1431+h
    Gospel & Inspirational: 496-n 800+h . -h 354-o 1431+h
    Folk & Indie: 510-n 800+h . -h 353-o 1431+h
    Oldies & Classic Hits: 489-n 800+h . -h 345-o 1431+h
    Podcasts & Radio: 513-n 802=h . -h 371-o 1433=h
    Music Streaming: 481+h 800+h . +h 338+h 1431+h
  `,
  Gaming: `
    *: 733=n 971-h . =h 680=o 1120=o
    Console Gaming: 734=n 971+h . =h 681=o 1121-h
    PC Gaming: 737=n 1616+h . =h 684=o 1425+h
    Mobile Gaming: 736=n 761=h . =h 683=o 1424-h
    Esports & Competitive Gaming: 735=n 971+h . =h 682=o 1425+h
    Action & Shooter Games: 739-n 971+h . -h 686-o 1425+h
    Role-Playing Games: 740=n 971+h . =h 687=o 1425+h
    Strategy & Simulation Games: 743-n 971+h . -h 690-o 1425+h
    Sports & Racing Games: 742-n 971+h . -h 689-o 1120+h
    Puzzle & Casual Games: 746-n 761+h . -h 693-o 1423-n
    MMO & Online Games: 749-n 971+h . -h 696-o 1425+h
    Gaming Hardware & Accessories: 734+n 970-h . +h 681+o 1122-h
    Game Streaming & Creators: 733+n 801+h . +h 680+o 1419+h
  `,
  Books: `
    *: 258=n 1360=h . =h 42=o 1422=o
    Fiction: 264=n 1360+h . =n 48=o 1422+h
    Nonfiction & Biographies: 260-n 1360+h . -h 44-o 1422+h
    Children's Books: 261=h 1360+h . +h 45=h 1422+h
    Young Adult: 267=h 1360+h . +n 51=h 1422+h
    Comics & Graphic Novels: 262=n 1360+h . =n 46=o 1422+h
    Poetry & Classics: 265-n 1360+h . -h 49-o 1422+h
    Audiobooks & E-Books: 258+n 1360+h . +h 42+o 1422+o
    Magazines & Newspapers: 326+n 1358=n . +h 111+o 1430=n
    Art & Lifestyle Books: 259-h 1360+h . -h 43-h 1422+h
    Book Retailers: 258+n 1360+h . +h 42+o 1422+o
  `,
  Travel: `
    *: 719=n 1649=h . =n 653=o 1529=o
    Air Travel: 719+h 1651=n . =n 672=o 1537=o
    Hotels & Resorts: 719+h 1666=n . =h 668=o 1533=o
    Cruises: 719+h 1661=h . =n 678=o 1538=o
    Vacation Packages & Deals: 719+h 1655-n . -h 675-o 1542=h
    Car Rental & Rideshare: 719+h 1652-h . -h 41-o 1567-h
    Rail & Bus Travel: 719+h 1669-n . -h 669-o 1539-n
    Business Travel: 719+h 1656=n . =n 676=o 1529+o
    Family Travel: 728=n 1663=n . =n 666=o 1529+o
    Luxury Travel: 719+h 1649+h . +h 664+o 1529+h
    Beach & Adventure Travel: 724-n 1653-n . -h 673-o 1529+h
    International Destinations: 719+h 1649+h . +h 655+o 1541+h
    US Destinations: 729+n 1649+h . +h 660+o 1541+h
    Vacation Rentals & Timeshares: 719+h 1673-h . -h 674-o 1536-h
    Luggage & Travel Gear: 719+h 1367=h . =h 654=o 1290=h
  `,
  "Arts & Events": `
    *: 359-h 782=h . -h 150=h 1315=h
    Concerts & Festivals: 481+h 783-h . +h 184=h 1319-h
    Theater & Performing Arts: 367-n 784=h . -h 209-o 1327=h
    Museums & Galleries: 359+h 785=n . =n 155=o 1009=n
    Fine Art & Design: 359-n 781=h . -h 201-o 1008=o
    Dance & Opera: 366-n 781+h . -h 208-o 1315+h
    Theme Parks & Attractions: 719+h 791-h . -h 151-o 1540+h
    Zoos & Aquariums: 719+h 797=n . =n 178=o 1540+h
    Nightlife & Clubs: 422+h 794-n . -h 158-o 1324=h
    Event Tickets: 422+h 803=h . +h 150+h 1509=h
    Fan Conventions & Expos: 581+h 798-n . -h 185-o 1322-n
    Film Festivals & Awards Shows: 467+h 787+h . -h 162-o 1317+h
    Parks & Landmarks: 719+h 792-h . -h 160-o 1540+h
  `,
  Hobbies: `
    *: 422=n 1471=n . =h 239=o 1495+h
    Arts & Crafts: 424=n 1472=n . =n 248=o 1495=o
    Photography: 431=n 947+h . =n 255=o 1100+h
    Woodworking & DIY Crafts: 433-n 1472+h . -h 257-o 1495+o
    Sewing & Needlework: 429-n 1472+h . -h 253-o 1495+o
    Drawing & Painting: 430-n 1472+h . -h 254-o 1495+h
    Collecting & Antiques: 437-n 935=h . -h 261-o 1075=o
    Board Games & Puzzles: 446=n 1363-h . =n 270=o 1249-h
    Musical Instruments: 452=n 1473=h . =n 243=o 1503+o
    Model Building & RC: 451-n 1366+h . -h 242-o 1252+h
    Genealogy & Ancestry: 449=n 1381=h . =n 273=o 1332=o
    Birdwatching & Nature: 435-n 792+h . -h 259-o 1540+h
    Writing & Content Creation: 440-n 1471+h . -h 264-o 1086+h
    Magic & Paranormal: 453-n 1471+h . -h 244-o 1507+h
    Workshops & Classes: 456=n 1475=n . =n 247=o 1320+h
  `,
  Fashion: `
    *: 676=n 919=h . =h 552=o 1058=o
    Women's Clothing: 686+h 923=n . =n 566=o 1067=n
    Men's Clothing: 683+h 922=n . =n 582=o 1062=n
    Kids & Baby Clothing: 679=n 921=n . =h 575=o 1060=n
    Shoes & Footwear: 676+h 930=h . -h 573-o 1070=h
    Handbags & Accessories: 676+h 932-h . -h 563-o 1072-h
    Jewelry & Watches: 676+h 933=n . -h 565-o 1073=n
    Activewear & Athleisure: 676+h 927=h . -h 572-o 1063=h
    Luxury & Designer Fashion: 680-n 919+h . -h 576-o 1058+h
    Outerwear: 676+h 920+h . -h 571-o 1059+h
    Lingerie & Swimwear: 676+h 926-h . -h 570-o 1065-h
    Formal & Business Wear: 676+h 924-h . -h 567-o 1066-h
    Eyewear & Sunglasses: 676+h 934-h . -h 562-o 1074-h
    Costumes & Uniforms: 360-n 929-h . -h 202-o 1069-h
    Fashion Trends & Streetwear: 681-n 919+h . -h 577-o 1497+h
  `,
  Beauty: `
    *: 677=n 1180=n . =n 553=o 1138-h
    Makeup & Cosmetics: 677+h 1181=h . =h 555=o 1138=h
    Skin Care: 677+h 1215=n . =n 559=o 1244=n
    Hair Care: 677+h 1196=n . =n 554=o 1179=n
    Fragrance: 677+h 1188=n . =h 558=o 1152=n
    Nail Care: 677+h 1186=h . =n 556=o 1140=h
    Bath & Body: 684+h 1206-h . =h 591=o 1216-h
    Oral Care: 684+h 1180+h . =n 593=o 1214+h
    Shaving & Men's Grooming: 684+h 1211-n . -h 594-o 1240-n
    Deodorant & Hygiene: 684+h 1208-h . -h 592-o 1218-h
    Natural & Clean Beauty: 677+h 1180+h . =h 557=o 1369+h
    Salons & Spas: 677+h 865=h . -h 671-o 1088=h
    Tattoos & Body Art: 678=n 869=h . =h 574=o 1095=h
    Sun Care & Tanning: 684+n 1218-h . +h 590+o 1247-h
  `,
  Shopping: `
    *: 606=n 899=h . =n 473=o 1494=h
    Online Shoppers: 606+n 899+h . +h 473+o 1499=h
    Deal Seekers & Coupons: 606+h 1423+h . =h 474=o 1374+o
    Luxury Shoppers: 606+n 905+h . +h 473+o 1507+h
    Department & Big Box Stores: 329+n 904-h . +h 114+o 1498-h
    Discount & Dollar Stores: 606+h 899+h . +h 481+o 1494+h
    Warehouse Clubs: 329+n 899+h . +h 114+o 1494+h
    Holiday & Seasonal Shopping: 606+h 1420+h . =h 478=o 1371+h
    Back to School Shopping: 606+h 1345=h . +h 478+o 1127=h
    Gifts & Flowers: 606+h 1420+h . -h 476-o 1371+h
    Party Supplies: 606+h 1427=h . =h 161=o 1377=h
    Malls & Outlets: 606+h 903-h . -h 154-o 1506-h
    Resale & Secondhand: 606+n 905+h . +h 473+o 1507+h
  `,
  "Food & Beverage": `
    *: 368=n 973=h . =h 210=o 1165-h
    Cooking & Recipes: 371=n 1036+h . =h 216=o 1165+h
    Snacks & Candy: 368+h 1115-h . +h 217+o 1175-h
    Coffee & Tea: 377+n 976=n . +h 222+o 1133=o
    Soft Drinks & Juice: 377+n 975-h . +h 222+o 1132-h
    Dairy & Eggs: 368+n 1133=h . +h 210+o 1230=h
    Meat & Seafood: 368+n 1036+h . +h 210+o 1237-h
    Bread & Baking: 372-n 1040-h . -h 217-o 1167-h
    Frozen & Prepared Foods: 368+n 1001-h . +h 210+o 1155-h
    Pantry & Condiments: 368+n 1079-h . +h 210+o 1171-h
    Breakfast & Cereal: 368+n 1067=h . +h 210+o 1169=h
    Organic & Natural Foods: 376+n 973+h . +h 221+o 1369+h
    Vegan & Vegetarian: 379-n 973+h . -h 213-o 1165+h
    World Cuisines: 380=n 1095-h . =n 214=o 1165+h
    Grocery Stores & Delivery: 606+h 902-h . +h 477+o 1501-h
  `,
  Dining: `
    *: 373=n 1406=h . =h 218=o 1360=h
    Fast Food & QSR: 373+n 1404=h . +h 218+o 1358=h
    Casual Dining: 373+n 1406+h . +h 218+o 1360+h
    Fine Dining: 373+n 1406+h . +h 218+o 1360+h
    Coffee Shops & Cafes: 373+n 1406+h . +h 218+o 1360+h
    Pizza Restaurants: 373+n 1406+h . +h 218+o 1360+h
    Bakeries & Dessert Shops: 372+n 1401-h . +h 217+o 1356-h
    Bars & Pubs: 373+h 1402=h . +h 179+o 1003=h
    Food Delivery Apps: 373+n 1405=h . +h 218+o 1359=h
    Breakfast & Brunch: 373+n 1406+h . +h 218+o 1360+h
    Catering: 459+n 1403=n . +h 279+o 1357=n
    Foodies & Frequent Diners: 373+h 1406+h . -h 220-o 1360+h
  `,
  "Alcohol & Regulated": `
    *: 369-h 752+h . +h v9i3On+o .
    Beer: 369+n 974+h . +h 211+o 1004=n
    Wine: 369+n 974+h . +h 211+o 1007=o
    Spirits & Cocktails: 369+n 974+h . +h 211+o 1006-o
    Hard Seltzer & Ready to Drink: 369+n 974+h . +h 211+o 1005=h
    Tobacco & Cigars: 436-n 905+h . -h 260-o 1544=h
    Vaping & E-Cigarettes: 206+h 905+h . +h pg0WhF+o 1548=h
    Cannabis & CBD: 206+h 752+h . +h pg0WhF+o 1049=h
    Casinos & Gambling: 654-h 779+h . =n 181=o 1361=h
    Sports Betting: 654+n 779+h . +h 524+o 1366=n
    Lottery & Sweepstakes: 606+h 779+h . -h 480-o 1365-h
    Firearms & Ammunition: 646+h 1644+h . =h avbNf2=o 1576=h
    Adult Products: 206+h 752+h . =h Rm3SiT=o 1001=h
  `,
  Household: `
    *: 606+h 1315+h . =h 479=o 1189+h
    Cleaning Supplies: 457+h 1317=h . +h 479+o 1190=h
    Laundry Care: 457+h 1327=h . +h 479+o 1191=h
    Paper Products: 606+h 1271=n . +h 479+o 1209=n
    Dish Care: 457+h 1319-h . +h 479+o 1190+h
    Air Fresheners & Candles: 457+h 1316-h . +h 282+o 1202+h
    Food Storage & Trash Bags: 606+h 1237-h . +h 479+o 1151-h
    Pest Control Products: 457+h 1276=h . +h 479+o 1221=h
    Batteries & Light Bulbs: 606+h 1231-h . +h 479+o 1265-h
    Disposable Tableware: 606+h 1227=n . +h 161+o 1145=n
    Eco-Friendly Household: 293+n 1315+h . +h 78+o 1369+h
  `,
  "Home & Garden": `
    *: 457=n 1332-h . =n 274=o 1277-o
    Furniture: 461+n 1407=n . +h 283+o 1268=n
    Home Decor: 461+n 1334=n . +h 283+o 1282=n
    Kitchen & Dining: 457+h 1337=h . +h 279+o 1284=h
    Bedding & Bath: 461+n 1340-h . +h 283+o 1287-h
    Home Appliances: 457+h 1287=h . =n 278=o 1289=h
    Lighting: 461+n 1339=n . +h 283+o 1286=n
    Lawn & Garden: 458-n 1338=h . -h 275-o 1285=h
    Outdoor Living & Patio: 463-n 1416-h . -h 285-o 1270-h
    Home Improvement & Remodeling: 460-h 1483+h . -h 276-o 1404+h
    Tools & Hardware: 460+n 1428=h . +h 280+o 1274=n
    HVAC & Plumbing: 460+h 1439-h . +h 282+o 1411-h
    Home Services & Repair: 460+n 1476=h . +h 280+o 1396=o
    Home Security: 457+h 1478+h . =n 281=o 1398+h
    Pools & Spas: 463+n 1489-h . +h 285+o 1412-h
  `,
  "Real Estate": `
    *: 583=n 1585=n . =n 441=o 1482=o
    Home Buyers: 591+n 1588+h . +h 451+o 1485+o
    Home Sellers: 591+n 1588+h . +h 451+o 1485+o
    Apartments & Rentals: 592+h 1587=h . -h 442-o 1484=h
    Houses: 587=n 1590+h . =n 447=o 1485+h
    Luxury Homes: 587+n 1590+h . +h 447+o 1485+h
    New Construction: 585+n 1590+h . +h 445+o 1485+h
    Vacation & Second Homes: 594=n 1588+h . =h 444=o 1485+h
    Commercial Real Estate: 590-n 1586=n . -h 450-o 1483=n
    Land & Farms: 589=n 1588+h . =n 449=o 1485+h
    Investment Property: 591+n 1588+h . +h 451+o 1485+o
    Real Estate Agents & Services: 591+n 1589+h . +h 451+o 1486+h
    Moving & Storage: 583+n 1508-h . +h 441+o 1025-h
  `,
  Pets: `
    *: 541=n 1279-h . =n 422=o 1460=o
    Dogs: 544=n 1279+h . =n 425=o 1224+h
    Cats: 543=n 1279+h . =n 424=o 1224+h
    Fish & Aquariums: 545=n 1279+h . =n 426=o 1224+h
    Birds: 542=n 1279+h . =n 423=o 1224+h
    Reptiles & Small Pets: 549-n 1279+h . -h 429-o 1224+h
    Horses & Large Animals: 547-n 1640-h . -h 427-o 1224+h
    Pet Food & Treats: 541+h 1281-h . +h 431+o 1226-h
    Pet Supplies: 541+h 1282=n . =n 431=o 1227=n
    Veterinary Care: 541+h 1554=h . =h 430=o 1466=o
    Pet Services & Grooming: 541+n 1549=h . +h 422+o 1464-h
    Pet Adoption: 548=n 1549+h . =h 428=o 1461=n
  `,
  "Banking & Credit": `
    *: 534+n 1385-h . +h 391+o 1337-h
    Checking & Savings: 534+h 1385+h . +h 392+o 1337+h
    Digital Banking & Payments: 534+h 1385+h . +h 392+o 1337+h
    Credit Cards: 537+h 1388=n . =n 406=o 1339=n
    Mortgages & Home Loans: 537+h 1394=h . =h 407=o 1348=h
    Personal Loans: 537+h 1395-h . =n 408=o 1349-h
    Auto Loans: 537+n 1383+h . +h 405+o 1335+o
    Student Loans: 537+h 1398+h . =n 409=o 1353+h
    Credit Reports & Repair: 537+n 1387=h . +h 405+o 1338=h
    Debt & Financial Assistance: 537+h 1387+h . -h 393-o 1338+h
    Taxes: 539=n 1399-h . =h 415=o 1354-o
    Budgeting & Frugal Living: 535-n 1383+h . -h 397-o 1335+h
  `,
  Investing: `
    *: 538=n 1397=h . =h 410=o 1351=o
    Stocks & Bonds: 538+h 1397+h . =n 414=o 1351+o
    Mutual Funds & ETFs: 538+h 1397+h . -h 412-o 1351+h
    Retirement Planning: 540=n 1396=n . =n 416=o 1350=o
    Financial Planning & Advisors: 538+h 1397+h . -h 396-o 1351+h
    Day Trading & Options: 538+h 1397+h . -h 413-o 1351+o
    Cryptocurrency: 297+n 1617+h . +h 82+o 1448+h
    Commodities & Precious Metals: 296-n 1397+h . -h 81-o 1443-h
    Wealth Management: 538+h 1397+h . -h 411-o 1351+o
    College Savings: 534+h 1397+h . +h 396+o 1351+h
    Economy & Markets: 295-n 1397+h . -h 80-o 1432+h
  `,
  Insurance: `
    *: 536=n 1389=n . =n 398=o 1340=o
    Auto Insurance: 536+h 1390=n . =h 402=o 1341=n
    Home & Renters Insurance: 536+h 1391-n . -h 400-o 1342-n
    Life Insurance: 536+h 1392=n . =n 401=o 1343=n
    Health Insurance: 536+h 1393=h . =n 399=o 1344=h
    Medicare & Supplemental: 536+h 1393+h . +h 399+o 1344+h
    Dental & Vision Insurance: 536+h 1393+h . +h 399+o 1344+h
    Travel Insurance: 536+h 1675=n . =n 404=o 1346=n
    Pet Insurance: 536+h 1389+h . =n 403=o 1345=n
    Business Insurance: 536+n 1389+n . +h 398+o 1340+o
    Long Term Care & Disability: 536+n 1389+n . +h 398+o 1340+o
  `,
  "Health Conditions": `
    *: 550+h 1555+h . =h 287=o 1473+o
    Allergies & Respiratory: 550+h 1555+h . -h 288-o 1473+h
    Arthritis & Joint Pain: 550+h 1555+h . +h 312+o 1473+o
    Cancer: 550+h 1555+h . =n 314=o 1473+h
    Cold & Flu: 550+h 1555+h . =n 315=o 1208+o
    Diabetes & Metabolic: 550+h 1555+h . -h 317-o 1473+o
    Digestive Disorders: 550+h 1555+h . =n 318=o 1473+o
    Heart & Cardiovascular: 550+h 1555+h . =h 296=o 1473+o
    Mental Health: 550+h 1555+h . =n 301=o 1391=o
    Neurological Disorders: 550+h 1555+h . =h 313=o 1473+o
    Skin Conditions: 550+h 1555+h . =h 309=o 1385+o
    Sleep Disorders: 550+h 1555+h . =n 310=o 1473+h
    Reproductive & Sexual Health: 550+h 1555+h . -h 302-o 1519-h
    Addiction & Recovery: 550+h 1555+h . =h 311=o 1378+o
    Infectious Diseases: 550+h 1555+h . =n 297=o 1473+o
  `,
  Healthcare: `
    *: 466=n 1448=h . =h 286=o 1378=h
    Doctors & Clinics: 386=h 1459=h . +h 286+o 1388-h
    Hospitals & Urgent Care: 397-h 1461-h . +h 286+o 1390-h
    Pharmacies: 389=h 1455=h . +h 320+o 1386=h
    Prescription Drugs: 550+h 1555+h . +h 320+o 1473=h
    Over the Counter Medicine: 389+h 1455+h . +h 320+o 1208=h
    Dental Care: 392=n 1454=n . +h 316+o 1384=o
    Vision Care: 391=n 1470=n . +h 294+o 1395=n
    Hearing Care: 383+h 1448+h . +h 289+o 1378+o
    Cosmetic Procedures: 388=n 1453=n . =h 323=o 1383=n
    Medical Devices & Tests: 383+h 1448+h . -h 319-o 1378+h
    Vaccines & Preventive Care: 404-n 1469-n . -h 322-o 1378+h
    Senior & Home Care: 390-h 1456-h . -h 190-o 1389-h
    Telehealth: 383+h 1460+h . +h 286+o 1393+h
    Physical Therapy & Chiropractic: 394-h 1465-h . -h 236-o 1392-h
  `,
  "Fitness & Wellness": `
    *: 406=n 1591-h . =h 223=o 1510-h
    Gyms & Fitness Classes: 408+n 1593-h . +h 225+o 1512-h
    Home Fitness Equipment: 408+n 1633=h . +h 225+o 1526=h
    Yoga & Pilates: 408+n 1598-h . +h 225+o 1518-h
    Strength Training & Bodybuilding: 616-n 1633+h . -h 549-o 1526+h
    Weight Loss & Diet: 414=n 1460+h . =h 231=o 1291=o
    Vitamins & Supplements: 417-n 1449+h . -h 234-o 1253=n
    Nutrition & Healthy Eating: 412-n 973+h . -h 229-o 1165+h
    Meditation & Mindfulness: 415+n 762+h . +h 232+o 1489-h
    Alternative & Holistic Medicine: 416-n 1449=h . -h 233-o 1379=o
    Women's Wellness: 421=n 1460+h . =h 238=o 1378+o
    Men's Wellness: 411=n 1460+h . =h 228=o 1378+o
    Senior Wellness: 413=n 1456+h . =h 230=o 1334+h
    Smoking Cessation: 420=n 1467=n . =n 237=o 1378+h
  `,
  Demographics: `
    *: . . 1=h +h 186+o .
    Age Groups: . . 2=h +h 186+h .
    Generations: . . 2+h +h 186+h .
    Gender: . . 48=n +h 186+h .
    Household Income: . . 60=h +h 391+o .
    Net Worth & Affluence: . . 191=h +h 391+o .
    Education Level: . . 17=h +h 132+o .
    Marital Status: . . 159=n -h 191-o .
    Household Composition: . . 93-h +h 186+o .
    Homeowners & Renters: . . 137=h +h 441+o .
    Employment Status: . . 39=n +h 123+o .
    Language & Ethnicity: . . 156-h +h 186+h .
    Military & Veterans: 337+n 1542+h 38+h +h 122+o 1456+h
  `,
  Parenting: `
    *: 350=n 1377=h . =n 192=o 1328=h
    New & Expecting Parents: 350+h 1346+h . -h 305-o 1124+h
    Parents of Babies & Toddlers: 354=n 1346+h . =h 196=o 1124+h
    Parents of School Age Kids: 355=n 1377+h . =h 197=o 1328+o
    Parents of Teens: 356=n 1377+h . =h 198=o 1328+o
    Single Parents: 350+h 1377+h 98+h +h 186+o 1328+o
    Grandparents & Caregivers: 348+h 1456-h . -h 190-o 1334-o
    Baby Gear & Diapers: 354+n 1346-h . +h 196+o 1124-h
    Baby Food & Feeding: 354+n 1037-h . +h 196+o 1166-h
    Toys & Kids Games: 350+h 1362=h . =h 482=o 1248=h
    Childcare & Preschool: 352=n 1378=h . =h 194=o 1329=h
    Kids Activities: 350+n 1382=n . +h 192+o 1333=n
    Adoption & Fostering: 350+h 1377+h . =n 193=o 1328+o
    Special Needs Parenting: 350+h 1377+h . =h 199=o 1328+o
  `,
  "Life Events": `
    *: 348+h 1496=n . =h 163=o 1371+h
    Getting Married: 348+h 1505=h . =h 165=o 1066-h
    Having a Baby: 350+h 1501=h . =h 169=o 1124+h
    Moving Home: 583+h 1506+h . +h 163+o 1019+h
    Buying a First Home: 591+n 1588+h . +h 451+o 1485+o
    New Job: 341+n 1370+h . +h 126+o 1295+o
    Graduation & College Bound: 344+h 1503-h . -h 172-o 1298-h
    Retirement: 540+n 1396+n . +h 416+o 1350+o
    Divorce & Separation: 348+h 1494+h . =h 189=o 1417+h
    Birthdays & Anniversaries: 348+h 1500-h . -h 170-o 1371+h
    Empty Nesters: 348+n . 101=h +h 186+o 1328+o
    Bereavement & Funerals: 348+h 1502-h . -h 187-o 1328+h
    Holidays & Seasons: 422+h 1420+h . =h 157-h 1326=h
    Dating & Relationships: 348+h 774+h . -h 188-o 1259-o
  `,
  Geography: `
    *: . . 54=h +n 469+o .
    US States: . . 56+h +h 469+o .
    US Regions: . . 56+h +h 469+o .
    Cities & Metros: . . 57+h +h 469+o .
    DMAs & Media Markets: . . 58+h +h 469+o .
    Zip Codes & Neighborhoods: . . 59+h +h 469+o .
    Countries & Territories: . . 55+h +h 655+o .
    Urban & Rural Areas: . . 146=h +h 469+o .
    Store Visitors & Proximity: 606+h 899+h . -h 154-o 1494+h
    Expats & Diaspora: . . 54+h +h 655+o .
    Commuters & Transit Riders: 719+h 1668+h . -h 669-o 1539-n
  `,
  Education: `
    *: 344=n 1368+h . =n 132=o 1295+o
    Colleges & Universities: 344+h 1371=n . =h 137=o 1298=o
    Graduate & Professional School: 344+h 1371+h . -h 139-o 1299-h
    Online Education: 347=n 1374=n . =n 148=o 1304=n
    K-12 Education: 344+h 1368+h . -h 149-o 1305-n
    Early Childhood Education: 352+h 1379+h . =n 142=o 1330+h
    Vocational & Trade School: 343=n 1369+h . =h 131=o 1314=h
    Test Prep & Tutoring: 344+h 1375+h . -h 144-o 1312+h
    Language Learning: 346=n 1373=n . =n 147=o 1303=o
    Adult & Continuing Education: 345=n 1369=n . =h 133=o 1296=o
    Student Financial Aid: 344+h 1398=n . =n 395=o 1353=o
    Homeschooling: 344+h 1376+h . =n 145=o 1308=o
    Study Abroad: 344+h 1371+h . +h 137+o 1298+o
    Science & Academics: 207=h 908+h . -h 464-o 1045+h
    Classroom & Study Resources: 344+h 1376-h . =h 146=o 1313-h
  `,
  Careers: `
    *: 338=n 1370+h . =n 123=o 1295+o
    Job Seekers: 338+h 1372+h . =h 127=o 1301+h
    Career Advice & Planning: 340-n 1370=h . -h 125-o 1295+o
    Resumes & Interviews: 340+h 1370+h . -h 129-o 1301+h
    Remote & Gig Work: 342-n 1372+h . -h 130-o 1311-o
    Internships & Apprenticeships: 339-n 1372+h . -h 124-o 1301+h
    Tech & IT Jobs: 338+h 1372+h . +h 127+o 1301+h
    Healthcare Jobs: 338+h 1372+h . +h 127+o 1301+h
    Retail & Hospitality Jobs: 338+h 1372+h . +h 127+o 1301+h
    Trades & Manufacturing Jobs: 338+h 1372+h . +h 127+o 1301+h
    Office & Finance Jobs: 338+h 1372+h . +h 127+o 1301+h
    Government & Education Jobs: 338+h 1372+h . +h 127+o 1301+h
    Seasonal & Part Time Jobs: 338+h 1372+h . +h 127+o 1301+h
    Job Market: 304=n 1372+h . =n 89=o 1301+h
  `,
  "News & Society": `
    *: 522=h 768-h . -h 379=h 1432=h
    World & National News: 522+h 768+h . +h 379+h 1432+h
    Local News: 527=n 768+h . +h 384=n 1432+h
    Business News: 295+n 768+h . +h 80+o 1432+h
    Weather: 533=n 778=h . =n 390=o 1442=h
    Disasters & Emergencies: 524=n 1480+h . =h 381=o 1401+h
    Crime & Public Safety: 523-n . . -h 380-o 1432+h
    War & Defense: 532-n . . -h 389-o 1432+h
    Charities & Volunteering: 323+n 1539-h . +h 108+o 1453-h
    Environment & Sustainability: 227=h . . -h 467-o 1368=h
    Social Issues & Advocacy: 242+h . . =h Z7rJBM=h 1262=h
    Legal Affairs: 526=n 1493+h . =h 383=o 1416+o
  `,
  Politics: `
    *: 529=n . . =n 386=o 1474=o
    Voters & Elections: 530=n . . =h 387=o 1476=n
    Political Parties: 529+n . . +h 386+o 1474+o
    Conservatives: 531+h . . +h 388+h 1474+h
    Liberals & Progressives: 531+h . . +h 388+h 1474+h
    Independents & Swing Voters: 530+n . . +h 387+o 1476+n
    Political Issues & Policy: 531=h . . =n 388=h 1478+h
    Political Donors & Activists: 531+h . . +h 388+h 1480-h
    Government & Civic Affairs: 242=h . . =h 386+h 1454+h
    State & Local Politics: 529+h . . +h 386+h 1474+h
    Political News: 529+n 768+h . +h 386+o 1478+h
  `,
  Religion: `
    *: 206+h . . =h 453=o 1487=o
    Christianity: 206+h . . =n 459=o 1493+h
    Catholicism: 206+h . . +h 459+o 1493+h
    Judaism: 206+h . . =n 462=o 1493+h
    Islam: 206+h . . =n 461=o 1493+h
    Hinduism: 206+h . . =n 460=o 1493+h
    Buddhism: 206+h . . =n 458=o 1493+h
    Sikhism: 206+h . . =n 463=o 1493+h
    Spirituality & New Age: 206+h . . -h 455-o 1487+h
    Atheism & Agnosticism: 206+h . . -h 457-o 1487+o
    Astrology & Tarot: 453+h 1474=h . -h 456-o 1488=n
    Religious Items & Holidays: 422+h 1344-h . +h 453+o 1239-h
  `,
}
