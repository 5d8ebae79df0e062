import type { BrandTable } from "../types.ts"

export const telecomUtilitiesBrands: BrandTable = {
  category: "Telecom & Utilities",
  nodes: [
    {
      path: "Wireless Carriers & Plans",
      market: "B2B2C",
      names:
        "Verizon, AT&T = ATT, T-Mobile = TMobile, Sprint~, U.S. Cellular = UScellular, Vodafone, Orange S.A., O2 UK, EE Limited, Telefonica, Deutsche Telekom = Telekom, Claro~, Rogers Wireless, Bell Canada, Telus, Telstra, Optus, Bharti Airtel = Airtel, Reliance Jio = Jio",
    },
    {
      path: "Home Internet & Broadband",
      market: "B2C",
      names:
        "Xfinity, Comcast, Spectrum Internet = Charter Spectrum = Spectrum~, Charter Communications, Cox Communications, Cablevision, Mediacom, Sparklight, Time Warner Cable, Virgin Media, BT Group = British Telecom, Starlink, HughesNet, Viasat",
    },
    {
      path: "Home Internet & Broadband > Fiber & Cable Internet",
      market: "B2C",
      names: "Verizon Fios = Fios, AT&T Fiber, Google Fiber, Frontier Communications, CenturyLink",
    },
    {
      path: "Home Internet & Broadband > Business Internet",
      market: "B2B",
      names: "Lumen Technologies = Lumen~",
    },
    { path: "Home Phone & VoIP", market: "B2C", names: "Ooma, magicJack, Vonage" },
    {
      path: "Prepaid & International Calling > Prepaid Wireless",
      market: "B2C",
      names: "Cricket Wireless, Metro by T-Mobile = MetroPCS, Boost Mobile, TracFone, Straight Talk",
    },
    {
      path: "Messaging & Email Services > Text & Chat",
      market: "B2C",
      names: "WhatsApp, Facebook Messenger, Telegram App = Telegram~, Signal Messenger, WeChat, iMessage",
    },
    {
      path: "Electricity & Gas Providers",
      market: "B2B2C",
      names:
        "Duke Energy, Southern Company, Dominion Energy, Exelon, PG&E, Con Edison = Consolidated Edison, National Grid, Xcel Energy, Entergy, DTE Energy, Consumers Energy, Ameren, PSE&G, Eversource, FirstEnergy, PPL Electric, NV Energy, San Diego Gas & Electric = SDG&E, Sempra, British Gas, E.ON, SoCalGas",
    },
    {
      path: "Electricity & Gas Providers > Electricity",
      market: "B2B2C",
      names:
        "American Electric Power = AEP, Florida Power & Light = FPL, Commonwealth Edison = ComEd, Southern California Edison, Reliant Energy, NRG Energy, Constellation Energy, Tennessee Valley Authority",
    },
    {
      path: "Water & Waste Services > Water Service",
      market: "B2B2C",
      names: "American Water, Thames Water, Veolia",
    },
    {
      path: "Solar & Renewable Energy",
      market: "B2B2C",
      names: "NextEra, Tesla Powerwall = Powerwall",
    },
    {
      path: "Solar & Renewable Energy > Solar Power",
      market: "B2B2C",
      names: "Sunrun, SunPower, Tesla Solar, First Solar, Enphase, SolarEdge",
    },
    {
      path: "Wireless Carriers & Plans",
      market: "B2C",
      names:
        "Mint Mobile, Visible Wireless, Consumer Cellular, Google Fi, Xfinity Mobile, Spectrum Mobile, Tello Mobile, US Mobile, Ting Mobile, Republic Wireless, Red Pocket, Ultra Mobile, Lycamobile, Total by Verizon, H2O Wireless, Simple Mobile, Page Plus, PureTalk, Patriot Mobile, Good2Go Mobile, giffgaff, Three UK, Tesco Mobile, Sky Mobile, Smarty Mobile, VOXI, Lebara, iD Mobile, Spusu~, 1pMobile, Carphone Warehouse, Eir Mobile, Telekom Deutschland, Vodafone Deutschland, O2 Telefónica, 1&1 Mobilfunk, Congstar, Aldi Talk, Lidl Connect, Blau Mobilfunk, Winsim, Drillisch, freenet Mobilfunk, Klarmobil, Fraenk, A1 Austria, Magenta Telekom, HoT Telekom, Drei Austria, Swisscom, Sunrise Telecom, Salt Mobile, Orange France, SFR~, Bouygues Telecom, Free Mobile~, Sosh~, RED by SFR, B&You, Prixtel, Proximus, Telenet, Mobile Vikings, KPN~, Odido, VodafoneZiggo, Ben NL, Simyo, Hollandsnieuwe, Movistar~, Vodafone España, Orange España, Yoigo, MásMóvil, Pepephone, Lowi, Digi Mobil, O2 España, Finetwork, MEO Portugal, NOS Portugal, TIM Italia = Telecom Italia, WindTre = Wind Tre, Iliad Italia = Iliad~, Fastweb, ho. Mobile, Kena Mobile, PosteMobile, Very Mobile, Play Polska, Plus GSM, Orange Polska, T-Mobile Polska, Telia, Telenor, Tele2, Tre Sverige, Comviq, Elisa Finland, DNA Finland, TDC Danmark, YouSee, Cosmote, Turkcell, Türk Telekom, Vodafone Türkiye, MTS Russia, Beeline~, MegaFon, Kyivstar, lifecell Ukraine, Vivo Brasil, TIM Brasil, Claro Brasil, Oi Telecom, Algar Telecom, Telcel, AT&T México, Movistar México, Bait Walmart, Altán, Entel~, WOM Chile, Personal Argentina, Tigo~, Bitel, Koodo, Fido~, Virgin Plus, Freedom Mobile, Public Mobile~, Chatr, Lucky Mobile, Videotron, SaskTel, Shaw Communications, amaysim, Boost Mobile Australia, Belong Mobile, Circles.Life, Spark NZ, One NZ, 2degrees, Skinny Mobile, NTT Docomo = Docomo, au KDDI = KDDI, SoftBank, Rakuten Mobile, ahamo, povo, LINEMO, Y!mobile, UQ Mobile, IIJmio, mineo, SK Telecom, KT Corporation, LG U+, China Mobile, China Unicom, China Telecom, Chunghwa Telecom, HKT csl, SmarTone, Singtel, StarHub, M1 Singapore, Maxis~, CelcomDigi, U Mobile, AIS Thailand, True Move H, DTAC, Globe Telecom, Smart Communications, DITO, PLDT, Telkomsel, XL Axiata, Indosat, Viettel, Vinaphone, Mobifone, Vodafone Idea, BSNL, Jazz Pakistan, Zong~, Grameenphone, Robi Axiata, Dialog Axiata, Vodacom, MTN Group, Cell C, Telkom South Africa, Safaricom, Airtel Africa, Glo Mobile, 9mobile, Etisalat = e& UAE, du Telecom, STC Saudi, Mobily, Zain~, Ooredoo, Omantel, Batelco, Pelephone, Cellcom Israel, Partner Communications, Orange Egypt, WE Egypt, Maroc Telecom, inwi, Djezzy",
    },
    {
      path: "Cable & Satellite TV",
      market: "B2C",
      names: "DIRECTV = Direct TV, DISH Network = DISH TV",
    },
    { path: "Home Phone & VoIP", market: "B2B", names: "Google Voice" },
    {
      path: "Messaging & Email Services",
      market: "B2C",
      names: "Gmail, Yahoo Mail, Outlook.com = Hotmail, Skype, FaceTime",
    },
    {
      path: "Water & Waste Services",
      market: "B2B2C",
      names: "Waste Management, Republic Services",
    },
    {
      path: "Electricity & Gas Providers",
      market: "B2C",
      names:
        "Octopus Energy, OVO Energy, EDF Energy, Scottish Power, SSE Energy, Bulb Energy, Utilita, Utility Warehouse, Shell Energy, Bord Gáis, Electric Ireland, SSE Airtricity, RWE~, EnBW, Vattenfall, Stadtwerke München, Yello Strom, LichtBlick, Naturstrom, Tibber, Ostrom, EWE Energie, Mainova, Verbund, Wien Energie, Axpo~, BKW Energie, EDF France, Engie, Eni Plenitude, Ekwateur, Ohm Énergie, Mint Énergie, ENERCOOP, Luminus, Eneco, Essent~, Vandebron, Greenchoice, Budget Energie, Iberdrola, Endesa, Naturgy, Repsol Luz, Holaluz, Factor Energía, EDP Energia, Galp~, Enel~, Edison Energia, A2A Energia, Acea Energia, Sorgenia, Iren Luce Gas, Hera Comm, Illumia, PGE Polska, Tauron, Enea~, Fortum~, Ørsted, Norlys, Hafslund, Helen Energia, CEZ Group, Innogy, PPC Greece, Enel Brasil, CPFL Energia, Cemig, Light Rio, Neoenergia, Equatorial Energia, Copel, CFE México, Enel Chile, Edenor, Edesur, Hydro-Québec, Hydro One, BC Hydro, Toronto Hydro, Enbridge Gas, FortisBC, EPCOR, Direct Energy, AGL Energy, Origin Energy, EnergyAustralia, Red Energy, Alinta Energy, Powershop, Synergy WA, Contact Energy, Meridian Energy, Genesis Energy, Mercury NZ, TEPCO, Kansai Electric = KEPCO Japan, Chubu Electric, Tokyo Gas, Osaka Gas, Kyushu Electric, Looop Denki, Tata Power, Adani Electricity, BSES~, Mahanagar Gas, Indraprastha Gas, Eskom, DEWA, SP Group Singapore, Meralco, TNB~ = Tenaga Nasional, TXU Energy, Green Mountain Energy, Gexa Energy, 4Change Energy, Rhythm Energy, Champion Energy, Pulse Power, Ambit Energy, Just Energy, Puget Sound Energy, Portland General Electric, Pacific Power, Rocky Mountain Power, Idaho Power, Salt River Project, Arizona Public Service, El Paso Electric, CPS Energy, Austin Energy, CenterPoint Energy, Atmos Energy, Evergy, OGE Energy, Alliant Energy, We Energies, NIPSCO, Vectren, LG&E, Georgia Power, Alabama Power, Mississippi Power, Santee Cooper, JEA Jacksonville, OUC Orlando, Tampa Electric, Dominion Virginia Power, BGE~, Delmarva Power, PECO, JCP&L, Peoples Gas, Nicor Gas, Spire Energy, Washington Gas, Columbia Gas, Piedmont Natural Gas, Avangrid, Rhode Island Energy, Unitil, Green Mountain Power, Hawaiian Electric, Seattle City Light, LADWP",
    },
  ],
}
