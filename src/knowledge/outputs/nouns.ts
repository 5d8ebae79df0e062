/** Words for people, singular. A topic ending in one of these needs no verb from its audience type. */
export const PEOPLE_NOUNS = `
academic accountant client cutter renovator remodeler switcher dieter activist actor actuary addict admin administrator adopter adult advertiser adviser advisor
advocate aficionado agent agnostic aide alum alumnus ambassador analyst angler applicant apprentice architect artist
asthmatic atheist athlete attendant attendee attorney auditor author backpacker baker banker barber barista bartender
beginner believer bettor biker birder birdwatcher blogger boater boomer borrower bowler boy breeder broker buddhist
buff builder buyer camper candidate cardholder caregiver caretaker carpenter cashier catholic celebrant ceo cfo chef
christian churchgoer cio ciso citizen cleaner clerk climber cmo coach coder collector commuter competitor connoisseur
conservative constituent consultant contractor controller coo cook coordinator copywriter couple couponer cpa crafter
creator cto customer cyclist dad dancer daredevil dater daughter dba dealer debtor delinquent democrat dentist
dependent designer developer devotee diabetic dieter diner director dispatcher diver divorcee doctor donor dreamer
drinker driver dweller earner eater economist editor educator electrician employee employer engineer enrollee
enthusiast entrepreneur environmentalist estimator evangelical exec executive expat expert explorer fan fanatic farmer
father female fiance filer filmmaker firefighter fisherman flipper flyer follower foodie founder freelancer freshman
friend gambler gamer gardener gen-xer gifter girl goer golfer grad graduate grandfather grandma grandmother grandpa
grandparent guest guru hairstylist handyman head hiker hindu hispanic hobbyist holder homebody homebuyer homemaker
homeowner homeschooler host hostess hunter husband immigrant independent influencer innovator inspector installer
instructor insurer intender intern investor janitor jew jogger journalist judge junkie kayaker knitter laborer
landlady landlord landscaper latina latino lawmaker lawyer leader learner lecturer lender lessee liberal libertarian
librarian listener locksmith lover loyalist machinist maker male man manager marketer maven mechanic medic member
merchant midwife millennial millionaire minimalist minor mom mommy mother motorcyclist motorist mover moviegoer mum
musician muslim nanny neighbor nester newlywed nomad novice nurse nutritionist observer officer official oncologist
operator optometrist organizer outdoorsman owner painter paralegal paramedic parent participant partner passenger
pastor patient patron pediatrician pensioner pharmacist photographer physician pilgrim pilot planner player plumber
podcaster policyholder politician practitioner preteen principal producer professional professor programmer
progressive protester psychiatrist psychologist publicist publisher purchaser racer rancher reader realtor recipient
recruiter refugee relocator renter rep reporter representative republican researcher reservist resident responder
retiree reviewer rider roommate runner sailor salesman salesperson saver scholar scientist seeker self-employed seller
senior servicemember shareholder shopper sibling singer single skater skeptic skier smoker snowbird snowboarder
socialite soldier solopreneur son sophomore specialist spectator spouse stakeholder stargazer starter stockholder
storyteller strategist streamer student stylist subscriber sufferer superintendent supervisor supporter surfer surgeon
surveyor survivor swimmer switcher teacher technician teen teenager teetotaler teller tenant therapist thrifter
tourist trader trainee trainer trainspotter translator traveler traveller trekker trendsetter trucker tutor
twentysomething undergrad underwriter unemployed user vacationer vegan vegetarian vendor vet veteran veterinarian
victim viewer visitor vlogger volunteer voter vp walker watcher weaver welder widow widower wife woman woodworker
worker worshiper worshipper writer yogi yourselfer youtuber zoomer
`

/** Words that end compounds: homeowners, churchgoers, homebuyers. */
export const PEOPLE_ENDINGS = ["owner", "buyer", "goer", "lover", "maker", "seeker", "holder", "worker", "watcher"]

/** Words for people that are as often things: DVD players, carpet cleaners, e-readers. */
export const PEOPLE_OR_THINGS =
  "boxer camper carrier cleaner coach controller cooker cruiser diver driver head holder host jogger maker minor opener planner player reader runner single smoker starter streamer tracker trainer walker watcher"

