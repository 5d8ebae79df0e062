/** Words for people, singular. A topic ending in one of these needs no verb from its audience type. */
export { default as PEOPLE_NOUNS } from "../../../dist/tables/wording/people-nouns.ts"

/** Words that end compounds: homeowners, churchgoers, homebuyers. */
export const PEOPLE_ENDINGS = ["owner", "buyer", "goer", "lover", "maker", "seeker", "holder", "worker", "watcher"]

/** Endings of people named by what they do, and things that end like them. */
export const AGENT_ENDINGS = ["er", "or", "ist", "ee"]
export const THINGS_LIKE_AGENTS = `
bungee chimpanzee coffee committee degree frisbee jamboree jubilee knee levee lychee marquee puree toffee
adapter aligner amplifier anchor appetizer arbor armor banner barrier beaver beer binder blazer blender blinder blister blotter bolster
booster border bracer breaker broiler bumper bunker burger burner butter calculator canister caper carrier center chamber chapter
character charger charter checker choker chopper cider clipper closer cluster coaster collar color colour compactor compressor computer
concentrator condenser conditioner connector container converter cooker cooler copier corner corridor counter cover cracker crater
crossover cruiser cucumber curler cursor cutter dehumidifier detector diaper diffuser dinner disorder dispenser dryer duster elevator
equalizer eraser error exterior factor feeder fever fiber filler filter finger fitter flavor flier flower folder freezer freshener fryer
generator ginger glacier glider grater grinder gutter hammer hamper hanger harbor hardcover heater helicopter holster hopper horror hover
humidifier humor incubator indicator interior inverter juicer junior kneeler ladder lantern laser lather launcher layer leather ledger
letter lever liner liquor liver loader lobster locker lounger lumber major manner manor marker matter meter mirror mixer monitor motor
mower multicooker number odor offer opener order organizer oyster paper parlor peeler pepper percolator pillar plaster plunger pointer
polymer popper porter poster powder power primer printer processor projector pullover purifier putter quarter radiator rafter rainwater
razor reactor receiver recliner recorder reducer refrigerator register regulator remover river roaster rocker roller rooster rotor router
rubber ruler rumor sander scanner scooter scrubber sealer sector semester sensor separator server sharpener shaver shelter shimmer
shoulder shower shredder shutter silver simulator skewer sleeper slicer slider slipper smoker sneaker softener spacer spanner spatter
speaker spider splitter sponsor sprayer spreader sprinkler stabilizer stapler steamer sticker stopper straightener stretcher stroller
subwoofer summer supper supplier suspender sweater sweeper synthesizer tanner taper teaser tenor terminator theater theatre thermometer
thriller thruster ticker tiger timber timer toaster toner topper tower tracker tractor trailer transformer transistor transmitter trigger
trimmer trouser tumor tuner ulcer vapor vector vendor ventilator vibrator viewfinder visor voucher wafer walker warmer washer water
weather whisker winter wiper wrapper zipper
hangover layover leftover makeover rollover sleepover stopover takeover turnover
`

/** Words that name people or things about equally often: DVD players, carpet cleaners, e-readers. */
export const PEOPLE_OR_THINGS =
  "boxer camper carrier cleaner coach controller cooker cruiser diver driver head holder host jogger maker minor opener planner player reader runner single smoker starter streamer tracker trainer walker watcher"

/** Countable nouns, singular: they need an article or a plural. */
export { default as COUNT_NOUNS } from "../../../dist/tables/wording/count-nouns.ts"

/** Uncountable nouns. */
export { default as MASS_NOUNS } from "../../../dist/tables/wording/mass-nouns.ts"

/** Organizations people work at. */
export { default as ORGANIZATIONS } from "../../../dist/tables/wording/organizations.ts"

/** Nouns that need "the": the industry, the sector. */
export const NOUNS_WITH_THE = "area economy environment field industry market military profession region sector"

/** Adjectives that describe people without a noun. */
export const ADJECTIVES = `
affluent left-leaning right-leaning bilingual blind childless college-educated conscious deaf disabled divorced eco-conscious eco-friendly
employed engaged expecting female frugal gay gluten-free high-income left-handed lesbian lgbtq male married
middle-class military minded pregnant queer remarried retired savvy self-employed separated single straight thrifty
transgender trilingual unemployed uninsured unmarried vegan vegetarian wealthy widowed working
`

/** Words before a noun that are never part of its name: past buyers, frequent travelers. */
export const QUALIFIERS = `
active bargain budget current discount first first-time former frequent heavy impulse independent lapsed light local loyal
multi multiple new online past potential previous prospective recent repeat returning smart window
`

/** Pairs of common words that form a name. */
export const TWO_WORD_NAMES = `
bay+area big+ten gen+alpha gen+x gen+y gen+z black+friday cyber+monday father's+day fortune+100 fortune+500 fortune+1000 gold+coast grand+canyon great+lakes
independence+day labor+day lake+city long+beach long+island major+league march+madness memorial+day middle+east mother's+day
national+football new+delhi new+england new+hampshire new+jersey new+mexico new+orleans new+year's new+york new+zealand
palm+beach palm+springs presidents+day prime+day rocky+mountain rust+belt salt+lake sun+belt super+bowl valentine's+day
veterans+day west+coast east+coast world+cup world+series
`

/** Makers whose name is followed by that of a model. */
export const MAKERS = `
acura audi bmw buick cadillac chevrolet chevy chrysler dodge ferrari fiat ford gmc google harley-davidson honda hyundai infiniti isuzu
jaguar jeep kawasaki kia lamborghini lexus maserati mazda mercedes mitsubishi nissan porsche samsung subaru suzuki tesla toyota volkswagen
volvo yamaha
`

/** Words that belong to the name after them: West Virginia, North Dakota. */
export const DIRECTIONS =
  "north south east west northern southern eastern western central upper lower mount lake fort saint san los las"

/** Words that belong to the name before them: Canary Islands, Miami Beach. */
export const LANDMARKS = "bay beach canyon city coast county falls island lake mountain park river springs valley"

/** Children too young to be an audience: the topic means the people who care for them. */
export const YOUNG_CHILDREN = "baby child infant kid newborn preschooler toddler"
