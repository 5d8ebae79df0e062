import { WordSet } from "../text/new-strings.ts"
import type { Tokens } from "../text/tokens.ts"
import type { Span } from "./look-alikes.ts"

const PEOPLES = new WordSet(
  (
    "afghan albanian algerian angolan argentine armenian azerbaijani bangladeshi belarusian bengali bolivian bosnian brazilian bulgarian burmese " +
    "cambodian cameroonian chilean chinese colombian congolese croatian cuban czech dominican ecuadorian egyptian eritrean ethiopian filipino " +
    "french georgian german ghanaian greek guatemalan guyanese haitian honduran hungarian indian indonesian iranian iraqi irish israeli " +
    "italian ivorian jamaican japanese jordanian kashmiri kazakh kenyan korean kosovan kurdish laotian lebanese liberian libyan lithuanian " +
    "malaysian mexican moldovan mongolian moroccan nepalese nepali nicaraguan nigerian pakistani palestinian panamanian peruvian polish " +
    "portuguese punjabi romanian russian salvadoran scottish senegalese serbian slovak somali spanish sudanese swedish syrian taiwanese tamil " +
    "thai tibetan tongan trinidadian tunisian turkish ugandan ukrainian uzbek venezuelan vietnamese yemeni zimbabwean nordic slavic " +
    "african caribbean asian balkan"
  ).split(" "),
)
/** Words that make people of where they or their parents come from. */
const BELONGING = new WordSet(
  "community communities diaspora descent ancestry origin immigrant immigrants migrants expatriates refugees minority households".split(
    " ",
  ),
)
const CITIZENS = new WordSet("americans canadians australians britons germans".split(" "))
/** "A German community college" is a school. */
const THINGS = new WordSet(
  "college colleges center centers centre bank banks theater theatre garden gardens choice".split(" "),
)
/** Plurals that name people by their origin beside the country they live in: "Poles in the UK". */
const ABROAD = new WordSet(
  "turks poles romanians bulgarians algerians moroccans syrians afghans iraqis iranians pakistanis indians nigerians ghanaians somalis ethiopians eritreans ukrainians russians albanians kosovars serbs croats bosnians armenians palestinians lebanese filipinos vietnamese chinese koreans mexicans venezuelans colombians cubans haitians jamaicans brazilians salvadorans guatemalans hondurans bangladeshis tamils nepalis kurds portuguese italians".split(
    " ",
  ),
)

/** The words of a name that say where people come from: "the Somali community", "Taiwanese Americans", "Turks in Germany". */
export function originIn({ words, gaps }: Tokens): Span | undefined {
  for (let i = 0; i + 1 < words.length; i++) {
    if (gaps[i + 1] !== 0) continue
    const word = words[i] ?? ""
    const next = words[i + 1] ?? ""
    if (PEOPLES.has(word)) {
      if (BELONGING.has(next) && !THINGS.has(words[i + 2] ?? "")) return { start: i, length: 2 }
      if (CITIZENS.has(next)) return { start: i, length: 2 }
    }
    if ((next === "in" || next === "abroad") && i === 0 && ABROAD.has(word)) return { start: i, length: 2 }
  }
  return undefined
}
