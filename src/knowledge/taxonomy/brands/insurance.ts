import type { BrandTable } from "../types.ts"

export const insuranceBrands: BrandTable = {
  category: "Insurance",
  nodes: [
    {
      path: "Auto Insurance",
      market: "B2C",
      names:
        "GEICO, Progressive~ = Progressive Insurance, The General Insurance, Root Insurance, Metromile, Mercury Insurance, Esurance, Kemper, Hagerty",
    },
    {
      path: "Auto Insurance > Insurance Shopping & Bundles",
      market: "B2C",
      names:
        "State Farm, Allstate, Farmers Insurance, USAA, Liberty Mutual, Nationwide Insurance = Nationwide~, Travelers Insurance, American Family Insurance, Erie Insurance, Auto-Owners Insurance, Amica, Country Financial, The Hartford, Safeco, Shelter Insurance, Farm Bureau Insurance, Policygenius, Aviva, AXA, Allianz, Generali, Zurich Insurance, NJM Insurance, Mapfre, Plymouth Rock Insurance, Horace Mann, Grange Insurance, Westfield Insurance, Sentry Insurance, Cincinnati Insurance, AAA Insurance, CSAA, Alfa Insurance, Direct Auto Insurance, Infinity Auto Insurance, SafeAuto, Dairyland, Bristol West, National General Insurance, Elephant Insurance, Clearcover, The Zebra Insurance, Insurify, Gabi Insurance, QuoteWizard, EverQuote, SelectQuote, Admiral Insurance, Direct Line Insurance, Churchill Insurance, Hastings Direct, esure, More Than Insurance, Saga Insurance, RSA Insurance, Compare the Market, GoCompare, MoneySuperMarket, Confused.com, Check24, Verivox, HUK-Coburg = HUK24, Cosmos Direkt, DEVK, R+V Versicherung, Ergo Versicherung, Signal Iduna, Gothaer, LVM Versicherung, VHV Versicherung, Württembergische, Provinzial, Debeka, Getsafe, Friday Versicherung, wefox, MAIF, MACIF, MAAF, Matmut, GMF Assurance, Groupama, Direct Assurance, April Assurances, Luko~, Lovys, Leocare, LeLynx, Mutua Madrileña, Línea Directa, Pelayo Seguros, Santalucía, Verti Seguros, Catalana Occidente, Génesis Seguros, Rastreator, Acierto.com, UnipolSai, Reale Mutua, Cattolica Assicurazioni, Genertel, ConTe.it, Prima Assicurazioni, Verti Italia, Linear Assicurazioni, Facile.it, Segugio.it, Centraal Beheer, Interpolis, Nationale-Nederlanden, Univé, OHRA, FBTO, InShared, Independer, PZU~, Warta Polska, If Insurance, Tryg~, Gjensidige, Trygg-Hansa, Länsförsäkringar, Folksam, Topdanmark, LähiTapiola, Porto Seguro, SulAmérica, Bradesco Seguros, Azul Seguros, Youse Seguros, Minuto Seguros, Qualitas Seguros, GNP Seguros, Seguros Monterrey, Intact Insurance, Aviva Canada, belairdirect, Sonnet Insurance, Co-operators Insurance, Wawanesa, ICBC Insurance, NRMA Insurance, RACV, RACQ, AAMI, Budget Direct, Youi, Bingle~, QBE Insurance, State Insurance NZ, AMI Insurance, Tower Insurance NZ, Tokio Marine, Sompo Japan, Mitsui Sumitomo Insurance, Aioi Nissay, Sony Assurance, SBI Insurance, Zurich Japan, Samsung Fire, Hyundai Marine, DB Insurance, Policybazaar, Acko~, Digit Insurance, ICICI Lombard, Bajaj Allianz, HDFC ERGO, Tata AIG, New India Assurance, OUTsurance, Santam, Discovery Insure, MiWay, King Price Insurance, Naked Insurance, Ping An",
    },
    {
      path: "Home & Renters Insurance",
      market: "B2C",
      names: "Lemonade Insurance = Lemonade~, Hippo Insurance, Chubb",
    },
    {
      path: "Life Insurance",
      market: "B2C",
      names:
        "New York Life, MassMutual, MetLife, Prudential, John Hancock, Guardian Life, Pacific Life, Transamerica, Mutual of Omaha, Protective Life, Globe Life, Gerber Life, Colonial Penn, Sun Life, Manulife, Lincoln Heritage, Aflac Life, Haven Life, Ladder Life, Bestow Insurance, Ethos Life, Fabric by Gerber, Banner Life, Corebridge, Brighthouse Financial, Nationwide Life, Penn Mutual, Ohio National, Securian, Sammons Financial, AIG Life, Legal & General, Scottish Widows, Royal London, Aviva Life, Vitality Life, SunLife, Standard Life, Phoenix Life, Zurich Life, Swiss Life, Helvetia~, Baloise, Allianz Leben, CNP Assurances, AG2R La Mondiale, Malakoff Humanis, Vidacaixa, Ocaso Seguros, DKV Seguros, Poste Vita, Mediolanum Vita, Aegon, ASR Nederland, Prudential plc, LIC of India = Life Insurance Corporation, HDFC Life, SBI Life, ICICI Prudential, Max Life, Tata AIA, AIA Group, Great Eastern Life, Manulife Asia, FWD Insurance, Prudential Hong Kong, Nippon Life = Nissay, Dai-ichi Life, Meiji Yasuda, Sumitomo Life, Aflac Japan, Lifenet, Kampo Seimei, Samsung Life, Hanwha Life, Kyobo Life, China Life Insurance, Old Mutual, Sanlam, Liberty Life South Africa, 1Life, Canada Life, Industrial Alliance, Desjardins Insurance, PolicyMe, Prudential do Brasil, MetLife México, MAG Seguros",
    },
    {
      path: "Health Insurance",
      market: "B2B2C",
      names:
        "UnitedHealthcare = UnitedHealth Group = UHC, Aetna, Cigna, Humana, Blue Cross Blue Shield = BCBS = Blue Cross, Anthem Blue Cross, Elevance, Kaiser Permanente, Centene, Molina Healthcare, Ambetter, WellCare, Oscar Health, Highmark, HealthCare.gov, Aflac, Bupa, Florida Blue, Horizon Blue Cross, Independence Blue Cross, CareFirst, Premera, Regence, BlueCross BlueShield of Texas, Excellus, EmblemHealth, Healthfirst, Fidelis Care, MVP Health Care, CDPHP, Harvard Pilgrim, Tufts Health Plan, Point32Health, Health Net, Blue Shield of California, L.A. Care, Priority Health, HAP Health, Medica Health, HealthPartners, UCare, SelectHealth, Bright Health, Clover Health, Devoted Health, Alignment Healthcare, SCAN Health Plan, eHealth Insurance, HealthMarkets, GoHealth, Vitality Health, AXA Health, WPA Health, Simplyhealth, VHI Healthcare, Laya Healthcare, Techniker Krankenkasse, AOK Krankenkasse, Barmer~, DAK-Gesundheit, IKK classic, Ottonova, Hallesche, Debeka Krankenversicherung, CSS Versicherung, Helsana, Swica, Alan Assurance, Harmonie Mutuelle, MGEN, Sanitas Seguros, Adeslas = SegurCaixa Adeslas, Asisa, DKV Salud, UniSalute, RBM Salute, Zilveren Kruis, VGZ~, CZ Zorgverzekering, Menzis~, DSW Zorg, Amil~, Unimed~, Hapvida, NotreDame Intermédica, SulAmérica Saúde, Isapre Colmena, OSDE, Swiss Medical, Medibank, HCF Health, nib Health, HBF Health, ahm Health, Southern Cross Health, Star Health India, Niva Bupa, Care Health Insurance, Discovery Health, Bonitas, Momentum Health",
    },
    {
      path: "Medicare & Supplemental",
      market: "B2C",
      names: "AARP Medicare",
    },
    {
      path: "Dental & Vision Insurance",
      market: "B2B2C",
      names: "Delta Dental, VSP Vision",
    },
    {
      path: "Travel Insurance",
      market: "B2C",
      names: "Allianz Travel, World Nomads",
    },
    {
      path: "Pet Insurance",
      market: "B2C",
      names: "Trupanion, Healthy Paws, Nationwide Pet Insurance, Embrace Pet Insurance",
    },
    {
      path: "Business Insurance",
      market: "B2B",
      names:
        "AIG, CNA Insurance, Hiscox, Munich Re, Swiss Re, Lloyd's of London, Marsh McLennan, Aon, Willis Towers Watson",
    },
    {
      path: "Long Term Care & Disability",
      market: "B2B2C",
      names: "Unum, Genworth",
    },
  ],
}
