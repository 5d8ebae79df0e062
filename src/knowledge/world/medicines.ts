/**
 * The common stems of medicines' international names, which say what a medicine is for: "-mab" are antibodies, "-gliptin" treats diabetes.
 * New medicines are in no table, but their names end like those of their class.
 */
const STEMS = (
  "mab nib tinib ciclib rafenib parib degib lisib zomib glutide trutide paratide reotide gliptin gliflozin glitazone glinide glipron formin statin " +
  "sartan prazole piprazole conazole nidazole floxacin cycline cillin thromycin mycin olol dipine tegravir lenacapavir navir buvir previr ciclovir " +
  "capavir relvir vudine citabine triptan setron azepam azolam oxetine traline lopram ipramine triptyline peridol ridone tidine lukast nafil dalafil " +
  "dronate filcept bercept tercept gepant orexant lutamide tamide xaban gatran heparin teparin oxaparin teplase grel mustine platin rubicin taxel tecan trexate noprost " +
  "profen coxib oxicam semide thiazide terol tropium nisone onide metasone april opril azosin pitant racetam gabalin bactam penem roquine fenacin " +
  "begron siran nersen leucel parvovec codone morphone thyroxine lactone phylline giline capone semaglutide enafil zumab ximab tuximab limus"
).split(" ")

const SHORTEST = 8
const endings = new Map<string, readonly string[]>()
for (const stem of STEMS) {
  const last = stem.slice(-3)
  endings.set(last, [...(endings.get(last) ?? []), stem])
}

/** Whether a word that is in no table is the name of a medicine. */
export const isMedicine = (word: string): boolean =>
  word.length >= SHORTEST && (endings.get(word.slice(-3))?.some((stem) => word.endsWith(stem)) ?? false)
