/** What a description in another language is made of. `{}` stands for the name, or for the category. */
export type DescriptionPhrases = {
  /** Stand in place of the built-in prefixes, which are English. */
  business: string
  consumers: string
  both: string
  /** Grammatical for any name, so the name is quoted. */
  clause: string
  /** Added to the clause for audience types that say more than belonging. */
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
    categories:
      "coches|motos, caravanas y barcos|sectores económicos|profesiones y cargos|servicios para empresas|tecnología de consumo|tecnología empresarial|telecomunicaciones y suministros|deporte y aire libre|cine y televisión|música y audio|videojuegos|libros|viajes|arte y eventos|aficiones|moda|belleza|compras|alimentación y bebidas|restaurantes|alcohol y productos regulados|productos del hogar|casa y jardín|vivienda|mascotas|banca y crédito|inversión|seguros|problemas de salud|asistencia sanitaria|deporte y bienestar|demografía|familia e hijos|momentos de la vida|geografía|educación|empleo|actualidad y sociedad|política|religión",
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
    categories:
      "Auto|Motorräder, Wohnmobile und Boote|Branchen|Berufe und Positionen|Dienstleistungen für Unternehmen|Unterhaltungselektronik|Unternehmenstechnik|Telekommunikation und Versorgung|Sport und Outdoor|Film und Fernsehen|Musik und Audio|Computerspiele|Bücher|Reisen|Kunst und Veranstaltungen|Hobbys|Mode|Schönheit|Einkaufen|Lebensmittel und Getränke|Gastronomie|Alkohol und regulierte Produkte|Haushaltswaren|Haus und Garten|Immobilien|Haustiere|Bank und Kredit|Geldanlage|Versicherung|Gesundheitsprobleme|Gesundheitsversorgung|Fitness und Wohlbefinden|Demografie|Familie und Kinder|Lebensereignisse|Geografie|Bildung|Beruf und Karriere|Nachrichten und Gesellschaft|Politik|Religion",
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
    categories:
      "automobile|motos, camping-cars et bateaux|secteurs d'activité|métiers et fonctions|services aux entreprises|technologie grand public|technologie d'entreprise|télécoms et énergie|sport et plein air|cinéma et télévision|musique et audio|jeux vidéo|livres|voyages|arts et événements|loisirs|mode|beauté|achats|alimentation et boissons|restaurants|alcool et produits réglementés|produits ménagers|maison et jardin|immobilier|animaux|banque et crédit|placements|assurance|problèmes de santé|soins de santé|forme et bien-être|démographie|famille et enfants|moments de vie|géographie|éducation|emploi|actualité et société|politique|religion",
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
    categories:
      "carros|motos, trailers e barcos|setores da economia|profissões e cargos|serviços para empresas|tecnologia de consumo|tecnologia empresarial|telecomunicações e energia|esporte e ar livre|cinema e televisão|música e áudio|games|livros|viagens|arte e eventos|hobbies|moda|beleza|compras|alimentos e bebidas|restaurantes|álcool e produtos regulados|produtos domésticos|casa e jardim|imóveis|animais de estimação|bancos e crédito|investimentos|seguros|problemas de saúde|serviços de saúde|fitness e bem-estar|demografia|família e filhos|momentos da vida|geografia|educação|empregos|notícias e sociedade|política|religião",
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
    categories:
      "auto|moto, camper e barche|settori economici|professioni e ruoli|servizi alle imprese|tecnologia di consumo|tecnologia aziendale|telecomunicazioni e utenze|sport e vita all'aperto|cinema e televisione|musica e audio|videogiochi|libri|viaggi|arte ed eventi|hobby|moda|bellezza|acquisti|alimentari e bevande|ristoranti|alcol e prodotti regolamentati|prodotti per la casa|casa e giardino|immobili|animali domestici|banca e credito|investimenti|assicurazioni|problemi di salute|assistenza sanitaria|fitness e benessere|demografia|famiglia e figli|momenti della vita|geografia|istruzione|lavoro|attualità e società|politica|religione",
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
    categories:
      "auto's|motoren, campers en boten|sectoren|beroepen en functies|zakelijke diensten|consumentenelektronica|zakelijke technologie|telecom en energie|sport en buitenleven|film en televisie|muziek en audio|games|boeken|reizen|kunst en evenementen|hobby's|mode|schoonheid|winkelen|eten en drinken|restaurants|alcohol en gereguleerde producten|huishoudelijke producten|huis en tuin|vastgoed|huisdieren|bank en krediet|beleggen|verzekeringen|gezondheidsproblemen|gezondheidszorg|fitness en welzijn|demografie|gezin en kinderen|levensgebeurtenissen|geografie|onderwijs|werk|nieuws en samenleving|politiek|religie",
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
    categories:
      "自動車|バイク・キャンピングカー・ボート|業界|職種|法人向けサービス|デジタル家電|法人向けテクノロジー|通信・公共料金|スポーツ・アウトドア|映画・テレビ|音楽|ゲーム|本|旅行|アート・イベント|趣味|ファッション|美容|買い物|食品・飲料|外食|酒類・規制品|日用品|住まい・ガーデニング|不動産|ペット|銀行・クレジット|投資|保険|健康上の悩み|医療|フィットネス・健康|属性|子育て|ライフイベント|地域|教育|仕事|ニュース・社会|政治|宗教",
  },
}
