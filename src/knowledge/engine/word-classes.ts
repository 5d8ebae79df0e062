import { latestAnswers } from "../text/new-strings.ts"
import { stem } from "../text/tokens.ts"

/** What words say about who buys, sells or works, whatever else a name is about. */
const WORDS = {
  /** Governments, before the offices that they hold. */
  government:
    "nato embassy consulate senate congressional legislative tribal state county municipal federal fed government governmental gov govt provincial borough nhs 911 usda fda epa fema nasa doj dhs hud gsa dod",
  /** Governments too if a name begins with them: "City Clerks", not "Kansas City Clerks". */
  city: "city town township village public civic court election correction defense customs parliament eu",
  office:
    "administrator official officer director manager commissioner engineer planner clerk treasurer auditor inspector superintendent " +
    "supervisor executive purchasing purchaser procurement cio cto ciso agency department authority bureau leader fleet contracting " +
    "tender rfp staff staffer aide vendor judge prosecutor defender trooper regulator council ministry dispatcher commission recruiter",
  official:
    "sheriff warden senator congressman lawmaker diplomat constable comptroller councilman councilwoman councilmember councillor alderman magistrate postmaster legislator assessor",
  /** What "public" also means. */
  private: "relation company accountant accounting speaker speaking traded adjuster cloud farm street",
  military: "army navy naval military airforce marine",
  command: "commander procurement contracting base logistics acquisition command quartermaster depot recruiter",
  staff: "employee staff workforce associate colleague teammate coworker personnel",
  perk:
    "perk benefit discount offer reward portal intranet hub training onboarding orientation newsletter handbook survey wellness wellbeing " +
    "party picnic retreat outing recognition enrollment enroll scheme 401k pension memo announcement ambassador advocacy shuttle canteen " +
    "cafeteria engagement volunteer volunteering giving childcare commuter kickoff event communication update league stipend reminder appreciation login upskilling " +
    "overtime refresh refresher recertification match enrollee townhall giveback",
  own: "our internal",
  /** Sold to those who employ: "intranet software". */
  vendor:
    "software platform vendor provider tool system solution broker consultant manager director buyer agency administrator leader saas",
  passing:
    "selling reselling recommending offering prescribing fitting installing stocking retailing specifying distributing placing promoting " +
    "bundling providing dispensing carrying marketing financing reaching referring supplying delivering embedding serving booking " +
    "buying marking renting leasing using gifting handing sell resell recommend offer prescribe fit install stock distribute",
  seeking:
    "looking seeker becoming hiring seeking finding comparing needing searching choosing shopping visiting researching interviewing considering switching",
  consumer:
    "consumer patient homeowner renter parent mom mother dad father family household couple bride student senior retiree shopper tenant " +
    "traveler vacationer people woman man adult anyone newlywed millennial resident",
  ceased: "retired aspiring future wannabe former backyard amateur",
  personal: "personal home household",
  company:
    "company firm business employer organization corporation nonprofit startup supplier vendor contractor manufacturer wholesaler " +
    "franchisor franchisee operator ngo distributor reseller agency enterprise subcontractor importer exporter brokerage fabricator " +
    "provider plant fab foundry cooperative dealer lender llc",
  establishment:
    "bakery salon gym restaurant store shop cafe bar hotel clinic farm ranch brewery winery spa dealership garage laundromat daycare " +
    "studio practice franchise motel inn pub barbershop boutique nursery marina campground vineyard orchard pharmacy hospital school " +
    "church bank union distillery kennel dairy retailer grocer college university facility center library museum airline hotelier feedlot complex",
  /** Businesses where they act, ordinary things elsewhere: "builders ordering lumber", "credit builders". */
  venture:
    "chain builder homebuilder caterer roaster landscaper barber photographer videographer veterinarian chiropractor florist jeweler groomer " +
    "hairdresser hairstylist baker butcher brewer winemaker locksmith electrician plumber roofer welder carpenter farmer rancher grower trucker",
  keeper: "owner operator proprietor franchisee manager",
  /** How an organization is described, not a place to visit. */
  attribute: "independent commercial rural community regional accredited multilocation",
  counted:
    "bed head attorney physician asset location employee member revenue budget seat truck barrel acre chair student doctor dentist " +
    "driver technician branch pump unit",
  occupation:
    "originator producer appraiser dean registrar principal superintendent staffer rep " +
    "representative underwriter adjuster",
  agent: "agent broker adviser advisor instructor",
  seller: "seller merchant manager marketplace optician",
  trade: "professional trade pro licensed certified commercial industrial wholesale",
  surge: "surging surge technographic",
  /** Found in plants and offices, not in homes. */
  industrial:
    "cnc machining palletizing pneumatic hydraulic conveyor switchgear turbine telematics sourcing outsourcing headquarters subcontracting",
  work: "office breakroom workplace jobsite",
  /** Before a colon or a step: "Industry Group: Mining". */
  label: "industry sector occupation profession firmographic",
  supplied: "service delivery supply supplier catering cleaning coffee snack equipment lease",
} as const

export type WordClass = keyof typeof WORDS

const bits = new Map<string, number>(Object.keys(WORDS).map((name, i) => [name, 2 ** i]))
const classes = new Map<string, number>()
for (const [name, words] of Object.entries(WORDS))
  for (const word of words.split(" ")) classes.set(stem(word), (classes.get(stem(word)) ?? 0) | (bits.get(name) ?? 0))

const WORDS_KEPT = 4_096

/** The classes of a word by its stem, as bits. */
export const classesOf = latestAnswers((word) => classes.get(word) ?? 0, WORDS_KEPT)

export const bitOf = (name: WordClass): number => bits.get(name) ?? 0