/** Countable nouns, singular: they need an article or a plural. */
export const COUNT_NOUNS = `
account anniversary annuity apartment app appliance atv baby backpack band bank barbecue bathroom bed bicycle bike
birthday blender boat book bracelet brand building bus business cabin cabinet camera camper car card cat certificate
chair charger class clinic club college company computer concert condo conference console convertible costume couch
coupe course crib crossover cruise cruiser curtain deal deck degree dentist desk device diaper diploma dishwasher
divorce doctor dog door dress drone dryer e-bike ebike event exam farm fence festival fireplace fleet flight franchise
freezer fridge fund furnace game garage generator gift gown graduation grill guitar gun gym handbag hatchback headset
heater helmet hobby holiday home honeymoon horse hospital hotel house instrument jacket jet job kayak keyboard kitchen
kitten knife lamp laptop lawyer league lease lens license loan machine mattress meal microwave minivan mirror monitor
mortgage motor motorcycle motorhome move movie mower museum musical necklace network notebook novel nurse office oven
panel park part party passport patio pet phone piano pickup pillow plan plane platform podcast policy pool portfolio
printer product professional program projector property puppy rabbit razor recliner refrigerator remodel renovation
rental resort restaurant ring robot roof room router rug rv sailboat salon scanner school scooter sedan server ship
shoe shop show sink site smartphone smartwatch sneaker snowmobile sofa solution spa speaker sport spot startup stock
store stove stroller studio suit suitcase suv system table tablet tattoo team telescope tent thermostat ticket
timeshare tire tool tour toy tractor trailer treadmill trip truck tutor university upgrade vacation vacuum van
vehicle villa violin wagon wallet warehouse washer watch website wedding wheel wheelchair wig window yacht
`

/** Uncountable nouns. */
export const MASS_NOUNS = `
activewear advertising alcohol apparel art bedding beer beverage broadband cannabis care carpeting champagne clothing
coffee cookware coverage credit crypto cryptocurrency cutlery decor denim dinnerware education electricity equipment
estate eyewear fashion fitness flooring food footwear fragrance fuel furniture gas gear gold grocery hardware health
healthcare hosting insurance internet jewelry land lighting lingerie liquor luggage luxury makeup media medicine
merchandise milk music outerwear paint pizza plumbing seafood skincare software solar storage swimwear tableware tea
technology tequila tobacco travel vodka water whiskey wifi wine workwear yarn
`

/** Organizations people work at. */
export const ORGANIZATIONS = `
agency airline association authority bank branch brand brewery builder business chain charity church city clinic
college company contractor cooperative corporation county dealer dealership department developer distributor district
enterprise factory farm firm foundation franchise government group hospital hotel institution insurer laboratory
lender manufacturer mill mine museum nonprofit office operator organization partnership pharmacy plant practice
producer provider publisher refinery reseller restaurant retailer school startup store studio supplier university
utility vendor warehouse wholesaler winery
`

/** Nouns that need "the": the industry, the sector. */
export const NOUNS_WITH_THE = "area economy environment field industry market military profession region sector"

/** Adjectives that describe people without a noun. */
export const ADJECTIVES = `
affluent bilingual blind childless college-educated conscious deaf disabled divorced eco-conscious eco-friendly
employed engaged expecting female frugal gay gluten-free high-income left-handed lesbian lgbtq male married
middle-class military minded pregnant queer remarried retired savvy self-employed separated single straight thrifty
transgender trilingual unemployed uninsured unmarried vegan vegetarian wealthy widowed working
`

/** Words before a noun that are never part of its name: past buyers, frequent travelers. */
export const QUALIFIERS = `
bargain budget current discount first first-time former frequent heavy impulse independent lapsed light local loyal
multi multiple new online past potential previous prospective recent repeat returning smart window
`

/** Pairs of common words that form a name. */
export const TWO_WORD_NAMES = `
bay+area big+ten black+friday cyber+monday father's+day fortune+100 fortune+500 fortune+1000 gold+coast grand+canyon great+lakes
independence+day labor+day lake+city long+beach long+island major+league march+madness memorial+day middle+east mother's+day
national+football new+delhi new+england new+hampshire new+jersey new+mexico new+orleans new+year's new+york new+zealand
palm+beach palm+springs presidents+day prime+day rocky+mountain rust+belt salt+lake sun+belt super+bowl valentine's+day
veterans+day west+coast east+coast world+cup world+series
`

/** Words that belong to the name after them: West Virginia, North Dakota. */
export const DIRECTIONS =
  "north south east west northern southern eastern western central upper lower mount lake fort saint san los las"

/** Words that belong to the name before them: Canary Islands, Miami Beach. */
export const LANDMARKS = "bay beach canyon city coast county falls island lake mountain park river springs valley"

/** Children too young to be an audience: the topic means the people who care for them. */
export const YOUNG_CHILDREN = "baby child infant kid newborn preschooler toddler"
