import type { LanguagePack } from "../language.ts"

/** Spanish, of Spain and of Latin America. */
export const SPANISH: LanguagePack = {
  language: "es",
  headFirst: true,
  functionWords:
    "el la los las lo un una unos unas al que quien quienes su sus se le les muy mas más ya este esta estos estas ese esa como cual entre años edad han ha he es son ser está están estar hay todo toda todos todas cada otro otros uno ante donde también tambien a",
  joiningWords: "de del para por sobre",
  structure: `
and: y, e, o, u
with: con
without: sin, libre de
in: en, dentro de
not: no, nunca
do not have: no tienen
do not own: no poseen
except: excepto, salvo, menos
new to: nuevo en
at: desde
to: hacia, hasta
between: entre
near: cerca de, próximo a
vs: versus
`,
  audiences: `
buyers: comprador, adquirente
shoppers: shopper, quienes compran, personas que compran, gente que compra, que compran
past purchasers: compradores anteriores, compradores recientes, compraron, que compraron, han comprado, que han comprado, ex compradores
repeat buyers: compradores recurrentes, compradores frecuentes, compradores habituales
potential buyers: compradores potenciales, posibles compradores, futuros compradores
intenders: intención de compra, con intención de compra, intencionados
intending to buy +: que quieren comprar, quieren comprar, que planean comprar, planean comprar, piensan comprar, que desean comprar, interesados en comprar, interesados en la compra de, con intención de comprar, a punto de comprar, planes de comprar
planning +: planificando, planeando, que planean, planifican, preparando
looking for +: buscan, que buscan, buscando, en busca de, en búsqueda de
seekers: buscador, demandante
considering +: considerando, que consideran, evaluando, comparando
owners: propietario, dueño, poseedor, tenedor, que tienen, que poseen
users: usuario, que usan, que utilizan, utilizan, usan
customers: cliente, clientela
subscribers: suscriptor, abonado
members: miembro, socio, afiliado
fans: fan, seguidor, fanático, forofo, admirador
sports fans: hincha, hinchada
followers: que siguen
lovers: amante, apasionado, entusiasta, aficionado, amantes del, loco por, adicto a, que aman, que adoran
enthusiasts: entusiastas, devoto
interested in +: interesado en, interesado por, con interés en, interés en, interés por, interesados, que se interesan por, con interés por, afín a, afinidad por, les interesa, curioso por
viewers: espectador, televidente, telespectador, que ven, audiencia de
listeners: oyente, radioescucha, que escuchan
readers: lector, que leen
players: jugador, que juegan, gamer
drinkers: bebedor, que beben, consumidores de bebidas
consumers: consumidor, consumidores de, que consumen
visitors: visitante, que visitan, asistente, que asisten, que acuden
attendees: asistentes a
collectors: coleccionista
travelers: viajero, que viajan, turista
patients: paciente, enfermo
people with +: persona con, gente con, afectado por, que padecen, que sufren, diagnosticado con, que viven con, quienes padecen, padecen, sufren, adulto con, mujeres con, hombres con
caregivers: cuidador
supporters: simpatizante, partidario, defensor
donors: donante, donador
volunteers: voluntario
professionals: profesional
decision makers: decisor, responsable de decisiones, tomador de decisiones, responsables de compra, responsable de compras
managers: gerente, responsable
directors: director
workers: trabajador, empleado
experts: experto, especialista
beginners: principiante
households: hogar, hogares con, familias con
people: persona, gente, individuo, público, audiencia, segmento, perfil, población
who live in +: residente en, que viven en, habitante de, viven en, residentes de
residents: residente, habitante, vecino
subscribed to +: suscrito a
switching +: que cambian de, cambiando de
lapsed customers: clientes inactivos, clientes perdidos, ex clientes, antiguos clientes
loyal customers: clientes fieles, clientes leales, clientes habituales
recently +: recientemente, hace poco
in market for +: en el mercado de, en mercado de
lookalike: similar a, públicos similares, lookalike
enthusiasts: practicante
`,
  leading: `
new: nuevo, recién
future: futuro, próximo
small: pequeño
large: gran, grande
young: joven, jóvenes
first: primer, primera
recent: reciente
former: ex, exs, antiguo
senior: alto
big: mayores
high: alta
best: mejor
frequent: frecuente, habitual
luxury: lujoso
`,
  qualifiers: [
    ["\\b(?:de|entre)? ?(?:[1-9]|1[0-7]) ?(?:a|y|-|–) ?(?:[1-9]|1[0-7]) anos\\b", "minors under 16"],
    ["\\b(?:menores|menos) de (?:[1-9]|1[0-8])(?: anos)?\\b", "minors under 16"],
    ["(?<=\\b(?:nin[oa]s?|chic[oa]s?|alumn[oa]s?|adolescentes?) (?:de )?)(?:[1-9]|1[0-7]) anos\\b", "minors under 16"],
    ["\\bhasta (?:los )?(?:[1-9]|1[0-7]) anos\\b", "minors under 16"],
    ["\\b(?:de|entre)? ?(\\d{2}) ?(?:a|y|-|–) ?(\\d{2}) anos\\b(?: de edad)?", "aged $1-$2"],
    ["\\bmayores de (\\d{2})(?: anos)?\\b", "aged $1+"],
    ["\\bmas de (\\d{2}) anos\\b", "aged $1+"],
    ["\\b(?:\\+|mas de )(\\d{2})(?: anos)\\b", "aged $1+"],
    ["\\bmenores de (\\d{2})(?: anos)?\\b", "aged under $1"],
    ["\\ben los ultimos (\\d+) (?:dias)\\b", "in the last $1 days"],
    ["\\bultimos (\\d+) dias\\b", "last $1 days"],
    ["\\bultimos (\\d+) meses\\b", "last $1 months"],
    ["\\bcon mas de (\\d+) empleados\\b", "with $1+ employees"],
    ["\\bde (\\d+) a (\\d+) empleados\\b", "$1-$2 employees"],
  ],
  topics: {
    Auto: `
car: coche, auto, carro, automóvil, vehículo, turismo
new car: coche nuevo, auto nuevo, carro nuevo, vehículo nuevo, coches km 0, cero kilómetros
used car: coche usado, auto usado, carro usado, coche de segunda mano, coche de ocasión, vehículo usado, vehículo de ocasión, seminuevo, auto seminuevo
electric car: coche eléctrico, auto eléctrico, carro eléctrico, vehículo eléctrico, eléctricos
hybrid car: coche híbrido, auto híbrido, vehículo híbrido, híbrido
luxury car: coche de lujo, auto de lujo, carro de lujo, vehículo de lujo, coches premium, autos de alta gama, coches de alta gama
sports car: coche deportivo, auto deportivo, carro deportivo
classic car: coche clásico, auto clásico, carro clásico, coches antiguos, coches de época
suv: todocaminos, todoterreno, camioneta suv, suvs, 4x4
pickup truck: pick up, pickup, camioneta
van: furgoneta, monovolumen, furgón
truck: camión
tires: neumático, llanta, cubierta de coche
auto parts: recambio, refacción, autopartes, repuestos, piezas de coche, accesorios para coche
auto repair: taller mecánico, taller, reparación de coches, mecánica, revisión del coche
oil change: cambio de aceite
car dealership: concesionario, concesionaria, agencia de autos
driving: conducción, manejar, conducir
drivers: conductor, automovilista
electric vehicle charging: punto de recarga, cargador de coche, carga de vehículos
car wash: lavado de coches, autolavado
fleet vehicles: flota de vehículos, flota
car leasing: renting, renting de coches, leasing de coches
car: coches
suv: todoterrenos
cars: parque móvil
car buyers: comprar coche, comprar un coche, compra de coche, cambiar de coche, comprar auto, compra de auto
electric car: coches enchufables, enchufable
tire shops: talleres de neumáticos
gas stations: gasolinera, combustible, gasolina
`,
    "Powersports & RV": `
motorcycle: moto, motocicleta, motero, motociclista
scooter: ciclomotor, motoneta, escúter
motorhome: autocaravana, caravana, casa rodante, camper, furgoneta camper
boat: barco, lancha, velero, embarcación, yate, náutica
jet ski: moto de agua, moto acuática
atv: cuatrimoto, quad
electric bike: bicicleta eléctrica, bici eléctrica
electric scooter: patinete eléctrico, monopatín eléctrico
electric scooter: patinete, patinetes
`,
    Industries: `
manufacturing industry: industria manufacturera, fabricante, sector industrial, industria
construction industry: sector de la construcción, constructora, empresas de construcción
healthcare industry: sector sanitario, sector salud
technology companies: empresa tecnológica, sector tecnológico, compañías tecnológicas
financial services industry: sector financiero, servicios financieros, banca
retail industry: sector minorista, comercio minorista, sector retail, minorista
energy industry: sector energético, petrolera, minería
transportation and logistics industry: sector logístico, empresas de transporte, sector del transporte
agriculture industry: agricultura, sector agrícola, agricultor, ganadero, agroindustria, ganadería
hospitality industry: hostelería, hotelería, sector hotelero, sector turístico, restauración
public sector: sector público, administración pública, ayuntamiento, gobierno local
nonprofit sector: ong, organizaciones sin fines de lucro, organizaciones sin ánimo de lucro, tercer sector
media industry: medios de comunicación, sector publicitario
small and medium companies: pyme, pequeña empresa, pequeñas y medianas empresas, mediana empresa, microempresa, mipyme
large enterprises: gran empresa, grandes empresas, multinacional, corporación
companies: empresa, compañía
automotive industry: sector automotriz, industria automotriz, sector del automóvil
pharmaceutical industry: industria farmacéutica, farmacéuticas, laboratorios farmacéuticos
startups: empresas emergentes
telecom industry: sector de telecomunicaciones
hotels industry: cadenas hoteleras
logistics companies: empresas logísticas
retail industry: comercios, tiendas físicas
law firms: bufetes
restaurants industry: restauradores, hosteleros
supply chain industry: cadena de suministro
`,
    "Job Roles": `
executives: ejecutivo, directivo, alta dirección, alto directivo
ceo: director general, directores generales, consejero delegado, presidente de empresa
cfo: director financiero
cio: director de sistemas, director de informática, director de tecnología
cmo: director de marketing, directores de mercadotecnia
hr directors: director de recursos humanos, responsables de rrhh, responsable de recursos humanos, jefes de recursos humanos
hr professionals: recursos humanos, rrhh, reclutador
business owners: empresario, dueños de negocios, propietarios de negocios, dueño de empresa, propietarios de empresas
small business owners: dueños de pequeños negocios, propietarios de pymes, dueños de pymes, pequeño empresario, dueños de pequeñas empresas, propietarios de pequeñas empresas
entrepreneurs: emprendedor, emprendimiento
founders: fundador
managers: jefe, mando intermedio, encargado
it decision makers: responsable de ti, responsables de it, decisores de ti, decisores it, jefes de sistemas, directores de ti
it professionals: informático, profesionales de ti, técnico informático, administrador de sistemas
software developers: desarrollador, programador, desarrolladores de software
engineers: ingeniero, ingeniería
architects: arquitecto
marketing professionals: profesional del marketing, mercadólogo, especialistas en marketing, responsables de marketing
sales professionals: comercial, vendedor, agentes comerciales, representante de ventas, jefe de ventas, director comercial
accountants: contable, contador, auditor
lawyers: abogado, jurista
doctors: médico, doctor, pediatra, cirujano
nurses: enfermero, enfermera
healthcare professionals: profesional sanitario, profesionales de la salud, personal sanitario
dentists: dentista, odontólogo
pharmacists: farmacéutico
veterinarians: veterinario
teachers: profesor, maestro, docente, profesorado
electricians: electricista
plumbers: fontanero, plomero
construction workers: albañil, obrero, obreros de la construcción
truck drivers: camionero, transportista
freelancers: autónomo, freelance, trabajador por cuenta propia, trabajador independiente
procurement managers: jefe de compras, director de compras, gerente de compras
consultants: consultor
chefs: cocinero profesional
police officers: policía
hairdressers: peluquero, barbero
executives: alta gerencia, ejecutivos de nivel c
plant managers: jefes de planta, director de operaciones
civil servants: funcionario, empleado público
scientists: científico, investigador
designers: diseñador
journalists: periodista
psychologists: psicólogo
`,
    "Business Services": `
legal services: servicios jurídicos, servicios legales, asesoría legal, bufete, despacho de abogados, notaría
accounting services: asesoría fiscal, gestoría, servicios contables, contabilidad
marketing services: agencia de marketing, servicios de marketing, marketing digital, agencia de publicidad, publicidad
business consulting: consultoría
staffing services: contratación de personal, empresas de trabajo temporal, ett, selección de personal
shipping and logistics services: mensajería, paquetería, logística, envíos
business loans: préstamos para empresas, crédito empresarial, financiación para empresas, financiamiento pyme, créditos pyme
merchant services: terminal punto de venta, tpv, pasarela de pago
office supplies: material de oficina, papelería, suministros de oficina
printing services: imprenta, servicios de impresión
trade shows: feria comercial, congreso, eventos corporativos, eventos de empresa
coworking: espacios de coworking, alquiler de oficinas
industrial equipment: maquinaria industrial, maquinaria
cleaning services for business: limpieza de oficinas
`,
    "Consumer Tech": `
smartphone: teléfono inteligente, móvil, celular, teléfono móvil, teléfono, telefonía
laptop: portátil, ordenador portátil, computadora portátil, laptop
computer: ordenador, computadora, computador, informática
tablet: tableta
smart tv: televisor, televisión inteligente, tele, pantallas
headphones: auricular, audífonos, cascos
camera: cámara, cámara de fotos, cámaras digitales
smartwatch: reloj inteligente, pulsera de actividad, wearable
printer: impresora
smart home: hogar inteligente, casa inteligente, domótica, hogar conectado
consumer electronics: electrónica, electrónica de consumo, aparatos electrónicos
technology enthusiasts: tecnología, amantes de la tecnología, entusiastas de la tecnología, tecnófilo, aficionados a la tecnología
apps: aplicación, aplicaciones móviles
artificial intelligence: inteligencia artificial, ia
virtual reality: realidad virtual, gafas de realidad virtual
social media: redes sociales, red social
speakers: altavoz, bocina, parlante
gadgets: gadget, dispositivo
drones: dron
refurbished smartphones: reacondicionado, móviles reacondicionados
home theater: cine en casa
`,
    "Business Tech": `
business software: software empresarial, software de gestión, programas de gestión, software para empresas
cloud computing: computación en la nube, nube, servicios en la nube
cybersecurity: ciberseguridad, seguridad informática, seguridad de la información
crm software: crm
erp software: erp, programa de facturación, software de contabilidad, software contable, software de facturación
hr software: software de recursos humanos, software de nóminas
data analytics: análisis de datos, analítica, big data, inteligencia de negocio
web hosting: alojamiento web, hosting, dominios web
web development: desarrollo web, diseño web, creación de páginas web, páginas web
it services: soporte técnico, servicios informáticos, servicios de ti
servers: servidor
automation: automatización
enterprise software: transformación digital
e commerce platform: plataforma de comercio electrónico
programming: programación
cybersecurity: soluciones de seguridad informática, protección de datos
business software: soluciones empresariales, software saas
`,
    "Telecom & Utilities": `
mobile carriers: operador móvil, operadora, compañía telefónica, telefonía móvil, tarifas móviles, plan de datos, portabilidad
home internet: fibra óptica, internet en casa, banda ancha, internet hogar, proveedor de internet
pay tv: televisión de pago, televisión por cable, tv por satélite
prepaid phone: prepago, tarjetas prepago
electricity provider: luz, electricidad, compañía eléctrica, tarifa de luz, proveedor de electricidad, compañías de luz
natural gas provider: gas natural
solar panels: panel solar, placas solares, energía solar, autoconsumo, paneles fotovoltaicos
renewable energy: energía renovable, energías renovables
water utilities: suministro de agua
mobile carriers: compañía de móvil, compañía telefónica móvil, cambio de operador, línea móvil, tarifas de móvil
home internet: fibra, fibra y móvil, wifi en casa
electricity provider: luz y gas, factura de la luz, comercializadora, energía
`,
    "Sports & Outdoors": `
soccer: fútbol, liga de fútbol, liga de campeones, mundial de fútbol
american football: fútbol americano
basketball: baloncesto, básquetbol, básquet
baseball: béisbol
tennis: tenis
padel: pádel
golf: golf, golfista
running: correr, running, atletismo, maratón
runners: corredor, maratonista
cycling: ciclismo, bicicleta, bici, ciclista
mountain biking: bicicleta de montaña, ciclismo de montaña
swimming: natación, nadador
hiking: senderismo, senderista, montañismo, excursionismo, trekking
camping: acampada, campismo, tienda de campaña
fishing: pesca, pescador, pesca deportiva
hunting: caza, cazador, cacería
skiing: esquí, esquiador, nieve
surfing: surf, surfista
sailing: vela
motorsports: automovilismo, deportes de motor, carreras de coches
formula 1: fórmula 1, fórmula uno
motogp: motociclismo
boxing: boxeo, lucha libre, artes marciales
rugby: rugby
volleyball: voleibol
handball: balonmano
horse riding: equitación, hípica
olympics: juegos olímpicos, olimpiadas
sporting goods: artículos deportivos, material deportivo, equipamiento deportivo, tienda de deportes
sports fans: aficionados al deporte, amantes del deporte, fanáticos del deporte
sports: deporte, deportista
outdoor activities: aire libre, actividades al aire libre, naturaleza
climbing: escalada, alpinismo
extreme sports: deportes extremos
winter sports: deportes de invierno
water sports: deportes acuáticos, deportes náuticos, buceo
skateboarding: patinaje, monopatín
soccer: real madrid, fc barcelona, atlético de madrid, boca juniors, river plate, selección española
padel tennis: palas de pádel
triathlon: triatlón, triatleta
mountain hiking: montaña
`,
    "Movies & TV": `
movies: película, cine, film, cinéfilo, largometraje, estrenos de cine
tv series: serie, series de televisión, telenovela, teleserie, culebrones
television: televisión, tv, programas de televisión
streaming services: plataformas de streaming, streaming, contenido en streaming
horror movies: películas de terror, cine de terror
action movies: películas de acción, cine de acción
comedy: comedia, humor
science fiction: ciencia ficción
documentaries: documental
reality tv: telerrealidad, realities, concursos de televisión, reality shows
anime: anime, dibujos animados, animación
celebrities: famoso, celebridades, farándula, prensa rosa, corazón
kids shows: programas infantiles
drama series: series dramáticas, drama
`,
    "Music & Audio": `
music: música, melómano
rock music: rock, música rock, metal
pop music: pop, música pop
hip hop: rap, hip hop, trap
reggaeton: reguetón, reggaetón, música urbana, música latina, salsa, bachata, cumbia, flamenco, mariachi
classical music: música clásica, ópera clásica
electronic music: música electrónica, techno
jazz: jazz, blues
podcasts: podcast, pódcast
radio: radio, emisora
music streaming: música en streaming
country music: música country
`,
    Gaming: `
video games: videojuego, juegos de vídeo, gaming, juegos de video
gamers: gamer, videojugador, jugadores de videojuegos
console gaming: consola, videoconsola, juegos de consola
pc gaming: juegos de pc, juegos de ordenador
mobile games: juegos móviles, juegos para móvil, juegos para celular
esports: deportes electrónicos, esports
role playing games: juegos de rol
online games: juegos en línea, juegos online
gaming chair: silla gamer
`,
    Books: `
books: libro, lectura, literatura, librería
novels: novela, ficción literaria
comics: cómic, historieta, tebeo, manga
children's books: libros infantiles, cuentos infantiles
audiobooks: audiolibro
e books: libro electrónico, ebook
magazines: revista, prensa escrita, periódico, diario
poetry: poesía
biographies: biografía
crime novels: novela negra, novela policíaca
`,
    Travel: `
travel: viaje, viajes, turismo, viajar
travelers: viajero, turista
flights: vuelo, billetes de avión, avión, aerolínea, pasajes aéreos, boletos de avión
frequent flyers: viajeros frecuentes, viajero frecuente
hotels: hotel, alojamiento, hostal, parador, resort
cruises: crucero
vacation packages: paquete turístico, paquetes vacacionales, viajes organizados, agencia de viajes
vacation: vacaciones, escapada, puente, vacacionista
car rental: alquiler de coches, alquiler de autos, renta de autos, renta de coches
train travel: tren, viajes en tren, ave, autobús
business travel: viajes de negocios, viajero de negocios, viajes de trabajo
family vacations: viajes en familia, vacaciones en familia, vacaciones familiares, turismo familiar
luxury travel: viajes de lujo, turismo de lujo, viajero de lujo, hoteles de lujo
beach vacations: playa, vacaciones en la playa, destinos de playa, sol y playa
adventure travel: turismo de aventura, viajes de aventura, mochilero, aventura
vacation rentals: alquiler vacacional, casa rural, casas rurales, apartamento turístico, alojamiento turístico, turismo rural
luggage: maleta, equipaje
ski vacations: viajes de esquí
backpacking travel: mochileros
destinations: destino
travel: viajar al extranjero, escapadas de fin de semana
city breaks: escapadas urbanas
beach vacations: todo incluido, caribe
airport: aeropuerto
`,
    "Arts & Events": `
concerts: concierto, festival, festivales de música
theater: teatro, obra de teatro, musicales
museums: museo, galería, exposición
art: arte, arte contemporáneo, bellas artes
dance: danza, ballet, baile
opera: ópera
theme parks: parque temático, parque de atracciones, parques de diversiones
zoo: zoológico, acuario
nightlife: vida nocturna, discoteca, ocio nocturno, fiesta
event tickets: entrada, boletos, entradas para eventos, boletos para conciertos
events: evento, espectáculo
arts and arts and arts and arts and arts and culture: cultura, ocio cultural
event tickets: toros, corridas de toros
carnival: carnaval
`,
    Hobbies: `
photography: fotografía, fotógrafo
crafts: manualidades, artesanía
woodworking: carpintería, bricolaje en madera
sewing: costura, patchwork
knitting: punto, tejer, ganchillo, crochet
painting: pintura artística, dibujo
collecting: coleccionismo, antigüedades, numismática, filatelia
board games: juegos de mesa, rompecabezas, puzle, ajedrez
musical instruments: instrumento musical, guitarra, piano
model building: modelismo, maquetas
genealogy: genealogía, árbol genealógico
birdwatching: observación de aves
writing: escritura, blogs, blogueros
hobbies: afición, hobby, pasatiempo
scrapbooking: scrapbooking
crafts: bricolaje creativo, hazlo tú mismo creativo
hobbies: bonsáis
`,
    Fashion: `
fashion: moda, ropa, vestimenta, tendencias de moda
women's clothing: ropa de mujer, moda mujer, moda femenina, ropa femenina, vestidos
men's clothing: ropa de hombre, moda hombre, moda masculina, ropa masculina
kids clothing: ropa infantil, ropa de niños, moda infantil, ropa para niños
baby clothing: ropa de bebé
shoes: zapato, calzado
sneakers: zapatilla, tenis deportivos, zapatillas deportivas, sneakers
running shoes: zapatillas de correr, zapatillas para correr, zapatillas de running
handbags: bolso, cartera de mujer, carteras
jewelry: joya, joyería, bisutería
watches: reloj, relojería, relojes de lujo
sportswear: ropa deportiva, moda deportiva
luxury fashion: moda de lujo, ropa de diseñador, ropa de marca, marcas de lujo
coats: abrigo, chaqueta
lingerie: lencería, ropa interior
swimwear: bañador, traje de baño, biquini
suits: traje, ropa de oficina
sunglasses: gafas de sol, lentes de sol
eyeglasses: monturas
jeans: vaqueros, pantalón
costumes: disfraz
accessories: complementos de moda, accesorios de moda
plus size clothing: tallas grandes
sustainable fashion: moda sostenible
`,
    Beauty: `
makeup: maquillaje, labial
cosmetics: cosmético, cosmética, productos de belleza
beauty: belleza
skin care: cuidado de la piel, cuidado facial, crema facial, cremas, crema antiedad, antiarrugas
hair care: cuidado del cabello, cuidado capilar, champú, cabello, pelo, tinte de pelo
perfume: perfume, fragancia, colonia
nail care: uñas, manicura
hair salon: peluquería, salón de belleza, barbería
spa: balneario, masaje
oral care: pasta de dientes, cepillo de dientes, higiene bucal
shaving: afeitado, afeitadora, barba
deodorant: desodorante
soap: gel de ducha, jabón corporal
sunscreen: protector solar, crema solar, bronceador
natural cosmetics: cosmética natural
tattoos: tatuaje
anti aging skin care: antiedad, crema antiedad, cremas faciales, sérum
hair removal: depilación, depilación láser
nails: uñas de gel
`,
    Shopping: `
online shoppers: compras en línea, compras online, comprador online, compra online, tienda online, tiendas en línea, compradores en línea, comercio electrónico
deal seekers: ofertas, cazadores de ofertas, cazaofertas, descuentos, chollos, promociones, buscadores de ofertas, rebajas, gangas
coupons: cupón, vale descuento
luxury shoppers: compradores de lujo, consumidores de lujo, artículos de lujo, productos de lujo, lujo
department stores: grandes almacenes, tiendas departamentales, hipermercado
shopping malls: centro comercial, centros comerciales, plazas comerciales
gifts: regalo, obsequio
flowers: flores, floristería
black friday shoppers: viernes negro, black friday, cyber monday, buen fin
christmas shopping: compras navideñas, compras de navidad, regalos de navidad, compradores navideños
back to school shopping: vuelta al cole, regreso a clases, vuelta a clases
secondhand shopping: segunda mano, ropa de segunda mano, artículos usados
cart abandoners: carritos abandonados, abandonaron el carrito, abandono de carrito, carrito abandonado
loyalty program members: programa de fidelidad, programas de fidelización, tarjeta de fidelidad, miembros del club
website visitors: visitantes del sitio web, visitantes web, visitas a la web
shopping: compra, tienda
party supplies: artículos de fiesta, artículos para fiestas
deal seekers: buscadores de descuentos, cazadores de descuentos, liquidación, outlet
online shoppers: comprar por internet, compran por internet, compradores por internet, marketplace
supermarket shoppers: compradores de supermercado
luxury shoppers: compradores premium
newsletter subscribers: suscriptores del boletín
`,
    "Food & Beverage": `
food: comida, alimento, alimentación, comestibles
cooking: cocina casera, cocinar, receta, cocinero, recetas de cocina, cocina
coffee: café, cafetero, cápsulas de café
tea: té, infusión
soft drinks: refresco, gaseosa, bebidas gaseosas, bebidas
energy drinks: bebida energética, bebidas energizantes
juice: zumo, jugo
bottled water: agua mineral, agua embotellada
snacks: aperitivo, botanas, snack, papas fritas, patatas fritas
chocolate: chocolate, bombones
candy: golosina, dulces, caramelo, chuches
ice cream: helado
cheese: queso
dairy: lácteo, leche, yogur
meat: carne, jamón, embutido
seafood: marisco, pescado
bread: pan, panadería en casa
baking: repostería, pastelería casera
frozen food: congelados, comida congelada, platos preparados, comida preparada
pasta: pasta, arroz
olive oil: aceite de oliva
breakfast cereal: cereales, desayuno
organic food: comida orgánica, productos ecológicos, alimentos orgánicos, productos bio, alimentos ecológicos, comida ecológica, productos orgánicos
vegan: vegano, vegana, veganismo, comida vegana, productos veganos
vegetarian: vegetariano
gluten free food: sin gluten, productos sin gluten
groceries: supermercado, despensa, compra del súper, abarrotes
grocery delivery: supermercado online, supermercado en línea
fruit and vegetables: fruta, verdura, hortaliza
mexican food: comida mexicana, tacos
italian food: comida italiana
japanese food: comida japonesa, sushi
gourmet food: productos gourmet, delicatessen
healthy food: comida saludable, alimentos saludables
spices: especias, salsas
meal prep: comida casera
pasta sauces: salsa, tomate frito
baby food: papilla
gourmet food: jamón ibérico, ibéricos
italian food: cocina italiana
mediterranean food: dieta mediterránea
`,
    Dining: `
restaurants: restaurante, comer fuera, gastronomía
fast food: comida rápida, hamburguesería, hamburguesas
fine dining: alta cocina, restaurantes de lujo, alta gastronomía
coffee shops: cafetería
pizza: pizza, pizzería
bakery: panadería, pastelería
bars: bar, tapas, taberna
food delivery: comida a domicilio, entrega de comida, pedidos de comida, comida para llevar, reparto de comida, delivery de comida, envío de comida
brunch: brunch
foodies: foodie, amantes de la gastronomía, sibaritas, amantes de la buena mesa
catering: catering
food delivery: apps de comida, pedir comida
fast food: cadenas de hamburguesas, kebab
`,
    "Alcohol & Regulated": `
beer: cerveza, cervecero, cervezas artesanales
wine: vino, vinícola, bodega, enología, enoturismo, cava
spirits: licor, ron, ginebra, bebidas alcohólicas, destilados, alcohol, tequila, mezcal, vodka
whiskey: whisky
cocktails: cóctel, coctelería
tobacco: tabaco, cigarro, cigarrillo, puro
smokers: fumador
vaping: vapeo, cigarrillo electrónico, vapeador
casinos: casino, juegos de azar, casino online
gamblers: apostador, jugadores de casino
sports betting: apuesta, apuestas deportivas, casas de apuestas
lottery: lotería, quiniela
cannabis: cannabis, marihuana, cbd
firearms: arma de fuego, armas
wine: rioja, ribera del duero, vino tinto, vino blanco, vinos
sports betting: quinielas, casa de apuestas
casinos: bingo, tragaperras, póker
`,
    Household: `
cleaning supplies: productos de limpieza, limpieza del hogar, limpieza, limpiador, lejía
laundry detergent: detergente, suavizante, lavandería
toilet paper: papel higiénico, papel de cocina, servilletas
dish soap: lavavajillas líquido, lavaplatos
air fresheners: ambientador, velas aromáticas
insecticides: insecticida, control de plagas
trash bags: bolsas de basura
batteries: pilas, bombilla
eco friendly cleaning products: limpieza ecológica, productos de limpieza ecológicos
household products: productos del hogar
dish soap: pastillas lavavajillas
laundry: colada
cleaning supplies: droguería
`,
    "Home & Garden": `
furniture: mueble, mobiliario, sofá, mueblería
home decor: decoración, decoración del hogar, interiorismo
kitchenware: menaje, utensilios de cocina, batería de cocina, vajilla
bedding: ropa de cama, sábana, edredón
mattresses: colchón
home appliances: electrodoméstico, lavadora, nevera, frigorífico, refrigerador, horno, aspiradora
lighting: iluminación, lámpara
gardening: jardinería, jardín, plantas, huerto
patio furniture: muebles de jardín, terraza, muebles de exterior, barbacoa
home improvement: reforma, reformas del hogar, remodelación, mejoras del hogar, renovación del hogar, obras en casa
diy: bricolaje, hágalo usted mismo
tools: herramienta, ferretería
heating: calefacción, caldera, bomba de calor
air conditioning: aire acondicionado, climatización
plumbing: fontanería, plomería
home security: alarma, sistemas de seguridad, seguridad del hogar, alarmas para el hogar
swimming pools: piscina, alberca
kitchen remodeling: reforma de cocina, cocinas nuevas
bathroom remodeling: reforma de baño
windows: ventana
home furnishings: artículos para el hogar
kitchen: cocinas a medida
home improvement: reformar su casa, reforma integral
insulation windows: aislamiento
pest control: plagas
home appliances: secadora, lavavajillas, microondas, freidora de aire, robot de cocina
heating: aerotermia, estufa de pellets
home theater furniture: salón
`,
    "Real Estate": `
real estate: inmobiliario, bienes raíces, inmueble, propiedades, mercado inmobiliario, inmobiliaria
home buyers: compradores de vivienda, compradores de casa, compradores de casas, compra de vivienda, comprar casa, comprar vivienda, comprar una casa, comprar un piso, compradores de pisos, compra de piso
first time home buyers: compradores de primera vivienda, primera vivienda, primera casa, compra de primera vivienda
home sellers: venta de casa, vendedores de viviendas, vender su casa, vender casa
houses: casa, vivienda, chalet
apartments: piso, apartamento, departamento
apartment renters: alquiler, inquilino, arrendatario, alquiler de pisos, renta de departamentos, alquiler de vivienda, arriendo
luxury homes: vivienda de lujo, casas de lujo, propiedades de lujo, inmuebles de lujo
new construction homes: obra nueva, vivienda nueva
second homes: segunda vivienda, segunda residencia, casa de vacaciones
commercial real estate: local comercial, oficinas en alquiler, inmuebles comerciales
investment property: inversores inmobiliarios, inversión inmobiliaria, inversionistas inmobiliarios
land: terreno, finca
moving companies: mudanza, empresa de mudanzas, trastero
real estate agents: agente inmobiliario
`,
    Pets: `
dogs: perro, perrito, canino, can
dog owners: dueño de perro, propietario de perros, dueños de perros, perrunos
puppies: cachorro
cats: gato, felino
cat owners: dueños de gatos, propietarios de gatos
pets: mascota, animales de compañía, animales domésticos
pet owners: dueños de mascotas, propietarios de mascotas, papás de mascotas
fish aquariums: peces, acuariofilia
birds: ave, pájaro
horses: caballo
small pets: hámster, conejo, roedor, reptil
pet food: comida para mascotas, alimento para mascotas, pienso, comida para animales
dog food: comida para perros, alimento para perros, pienso para perros
cat food: comida para gatos, alimento para gatos
pet supplies: accesorios para mascotas, productos para mascotas, tienda de mascotas, tiendas de mascotas
veterinary care: veterinaria, clínica veterinaria
pet adoption: adopción de mascotas, adopción de perros, adopción de animales
pet grooming: peluquería canina
`,
    "Banking & Credit": `
banking: banco, bancario, entidades bancarias
savings accounts: ahorro, cuenta de ahorro, ahorrador, depósito
checking accounts: cuenta corriente, cuenta bancaria, cuenta nómina
online banking: banca online, banca digital, banca móvil, neobanco, pagos móviles
credit cards: tarjeta de crédito, tarjetas
mortgages: hipoteca, crédito hipotecario, préstamo hipotecario, hipotecario
personal loans: préstamo, préstamo personal, crédito, crédito personal
auto loans: financiación de coches, crédito automotriz, préstamo para coche
student loans: préstamo estudiantil, crédito educativo
taxes: impuesto, declaración de la renta, renta, declaración de impuestos, hacienda
budgeting: presupuesto familiar, finanzas personales
`,
    Investing: `
investing: inversión, invertir
investors: inversor, inversionista
stocks: acciones, bolsa, bolsa de valores, bonos
mutual funds: fondo de inversión, fondos, etf
retirement planning: plan de pensiones, planes de jubilación, ahorro para la jubilación, planificación de la jubilación, plan de retiro
financial advisors: asesor financiero, asesoría financiera, planificación financiera
cryptocurrency: criptomoneda, cripto, bitcoin
gold: oro, metales preciosos
wealth management: banca privada, gestión de patrimonio, grandes patrimonios, gestión patrimonial
economy: economía, mercados financieros
day trading: trading, trader
`,
    Insurance: `
insurance: seguro, aseguradora, póliza
auto insurance: seguro de coche, seguro de auto, seguro de carro, seguro del coche, seguros de automóvil
home insurance: seguro de hogar, seguro del hogar, seguro de casa
life insurance: seguro de vida
health insurance: seguro médico, seguro de salud, mutua médica
dental insurance: seguro dental
travel insurance: seguro de viaje
pet insurance: seguro para mascotas, seguro de mascotas
business insurance: seguro de empresa, seguros para empresas
funeral insurance: seguro de decesos
`,
    Healthcare: `
medical clinics: consulta médica, centros médicos, clínica, atención médica, medicina
hospitals: hospital, urgencias
pharmacies: farmacia, parafarmacia
prescription drugs: medicamento, fármaco, medicina con receta, receta médica
over the counter medicine: medicamentos sin receta, analgésico
dental care: odontología, dental, ortodoncia, implantes dentales, blanqueamiento dental, clínica dental
vision care: óptica, oftalmología, lentillas, lentes de contacto, gafas graduadas
hearing aids: audífono para sordera, prótesis auditiva
cosmetic surgery: cirugía estética, cirugía plástica, medicina estética, bótox
medical devices: dispositivo médico, equipos médicos
vaccines: vacuna, vacunación
senior care: residencia de ancianos, cuidado de mayores, cuidado de ancianos, teleasistencia, atención a mayores
telehealth: telemedicina
physical therapy: fisioterapia, fisioterapeuta, quiropráctico
dental care: brackets, aparato dental, ortodoncista
vision care: cirugía láser ocular, gafas
vitamins pharmacy: herbolario
`,
    "Fitness & Wellness": `
gym: gimnasio
fitness: fitness, ejercicio, ejercicio físico, entrenamiento, entrenar, mantenerse en forma
yoga: yoga, pilates
bodybuilding: musculación, culturismo, pesas
weight loss: pérdida de peso, adelgazar, bajar de peso, perder peso, dieta, adelgazamiento
vitamins: vitamina, complementos alimenticios, suplementos, proteína
nutrition: nutrición, alimentación saludable, vida sana, comer sano
healthy lifestyle: vida saludable, estilo de vida saludable, hábitos saludables
meditation: meditación, atención plena
wellness: bienestar
home fitness equipment: máquina de ejercicio, cinta de correr, gimnasio en casa
alternative medicine: medicina alternativa, homeopatía, acupuntura, medicina natural
crossfit: crossfit
quit smoking: dejar de fumar, dejar el tabaco
stress relief: estrés, manejo del estrés
`,
    Demographics: `
women: mujer, femenino
men: hombre, varón, masculino
young adults: joven, jóvenes, jóvenes adultos, juventud
seniors: mayores, tercera edad, adulto mayor, anciano, personas mayores, mayores de 65, sénior
adults: adulto
teens: adolescente
millennials: milenial, millennial, millennials
gen z: generación z, centennial
high income households: altos ingresos, ingresos altos, alto poder adquisitivo, rentas altas, hogares con ingresos altos, nivel socioeconómico alto
middle income households: clase media, ingresos medios
affluent: adinerado, rico, patrimonio alto, clase alta, millonario
college graduates: universitarios titulados, titulado universitario, graduados universitarios
married couples: casado, matrimonio
singles: soltero
homeowners: propietario de vivienda, propietarios de vivienda, dueños de casa, propietarios de casa, dueños de viviendas
families: familia
large families: familia numerosa
veterans: veterano de guerra, militar
housewives: ama de casa
retirees: jubilado, pensionista, pensionado
households with children: hogares con niños, familias con hijos, hogares con hijos, familias con niños
couples without children: parejas sin hijos
couples: pareja
students: estudiantado
high income households: hogares de alto nivel, rentas superiores
affluent: clase alta
dual income couples: parejas con dos sueldos, dinks
men: caballeros, señores
women: señoras, chicas
young adults: chicos, veinteañeros, treintañeros
baby boomers: boomers
gen x: generación x
renters: inquilinos jóvenes
`,
    Parenting: `
parents: padre, madre, padres, progenitor, mamá, papá, madres, padres de familia, padres y madres
new parents: padres primerizos, nuevos padres, papás primerizos, madres primerizas, mamás primerizas
expecting parents: futuros padres, futuras mamás, futuras madres, padres que esperan un hijo
parents of toddlers: padres de niños pequeños, madres de niños pequeños, padres con niños pequeños
parents of babies: padres de bebés, padres de recién nacidos, madres de bebés
parents of teens: padres de adolescentes, madres de adolescentes
parents of school age kids: padres de niños en edad escolar, padres de escolares
single parents: madre soltera, padres solteros, familias monoparentales
grandparents: abuelo
kids: niño, hijo, infantil, infancia
baby: bebé, recién nacido
diapers: pañal
baby products: productos para bebé, artículos para bebé, productos de bebé, carrito de bebé, cochecito, silla de bebé, cuna
baby food: comida para bebés, alimentación infantil, leche de fórmula, potitos
toys: juguete, juguetería
childcare: guardería, niñera, cuidado infantil, canguro
kids activities: actividades extraescolares, actividades infantiles, campamento de verano, planes con niños
motherhood: maternidad, paternidad, crianza
adoption: adopción, acogida
toys: juegos infantiles
parents: familias con bebés
strollers: carrito, sillas de paseo
parents of twins: gemelo, mellizo
`,
    "Life Events": `
getting married: boda, casarse, novia, prometido, matrimonio próximo, que se van a casar, futuros novios, comprometidos, nupcial
newlyweds: recién casado
moving home: cambio de casa, recién mudado, que se mudan, cambio de domicilio, mudarse
new job: nuevo empleo, nuevo trabajo, cambio de trabajo
graduation: graduación, recién graduado, recién titulados
retirement: jubilación, próximos a jubilarse, prejubilado, recién jubilado, a punto de jubilarse
birthdays: cumpleaños, aniversario
quinceanera: quinceañera
christmas: navidad, reyes magos, fiestas navideñas
halloween: día de muertos
mothers day: día de la madre, día del padre
valentines day: san valentín
online dating: citas en línea, apps de citas, aplicaciones de citas, ligar
divorced: divorciado, divorcio, separado, que se están divorciando
widowed: viudo
bereavement: duelo, luto
funerals: funeral, funeraria
empty nesters: nido vacío
honeymoon: luna de miel
having a baby: nacimiento
dating singles: solteros que buscan pareja
first communion: primera comunión, comuniones, bautizo
moving home: mudarse de casa, cambiarse de casa
divorced: proceso de divorcio
`,
    Geography: `
spain: españa
mexico: méxico
argentina: argentina
colombia: colombia
chile: chile
peru: perú
madrid: madrid
barcelona: barcelona
mexico city: ciudad de méxico, cdmx
buenos aires: buenos aires
latin america: américa latina, latinoamérica
europe: europa
united states: estados unidos, eeuu
rural areas: zona rural, zonas rurales, pueblo
urban residents: zona urbana, urbano, ciudad
expats: expatriado
commuters: transporte público, metro
cities: ciudades, área metropolitana
italy: italia
france: francia
germany: alemania
japan: japón
germany: alemania
france: francia
italy: italia
spain: españa
portugal: portugal
england: inglaterra
netherlands: países bajos
belgium: bélgica
switzerland: suiza
austria: austria
greece: grecia
turkey: turquía
poland: polonia
sweden: suecia
norway: noruega
denmark: dinamarca
ireland: irlanda
russia: rusia
china: china
japan: japón
korea: corea
thailand: tailandia
india: india
vietnam: vietnam
indonesia: indonesia
australia: australia
canada: canadá
brazil: brasil
argentina: argentina
mexico: méxico
cuba: cuba
peru: perú
egypt: egipto
morocco: marruecos
south africa: sudáfrica
dominican republic: república dominicana
croatia: croacia
scotland: escocia
`,
    Education: `
university: universidad, universitario, facultad
university students: estudiante universitario, universitarios, estudiantes de universidad
students: estudiante, alumno
graduate school: máster, posgrado, maestría, mba, doctorado
online courses: curso online, cursos en línea, formación online, educación en línea, curso
vocational training: formación profesional, fp
language learning: idioma, aprender inglés, inglés, cursos de inglés, clases de inglés, aprender idiomas
exam preparation: oposición, opositor, preparación de exámenes, academia
schools: colegio, escuela, instituto, bachillerato, primaria, secundaria
education: educación, formación, enseñanza
study abroad: estudiar en el extranjero, estudios en el extranjero
scholarships: beca
science: ciencia
tutoring: clases particulares
early childhood education: educación infantil, preescolar
medical students: estudiantes de medicina
online courses: máster online, grado online, estudios online
exam preparation: opositores, selectividad
university: grado universitario, carrera universitaria
law school: derecho, estudiantes de derecho
engineering students: estudiantes de ingeniería
`,
    Careers: `
job seekers: buscadores de empleo, demandantes de empleo, buscan empleo, buscan trabajo, en búsqueda de empleo, búsqueda de empleo, buscar trabajo, que buscan empleo, que buscan trabajo, candidatos
jobs: empleo, trabajo, oferta de empleo, vacante
resume: currículum, entrevista de trabajo
remote work: teletrabajo, trabajo remoto, trabajo a distancia
internships: prácticas, becario, pasantía
career development: carrera profesional, desarrollo profesional
part time jobs: trabajo temporal, media jornada, tiempo parcial
`,
    "News & Society": `
news: noticia, actualidad, informativo
local news: noticias locales
business news: noticias económicas, prensa económica
weather: tiempo meteorológico, meteorología, clima
charity: caridad, donación, solidaridad, beneficencia, obras benéficas
volunteering: voluntariado
environment: medio ambiente, medioambiente, ecología, ecologista
sustainability: sostenibilidad, sostenible, sustentable, cambio climático
human rights: derechos humanos
animal welfare: bienestar animal, derechos de los animales
feminism: feminismo, igualdad de género
`,
    Politics: `
politics: política
political news: noticias políticas
elections: elecciones
`,
    Religion: `
astrology: astrología, horóscopo, tarot, zodiaco
spirituality: espiritualidad, esotérico
`,
  },
  sensitive: {
    Sensitive: `
cancer: cáncer, oncología, oncológico, tumor, quimioterapia, leucemia
cancer patients: pacientes con cáncer, enfermos de cáncer, pacientes oncológicos
breast cancer: cáncer de mama
diabetes: diabetes
diabetics: diabético
depression: depresión, depresivo
anxiety: ansiedad
mental health: salud mental, trastorno mental, enfermedad mental, psiquiátrico
bipolar disorder: trastorno bipolar, bipolar
schizophrenia: esquizofrenia
eating disorders: trastorno alimentario, trastornos de la conducta alimentaria, anorexia, bulimia
autism: autismo, autista
adhd: tdah
hiv: vih, seropositivo, sida
sexually transmitted diseases: enfermedades de transmisión sexual, ets
alcoholics: alcohólico, alcoholismo, alcohólicos anónimos
addiction: adicción, drogadicción, drogadicto, toxicómano, drogodependiente, rehabilitación de drogas
gambling addiction: ludopatía, ludópata, adicción al juego
obesity: obesidad, obeso
asthma: asma, asmático
arthritis: artritis, artrosis
alzheimer's: alzheimer, demencia
parkinson's: parkinson
epilepsy: epilepsia, epiléptico
multiple sclerosis: esclerosis múltiple
fibromyalgia: fibromialgia
heart disease: enfermedad cardíaca, enfermedades cardiovasculares, cardiópata, infarto, problemas cardíacos
hypertension: hipertensión, hipertenso, tensión alta
high cholesterol: colesterol alto, colesterol
psoriasis: psoriasis
insomnia: insomnio
migraine: migraña
chronic pain: dolor crónico
chronic illness: enfermedad crónica, enfermos crónicos, enfermedades crónicas
infertility: infertilidad, fertilidad, fecundación in vitro, reproducción asistida
menopause: menopausia
erectile dysfunction: disfunción eréctil, impotencia
endometriosis: endometriosis
abortion: aborto
pregnant women: embarazada, mujer embarazada, embarazo, gestante, encinta
disabled people: discapacidad, discapacitado, minusválido, movilidad reducida
wheelchair users: silla de ruedas
suicide: suicidio, suicida
crohn's disease: crohn, colon irritable
hepatitis: hepatitis
covid patients: covid
lgbt: lgbt, lgtb, lgbtq, colectivo lgbti
gay: gay, homosexual
lesbian: lesbiana
bisexual: bisexual
transgender: transgénero, transexual, trans
hispanic: hispano, latino, latinos
african american: afrodescendiente, afroamericano
ethnic minorities: minoría étnica, minorías étnicas, etnia
roma people: gitano
indigenous people: indígena, pueblos originarios
immigrants: inmigrante, migrante
refugees: refugiado, solicitantes de asilo
undocumented immigrants: indocumentado, sin papeles
catholics: católico, catolicismo
christians: cristiano, cristianismo
evangelical christians: evangélico, evangélica
jews: judío, judaísmo
muslims: musulmán, islam, islámico, ramadán
muslims: mezquita
jews: sinagoga
buddhists: budista, budismo
hinduism believers: hindú, hinduismo
jehovah's witnesses: testigo de jehová
atheists: ateo, agnóstico
religious people: religioso, creyente, católicos practicantes, fiel católico, religión
church goers: iglesia, feligrés
voters: votante, elector, electorado
left wing voters: votante de izquierda, votante de izquierdas, de izquierdas, la izquierda, centroizquierda, ideología de izquierda, progresista
right wing voters: votante de derecha, votante de derechas, de derechas, la derecha, centroderecha, ideología de derecha
conservatives: conservador
socialists: socialista, votantes del psoe
communists: comunista
far right: extrema derecha, ultraderecha
political party supporters: partido político, simpatizantes políticos, militantes de partidos
political activists: activista político, activista
trade union members: sindicato, sindicalista, sindical, afiliados a sindicatos
bankruptcy: bancarrota, quiebra, concurso de acreedores, insolvencia
debt: deuda, deudas
people in debt: endeudado, sobreendeudado, personas con deudas, endeudamiento, reunificación de deudas
debt collection: moroso, morosidad, asnef, embargo
payday loans: préstamos rápidos, microcrédito, créditos rápidos, préstamo urgente
low income households: bajos ingresos, ingresos bajos, renta baja, escasos recursos, pobreza, hogares de bajos ingresos
unemployed: desempleado, parado, sin empleo, desempleo
welfare recipients: ayudas sociales, beneficiarios de ayudas, ingreso mínimo vital, subsidio
criminal record: antecedentes penales
ex prisoners: ex presidiario, exconvicto, preso
domestic violence victims: violencia doméstica, violencia de género, víctima de maltrato, maltrato
crime victims: víctima
minors under 16: menores de 13 años, niños menores de 13, niños de 6 a 12 años, niños de 8 a 12 años
minors under 16: menor de edad, menores de 18
adult content: contenido para adultos, pornografía, porno, juguetes sexuales, erótico
escort services: prostitución, escorts
overweight people: sobrepeso
dialysis patients: diálisis
rare diseases: enfermedades raras
weight loss surgery: cirugía bariátrica
plus size people with obesity: obesidad mórbida
disease: enfermedad, enfermedades, dolencia, patología, síndrome
disorder: trastorno
cancer survivors: supervivientes de cáncer, sobrevivientes de cáncer
kidney disease: enfermedad renal, insuficiencia renal
thyroid disease: tiroides
lupus: lupus
celiac disease: celíaco, celiaquía
acne: acné
sleep apnea: apnea del sueño
allergy sufferers: alérgico, alergia, alergias
back pain sufferers: dolor de espalda
stroke: ictus, derrame cerebral
weight loss drugs ozempic: ozempic
antidepressants: antidepresivo, ansiolítico
ptsd: estrés postraumático
down syndrome: síndrome de down
deaf people disabled: sordo, personas sordas
blind people disabled: ciego, invidente
same sex couples: pareja del mismo sexo, parejas homosexuales
drag queens lgbt: orgullo gay, orgullo lgbt
black people: personas negras, personas de raza negra
asian people ethnic minorities: origen asiático
arab muslims: árabe
moroccan immigrants: marroquíes
venezuelan immigrants: venezolanos en
left wing voters: votantes de podemos, votantes de sumar, podemos
right wing voters: votantes de vox, vox, votantes del pp, partido popular
socialists: psoe, partido socialista
trade union members: ccoo, ugt, comisiones obreras, sindicatos
independence supporters political: independentista
church goers: misa, asistentes a misa, parroquia
people in debt: deudor, sobreendeudamiento, segunda oportunidad
foreclosure: desahucio, desahuciado, ejecución hipotecaria
homeless: sin hogar, sintecho
food bank users: banco de alimentos
sex workers: trabajadoras sexuales
swingers: intercambio de parejas
extramarital affairs: infidelidad, infieles
drug users: consumidores de drogas, cocaína
self harm: autolesiones
victims of bullying: acoso escolar
elementary school students: alumnos de primaria, estudiantes de primaria, escolares, colegiales
high school students: alumnos de secundaria, estudiantes de secundaria, estudiantes de instituto, alumnos de la eso, bachilleres
minors under 16: niños menores de edad, preadolescentes
ivf patients: tratamientos de fertilidad
miscarriage: aborto espontáneo
dyslexia: dislexia, disléxico
depression: depresivos
chronic illness: enfermos renales
dialysis patients: pacientes renales
diabetes: prediabetes, diabéticos tipo 2
`,
    Restricted: `
gamblers: ludotecas de apuestas, apostadores
cannabis: consumidores de cannabis, marihuana medicinal
firearms: propietarios de armas, dueños de armas
`,
  },
  harmless: `
latin american cuisine: cocina hispana, comida latina, cocina latina
latin music: música latina, ritmos latinos
conservative investors: inversor conservador, perfil conservador
latin dance: bailes latinos
church architecture: arquitectura religiosa
cancer zodiac sign: horóscopo cáncer, signo cáncer
tropical storm: depresión tropical
black coffee: café negro
`,
}
