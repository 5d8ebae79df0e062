import CATEGORY_NAMES from "../../../dist/tables/wording/category-names.ts"

/** Building blocks of a description in another language. `{}` is replaced by the name or the category. */
export type DescriptionPhrases = {
  /** Replace the built-in prefixes, which are English. */
  business: string
  consumers: string
  both: string
  /** The name is quoted, so the clause is grammatical for any name. */
  clause: string
  /** Added to the clause for audience types that mean more than membership. */
  more: Readonly<Record<string, string>>
  category: string
  sensitive: string
  restricted: string
  /** The names of the 41 categories, in the order of the taxonomy. */
  categories: string
}

export const DESCRIPTION_PHRASES: Readonly<Record<string, DescriptionPhrases>> = {
  es: {
    business: "Profesionales que",
    consumers: "Consumidores que",
    both: "Consumidores y profesionales que",
    clause: "forman parte de la audiencia «{}»",
    more: {
      "In-Market": " y están pensando en comprar",
      "Past Purchaser": " y ya han comprado",
      Enthusiast: " y siguen el tema con entusiasmo",
      "Decision Maker": " y deciden las compras de su empresa",
    },
    category: "Tema: {}.",
    sensitive: "Audiencia sensible: consulte las normas de privacidad y de la plataforma antes de usarla.",
    restricted: "Su publicidad tiene límites: consulte antes la política de la plataforma.",
    categories: CATEGORY_NAMES.es,
  },
  de: {
    business: "Fachleute, die",
    consumers: "Verbraucher, die",
    both: "Verbraucher und Fachleute, die",
    clause: "zur Zielgruppe „{}“ gehören",
    more: {
      "In-Market": " und über einen Kauf nachdenken",
      "Past Purchaser": " und bereits gekauft haben",
      Enthusiast: " und das Thema mit Begeisterung verfolgen",
      "Decision Maker": " und in ihrem Unternehmen über Anschaffungen entscheiden",
    },
    category: "Thema: {}.",
    sensitive: "Sensible Zielgruppe: Vor der Nutzung die Regeln zum Datenschutz und der Plattform prüfen.",
    restricted: "Für Werbung gelten hier Grenzen: vorher die Richtlinien der Plattform prüfen.",
    categories: CATEGORY_NAMES.de,
  },
  fr: {
    business: "Professionnels qui",
    consumers: "Consommateurs qui",
    both: "Consommateurs et professionnels qui",
    clause: "font partie de l'audience « {} »",
    more: {
      "In-Market": " et envisagent un achat",
      "Past Purchaser": " et ont déjà acheté",
      Enthusiast: " et suivent le sujet avec passion",
      "Decision Maker": " et décident des achats de leur entreprise",
    },
    category: "Thème : {}.",
    sensitive: "Audience sensible : vérifiez les règles de confidentialité et de la plateforme avant de l'utiliser.",
    restricted: "La publicité est limitée ici : vérifiez d'abord les règles de la plateforme.",
    categories: CATEGORY_NAMES.fr,
  },
  pt: {
    business: "Profissionais que",
    consumers: "Consumidores que",
    both: "Consumidores e profissionais que",
    clause: "fazem parte do público “{}”",
    more: {
      "In-Market": " e pensam em comprar",
      "Past Purchaser": " e já compraram",
      Enthusiast: " e acompanham o tema com entusiasmo",
      "Decision Maker": " e decidem as compras da empresa",
    },
    category: "Tema: {}.",
    sensitive: "Público sensível: confira as regras de privacidade e da plataforma antes de usar.",
    restricted: "A publicidade tem limites aqui: confira antes a política da plataforma.",
    categories: CATEGORY_NAMES.pt,
  },
  it: {
    business: "Professionisti che",
    consumers: "Consumatori che",
    both: "Consumatori e professionisti che",
    clause: "fanno parte del pubblico «{}»",
    more: {
      "In-Market": " e pensano a un acquisto",
      "Past Purchaser": " e hanno già acquistato",
      Enthusiast: " e seguono il tema con passione",
      "Decision Maker": " e decidono gli acquisti della loro azienda",
    },
    category: "Tema: {}.",
    sensitive: "Pubblico sensibile: verificare le regole sulla privacy e della piattaforma prima dell'uso.",
    restricted: "La pubblicità ha dei limiti: verificare prima le regole della piattaforma.",
    categories: CATEGORY_NAMES.it,
  },
  nl: {
    business: "Professionals die",
    consumers: "Consumenten die",
    both: "Consumenten en professionals die",
    clause: "tot de doelgroep ‘{}’ behoren",
    more: {
      "In-Market": " en een aankoop overwegen",
      "Past Purchaser": " en al hebben gekocht",
      Enthusiast: " en het onderwerp met enthousiasme volgen",
      "Decision Maker": " en in hun bedrijf over aankopen beslissen",
    },
    category: "Thema: {}.",
    sensitive: "Gevoelige doelgroep: controleer vóór gebruik de regels voor privacy en van het platform.",
    restricted: "Voor reclame gelden hier grenzen: controleer eerst het beleid van het platform.",
    categories: CATEGORY_NAMES.nl,
  },
  ja: {
    business: "ビジネスパーソン：",
    consumers: "生活者：",
    both: "生活者とビジネスパーソン：",
    clause: "「{}」のオーディエンスに該当する人々",
    more: {
      "In-Market": "で、購入を検討しています",
      "Past Purchaser": "で、購入したことがあります",
      Enthusiast: "で、このテーマに強い関心があります",
      "Decision Maker": "で、会社の購買を決定します",
    },
    category: "テーマ：{}。",
    sensitive: "センシティブなオーディエンスです。利用前にプライバシーとプラットフォームの規則を確認してください。",
    restricted: "広告に制限があります。事前にプラットフォームの規則を確認してください。",
    categories: CATEGORY_NAMES.ja,
  },
}
