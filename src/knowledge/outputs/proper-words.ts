/** Proper nouns that keep their capital in a sentence: places, peoples, religions, holidays and well-known brands. */
export const PROPER_WORDS = `
alzheimer's alzheimers parkinson's parkinsons crohn's crohns hodgkin's asperger's z x k-pop j-pop
acura adidas africa african afro airbnb alabama alaska alaskan albuquerque alfa alps amazon america american amex
amsterdam android angeles anglican antarctica appalachian april arabic argentina argentine arizona arkansas asia asian
atlanta atlantic audi august austin australia australian austria austrian bahamas baltimore bangkok bangladesh baptist
barcelona beatles beijing belgian belgium bentley berlin bermuda beyonce bible bluetooth bmw boeing bolivia bollywood
boston brazil brazilian britain british broadway brooklyn buddhism buddhist buick bulgaria burlington cadillac calgary
california cambodia canada canadian cancun cantonese caribbean carolina catholic catholicism caucasian celtics
charlotte chevrolet chevy chicago chile chilean chinese christian christianity christmas chrysler cincinnati cinco
cisco cleveland coca cola colombia colombian colorado columbus congress connecticut corvette costco croatia cuba cuban
cyprus czech dakota dallas danish december delaware democrat denmark denver detroit disney diwali dodge dodgers
dominican doordash dubai dublin dutch dyson easter ebay ecuador egypt egyptian eid emmy england english espn ethiopia
ethiopian europe european evangelical expedia facebook february fedex ferrari fiji filipino finland finnish florida
ford france french fresno friday gatorade georgia german germany ghana gmail gmc google grammy gras greece greek
guatemala gucci gulfstream haiti haitian halloween hampshire hamptons hanukkah harley hawaii hawaiian hebrew hilton
himalayas hindi hindu hinduism hispanic hogwarts hollywood honda honduras honolulu houston hulu hummer hungarian
hungary hyundai iceland idaho ikea illinois india indian indiana indianapolis indonesia infiniti instagram intuit iowa
ipad iphone iran iraq ireland irish islam islamic israel israeli isuzu italian italy jacksonville jamaica jamaican
january japan japanese javascript jeep jersey jewish judaism july june juneteenth kansas kawasaki kentucky kenya
keurig kia korea korean kotlin kroger kubernetes kwanzaa lakers lamborghini latin latina latino lebanese lebanon lego
lexus linkedin linux london louisiana louisville lululemon lutheran lyft macbook madrid maine malaysia mandarin
manhattan mardi marriott maryland maserati massachusetts mazda mcdonald's mcdonalds medicaid medicare memphis
mennonite mercedes methodist mexican mexico miami michelin michigan microsoft midwest midwestern milwaukee minneapolis
minnesota mississippi missouri mitsubishi monday montana montessori montreal mormon moroccan morocco moscow muslim
nascar nashville nebraska nepal nestle netflix netherlands nevada nicaragua nigeria nigerian nike nintendo nissan
nordic northeast norway norwegian november nvidia oakland october ohio oklahoma oktoberfest omaha oregon orlando
orleans oscars pacific packers pakistan pakistani panama paraguay paris passover paypal peloton pennsylvania
pentecostal pepsi persian peru peruvian pfizer philadelphia philippines phoenix pinterest pittsburgh pixar playstation
pokemon poland porsche portland portugal portuguese prada presbyterian prius protestant puerto quaker quickbooks quran
raleigh ramadan reddit republican rhode rican rico roku rolex romania rome roth russia russian sacramento safeway
sahara salesforce salvador samsung saturday saudi scandinavia scotland scottish seattle senate sephora september
shakespeare shanghai shopify sikh sikhism singapore slovakia snapchat somali sony southeast southwest spain spanish
spotify starbucks steelers subaru sunday suzuki sweden swedish swiss switzerland sydney syria syrian taiwan tampa
tanzania taoism tennessee tesla texan texas thai thailand thanksgiving thursday tiktok tokyo torah toronto toyota
tripadvisor tucson tuesday tulsa turkish twitch twitter uber uganda ukraine ukrainian uruguay utah valentine's
vancouver vatican vegas venezuela venezuelan venice verizon vermont vienna vietnam vietnamese virginia volkswagen
volvo wales walgreens walmart washington wednesday welsh whatsapp wimbledon wisconsin wyoming xbox xerox yamaha
yankees yelp york youtube zealand zillow zimbabwe
`
