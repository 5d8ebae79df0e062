import { latestAnswers, sharedWord, WordSet } from "../text/new-strings.ts"
import type { NameLanguage } from "./language.ts"
import type { English } from "./read-words.ts"
import { scriptOf } from "./script.ts"
import { isNumber, type Word, wordsIn } from "./words.ts"

/** Small words that rarely occur in English names, except in names of places and brands. */
export const SMALL_WORDS = new WordSet(
  (
    "de la el los las del al y para con en un una por sin que su sus lo und oder der die das den dem des für fur von mit ohne im am zum " +
    "zur auf bei aus ein eine et ou les du aux au pour avec sans dans qui une sur leur e ed di il gli le della dei degli delle dell del " +
    "per da nel nella che do dos das da com em na no nas nos ao aos uma het een van voor met zonder op te of uit die dat"
  ).split(" "),
)

/** Ordinary words of other languages that English knows only because names of brands contain them. */
export const WORDS_OF_BRANDS = new WordSet(
  (
    "moda jogo jogos loja lojas mercado seguro seguros turismo conta energia limpeza casamento pagamento infantil " +
    "campeonato aluguel suco sorvete bolo bolos ovo peixe doce cerveja galinha banco barco motos carta cartas fazenda " +
    "cidade cidades cruzeiro viagens maquiagem sabonete detergente amaciante brinquedo brinquedos fralda fraldas netos " +
    "casal fidelidade supermercado supermercados restaurante restaurantes protetor diamante famosos vivenda hipoteca " +
    "fundos aspirina sorriso brasileiro brasileiros portugueses mexicano atacado atacadista boxe corsa giochi scarpe " +
    "uomini donne madri luce tenda treno napoli torino sicilia frutta frutti cioccolato succo birra detersivo bagno soia " +
    "sapone tazze cosmetica cosmetico farmacie officine memorie universitario universitaria ecologico matrimonio gite " +
    "coche coches tienda tiendas viajes salud deportivo vacances " +
    "risques magasin magasins cartes chaussure chaussures jouet jouets animalerie laboratoire boucherie mutuelle mutuelles " +
    "lessive pastilles coiffeur coiffeurs livres contes caisse caisses banque banques marques fleurs tricot laine gants " +
    "maisons sportif sportifs sportive sportives olympiques opticien " +
    "tabac solaires vente ventes parcs danses voyager hoteles financiero financieros zapato zapatos toallas almacenes " +
    "globos helado hamburguesa hamburguesas cerveza cervezas galleta galletas pollo pollos canales carreras familias abuelo " +
    "abuelos bancos dinero pagos mercados rentas hipotecas universidad universitarios animales maestros maquillaje cremas " +
    "supermercati sportiva barca canali bambino cavalli economica assicurazioni agricole fatture fatturazione sanitarie " +
    "veterinarie"
  ).split(" "),
)

/** Letters of Latin-script languages without a pack. */
const OTHER_LETTERS =
  /[łŁąĄęĘśŚźŹżŻńŃćĆőŐűŰřŘěĚůŮščžďťňŠČŽŤŇğĞşŞıİđĐåÅøØæÆăĂșȘțȚơƠưƯạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u

/** Whether a name may need a pack: it has a word that is unknown in English, or a small word of another language. */
export function mayBeForeign(text: string, english: English): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    // Dashes, quotes and bullets belong to no language.
    if (code > 0x7f && !(code >= 0x2010 && code <= 0x206f)) return true
  }
  const lower = text.toLowerCase()
  for (let start = 0, end = 0; end <= lower.length; end++) {
    if (isLetterOrDigit(lower.charCodeAt(end))) continue
    if (end - start > 1 && isForeign(sharedWord(lower, start, end), english)) return true
    start = end + 1
  }
  return false
}

/** `mayBeForeign` for a single word. */
export const isForeignWord = ({ text }: Word, english: English) => text.length > 1 && isForeign(text, english)

/** Names share words, and each name is checked twice: before its packs are loaded, and when it is read. */
const WORDS_KEPT = 4_096
const isForeign = latestAnswers<boolean, [English]>(
  (word, english) => !isNumber(word) && (SMALL_WORDS.has(word) || !english.knowsWord(word)),
  WORDS_KEPT,
)

const isLetterOrDigit = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)

/** The language of a name that no pack can read. */
export function unreadLanguage(text: string, english: English): NameLanguage {
  if (scriptOf(text) !== "latin") return "und"
  if (!OTHER_LETTERS.test(text)) return "en"
  return wordsIn(text).every((word) => english.knowsWord(word.plain)) ? "en" : "und"
}
