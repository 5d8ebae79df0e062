/** Common words (singular) in categories where topics are often names; other words there keep their capital. */
export const COMMON_WORDS = `
abroad academy accessory acid activity adventure affairs afro after age air airline airplane airport airsoft album all
alt alternative and angel animal animated anime annual anti app apparel aquarium arcade architecture area arena art
arthouse astrology athletic audience audio audiobook augmented auto average award axe baby backpack backyard bag
baggage bait balance ball ballet balloon band bank baptism bar barre barrier base baseball based basketball bass bat
battle battlefield bay beach beachbound bead beat bed bedroom beer belt bestseller bicycle big bike bill binge bingo
biography birth black bladder blanket block blockchain blue board boat book bookstore boot border bounce boutique bow
bowl box brain brake break breaker breakfast bridal bridge broadcast browser bubble budget bull bullet bumper bundle
bus business butterfly button cabin cabinet cable cage call camera camp campaign campground cancer canyon cap cape car
card care carnival carpet carpool carry cartoon case casino cassette cast castle casual catcher celebrity census
center central ceramic ceremony chair channel charity charms chart charter chat chauffeur checker cheer chess chest
chick children choice church cinema citizenship city class classic classical clay cleat cloud club coast cod code
coffee coin collectible college comedy comic community compact computer concert connected console consumer
contemporary control cookbook cookware cooler cord corn cosplay cost costume cottage council country county coupon
course coursework court crab craft crash crate crawl crew cricket crime criminal crisis cross crossword cruise crystal
cube culinary cultural culture cup cut daily dance dark data day daytime deal death deck deep deer defense deficit
demand density derby design detective device devotional dice digital dine dinner disaster disc display distance
district dive diy do documentary domestic door download draft drag dragon drama dried drive drone drum dry duck duty
east eastern ebook economy educational elbow electronic emergency endurance engaged entry environmental epic
equestrian esport essay event exchange exhibit exotic experience expo extended eyewear factual fair faith fall family
famous fandom fantasy far farm fashion feeder fence festival field fight figure fillet film final finance finder fine
fire fireworks first fish fitness flashlight flight flower fly foil folk food foot football for foreign forest formula
fort fortune four free freeze frequent front fun funk furniture furry future gallery game garage garden gay gear
general genre geographic geography ghost gift global glove go goalie goggle gold golf good gospel gown grand graphic
great green group guard guinea guitar gun guru gym gymnastics hair hall hammock handheld hang hard hardware hat
haunted headphone headset health healthcare heater heavy helicopter helmet help heritage hero hidden high highway hip
hire historic historical history hit hockey hole holiday holy home honeymoon hoop hop horror horse horseshoe hospital
hot hotel hour house household ice immersive improv in indie indoor industrial inspirational interactive international
iron island issue item jack jacket jam jazz jersey jet jewelry journal journalism jump justice karaoke kart kayak key
kid kit kitchen knee knife kosher lacrosse ladder lake land landmark lantern laptop laser late law lawn lazy leaf
league leash left legal level library life lifestyle light likely limited literary literature little live local long
low loyalty luggage luxury machine magazine manga manual marijuana maritime market marketplace martial mask mass
massively mat match math mattress meal media medical meet memoir memorial men merchandise metal metro metropolitan
microphone mid middle midterm mile military mini miniature mission mixed mobile moderate modern money monster moon
motel motocross motor motorcycle motorsport mount mountain mouse movie mud multiplayer mural murder museum music
musical mystery nature near neck necklace neighborhood net network new newspaper night nightlife no noir northern
novel number obstacle of off office on one online open opera opinion orange order oriented out outdoor over overnight
pack package pad paddle paintball palm panel pant paper paranormal park part party pass passport past patch people
performance period personal philosophy phone photography piano pickleball picture pigeon pillow pit place plane
platform play playground playoff pocket podcast pole police policy political politically politics polo pool pop
portable postal power prayer pregnancy premium president presidential press prime print pro program prom proximity pub
public pull pumpkin punk puppet put puzzle quad quiet quilt quiz quote race racket radio radius rail railroad railway
rally ranch range rap rapid rave ray read real reality recipe record red reel reform reggae region regional registered
religion religious remote rent rental reproductive resale research reseller residence residential resort retailer
retreat retro reward rhythm ride rideshare rig right rink river road rock rod role roller romance romantic room rope
rosary route rower royal rug rugby rules run rural rust safari safety sanctuary sander satellite scenic scent school
sci science scooter score scuba sculpture sea search season security self series service share shirt shoe shooter shop
shore short shot show shower sight sign silver simulator sitcom site six skate skateboard sketch ski skin slam sled
sleep sleeper slot slow small smartphone snow snowboard snowbound soap soccer social sock soft softball song soul
sound soundtrack south southeast southern spa space special speed spirit spiritual spirituality spoken sport spy
squash stadium stage stand star state statistical statistics stay stick stock stone stop store storm story stove
strategy street strip studio suburb suburban sudoku suit sun super superhero surf surplus survival suspense swim swing
switch table tactical tag tale talent talk talkshow tape tattoo tax taxi team tech techno tee television tennis tent
term territory the theater theatre theme theology things three thrill thriller ticket time tip tire title to toilet
toiletry top tour tourism towel tower town toy track tractor trade traffic trail train trampoline transit transport
trap travel tree triangle trip trivia truck true tube tune turkey turn twin undecided uniform union universal
university up upper urban urgent valley value van variety vehicle venue vest video villa vineyard vinyl virtual visit
visual volleyball wakeboard walk wall war water waterpark wave weather weekend welfare wellness west western wheel
whistle white wildlife wine wing winter women word world worship worth wreath yacht yard yoga young youth zip zodiac
zombie zoo
`
