import type { BrandTable } from "../types.ts"

export const healthcareBrands: BrandTable = {
  category: "Healthcare",
  nodes: [
    {
      path: "Pharmacies",
      market: "B2C",
      names:
        "CVS, Walgreens, Rite Aid, Duane Reade, Shoppers Drug Mart, Lloyds Pharmacy, Superdrug, Chemist Warehouse, Watsons, GoodRx, SingleCare",
    },
    { path: "Pharmacies", market: "B2B2C", names: "Walgreens Boots Alliance, Express Scripts, OptumRx, Caremark" },
    {
      path: "Pharmacies > Online & Mail Order Pharmacy",
      market: "B2C",
      names: "PillPack, Amazon Pharmacy, Cost Plus Drugs",
    },
    {
      path: "Hospitals & Urgent Care",
      market: "B2C",
      names:
        "Mayo Clinic, Cleveland Clinic, Johns Hopkins Medicine, HCA, Tenet Healthcare, Community Health Systems, Universal Health Services, Ascension Health, CommonSpirit, Providence Health, Sutter Health, Dignity Health, AdventHealth, Advocate Health Care, Banner Health, Intermountain Health = Intermountain Healthcare, Northwell Health, NYU Langone, Mount Sinai Health System, NewYork-Presbyterian, Mass General Brigham, Cedars-Sinai, UCLA Health, UPMC, Geisinger, St. Jude, MD Anderson, CityMD, Concentra, CSL Plasma, BioLife Plasma",
    },
    {
      path: "Doctors & Clinics",
      market: "B2C",
      names: "One Medical, MinuteClinic, Zocdoc, WebMD, Healthgrades, Healthline, Optum, NHS",
    },
    {
      path: "Prescription Drugs",
      market: "B2B2C",
      names:
        "Pfizer, Eli Lilly, Merck, AbbVie, AstraZeneca, Novartis, Novo Nordisk, Bristol Myers Squibb, GlaxoSmithKline = GSK, Sanofi, Amgen, Gilead, Roche, Genentech, Bayer, Biogen, Regeneron, Vertex Pharmaceuticals, Takeda, Teva, Boehringer Ingelheim, Johnson & Johnson = J&J, Janssen, Moderna, Otsuka",
    },
    {
      path: "Over the Counter Medicine",
      market: "B2C",
      names:
        "Haleon, Kenvue, Cortizone, Compound W, Dr. Scholl's, Nurofen, Calpol, Lemsip, Strepsils, Beechams~, Anadin, Solpadeine, Gaviscon, Rennie~, Buscopan, Dulcolax, Senokot, Piriton, Piriteze, Clarityn, Allegra Allergy, Xyzal, Nasacort, Nasonex, Benylin, Covonia, Sinutab, Otrivin, Olbas, Voltaren = Voltarol, Deep Heat, Deep Freeze Gel, Icy Hot, Biofreeze, Salonpas, Aspercreme, Tiger Balm, Bepanthen, Sudocrem, Germolene, Savlon, TCP Antiseptic, Elastoplast, Compeed, Hansaplast, Aspirin Bayer, Ibu-ratiopharm, Ratiopharm, Hexal~, Stada, Paracetamol-ratiopharm, Thomapyrin, Dolormin, Grippostad, Wick MediNait, Sinupret, Prospan, Mucosolvan, GeloMyrtol, Meditonsin, Iberogast, Lefax, Talcid, Omep Hexal, Wobenzym, Orthomol, Doppelherz, Abtei~, Klosterfrau, Tetesept Medizin, Doliprane, Efferalgan, Dafalgan, Spasfon, Smecta, Humex, Fervex, Actifed, Strefen, Oscillococcinum, Boiron~, Arkopharma, Biafine, Homéoplasmine, Frenadol, Couldina, Espidifen, Gelocatil, Almax, Fortasec, Bisolvon, Flutox, Réflex Spray, Tachipirina, Moment Ibuprofen, Oki Task, Enterogermina, Maalox, Vivin C, Zerinol, Aspirina C, Benagol, Froben, Supradyn, Berocca, Redoxon, Neosaldina, Dorflex, Novalgina, Benegrip, Engov, Epocler, Estomazil, Eno Antacid, Buscopan Composto, Cimegripe, Tempra~, Desenfriol, Sal de Uvas Picot, Vick VapoRub, Crocin, Dolo 650, Combiflam, Digene, Gelusil, Moov~, Iodex, Volini, Zandu Balm, Amrutanjan, Dabur Chyawanprash, Hajmola, Bufferin, Eve Painkiller, Loxonin, Pabron, Lulu Cold Medicine, Ohta's Isan, Seirogan, Muhi, Rohto, Hoe Hin, Panadol Extra, Decolgen, Biogesic, Neozep, Bodrex, Tolak Angin, Antangin, Goody's Powder, BC Powder, Midol Complete, Pamprin, Azo Urinary, Cystex, Dramamine, Bonine, Emetrol, MiraLAX, Metamucil, Benefiber, Citrucel, Colace, Senokot-S, Ex-Lax, Phillips' Milk of Magnesia, Fleet Enema, Beano, Kaopectate, Pepcid AC, Zantac 360, Preparation H, Tucks Pads, Cold-EEZE, Zicam, Airborne Supplement, Halls Cough Drops, Luden's, Chloraseptic, Cepacol, Delsym, Coricidin, Dimetapp, Children's Tylenol, Motrin IB, Zarbee's, Hyland's, Boiron Arnicare, Unisom, ZzzQuil, Tylenol PM, Advil PM, Natrol, Olly Sleep, Rogaine Foam, Lotrimin, Lamisil, Tinactin, Gold Bond Powder, Desenex, Campho-Phenique, Orajel, Anbesol, Blistex, Carmex, Visine~, Clear Eyes, Systane, Refresh Tears, TheraTears, Rohto Cool, Pataday, Alaway, Similasan, Debrox Drops, Flents",
    },
    {
      path: "Over the Counter Medicine > Pain Relief",
      market: "B2C",
      names: "Tylenol, Advil, Aleve, Motrin, Excedrin, Panadol, Bengay",
    },
    {
      path: "Over the Counter Medicine > Cough Cold & Allergy Medicine",
      market: "B2C",
      names: "Vicks, NyQuil, DayQuil, Mucinex, Robitussin, Sudafed, Benadryl, Afrin",
    },
    {
      path: "Over the Counter Medicine > Digestive Remedies",
      market: "B2C",
      names: "Pepto, Tums, Imodium, Alka-Seltzer, Pepcid, Rolaids, Gas-X",
    },
    {
      path: "Over the Counter Medicine > First Aid",
      market: "B2C",
      names: "Band-Aid, Neosporin, Betadine",
    },
    {
      path: "Dental Care",
      market: "B2C",
      names: "Aspen Dental, Heartland Dental, Invisalign, SmileDirectClub, ClearChoice",
    },
    {
      path: "Vision Care",
      market: "B2C",
      names:
        "LensCrafters, Pearle Vision, America's Best, Visionworks, Eyemart Express, Specsavers, Warby Parker, Zenni, EyeBuyDirect, GlassesUSA, 1-800 Contacts, Acuvue",
    },
    {
      path: "Hearing Care",
      market: "B2C",
      names: "Miracle-Ear, Beltone",
    },
    {
      path: "Medical Devices & Tests",
      market: "B2B2C",
      names:
        "Medtronic, Abbott~ = Abbott Laboratories, Boston Scientific, Stryker, Becton Dickinson, Baxter International, Zimmer Biomet, Edwards Lifesciences, Intuitive Surgical, GE HealthCare, Siemens Healthineers",
    },
    {
      path: "Medical Devices & Tests",
      market: "B2C",
      names:
        "Omron, Inogen, Quest Diagnostics, Labcorp = Laboratory Corporation of America, Cologuard, First Response~, Invacare",
    },
    { path: "Vaccines & Preventive Care", market: "B2C", names: "Shingrix, Gardasil" },
    {
      path: "Senior & Home Care",
      market: "B2C",
      names:
        "A Place for Mom, Brookdale, Sunrise Senior Living, Home Instead, Visiting Angels, Comfort Keepers, Life Alert, Depend~",
    },
    { path: "Telehealth", market: "B2C", names: "Teladoc, Amwell, MDLive, Hims & Hers" },
    {
      path: "Physical Therapy & Chiropractic",
      market: "B2C",
      names: "ATI Physical Therapy, The Joint Chiropractic",
    },
    {
      path: "Cosmetic Procedures",
      market: "B2C",
      names: "Botox, Juvederm, Restylane, CoolSculpting",
    },
    {
      path: "Prescription Drugs",
      market: "B2C",
      names:
        "Rybelsus, Victoza, Januvia, Farxiga, Invokana, Toujeo, Tresiba, Novolog, Humulin, Basaglar, Glucophage, Actos~, Synthroid, Levoxyl, Armour Thyroid, Zocor, Repatha, Praluent, Leqvio, Nexletol, Vascepa, Brilinta, Pradaxa, Coumadin, Savaysa, Diovan, Cozaar, Benicar, Norvasc, Bystolic, Coreg, Toprol-XL, Lasix, Verquvo, Corlanor, Multaq, Camzyos, Vyndamax, Wellbutrin, Effexor, Pristiq, Paxil, Celexa, Trintellix, Viibryd, Remeron, Auvelity, Spravato, Rexulti, Caplyta, Seroquel, Zyprexa, Risperdal, Invega, Geodon, Lithobid, Lamictal, Depakote, Valium, BuSpar, Strattera, Focalin, Intuniv, Qelbree, Azstarys, Provigil, Nuvigil, Sunosi, Xywav, Belsomra, Dayvigo, Quviviq, Sonata Sleep, Imitrex, Maxalt, Aimovig, Ajovy, Emgality, Qulipta, Vyepti, Topamax, Neurontin, Lyrica, Keppra, Dilantin, Briviact, Xcopri, Aricept, Namenda, Aduhelm, Kisunla, Ocrevus, Kesimpta, Tysabri, Copaxone, Gilenya, Mavenclad, Aubagio, Tecfidera, Rebif, Sinemet, Nuplazid, Ingrezza, Austedo, Radicava, Spinraza, Zolgensma, Remicade, Simponi, Cimzia, Orencia, Actemra, Olumiant, Kevzara, Cosentyx, Taltz, Siliq, Bimzelx, Sotyktu, Adbry, Opzelura, Cibinqo, Eucrisa, Ebglyss, Nemluvio, Entyvio, Omvoh, Zeposia, Velsipity, Trulance, Amitiza, Xifaxan, Viberzi, Prevacid, Protonix, Dexilant, Voquezna, Singulair, Symbicort, Trelegy, Breo Ellipta, Anoro, Spiriva, Stiolto, Breztri, Dulera, Qvar, Flovent, Ventolin, ProAir, Nucala, Fasenra, Xolair, Tezspire, Ofev, Esbriet, Trikafta, Prolia, Evenity, Forteo, Fosamax, Boniva~, Reclast, Premarin, Veozah, Osphena, Intrarosa, Estrace, Yaz Birth Control, Slynd, Nexplanon, NuvaRing, Kyleena, Skyla, Paragard, Depo-Provera, Lo Loestrin, Annovera, Phexxi, Myfembree, Oriahnn, Addyi, Clomid, Gonal-F, Follistim, Androgel, Testim, Xyosted, Avodart, Proscar, Rapaflo, Myrbetriq, Gemtesa, Vesicare, Toviaz, Stendra, Genvoya, Descovy, Dovato, Cabenuva, Apretude, Triumeq, Juluca, Prezcobix, Stribild, Epclusa, Mavyret, Sovaldi, Vemlidy, Valtrex, Zovirax, Xofluza, Lagevrio, Veklury, Tecentriq, Imfinzi, Libtayo, Yervoy, Kisqali, Verzenio, Enhertu, Kadcyla, Herceptin, Perjeta, Trodelvy, Tagrisso, Lynparza, Zejula, Xtandi, Erleada, Nubeqa, Zytiga, Pluvicto, Revlimid, Pomalyst, Darzalex, Calquence, Brukinsa, Venclexta, Gleevec, Sprycel, Rituxan, Avastin, Carvykti, Kymriah, Yescarta, Neulasta, Procrit, Eylea, Lucentis, Vabysmo, Syfovre, Izervay, Restasis, Xiidra, Vevye, Miebo, Cequa, Lumigan, Xalatan, Vuity, Tepezza, Hemlibra, Eloctate, Soliris, Ultomiris, Vyvgart, Krystexxa, Uloric, Sublocade, Vivitrol, Zubsolv, OxyContin, Percocet, Vicodin, Ultram, Celebrex, Mobic~, Flexeril, Soma Carisoprodol, Zithromax, Augmentin, Cipro Antibiotic, Prevnar, Arexvy, Abrysvo, Comirnaty, Spikevax, Fluzone, Havrix, Contrave, Qsymia, Xenical, Latisse, Finacea, Soolantra, Absorica, Aczone, Epiduo, Winlevi, Retin-A, Jublia, Xofigo",
    },
  ],
}
