import type { LanguagePack } from "../language.ts"

/** French. */
export const FRENCH: LanguagePack = {
  language: "fr",
  headFirst: true,
  functionWords:
    "le la les l un une au aux qui que qu quoi leur leurs son sa ses ce cet cette ces se s est sont être ont a ayant très plus moins ans âgé âgée entre comme tout tous toute toutes dont où n y j c m t à",
  joiningWords: "de d du des pour par sur",
  structure: `
and: et, ou
with: avec
without: sans
in: en, dans
not: pas, ne, non, jamais
at: chez
to: vers
except: sauf, hors
near: près de, à proximité de
`,
  audiences: `
buyers: acheteur, acquéreur
shoppers: shopper, qui achètent, acheteuse
past purchasers: anciens acheteurs, acheteurs récents, ont acheté, ayant acheté, qui ont acheté
repeat buyers: acheteurs réguliers, acheteurs fréquents
potential buyers: acheteurs potentiels, futurs acheteurs
intenders: intentionniste, intention d'achat, intentionnistes d'achat, en intention d'achat, projet d'achat
intending to buy +: souhaitant acheter, qui veulent acheter, prévoyant d'acheter, envisageant d'acheter, prêts à acheter, intéressés par l'achat de, intéressé par l'achat
planning +: planifiant, qui planifient, préparant, projet de, en projet de
looking for +: à la recherche de, à la recherche d, recherchant, cherchant, qui cherchent, en recherche de, qui recherchent, en quête de
seekers: chercheur, demandeur
considering +: envisageant, comparant
owners: propriétaire, possesseur, détenteur, qui possèdent, maître
users: utilisateur, usager, qui utilisent
customers: client, clientèle
subscribers: abonné
members: membre, adhérent, sociétaire
fans: fan, accro
sports fans: supporter, supporteur
lovers: amateur, amoureux, passionné, adepte, passionnés de, fou de, mordu
enthusiasts: enthousiaste, féru
interested in +: intéressé par, s'intéressant à, qui s'intéressent à, intérêt pour, intéressés, ayant un intérêt pour, affinité, intéressées par
viewers: téléspectateur, spectateur, qui regardent
listeners: auditeur, qui écoutent
readers: lecteur, qui lisent
players: joueur, gamer
drinkers: buveur
consumers: consommateur, qui consomment
visitors: visiteur, qui visitent, participant
goers: qui fréquentent
collectors: collectionneur
travelers: voyageur, vacancier, touriste
patients: patient, malade
people with +: personne atteinte de, atteint de, souffrant de, qui souffrent de, diagnostiqué, personnes vivant avec, personne souffrant de, atteints d, souffrant d, personnes avec
caregivers: aidant, aidant familial
supporters: partisan, sympathisant, défenseur
donors: donateur
volunteers: bénévole
professionals: professionnel
decision makers: décideur, décisionnaire, responsables des achats
managers: responsable, gestionnaire
directors: directeur
workers: travailleur, employé, salarié, ouvrier
experts: expert, spécialiste
beginners: débutant
households: foyer, ménage
people: personne, gens, public, audience, segment, population, profil, individu
residents: habitant, résident, riverain
who live in +: habitant à, vivant à, résidant à, qui vivent à, vivant en
lapsed customers: anciens clients, clients inactifs
loyal customers: clients fidèles, clients réguliers
recently +: récemment
followers: follower, abonnés instagram
lookalike: profils similaires
enthusiasts: pratiquant
`,
  leading: `
new: nouveau, nouvelle, nouveaux, nouvel, jeune diplômé
future: futur
small: petit
large: grand, gros
young: jeune
first: premier, première
former: ancien, ex
high: haut
best: meilleur
big: grande
`,
  qualifiers: [
    ["\\b(?:ages? |agees? )?(?:de |entre )?(?:[1-9]|1[0-7]) ?(?:a|et|-|–) ?(?:[1-9]|1[0-8]) ans\\b", "minors under 16"],
    ["\\b(?:ages? de |agees? de )?(?:de )?moins de (?:[1-9]|1[0-8]) ans\\b", "minors under 16"],
    [
      "(?<=\\b(?:enfants?|filles?|garcons?|eleves?|ados?|adolescent(?:e?s)?) (?:de |ages? de |agees? de )?)(?:[1-9]|1[0-7]) ans\\b",
      "minors under 16",
    ],
    ["\\b(?:ages? |agees? )?(?:de |entre )?(\\d{2}) ?(?:a|et|-|–) ?(\\d{2}) ans\\b", "aged $1-$2"],
    ["\\bplus de (\\d{2}) ans\\b", "aged $1+"],
    ["\\b(\\d{2}) ans et plus\\b", "aged $1+"],
    ["\\bmoins de (?!1[0-8]\\b)(\\d{2}) ans\\b", "aged under $1"],
    ["\\b(\\d{2}) ?(?:-|–) ?(\\d{2}) ans\\b", "aged $1-$2"],
    ["\\b(?:des |les |au cours des )?(\\d+) derniers jours\\b", "in the last $1 days"],
    ["\\b(?:des |les |au cours des )?(\\d+) derniers mois\\b", "in the last $1 months"],
    ["\\bde plus de (\\d+) (?:salaries|employes)\\b", "with $1+ employees"],
  ],
  topics: {
    Auto: `
car: voiture, auto, automobile, véhicule
new car: voiture neuve, véhicule neuf, auto neuve, nouvelle voiture
used car: voiture d'occasion, véhicule d'occasion, auto d'occasion, occasion
electric car: voiture électrique, véhicule électrique, auto électrique
hybrid car: voiture hybride, véhicule hybride, hybride
luxury car: voiture de luxe, voiture haut de gamme, véhicule de luxe, voitures premium, berline de luxe
sports car: voiture de sport, voiture sportive
classic car: voiture ancienne, voiture de collection, véhicule de collection
suv: suv, 4x4, crossover
sedan: berline
van: monospace, fourgon, utilitaire, fourgonnette, camionnette
truck: camion, poids lourd
small cars: citadine
tires: pneu
auto parts: pièces auto, pièces détachées, accessoires auto, pièces automobiles
auto repair: garage automobile, réparation auto, entretien auto, mécanique auto, garagiste, contrôle technique
car dealership: concessionnaire, concession automobile
drivers: conducteur, automobiliste
electric vehicle charging: borne de recharge, bornes de recharge
car leasing: location longue durée, lld, loa, leasing auto
fleet vehicles: flotte automobile, véhicule de société, véhicules d'entreprise
drivers license: permis de conduire
car buyers: achat de voiture, acheter une voiture, achat auto, changer de voiture
gas stations: station service, carburant, essence
cars: parc automobile
`,
    "Powersports & RV": `
motorcycle: moto, motard, motocyclette
scooter: scooter, cyclomoteur
motorhome: camping car, caravane, van aménagé, fourgon aménagé
boat: bateau, voilier, yacht, nautisme, plaisancier
jet ski: jet ski, scooter des mers
atv: quad
electric bike: vélo électrique, vae, vélo à assistance électrique
electric scooter: trottinette électrique, trottinette
`,
    Industries: `
manufacturing industry: industrie, industriel, fabricant, secteur industriel, industrie manufacturière
construction industry: btp, secteur du bâtiment, bâtiment, entreprises du bâtiment
healthcare industry: secteur de la santé
technology companies: entreprise technologique, secteur technologique, entreprises tech, secteur informatique
financial services industry: services financiers, secteur bancaire, secteur financier
retail industry: commerce de détail, grande distribution, détaillant, commerçant, secteur du commerce
energy industry: secteur de l'énergie, secteur énergétique
transportation and logistics industry: transport routier, secteur du transport, entreprises de transport, transporteur
agriculture industry: agriculture, agriculteur, exploitant agricole, agricole, éleveur, viticulteur
hospitality industry: hôtellerie, restauration, chr, hôtelier, restaurateur
public sector: secteur public, collectivité, collectivités locales, administration publique, fonction publique, mairie
nonprofit sector: organisation à but non lucratif, secteur associatif
media industry: médias, secteur des médias
small and medium companies: pme, tpe, petite entreprise, petites et moyennes entreprises, tpe pme, moyenne entreprise
large enterprises: grande entreprise, grand groupe, grands comptes, multinationale, eti
companies: entreprise, société
automotive industry: industrie automobile, secteur automobile
pharmaceutical industry: industrie pharmaceutique, laboratoires pharmaceutiques
startups: jeunes pousses
hotels industry: chaînes hôtelières
logistics companies: entreprises de logistique
law firms: cabinets d'avocats
retail industry: commerces de proximité, commerces
supply chain industry: chaîne logistique, chaîne d'approvisionnement
`,
    "Job Roles": `
executives: dirigeant, cadre dirigeant, cadre supérieur, dirigeants d'entreprise, comité de direction
ceo: pdg, directeur général
cfo: directeur financier, daf, directeur administratif et financier
cio: dsi, directeur des systèmes d'information, directeur informatique
cmo: directeur marketing, directrice marketing
hr directors: drh, directeur des ressources humaines, responsable rh, responsables des ressources humaines
hr professionals: ressources humaines, professionnel rh, recruteur, rh
business owners: chef d'entreprise, gérant, patron, propriétaires d'entreprise, entreprises individuelles
small business owners: patron de pme, dirigeant de pme, dirigeants de tpe, petits commerçants, dirigeants de petites entreprises, patrons de tpe
entrepreneurs: entrepreneur, créateur d'entreprise
founders: fondateur
it decision makers: décideur informatique, décideurs it, responsable informatique, responsables it
it professionals: informaticien, professionnels de l'informatique, administrateur système
software developers: développeur, programmeur, développeurs de logiciels
engineers: ingénieur
architects: architecte
marketing professionals: professionnel du marketing, responsable marketing, marketeur
sales professionals: commercial, vendeur, force de vente, technico commercial
sales managers: directeur commercial, responsable commercial
accountants: comptable, expert comptable
lawyers: avocat, juriste, notaire
doctors: médecin, docteur, chirurgien, pédiatre, généraliste
nurses: infirmier, infirmière, aide soignant
healthcare professionals: professionnel de santé, personnel soignant, soignant
dentists: dentiste
pharmacists: pharmacien
veterinarians: vétérinaire
teachers: enseignant, professeur, instituteur, prof
electricians: électricien
plumbers: plombier
skilled trades: artisan
construction workers: maçon, ouvrier du bâtiment
truck drivers: routier, chauffeur routier, chauffeur poids lourd
freelancers: indépendant, freelance, auto entrepreneur, travailleur indépendant, micro entrepreneur
procurement managers: responsable achats, directeur des achats
consultants: consultant
managers: cadre, chef de projet, chef de service
police officers: policier, gendarme
civil servants: fonctionnaire
hairdressers: coiffeur
executives: cadres dirigeants, direction générale, cadres
plant managers: directeur d'usine, directeur des opérations
scientists: chercheur, scientifique
designers: designer, graphiste
journalists: journaliste
psychologists: psychologue
`,
    "Business Services": `
legal services: services juridiques, cabinet d'avocats, conseil juridique
accounting services: cabinet comptable, expertise comptable, comptabilité, paie
marketing services: agence de communication, agence marketing, marketing digital, agence de publicité, publicité, référencement
business consulting: conseil en entreprise, cabinet de conseil, conseil
staffing services: intérim, agence d'intérim, cabinet de recrutement, recrutement
shipping and logistics services: livraison de colis, transporteurs de colis, logistique, messagerie, expédition
business loans: prêt professionnel, crédit professionnel, financement d'entreprise, crédit aux entreprises
business banking: compte professionnel, compte pro, banque professionnelle
merchant services: terminal de paiement, solution de paiement
office supplies: fournitures de bureau, mobilier de bureau, papeterie
printing services: imprimerie
trade shows: salon professionnel, congrès, séminaire, foire
industrial equipment: équipement industriel, machines industrielles, machines outils, engins de chantier
security services: société de gardiennage
coworking: espace de coworking
`,
    "Consumer Tech": `
smartphone: téléphone portable, smartphone, téléphone, mobile, téléphonie
laptop: ordinateur portable, pc portable
computer: ordinateur
tablet: tablette
smart tv: téléviseur, tv connectée
headphones: casque audio, écouteurs
camera: appareil photo
smartwatch: montre connectée, bracelet connecté
printer: imprimante
smart home: maison connectée, domotique, objets connectés, maison intelligente
consumer electronics: électronique grand public, électronique, high tech
technology enthusiasts: technologie, passionné de technologie, technophile, nouvelles technologies, amateurs de technologie
apps: application mobile, application
artificial intelligence: intelligence artificielle, ia
virtual reality: réalité virtuelle
social media: réseaux sociaux
speakers: enceinte, enceintes connectées
gadgets: gadget
home theater: home cinéma
refurbished smartphones: reconditionné, smartphone reconditionné
`,
    "Business Tech": `
business software: logiciel, logiciel de gestion, logiciels d'entreprise, logiciel professionnel
cloud computing: informatique en nuage, cloud, informatique dématérialisée
cybersecurity: cybersécurité, sécurité informatique
crm software: crm, gestion de la relation client
erp software: erp, logiciel de comptabilité, logiciel de facturation, progiciel
hr software: logiciel rh, sirh, logiciel de paie
data analytics: analyse de données, big data, données
web hosting: hébergement web, hébergeur, nom de domaine
web development: développement web, création de site internet, création de sites web
it services: services informatiques, infogérance, support informatique, informatique
automation: automatisation
enterprise software: transformation numérique, transformation digitale, digitalisation
programming: programmation
servers: serveur
cybersecurity: solutions de cybersécurité, protection des données
business software: solutions logicielles, éditeur de logiciels, solution saas
`,
    "Telecom & Utilities": `
mobile carriers: opérateur mobile, forfait mobile, opérateur téléphonique, forfait téléphonique, opérateur télécom, forfait
home internet: fibre, fibre optique, box internet, fournisseur d'accès internet, adsl, internet haut débit
cable tv: télévision par satellite, télévision payante, bouquet tv
prepaid phone: prépayé
electricity provider: électricité, fournisseur d'électricité, fournisseur d'énergie, énergie
natural gas provider: fournisseur de gaz, gaz naturel
solar panels: panneau solaire, panneau photovoltaïque, énergie solaire, photovoltaïque
renewable energy: énergie renouvelable, énergies renouvelables, éolien, énergie verte
mobile carriers: changement d'opérateur, offre mobile, opérateurs
home internet: internet fixe, box fibre, offres internet, wifi
electricity provider: gaz et électricité, électricité et gaz, facture d'énergie, contrat d'énergie
`,
    "Sports & Outdoors": `
soccer: football, foot, ligue 1, ligue des champions, coupe du monde de football
football: football américain
basketball: basket, basketball
rugby: rugby, rugbyman
tennis: tennis, roland garros
golf: golf, golfeur
running: course à pied, jogging, marathon, running
runners: coureur, marathonien, joggeur
cycling: vélo, cyclisme, tour de france
cyclists: cycliste
mountain biking: vtt
swimming: natation, nageur
hiking: randonnée, randonneur, trekking, marche
camping: camping, campeur, tente
fishing: pêche, pêcheur
hunting: chasse, chasseur
skiing: ski, skieur, sports d'hiver, snowboard
surfing: surf, surfeur
sailing: voile
motorsports: sport automobile, sports mécaniques, course automobile
formula 1: formule 1, f1
boxing: boxe, arts martiaux, judo
volleyball: volley, volleyball
handball: handball
ice hockey: hockey sur glace, hockey
horse riding: équitation, cavalier
olympics: jeux olympiques
sporting goods: articles de sport, équipement sportif, magasin de sport, matériel de sport
sports: sport, sportif
outdoor activities: plein air, activités de plein air, nature
climbing: escalade, alpinisme
water sports: sports nautiques, plongée
extreme sports: sports extrêmes
petanque bowling: pétanque
soccer: psg, olympique de marseille, équipe de france, footballeur
triathlon: triathlon, triathlète
trail running: trail
running: course, course en montagne
mountain hiking: montagne
`,
    "Movies & TV": `
movies: film, cinéma, cinéphile, long métrage
tv series: série, série télévisée, séries tv, feuilleton
television: télévision, télé, tv
streaming services: streaming, plateforme de streaming, svod, vidéo à la demande
horror movies: film d'horreur, films d'épouvante
action movies: film d'action
comedy: comédie, humour, humoriste
science fiction: science fiction
documentaries: documentaire
reality tv: téléréalité, télé réalité, jeux télévisés
anime: anime, dessin animé
celebrities: people, célébrité, stars, presse people
kids shows: émissions pour enfants, émissions jeunesse
movie lovers: cinéphiles, amateurs de cinéma
korean dramas: séries coréennes, k drama
`,
    "Music & Audio": `
music: musique, mélomane
rock music: rock, métal
pop music: pop, variété française, chanson française
hip hop: rap, hip hop, rap français
classical music: musique classique
electronic music: musique électronique, électro, techno
jazz: jazz
podcasts: podcast, balado
radio: radio
music streaming: streaming musical
world music: musique du monde
`,
    Gaming: `
video games: jeu vidéo, jeux vidéo, gaming
gamers: gamer, joueur de jeux vidéo, gameur
console gaming: console de jeux, console, jeux sur console
pc gaming: jeux pc, jeux sur pc
mobile games: jeux mobiles, jeux sur mobile
esports: e sport, esport
role playing games: jeu de rôle
online games: jeux en ligne
`,
    Books: `
books: livre, lecture, littérature, librairie, bouquin
novels: roman
crime novels: roman policier, polar, thriller
comics: bande dessinée, bd, manga
children's books: livres pour enfants, littérature jeunesse, livre jeunesse
audiobooks: livre audio
e books: livre numérique, liseuse, ebook
magazines: magazine, presse écrite, presse, journal
poetry: poésie
biographies: biographie
`,
    Travel: `
travel: voyage, tourisme, voyager
flights: vol, billet d'avion, avion, compagnie aérienne
frequent flyers: grands voyageurs, voyageurs fréquents
hotels: hôtel, hébergement, chambre d'hôtes
cruises: croisière
vacation packages: séjour tout compris, voyage organisé, agence de voyages, circuit touristique, séjour
vacation: vacances, week end, escapade
car rental: location de voiture, location de voitures
train travel: train, tgv, voyages en train, billets de train, autocar
business travel: voyage d'affaires, voyageur d'affaires, déplacement professionnel
family vacations: vacances en famille, voyage en famille
luxury travel: voyage de luxe, voyageurs de luxe, hôtel de luxe, tourisme de luxe
beach vacations: plage, vacances à la plage, séjour balnéaire, bord de mer
adventure travel: voyage d'aventure, routard, tourisme d'aventure, aventure
vacation rentals: location de vacances, gîte, locations saisonnières, location saisonnière
luggage: valise, bagage
ski vacations: vacances au ski, séjour au ski
ecotourism: tourisme durable, écotourisme
destinations: destination
travel: voyages à l'étranger, week ends
city breaks: city trip, escapade en ville
beach vacations: antilles, club de vacances
`,
    "Arts & Events": `
concerts: concert, festival, festivalier, festivals de musique
theater: théâtre, comédie musicale
museums: musée, galerie d'art, exposition
art: art, art contemporain, beaux arts
dance: danse, ballet
opera: opéra
theme parks: parc d'attractions, parc à thème
zoo: zoo, parc animalier
nightlife: vie nocturne, boîte de nuit, discothèque, sorties nocturnes
event tickets: billet de concert, billetterie, billets de spectacle
events: événement, spectacle, sorties
arts and arts and arts and arts and arts and culture: culture, culturel
`,
    Hobbies: `
photography: photographie, photographe, photo
crafts: loisirs créatifs, travaux manuels, activités manuelles
woodworking: menuiserie, travail du bois
sewing: couture
knitting: tricot, crochet, broderie
painting: peinture artistique, dessin, aquarelle
collecting: antiquités, brocante, philatélie, numismatique
board games: jeu de société, jeux de société, puzzle, échecs
musical instruments: instrument de musique, guitare, piano
model building: modélisme, maquette
genealogy: généalogie
birdwatching: ornithologie, observation des oiseaux
writing: écriture, blogueur
hobbies: loisir, passe temps
crafts: diy créatif, bricolage créatif
`,
    Fashion: `
fashion: mode, vêtement, prêt à porter, habillement
women's clothing: vêtement femme, mode femme, mode féminine, vêtements pour femmes, robe, vêtements féminins
men's clothing: vêtement homme, mode homme, mode masculine, vêtements pour hommes
kids clothing: vêtement enfant, mode enfant, vêtements pour enfants
baby clothing: vêtements bébé
shoes: chaussure, soulier
sneakers: baskets, sneakers
running shoes: chaussures de running, chaussures de course
handbags: sac à main, maroquinerie
jewelry: bijou, joaillerie, bijouterie
watches: montre, horlogerie, montres de luxe
sportswear: vêtement de sport, mode sportive
luxury fashion: mode de luxe, haute couture, créateurs de mode, marques de luxe
coats: manteau, veste
lingerie: lingerie, sous vêtement
swimwear: maillot de bain
suits: costume homme, tailleur
sunglasses: lunettes de soleil
jeans: jean, pantalon
costumes: déguisement
accessories: accessoires de mode
plus size clothing: grande taille
sustainable fashion: mode éthique, mode durable
`,
    Beauty: `
makeup: maquillage, rouge à lèvres
cosmetics: cosmétique, produits de beauté
beauty: beauté
skin care: soin de la peau, soin du visage, soins visage, crème anti âge, anti rides
hair care: soin des cheveux, shampoing, soins capillaires, cheveux, coloration
perfume: parfum, parfumerie
nail care: vernis à ongles, manucure, ongle
hair salon: salon de coiffure, institut de beauté
spa: thalasso, massage, thalassothérapie
oral care: dentifrice, brosse à dents, hygiène bucco dentaire
shaving: rasage, rasoir, barbe
deodorant: déodorant
soap: gel douche
sunscreen: crème solaire
natural cosmetics: cosmétique bio, cosmétique naturelle, cosmétiques naturels, cosmétiques bio
tattoos: tatouage
anti aging skin care: anti âge, crème, crèmes visage, sérum
hair removal: épilation
`,
    Shopping: `
online shoppers: achat en ligne, acheteurs en ligne, e commerce, boutique en ligne, shopping en ligne, cyberacheteur, e acheteur
deal seekers: bonne affaire, bons plans, promotion, soldes, chasseur de promos, réductions, chasseurs de bonnes affaires
coupons: bon de réduction, code promo
luxury shoppers: acheteurs de luxe, produits de luxe, luxe, consommateurs de luxe, articles de luxe
department stores: grand magasin, grands magasins, hypermarché
shopping malls: centre commercial
gifts: cadeau
flowers: fleurs, fleuriste
black friday shoppers: black friday, vendredi noir
christmas shopping: achats de noël, cadeaux de noël, shopping de noël
back to school shopping: rentrée scolaire, rentrée des classes, fournitures scolaires
secondhand shopping: seconde main, vêtements d'occasion, achats d'occasion, friperie
cart abandoners: abandon de panier, paniers abandonnés, abandonnistes, panier abandonné
loyalty program members: programme de fidélité, carte de fidélité, membres fidélité
website visitors: visiteurs du site, visiteurs du site web
shopping: achat, boutique, magasin
party supplies: articles de fête
deal seekers: chasseurs de promotions, chasseur de promotions, chasseurs de soldes, chasseurs de réductions, chasseurs de bons plans, promos, petits prix
online shoppers: achats sur internet, acheteurs sur internet, vente en ligne, marketplace
newsletter subscribers: abonnés à la newsletter
`,
    "Food & Beverage": `
food: alimentation, nourriture, aliment, produits alimentaires, alimentaire
cooking: cuisine maison, cuisiner, recette, cuisine, cuisinier amateur
coffee: café, capsules de café
tea: thé, tisane
soft drinks: boisson gazeuse, soda, boisson
energy drinks: boisson énergisante
juice: jus de fruits, jus
bottled water: eau minérale
snacks: en cas, grignotage, apéritif, biscuits apéritifs
chocolate: chocolat
candy: bonbon, confiserie
ice cream: glace, crème glacée
cheese: fromage
dairy: produits laitiers, lait, yaourt
meat: viande, charcuterie, boucherie
seafood: poisson, fruits de mer
bread: pain
baking: pâtisserie maison, pâtissier amateur
frozen food: surgelé, plats préparés
pasta: pâtes, riz
olive oil: huile d'olive
breakfast cereal: céréales, petit déjeuner
organic food: bio, produits bio, alimentation bio, aliments biologiques, agriculture biologique, nourriture bio
vegan: végan, végétalien, vegan, végane
vegetarian: végétarien
gluten free food: sans gluten
groceries: supermarché, courses alimentaires, épicerie, courses
grocery delivery: drive, courses en ligne, livraison de courses
fruit and vegetables: fruits et légumes, légume, fruit
italian food: cuisine italienne
japanese food: cuisine japonaise, sushi
gourmet food: épicerie fine, produits gourmets
meal kits: box repas
barbecue: barbecue
pasta sauces: sauce
healthy food: manger sainement, produits sains
gourmet food: foie gras, truffe
meat alternatives: substituts de viande
asian food: cuisine asiatique
mediterranean food: régime méditerranéen
`,
    Dining: `
restaurants: restaurant, gastronomie, sorties au restaurant
fast food: restauration rapide, fast food, burger
fine dining: restaurant gastronomique, haute gastronomie, restaurants étoilés
coffee shops: salon de thé, cafés et bars
pizza: pizza, pizzeria
bakery: boulangerie, pâtisserie
bars: bar, bistrot, brasserie
food delivery: livraison de repas, livraison à domicile, plats à emporter, repas à domicile, livraison de nourriture
brunch: brunch
foodies: gourmet, fin gourmet, gastronome, gourmand, foodie, épicurien
catering: traiteur
restaurants: bons restaurants, bonne table, bonnes tables
`,
    "Alcohol & Regulated": `
beer: bière, bières artisanales, brasserie artisanale
wine: vin, œnologie, oenologie, caviste, champagne, vignoble, oenotourisme
spirits: spiritueux, alcool, rhum, vodka, gin, liqueur, boissons alcoolisées
whiskey: whisky
cocktails: cocktail
tobacco: tabac, cigarette, cigare
smokers: fumeur
vaping: cigarette électronique, vapotage, vapoteur
casinos: casino, jeux d'argent, jeux de hasard
sports betting: paris sportifs, parieur, pari sportif
lottery: loterie, loto
cannabis: cannabis, cbd, chanvre
firearms: arme à feu, armes
wine: grand cru, grands crus, bordeaux, bourgogne, vin rouge, vin blanc, vins, côtes du rhône
sports betting: paris en ligne, paris hippiques, pmu, turf
casinos: poker, machines à sous, jeux d'argent en ligne
`,
    Household: `
cleaning supplies: produits d'entretien, produits ménagers, ménage propre, nettoyage
laundry detergent: lessive, adoucissant
toilet paper: papier toilette, essuie tout
dish soap: liquide vaisselle
air fresheners: désodorisant, bougies parfumées
insecticides: insecticide
trash bags: sac poubelle
batteries: piles, ampoule
household products: produits pour la maison
eco friendly cleaning products: produits ménagers écologiques
dish soap: tablettes lave vaisselle
cleaning supplies: produits nettoyants, entretien de la maison
`,
    "Home & Garden": `
furniture: meuble, mobilier, canapé, ameublement
home decor: décoration, décoration intérieure, déco, décoration d'intérieur
kitchenware: ustensiles de cuisine, vaisselle, arts de la table
bedding: linge de lit, linge de maison
mattresses: matelas, literie
home appliances: électroménager, lave linge, réfrigérateur, aspirateur, lave vaisselle, four
lighting: luminaire, éclairage, lampe
gardening: jardinage, jardin, jardinier, plantes, potager
patio furniture: mobilier de jardin, terrasse
home improvement: rénovation, travaux, travaux de rénovation, rénovation énergétique, aménagement intérieur
diy: bricolage, bricoleur
tools: outil, outillage, quincaillerie
heating: chauffage, chaudière, pompe à chaleur
air conditioning: climatisation
plumbing: plomberie
home security: alarme, télésurveillance, sécurité de la maison
swimming pools: piscine
kitchen remodeling: cuisine équipée
bathroom remodeling: salle de bain, salle de bains
windows: fenêtre, isolation
home furnishings: maison déco, articles de maison
home improvement: rénover leur maison, travaux à la maison, rénovation de maison
insulation windows: isolation thermique, double vitrage
fireplace: poêle à bois, cheminée
kitchen: cuisiniste
home appliances: sèche linge, micro ondes, friteuse, robot de cuisine
greenhouses gardening: serre de jardin
`,
    "Real Estate": `
real estate: immobilier, bien immobilier, marché immobilier
home buyers: acheteur immobilier, achat immobilier, acheteurs de maison, achat de maison, acheter une maison, acheter un appartement, acquéreurs immobiliers, acheteurs de biens immobiliers
home sellers: vendeur immobilier, vente immobilière, vendre leur maison, vendeurs de biens
houses: maison, logement, pavillon
apartments: appartement, studio
apartment renters: locataire, location d'appartement, location immobilière, locations
luxury homes: immobilier de luxe, villa de luxe, immobilier de prestige, villa
new construction homes: logement neuf, immobilier neuf, construction de maison, constructeur de maisons, programme neuf
second homes: résidence secondaire
commercial real estate: immobilier d'entreprise, bureaux à louer, locaux commerciaux, immobilier commercial
investment property: investissement locatif, investisseurs immobiliers, investissement immobilier
land: terrain
moving companies: société de déménagement, déménageur, garde meuble
real estate agents: agent immobilier, agence immobilière
home buyers: achat d'appartement, projet immobilier, acheteurs d'appartement
houses: maison neuve
`,
    Pets: `
dogs: chien, canin
dog owners: propriétaire de chien, maîtres de chiens, propriétaires de chiens
puppies: chiot
cats: chat, chaton, félin
cat owners: propriétaires de chats
pets: animal de compagnie, animaux de compagnie, animal domestique, animaux
pet owners: propriétaires d'animaux, propriétaire d'animaux de compagnie
fish aquariums: aquariophilie, poissons d'aquarium
birds: oiseau
horses: cheval, chevaux
small pets: hamster, lapin, rongeur, nac, reptile
pet food: alimentation animale, nourriture pour animaux, croquettes
dog food: nourriture pour chien, croquettes pour chiens, alimentation pour chien
cat food: nourriture pour chat, croquettes pour chats
pet supplies: animalerie, accessoires pour animaux, produits pour animaux
veterinary care: clinique vétérinaire, soins vétérinaires
pet adoption: adoption d'animaux, adoption animale, refuges pour animaux
pet grooming: toilettage
`,
    "Banking & Credit": `
banking: banque, bancaire
savings accounts: épargne, livret a, épargnant, compte épargne, livret
checking accounts: compte courant, compte bancaire
online banking: banque en ligne, néobanque, paiement mobile
credit cards: carte de crédit, carte bancaire
mortgages: prêt immobilier, crédit immobilier, emprunt immobilier, hypothèque
personal loans: prêt personnel, crédit à la consommation, crédit, prêt, emprunteur
auto loans: crédit auto, prêt auto
student loans: prêt étudiant
taxes: impôt, déclaration de revenus, défiscalisation, fiscalité
budgeting: budget familial
`,
    Investing: `
investing: investissement, placement, investir
investors: investisseur
stocks: action boursière, bourse, actions, obligations
mutual funds: fonds d'investissement, etf, sicav
life insurance savings investing: assurance vie placement
retirement planning: épargne retraite, plan épargne retraite, préparation de la retraite, préparer sa retraite
financial advisors: conseiller financier, gestion de fortune conseiller, conseil financier
cryptocurrency: cryptomonnaie, crypto, bitcoin
gold: or, métaux précieux
wealth management: gestion de patrimoine, banque privée, gestion de fortune
economy: économie, marchés financiers
day trading: trading, trader
wealth management: patrimoine
`,
    Insurance: `
insurance: assurance, assureur, assuré
auto insurance: assurance auto, assurance voiture, assurance automobile
home insurance: assurance habitation, assurance maison
life insurance: assurance vie, assurance décès
health insurance: mutuelle, complémentaire santé, assurance santé, mutuelle santé, assurance maladie
travel insurance: assurance voyage
pet insurance: assurance animaux, assurance chien, assurance pour animaux
business insurance: assurance professionnelle, assurance entreprise
motorcycle insurance: assurance moto
`,
    Healthcare: `
medical clinics: cabinet médical, clinique, soins médicaux, consultation médicale, médecine
hospitals: hôpital, urgences
pharmacies: pharmacie, parapharmacie
prescription drugs: médicament sur ordonnance, ordonnance, médicament
over the counter medicine: médicaments sans ordonnance, antidouleur
dental care: soins dentaires, orthodontie, implant dentaire, dentaire
vision care: opticien, lunettes de vue, lentilles, ophtalmologie, optique, lunettes
hearing aids: appareil auditif, audioprothèse
cosmetic surgery: chirurgie esthétique, médecine esthétique, botox
medical devices: dispositif médical, matériel médical
vaccines: vaccin, vaccination
senior care: maison de retraite, ehpad, aide à domicile, soins aux personnes âgées, services à la personne
telehealth: téléconsultation, télémédecine
physical therapy: kinésithérapie, kiné, ostéopathe
dental care: appareil dentaire, orthodontiste, dentier
vision care: opération laser des yeux
`,
    "Fitness & Wellness": `
gym: salle de sport, salle de gym
fitness: fitness, remise en forme, musculation et fitness, entraînement, exercice physique
yoga: yoga, pilates
bodybuilding: musculation
weight loss: perte de poids, minceur, régime, maigrir, perdre du poids, régimes minceur
vitamins: vitamine, complément alimentaire, protéine
nutrition: nutrition, alimentation saine, manger sain, alimentation équilibrée
healthy lifestyle: mode de vie sain, vie saine, style de vie sain
meditation: méditation, pleine conscience
wellness: bien être
home fitness equipment: appareil de fitness, tapis de course
alternative medicine: médecine douce, médecine alternative, homéopathie, acupuncture, naturopathie
quit smoking: arrêter de fumer, arrêt du tabac, sevrage tabagique
stress relief: stress, gestion du stress
`,
    Demographics: `
women: femme, féminin
men: homme, masculin
young adults: jeune, jeunes adultes, jeunesse
seniors: senior, sénior, personne âgée, troisième âge, aîné
adults: adulte
teens: adolescent, ado
millennials: millennials, millénial, génération y
gen z: génération z
high income households: hauts revenus, revenus élevés, csp+, csp plus, haut revenu, foyers aisés, foyers à hauts revenus
middle income households: classe moyenne
affluent: aisé, fortuné, riche, millionnaire, haut patrimoine
college graduates: diplômés de l'enseignement supérieur, diplômé universitaire
married couples: marié, couple marié
singles: célibataire
homeowners: propriétaire immobilier, propriétaires de maison, propriétaires de logement, propriétaires occupants
families: famille
large families: famille nombreuse
veterans: militaire, ancien combattant
housewives: femme au foyer, mère au foyer
retirees: retraité
households with children: foyers avec enfants, familles avec enfants, ménages avec enfants
couples without children: couples sans enfants
couples: couple
dual income couples: double revenu, dinks
gen x: génération x
men: messieurs, garçon
women: dame, filles
young adults: jeunes actifs, trentenaire, vingtenaire
seniors: baby boomers
renters: locataires hlm
affluent: catégories socioprofessionnelles supérieures
`,
    Parenting: `
parents: parent, mère, père, maman, papa
new parents: jeunes parents, nouveaux parents, jeune maman, jeunes mamans, jeunes mères
expecting parents: futurs parents, future maman, futures mamans, futures mères
parents of toddlers: parents de jeunes enfants, parents d'enfants en bas âge, parents de tout petits
parents of babies: parents de bébé, parents de nouveau nés, parents de nourrissons
parents of teens: parents d'adolescents, parents d'ados
parents of school age kids: parents d'élèves, parents d'enfants scolarisés
single parents: parent isolé, famille monoparentale, mère célibataire, parents solos, mères célibataires
grandparents: grand parent, grands parents, grand mère
kids: enfant, jeune public, enfants
baby: bébé, nourrisson, nouveau né
diapers: couche, couches bébé
baby products: puériculture, poussette, produits pour bébé, articles pour bébé, siège auto
baby food: alimentation infantile, lait infantile, petits pots, nourriture pour bébé
toys: jouet
childcare: garde d'enfants, crèche, nounou, assistante maternelle
kids activities: activités pour enfants, colonies de vacances
motherhood: maternité, parentalité
adoption: adoption
kids activities: anniversaire d'enfant, activités extrascolaires
toys: jeux pour enfants, jouets en bois
parents of twins: jumeau, jumeaux
`,
    "Life Events": `
getting married: mariage, futurs mariés, fiancé, se marier, organisation de mariage, future mariée, qui se marient
newlyweds: jeunes mariés, jeune marié
moving home: déménagement, récemment déménagé, qui déménagent, déménager, emménagement
first time home buyers: primo accédant, premier achat immobilier
new job: nouvel emploi, nouveau travail, changement d'emploi
graduation: remise de diplôme, jeune diplômé, jeunes diplômés, bachelier
retirement: retraite, départ à la retraite, futur retraité, futurs retraités
birthdays: anniversaire
christmas: noël, fêtes de fin d'année
easter: pâques
mothers day: fête des mères, fête des pères
valentines day: saint valentin
online dating: rencontre en ligne, sites de rencontre, site de rencontres, applications de rencontre
divorced: divorcé, divorce
widowed: veuf, veuve
funerals: obsèques, funérailles, pompes funèbres
honeymoon: lune de miel, voyage de noces
having a baby: naissance
first communion: baptême, communion
`,
    Geography: `
france: france, français
paris: paris, parisien
lyon: lyon
marseille: marseille
belgium: belgique
switzerland: suisse
quebec: québec
canada: canada
europe: europe
ile de france residents: île de france
rural areas: zone rurale, milieu rural, campagne, zones rurales
urban residents: citadin, milieu urbain, zone urbaine, ville
expats: expatrié
commuters: transports en commun, navetteur, transport en commun
italy: italie
spain: espagne
japan: japon
united states: états unis
germany: allemagne
france: france
italy: italie
spain: espagne
portugal: portugal
england: angleterre
netherlands: pays bas
belgium: belgique
switzerland: suisse
austria: autriche
greece: grèce
turkey: turquie
poland: pologne
sweden: suède
norway: norvège
denmark: danemark
ireland: irlande
russia: russie
china: chine
japan: japon
korea: corée
thailand: thaïlande
india: inde
vietnam: vietnam
indonesia: indonésie
australia: australie
canada: canada
brazil: brésil
argentina: argentine
mexico: mexique
cuba: cuba
peru: pérou
egypt: égypte
morocco: maroc
south africa: afrique du sud
dominican republic: république dominicaine
croatia: croatie
scotland: écosse
`,
    Education: `
university: université, faculté, enseignement supérieur
university students: étudiant, étudiants universitaires
graduate school: master, doctorat, mba, doctorant, école de commerce
online courses: cours en ligne, formation en ligne, e learning, formation à distance
vocational training: formation professionnelle, apprentissage, alternance, apprenti
adult education: formation continue, reconversion professionnelle, formation
language learning: apprentissage des langues, cours d'anglais, apprendre l'anglais, cours de langue, langues étrangères
tutoring: soutien scolaire, cours particuliers
schools: école, lycée, collège, élève, école primaire
education: éducation, enseignement
study abroad: études à l'étranger, étudier à l'étranger
scholarships: bourse d'études, bourse étudiante
science: science, recherche scientifique
exam preparation: préparation au concours, examen
medical students: étudiants en médecine
early childhood education: maternelle
online courses: diplôme en ligne, mooc
university: licence universitaire
exam preparation: classe préparatoire, baccalauréat, bac
law school: droit, étudiants en droit
engineering students: école d'ingénieurs
elementary school: cp, primaire
`,
    Careers: `
job seekers: demandeur d'emploi, recherche d'emploi, chercheurs d'emploi, en recherche d'emploi, à la recherche d'un emploi, recherchant un emploi, candidats à l'emploi
jobs: emploi, offre d'emploi, travail, poste à pourvoir
resume: cv, entretien d'embauche
remote work: télétravail, télétravailleur
internships: stage, stagiaire
career development: carrière, évolution professionnelle
part time jobs: temps partiel, job étudiant, emploi saisonnier, job d'été
`,
    "News & Society": `
news: actualité, information, infos, nouvelles
local news: actualité locale, actualités locales
business news: actualité économique, presse économique
weather: météo
charity: association caritative, don, caritatif, œuvres caritatives, humanitaire, don aux associations
volunteering: bénévolat
environment: environnement, écologie, écologiste, protection de l'environnement
sustainability: développement durable, durable, écoresponsable, changement climatique, éco responsable, climat
animal welfare: bien être animal, protection animale, cause animale
human rights: droits de l'homme
feminism: féminisme, féministe
`,
    Politics: `
politics: politique
political news: actualité politique
elections: élection, élections présidentielles
`,
    Religion: `
astrology: astrologie, horoscope, tarot, voyance
spirituality: spiritualité, ésotérisme
`,
  },
  sensitive: {
    Sensitive: `
cancer: cancer, oncologie, tumeur, chimiothérapie, leucémie, cancéreux
breast cancer: cancer du sein
diabetes: diabète
diabetics: diabétique
depression: dépression, dépressif
anxiety: anxiété, trouble anxieux, angoisse
mental health: santé mentale, troubles mentaux, maladie mentale, troubles psychiques, psychothérapie
burnout: burn out, épuisement professionnel
bipolar disorder: bipolaire, trouble bipolaire
schizophrenia: schizophrénie
eating disorders: troubles alimentaires, trouble du comportement alimentaire, anorexie, boulimie
autism: autisme, autiste
adhd: tdah
hiv: vih, séropositif, sida
sexually transmitted diseases: ist, mst, maladie sexuellement transmissible
alcoholics: alcoolique, alcoolisme, alcooliques anonymes
addiction: addiction, toxicomane, toxicomanie, drogue, dépendance
gambling addiction: addiction au jeu, joueurs compulsifs, joueur compulsif
obesity: obésité, obèse
overweight people: surpoids
asthma: asthme, asthmatique
allergy sufferers: allergie, allergique
arthritis: arthrite, arthrose
alzheimer's: alzheimer, démence
parkinson's: parkinson
epilepsy: épilepsie, épileptique
multiple sclerosis: sclérose en plaques
fibromyalgia: fibromyalgie
heart disease: maladie cardiaque, maladie cardiovasculaire, cardiaque, infarctus, insuffisance cardiaque
stroke: avc
hypertension: hypertension, hypertendu
high cholesterol: cholestérol
psoriasis: psoriasis, eczéma
insomnia: insomnie, insomniaque, troubles du sommeil
migraine: migraine
back pain sufferers: mal de dos
chronic pain: douleur chronique
chronic illness: maladie chronique, malades chroniques
infertility: infertilité, fertilité, fiv, pma, fécondation in vitro
menopause: ménopause
erectile dysfunction: dysfonction érectile, impuissance, troubles de l'érection
endometriosis: endométriose
abortion: avortement, ivg
pregnant women: enceinte, femme enceinte, grossesse
disabled people: handicap, handicapé, personne en situation de handicap, mobilité réduite, pmr
wheelchair users: fauteuil roulant
suicide: suicide, suicidaire
crohn's disease: maladie de crohn
hepatitis: hépatite
lgbt: lgbt, lgbtq, communauté lgbt
gay: gay, homosexuel, gai
lesbian: lesbienne
bisexual: bisexuel
transgender: transgenre, transsexuel
ethnic minorities: minorité ethnique, origine ethnique, minorités ethniques, minorités visibles
black people: personnes noires
north african immigrants: maghrébin, origine maghrébine
roma people: rom, gens du voyage, tzigane
indigenous people: autochtone
immigrants: immigré, immigrant, migrant
refugees: réfugié, demandeurs d'asile
undocumented immigrants: sans papiers
catholics: catholique, catholicisme
christians: chrétien, christianisme
protestant christians: protestant
evangelical christians: évangélique
jews: juif, judaïsme
muslims: musulman, islam, ramadan, halal pratiquants
muslims: mosquée
jews: synagogue
buddhists: bouddhiste, bouddhisme
hinduism believers: hindou
jehovah's witnesses: témoins de jéhovah
atheists: athée
religious people: croyant, religieux, catholiques pratiquants, religion
church goers: église, paroissien
voters: électeur, électorat
left wing voters: électeur de gauche, de gauche, la gauche, sympathisants de gauche
right wing voters: électeur de droite, sympathisants de droite
far right: extrême droite, rassemblement national
conservatives: conservateur
socialists: socialiste, parti socialiste
communists: communiste
political party supporters: parti politique, militant politique
political activists: militant, activiste
trade union members: syndicat, syndicaliste, syndiqué, adhérents syndicaux, cgt
bankruptcy: faillite, banqueroute, liquidation judiciaire
debt: dette, dettes
people in debt: endetté, surendetté, surendettement, endettement
debt consolidation for people in debt: rachat de crédit, rachat de crédits, regroupement de crédits
debt collection: recouvrement, interdit bancaire, fiché banque de france
payday loans: mini crédit, micro crédit, crédit rapide
low income households: faible revenu, revenus modestes, bas revenus, faibles revenus, pauvreté, précarité, ménages modestes, précaire
unemployed: chômeur, chômage, sans emploi
welfare recipients: rsa, allocataire, aides sociales, bénéficiaires du rsa, allocataires caf
homeless: sans abri, sdf
criminal record: casier judiciaire
ex prisoners: détenu, ancien détenu, prisonnier
domestic violence victims: violence conjugale, violences conjugales, femmes battues
crime victims: victime
minors under 16: enfants de moins de 13 ans, enfants de 6 à 12 ans, moins de 13 ans, enfants de moins de 12 ans
minors under 16: mineur
adult content: contenu pour adultes, pornographie, porno, sextoys, érotique
escort services: prostitution, escort
dialysis patients: dialyse
rare diseases: maladie rare, maladies rares
disease: maladie, pathologie, syndrome, affection
disorder: trouble
cancer survivors: survivants du cancer, en rémission
kidney disease: insuffisance rénale, maladie rénale
thyroid disease: thyroïde
lupus: lupus
celiac disease: maladie coeliaque, cœliaque
acne: acné
sleep apnea: apnée du sommeil
incontinence: incontinence
weight loss drugs ozempic: ozempic
antidepressants: antidépresseur, anxiolytique
ptsd: stress post traumatique
down syndrome: trisomie, trisomique
deaf people disabled: sourd, malentendant
blind people disabled: aveugle, malvoyant
same sex couples: couple de même sexe, couples de même sexe, mariage homosexuel, couple homosexuel
lgbt: marche des fiertés, queer
asian people ethnic minorities: origine asiatique
arab muslims: arabe
african immigrants: origine africaine
left wing voters: la france insoumise, électeurs du ps, lfi, insoumis, écologistes eelv
right wing voters: les républicains, de droite, la droite
far right: électeurs du rn, rn, reconquête
voters: électeurs macronistes, électeurs indécis
trade union members: cfdt, force ouvrière, syndicat ouvrier, syndiqués, syndiqué cgt
church goers: messe, paroisse
foreclosure: saisie immobilière, expulsion locative
people in debt: difficultés financières, en difficulté financière
food bank users: restos du coeur, banque alimentaire
sex workers: travailleuses du sexe
swingers: libertin, échangisme, échangiste
extramarital affairs: infidélité, infidèle, rencontres extraconjugales, extraconjugal
drug users: consommateurs de drogues, cocaïne
self harm: automutilation
victims of bullying: harcèlement scolaire, harcèlement
elementary school students: écolier, élèves de primaire, élèves du primaire
high school students: lycéen, élèves de lycée
minors under 16: collégiens, préados, enfants mineurs
ivf patients: parcours pma
miscarriage: fausse couche
hair loss: chute de cheveux, calvitie
divorcing widowed bereavement mental health: deuil pathologique
dyslexia: dyslexie, dyslexique
menopause: ménopausé
dialysis patients: insuffisants rénaux
diabetes: prédiabète
`,
    Restricted: `
gamblers: joueurs de casino
firearms: détenteurs d'armes
cannabis: cannabis thérapeutique
`,
  },
  harmless: `
conservative investors: investisseur prudent, profil prudent
tropical storm: dépression tropicale
cancer zodiac sign: signe du cancer, horoscope cancer
latin american cuisine: cuisine latine
church architecture: architecture religieuse
kosher salt: sel casher, sel kasher
`,
}
