import type { LanguagePack } from "../language.ts"

/** Italian. */
export const ITALIAN: LanguagePack = {
  language: "it",
  headFirst: true,
  functionWords:
    "il lo la i gli le l un uno una che chi cui suo sua suoi loro si è sono essere hanno ha molto più già tra fra anni età questo questa questi come tutto tutti tutte ogni altro altri dove anche ai al allo alla agli alle all a ad c",
  joiningWords: "di d del dello della dei degli delle dell per da dal dallo dalla dagli dalle dall sul sulla su",
  structure: `
and: e, ed, o, oppure
with: con
without: senza
in: in, nel, nella, nei, nelle, negli, nell
not: non, mai
to: verso, fino
except: tranne, eccetto
near: vicino a
`,
  audiences: `
buyers: acquirente, compratore
shoppers: shopper, che acquistano, che comprano, chi compra
past purchasers: ex acquirenti, acquirenti recenti, hanno acquistato, che hanno acquistato, che hanno comprato, chi ha acquistato
repeat buyers: acquirenti abituali, acquirenti ricorrenti
potential buyers: potenziali acquirenti, acquirenti potenziali, futuri acquirenti
intenders: intenzione d'acquisto, intenzionati all'acquisto, con intenzione di acquisto, intenzione di acquisto
intending to buy +: intenzionati ad acquistare, che vogliono acquistare, che vogliono comprare, interessati ad acquistare, interessati all'acquisto di, che intendono acquistare, interessati a comprare, intenzionati a comprare, chi vuole comprare
planning +: che pianificano, pianificando, che stanno pianificando, chi organizza
looking for +: in cerca di, alla ricerca di, che cercano, cercano, chi cerca, in cerca
seekers: cercatori
considering +: che valutano, che confrontano
owners: proprietario, possessore, padrone, che possiedono, chi possiede, titolare
users: utente, utilizzatore, che usano, che utilizzano
customers: cliente, clientela
subscribers: abbonato, iscritto
members: membro, socio
fans: fan, seguace
sports fans: tifoso
lovers: amante, appassionato, appassionati di, cultore, innamorati di, che amano, fanatico
enthusiasts: entusiasta
interested in +: interessato a, interessati al, interessati ai, interessati alla, interessati alle, interessati all, interessati agli, interessati allo, interesse per, con interesse per, interessato, interessati in, affinità con
viewers: telespettatore, spettatore, che guardano
listeners: ascoltatore, che ascoltano
readers: lettore, che leggono
players: giocatore, che giocano, gamer
drinkers: bevitore, che bevono
consumers: consumatore, che consumano
visitors: visitatore, che visitano, frequentatore, partecipante
collectors: collezionista
travelers: viaggiatore, vacanziere, turista, che viaggiano, chi viaggia
patients: paziente, malato
people with +: persone con, persone affette da, affetti da, che soffrono di, diagnosticati con, chi soffre di, persone che soffrono di, affetti dal, affetti dalla, adulti con, donne con, affetto da
caregivers: caregiver, assistente familiare, badante
supporters: sostenitore, simpatizzante
donors: donatore
volunteers: volontario
professionals: professionista
decision makers: decisore, decision maker, responsabili acquisti, responsabile degli acquisti
managers: responsabile, gestore
directors: direttore
workers: lavoratore, dipendente, impiegato
experts: esperto, specialista
beginners: principiante
households: nucleo familiare
people: persona, gente, pubblico, individuo, segmento, utenza, popolazione, profilo
residents: residente, abitante
who live in +: che vivono a, residenti a, residenti in, che vivono in, che abitano a
lapsed customers: ex clienti, clienti inattivi
loyal customers: clienti fedeli, clienti abituali
recently +: di recente, recentemente
followers: follower
lookalike: pubblico simile
enthusiasts: praticante
`,
  leading: `
new: nuovo, neo
future: futuro
small: piccolo
large: grande, grandi
young: giovane, giovani
first: primo
recent: recente
former: ex
frequent: frequente
high: alto
`,
  qualifiers: [
    [
      "\\b(?:tra |fra |dai |di )?(?:i )?(?:[1-9]|1[0-7]) ?(?:ai|e|e i|-|–|a) ?(?:i )?(?:[1-9]|1[0-7]) anni\\b",
      "minors under 16",
    ],
    [
      "\\b(?:sotto (?:i|gli)|fino a(?:i|gli)?|under|(?:con )?meno di|minori di) (?:[1-9]|1[0-8])(?: anni)?\\b",
      "minors under 16",
    ],
    [
      "(?<=\\b(?:bambin[oaei]|ragazz[oaei]|ragazze|alunn[oaei]|adolescenti?) (?:di )?)(?:[1-9]|1[0-7]) anni\\b",
      "minors under 16",
    ],
    [
      "\\b(?:di eta compresa )?(?:tra |fra |dai |di )?(?:i )?(\\d{2}) ?(?:ai|e|e i|-|–|a) ?(?:i )?(\\d{2}) anni\\b",
      "aged $1-$2",
    ],
    ["\\b(?:over|oltre|piu di|sopra i|oltre i) (\\d{2})(?: anni)?\\b", "aged $1+"],
    ["\\b(?:under|meno di|sotto i) (?!1[0-8]\\b)(\\d{2})(?: anni)?\\b", "aged under $1"],
    ["\\b(?:negli )?ultimi (\\d+) giorni\\b", "in the last $1 days"],
    ["\\b(?:negli )?ultimi (\\d+) mesi\\b", "in the last $1 months"],
    ["\\bcon piu di (\\d+) dipendenti\\b", "with $1+ employees"],
  ],
  topics: {
    Auto: `
car: auto, macchina, automobile, autovettura, veicolo, vettura
new car: auto nuova, macchina nuova, auto nuove, veicoli nuovi, nuova auto
used car: auto usata, macchina usata, auto usate, usato auto, veicoli usati, auto km 0
electric car: auto elettrica, macchina elettrica, auto elettriche, veicolo elettrico
hybrid car: auto ibrida, auto ibride, ibrido
luxury car: auto di lusso, macchina di lusso, auto premium, supercar
sports car: auto sportiva, auto sportive
classic car: auto d'epoca, auto storiche
suv: suv, fuoristrada, crossover
sedan: berlina
van: furgone, monovolume
truck: camion, autocarro
small cars: utilitaria, city car
tires: pneumatico, gomme
auto parts: ricambi auto, accessori auto, ricambi, autoricambi
auto repair: officina, autofficina, meccanico, riparazione auto, tagliando, manutenzione auto
car dealership: concessionario, concessionaria, autosalone
drivers: automobilista, guidatore, conducente
electric vehicle charging: colonnina di ricarica, stazione di ricarica, ricarica auto
fleet vehicles: flotta aziendale, auto aziendali
car leasing: noleggio a lungo termine, noleggio lungo termine, leasing auto
drivers license: patente
car buyers: comprare auto, acquisto auto, cambiare auto, acquirenti di auto
gas stations: distributore di benzina, benzina, carburante
`,
    "Powersports & RV": `
motorcycle: moto, motocicletta, motociclista, centauro
scooter: scooter, motorino, vespa
motorhome: camper, roulotte, camperista
boat: barca, yacht, nautica, barca a vela, gommone
jet ski: moto d'acqua
atv: quad
electric bike: bici elettrica, bicicletta elettrica, e bike
electric scooter: monopattino elettrico, monopattino
`,
    Industries: `
manufacturing industry: industria, settore manifatturiero, manifatturiero, azienda manifatturiera, produttore, settore industriale
construction industry: edilizia, settore edile, impresa edile, imprese edili, settore delle costruzioni
healthcare industry: settore sanitario, sanità
technology companies: azienda tecnologica, settore tecnologico, aziende tech, aziende informatiche
financial services industry: servizi finanziari, settore bancario, settore finanziario
retail industry: commercio al dettaglio, settore retail, grande distribuzione, gdo, commerciante, dettagliante
energy industry: settore energetico
transportation and logistics industry: settore dei trasporti, autotrasporto, trasportatori, aziende di logistica
agriculture industry: agricoltura, agricoltore, azienda agricola, allevatore, settore agricolo, viticoltore
hospitality industry: ristorazione, settore alberghiero, albergatore, ristoratore, horeca, hotellerie
public sector: settore pubblico, pubblica amministrazione, enti pubblici, comuni
nonprofit sector: terzo settore, no profit, non profit, onlus
media industry: settore dei media
small and medium companies: pmi, piccola impresa, piccole imprese, piccole e medie imprese, media impresa, microimpresa
large enterprises: grande azienda, grandi aziende, multinazionale, grandi imprese
companies: azienda, impresa, società
automotive industry: settore automobilistico, industria automobilistica
pharmaceutical industry: industria farmaceutica, aziende farmaceutiche
startups: startup
hotels industry: catene alberghiere
logistics companies: aziende logistiche
law firms: studi legali
retail industry: negozianti, esercenti
restaurants industry: ristoratori
supply chain industry: catena di fornitura, filiera
`,
    "Job Roles": `
executives: dirigente, alto dirigente, top manager, dirigenti aziendali
ceo: amministratore delegato, direttore generale
cfo: direttore finanziario, responsabile amministrativo
cio: direttore it, responsabile sistemi informativi, direttore informatico
cmo: direttore marketing
hr directors: direttore delle risorse umane, direttore hr, responsabile hr, responsabile risorse umane, responsabili del personale
hr professionals: risorse umane, recruiter, professionisti hr, selezionatori del personale
business owners: imprenditore, titolare d'azienda, titolari di impresa, proprietari di aziende, titolari di attività
small business owners: piccolo imprenditore, titolari di piccole imprese, titolari di pmi, proprietari di piccole imprese, titolari di partita iva
entrepreneurs: imprenditoria, imprenditori digitali
founders: fondatore
it decision makers: decisori it, responsabile it, it manager, responsabili informatici
it professionals: informatico, professionisti it, sistemista
software developers: sviluppatore, programmatore, sviluppatori software
engineers: ingegnere
architects: architetto
marketing professionals: professionisti del marketing, responsabile marketing, marketing manager
sales professionals: venditore, agente di commercio, commerciale, rappresentante
sales managers: direttore commerciale, responsabile vendite
accountants: commercialista, contabile, ragioniere
lawyers: avvocato, notaio
doctors: medico, dottore, chirurgo, pediatra
nurses: infermiere, infermiera
healthcare professionals: operatore sanitario, professionisti sanitari, personale sanitario
dentists: dentista, odontoiatra
pharmacists: farmacista
veterinarians: veterinario
teachers: insegnante, professore, docente, maestro
electricians: elettricista
plumbers: idraulico
skilled trades: artigiano
construction workers: muratore, operaio edile, operaio
truck drivers: camionista, autotrasportatore
freelancers: libero professionista, freelance, lavoratore autonomo, partita iva
procurement managers: responsabile acquisti aziendali, ufficio acquisti, buyer aziendali
consultants: consulente
managers: quadro aziendale, capo reparto, project manager
police officers: poliziotto, carabiniere
civil servants: dipendente pubblico, dipendenti statali
hairdressers: parrucchiere
executives: manager aziendali, c level, quadri e dirigenti
plant managers: direttore di stabilimento, direttore operativo, responsabile di produzione
scientists: ricercatore, scienziato
designers: designer, grafico
journalists: giornalista
psychologists: psicologo
`,
    "Business Services": `
legal services: servizi legali, studio legale, consulenza legale
accounting services: studio commercialista, contabilità, consulenza fiscale, paghe e contributi
marketing services: agenzia di marketing, agenzia di comunicazione, marketing digitale, web agency, pubblicità, agenzia pubblicitaria
business consulting: consulenza aziendale, consulenza
staffing services: agenzia per il lavoro, agenzia interinale, selezione del personale, ricerca del personale
shipping and logistics services: spedizioni, corriere, logistica
business loans: prestiti alle imprese, finanziamenti per imprese, finanziamento aziendale, credito alle imprese, finanziamenti aziendali
business banking: conto aziendale, conto business
merchant services: pos, sistemi di pagamento
office supplies: articoli per ufficio, cancelleria, forniture per ufficio, mobili per ufficio
printing services: tipografia, servizi di stampa
trade shows: fiera, congresso, eventi aziendali
industrial equipment: macchinari industriali, attrezzature industriali, macchinari
coworking: coworking
`,
    "Consumer Tech": `
smartphone: smartphone, cellulare, telefonino, telefono
laptop: portatile, computer portatile, notebook
computer: computer
tablet: tablet
smart tv: televisore, smart tv
headphones: cuffie, auricolari
camera: fotocamera, macchina fotografica
smartwatch: smartwatch, orologio intelligente
printer: stampante
smart home: casa intelligente, domotica, casa connessa
consumer electronics: elettronica di consumo, elettronica, prodotti elettronici
technology enthusiasts: tecnologia, appassionati di tecnologia, amanti della tecnologia
apps: app, applicazione
artificial intelligence: intelligenza artificiale, ia
virtual reality: realtà virtuale
social media: social network, social, social media
speakers: altoparlante, casse bluetooth
gadgets: gadget
drones: drone
refurbished smartphones: ricondizionato, smartphone ricondizionati
home theater: home cinema
`,
    "Business Tech": `
business software: software gestionale, software aziendale, gestionale, software
cloud computing: cloud, servizi cloud
cybersecurity: sicurezza informatica, cybersecurity, cybersicurezza
crm software: crm
erp software: erp, software di contabilità, fatturazione elettronica
hr software: software hr, software paghe
data analytics: analisi dei dati, big data
web hosting: hosting, dominio web
web development: sviluppo web, creazione siti web, realizzazione siti web
it services: servizi informatici, assistenza informatica, servizi it
automation: automazione
enterprise software: trasformazione digitale, digitalizzazione
programming: programmazione
servers: server
cybersecurity: soluzioni di sicurezza informatica, protezione dei dati
business software: soluzioni aziendali, software per aziende
`,
    "Telecom & Utilities": `
mobile carriers: operatore telefonico, operatore mobile, telefonia mobile, offerte telefoniche, piani tariffari, tariffe mobile
home internet: fibra ottica, fibra, adsl, internet casa, banda larga
cable tv: tv satellitare, pay tv, tv a pagamento
prepaid phone: ricaricabile, prepagata
electricity provider: energia elettrica, fornitore di energia, luce e gas, bolletta, elettricità, fornitori luce
natural gas provider: gas naturale
solar panels: pannello solare, fotovoltaico, pannelli fotovoltaici, impianto fotovoltaico, energia solare
renewable energy: energia rinnovabile, energie rinnovabili, rinnovabili
mobile carriers: cambio operatore, tariffe telefoniche, offerte mobile
home internet: offerte internet, internet a casa, wifi
electricity provider: fornitori di luce e gas, energia, bollette, luce
`,
    "Sports & Outdoors": `
soccer: calcio, serie a, champions league, calciatore
football: football americano
basketball: pallacanestro, basket
volleyball: pallavolo
tennis: tennis
padel: padel
golf: golf, golfista
running: corsa, running, maratona, correre
runners: corridore, runner, maratoneta, podista
cycling: ciclismo, bicicletta, bici, giro d'italia
cyclists: ciclista
mountain biking: mountain bike
swimming: nuoto, nuotatore
hiking: escursionismo, trekking, escursionista, montagna
camping: campeggio, campeggiatore, tenda
fishing: pesca, pescatore, pesca sportiva
hunting: caccia, cacciatore
skiing: sci, sciatore, snowboard, sport invernali
surfing: surf, surfista
sailing: vela, velista
motorsports: automobilismo, motorsport, sport motoristici
formula 1: formula 1, formula uno
motogp: motogp, motociclismo
boxing: pugilato, boxe, arti marziali
rugby: rugby
horse riding: equitazione, ippica
olympics: olimpiadi
sporting goods: articoli sportivi, attrezzatura sportiva, negozi di sport
sports: sport, sportivo
outdoor activities: aria aperta, attività all'aperto, outdoor, natura
climbing: arrampicata, alpinismo
water sports: sport acquatici, immersioni
extreme sports: sport estremi
soccer: juventus, inter, ac milan, nazionale di calcio, as roma, ssc napoli, napoli calcio
triathlon: triathlon
`,
    "Movies & TV": `
movies: film, cinema, cinefilo
tv series: serie tv, serie, fiction, telefilm
television: televisione, tv, programmi tv
streaming services: streaming, piattaforma di streaming
horror movies: film horror
action movies: film d'azione
comedy: commedia, comicità
science fiction: fantascienza
documentaries: documentario
reality tv: reality, reality show, quiz televisivi
anime: anime, cartoni animati
celebrities: vip, celebrità, gossip
kids shows: programmi per bambini
`,
    "Music & Audio": `
music: musica
rock music: rock, musica rock, metal
pop music: pop, musica pop, musica italiana, sanremo
hip hop: rap, hip hop, trap
classical music: musica classica
electronic music: musica elettronica, techno
jazz: jazz
podcasts: podcast
radio: radio
music streaming: streaming musicale
latin music: musica latina
`,
    Gaming: `
video games: videogioco, videogame, gaming, videogiochi
gamers: gamer, videogiocatore, giocatori di videogiochi
console gaming: console, giochi per console
pc gaming: giochi pc, giochi per pc
mobile games: giochi mobile, giochi per cellulare, giochi per smartphone
esports: e sport, esports
role playing games: giochi di ruolo
online games: giochi online
`,
    Books: `
books: libro, lettura, letteratura, libreria
novels: romanzo, narrativa
crime novels: giallo, noir, romanzi gialli
comics: fumetto, manga
children's books: libri per bambini
audiobooks: audiolibro
e books: ebook, libro digitale
magazines: rivista, giornale, quotidiano
poetry: poesia
biographies: biografia
`,
    Travel: `
travel: viaggio, viaggi, turismo, viaggiare
flights: volo, voli, biglietto aereo, compagnia aerea, aereo
frequent flyers: viaggiatori frequenti, frequent flyer
hotels: hotel, albergo, alloggio, bed and breakfast, agriturismo
cruises: crociera
vacation packages: pacchetto vacanza, viaggio organizzato, agenzia di viaggi, tour operator, villaggi turistici
vacation: vacanza, ferie, weekend fuori porta
car rental: noleggio auto, autonoleggio
train travel: treno, viaggi in treno, pullman
business travel: viaggio d'affari, viaggiatore d'affari, trasferte di lavoro, viaggi di lavoro
family vacations: vacanze in famiglia, viaggi in famiglia
luxury travel: viaggio di lusso, turismo di lusso, viaggiatori di lusso, hotel di lusso
beach vacations: mare, vacanze al mare, spiaggia
adventure travel: viaggi avventura, turismo d'avventura, viaggi zaino in spalla, avventura
vacation rentals: casa vacanze, affitti brevi, appartamento vacanze
luggage: valigia, bagaglio, trolley
ski vacations: settimana bianca, vacanze sulla neve
destinations: destinazione, meta turistica
travel: viaggi all'estero, gite fuori porta
city breaks: weekend in città, città d'arte
beach vacations: villaggio turistico, isole
`,
    "Arts & Events": `
concerts: concerto, festival
theater: teatro, musical
museums: museo, galleria, mostra
art: arte, arte contemporanea
dance: danza, balletto, ballo
opera: opera lirica, lirica, opera
theme parks: parco divertimenti, parco a tema
zoo: zoo, acquario
nightlife: vita notturna, discoteca, locali notturni
event tickets: biglietti per eventi, biglietti concerti, biglietto
events: evento, spettacolo
arts and arts and arts and culture: cultura
carnival: carnevale
`,
    Hobbies: `
photography: fotografia, fotografo
crafts: fai da te creativo, lavoretti, artigianato creativo
woodworking: falegnameria
sewing: cucito
knitting: maglia, uncinetto, ricamo
painting: pittura, disegno
collecting: collezionismo, antiquariato, numismatica, filatelia
board games: gioco da tavolo, giochi di società, scacchi, puzzle
musical instruments: strumento musicale, chitarra, pianoforte
model building: modellismo
genealogy: genealogia
birdwatching: birdwatching
writing: scrittura, blogger
hobbies: hobby, passatempo
crafts: bricolage creativo, creativo, fai da te e creatività, hobby creativi
`,
    Fashion: `
fashion: moda, abbigliamento, vestiti
women's clothing: abbigliamento donna, moda donna, moda femminile, abbigliamento femminile, abiti
men's clothing: abbigliamento uomo, moda uomo, moda maschile
kids clothing: abbigliamento bambini, moda bambino, abbigliamento per bambini, abbigliamento bambino
baby clothing: abbigliamento neonato
shoes: scarpa, calzature
sneakers: sneakers, scarpe da ginnastica
running shoes: scarpe da running, scarpe da corsa
handbags: borsa, borsetta, pelletteria
jewelry: gioiello, gioielli, gioielleria, bigiotteria
watches: orologio, orologi di lusso
sportswear: abbigliamento sportivo
luxury fashion: moda di lusso, alta moda, abbigliamento firmato, capi firmati, brand di lusso
coats: cappotto, giacca
lingerie: lingerie, intimo
swimwear: costume da bagno
suits: completo uomo, abito da uomo
sunglasses: occhiali da sole
jeans: jeans, pantalone
costumes: costumi di carnevale
accessories: accessori moda
plus size clothing: taglie forti, taglie comode
sustainable fashion: moda sostenibile
`,
    Beauty: `
makeup: trucco, make up, rossetto
cosmetics: cosmetico, cosmetica, prodotti di bellezza
beauty: bellezza
skin care: cura della pelle, skincare, crema viso, cura del viso, antirughe
hair care: cura dei capelli, shampoo, capelli
perfume: profumo, profumeria, fragranza
nail care: unghie, smalto, manicure
hair salon: parrucchieri, salone di bellezza, centro estetico
spa: terme, massaggio, centri benessere
oral care: dentifricio, spazzolino, igiene orale
shaving: rasatura, rasoio, barba
deodorant: deodorante
soap: bagnoschiuma
sunscreen: crema solare
natural cosmetics: cosmetici naturali, cosmesi naturale, cosmetici bio
tattoos: tatuaggio
anti aging skin care: antietà, anti età, crema, creme viso, creme antietà, siero viso
hair removal: depilazione, epilazione
`,
    Shopping: `
online shoppers: acquisti online, acquirenti online, shopping online, e commerce, negozio online, compratori online, acquisto online
deal seekers: offerta, sconto, cacciatori di offerte, promozioni, saldi, affari
coupons: coupon, buono sconto
luxury shoppers: acquirenti di lusso, beni di lusso, prodotti di lusso, lusso, consumatori di lusso
department stores: grande magazzino, ipermercato, grandi magazzini
shopping malls: centro commerciale, outlet
gifts: regalo, idee regalo
flowers: fiori, fioraio
black friday shoppers: black friday
christmas shopping: acquisti di natale, regali di natale, shopping natalizio, acquisti natalizi
back to school shopping: ritorno a scuola, rientro a scuola, materiale scolastico
secondhand shopping: seconda mano, usato, vintage di seconda mano
cart abandoners: carrello abbandonato, abbandono del carrello, carrelli abbandonati, hanno abbandonato il carrello
loyalty program members: programma fedeltà, carta fedeltà, programmi fedeltà, tessera fedeltà
website visitors: visitatori del sito, visitatori del sito web
shopping: acquisto, negozio, spesa
party supplies: articoli per feste
deal seekers: cacciatori di sconti, sconti e offerte, affari online, risparmio sulla spesa
online shoppers: comprano online, acquisti su internet, marketplace
newsletter subscribers: iscritti alla newsletter
`,
    "Food & Beverage": `
food: cibo, alimento, alimentare, prodotti alimentari
cooking: cucina, cucinare, ricetta, cuoco amatoriale
coffee: caffè, capsule caffè, espresso
tea: tè, tisana
soft drinks: bibita, bevanda, bevande gassate
energy drinks: energy drink, bevande energetiche
juice: succo di frutta, succo
bottled water: acqua minerale
snacks: snack, stuzzichini, merenda
chocolate: cioccolato, cioccolata
candy: caramella, dolci, dolciumi
ice cream: gelato
cheese: formaggio
dairy: latticini, latte, yogurt
meat: carne, salumi
seafood: pesce, frutti di mare
bread: pane
baking: pasticceria fatta in casa, torte
frozen food: surgelato, piatti pronti
pasta: pasta, riso
olive oil: olio d'oliva, olio extravergine
breakfast cereal: cereali, colazione
organic food: biologico, prodotti biologici, cibo biologico, bio, alimenti biologici, prodotti bio
vegan: vegano, cucina vegana
vegetarian: vegetariano
gluten free food: senza glutine
groceries: supermercato, spesa alimentare
grocery delivery: spesa online, spesa a domicilio
fruit and vegetables: frutta, verdura, frutta e verdura
japanese food: cucina giapponese, sushi
italian food: cucina italiana
gourmet food: gastronomia gourmet, prodotti gourmet, prodotti tipici
pasta sauces: sugo, sughi, sughi pronti, salsa
healthy food: cibo sano, alimenti salutari
gourmet food: tartufo, prodotti dop
asian food: cucina asiatica
mediterranean food: dieta mediterranea
gourmet food: gastronomia
`,
    Dining: `
restaurants: ristorante, trattoria, mangiare fuori
fast food: fast food, hamburger
fine dining: alta cucina, ristoranti stellati, ristoranti di lusso
coffee shops: caffetteria
pizza: pizza, pizzeria
bakery: panificio, pasticceria, panetteria
bars: bar, pub, aperitivo
food delivery: consegna a domicilio, cibo a domicilio, consegna cibo, asporto, delivery, consegna pasti
brunch: brunch
foodies: foodie, buongustaio, buona cucina, gourmet, appassionati di gastronomia
catering: catering
`,
    "Alcohol & Regulated": `
beer: birra, birra artigianale, birre artigianali
wine: vino, cantina, enologia, enoturismo, prosecco, vini
spirits: superalcolici, liquore, alcolici, distillati, gin, vodka, amari
whiskey: whisky
cocktails: cocktail
tobacco: tabacco, sigaretta, sigaro
smokers: fumatore
vaping: sigaretta elettronica, svapo
casinos: casinò, gioco d'azzardo, slot, casino online
sports betting: scommessa, scommesse sportive, scommettitore
lottery: lotteria, gratta e vinci, superenalotto
cannabis: cannabis, marijuana, cbd
firearms: arma da fuoco, armi
wine: barolo, chianti, vini rossi, vino rosso, vino bianco, spumante
sports betting: scommesse online, ippica scommesse
casinos: poker, slot machine, bingo
`,
    Household: `
cleaning supplies: prodotti per la pulizia, detersivi, pulizia della casa, pulizie
laundry detergent: detersivo, ammorbidente, bucato
toilet paper: carta igienica
dish soap: detersivo per piatti
air fresheners: profumatori per ambienti, candele profumate
insecticides: insetticida
trash bags: sacchi della spazzatura
batteries: batterie, lampadina
household products: casalinghi, prodotti per la casa
dish soap: detersivi per piatti, pastiglie lavastoviglie
laundry detergent: detersivi per lavatrice, detersivo lavatrice, detersivi per bucato
`,
    "Home & Garden": `
furniture: mobile, mobili, arredamento, divano, arredo
home decor: decorazione, decorazioni per la casa, interior design
kitchenware: utensili da cucina, pentole, stoviglie
bedding: biancheria da letto, biancheria per la casa, lenzuola
mattresses: materasso
home appliances: elettrodomestico, lavatrice, frigorifero, lavastoviglie, aspirapolvere
lighting: illuminazione, lampada
gardening: giardinaggio, giardino, piante, orto
patio furniture: mobili da giardino, arredo giardino, terrazzo
home improvement: ristrutturazione, ristrutturazione casa, lavori in casa, ristrutturare casa
diy: fai da te, bricolage
tools: utensile, attrezzi, ferramenta
heating: riscaldamento, caldaia, pompa di calore
air conditioning: climatizzatore, condizionatore, climatizzazione
plumbing: idraulica
home security: allarme, antifurto, sicurezza domestica
swimming pools: piscina
bathroom remodeling: rifacimento bagno, arredo bagno, ristruttura il bagno, bagno
windows: infissi, finestra, serramenti
home furnishings: articoli per la casa
home improvement: ristrutturano casa, lavori di ristrutturazione, bonus casa
insulation windows: isolamento termico, cappotto termico
fireplace: stufa a pellet, camino
kitchen: cucine
home appliances: asciugatrice, microonde, friggitrice ad aria, forno
heating: caldaie, caldaia a gas
`,
    "Real Estate": `
real estate: immobiliare, immobile, mercato immobiliare
home buyers: acquirente immobiliare, acquisto casa, acquirenti di case, comprare casa, acquirenti di immobili, acquisto di una casa, acquirenti casa
home sellers: vendita casa, vendere casa, venditori di immobili
houses: casa, abitazione, villetta
apartments: appartamento, monolocale
apartment renters: affitto, inquilino, affittuario, case in affitto, appartamenti in affitto
luxury homes: immobili di lusso, casa di lusso, villa, ville di lusso, immobili di pregio
new construction homes: nuova costruzione, nuove costruzioni
second homes: seconda casa, seconde case
commercial real estate: immobile commerciale, uffici in affitto, locali commerciali
investment property: investitori immobiliari, investimento immobiliare, investimenti immobiliari
land: terreno
moving companies: ditta di traslochi, deposito mobili
real estate agents: agente immobiliare, agenzia immobiliare
home buyers: acquisto appartamento, cercano casa, chi cerca casa
`,
    Pets: `
dogs: cane, cani, cagnolino
dog owners: proprietario di cane, proprietari di cani, padroni di cani
puppies: cucciolo
cats: gatto, gattino
cat owners: proprietari di gatti
pets: animale domestico, animali domestici, animali da compagnia, animale
pet owners: proprietari di animali, proprietari di animali domestici, padroni di animali
fish aquariums: acquariofilia, pesci d'acquario
birds: uccello, uccelli
horses: cavallo
small pets: criceto, coniglio, roditore, rettile
pet food: cibo per animali, mangime, alimenti per animali
dog food: cibo per cani, crocchette per cani
cat food: cibo per gatti, crocchette per gatti
pet supplies: negozio per animali, prodotti per animali, accessori per animali
veterinary care: clinica veterinaria, cure veterinarie
pet adoption: adozione di animali, adozione cani, canile
pet grooming: toelettatura
`,
    "Banking & Credit": `
banking: banca, bancario
savings accounts: risparmio, conto deposito, risparmiatore, libretto di risparmio
checking accounts: conto corrente, conto bancario
online banking: banca online, home banking, pagamenti digitali, banca digitale
credit cards: carta di credito, carte
mortgages: mutuo, mutuo casa, mutui
personal loans: prestito, prestito personale, finanziamento, cessione del quinto
auto loans: finanziamento auto, prestito auto
student loans: prestito d'onore, prestiti studenteschi
taxes: tasse, dichiarazione dei redditi, imposte, 730
budgeting: bilancio familiare, finanza personale
`,
    Investing: `
investing: investimento, investire
investors: investitore
stocks: azioni, borsa valori, obbligazioni, mercato azionario, borsa italiana
mutual funds: fondi comuni, fondo d'investimento, etf
retirement planning: fondo pensione, pensione integrativa, previdenza complementare
financial advisors: consulente finanziario, consulenza finanziaria, promotore finanziario
cryptocurrency: criptovaluta, cripto, bitcoin
gold: oro, metalli preziosi
wealth management: gestione patrimoniale, private banking, gestione del patrimonio
economy: economia, mercati finanziari
day trading: trading, trader
`,
    Insurance: `
insurance: assicurazione, assicurativo, polizza, assicurato
auto insurance: assicurazione auto, rc auto, assicurazione macchina, polizza auto
home insurance: assicurazione casa, polizza casa
life insurance: assicurazione sulla vita, polizza vita, assicurazione vita
health insurance: assicurazione sanitaria, polizza sanitaria, assicurazione salute
travel insurance: assicurazione viaggio, assicurazione di viaggio
pet insurance: assicurazione animali, assicurazione per animali, assicurazione cane
business insurance: assicurazione aziendale, polizze aziendali
motorcycle insurance: assicurazione moto
`,
    Healthcare: `
medical clinics: clinica, visita medica, poliambulatorio, studio medico, medicina
hospitals: ospedale, pronto soccorso
pharmacies: farmacia, parafarmacia
prescription drugs: farmaco, medicinale, farmaci con ricetta
over the counter medicine: farmaci da banco, antidolorifico
dental care: cure dentali, impianti dentali, ortodonzia, apparecchio dentale
vision care: ottica, ottico, lenti a contatto, occhiali da vista, oculista
hearing aids: apparecchio acustico
cosmetic surgery: chirurgia estetica, medicina estetica, chirurgia plastica, botox
medical devices: dispositivi medici
vaccines: vaccino, vaccinazione
senior care: casa di riposo, assistenza anziani, rsa, assistenza domiciliare
telehealth: telemedicina
physical therapy: fisioterapia
dental care: apparecchio ortodontico, ortodontista, dentiere
vision care: chirurgia laser occhi, occhiali
`,
    "Fitness & Wellness": `
gym: palestra
fitness: fitness, allenamento, esercizio fisico
yoga: yoga, pilates
bodybuilding: culturismo, pesistica, bodybuilding
weight loss: perdita di peso, dimagrimento, dieta, dimagrire, perdere peso
vitamins: vitamina, integratore, integratori alimentari, proteine
nutrition: nutrizione, alimentazione sana, mangiare sano
healthy lifestyle: vita sana, stile di vita sano, benessere e salute
meditation: meditazione
wellness: benessere
home fitness equipment: tapis roulant, attrezzi per palestra in casa
alternative medicine: medicina alternativa, omeopatia, agopuntura, rimedi naturali
quit smoking: smettere di fumare
stress relief: stress
`,
    Demographics: `
women: donna, femminile
men: uomo, uomini, maschile
young adults: giovane, giovani, giovani adulti
seniors: anziano, terza età, over 65, senior
adults: adulto
teens: adolescente
millennials: millennial, millennials
gen z: generazione z
high income households: reddito alto, alto reddito, redditi alti, reddito elevato, famiglie ad alto reddito, alto spendenti
middle income households: ceto medio, classe media
affluent: benestante, ricco, facoltoso, alto patrimonio
college graduates: laureato
married couples: sposato, coniugi
singles: single, celibe, nubile
homeowners: proprietario di casa, proprietari di casa, proprietari di abitazioni
families: famiglia
large families: famiglia numerosa
veterans: militare
housewives: casalinga
retirees: pensionato
households with children: famiglie con bambini, famiglie con figli, nuclei con figli
couples without children: coppie senza figli
couples: coppia
dual income couples: coppie a doppio reddito, dink
gen x: generazione x
men: ragazzi, signori
women: ragazze, signore
baby boomers: boomer
renters: famiglie in affitto
`,
    Parenting: `
parents: genitore, genitori, madre, padre, mamma, papà
new parents: neogenitori, neo genitori, neomamme, neo mamme, genitori alle prime armi, neomamma
expecting parents: futuri genitori, future mamme, genitori in attesa
parents of toddlers: genitori di bambini piccoli, mamme di bambini piccoli
parents of babies: genitori di neonati, mamme di neonati, genitori di bebè
parents of teens: genitori di adolescenti
parents of school age kids: genitori di bambini in età scolare, genitori di studenti
single parents: genitore single, madri single, famiglie monoparentali, mamme single
grandparents: nonno, nonni, nonna
kids: bambino, bambini, figlio, infanzia
baby: neonato, bebè, bimbo
diapers: pannolino
baby products: prodotti per l'infanzia, passeggino, prodotti per neonati, articoli per neonati, seggiolino auto, articoli per l'infanzia
baby food: pappe, latte in polvere, alimenti per l'infanzia, omogeneizzati
toys: giocattolo, giochi per bambini
childcare: asilo nido, babysitter, baby sitter, tata
kids activities: attività per bambini, centri estivi
motherhood: maternità, genitorialità
adoption: adozione
kids activities: feste per bambini
strollers: carrozzina, passeggini
parents of twins: gemello, gemelli
`,
    "Life Events": `
getting married: matrimonio, sposi, futuri sposi, sposarsi, sposa, nozze, fidanzati
newlyweds: neosposi, novelli sposi, sposi novelli
moving home: trasloco, cambio casa, che traslocano, cambiare casa, trasferimento
first time home buyers: prima casa, acquisto prima casa, acquirenti prima casa
new job: nuovo lavoro, cambio lavoro
graduation: laurea, neolaureato, diplomato, neodiplomato
retirement: pensione, pensionamento, prossimi alla pensione, neopensionato
birthdays: compleanno, anniversario
christmas: natale, festività natalizie
easter: pasqua
mothers day: festa della mamma, festa del papà
valentines day: san valentino
online dating: incontri online, app di incontri, siti di incontri, dating
divorced: divorziato, divorzio, separati
widowed: vedovo
funerals: funerale, onoranze funebri
honeymoon: luna di miele, viaggio di nozze
having a baby: nascita
first communion: battesimo, prima comunione, cresima
`,
    Geography: `
italy: italia, italiano
rome: roma
milan: milano
naples: napoli
turin: torino
europe: europa
united states: stati uniti
rural areas: zona rurale, campagna, aree rurali
urban residents: area urbana, città, aree urbane
expats: espatriato, italiani all'estero
commuters: pendolare, trasporto pubblico, mezzi pubblici
spain: spagna
france: francia
germany: germania
japan: giappone
northern italy: nord italia
southern italy: sud italia
germany: germania
france: francia
italy: italia
spain: spagna
portugal: portogallo
england: inghilterra
netherlands: olanda
belgium: belgio
switzerland: svizzera
austria: austria
greece: grecia
turkey: turchia
poland: polonia
sweden: svezia
norway: norvegia
denmark: danimarca
ireland: irlanda
russia: russia
china: cina
japan: giappone
korea: corea
thailand: thailandia
india: india
vietnam: vietnam
indonesia: indonesia
australia: australia
canada: canada
brazil: brasile
argentina: argentina
mexico: messico
cuba: cuba
peru: perù
egypt: egitto
morocco: marocco
south africa: sudafrica
dominican republic: repubblica dominicana
croatia: croazia
scotland: scozia
`,
    Education: `
university: università, ateneo
university students: studente universitario, universitari
students: studente, alunno
graduate school: laurea magistrale, dottorato, mba
online courses: corso online, formazione online, università telematica, corsi a distanza, corso
vocational training: formazione professionale, its
language learning: lingue straniere, corso di inglese, imparare l'inglese, corsi di lingua, inglese
exam preparation: concorso pubblico, test di ammissione, concorsi
schools: scuola, liceo, scuola superiore, scuola elementare
education: istruzione, formazione
study abroad: studiare all'estero, erasmus
scholarships: borsa di studio
science: scienza
tutoring: ripetizioni, lezioni private
medical students: studenti di medicina
early childhood education: scuola materna, scuola dell'infanzia
online courses: master, master online, corsi di laurea, corsi di laurea online, corsi, corsi di formazione, laurea online
university: laurea triennale
exam preparation: esame di maturità, maturità
law school: giurisprudenza, diritto
university students: studenti fuori sede, fuori sede
engineering students: studenti di ingegneria
`,
    Careers: `
job seekers: in cerca di lavoro, cercano lavoro, alla ricerca di lavoro, chi cerca lavoro, che cercano lavoro, ricerca di lavoro, in cerca di occupazione, candidati
jobs: lavoro, impiego, offerta di lavoro, occupazione
resume: curriculum, colloquio di lavoro
remote work: smart working, lavoro da remoto, telelavoro
internships: tirocinio, stage, tirocinante, stagista, apprendistato
career development: carriera, crescita professionale
part time jobs: part time, lavoro stagionale
`,
    "News & Society": `
news: notizia, notizie, attualità, informazione
local news: notizie locali, cronaca locale
business news: notizie economiche
weather: meteo, previsioni del tempo
charity: beneficenza, donazione, solidarietà, associazioni benefiche
volunteering: volontariato
environment: ambiente, ecologia, ambientalista
sustainability: sostenibilità, sostenibile, cambiamento climatico
animal welfare: benessere animale, diritti degli animali, animalista
human rights: diritti umani
feminism: femminismo, femminista
crime news: cronaca nera
`,
    Politics: `
politics: politica
political news: notizie politiche
elections: elezioni
`,
    Religion: `
astrology: astrologia, oroscopo, tarocchi
spirituality: spiritualità, esoterismo
`,
  },
  sensitive: {
    Sensitive: `
cancer: cancro, tumore, oncologia, oncologico, chemioterapia, leucemia
breast cancer: tumore al seno, cancro al seno
diabetes: diabete
diabetics: diabetico
depression: depressione, depresso
anxiety: ansia, disturbo d'ansia, attacchi di panico
mental health: salute mentale, disturbi mentali, malattia mentale, psicoterapia, disturbi psichici
burnout: burnout
bipolar disorder: disturbo bipolare, bipolare
schizophrenia: schizofrenia
eating disorders: disturbo alimentare, disturbi alimentari, anoressia, bulimia
autism: autismo, autistico
adhd: adhd
hiv: hiv, sieropositivo, aids
sexually transmitted diseases: malattie sessualmente trasmissibili
alcoholics: alcolista, alcolismo, alcolisti anonimi
addiction: dipendenza, tossicodipendente, tossicodipendenza, droga
gambling addiction: ludopatia, ludopatico, dipendenza dal gioco, gioco patologico
obesity: obesità, obeso
overweight people: sovrappeso
asthma: asma, asmatico
allergy sufferers: allergia, allergico
arthritis: artrite, artrosi
alzheimer's: alzheimer, demenza
parkinson's: parkinson
epilepsy: epilessia, epilettico
multiple sclerosis: sclerosi multipla
fibromyalgia: fibromialgia
heart disease: malattia cardiaca, cardiopatico, malattie cardiovascolari, infarto, cardiopatia, problemi cardiaci
stroke: ictus
hypertension: ipertensione, iperteso, pressione alta
high cholesterol: colesterolo
psoriasis: psoriasi
insomnia: insonnia, disturbi del sonno
migraine: emicrania
chronic pain: dolore cronico
chronic illness: malattia cronica, malati cronici
infertility: infertilità, fertilità, fecondazione assistita, procreazione assistita
menopause: menopausa
erectile dysfunction: disfunzione erettile, impotenza
endometriosis: endometriosi
abortion: aborto
pregnant women: incinta, donna incinta, gravidanza, gestante, donne in gravidanza, in gravidanza, donne incinte
disabled people: disabilità, disabile, handicap, invalido
wheelchair users: sedia a rotelle, carrozzina disabili
suicide: suicidio
crohn's disease: morbo di crohn, colon irritabile
hepatitis: epatite
celiac disease: celiaco, celiachia
lgbt: lgbt, lgbtq, comunità lgbt
gay: gay, omosessuale
lesbian: lesbica
bisexual: bisessuale
transgender: transgender, transessuale
ethnic minorities: minoranza etnica, minoranze etniche, origine etnica
roma people: rom, sinti
immigrants: immigrato, migrante, extracomunitario
refugees: rifugiato, richiedenti asilo, profugo
undocumented immigrants: clandestino
catholics: cattolico, cattolicesimo
christians: cristiano, cristianesimo
evangelical christians: evangelico
jews: ebreo, ebraico, ebraismo
muslims: musulmano, islam, islamico, ramadan
muslims: moschea
jews: sinagoga
buddhists: buddista, buddismo
hinduism believers: induista
jehovah's witnesses: testimoni di geova
atheists: ateo, agnostico
religious people: religioso, credente, cattolici praticanti, religione
church goers: chiesa, parrocchiano, fedeli
voters: elettore, elettorato
left wing voters: elettore di sinistra, di sinistra, la sinistra, centrosinistra
right wing voters: elettore di destra, di destra, la destra, centrodestra
far right: estrema destra
conservatives: conservatore
socialists: socialista
communists: comunista
political party supporters: partito politico, simpatizzanti di partiti, iscritti a partiti
political activists: attivista politico, attivista, militante
trade union members: sindacato, sindacalista, sindacale, iscritti al sindacato, cgil, iscritti ai sindacati
bankruptcy: bancarotta, fallimento, insolvenza
debt: debito, debiti
people in debt: indebitato, sovraindebitato, sovraindebitamento
debt collection: cattivo pagatore, cattivi pagatori, protestato, pignoramento, recupero crediti
payday loans: prestiti veloci, prestito veloce, microcredito, prestiti a protestati
low income households: basso reddito, reddito basso, redditi bassi, povertà, famiglie a basso reddito
unemployed: disoccupato, disoccupazione, senza lavoro
welfare recipients: reddito di cittadinanza, assegno di inclusione, sussidi, percettori di reddito di cittadinanza
homeless: senzatetto
criminal record: precedenti penali
ex prisoners: ex detenuto, detenuto
domestic violence victims: violenza domestica, violenza sulle donne, vittime di violenza
crime victims: vittima
minors under 16: bambini sotto i 13 anni, bambini dai 6 ai 12 anni, bambini 6 12 anni, minori di 13 anni
minors under 16: minorenne, minori
adult content: contenuti per adulti, pornografia, porno, sex toys, erotico
escort services: escort, prostituzione
dialysis patients: dialisi
rare diseases: malattie rare
disease: malattia, malattie, patologia, sindrome, morbo
disorder: disturbo, disturbi
cancer survivors: sopravvissuti al cancro
kidney disease: insufficienza renale, malattia renale
thyroid disease: tiroide
lupus: lupus
acne: acne
sleep apnea: apnea notturna
back pain sufferers: mal di schiena
weight loss drugs ozempic: ozempic
antidepressants: antidepressivo, ansiolitici
ptsd: stress post traumatico
down syndrome: sindrome di down
deaf people disabled: sordo, non udenti
blind people disabled: cieco, non vedenti, ipovedente
same sex couples: coppia dello stesso sesso, coppie omosessuali, unioni civili, coppie dello stesso sesso
lgbt: gay pride, queer
asian people ethnic minorities: origine asiatica, comunità cinese
arab muslims: arabo
african immigrants: origine africana
romanian immigrants: rumeni in italia
left wing voters: elettori del pd, partito democratico, elettori m5s
right wing voters: elettori di fratelli d'italia, elettori della lega, lega, fratelli d'italia, forza italia
trade union members: cisl, uil, sindacati, tesserati cgil
church goers: messa, parrocchia, frequentatori di chiese
foreclosure: sfratto, asta giudiziaria per debiti
people in debt: debitore, difficoltà economiche, difficoltà finanziarie
food bank users: banco alimentare
sex workers: sex worker
swingers: scambisti, scambio di coppia
extramarital affairs: infedeltà, tradimento, relazioni extraconiugali, extraconiugale
drug users: consumatori di droga, cocaina
self harm: autolesionismo
victims of bullying: bullismo
elementary school students: alunni delle elementari, scolari, alunni di scuola elementare
high school students: liceali, studenti delle superiori, studenti liceali
minors under 16: preadolescenti, minori di 16
ivf patients: pma
miscarriage: aborto spontaneo
hair loss: caduta dei capelli, calvizie
weight loss surgery: chirurgia bariatrica
dyslexia: dislessia, dsa, dislessico
kidney disease: dializzati
diabetes: prediabete
`,
    Restricted: `
gamblers: giocatori d'azzardo
firearms: possessori di armi
cannabis: cannabis terapeutica
`,
  },
  harmless: `
conservative investors: investitore prudente, profilo prudente
tropical storm: depressione tropicale
cancer zodiac sign: segno del cancro
latin american cuisine: cucina latina
church architecture: architettura religiosa
`,
}
