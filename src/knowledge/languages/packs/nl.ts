import type { LanguagePack } from "../language.ts"

/** Dutch. Compounds are taken apart as in German. */
export const DUTCH: LanguagePack = {
  language: "nl",
  headFirst: false,
  functionWords:
    "de het een dat die te ten ter zich hun haar zijn er ook als aan op om dan wel tussen jaar leeftijd veel meer is heeft hebben wordt worden alle deze dit der des tot bij naar",
  joiningWords: "van voor over",
  structure: `
and: en, of
with: met
without: zonder
in: in, binnen, uit
not: niet, geen, nooit
except: behalve
`,
  audiences: `
buyers: koper, afnemer
shoppers: shopper, winkelaar, winkelend publiek
buying: aankoop, kopen, koop
past purchasers: eerdere kopers, recente kopers, hebben gekocht, gekocht hebben, gekocht
potential buyers: potentiële kopers, toekomstige kopers
repeat buyers: vaste kopers, herhaalkopers
intenders: koopintentie, met koopintentie, aankoopintentie
intending to buy +: die willen kopen, willen kopen, van plan te kopen, die overwegen te kopen
planning +: die plannen, plannen
looking for +: op zoek naar, zoeken naar, die zoeken
seekers: zoeker, zoekenden, zoekende
owners: eigenaar, eigenaren, bezitter, houder, baasje, bezitters
users: gebruiker
customers: klant, clientèle
subscribers: abonnee
members: lid, leden
fans: fan, supporter, aanhanger
lovers: liefhebber, minnaar, fanaat
enthusiasts: enthousiast, enthousiasteling
interested in +: geïnteresseerd in, geïnteresseerden in, interesse in, met interesse in, belangstelling voor, geïnteresseerde in, affiniteit met
interest: geïnteresseerden, belangstellende, geïnteresseerde
viewers: kijker
listeners: luisteraar
readers: lezer
players: speler
drinkers: drinker
consumers: consument, verbruiker
visitors: bezoeker, gast
goers: gangers, ganger
collectors: verzamelaar
travelers: reiziger, vakantieganger, toerist
patients: patiënt, zieke
people with +: mensen met, personen met, lijdend aan, lijden aan, gediagnosticeerd met, volwassenen met
caregivers: mantelzorger
supporters: voorstander, sympathisant
donors: donateur, donor
volunteers: vrijwilliger
professionals: professional, vakmensen
decision makers: beslisser, besluitvormer, inkoopbeslissers
managers: manager, hoofd, leidinggevende
directors: directeur
workers: werknemer, medewerker, werkenden
experts: expert, specialist
beginners: beginner, starter
households: huishouden
people: mensen, personen, publiek, doelgroep, segment, lieden
residents: inwoner, bewoner
who live in +: woonachtig in, wonen in, die wonen in
switchers: overstapper
lapsed customers: voormalige klanten, inactieve klanten, oud klanten
loyal customers: trouwe klanten, vaste klanten
recently +: recent, onlangs
renters: huurder
drivers: rijder, bestuurder
followers: volger
business: zakelijk
`,
  leading: `
new: nieuw, kersvers
future: toekomstig, aanstaand
small: klein
large: groot
young: jong
former: voormalig, ex, oud
frequent: regelmatig, frequent
high: hoog
luxury: luxe
`,
  qualifiers: [
    [
      "\\b(?:van |tussen (?:de )?)?(?:[1-9]|1[0-7]) ?(?:tot|t/m|-|–|en) ?(?:[1-9]|1[0-7]) ?(?:jaar|jarigen)\\b",
      "minors under 16",
    ],
    ["\\b(?:tot|onder(?: de)?|jonger dan|t/m) (?:[1-9]|1[0-8])(?: jaar)?\\b", "minors under 16"],
    ["\\b(?:[1-9]|1[0-7])-?jarigen?\\b", "minors under 16"],
    [
      "(?<=\\b(?:kind(?:eren)?|meisjes?|jongens?|leerling(?:en)?|tieners?) (?:van )?)(?:[1-9]|1[0-7]) jaar\\b",
      "minors under 16",
    ],
    ["\\b(?:van |tussen (?:de )?)?(\\d{2}) ?(?:tot|t/m|-|–|en) ?(\\d{2}) ?(?:jaar|jarigen)\\b", "aged $1-$2"],
    ["\\b(\\d{2}) ?-?plussers\\b", "aged $1+"],
    ["\\b(\\d{2})\\+(?: jaar| ers)?", "aged $1+"],
    ["\\b(?:ouder dan|boven de|vanaf) (\\d{2})(?: jaar)?\\b", "aged $1+"],
    ["\\b(?:jonger dan|onder de) (?!1[0-8]\\b)(\\d{2})(?: jaar)?\\b", "aged under $1"],
    ["\\b(?:in de )?(?:afgelopen|laatste) (\\d+) dagen\\b", "in the last $1 days"],
    ["\\b(?:in de )?(?:afgelopen|laatste) (\\d+) maanden\\b", "in the last $1 months"],
    ["\\bmet meer dan (\\d+) (?:medewerkers|werknemers)\\b", "with $1+ employees"],
  ],
  topics: {
    Auto: `
car: auto, wagen, voertuig, personenauto
new car: nieuwe auto, nieuwe auto's
used car: tweedehands auto, occasion, gebruikte auto, tweedehands auto's, occasions
electric car: elektrische auto, elektrische auto's, elektrisch voertuig, elektrisch rijden
hybrid car: hybride auto, hybride
luxury car: luxe auto, luxe auto's, premium auto's
sports car: sportwagen, sportauto
classic car: oldtimer, klassieke auto, klassieke auto's
suv: suv, terreinwagen, suvs
van: bestelbus, bestelwagen, busje, bestelauto
truck: vrachtwagen
tires: autoband, banden, winterbanden
auto parts: auto onderdelen, auto onderdeel, autoaccessoires, onderdelen
auto repair: garage, autogarage, apk, autoreparatie, autoonderhoud, auto onderhoud
car dealership: autodealer, autobedrijf
drivers: automobilist, autorijder
electric vehicle charging: laadpaal, laadpalen, laadstation
fleet vehicles: wagenpark, bedrijfswagen, leaseauto
car leasing: private lease, autolease, lease, leaserijder
drivers license: rijbewijs
car buyers: autokopers, auto kopen, aankoop auto
gas stations: tankstation, benzine
`,
    "Powersports & RV": `
motorcycle: motorfiets, motor, motorrijder
scooter: scooter, brommer, bromfiets
motorhome: camper, caravan, kampeerauto
boat: boot, zeilboot, jacht, boten, sloep
electric bike: elektrische fiets, e bike, e bikes
electric scooter: elektrische step, e step
jet ski: jetski, waterscooter
atv: quad
electric bike: fatbike, fatbikes, e bikers, elektrische fietsen
motorcycle: motorrijders
`,
    Industries: `
manufacturing industry: industrie, fabrikant, maakindustrie, productiebedrijf
construction industry: bouwsector, bouwbedrijf, aannemer, bouw, bouwbedrijven
healthcare industry: zorgsector, gezondheidszorg
technology companies: technologiebedrijf, techbedrijf, it bedrijven, ict sector, ict bedrijven
financial services industry: financiële dienstverlening, financiële sector, bankensector
retail industry: detailhandel, retailer, retail, winkeliers, groothandel
energy industry: energiesector
transportation and logistics industry: transportsector, transportbedrijf, logistieke sector
agriculture industry: landbouw, boer, agrariër, agrarisch, veehouder, tuinbouw, boeren, akkerbouwer
hospitality industry: horeca, hotelsector, horecaondernemers
public sector: overheid, publieke sector, gemeente, overheidsinstellingen
nonprofit sector: non profit
media industry: mediasector
small and medium companies: mkb, midden en kleinbedrijf, kleine bedrijven, mkb bedrijven, kleinbedrijf
large enterprises: grootbedrijf, grote bedrijven, multinational, grote ondernemingen
companies: bedrijf, bedrijven, onderneming
automotive industry: automotive sector, auto industrie
pharmaceutical industry: farmaceutische industrie
startups: startup
hotels industry: hoteliers
logistics companies: logistieke bedrijven
law firms: advocatenkantoren
retail industry: winkelketens
public sector: gemeenten, provincies
supply chain industry: toeleveringsketen
healthcare industry: zorg, zorginstellingen
`,
    "Job Roles": `
executives: bestuurder, topmanager, directieleden, directie
ceo: algemeen directeur, bestuursvoorzitter
cfo: financieel directeur
cio: it directeur, it manager, hoofd it, ict manager
cmo: marketingdirecteur, hoofd marketing
hr directors: hr directeur, hr manager, hoofd personeelszaken, personeelsmanager
hr professionals: hr professionals, personeelszaken, recruiter, hr medewerkers
business owners: ondernemer, bedrijfseigenaar, eigenaren van bedrijven
small business owners: mkb ondernemer, kleine ondernemers, mkb eigenaren, eigenaren van kleine bedrijven
entrepreneurs: startende ondernemers, starters ondernemer
founders: oprichter
it decision makers: it beslissers, ict beslissers, it besluitvormers
it professionals: it professionals, it ers, ict professionals, systeembeheerder
software developers: softwareontwikkelaar, ontwikkelaar, programmeur, developer
engineers: ingenieur
architects: architect
marketing professionals: marketeer, marketingmanager, marketingprofessionals
sales professionals: verkoper, vertegenwoordiger, accountmanager, verkoopmedewerkers
sales managers: verkoopmanager, salesmanager
accountants: accountant, boekhouder
lawyers: advocaat, advocaten, jurist, notaris
doctors: arts, huisarts, dokter, chirurg
nurses: verpleegkundige, verpleger
healthcare professionals: zorgprofessional, zorgmedewerker, zorgverlener
dentists: tandarts
pharmacists: apotheker
veterinarians: dierenarts
teachers: leraar, leraren, docent, leerkracht
electricians: elektricien
plumbers: loodgieter
skilled trades: vakman, vaklieden
construction workers: bouwvakker
truck drivers: vrachtwagenchauffeur, chauffeur
freelancers: zzp er, zzp ers, zzper, zelfstandige, freelancer, zelfstandigen zonder personeel, zzp
procurement managers: inkoper, inkoopmanager, hoofd inkoop
consultants: adviseur, consultant
managers: teamleider, projectleider
police officers: politieagent
civil servants: ambtenaar, ambtenaren
hairdressers: kappers
executives: c level, topmanagement, bestuurders
plant managers: fabrieksdirecteur, operationeel manager, productieleider
scientists: wetenschapper, onderzoeker
designers: ontwerper, vormgever
journalists: journalist
psychologists: psycholoog
`,
    "Business Services": `
legal services: juridische dienstverlening, advocatenkantoor, juridisch advies
accounting services: boekhouding, administratiekantoor, salarisadministratie
marketing services: marketingbureau, reclamebureau, online marketing, marketing, reclame
business consulting: bedrijfsadvies, adviesbureau
staffing services: uitzendbureau, detachering, werving en selectie, personeelswerving
shipping and logistics services: pakketdienst, koerier, logistiek, verzending
business loans: zakelijke lening, zakelijk krediet, bedrijfsfinanciering, zakelijke financiering
business banking: zakelijke rekening
merchant services: pinapparaat, betaalautomaat
office supplies: kantoorartikelen, kantoorbenodigdheden, kantoormeubelen
printing services: drukkerij, drukwerk
trade shows: vakbeurs, beurs, congres, zakelijke evenementen
industrial equipment: machine, industriële machines
coworking: coworking, flexwerkplek
`,
    "Consumer Tech": `
smartphone: smartphone, mobiele telefoon, mobieltje, telefoon
laptop: laptop
computer: computer
tablet: tablet
smart tv: televisietoestel, smart tv
headphones: koptelefoon, oordopjes
camera: camera, fotocamera
smartwatch: smartwatch
printer: printer
smart home: slim huis, slimme woning, smart home, domotica
consumer electronics: consumentenelektronica, elektronica
technology enthusiasts: technologie, techliefhebbers, technologieliefhebbers, techniek
apps: app
artificial intelligence: kunstmatige intelligentie, ai
virtual reality: virtuele realiteit
social media: sociale media, social media
speakers: speaker, luidspreker
gadgets: gadget
refurbished smartphones: refurbished telefoons
home theater: thuisbioscoop
`,
    "Business Tech": `
business software: bedrijfssoftware, software
cloud computing: cloud, clouddiensten
cybersecurity: cyberbeveiliging, informatiebeveiliging, cybersecurity
crm software: crm
erp software: erp, boekhoudsoftware, facturatiesoftware, boekhoudprogramma
hr software: hr software, salarissoftware
data analytics: data analyse, big data
web hosting: webhosting, hosting, domeinnaam
web development: webontwikkeling, website laten maken, webdesign
it services: it diensten, it dienstverlening, ict diensten
automation: automatisering
enterprise software: digitale transformatie, digitalisering
programming: programmeren
servers: server
cybersecurity: beveiligingsoplossingen, privacy software
business software: softwareoplossingen, zakelijke software
`,
    "Telecom & Utilities": `
mobile carriers: mobiele provider, telefoonabonnement, sim only, mobiel abonnement, telecomprovider, provider
home internet: internetprovider, glasvezel, breedband, internet thuis, internetabonnement
cable tv: kabeltelevisie, digitale tv
prepaid phone: prepaid
electricity provider: stroom, energieleverancier, elektriciteit, energiecontract, energie, groene stroom
natural gas provider: aardgas, gasleverancier
solar panels: zonnepaneel, zonnepanelen, zonne energie
renewable energy: duurzame energie, hernieuwbare energie, windenergie
mobile carriers: provider overstappers, mobiele abonnementen, telecom
home internet: internet en tv, wifi
electricity provider: energievergelijkers, energievergelijker, stroom en gas, energie overstappers, energieleveranciers, gas en licht, energievergelijking
`,
    "Sports & Outdoors": `
soccer: voetbal, eredivisie, champions league, voetballer
football: american football
basketball: basketbal
volleyball: volleybal
tennis: tennis
golf: golf, golfer
field hockey: hockey
running: hardlopen, hardloop, marathon
runners: hardloper, loper, marathonloper
cycling: wielrennen, fietsen, fiets, wielersport
cyclists: fietser, wielrenner, wielerfans
mountain biking: mountainbiken, mountainbike
swimming: zwemmen, zwemmer
hiking: wandelen, wandelaar, wandel, trekking
camping: kamperen, kampeerder, camping, tent, kampeer
fishing: vissen, hengelsport, sportvisser, hengelaar
hunting: jacht en natuur, jagers, jager
skiing: skiën, ski, wintersport, skiër, wintersporters, snowboard
ice skating: schaatsen, schaats
surfing: surfen, surfer
sailing: zeilen, zeiler
motorsports: autosport, motorsport
formula 1: formule 1
boxing: boksen, vechtsport
horse riding: paardrijden, paardensport, ruiter
olympics: olympische spelen
sporting goods: sportartikelen, sportuitrusting, sportwinkel
sports: sport, sporter
outdoor activities: buitenactiviteiten, outdoor, natuur, buitensport
climbing: klimmen, bergbeklimmen
water sports: watersport, duiken
extreme sports: extreme sporten
darts: darts
soccer: ajax, feyenoord, psv, oranje, nederlands elftal, voetbalclub
triathlon: triatlon
soccer: voetbalwedstrijd
sports: wedstrijd
mountain hiking: bergen
`,
    "Movies & TV": `
movies: film, bioscoop, bioscoopbezoekers, filmliefhebbers
tv series: serie, televisieserie, soap
television: televisie, tv
streaming services: streaming, streamingdienst
horror movies: horrorfilm, horror
action movies: actiefilm
comedy: komedie, cabaret
science fiction: science fiction
documentaries: documentaire
reality tv: realitysoap, reality tv, quizprogramma
anime: anime, tekenfilm
celebrities: beroemdheid, bekende nederlanders, showbizz
kids shows: kinderprogramma
`,
    "Music & Audio": `
music: muziek
rock music: rock, rockmuziek, metal
pop music: pop, popmuziek, nederlandstalige muziek
hip hop: rap, hiphop
classical music: klassieke muziek
electronic music: dancemuziek, techno, elektronische muziek, edm
jazz: jazz
podcasts: podcast
radio: radio
music streaming: muziekstreaming
`,
    Gaming: `
video games: videogame, computerspel, gaming, games, videospellen, computerspellen
gamers: gamer
console gaming: console, spelcomputer
pc gaming: pc games
mobile games: mobiele games, mobiele spellen
esports: e sport, esports
role playing games: rollenspel
online games: online games
`,
    Books: `
books: boek, boeken, boekhandel, literatuur, lezen, boekenwurm
novels: roman
crime novels: thriller, misdaadroman, detective
comics: strip, stripboek, manga, strips
children's books: kinderboek
audiobooks: luisterboek
e books: e book, e reader
magazines: tijdschrift, krant, kranten
poetry: poëzie
biographies: biografie
`,
    Travel: `
travel: reis, reizen, toerisme
vacation: vakantie, weekendje weg
flights: vlucht, vliegticket, luchtvaartmaatschappij, vliegtickets, vliegreis
frequent flyers: frequente reizigers, veelvlieger, frequente vliegers
hotels: hotel, accommodatie
cruises: cruise
vacation packages: pakketreis, reisbureau, all inclusive, georganiseerde reis, last minute, vakantieboekers
car rental: autoverhuur, huurauto
train travel: trein, treinreis, treinreiziger
business travel: zakenreis, zakelijke reiziger, zakenreiziger, zakelijke reizigers, zakelijk reizen
family vacations: gezinsvakantie, familievakantie, vakantie met kinderen
luxury travel: luxe reis, luxe reizen, luxe vakantie, luxe hotel, luxe reizigers
beach vacations: strandvakantie, zonvakantie, strand
adventure travel: avontuurlijke reis, avontuurlijke reizen, backpacker, rondreis, avontuur
city breaks: stedentrip
vacation rentals: vakantiehuis, vakantiewoning, vakantiehuizen, bungalowpark, vakantiepark
luggage: koffer, bagage
ski vacations: wintersportvakantie, skivakantie
travel: weekendtrips, verre reizen, reislustigen
beach vacations: zonvakanties, wadden
`,
    "Arts & Events": `
concerts: concert, festival, festivalganger, muziekfestival
theater: theater, musical, toneel
museums: museum, galerie, tentoonstelling, musea
art: kunst
dance: dans, ballet
opera: opera
theme parks: pretpark, attractiepark, themapark
zoo: dierentuin
nightlife: nachtleven, uitgaan, discotheek, uitgaanders
event tickets: concertkaartjes, tickets, kaartjes
events: evenement
arts and arts and arts and culture: cultuur
carnival: carnaval
`,
    Hobbies: `
photography: fotografie, fotograaf
crafts: knutselen, handwerken, creatieve hobby
woodworking: houtbewerking
sewing: naaien
knitting: breien, haken
painting: schilderen, tekenen
collecting: verzamelen, antiek, postzegels
board games: bordspel, gezelschapsspel, schaken, puzzel
musical instruments: muziekinstrument, gitaar, piano
model building: modelbouw, modeltreinen
genealogy: stamboom, stamboomonderzoek, genealogie
birdwatching: vogels kijken, vogelspotter
writing: schrijven, blogger
hobbies: hobby
crafts: creatief, creatievelingen
`,
    Fashion: `
fashion: mode, kleding, kleren
women's clothing: dameskleding, damesmode, vrouwenkleding, jurken
men's clothing: herenkleding, herenmode, mannenkleding
kids clothing: kinderkleding
baby clothing: babykleding
shoes: schoen, schoenen, schoeisel
sneakers: sneaker, gympen
running shoes: hardloopschoen, hardloopschoenen
handbags: handtas, tas, tassen
jewelry: sieraad, sieraden, juwelen
watches: horloge
sportswear: sportkleding
luxury fashion: luxe mode, designerkleding, merkkleding, luxe merken
coats: jas, jassen
lingerie: lingerie, ondergoed
swimwear: badkleding, badmode, zwemkleding
suits: pak, pakken
sunglasses: zonnebril
jeans: spijkerbroek, broek
costumes: kostuum, verkleedkleding
accessories: modeaccessoires
sustainable fashion: duurzame mode
plus size clothing: grote maten
`,
    Beauty: `
makeup: make up, makeup, lippenstift
cosmetics: cosmetica, schoonheidsproducten
beauty: schoonheid, beauty
skin care: huidverzorging, gezichtsverzorging, huidverzorgingsproducten
hair care: haarverzorging, shampoo, haar
perfume: parfum, geur, geuren
nail care: nagellak, manicure, nagels
hair salon: kapper, kapsalon, schoonheidssalon
spa: massage, sauna
oral care: tandpasta, tandenborstel, mondverzorging
shaving: scheren, scheerapparaat, baardverzorging
deodorant: deodorant
sunscreen: zonnebrandcrème, zonnebrand
natural cosmetics: natuurlijke cosmetica
tattoos: tatoeage, tattoo
anti aging skin care: anti rimpel, anti aging, dagcrème, gezichtscrème
hair removal: ontharen
`,
    Shopping: `
online shoppers: online winkelen, online shoppers, online shoppen, webwinkel, webshop, onlineshoppers, e commerce, online kopers
deal seekers: koopjesjager, koopjes, aanbieding, korting, kortingsjagers, koopjeszoekers, prijsbewuste
coupons: kortingscode, kortingsbon, waardebon
luxury shoppers: luxe shoppers, luxeproducten, luxegoederen, luxe producten
department stores: warenhuis
shopping malls: winkelcentrum, outlet
gifts: cadeau
flowers: bloem, bloemen, boeket
black friday shoppers: black friday
christmas shopping: kerstinkopen, kerstcadeaus, kerstaankopen, sinterklaascadeaus
back to school shopping: terug naar school, schoolspullen, back to school
secondhand shopping: tweedehands, kringloop, tweedehands kleding
cart abandoners: verlaten winkelwagen, winkelwagenverlaters, winkelwagen verlaten
loyalty program members: loyaliteitsprogramma, spaarprogramma, klantenkaart, klantenkaarthouders
website visitors: websitebezoekers
shopping: winkelen, winkel, shoppen
party supplies: feestartikelen
deal seekers: aanbiedingen, kortingen, prijsvergelijkers, koopjesjagers, uitverkoop
online shoppers: online aankopen, internetshoppers, marktplaats
newsletter subscribers: nieuwsbriefabonnees
`,
    "Food & Beverage": `
food: voeding, eten, voedsel, levensmiddelen, voedingsmiddelen
cooking: koken, kook, recept, thuiskok, hobbykok, keukenprinses
coffee: koffie
tea: thee
soft drinks: frisdrank, drank, drankjes
energy drinks: energiedrank, energydrank
juice: sap, vruchtensap
bottled water: mineraalwater
snacks: snack, tussendoortje, chips
chocolate: chocolade
candy: snoep, snoepgoed
ice cream: ijs, ijsjes
cheese: kaas
dairy: zuivel, melk, yoghurt
meat: vlees, vleeswaren
seafood: vis, zeevruchten
bread: brood
baking: bakken, thuisbakkers, taart
frozen food: diepvries, kant en klaarmaaltijden
pasta: pasta, rijst
olive oil: olijfolie
breakfast cereal: ontbijt, ontbijtgranen, muesli
organic food: biologisch, biologische producten, biologisch eten, biologische voeding
vegan: veganistisch, veganist, vegan
vegetarian: vegetarisch, vegetariër
gluten free food: glutenvrij
groceries: supermarkt, boodschappen
grocery delivery: boodschappen bezorgen, online boodschappen
fruit and vegetables: groente, fruit
italian food: italiaanse keuken
japanese food: sushi, japanse keuken
gourmet food: delicatessen
meal kits: maaltijdbox
barbecue: barbecue
pasta sauces: saus
healthy food: gezonde snacks
meat alternatives: vleesvervangers
italian food: italiaans eten, italiaans
asian food: aziatische keuken
mediterranean food: mediterraan dieet
`,
    Dining: `
restaurants: restaurant, uit eten, gastronomie
fast food: fastfood, snackbar, hamburger
fine dining: sterrenrestaurant, haute cuisine
coffee shops: koffietent, lunchroom
pizza: pizza, pizzeria
bakery: bakkerij, bakker
bars: café, kroeg, bar
food delivery: maaltijdbezorging, eten bezorgen, bezorgmaaltijden, thuisbezorgd, afhaalmaaltijden, eten bestellen, maaltijdbezorgers
brunch: brunch
foodies: fijnproever, foodie, lekkerbek, culinair, culinaire
catering: catering
`,
    "Alcohol & Regulated": `
craft beer: craftbier, craft bier, ambachtelijk bier
beer: bier, speciaalbier
wine: wijn, wijngaard, wijnhuis
spirits: sterke drank, gedistilleerd, gin, rum, wodka, alcohol, alcoholische dranken
whiskey: whisky
cocktails: cocktail
tobacco: tabak, sigaret, sigaar
smokers: roker
vaping: e sigaret, vapen, vaper
casinos: casino, gokken, kansspel, gokautomaten
gamblers: gokker
sports betting: sportweddenschap, wedden, sportweddenschappen
lottery: loterij, staatsloterij
cannabis: cannabis, wiet, cbd, hennep
firearms: vuurwapen, wapens
wine: rode wijn, witte wijn, wijnkenners
sports betting: online gokken sport, wedkantoor
casinos: poker, online gokken, fruitautomaten, bingo
`,
    Household: `
cleaning supplies: schoonmaakmiddel, schoonmaken, schoonmaakproducten, schoonmaak
laundry detergent: wasmiddel, wasverzachter
toilet paper: toiletpapier, keukenpapier
dish soap: afwasmiddel
air fresheners: luchtverfrisser, geurkaarsen
insecticides: insectenbestrijding, ongediertebestrijding
trash bags: vuilniszakken
batteries: batterij, gloeilamp
household products: huishoudelijke artikelen, huishoudelijke producten
dish soap: vaatwastabletten
cleaning supplies: huishoudmiddelen
`,
    "Home & Garden": `
furniture: meubel, meubels, meubilair, bank en stoel, woonwinkel
home decor: woondecoratie, decoratie, interieur, woonaccessoires, woninginrichting
kitchenware: keukengerei, servies, pannen
kitchen: keuken
bedding: beddengoed
mattresses: matras
home appliances: huishoudelijke apparaten, wasmachine, koelkast, stofzuiger, vaatwasser, witgoed
lighting: verlichting, lamp
gardening: tuin, tuinieren, tuinier, planten, tuinliefhebbers
patio furniture: tuinmeubel, tuinmeubelen, terras
home improvement: verbouwing, renovatie, verbouwen, verbouwers, woningverbetering, huis verbouwen
diy: doe het zelf, klussen, klusser, bouwmarkt, doe het zelver
tools: gereedschap
heating: verwarming, warmtepomp, cv ketel
air conditioning: airco, airconditioning
plumbing: sanitair
home security: alarmsysteem, beveiliging, huisbeveiliging, woningbeveiliging
swimming pools: zwembad
bathroom remodeling: badkamer, badkamerrenovatie
windows: kozijnen, raam, isolatie
home furnishings: wonen
home improvement: huis renoveren, woningrenovatie, klusprojecten
insulation windows: woningisolatie, dubbel glas, isolatieglas
fireplace: houtkachel, open haard
home appliances: droger, magnetron, airfryer, oven
greenhouses gardening: kas tuin, moestuin
`,
    "Real Estate": `
real estate: vastgoed, onroerend goed, woningmarkt, huizenmarkt
home buyers: huizenkoper, huis kopen, woningkoper, huizenkopers, kopers van een huis, woning kopen
home sellers: huisverkoop, huis verkopen, huizenverkopers
houses: huis, woning, huizen
apartments: appartement, flat
apartment renters: huurwoning, woninghuurders, huren
luxury homes: luxe woning, villa, luxe huizen
new construction homes: nieuwbouw, nieuwbouwwoning
second homes: tweede huis, tweede woning
commercial real estate: bedrijfspand, kantoorruimte, zakelijk vastgoed
investment property: vastgoedbelegger, vastgoedinvesteerder, beleggingspand
moving companies: verhuisbedrijf, verhuizer
real estate agents: makelaar
homeowners: huiseigenaar, huiseigenaren, woningeigenaar, huizenbezitter, huizenbezitters, woningbezitter
home buyers: woningzoekers, woningzoekenden, huizenzoekers
`,
    Pets: `
dog: hond, honden
dog owners: hondeneigenaar, hondenbezitter, hondenbaasje, hondenliefhebbers
puppies: puppy
cat: kat, katten, poes
pet: huisdier, huisdieren
pet owners: huisdiereigenaar, huisdierenbezitter, huisdierbezitters, dierenbezitter
animal lovers: dierenliefhebber, dierenvriend
fish aquariums: aquarium
birds: vogel
horse: paard, paarden
small pets: hamster, konijn, knaagdier, reptiel
pet food: dierenvoeding, diervoeding, huisdiervoeding
dog food: hondenvoer, hondenbrokken, hondenvoeding
cat food: kattenvoer, kattenvoeding
pet supplies: dierenwinkel, dierenbenodigdheden, dierbenodigdheden
veterinary care: dierenkliniek, dierenartspraktijk
pet adoption: dierenasiel, dieren adopteren
`,
    "Banking & Credit": `
banking: bank, bankieren, banken
savings accounts: sparen, spaarrekening, spaarder, spaargeld
checking accounts: betaalrekening, bankrekening
online banking: online bankieren, mobiel bankieren, mobiel betalen, internetbankieren
credit cards: creditcard, kredietkaart
mortgages: hypotheek, hypotheken, huizenfinanciering, hypotheekadvies
personal loans: lening, persoonlijke lening, krediet, lenen
auto loans: autolening, autofinanciering
student loans: studielening, studieschuld
taxes: belasting, belastingaangifte
budgeting: huishoudboekje, budgetteren
mortgage refinancing: oversluiten, oversluiter, hypotheek oversluiten, oversluiters
`,
    Investing: `
investing: beleggen, investeren, investering, belegging
investors: belegger, investeerder
stocks: aandelen, effecten, aandeel, obligaties
mutual funds: beleggingsfonds, beleggingsfondsen, etf
retirement planning: pensioenopbouw, pensioensparen, pensioenplanning, oudedagsvoorziening
financial advisors: financieel adviseur, financieel advies, financiële planning
cryptocurrency: cryptovaluta, crypto, bitcoin
gold: goud, edelmetaal
wealth management: vermogensbeheer, private banking
economy: economie, financiële markten
day trading: daytrader
`,
    Insurance: `
insurance: verzekering, verzekeraar, verzekerden
auto insurance: autoverzekering
home insurance: woonverzekering, opstalverzekering, inboedelverzekering
life insurance: levensverzekering, overlijdensrisicoverzekering
health insurance: zorgverzekering, ziektekostenverzekering
travel insurance: reisverzekering
pet insurance: huisdierenverzekering, dierenverzekering, hondenverzekering, huisdierverzekering
disability insurance: arbeidsongeschiktheidsverzekering
business insurance: bedrijfsverzekering, zakelijke verzekering
liability insurance: aansprakelijkheidsverzekering
`,
    Healthcare: `
medical clinics: kliniek, huisartsenpraktijk, geneeskunde
hospitals: ziekenhuis, spoedeisende hulp
pharmacies: apotheek, drogist, drogisterij
prescription drugs: medicijn, geneesmiddel, receptgeneesmiddelen, medicijnen
over the counter medicine: pijnstiller, zelfzorgmiddelen
dental care: tandheelkunde, beugel, tandimplantaten, tandzorg
vision care: opticien, bril, contactlenzen, brildragers
hearing aids: gehoorapparaat, hoortoestel
cosmetic surgery: plastische chirurgie, cosmetische ingreep, botox, cosmetische chirurgie
medical devices: medische hulpmiddelen
vaccines: vaccin, vaccinatie
senior care: ouderenzorg, verpleeghuis, thuiszorg, verzorgingshuis
telehealth: telezorg
physical therapy: fysiotherapie
dental care: orthodontist, kunstgebit
vision care: ooglaseren
`,
    "Fitness & Wellness": `
gym: sportschool, fitnesscentrum
fitness: fitness, training, sporten
yoga: yoga, pilates
bodybuilding: krachttraining, bodybuilding
weight loss: afvallen, gewichtsverlies, dieet, afslanken, lijnen
vitamins: vitamine, voedingssupplement, supplementen, eiwitten
nutrition: gezonde voeding, gezond eten
healthy lifestyle: gezonde levensstijl, gezond leven, gezondheidsbewuste, gezondheidsbewust
meditation: meditatie, mindfulness
wellness: welzijn, wellness
home fitness equipment: loopband, hometrainer, fitnessapparaten
alternative medicine: alternatieve geneeswijzen, homeopathie, acupunctuur
quit smoking: stoppen met roken
stress relief: stress
weight loss: willen afvallen
`,
    Demographics: `
women: vrouw, vrouwelijk, dames
men: man, mannen, mannelijk, heren
young adults: jongeren, jongvolwassenen, jeugd
seniors: senior, senioren, ouderen, oudere, bejaarden
adults: volwassene
teens: tiener, pubers
millennials: millennials, millennial
gen z: generatie z
high income households: hoog inkomen, hoge inkomens, veelverdiener, huishoudens met hoog inkomen, grootverdieners, bovenmodaal
middle income households: middeninkomens, modaal inkomen
affluent: vermogend, welgesteld, rijk, vermogenden, miljonair
college graduates: hoogopgeleid, hbo opgeleiden, hoogopgeleiden
married couples: getrouwd, echtpaar, gehuwd
singles: alleenstaand, single, vrijgezel
families: gezin, familie, gezinnen
large families: groot gezin, grote gezinnen
veterans: militair, veteraan
housewives: huisvrouw
retirees: gepensioneerd, pensionado, gepensioneerden, aow ers
households with children: huishoudens met kinderen, gezinnen met kinderen
couples without children: stellen zonder kinderen
couples: stel, koppel
dual income couples: tweeverdieners, dubbele inkomens
gen x: generatie x
men: jongens
women: meiden, meisjes
young adults: twintigers, dertigers, jonge mensen
baby boomers: babyboomers
`,
    Parenting: `
parents: ouder, ouders, moeder, vader, mama, papa
new parents: kersverse ouders, nieuwe ouders, jonge ouders
expecting parents: aanstaande ouders, aanstaande moeders
parents of toddlers: ouders van peuters, ouders van kleuters, ouders van jonge kinderen, ouders met jonge kinderen, ouders van kleine kinderen
parents of babies: ouders van baby's, ouders van pasgeborenen, ouders met baby's
parents of teens: ouders van tieners, ouders van pubers
parents of school age kids: ouders van schoolgaande kinderen, ouders van schoolkinderen
single parents: alleenstaande ouder, eenoudergezin, alleenstaande moeder, alleenstaande ouders
grandparents: grootouder, oma, opa, grootouders
kids: kind, kinderen, jonge kinderen
baby: baby, pasgeboren
diapers: luier
baby products: babyproducten, kinderwagen, babyspullen, autostoeltje, babykamer, babyartikelen
baby food: babyvoeding, flesvoeding
toys: speelgoed
childcare: kinderopvang, kinderdagverblijf, oppas, crèche
motherhood: moederschap, ouderschap, opvoeding
adoption: adoptie, pleegouders
kids activities: kinderfeestje
strollers: buggy
parents of twins: tweeling, tweelingouders
`,
    "Life Events": `
getting married: bruiloft, trouwen, huwelijk, verloofd, bruidspaar, bruid, trouwplannen, aanstaande bruidsparen
newlyweds: pasgetrouwd, pas getrouwd
moving home: verhuizing, verhuizen, verhuisd, verhuizende
first time home buyers: starters op de woningmarkt, eerste huis, eerste woning, starters woningmarkt
new job: nieuwe baan, baanwisseling
graduation: diploma uitreiking, pas afgestudeerd, afgestudeerd, afgestudeerden
retirement: pensioen, bijna gepensioneerd
birthdays: verjaardag, jubileum
christmas: kerst, kerstmis, sinterklaas, feestdagen
easter: pasen
mothers day: moederdag, vaderdag
valentines day: valentijnsdag
online dating: online dating, datingsite, datingapp, daten
divorced: gescheiden, echtscheiding
widowed: weduwe, weduwnaar
funerals: uitvaart, begrafenis
honeymoon: huwelijksreis
having a baby: geboorte, kraamcadeaus
first communion: doop, communie
`,
    Geography: `
netherlands: nederland
belgium: belgië, vlaanderen, vlaming
amsterdam: amsterdam, amsterdammers
rotterdam: rotterdam
netherlands: den haag
antwerp: antwerpen
europe: europa
netherlands: randstad
rural areas: platteland, dorp
urban residents: stad, stadsbewoner, grote steden, stedelingen
expats: expat
commuters: forens, forenzen, openbaar vervoer, ov reizigers
italy: italië
spain: spanje
france: frankrijk
germany: duitsland
united states: verenigde staten
japan: japan
germany: duitsland
france: frankrijk
italy: italië
spain: spanje
portugal: portugal
england: engeland
netherlands: nederland
belgium: belgië
switzerland: zwitserland
austria: oostenrijk
greece: griekenland
turkey: turkije
poland: polen
sweden: zweden
norway: noorwegen
denmark: denemarken
ireland: ierland
russia: rusland
china: china
japan: japan
korea: korea
thailand: thailand
india: india
vietnam: vietnam
indonesia: indonesië
australia: australië
canada: canada
brazil: brazilië
argentina: argentinië
mexico: mexico
cuba: cuba
peru: peru
egypt: egypte
morocco: marokko
south africa: zuid afrika
dominican republic: dominicaanse republiek
croatia: kroatië
scotland: schotland
`,
    Education: `
university: universiteit, hogeschool, hbo
university students: student, studenten
graduate school: master, mba, promovendus
online courses: online cursus, e learning, thuisstudie, cursus
vocational training: mbo, beroepsopleiding, beroepsonderwijs, leerling vakman
adult education: bijscholing, omscholing, opleiding
language learning: taalcursus, engels leren, talen leren, taal leren
tutoring: bijles, huiswerkbegeleiding
schools: school, middelbare school, basisschool
students: leerling
education: onderwijs
study abroad: studeren in het buitenland
scholarships: studiebeurs
science: wetenschap
medical students: geneeskundestudenten
online courses: online opleiding, online studie, deeltijdstudie
university: bachelor
exam preparation: eindexamen, examentraining
law school: rechten, rechtenstudenten
university students: studenten op kamers
elementary school: basisschool leerlingen
`,
    Careers: `
job seekers: werkzoekende, werkzoekenden, op zoek naar werk, sollicitant, op zoek naar een baan, baanzoekers
jobs: baan, vacature, werk
resume: curriculum vitae, sollicitatie, sollicitatiegesprek, cv
remote work: thuiswerken, thuiswerker, op afstand werken
internships: stage, stagiair
career development: carrière, loopbaan
part time jobs: bijbaan, deeltijdwerk, vakantiewerk
`,
    "News & Society": `
news: nieuws, actualiteit
local news: lokaal nieuws, regionaal nieuws
business news: economisch nieuws
weather: weer, weerbericht
charity: goede doelen, liefdadigheid, goed doel
volunteering: vrijwilligerswerk
environment: milieu, milieubewust, milieubewuste
sustainability: duurzaamheid, duurzaam, klimaatverandering, klimaat
animal welfare: dierenwelzijn
human rights: mensenrechten
`,
    Politics: `
politics: politiek
political news: politiek nieuws
elections: verkiezing, verkiezingen
`,
    Religion: `
astrology: astrologie, horoscoop, tarot
spirituality: spiritualiteit, spiritueel
`,
  },
  sensitive: {
    Sensitive: `
cancer: kanker, tumor, oncologie, chemotherapie, leukemie
breast cancer: borstkanker
diabetes: diabetes, suikerziekte
diabetics: diabeet, diabetici
depression: depressie, depressief
anxiety: angststoornis, angst, paniekaanvallen
mental health: mentale gezondheid, psychische klachten, psychische problemen, ggz, psychische aandoening, geestelijke gezondheid
burnout: burn out, burnout
bipolar disorder: bipolaire stoornis, bipolair
schizophrenia: schizofrenie
eating disorders: eetstoornis, anorexia, boulimia
autism: autisme, autistisch
adhd: adhd
hiv: hiv, aids, hiv positief
sexually transmitted diseases: geslachtsziekte, soa
alcoholics: alcoholist, alcoholverslaving, alcoholverslaafden, alcoholisme
addiction: verslaving, drugsverslaving, verslaafden, drugs, drugsverslaafden
gambling addiction: gokverslaving, gokverslaafden
obesity: obesitas, zwaarlijvig
overweight people: overgewicht
asthma: astma, astmapatiënten
allergy sufferers: allergie, hooikoorts, allergisch
arthritis: artritis, artrose, reuma
alzheimer's: alzheimer, dementie
parkinson's: parkinson
epilepsy: epilepsie
multiple sclerosis: multiple sclerose
fibromyalgia: fibromyalgie
heart disease: hartziekte, hartpatiënt, hart en vaatziekten, hartinfarct, hartaandoening
stroke: beroerte
hypertension: hoge bloeddruk
high cholesterol: cholesterol
psoriasis: psoriasis, eczeem
insomnia: slapeloosheid, slaapproblemen, slaapstoornis
migraine: migraine
back pain sufferers: rugpijn
chronic pain: chronische pijn
chronic illness: chronisch ziek, chronische ziekte, chronisch zieken
infertility: onvruchtbaarheid, kinderwens, vruchtbaarheid, ivf, vruchtbaarheidsbehandeling
menopause: overgang, menopauze
erectile dysfunction: erectiestoornis, impotentie, erectieproblemen
endometriosis: endometriose
abortion: abortus
pregnant women: zwanger, zwangere vrouwen, zwangerschap, zwangere
disabled people: handicap, gehandicapt, beperking, mensen met een beperking, invalide
wheelchair users: rolstoel, rolstoelgebruikers
suicide: zelfmoord, suïcide, zelfdoding
crohn's disease: ziekte van crohn
hepatitis: hepatitis
lgbt: lhbt, lhbti, lgbt, lhbtiq
gay: homo, homoseksueel, homo's
lesbian: lesbisch, lesbiennes
bisexual: biseksueel
transgender: transgender, transgenders
ethnic minorities: etnische minderheid, migratieachtergrond, etniciteit, etnische minderheden
ethnic minorities: turkse nederlanders, marokkaanse nederlanders
black people: zwarte mensen
roma people: roma en sinti
immigrants: immigrant, migrant, allochtoon, arbeidsmigranten
refugees: vluchteling, asielzoeker, statushouders
catholics: katholiek
christians: christen, christelijk
protestant christians: protestant, gereformeerd
jews: jood, joden, joods, jodendom
muslims: moslim, islam, islamitisch, ramadan
muslims: moskee, moskeebezoeker
jews: synagoge
buddhists: boeddhist, boeddhisme
hinduism believers: hindoe, hindoes
jehovah's witnesses: jehova's getuigen
atheists: atheïst
religious people: gelovig, gelovigen, religieus, religie
church goers: kerk, kerkganger
voters: kiezer, stemmers, stemgerechtigden
left wing voters: linkse kiezers, links stemmend, linkse stemmers, pvda stemmers, groenlinks stemmers
right wing voters: rechtse kiezers, pvv stemmers, rechtse stemmers, vvd stemmers
far right: extreemrechts
conservatives: conservatief
socialists: socialist
political party supporters: politieke partij, partijleden
political activists: activist
trade union members: vakbond, vakbondslid, vakbondsleden
bankruptcy: faillissement, failliet
debt: schuld, schulden
people in debt: mensen met schulden, schuldhulpverlening, schuldsanering
debt collection: wanbetaler, incasso, betalingsachterstand
bad credit: bkr registratie, negatieve bkr
payday loans: minilening, flitskrediet
low income households: laag inkomen, lage inkomens, armoede, minima, huishoudens met laag inkomen
unemployed: werkloos, werklozen, werkloosheid
welfare recipients: bijstand, uitkering, uitkeringsgerechtigden, bijstandsgerechtigden
homeless: dakloos, daklozen
criminal record: strafblad
ex prisoners: ex gedetineerden, gedetineerde
domestic violence victims: huiselijk geweld
crime victims: slachtoffer
minors under 16: kinderen onder de 13, kinderen van 6 tot 12, kinderen jonger dan 13, kinderen onder 13 jaar
minors under 16: minderjarig, minderjarigen
adult content: erotiek, pornografie, porno, seksspeeltjes
escort services: prostitutie, escort
dialysis patients: dialyse
rare diseases: zeldzame ziekten
disease: ziekte, aandoening, syndroom, kwaal
disorder: stoornis
cancer survivors: kankeroverlevenden, ex kankerpatiënten
kidney disease: nierziekte, nierpatiënten
thyroid disease: schildklier
acne: acne
sleep apnea: slaapapneu
celiac disease: coeliakie
incontinence: incontinentie
weight loss drugs ozempic: ozempic
antidepressants: antidepressiva
ptsd: ptss, trauma
down syndrome: syndroom van down
deaf people disabled: doof, doven, slechthorend
blind people disabled: blind, blinden, slechtziend
same sex couples: stellen van hetzelfde geslacht, homohuwelijk, homostellen
lgbt: queer, regenboog gemeenschap, gay pride
asian people ethnic minorities: aziatische afkomst
arab muslims: arabisch
ethnic minorities: marokkanen, marokkaans, surinaams, surinamers, antillianen, turken
left wing voters: pvda, groenlinks, sp stemmers, d66 stemmers, d66
right wing voters: pvv, vvd, forum voor democratie, bbb stemmers
trade union members: fnv, cnv, vakbonden, fnv leden
church goers: kerkgangers, kerkbezoekers
foreclosure: huisuitzetting, gedwongen verkoop
people in debt: schuldenaar, betalingsproblemen, financiële problemen, schuldhulp
food bank users: voedselbank
sex workers: sekswerkers
swingers: parenclub, swingers
extramarital affairs: vreemdgaan, overspel
drug users: drugsgebruikers, cocaïne
self harm: zelfbeschadiging
victims of bullying: pesten, gepest
elementary school students: basisschoolleerlingen, basisschoolkinderen
high school students: scholier, middelbare scholieren, vmbo leerlingen, havo leerlingen
minors under 16: schoolkinderen, kinderen tot 12
ivf patients: ivf behandeling
miscarriage: miskraam
hair loss: haaruitval, kaalheid
weight loss surgery: maagverkleining
wheelchair disabled: arbeidsongeschikt, wajong
dyslexia: dyslexie
kidney disease: dialysepatiënten
diabetes: diabetespatiënten
`,
    Restricted: `
gamblers: gokkers
firearms: wapenbezitters
cannabis: medicinale cannabis
`,
  },
  harmless: `
conservative investors: defensieve beleggers, conservatieve beleggers
cancer zodiac sign: sterrenbeeld kreeft
christmas tree: kerstboom
church architecture: kerkarchitectuur
`,
}
