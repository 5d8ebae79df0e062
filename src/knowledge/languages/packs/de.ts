import type { LanguagePack } from "../language.ts"

/** German. Compounds are taken apart, so that their parts are enough where the whole means what its parts mean. */
export const GERMAN: LanguagePack = {
  language: "de",
  headFirst: false,
  functionWords:
    "der die das den dem des ein eine einen einem einer eines und zu zum zur sich ihre ihren ihr am an auf um als wie auch sehr zwischen bis jahre jahren jährige jährigen alter ist sind haben hat werden wird welche welcher diese dieser alle mehr rund",
  joiningWords: "von vom für fuer über ueber",
  structure: `
and: und, sowie, oder
with: mit
without: ohne
in: in, im, aus
not: nicht, kein, keine, nie
at: bei, beim
to: nach
except: außer
`,
  audiences: `
buyers: käufer, erwerber, abnehmer
shoppers: einkäufer, shopper, konsumkäufer
buying: kauf, kaufen, anschaffung
past purchasers: bestandskäufer, ehemalige käufer, frühere käufer, gekauft haben, gekauft
potential buyers: potenzielle käufer, kaufinteressent, kaufinteressenten
repeat buyers: stammkäufer, wiederkäufer
intenders: kaufabsicht, mit kaufabsicht, kaufwillige, kaufbereit
intending to buy +: die kaufen wollen, kaufen wollen, kaufen möchten, planen zu kaufen
planning +: planer, planen, die planen
looking for +: auf der suche nach, suchen nach, die suchen, auf suche
seekers: suchende, sucher, suchend
owners: besitzer, halter, eigentümer, inhaber, eigner
users: nutzer, anwender, benutzer, user
customers: kunde, kundschaft
subscribers: abonnent, abo
members: mitglied
fans: fan, anhänger
lovers: liebhaber, freund, freunde, genießer
enthusiasts: enthusiast, begeistert, begeisterte, fanatiker, freaks, junkie
interested in +: interesse an, mit interesse an, interessiert an, interessenten für, interessiert sich für, interessieren sich für, die sich für, affinität zu, interessierte an
interest: interessierte, interessiert, interessent, interesse, affine, affin
viewers: zuschauer, seher, gucker
listeners: hörer
readers: leser
players: spieler, zocker
drinkers: trinker
consumers: verbraucher, konsument, endverbraucher
visitors: besucher, gäste, gast
collectors: sammler
travelers: reisende, reisender, urlauber, touristen, tourist
patients: patient, erkrankte, kranke, betroffene, leidende
people with +: menschen mit, personen mit, leiden an, die an, diagnostiziert mit, leute mit, erwachsene mit
caregivers: pflegende angehörige, betreuer
supporters: unterstützer, befürworter, sympathisant
donors: spender
volunteers: ehrenamtliche, freiwillige
professionals: fachkraft, fachkräfte, fachleute, profis, berufstätige
decision makers: entscheider, entscheidungsträger, einkaufsentscheider
managers: leiter, manager, führungskraft, führungskräfte
workers: arbeiter, mitarbeiter, beschäftigte, angestellte, arbeitnehmer
experts: experte, spezialist
beginners: anfänger, einsteiger
households: haushalt
people: menschen, personen, leute, zielgruppe, publikum, segment
residents: bewohner, einwohner, anwohner
who live in +: wohnhaft in, leben in, wohnen in
switchers: wechsler, wechselwillige
lapsed customers: ehemalige kunden, inaktive kunden
loyal customers: stammkunden, treue kunden
recently +: kürzlich, vor kurzem
operators: betreiber
renters: mieter
drivers: fahrer
goers: gänger
followers: follower
considering +: in erwägung ziehen
business: geschäftlich
`,
  leading: `
new: neu, frisch, neue, neuer
future: künftig, zukünftig, angehend, werdend
small: klein
large: groß
young: jung
former: ehemalig, ex
frequent: häufig, viel
recent: kürzlich
high: hoch
`,
  qualifiers: [
    [
      "\\b(?:im alter )?(?:von |zwischen )?(?:[1-9]|1[0-7])(?: ?[-–] ?|-? (?:bis|und) )(?:[1-9]|1[0-8])[ -]?(?:jahren?|jahrige[nr]?)\\b",
      "minors under 16",
    ],
    ["\\bim alter (?:von |zwischen )?(?:[1-9]|1[0-7]) ?(?:bis|-|–|und) ?(?:[1-9]|1[0-8])\\b", "minors under 16"],
    ["\\b(?:unter|bis) (?:[1-9]|1[0-8])(?: jahren?|[ -]jahrige[nr]?)?\\b(?! mitarbeiter)", "minors under 16"],
    ["\\b(?:[1-9]|1[0-7])[ -]?jahrige[nr]?\\b", "minors under 16"],
    [
      "\\b(?:im alter )?(?:von |zwischen )?(\\d{2}) ?(?:bis|-|–|und) ?(\\d{2}) ?(?:jahren?|j\\.?|jahrige[nr]?)\\b",
      "aged $1-$2",
    ],
    ["\\balter (\\d{2}) ?(?:-|–|bis) ?(\\d{2})\\b", "aged $1-$2"],
    ["\\b(?:uber|ab|alter als) (\\d{2})(?: jahren?)?\\b", "aged $1+"],
    ["\\b(\\d{2})\\+(?: jahre)?", "aged $1+"],
    ["\\bunter (?!1[0-8]\\b)(\\d{2})(?: jahren?)?\\b", "aged under $1"],
    ["\\b(?:in den )?letzten (\\d+) tagen?\\b", "in the last $1 days"],
    ["\\b(?:in den )?letzten (\\d+) monaten?\\b", "in the last $1 months"],
    ["\\bab (\\d+) mitarbeitern?\\b", "with $1+ employees"],
  ],
  topics: {
    Auto: `
car: auto, pkw, wagen, kfz, fahrzeug
new car: neuwagen
used car: gebrauchtwagen, jahreswagen, gebrauchtfahrzeug
electric car: elektroauto, e auto, e autos, stromer, elektrofahrzeug, elektromobilität
hybrid car: hybridauto, hybrid
luxury car: luxusauto, luxuswagen, oberklasse, premiumfahrzeuge, luxusfahrzeuge
sports car: sportwagen
classic car: oldtimer, youngtimer
suv: geländewagen, suvs
van: transporter, minivan, kleinbus, lieferwagen
truck: lkw, lastwagen, nutzfahrzeug
station wagon: kombi
small cars: kleinwagen
tires: reifen, winterreifen
auto parts: autoteile, ersatzteile, autozubehör, kfz teile
auto repair: werkstatt, autowerkstatt, kfz werkstatt, inspektion, autoreparatur
car dealership: autohaus, autohändler
drivers: autofahrer, fahrer
electric vehicle charging: ladestation, wallbox, ladesäule
car wash: autowäsche
fleet vehicles: firmenwagen, dienstwagen, fuhrpark, flotte
car leasing: leasing, autoleasing
drivers license: führerschein
car buyers: autokäufer, autokauf, fahrzeugkäufer
electric car: elektro, elektrowagen
gas stations: tankstelle, benzin
car: pkws
`,
    "Powersports & RV": `
motorcycle: motorrad, biker, motorradfahrer
scooter: motorroller, roller, moped
motorhome: wohnmobil, wohnwagen, camper, campervan, caravan, caravaning
boat: boot, segelboot, yacht, motorboot
jet ski: jetski
electric bike: e bike, ebike, e bikes, pedelec, elektrofahrrad
electric scooter: e scooter, e roller, elektroroller
atv: quad
`,
    Industries: `
manufacturing industry: industrie, fertigung, maschinenbau, hersteller, produktion, produzierendes gewerbe, industrieunternehmen
construction industry: bauunternehmen, baubranche, baugewerbe, bauwirtschaft, bauindustrie
healthcare industry: gesundheitswesen, gesundheitsbranche
technology companies: technologieunternehmen, it branche, it unternehmen, tech unternehmen
financial services industry: finanzdienstleister, finanzbranche, finanzsektor, banken
retail industry: einzelhandel, handel, einzelhändler
energy industry: energiewirtschaft, energiebranche, bergbau
transportation and logistics industry: logistikbranche, spedition, logistikunternehmen, transportunternehmen
agriculture industry: landwirtschaft, landwirt, bauer, agrar, forstwirtschaft
hospitality industry: gastgewerbe, gastronomiebetriebe, hotellerie, hotelbranche, gastronom
public sector: öffentlicher dienst, öffentlicher sektor, behörde, kommune, öffentliche verwaltung
nonprofit sector: gemeinnützig, non profit
media industry: medienbranche, medienunternehmen, werbebranche
small and medium companies: kmu, mittelstand, mittelständler, mittelständische unternehmen, kleinunternehmen, kleine unternehmen, kleine und mittlere unternehmen
large enterprises: großunternehmen, konzern
companies: unternehmen, firma, betrieb
automotive industry: automobilindustrie, automobilbranche, autoindustrie, zulieferer
pharmaceutical industry: pharmaindustrie, pharmaunternehmen, pharma
chemical industry: chemieindustrie, chemische industrie
construction industry: handwerk, handwerksbetrieb
startups: gründerszene
hotels industry: hoteliers
logistics companies: logistiker
law firms: kanzleien
restaurants industry: gastronomen
supply industry: zulieferbetriebe
public sector: stadtwerke, ämter, verwaltung
supply chain industry: lieferkette, logistikwirtschaft
manufacturing industry: maschinenbauer
medium companies: mittelständisch
`,
    "Job Roles": `
executives: vorstand, topmanagement, geschäftsleitung, top manager
ceo: geschäftsführer
cfo: finanzvorstand, finanzleiter, finanzchef, kaufmännischer leiter
cio: it leiter, leiter it
cmo: marketingleiter, leiter marketing, marketingchef
hr directors: personalleiter, personalchef, leiter personal
hr professionals: personaler, personalabteilung, personalverantwortliche, recruiter, personalwesen
business owners: unternehmer, firmeninhaber, geschäftsinhaber, firmenbesitzer
small business owners: kleinunternehmer, mittelständische unternehmer, inhaber kleiner unternehmen
entrepreneurs: existenzgründer, gründer, jungunternehmer
it decision makers: it entscheider, entscheider it
it professionals: it fachkräfte, informatiker, systemadministrator, it profis, it spezialisten, it administratoren
software developers: softwareentwickler, entwickler, programmierer
engineers: ingenieur
architects: architekt
marketing professionals: marketer, marketingfachleute, marketingmanager, marketingexperten, marketingverantwortliche
sales professionals: vertriebler, verkäufer, außendienst, vertrieb, vertriebsmitarbeiter
sales managers: vertriebsleiter
accountants: buchhalter, steuerberater, wirtschaftsprüfer, controller
lawyers: anwalt, anwälte, rechtsanwalt, rechtsanwälte, jurist
doctors: arzt, ärzte, hausarzt, mediziner, chirurg
nurses: krankenschwester, pflegekraft, pflegekräfte, krankenpfleger, pflegepersonal
healthcare professionals: gesundheitsberufe, medizinisches fachpersonal
dentists: zahnarzt, zahnärzte
pharmacists: apotheker
veterinarians: tierarzt, tierärzte
teachers: lehrer, lehrkraft, lehrkräfte, erzieher, pädagoge
electricians: elektriker
plumbers: klempner, installateur
skilled trades: handwerker, facharbeiter
construction workers: bauarbeiter
truck drivers: lkw fahrer, berufskraftfahrer
freelancers: freiberufler, selbstständige, selbständige, freelancer
procurement managers: einkaufsleiter, leiter einkauf, beschaffung
consultants: berater, unternehmensberater
managers: abteilungsleiter, teamleiter, projektleiter
police officers: polizist
civil servants: beamte, beamter
hairdressers: friseure
executives: c level, führungsebene, vorstände
plant managers: werksleiter, produktionsleiter, betriebsleiter
scientists: wissenschaftler, forscher
designers: designer, grafiker
journalists: journalist, redakteur
psychologists: psychologe, therapeut
nurses: altenpfleger, pfleger
`,
    "Business Services": `
legal services: rechtsberatung, kanzlei, rechtsdienstleistungen, anwaltskanzlei
accounting services: buchhaltung, steuerberatung, lohnabrechnung
marketing services: werbeagentur, marketingagentur, online marketing, marketing, werbung, suchmaschinenoptimierung
business consulting: unternehmensberatung, beratung
staffing services: personalvermittlung, zeitarbeit, personaldienstleister, personalberatung
shipping and logistics services: versand, paketdienst, logistik, kurierdienst
business loans: unternehmenskredit, firmenkredit, geschäftskredit, unternehmensfinanzierung, gründerkredit
business banking: geschäftskonto, firmenkonto
merchant services: kartenterminal, zahlungsabwicklung, kassensystem
office supplies: bürobedarf, büromaterial, büromöbel, bürozubehör
printing services: druckerei, druckdienstleistungen
trade shows: messe, fachmesse, kongress, tagung, firmenevents
industrial equipment: industriemaschinen, maschine, baumaschine, industriebedarf
security services: sicherheitsdienst
coworking: coworking
`,
    "Consumer Tech": `
smartphone: handy, mobiltelefon, smartphones
laptop: notebook, laptop
computer: computer, rechner
tablet: tablet
smart tv: fernseher, fernsehgerät
headphones: kopfhörer
camera: kamera, digitalkamera
smartwatch: smartwatch, fitnesstracker, fitness tracker
printer: drucker
smart home: smart home, intelligentes zuhause, hausautomation
consumer electronics: unterhaltungselektronik, elektronik, elektronikartikel
technology enthusiasts: technik, technikbegeisterte, technikfans, technologie, technikaffine
apps: app
artificial intelligence: künstliche intelligenz, ki
virtual reality: virtuelle realität
social media: soziale medien, soziale netzwerke
speakers: lautsprecher
gadgets: gadget
home theater: heimkino
refurbished smartphones: generalüberholt, refurbished
`,
    "Business Tech": `
business software: unternehmenssoftware, software, business software
cloud computing: cloud, cloud dienste, cloud lösungen
cybersecurity: cybersicherheit, it sicherheit, datensicherheit
crm software: crm, kundenmanagement
erp software: erp, warenwirtschaft, buchhaltungssoftware, rechnungssoftware
hr software: personalsoftware, hr software, lohnsoftware
data analytics: datenanalyse, big data, business intelligence
web hosting: webhosting, hosting, server
web development: webentwicklung, webdesign, webseitenerstellung
it services: it dienstleister, it dienstleistungen, it support, it lösungen
automation: automatisierung
enterprise software: digitalisierung, digitale transformation
programming: programmierung, programmieren
cybersecurity: it sicherheitslösungen, sicherheitslösung, sicherheitssoftware, datenschutz
business software: softwarelösung, lösung software
cloud computing: cloudlösung
`,
    "Telecom & Utilities": `
mobile carriers: mobilfunk, handyvertrag, mobilfunkanbieter, handytarif, mobilfunktarif, mobilfunkvertrag, sim karte
home internet: internetanschluss, dsl, glasfaser, breitband, internetanbieter, internettarif
cable tv: kabelfernsehen, satellitenfernsehen, pay tv
prepaid phone: prepaid
electricity provider: strom, stromanbieter, stromtarif, ökostrom, stromversorger, energieversorger
natural gas provider: gasanbieter, erdgas
solar panels: photovoltaik, solaranlage, solar, solarenergie, pv anlage, balkonkraftwerk
renewable energy: erneuerbare energien, erneuerbare energie, windkraft
mobile carriers: tarifwechsler, mobilfunkkunden, vertrag handy
home internet: dsl anbieter, internet anbieter, wlan
electricity provider: strom und gas, stromkunden, energie, stromvergleich
provider switchers mobile carriers: anbieterwechsel, anbieterwechsler
natural gas provider: fernwärme
`,
    "Sports & Outdoors": `
soccer: fußball, bundesliga, em, champions league
football: american football
basketball: basketball
handball: handball
tennis: tennis
golf: golf, golfer
running: laufen, joggen, marathon, laufsport
runners: läufer, jogger, marathonläufer
cycling: fahrrad, radsport, fahrradfahren, radfahren, fahrräder
cyclists: radfahrer, fahrradfahrer, radler, rennradfahrer
mountain biking: mountainbike, mountainbiker
swimming: schwimmen, schwimmer
hiking: wandern, wanderung, wanderer, bergsteigen, trekking, wander
camping: camping, zelten, zelt
fishing: angeln, angler, angel
hunting: jagd, jäger
skiing: ski, skifahren, skifahrer, wintersport, wintersportler, snowboard
surfing: surfen, surfer
sailing: segeln, segler
motorsports: motorsport, rennsport
formula 1: formel 1, formel eins
boxing: boxen, kampfsport
volleyball: volleyball
ice hockey: eishockey
horse riding: reiten, reiter, reitsport
olympics: olympia, olympische spiele
sporting goods: sportartikel, sportausrüstung, sportgeschäft
sports: sport, sportler, sportbegeisterte
outdoor activities: outdoor, natur
climbing: klettern, kletterer
water sports: wassersport, tauchen, taucher
extreme sports: extremsport
gymnastics: turnen
soccer: bayern münchen, borussia dortmund, dfb, nationalmannschaft, schalke
triathlon: triathlon, triathlet
race walking: nordic walking
mountain hiking: berge, alpen
sports: match
`,
    "Movies & TV": `
movies: film, kino, filme, kinogänger, kinobesucher, spielfilm, cineast
tv series: serie, fernsehserie
television: fernsehen, tv
streaming services: streaming, streamingdienst, streaming anbieter
horror movies: horrorfilm, horror
action movies: actionfilm
comedy: komödie, comedy
science fiction: science fiction
documentaries: dokumentation, doku, dokumentarfilm
crime dramas: krimiserie, tatort
reality tv: realityshow, quizshow, reality tv, castingshow
anime: anime, zeichentrick
celebrities: promi, prominente, stars, klatsch
kids shows: kindersendung, kinderfernsehen
`,
    "Music & Audio": `
music: musik
rock music: rock, rockmusik, metal, heavy metal
pop music: pop, popmusik, schlager
hip hop: rap, hip hop, deutschrap
classical music: klassik, klassische musik
electronic music: techno, elektronische musik
jazz: jazz
podcasts: podcast
radio: radio, hörfunk
music streaming: musikstreaming
folk music: volksmusik
`,
    Gaming: `
video games: videospiel, computerspiel, spiele, gaming
gamers: gamer, zocker, videospieler, computerspieler, konsolenspieler
console gaming: konsole, spielekonsole, konsolenspiele
pc gaming: pc spiele
mobile games: handyspiele, mobile spiele
esports: e sport, esport, esports
role playing games: rollenspiel
online games: onlinespiele, online spiele
`,
    Books: `
books: buch, bücher, buchhandlung, literatur, lesen, leseratte, bücherwurm
novels: roman
crime novels: krimi, kriminalroman, thriller
comics: comic, manga
children's books: kinderbuch, kinderbücher
audiobooks: hörbuch, hörbücher
e books: e book, ebook
magazines: zeitschrift, magazin, zeitung
poetry: lyrik
biographies: biografie, sachbuch
`,
    Travel: `
travel: reise, reisen, tourismus, reiselust, urlaub, ferien
travelers: reisende, vielreisende
flights: flug, flüge, flugreise, flugticket, fluggesellschaft, airline
frequent flyers: vielflieger
hotels: hotel, unterkunft
cruises: kreuzfahrt
vacation packages: pauschalreise, pauschalurlaub, reisebüro, last minute
car rental: mietwagen, autovermietung
train travel: bahn, zug, bahnreise, bahnfahrer, fernbus, zugreise
business travel: geschäftsreise, dienstreise, geschäftsreisende
family vacations: familienurlaub, familienreise, urlaub mit kindern
luxury travel: luxusreise, luxusurlaub, luxushotel, luxusreisende
beach vacations: strandurlaub, strand, badeurlaub, sommerurlaub
adventure travel: abenteuerreise, abenteuerurlaub, rucksackreise, backpacker, abenteuer
city breaks: städtereise, städtetrip, kurzurlaub, kurzreise
vacation rentals: ferienwohnung, ferienhaus, ferienhäuser
luggage: koffer, reisegepäck, gepäck
ski vacations: skiurlaub, winterurlaub
safari: safari
long distance travel: fernreise
wellness vacations: wellnessurlaub
train travel: deutsche bahn, bahncard
camping travel: campingurlaub
travel: reiselustige, urlaubsplaner, urlaubsreise, urlaubsplanung
beach vacations: mallorca, ostsee, nordsee
`,
    "Arts & Events": `
concerts: konzert, festival, musikfestival, konzertbesucher, festivalbesucher
theater: theater, musical, schauspiel
museums: museum, galerie, ausstellung, museumsbesucher
art: kunst
dance: tanz, ballett
opera: oper, opernhaus
theme parks: freizeitpark, vergnügungspark
zoo: zoo, tierpark
nightlife: nachtleben, club, clubgänger, party, disco
event tickets: ticket, eintrittskarte, konzertkarten
events: veranstaltung, event
arts and arts and arts and arts and arts and arts and culture: kultur, kulturinteressierte
carnival: karneval, fasching
beer festivals: oktoberfest, volksfest
christmas market: weihnachtsmarkt
`,
    Hobbies: `
photography: fotografie, fotograf, hobbyfotograf, fotografieren
crafts: basteln, handarbeit, bastel
woodworking: holzarbeiten
sewing: nähen, näh
knitting: stricken, häkeln, strick
painting: malen, malerei, zeichnen
collecting: sammeln, antiquitäten, briefmarken, münzen
board games: brettspiel, gesellschaftsspiel, schach, puzzle
musical instruments: musikinstrument, gitarre, klavier
model building: modellbau, modelleisenbahn
genealogy: ahnenforschung, familienforschung
birdwatching: vogelbeobachtung
writing: schreiben, blogger
hobbies: hobby
crafts: selbermachen
crafts: kreativ, kreative
`,
    Fashion: `
fashion: mode, kleidung, bekleidung, klamotten
women's clothing: damenmode, damenbekleidung, frauenmode, kleider
men's clothing: herrenmode, herrenbekleidung, männermode
kids clothing: kinderkleidung, kindermode, kinderbekleidung
baby clothing: babykleidung
shoes: schuh, schuhe
sneakers: sneaker, turnschuh
running shoes: laufschuh, laufschuhe
handbags: handtasche, tasche
jewelry: schmuck
watches: uhr, armbanduhr, uhren, luxusuhren
sportswear: sportbekleidung, sportmode, sportkleidung
luxury fashion: luxusmode, designermode, markenkleidung, luxusmarken
coats: jacke, mantel
lingerie: dessous, unterwäsche
swimwear: bademode, badeanzug
suits: anzug, anzüge, businessmode
sunglasses: sonnenbrille
jeans: jeans, hose
costumes: kostüm
accessories: modeaccessoires
sustainable fashion: nachhaltige mode
plus size clothing: große größen
`,
    Beauty: `
makeup: make up, makeup, schminke, lippenstift
cosmetics: kosmetik, kosmetika, kosmetikprodukte
beauty: schönheit, beauty
skin care: hautpflege, gesichtspflege, gesichtscreme, anti aging
hair care: haarpflege, shampoo, haare, haar
perfume: parfüm, parfum, duft, düfte
nail care: nagelpflege, nagellack, maniküre
hair salon: friseur, friseursalon
spa: massage, therme, wellnesshotel
oral care: zahnpflege, zahnpasta, zahnbürste, mundpflege
shaving: rasur, rasierer, bartpflege
deodorant: deo, deodorant
soap: duschgel
sunscreen: sonnencreme, sonnenschutz
natural cosmetics: naturkosmetik
tattoos: tattoo, tätowierung
skin care: gesichtspflegeprodukte, antifalten, falten
hair removal: haarentfernung
`,
    Shopping: `
online shoppers: online shopping, onlineshopping, online shopper, online käufer, onlinekäufer, onlineshop, online shop, onlinehandel, e commerce
deal seekers: schnäppchen, schnäppchenjäger, angebote, rabatt, sparfüchse, sonderangebote, preisbewusste, preisbewusste käufer
coupons: gutschein, coupon
luxury shoppers: luxuskäufer, luxusgüter, luxusartikel, luxus
department stores: kaufhaus, warenhaus
discount stores: discounter
shopping malls: einkaufszentrum
gifts: geschenk, geschenkidee
flowers: blumen, blumenstrauß
black friday shoppers: black friday, cyber monday
christmas shopping: weihnachtseinkäufe, weihnachtsgeschenke, weihnachtseinkauf, weihnachtsshopping
back to school shopping: schulanfang, schulbedarf, schulstart, einschulung
secondhand shopping: second hand, secondhand, gebrauchtware, flohmarkt
cart abandoners: warenkorbabbrecher, warenkorbabbruch, abgebrochene warenkörbe
loyalty program members: treueprogramm, bonusprogramm, kundenkarte, kundenclub, treuekunden
website visitors: websitebesucher, webseitenbesucher
shopping: einkaufen, einkauf, shopping, laden, geschäft
online shoppers: internetkäufer, versandhandel, marktplatz, internet shopping
deal seekers: sparfuchs, preisvergleich, rabattjäger, gutscheinjäger
newsletter subscribers: newsletter abonnenten
`,
    "Food & Beverage": `
food: lebensmittel, essen, nahrungsmittel, ernährung
cooking: kochen, koch, rezept, hobbykoch, hobbyköche
coffee: kaffee, espresso, kaffeemaschine
tea: tee
soft drinks: limonade, softdrink, erfrischungsgetränk, getränk
energy drinks: energydrink, energy drink
juice: saft
bottled water: mineralwasser
snacks: snack, knabberei, chips
chocolate: schokolade, pralinen
candy: süßigkeit, süßwaren, gummibärchen
ice cream: eis, eiscreme, speiseeis
cheese: käse
dairy: milchprodukte, milch, joghurt
meat: fleisch, wurst, wurstwaren
seafood: fisch, meeresfrüchte
bread: brot, brötchen
baking: backen, back, hobbybäcker, kuchen
frozen food: tiefkühlkost, tiefkühl, fertiggerichte
pasta: nudel, pasta, reis
olive oil: olivenöl
breakfast cereal: müsli, frühstück
organic food: bio lebensmittel, bio, biolebensmittel, bioprodukte, bio produkte
vegan: vegan, veganer, veganes
vegetarian: vegetarisch, vegetarier
gluten free food: glutenfrei
groceries: supermarkt, lebensmitteleinkauf
grocery delivery: lebensmittellieferung, lebensmittellieferdienst
fruit and vegetables: obst, gemüse
italian food: italienische küche
japanese food: sushi, japanische küche
gourmet food: feinkost, delikatessen
barbecue: grillen, grill
meal kits: kochbox
pasta sauces: soße, sauce
healthy food: gesunde snacks
meat alternatives: fleischersatz, fleischlos
italian food: italienisches essen
asian food: asiatische küche
`,
    Dining: `
restaurants: restaurant, gastronomie, essen gehen
fast food: fast food, fastfood, imbiss, burger
fine dining: sternerestaurant, gehobene küche, spitzengastronomie, gehobene gastronomie
coffee shops: café, kaffeehaus
pizza: pizza, pizzeria
bakery: bäckerei, konditorei
bars: bar, kneipe, biergarten
food delivery: lieferdienst, essenslieferung, lieferservice, essen bestellen, essenslieferdienst
brunch: brunch
foodies: feinschmecker, foodie, gourmet
catering: catering
`,
    "Alcohol & Regulated": `
beer: bier, craft bier, craftbier
wine: wein, weingut, winzer, rotwein, weißwein, sekt
spirits: spirituose, schnaps, alkohol, alkoholische getränke, gin, rum, wodka
whiskey: whisky, whiskey
cocktails: cocktail
tobacco: tabak, zigarette, zigarre
smokers: raucher
vaping: e zigarette, vape, dampfer
casinos: casino, spielbank, glücksspiel, spielautomaten, online casino
sports betting: sportwette, sportwetten, wetten
lottery: lotto, lotterie
cannabis: cannabis, hanf, cbd
firearms: waffe, schusswaffe, munition
sports betting: wettanbieter, wett, pferdewetten
casinos: poker, automatenspiel, spielhalle
wine: weinkenner, riesling, weine
`,
    Household: `
cleaning supplies: putzmittel, reinigungsmittel, reiniger, putzen
laundry detergent: waschmittel, weichspüler
toilet paper: toilettenpapier, küchenrolle
dish soap: spülmittel, geschirrspülmittel
air fresheners: raumduft, duftkerzen
insecticides: insektenschutz, schädlingsbekämpfung
trash bags: müllbeutel
batteries: batterie, glühbirne
household products: haushaltswaren, haushaltsartikel
dish soap: spülmaschinentabs
cleaning supplies: drogerie, reinigung
`,
    "Home & Garden": `
furniture: möbel, möbelhaus, sofa, möbelstücke
home decor: dekoration, wohndeko, deko, einrichtung, inneneinrichtung, wohnaccessoires
kitchenware: küchengeräte, kochgeschirr, geschirr
kitchen: küche, küchen
bedding: bettwäsche
mattresses: matratze
home appliances: haushaltsgeräte, waschmaschine, kühlschrank, staubsauger, geschirrspüler, backofen
lighting: beleuchtung, lampe, leuchte
gardening: garten, gartenarbeit, gärtner, pflanzen, hobbygärtner
patio furniture: gartenmöbel, terrasse, balkon
home improvement: renovierung, sanierung, modernisierung, hausbau, renovieren, umbau
diy: heimwerker, heimwerken, baumarkt
tools: werkzeug
heating: heizung, wärmepumpe
air conditioning: klimaanlage
plumbing: sanitär
home security: alarmanlage, einbruchschutz, sicherheitssysteme
swimming pools: pool, schwimmbad
bathroom remodeling: badsanierung, badezimmer
windows: fenster
home furnishings: wohnen, zuhause
home improvement: altbausanierung, hausrenovierung, dachsanierung
insulation windows: dämmung, wärmedämmung
kitchen remodeling: küchenkauf, einbauküche
fireplace: kamin, kaminofen
home appliances: trockner, mikrowelle, heißluftfritteuse, küchenmaschine
greenhouses gardening: gewächshaus, hochbeet
`,
    "Real Estate": `
real estate: immobilie, immobilienmarkt, grundstück
home buyers: hauskäufer, hauskauf, wohnungskäufer, immobilienkäufer, immobilienkauf, wohnungskauf, eigenheimkäufer
home sellers: hausverkauf, immobilienverkäufer, immobilienverkauf
houses: haus, häuser, einfamilienhaus, eigenheim
apartments: wohnung, eigentumswohnung
apartment renters: mietwohnung, wohnungssuche, wohnungssuchende, mieter, miete
luxury homes: luxusimmobilie, villa, luxuswohnungen
new construction homes: neubau, fertighaus, bauherr
second homes: zweitwohnung, ferienimmobilie
commercial real estate: gewerbeimmobilie, büroflächen
investment property: kapitalanlage immobilien, immobilieninvestor, anlageimmobilie, immobilieninvestment
moving companies: umzugsunternehmen, umzugsfirma
real estate agents: makler, immobilienmakler
homeowners: hausbesitzer, wohnungseigentümer, eigenheimbesitzer, hauseigentümer, immobilienbesitzer
home sellers: hausverkäufer, wohnungsverkäufer
home buyers: bauinteressenten, immobiliensuchende, immobilieninteressenten
`,
    Pets: `
dog: hund, hunde
dog owners: hundebesitzer, hundehalter, hundefreunde
puppies: welpe
cat: katze, katzen, kater
pet: haustier, haustiere
animal lovers: tierfreund, tierliebhaber, tierlieb
pet owners: haustierbesitzer, tierhalter, tierbesitzer, haustierhalter
fish aquariums: aquarium, aquaristik
birds: vogel, vögel
horse: pferd, pferde
small pets: hamster, kaninchen, nager, reptil
pet food: tierfutter, tiernahrung, haustierfutter
dog food: hundefutter
cat food: katzenfutter
pet supplies: tierbedarf, haustierbedarf, heimtierbedarf, tierhandlung, zoohandlung
veterinary care: tierklinik, tierarztpraxis
pet adoption: tierheim, tieradoption
`,
    "Banking & Credit": `
banking: bank, bankkunden
savings accounts: sparen, sparer, tagesgeld, festgeld, sparkonto
checking accounts: girokonto, konto
online banking: online banking, onlinebanking, direktbank, mobiles bezahlen
credit cards: kreditkarte
mortgages: baufinanzierung, hypothek, immobilienkredit, baukredit, immobilienfinanzierung, anschlussfinanzierung
personal loans: kredit, ratenkredit, darlehen, privatkredit
auto loans: autokredit, autofinanzierung
student loans: bafög, studienkredit
taxes: steuer, steuererklärung
budgeting: haushaltsbudget, spartipps
`,
    Investing: `
investing: geldanlage, investieren, investition, kapitalanlage
investors: anleger, investor, kapitalanleger
stocks: aktie, börse, wertpapier, anleihen
mutual funds: fonds, investmentfonds, etf, etf sparplan
retirement planning: altersvorsorge, private rente, rentenvorsorge
financial advisors: finanzberatung, finanzberater, finanzplanung
cryptocurrency: kryptowährung, krypto, bitcoin
gold: gold, edelmetall
wealth management: vermögensverwaltung, private banking
economy: wirtschaft, finanzmärkte, konjunktur
day trading: trading, daytrader
`,
    Insurance: `
insurance: versicherung, versicherungsnehmer, versicherte
auto insurance: kfz versicherung, autoversicherung
home insurance: hausratversicherung, wohngebäudeversicherung, gebäudeversicherung
life insurance: lebensversicherung, risikolebensversicherung
health insurance: krankenversicherung, krankenkasse, private krankenversicherung
disability insurance: berufsunfähigkeitsversicherung, berufsunfähigkeit
dental insurance: zahnzusatzversicherung
travel insurance: reiseversicherung
pet insurance: tierversicherung, hundeversicherung, haustierversicherung, tierkrankenversicherung
liability insurance: haftpflichtversicherung, haftpflicht
business insurance: betriebshaftpflicht, gewerbeversicherung
`,
    Healthcare: `
medical clinics: arztpraxis, klinik, medizin, arztbesuch
hospitals: krankenhaus, notaufnahme
pharmacies: apotheke, online apotheke
prescription drugs: medikament, arzneimittel, verschreibungspflichtig
over the counter medicine: rezeptfreie medikamente, schmerzmittel
dental care: zahnmedizin, zahnimplantate, zahnspange, zahnersatz
vision care: optiker, brille, kontaktlinsen, brillenträger
hearing aids: hörgerät
cosmetic surgery: schönheitsoperation, schönheitschirurgie, plastische chirurgie, botox
medical devices: medizinprodukte, medizintechnik
vaccines: impfung, impfstoff
senior care: altenpflege, pflegeheim, seniorenheim, pflegedienst, häusliche pflege, seniorenbetreuung, pflege
telehealth: telemedizin
physical therapy: physiotherapie, krankengymnastik
dental care: zahnarztpraxis, kieferorthopädie
vision care: augenlaser, augenarzt
`,
    "Fitness & Wellness": `
gym: fitnessstudio, fitnesscenter
fitness: fitness, training, workout
yoga: yoga, pilates
bodybuilding: krafttraining, bodybuilding, muskelaufbau, kraftsport
weight loss: abnehmen, diät, gewichtsverlust, abnehmwillige
vitamins: vitamine, nahrungsergänzung, nahrungsergänzungsmittel, protein
nutrition: gesunde ernährung, gesundheitsbewusste ernährung
healthy lifestyle: gesunder lebensstil, gesundheitsbewusste, gesundheitsbewusst, gesund leben
meditation: meditation, achtsamkeit
wellness: wellness, wohlbefinden
home fitness equipment: heimtrainer, laufband, fitnessgeräte
alternative medicine: alternativmedizin, homöopathie, naturheilkunde, akupunktur
quit smoking: raucherentwöhnung, mit dem rauchen aufhören
stress relief: stress, stressabbau
non smokers: nichtraucher
`,
    Demographics: `
women: frau, frauen, weiblich, damen
men: mann, männer, männlich, herren
young adults: junge erwachsene, junge leute, jugend
seniors: senioren, senior, best ager, ältere menschen, rentneralter, ältere
adults: erwachsene
teens: teenager, jugendliche
millennials: millennials, millennial
gen z: generation z
baby boomers: babyboomer
high income households: gutverdiener, hohes einkommen, einkommensstark, besserverdiener, hohem einkommen, einkommensstarke haushalte, hohes haushaltseinkommen
affluent: vermögend, wohlhabend, reich, vermögende privatkunden, millionär
college graduates: akademiker
college graduates: hochschulabsolventen
married couples: verheiratete, ehepaar
singles: single, alleinstehend, ledige
families: familie
large families: großfamilie
veterans: soldat, bundeswehr
housewives: hausfrau
retirees: rentner, pensionär, ruheständler
households with children: haushalte mit kindern, familien mit kindern
couples without children: kinderlose paare, paare ohne kinder
couples: paar
single person households: singlehaushalt, einpersonenhaushalt
dual income couples: doppelverdiener, dinks
renters: zur miete
gen x: generation x
men: herr, jungs
women: dame, mädels
girls: mädchen
boys: buben, schuljungen
young adults: twens, junge menschen
`,
    Parenting: `
parents: eltern, elternteil, mutter, mütter, vater, väter, mama, papa
new parents: frischgebackene eltern, junge eltern, neue eltern
expecting parents: werdende eltern, werdende mütter, angehende eltern
parents of toddlers: eltern von kleinkindern, eltern mit kleinkindern, kleinkind
parents of babies: eltern von babys, babyeltern, eltern mit baby, eltern von säuglingen, eltern von neugeborenen
parents of teens: eltern von teenagern, eltern von jugendlichen
parents of school age kids: eltern von schulkindern, schulkind
single parents: alleinerziehend, alleinerziehende
grandparents: großeltern, oma, opa
kids: kind, kinder
baby: baby, säugling, neugeborene
diapers: windel
baby products: babyausstattung, babyprodukte, kinderwagen, babybedarf, kindersitz, babybett
baby food: babynahrung, babykost
toys: spielzeug, spielwaren
childcare: kinderbetreuung, kita, kindergarten, babysitter, tagesmutter
motherhood: mutterschaft, elternzeit, erziehung
adoption: adoption, pflegefamilie
strollers: buggy
toys: lego, puppen
kids activities: kinderfreizeit, kindergeburtstag
parents of twins: zwilling, zwillingseltern
`,
    "Life Events": `
getting married: hochzeit, heiraten, verlobte, brautpaar, braut, heiratswillige, hochzeitsplanung
newlyweds: frisch verheiratete, frischvermählte, frisch vermählte, jungvermählte
moving home: umzug, umziehen, umziehende, umzügler, kürzlich umgezogen
first time home buyers: erstkäufer immobilien, erstes eigenheim, erste eigene wohnung
new job: neuer job, jobwechsel, jobwechsler, neue stelle
graduation: schulabschluss, abitur, abiturient, absolvent, hochschulabsolvent
retirement: ruhestand, rente, rentenalter
birthdays: geburtstag, jubiläum, jahrestag
christmas: weihnachten, advent
easter: ostern
valentines day: valentinstag
mothers day: muttertag, vatertag
online dating: online dating, partnersuche, partnerbörse, singlebörse, dating
divorced: geschieden, scheidung
widowed: verwitwet, witwe
funerals: bestattung, beerdigung
honeymoon: flitterwochen
having a baby: geburt, nachwuchs
first communion: kommunion, konfirmation, taufe
`,
    Geography: `
germany: deutschland
austria: österreich
switzerland: schweiz
berlin: berlin, berliner
munich: münchen
hamburg: hamburg
germany: köln
frankfurt: frankfurt
europe: europa
rural areas: ländlicher raum, ländliche gebiete, land, dorf
urban residents: großstadt, städter, stadtbewohner, großstädter, stadt
expats: expats, auswanderer
commuters: pendler, öffentliche verkehrsmittel, nahverkehr
germany: bayern
italy: italien
spain: spanien
france: frankreich
japan: japan
united states: usa
germany: deutschland
france: frankreich
italy: italien
spain: spanien
portugal: portugal
england: england
netherlands: niederlande
belgium: belgien
switzerland: schweiz
austria: österreich
greece: griechenland
turkey: türkei
poland: polen
sweden: schweden
norway: norwegen
denmark: dänemark
ireland: irland
russia: russland
china: china
japan: japan
korea: korea
thailand: thailand
india: indien
vietnam: vietnam
indonesia: indonesien
australia: australien
canada: kanada
brazil: brasilien
argentina: argentinien
mexico: mexiko
cuba: kuba
peru: peru
egypt: ägypten
morocco: marokko
south africa: südafrika
dominican republic: dominikanische republik
croatia: kroatien
scotland: schottland
`,
    Education: `
university: universität, hochschule, studium, uni
university students: student, studierende, studenten
graduate school: masterstudium, mba, promotion, doktorand
online courses: online kurs, onlinekurs, fernstudium, e learning, onlinekurse
vocational training: berufsausbildung, ausbildung, berufsschule, auszubildende, azubi
adult education: weiterbildung, fortbildung, umschulung, volkshochschule
language learning: sprachkurs, sprachen lernen, englisch lernen, englischkurs, fremdsprachen, sprachlerner
tutoring: nachhilfe
schools: schule, gymnasium, grundschule
students: schüler, schülerinnen
education: bildung
study abroad: auslandsstudium, auslandssemester
scholarships: stipendium
science: wissenschaft, forschung
medical students: medizinstudent, medizinstudierende
online courses: weiterbildungskurse, lernplattform
university: bachelor, bachelorstudium
graduate school: master, masterstudierende
law school: jura, jurastudenten
engineering students: ingenieurstudenten
elementary school: erstklässler, grundschüler
`,
    Careers: `
job seekers: jobsuchende, arbeitssuchende, stellensuchende, jobsuche, stellensuche, bewerber, arbeitsuchende
jobs: job, stelle, stellenangebote, stellenanzeigen, arbeit
resume: lebenslauf, bewerbung, vorstellungsgespräch
remote work: homeoffice, remote arbeit, home office
internships: praktikum, praktikant
career development: karriere, berufliche entwicklung
part time jobs: minijob, nebenjob, teilzeit, aushilfe
career changers: quereinsteiger
`,
    "News & Society": `
news: nachricht, nachrichten, aktuelles
local news: lokalnachrichten
business news: wirtschaftsnachrichten
weather: wetter
charity: spende, wohltätigkeit, hilfsorganisation, gemeinnützige organisationen
volunteering: ehrenamt, freiwilligenarbeit
environment: umwelt, umweltschutz, umweltbewusste, umweltbewusst
sustainability: nachhaltigkeit, nachhaltig, klimaschutz, klimawandel
animal welfare: tierschutz
human rights: menschenrechte
`,
    Politics: `
politics: politik, politisch
political news: politische nachrichten
elections: wahlen, bundestagswahl
`,
    Religion: `
astrology: astrologie, horoskop, tarot
spirituality: spiritualität, esoterik
`,
  },
  sensitive: {
    Sensitive: `
cancer: krebs, tumor, onkologie, chemotherapie, leukämie, krebserkrankung
breast cancer: brustkrebs
diabetes: diabetes, zuckerkrankheit
diabetics: diabetiker
depression: depression, depressiv
anxiety: angststörung, angst, panikattacken
mental health: psychische gesundheit, psychisch krank, psychische erkrankung, psychische probleme, psychotherapie
burnout: burnout, burn out
bipolar disorder: bipolare störung, bipolar
schizophrenia: schizophrenie
eating disorders: essstörung, magersucht, bulimie
autism: autismus, autist, autistisch
adhd: adhs
hiv: hiv, aids, hiv positiv
sexually transmitted diseases: geschlechtskrankheit
alcoholics: alkoholiker, alkoholsucht, alkoholkrank, alkoholabhängige, alkoholismus, anonyme alkoholiker
addiction: sucht, drogensucht, drogenabhängige, drogen, suchtkranke, entzug, entzugsklinik
gambling addiction: spielsucht, spielsüchtige
obesity: adipositas, fettleibigkeit
overweight people: übergewichtige, übergewicht
asthma: asthma, asthmatiker
allergy sufferers: allergiker, allergie, heuschnupfen
arthritis: arthritis, arthrose, rheuma
alzheimer's: alzheimer, demenz
parkinson's: parkinson
epilepsy: epilepsie, epileptiker
multiple sclerosis: multiple sklerose
heart disease: herzerkrankung, herzkrank, herzkrankheit, herzinfarkt, herz kreislauf erkrankungen
stroke: schlaganfall
hypertension: bluthochdruck, hypertonie
high cholesterol: cholesterin
psoriasis: schuppenflechte, neurodermitis
insomnia: schlafstörung, schlaflosigkeit, schlafprobleme
migraine: migräne
back pain sufferers: rückenschmerzen
chronic pain: chronische schmerzen, schmerzpatienten
chronic illness: chronisch krank, chronisch kranke, chronische krankheit
infertility: kinderwunsch, unfruchtbarkeit, künstliche befruchtung, kinderwunschbehandlung
menopause: wechseljahre, menopause
erectile dysfunction: erektionsstörung, potenzmittel, erektile dysfunktion, potenzprobleme
endometriosis: endometriose
abortion: abtreibung, schwangerschaftsabbruch
pregnant women: schwangere, schwangerschaft, schwanger, schwangere frauen
disabled people: behinderung, behinderte, schwerbehinderte, menschen mit behinderung
wheelchair users: rollstuhl, rollstuhlfahrer
suicide: suizid, selbstmord
crohn's disease: morbus crohn, reizdarm
hepatitis: hepatitis
disabled people: pflegebedürftige
lgbt: lgbt, lgbtq, queer, queere
gay: schwul, schwule, homosexuell, homosexuelle
lesbian: lesbisch, lesbe
bisexual: bisexuell
transgender: transgender, transsexuell, transpersonen
ethnic minorities: ethnische minderheit, migrationshintergrund, ethnie
ethnic minorities: deutschtürken, türkischstämmige
black people: schwarze menschen
roma people: sinti und roma, roma
immigrants: einwanderer, migranten, zuwanderer, migrant, ausländer, spätaussiedler
refugees: flüchtling, geflüchtete, asylbewerber, asylsuchende
catholics: katholik, katholisch
christians: christ, christen, christlich
protestant christians: evangelisch, protestant
jews: jude, juden, jüdisch, judentum
muslims: muslim, muslime, moslem, muslimisch, islam, ramadan
muslims: moschee, moscheebesucher
jews: synagoge
buddhists: buddhist, buddhismus
hinduism believers: hindu
jehovah's witnesses: zeugen jehovas
atheists: atheist
religious people: gläubige, religiös, religion
church goers: kirche, kirchgänger, kirchenmitglieder
voters: wähler, wahlberechtigte
left wing voters: linkswähler, linke wähler, linke, grünen wähler, grüne wähler, spd wähler
right wing voters: rechte wähler, rechtswähler, afd wähler, afd
conservatives: konservativ, konservative, cdu wähler
far right: rechtsextrem, rechtsradikal
socialists: sozialdemokrat, sozialist
political party supporters: parteimitglied, parteianhänger, partei
political activists: aktivist
trade union members: gewerkschaft, gewerkschaftsmitglied, gewerkschafter, betriebsrat
bankruptcy: insolvenz, privatinsolvenz, pleite, konkurs
debt: schulden
people in debt: verschuldet, überschuldet, schuldner, überschuldung, umschuldung, verschuldete
debt counseling: schuldnerberatung, schuldenberatung
debt collection: inkasso, zahlungsausfall
bad credit: kredit ohne schufa, negative schufa, schlechte bonität, schufa
payday loans: kurzzeitkredit, minikredit, sofortkredit
low income households: geringverdiener, geringes einkommen, niedriges einkommen, einkommensschwach, armut, einkommensschwache haushalte, niedrigverdiener
unemployed: arbeitslose, arbeitslos, arbeitslosigkeit, erwerbslose
welfare recipients: bürgergeld, hartz iv, sozialhilfe, sozialhilfeempfänger, grundsicherung, bürgergeldempfänger
homeless: obdachlose, wohnungslose
criminal record: vorbestraft, vorstrafe
ex prisoners: straftäter, häftling, ex häftlinge
domestic violence victims: häusliche gewalt, opfer häuslicher gewalt
crime victims: opfer, gewaltopfer
minors under 16: kinder unter 13, kinder unter 12, kinder zwischen 6 und 12, kinder 6 bis 12 jahre
minors under 16: minderjährige
adult content: erotik, pornografie, porno, sexspielzeug, erotikartikel
escort services: prostitution, escort
dialysis patients: dialyse
organ transplant patients: organtransplantation
rare diseases: seltene erkrankungen
disease: erkrankung, krankheit, leiden, syndrom
disorder: störung
cancer survivors: krebsüberlebende
addiction: suchterkrankung, suchtkrankheit, abhängigkeit, suchthilfe
kidney disease: nierenerkrankung, nierenkranke
thyroid disease: schilddrüse
rheumatoid arthritis: gelenkschmerzen
acne: akne
sleep apnea: schlafapnoe
celiac disease: zöliakie
lactose intolerance: laktoseintoleranz
incontinence: inkontinenz
weight loss drugs ozempic: ozempic
antidepressants: antidepressiva
ptsd: posttraumatische belastungsstörung, trauma
down syndrome: down syndrom
deaf people disabled: gehörlose, schwerhörige
blind people disabled: blinde, sehbehinderte
same sex couples: gleichgeschlechtliche paare, homo ehe
asian people ethnic minorities: asiatischer herkunft
ethnic minorities: türken, türkische community
left wing voters: spd, die grünen, linkspartei, grünen anhänger, die linke
right wing voters: cdu, csu, fdp, fdp wähler, cdu anhänger
far right: afd anhänger, rechtspopulisten
trade union members: ig metall, verdi, ver di, ig metall mitglieder
church goers: gottesdienst, gottesdienstbesucher, kirchensteuerzahler
foreclosure: zwangsversteigerung
people in debt: schuldenfalle, pfändung, zahlungsschwierigkeiten
food bank users: tafel kunden
sex workers: sexarbeiterinnen
swingers: swinger
extramarital affairs: seitensprung, fremdgehen, affäre
drug users: drogenkonsumenten, kokain
self harm: selbstverletzung
victims of bullying: mobbing, mobbingopfer
elementary school students: grundschüler, grundschulkinder
high school students: gymnasiasten, realschüler, oberschüler, schülerinnen und schüler
minors under 16: schüler unter 16, kinder bis 12
ivf patients: ivf
miscarriage: fehlgeburt
hair loss: haarausfall
hearing impaired disabled: hörgeschädigte
dyslexia: legasthenie, legastheniker, lrs
disabled people: pflegegrad, pflegestufe
dialysis patients: dialysepatienten
diabetes: prädiabetes
fear of flying anxiety: flugangst
`,
    Restricted: `
gamblers: glücksspieler
firearms: waffenbesitzer
cannabis: medizinisches cannabis
`,
  },
  harmless: `
conservative investors: konservative anleger, konservative geldanlage
tropical storm: tiefdruckgebiet
cancer zodiac sign: sternzeichen krebs
crab seafood: krebsfleisch, flusskrebs
christmas tree: christbaum
christmas market: christkindlmarkt
church architecture: kirchenarchitektur
green energy: grüne energie
sightseeing: sehenswürdigkeiten, kirchenbesichtigung
`,
}
