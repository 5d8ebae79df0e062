/** Ordinary words, singular, of the fields whose topics are often names: there any other word keeps its capital. */
export const COMMON_WORDS = `
abroad academy accessory accommodation acid action activity adult adventure advertising affairs afro after age air
airline airplane airport airsoft album all alt alternative amendment amusement and angel animal animated animation
anime annual anti apartment app apparel application aquarium arcade architecture area arena art arthouse artist
astrology athlete athletic attorney attraction auction audience audio audiobook augmented author auto average award
axe baby backpack backpacking backyard bag baggage bait baking balance ball ballet balloon band bank banking baptism
bar barre barrier base baseball based basketball bass bat batting battle battlefield bay beach beachbound bead beat
bed bedroom beer belt bestseller bicycle bicycling big bike biker biking bill billing binge bingo biography birth
black bladder blanket block blockchain blue board boat book bookstore boot border bounce boutique bow bowl bowling box
boxer boxing brain brake break breaker breakfast bridal bridge broadcast browser bubble budget builder bull bullet
bumper bundle bus business butterfly button cabin cabinet cable cage call camera camp campaign campground camping
cancer candidate canyon cap cape car card care carnival carpet carpool carrier carry cartoon case casino cassette cast
casting castle casual catcher celebrity census center central ceramic ceremony chair channel charity charms chart
charter chat chauffeur checker cheer chef chess chest chick children choice christening church cinema citizen
citizenship city class classic classical clay cleat climbing clothing cloud club coast cod code coffee coin
collectible collecting collection collector college coloring comedy comic community commuter commuting compact
competition computer concert connected conservative console consumer contemporary control controller convention cook
cookbook cooking cookware cooler cord corn cosplay cost costume cottage council country county coupon course
coursework court crab craft crash crate crawl crew cricket crime criminal crisis cross crossword cruise cruiser
cruising crystal cube culinary cultural culture cup curling cut cutter cutting cycling daily dance dancer dancing dark
data dating day daytime deal dealer death deck deep deer defense deficit demand demolition density derby design
destination detective developing development device devotional dice digital dine dinner disaster disc display distance
district dive diy do documentary domestic donation donor door download draft drag dragon drama dried drive driving
drone drum dry duck duty dweller east eastern ebook economy education educational elbow electronic emergency endurance
engaged engagement entertainment entry environmental epic equestrian equipment esport essay event exchange executive
exhibit exhibition exotic expat expedition experience expo extended eyewear factual fair faith fall family famous fan
fandom fantasy far farm farming fashion feeder fence fencing festival fiction field fight fighting figure fillet film
final finance finder fine fire fireworks first fish fishing fitness flashlight flight flower fly flyer flying foil
folk food foot football for foreign forest formula fort fortune four free freeze frequent front fun fundraising funk
furniture furry future gallery game gamer gaming garage garden garment gay gear general genre geographic geography
ghost gift girl global glove go goalie goer goggle gold golf good gospel government gown grand graphic great green
group guard guinea guitar gun guru gym gymnastics hair hall hammock handheld hang hard hardware hat haunted head
headphone headset healing health healthcare heater heavy helicopter helmet help heritage hero hidden high highway
hiker hiking hip hire historic historical history hit hockey holder hole holiday holy home honeymoon hoop hop horror
horse horseshoe hospital hot hotel hour house household hunter hunting hydration ice illustration immersive immigrant
immigration improv improvement in independent indie indoor industrial influencer inspirational interactive
international investment iron island issue item jack jacket jam jazz jersey jet jewelry jogger jogging journal
journalism jump jumping justice karaoke kart kayak kayaking key kid kit kitchen knee knife kosher lacrosse ladder lake
land landmark lantern laptop laser late law lawn lazy leader leaf league leaning leash left legal level liberal
library life lifestyle light likely limited listening literary literature little live living local location lodging
long low loyalty luggage luxury machine magazine man management manga manual marijuana maritime market marketplace
martial mask mass massively mat match math mattress meal media medical meditation meet meeting member memoir memorial
men merchandise metal metro metropolitan microphone mid middle midterm mile military mini miniature mission mixed
mobile moderate modern mom money monster monument moon morning motel motion motocross motor motorcycle motorsport
mount mountain mountaineering mouse movie mud multiplayer mural murder museum music musical musician mystery nature
near neck necklace neighborhood net network new newspaper night nightlife no noir nonfiction northern novel number
observation obstacle of off office old on one online open opening opera operator opinion orange order organization
organizer oriented out outdoor over overnight pack package packing pad paddle paintball palm panel pant paper
paranormal parenting park part party pass passenger passport past patch people performance performing period personal
philosophy phone photography piano pickleball picture pigeon pillow pit pitching place plane platform play playground
playing playoff pocket podcast pole police policy political politically politics polo pool pop population portable
postal power prayer pregnancy premium president presidential press prime print pro program programming progressive
prom proximity pub public publisher publishing pull pumpkin punk puppet put puzzle quad quiet quilt quiz quote race
racing racket radio radius rail railroad railway rally ranch range rap rapid rave ray read reader reading real reality
recipe record recording recreation recruiting red reel reform reggae region regional registered registration religion
religious remote rent rental representative reproductive resale research reseller residence resident residential
resort retailer retreat retro reward rhythm ride rider rideshare riding rig right rink river road rock rod role
roleplaying roller romance romantic room rope rosary route rower rowing royal rug rugby rules run runner running rural
rust safari safety sailing sanctuary sander satellite scenic scent school sci science scientist scooter score scuba
sculpture sea search season security seeker self series service share sharing shirt shoe shooter shooting shop shore
short shot show shower sight sightseeing sign silver simulation simulator singer singing single sitcom site sitting
six skate skateboard skateboarding skater skating sketch ski skiing skin skydiving slam sled sleep sleeper sleeping
slot slow small smartphone snorkeling snow snowboard snowboarding snowbound soap soccer social sock soft softball song
soul sound soundtrack south southeast southern spa space special speed spending spirit spiritual spirituality spoken
sport sporting spring spy squash stadium stage stand star starter state station statistical statistics stay stick
stock stone stop store storm story stove strategy streamer streaming street strip studio subscription suburb suburban
sudoku suit sun super superhero surf surfing surplus survival suspense swim swimming swing switch table tactical tag
tale talent talk talkshow tape targeting tattoo tax taxi teacher team tech techno tee teen television teller tennis
tent term territory the theater theatre theme theology things three thrill thriller ticket time tip tire title to
toilet toiletry top tour tourism towel tower town toy track tractor trade traffic trail train training trampoline
transit transport transportation trap travel tree trekking triangle trip trivia truck true tube tumbling tune turkey
turn twin undecided uniform union universal university up upcoming upper urban urgent user vacation valley value van
variety vehicle venue vest video viewer villa vineyard vinyl virtual visit visitor visual volleyball voter voting
wakeboard walk walking wall war watcher watching water waterpark wave weather wedding weekend welfare wellness west
western wheel whistle white wildlife wine wing winter women word world worship worth wreath wrestling writing yacht
yard yoga young youth youtuber zip zodiac zombie zoo
`
