import type { LanguagePack } from "../language.ts"

/** Portuguese, of Brazil and of Portugal. */
export const PORTUGUESE: LanguagePack = {
  language: "pt",
  headFirst: true,
  functionWords:
    "o a os as um uma uns umas ao aos à às que quem seu sua seus suas se lhe muito mais já entre anos idade este esta estes essas esse como é são ser está estão há todo todos todas cada outro outros onde também pelo pela",
  joiningWords: "de do da dos das para por sobre",
  structure: `
and: e, ou
with: com
without: sem, livre de
in: em, no, na, nos, nas, dentro de
not: não, nunca
except: exceto, menos
to: até
between: entre
near: perto de
`,
  audiences: `
buyers: comprador
shoppers: shopper, que compram, quem compra, pessoas que compram
past purchasers: compradores anteriores, compradores recentes, compraram, que compraram, ex compradores
repeat buyers: compradores recorrentes, compradores frequentes
potential buyers: potenciais compradores, compradores em potencial, futuros compradores
intenders: intenção de compra, com intenção de compra
intending to buy +: que querem comprar, querem comprar, que pretendem comprar, pretendem comprar, planejam comprar, que desejam comprar, interessados em comprar, com intenção de comprar, pensando em comprar
planning +: planejando, que planejam, planejamento de, planeando
looking for +: procurando, que procuram, em busca de, buscando, que buscam, à procura de, procuram, buscam
seekers: buscador
considering +: considerando, avaliando, comparando
owners: dono, proprietário, que possuem, que têm, possuidor, tutor
users: usuário, utilizador, que usam, usam
customers: cliente
subscribers: assinante
members: membro, associado, sócio
fans: fã, fãs, seguidor, fanático
sports fans: torcedor, torcida
lovers: amante, apaixonado, entusiasta, amantes de, apreciador, aficionado, viciado em, adorador, que amam
interested in +: interessado em, interessado por, com interesse em, interesse em, interesse por, interessados, que se interessam por, afinidade com
viewers: telespectador, espectador, que assistem
listeners: ouvinte, que ouvem, que escutam
readers: leitor, que leem
players: jogador, que jogam, gamer
drinkers: bebedor, que bebem
consumers: consumidor, que consomem
visitors: visitante, que visitam, frequentador
collectors: colecionador
travelers: viajante, que viajam, turista
patients: paciente, doente, portador
people with +: pessoa com, portador de, que sofrem de, diagnosticado com, que sofrem com, que têm doença, que vivem com, sofrem de, adultos com, mulheres com
caregivers: cuidador
supporters: apoiador, simpatizante, defensor
donors: doador
volunteers: voluntário
professionals: profissional
decision makers: decisor, tomador de decisão, tomadores de decisão, decisores de compra, responsáveis por compras
managers: gerente, gestor, responsável
directors: diretor
workers: trabalhador, funcionário, empregado
experts: especialista
beginners: iniciante
households: lar, domicílio, lares com
people: pessoa, gente, público, audiência, segmento, indivíduo, perfil, população
residents: morador, residente, habitante
who live in +: que moram em, que vivem em, moradores de, residentes em
lapsed customers: clientes inativos, ex clientes
loyal customers: clientes fiéis, clientes leais
recently +: recentemente
followers: seguidores de
lookalike: públicos semelhantes, semelhante a
enthusiasts: praticante
`,
  leading: `
new: novo, recém
future: futuro
small: pequeno
large: grande
young: jovem, jovens
first: primeiro
recent: recente
former: ex, antigo
frequent: frequente
high: alto
big: maiores
`,
  qualifiers: [
    ["\\b(?:de|entre)? ?(?:[1-9]|1[0-7]) ?(?:a|e|-|–) ?(?:[1-9]|1[0-7]) anos\\b", "minors under 16"],
    ["\\b(?:com )?(?:menores de|ate|abaixo de|menos de) (?:os )?(?:[1-9]|1[0-8])(?: anos)\\b", "minors under 16"],
    [
      "(?<=\\b(?:criancas?|menin[oa]s?|garot[oa]s?|alun[oa]s?|adolescentes?) (?:de |com )?)(?:[1-9]|1[0-7]) anos\\b",
      "minors under 16",
    ],
    ["\\b(?:de|entre)? ?(\\d{2}) ?(?:a|e|-|–) ?(\\d{2}) anos\\b", "aged $1-$2"],
    ["\\b(?:mais de|acima de|maiores de|com mais de) (\\d{2}) anos\\b", "aged $1+"],
    ["\\b(\\d{2})\\+ ?(?:anos)?", "aged $1+"],
    ["\\b(?:menos de|abaixo de|menores de) (?!1[0-8]\\b)(\\d{2}) anos\\b", "aged under $1"],
    ["\\b(?:nos )?ultimos (\\d+) dias\\b", "in the last $1 days"],
    ["\\b(?:nos )?ultimos (\\d+) meses\\b", "in the last $1 months"],
    ["\\bcom mais de (\\d+) funcionarios\\b", "with $1+ employees"],
  ],
  topics: {
    Auto: `
car: carro, automóvel, veículo, auto
new car: carro novo, carro zero, carro 0km, carros zero quilômetro, veículo novo, carros 0 km
used car: carro usado, seminovo, carro seminovo, veículo usado
electric car: carro elétrico, veículo elétrico
hybrid car: carro híbrido, híbrido
luxury car: carro de luxo, veículo de luxo, carros premium, carros importados
sports car: carro esportivo, carro desportivo
classic car: carro antigo, carro clássico
suv: suv, suvs, utilitário esportivo
pickup truck: picape, caminhonete, pick up
van: furgão, minivan
truck: caminhão, camião
tires: pneu
auto parts: autopeças, peças automotivas, peças de carro, acessórios automotivos, acessórios para carro
auto repair: oficina mecânica, oficina, manutenção automotiva, mecânica automotiva, revisão do carro
car dealership: concessionária
drivers: motorista, condutor
electric vehicle charging: ponto de recarga, carregador de carro elétrico
fleet vehicles: frota, frota de veículos
car leasing: carro por assinatura, assinatura de carros
drivers license: carteira de motorista, cnh, habilitação
car buyers: comprar carro, compra de carro, trocar de carro
gas stations: posto de gasolina, combustível, gasolina
car: carros populares
`,
    "Powersports & RV": `
motorcycle: moto, motocicleta, motociclista, motoqueiro
scooter: scooter, ciclomotor
motorhome: motorhome, trailer, autocaravana
boat: barco, lancha, veleiro, iate, náutica
jet ski: jet ski
atv: quadriciclo
electric bike: bicicleta elétrica, bike elétrica
electric scooter: patinete elétrico, trotinete elétrica
`,
    Industries: `
manufacturing industry: indústria, setor industrial, fabricante
construction industry: construção civil, construtora, setor da construção
healthcare industry: setor de saúde, área da saúde
technology companies: empresa de tecnologia, setor de tecnologia
financial services industry: setor financeiro, serviços financeiros, setor bancário
retail industry: varejo, varejista, setor varejista, retalho
energy industry: setor de energia, setor elétrico, mineração
transportation and logistics industry: setor de transporte, transportadora, setor logístico
agriculture industry: agronegócio, agricultura, agricultor, produtor rural, pecuária, pecuarista, fazendeiro
hospitality industry: hotelaria, setor hoteleiro, setor de alimentação
public sector: setor público, administração pública, órgãos públicos, prefeitura, governo
nonprofit sector: terceiro setor, organização sem fins lucrativos
media industry: setor de mídia, setor de publicidade
small and medium companies: pme, pequena empresa, pequenas e médias empresas, microempresa, média empresa, mpe
large enterprises: grande empresa, grandes empresas, multinacional, corporação
companies: empresa, companhia
automotive industry: indústria automotiva, setor automotivo
pharmaceutical industry: indústria farmacêutica
startups: empresas iniciantes
hotels industry: redes hoteleiras
logistics companies: empresas de logística
law firms: escritórios de advocacia
retail industry: lojistas, comércios
restaurants industry: donos de restaurantes
supply chain industry: cadeia de suprimentos
`,
    "Job Roles": `
executives: executivo, alta gestão, alto executivo
ceo: presidente de empresa, diretor executivo, diretor geral
cfo: diretor financeiro
cio: diretor de ti, diretor de tecnologia
cmo: diretor de marketing
hr directors: diretor de rh, diretor de recursos humanos, gerente de rh, gestores de rh
hr professionals: recursos humanos, rh, recrutador, profissionais de rh
business owners: empresário, dono de empresa, donos de negócios, proprietário de empresa, dono de negócio
small business owners: donos de pequenas empresas, pequeno empresário, donos de pequenos negócios, microempresário, microempreendedor, mei, proprietários de pequenas empresas
entrepreneurs: empreendedor, empreendedorismo
founders: fundador
it decision makers: decisores de ti, gestores de ti, gerente de ti, tomadores de decisão de ti
it professionals: profissional de ti, analista de sistemas, técnico de informática
software developers: desenvolvedor, programador, desenvolvedores de software
engineers: engenheiro
architects: arquiteto
marketing professionals: profissional de marketing, gerente de marketing, analista de marketing, gestores de marketing
sales professionals: vendedor, representante comercial, profissionais de vendas
sales managers: gerente de vendas, diretor comercial
accountants: contador, contabilista
lawyers: advogado, jurista
doctors: médico, cirurgião, pediatra
nurses: enfermeiro, enfermeira
healthcare professionals: profissional de saúde, profissionais da saúde
dentists: dentista, odontologista
pharmacists: farmacêutico
veterinarians: veterinário
teachers: professor, docente
electricians: eletricista
plumbers: encanador, canalizador
construction workers: pedreiro, operário
truck drivers: caminhoneiro
app drivers gig workers: motorista de aplicativo, motoristas de aplicativo, entregador
freelancers: autônomo, freelancer, profissional liberal, trabalhador autônomo
procurement managers: gerente de compras, diretor de compras, compradores corporativos
consultants: consultor
managers: chefe, coordenador, supervisor
police officers: policial
civil servants: servidor público, funcionário público
hairdressers: cabeleireiro, barbeiro
executives: c level, diretores e executivos
plant managers: gerente de produção, diretor de operações
scientists: cientista, pesquisador
designers: designer
journalists: jornalista
psychologists: psicólogo
`,
    "Business Services": `
legal services: serviços jurídicos, escritório de advocacia, assessoria jurídica
accounting services: contabilidade, escritório de contabilidade, serviços contábeis
marketing services: agência de marketing, marketing digital, agência de publicidade, publicidade
business consulting: consultoria, consultoria empresarial
staffing services: recrutamento e seleção, agência de emprego, terceirização de mão de obra, recrutamento
shipping and logistics services: frete, entregas expressas, logística, encomendas
business loans: crédito para empresas, empréstimo para empresas, empréstimo empresarial, capital de giro, crédito empresarial
business banking: conta pj, conta empresarial
merchant services: maquininha de cartão, maquininha, meios de pagamento
office supplies: material de escritório, papelaria
printing services: gráfica
trade shows: feira de negócios, congresso, eventos corporativos
industrial equipment: equipamento industrial, máquinas industriais, maquinário
coworking: coworking
`,
    "Consumer Tech": `
smartphone: celular, smartphone, telefone, telemóvel
laptop: notebook, portátil, laptop
computer: computador
tablet: tablet
smart tv: televisor, smart tv
headphones: fone de ouvido, fones, auscultadores
camera: câmera, câmera fotográfica, câmara
smartwatch: relógio inteligente, smartwatch
printer: impressora
smart home: casa inteligente, casa conectada, automação residencial
consumer electronics: eletrônico, eletrônicos, eletrónica
technology enthusiasts: tecnologia, apaixonados por tecnologia, entusiastas de tecnologia, amantes de tecnologia
apps: aplicativo, aplicação móvel
artificial intelligence: inteligência artificial, ia
virtual reality: realidade virtual
social media: redes sociais, rede social, mídias sociais
speakers: caixa de som
gadgets: gadget
drones: drone
refurbished smartphones: recondicionado, celulares usados
home theater: home theater
`,
    "Business Tech": `
business software: software empresarial, software de gestão, sistema de gestão, software
cloud computing: computação em nuvem, nuvem
cybersecurity: cibersegurança, segurança da informação, segurança digital
crm software: crm
erp software: erp, software contábil, sistema de faturamento, nota fiscal eletrônica
hr software: software de rh, folha de pagamento
data analytics: análise de dados, big data, ciência de dados
web hosting: hospedagem de sites, hospedagem
web development: desenvolvimento web, criação de sites
it services: suporte técnico, serviços de ti
automation: automação
enterprise software: transformação digital
programming: programação
servers: servidores de rede
e commerce platform: plataforma de e commerce
cybersecurity: soluções de segurança, proteção de dados, lgpd
business software: soluções empresariais, sistema erp
`,
    "Telecom & Utilities": `
mobile carriers: operadora, operadora de celular, plano de celular, telefonia móvel, planos móveis, portabilidade
home internet: banda larga, internet residencial, fibra ótica, provedor de internet, fibra óptica, internet fibra
cable tv: tv por assinatura, tv a cabo
prepaid phone: pré pago, prepago
electricity provider: energia elétrica, conta de luz, eletricidade, luz
solar panels: energia solar, painel solar, placas solares, painéis solares
renewable energy: energia renovável, energias renováveis
natural gas provider: gás natural, gás encanado
home internet: planos de internet, internet fibra óptica, plano de internet, wifi
mobile carriers: plano de dados, planos de celular, troca de operadora
electricity provider: conta de energia, energia
`,
    "Sports & Outdoors": `
soccer: futebol, brasileirão, copa do mundo, libertadores, champions league
football: futebol americano
basketball: basquete, basquetebol
volleyball: vôlei, voleibol
tennis: tênis esporte, ténis
golf: golfe
running: corrida, corrida de rua, maratona, correr
runners: corredor, maratonista
cycling: ciclismo, bicicleta, bike
cyclists: ciclista
mountain biking: mountain bike
swimming: natação, nadador
hiking: trilha, caminhada, trekking
camping: acampamento, camping, barraca
fishing: pesca, pescador, pesca esportiva
hunting: caça, caçador
skiing: esqui, esquiador
surfing: surfe, surf, surfista
motorsports: automobilismo, corrida de carros
formula 1: fórmula 1
boxing: boxe, artes marciais, jiu jitsu, mma, lutas
handball: handebol, andebol
horse riding: equitação, hipismo
olympics: olimpíadas, jogos olímpicos
sporting goods: artigos esportivos, material esportivo, equipamento esportivo, artigos desportivos
sports: esporte, desporto, esportista, atleta
outdoor activities: ar livre, atividades ao ar livre, natureza
climbing: escalada, montanhismo
water sports: esportes aquáticos, mergulho
extreme sports: esportes radicais
skateboarding: skate, skatista
futsal soccer: futsal
soccer: flamengo, corinthians, palmeiras, são paulo fc, vasco, benfica, fc porto, sporting, seleção brasileira, grêmio, santos fc, cruzeiro ec, futebolista
martial arts: muay thai
triathlon: triatlo
mountain hiking: montanha
`,
    "Movies & TV": `
movies: filme, cinema, cinéfilo
tv series: série, novela, telenovela, seriado
television: televisão, tv, programas de tv
streaming services: streaming, plataforma de streaming, serviços de streaming
horror movies: filme de terror, terror
action movies: filme de ação
comedy: comédia, humor
science fiction: ficção científica
documentaries: documentário
reality tv: reality show, reality
anime: anime, desenho animado
celebrities: celebridade, famosos
kids shows: programas infantis
`,
    "Music & Audio": `
music: música
rock music: rock, metal
pop music: pop, música pop
hip hop: rap, hip hop, funk carioca, trap
country music: sertanejo, música sertaneja
latin music: samba, pagode, mpb, forró, axé, bossa nova
gospel music: música gospel
classical music: música clássica
electronic music: música eletrônica
jazz: jazz
podcasts: podcast
radio: rádio
music streaming: streaming de música
funk music: baile funk
country music: sertanejo universitário
`,
    Gaming: `
video games: videogame, video game, jogos, jogos eletrônicos, games, jogo, jogos de vídeo
gamers: gamer, jogadores de videogame, jogadores de videogames
console gaming: console, consola, jogos de console
pc gaming: jogos de pc
mobile games: jogos para celular, jogos mobile, jogos de celular
esports: e sports, esports, esportes eletrônicos
role playing games: rpg
online games: jogos online
`,
    Books: `
books: livro, leitura, literatura, livraria
novels: romance literário, romances
comics: quadrinhos, gibi, mangá, hq
children's books: livro infantil, livros infantis
audiobooks: audiolivro
e books: livro digital, ebook
magazines: revista, jornal
poetry: poesia
biographies: biografia
`,
    Travel: `
travel: viagem, viagens, turismo, viajar
flights: voo, passagem aérea, companhia aérea, passagens, avião
frequent flyers: viajantes frequentes, programa de milhas, milhas
hotels: hotel, pousada, hospedagem em hotéis, resort, alojamento
cruises: cruzeiro
vacation packages: pacote de viagem, pacotes turísticos, agência de viagens, excursão
vacation: férias, feriado, escapada
car rental: aluguel de carros, locação de veículos, aluguer de carros
train travel: trem, comboio, ônibus, passagens de ônibus
business travel: viagem de negócios, viajante de negócios, viajantes a negócios, viagens corporativas
family vacations: viagem em família, férias em família
luxury travel: viagem de luxo, turismo de luxo, viajantes de luxo, hotéis de luxo
beach vacations: praia, férias na praia
adventure travel: turismo de aventura, mochileiro, ecoturismo, aventura
vacation rentals: aluguel por temporada, casa de temporada, alojamento local, casas de férias
luggage: mala, bagagem
destinations: destino
travel: viagens internacionais, viagens nacionais, fim de semana
beach vacations: nordeste praias, praias
bus travel: rodoviária
`,
    "Arts & Events": `
concerts: show, concerto, festival, festivais de música
theater: teatro, peça de teatro, musicais
museums: museu, galeria, exposição
art: arte, arte contemporânea
dance: dança, balé
opera: ópera
theme parks: parque temático, parque de diversões
zoo: zoológico, aquário
nightlife: vida noturna, balada, boate, festas
event tickets: ingresso, bilhete, ingressos para shows
events: evento, espetáculo
arts and arts and arts and arts and culture: cultura
carnival: carnaval
`,
    Hobbies: `
photography: fotografia, fotógrafo
crafts: artesanato, trabalhos manuais
woodworking: marcenaria
sewing: costura
knitting: tricô, crochê, bordado
painting: pintura artística, desenho
collecting: colecionismo, antiguidades, numismática
board games: jogo de tabuleiro, quebra cabeça, xadrez, jogos de tabuleiro
musical instruments: instrumento musical, violão, guitarra, piano
model building: modelismo
genealogy: genealogia
birdwatching: observação de aves
writing: escrita, blogueiro
hobbies: hobby, passatempo
`,
    Fashion: `
fashion: moda, roupa, vestuário
women's clothing: roupa feminina, moda feminina, vestido, roupas femininas
men's clothing: roupa masculina, moda masculina
kids clothing: roupa infantil, moda infantil
baby clothing: roupa de bebê
shoes: sapato, calçado
sneakers: tênis, sneakers
running shoes: tênis de corrida
handbags: bolsa, bolsas femininas
jewelry: joia, jóias, bijuteria
watches: relógio, relógios de luxo
sportswear: roupa esportiva, moda fitness, roupa de academia
luxury fashion: moda de luxo, grifes, roupas de grife, marcas de luxo
coats: casaco, jaqueta
lingerie: lingerie, roupa íntima
swimwear: biquíni, moda praia, maiô
suits: terno, fato
sunglasses: óculos de sol
jeans: jeans, calça
costumes: fantasia
accessories: acessórios de moda
plus size clothing: moda plus size
sustainable fashion: moda sustentável
`,
    Beauty: `
makeup: maquiagem, maquilhagem, batom
cosmetics: cosmético, produtos de beleza
beauty: beleza
skin care: cuidados com a pele, cuidado da pele, skincare, creme facial, cuidados faciais
hair care: cuidados com o cabelo, shampoo, cabelo, cuidado capilar
perfume: perfume, perfumaria, fragrância
nail care: unha, esmalte, manicure
hair salon: salão de beleza, cabeleireiros, barbearia
spa: spa, massagem
oral care: pasta de dente, escova de dentes, higiene bucal
shaving: barba, barbeador
deodorant: desodorante
soap: sabonete
sunscreen: protetor solar
natural cosmetics: cosméticos naturais, beleza natural
tattoos: tatuagem
anti aging skin care: anti idade, antissinais, creme, creme anti idade
hair removal: depilação
`,
    Shopping: `
online shoppers: compra online, compras online, comprador online, loja virtual, comércio eletrônico, e commerce, compras pela internet, loja online
deal seekers: oferta, promoção, caçadores de promoções, desconto, pechincha, caçadores de ofertas, liquidação
coupons: cupom, cupom de desconto, cashback
luxury shoppers: consumidores de luxo, artigos de luxo, produtos de luxo, luxo
department stores: loja de departamento, hipermercado
wholesale clubs: atacarejo
shopping malls: shopping center, shopping, centro comercial
gifts: presente, lembranças
flowers: flores, floricultura
black friday shoppers: black friday
christmas shopping: compras de natal, presentes de natal
back to school shopping: volta às aulas, material escolar
secondhand shopping: segunda mão, brechó, produtos usados
cart abandoners: carrinho abandonado, abandono de carrinho, abandonaram o carrinho, abandonadores de carrinho
loyalty program members: programa de fidelidade, cartão fidelidade, programa de pontos
website visitors: visitantes do site
shopping: compra, loja
party supplies: artigos para festa
deal seekers: caçadores de desconto, caçadores de cupom, caçadores de cupons, caçador de ofertas, barganhas
online shoppers: comprar pela internet, compram online, marketplace, compradores de e commerce
newsletter subscribers: assinantes da newsletter
`,
    "Food & Beverage": `
food: comida, alimento, alimentação
cooking: culinária, cozinhar, receita, cozinha caseira, cozinheiro
coffee: café
tea: chá
soft drinks: refrigerante, bebida
energy drinks: energético, bebidas energéticas
juice: suco, sumo
bottled water: água mineral
snacks: salgadinho, petisco, lanche
chocolate: chocolate
candy: doce, guloseima, balas
ice cream: sorvete, gelado
cheese: queijo
dairy: laticínio, leite, iogurte
meat: carne, churrasco
seafood: frutos do mar, peixe, marisco
bread: pão
baking: confeitaria, bolos
frozen food: congelado, comida congelada, refeições prontas
pasta: massa, arroz
olive oil: azeite
breakfast cereal: cereal, café da manhã
organic food: alimento orgânico, produtos orgânicos, orgânico, comida orgânica, produtos biológicos
vegan: vegano, comida vegana
vegetarian: vegetariano
gluten free food: sem glúten
groceries: supermercado, mercearia, compras de mercado
grocery delivery: supermercado online
fruit and vegetables: fruta, verdura, legume, hortifruti
italian food: comida italiana
japanese food: comida japonesa, sushi
gourmet food: produtos gourmet
healthy food: comida saudável
pasta sauces: molho
healthy food: alimentos saudáveis, produtos saudáveis
gourmet food: empório
italian food: culinária italiana
mediterranean food: dieta mediterrânea
`,
    Dining: `
restaurants: restaurante, gastronomia, comer fora
fast food: fast food, lanchonete, hambúrguer
fine dining: alta gastronomia, restaurantes de luxo
coffee shops: cafeteria, pastelaria
pizza: pizza, pizzaria
bakery: padaria
bars: bar, boteco
food delivery: delivery, entrega de comida, comida delivery, delivery de comida, pedidos de comida
brunch: brunch
foodies: foodie, amantes da gastronomia, gourmets
catering: bufê
food delivery: pedidos no delivery, pedir comida, comida por aplicativo, entrega de refeições
steakhouse restaurants: churrascaria
`,
    "Alcohol & Regulated": `
beer: cerveja, cerveja artesanal
wine: vinho, vinícola, enologia, espumante, enoturismo
spirits: destilado, bebida alcoólica, cachaça, gin, vodca, rum, álcool
whiskey: uísque, whisky
cocktails: coquetel, drinks
tobacco: tabaco, cigarro, charuto
smokers: fumante, fumador
vaping: cigarro eletrônico, vape
casinos: cassino, jogos de azar, cassino online, casino
sports betting: aposta, apostas esportivas, casas de apostas, apostas desportivas
gamblers: apostador
lottery: loteria, lotaria, mega sena
cannabis: cannabis, maconha, cbd
firearms: arma de fogo, armas
wine: vinhos, vinho tinto, vinho verde, vinho do porto
casinos: bingo, pôquer, caça níqueis
sports betting: bets, apostas online
`,
    Household: `
cleaning supplies: produtos de limpeza, limpeza, limpeza doméstica
laundry detergent: sabão em pó, detergente, amaciante
toilet paper: papel higiênico, papel toalha
dish soap: detergente de louça, lava louças líquido
air fresheners: aromatizador, velas aromáticas
insecticides: inseticida
trash bags: saco de lixo
batteries: pilhas, lâmpada
household products: produtos para casa, utilidades domésticas
cleaning supplies: material de limpeza
laundry detergent: sabão líquido, lava roupas
`,
    "Home & Garden": `
furniture: móvel, móveis, mobília, sofá
home decor: decoração, decoração de interiores
kitchenware: utensílios de cozinha, louça, panela
bedding: roupa de cama, lençol
mattresses: colchão
home appliances: eletrodoméstico, geladeira, máquina de lavar, fogão, frigorífico, aspirador
lighting: iluminação, luminária
gardening: jardinagem, jardim, plantas, horta
patio furniture: móveis de jardim, varanda, móveis para área externa
home improvement: reforma, reforma da casa, construção e reforma, remodelação, obras, material de construção, reformas residenciais
diy: faça você mesmo, bricolagem
tools: ferramenta
heating: aquecimento, aquecedor
air conditioning: ar condicionado
plumbing: encanamento
home security: alarme residencial, segurança residencial, câmeras de segurança
swimming pools: piscina
kitchen remodeling: cozinha planejada
windows: janela
home furnishings: casa e decoração, artigos para casa
home improvement: reformar a casa, reformando a casa, obra em casa
kitchen: cozinha
home appliances: secadora, microondas, air fryer, lava louças
`,
    "Real Estate": `
real estate: imóvel, imóveis, imobiliário, mercado imobiliário, imobiliária
home buyers: comprador de imóveis, compra de imóvel, compradores de casa, comprar casa, compra da casa própria, comprar imóvel, comprar apartamento, compradores de apartamentos
home sellers: venda de imóvel, vender casa, vendedores de imóveis
houses: casa, moradia
apartments: apartamento
apartment renters: aluguel, inquilino, aluguel de apartamento, arrendamento, locatário
luxury homes: imóvel de luxo, imóveis de alto padrão, casas de luxo, alto padrão
new construction homes: imóvel na planta, lançamento imobiliário, imóveis novos
second homes: segunda residência, casa de praia
commercial real estate: imóvel comercial, sala comercial
investment property: investidores imobiliários, investimento imobiliário
land: terreno, lote
moving companies: empresa de mudança, carreto
real estate agents: corretor de imóveis
home buyers: casa própria, compradores de imóvel, compradores de apartamento
`,
    Pets: `
dogs: cachorro, cão, cães, canino
dog owners: dono de cachorro, donos de cães, tutores de cães, tutores de cachorros, pais de cachorro
puppies: filhote
cats: gato, felino
cat owners: donos de gatos, tutores de gatos, gateiros
pets: animal de estimação, animais de estimação, pet, pets, bicho
pet owners: donos de pets, tutores de pets, donos de animais, donos de animais de estimação, pais de pet
fish aquariums: aquarismo, peixes ornamentais
birds: ave, pássaro
horses: cavalo
small pets: hamster, coelho, roedor, réptil
pet food: ração, comida para animais, alimentos para pets
dog food: ração para cachorro, ração para cães
cat food: ração para gatos
pet supplies: pet shop, produtos para pets, acessórios para pets
veterinary care: clínica veterinária
pet adoption: adoção de animais, adoção de cães, adoção de pets
pet grooming: banho e tosa
`,
    "Banking & Credit": `
banking: banco, bancário
savings accounts: poupança, poupador, conta poupança
checking accounts: conta corrente, conta bancária
online banking: banco digital, fintech, pix, pagamento digital, internet banking
credit cards: cartão de crédito, cartão
mortgages: financiamento imobiliário, crédito imobiliário, hipoteca, crédito habitação
personal loans: empréstimo, empréstimo pessoal, crédito pessoal, empréstimo consignado, consignado
auto loans: financiamento de veículos, financiamento de carro, crédito automóvel
student loans: financiamento estudantil, fies
taxes: imposto, imposto de renda, declaração de imposto de renda
budgeting: finanças pessoais, orçamento familiar
`,
    Investing: `
investing: investimento, investir
investors: investidor
stocks: ações, bolsa de valores, bolsa, renda variável
bonds: renda fixa, tesouro direto
mutual funds: fundo de investimento, etf
retirement planning: previdência privada, planejamento de aposentadoria, previdência
financial advisors: assessor de investimentos, consultor financeiro, planejamento financeiro
cryptocurrency: criptomoeda, cripto, bitcoin
gold: ouro
wealth management: gestão de patrimônio, gestão de fortunas
economy: economia, mercado financeiro
day trading: day trade, trader
`,
    Insurance: `
insurance: seguro, seguradora, segurado
auto insurance: seguro auto, seguro de carro, seguro automóvel
home insurance: seguro residencial, seguro casa
life insurance: seguro de vida
health insurance: plano de saúde, seguro saúde, convênio médico
dental insurance: plano odontológico
travel insurance: seguro viagem
pet insurance: seguro pet, plano de saúde pet, seguro para animais
business insurance: seguro empresarial
`,
    Healthcare: `
medical clinics: clínica, consulta médica, atendimento médico, medicina
hospitals: hospital, pronto socorro
pharmacies: farmácia, drogaria
prescription drugs: medicamento, remédio, medicamentos com receita
over the counter medicine: analgésico, medicamentos sem receita
dental care: odontologia, implante dentário, aparelho dental, ortodontia
vision care: ótica, óculos de grau, lentes de contato, oftalmologia
hearing aids: aparelho auditivo
cosmetic surgery: cirurgia plástica, procedimentos estéticos, medicina estética, botox
medical devices: equipamento médico
vaccines: vacina, vacinação
senior care: casa de repouso, cuidado de idosos, lar de idosos, cuidador de idosos
telehealth: telemedicina
physical therapy: fisioterapia
dental care: aparelho ortodôntico, aparelho, clareamento dental, ortodontista, aparelho dentário
vision care: cirurgia refrativa, óculos
`,
    "Fitness & Wellness": `
gym: academia, ginásio
fitness: fitness, exercício, exercício físico, treino, malhação
yoga: ioga, yoga, pilates
bodybuilding: musculação, fisiculturismo
weight loss: perda de peso, emagrecimento, emagrecer, dieta, perder peso
vitamins: vitamina, suplemento, suplementos alimentares, whey protein, proteína
nutrition: nutrição, alimentação saudável
healthy lifestyle: vida saudável, estilo de vida saudável
meditation: meditação, atenção plena
wellness: bem estar
home fitness equipment: esteira, aparelho de ginástica
alternative medicine: medicina alternativa, homeopatia, acupuntura
quit smoking: parar de fumar, deixar de fumar
crossfit: crossfit
stress relief: estresse, stress
`,
    Demographics: `
women: mulher, feminino
men: homem, homens, masculino
young adults: jovem, jovens adultos, juventude
seniors: idoso, terceira idade, melhor idade, sênior
adults: adulto
teens: adolescente
millennials: millennials, millennial
gen z: geração z
high income households: alta renda, renda alta, classe a, classe ab, alto poder aquisitivo, classes a e b
middle income households: classe média, classe c
affluent: rico, milionário, alto patrimônio
college graduates: graduados universitários, ensino superior completo
married couples: casado
singles: solteiro
homeowners: proprietário de imóvel, proprietários de casa, donos de casa própria
families: família
large families: família grande
veterans: militar
housewives: dona de casa
retirees: aposentado, pensionista, reformado
households with children: famílias com filhos, lares com crianças, famílias com crianças
couples without children: casais sem filhos
couples: casal, casais
high income households: classe a e b, classes ab, classe ab1
middle income households: classe b, classe b e c
dual income couples: casal sem filhos com dupla renda
gen x: geração x
men: rapazes, senhores
women: moças, senhoras, garotas
baby boomers: boomers
`,
    Parenting: `
parents: pai, mãe, pais, mães, mamãe, papai
new parents: pais de primeira viagem, mães de primeira viagem, novos pais, novas mães
expecting parents: futuros pais, futuras mães, futuras mamães
parents of toddlers: pais de crianças pequenas, mães de crianças pequenas
parents of babies: pais de bebês, mães de bebês, pais de recém nascidos, mães de recém nascidos
parents of teens: pais de adolescentes, mães de adolescentes
parents of school age kids: pais de crianças em idade escolar, pais de alunos
single parents: mãe solo, mães solteiras, pais solteiros, mãe solteira
grandparents: avô, avós, avó
kids: criança, filho, infantil, menina, menino
baby: bebê, recém nascido, bebé
diapers: fralda
baby products: carrinho de bebê, enxoval de bebê, produtos para bebê, artigos para bebê, enxoval
baby food: papinha, fórmula infantil, comida de bebê
toys: brinquedo
childcare: creche, babá, berçário
kids activities: atividades infantis, colônia de férias
motherhood: maternidade, paternidade
adoption: adoção
kids activities: festa infantil, férias escolares
strollers: carrinho
parents of twins: gêmeo, gémeo
`,
    "Life Events": `
getting married: casamento, noivo, noiva, casar, noivado, que vão se casar
newlyweds: recém casado
moving home: mudança, mudança de casa, que vão se mudar, recém mudados
first time home buyers: primeiro imóvel, primeira casa própria, compradores do primeiro imóvel, primeira casa
new job: novo emprego, mudança de emprego
graduation: formatura, recém formado, recém graduados, formando
retirement: aposentadoria, próximos da aposentadoria, reforma de trabalho
birthdays: aniversário
christmas: natal, fim de ano
easter: páscoa
mothers day: dia das mães, dia dos pais
valentines day: dia dos namorados
online dating: namoro online, aplicativo de relacionamento, app de namoro, apps de namoro, relacionamento
divorced: divorciado, divórcio
widowed: viúvo
funerals: funeral, funerária
honeymoon: lua de mel
having a baby: chá de bebê, nascimento
quinceanera: festa de 15 anos, debutante
first communion: batizado, primeira comunhão
`,
    Geography: `
brazil: brasil, brasileiro
portugal: portugal, português
sao paulo: são paulo, paulistano
rio de janeiro: rio de janeiro, carioca
lisbon: lisboa
porto: cidade do porto
europe: europa
united states: estados unidos
rural areas: zona rural, interior, área rural
urban residents: zona urbana, cidade, área urbana, capitais
expats: expatriado, brasileiros no exterior
commuters: transporte público, metrô
italy: itália
spain: espanha
france: frança
japan: japão
northeast brazil: nordeste
germany: alemanha
france: frança
italy: itália
spain: espanha
portugal: portugal
england: inglaterra
netherlands: holanda
belgium: bélgica
switzerland: suíça
austria: áustria
greece: grécia
turkey: turquia
poland: polônia
sweden: suécia
norway: noruega
denmark: dinamarca
ireland: irlanda
russia: rússia
china: china
japan: japão
korea: coreia
thailand: tailândia
india: índia
vietnam: vietnã
indonesia: indonésia
australia: austrália
canada: canadá
brazil: brasil
argentina: argentina
mexico: méxico
cuba: cuba
peru: peru
egypt: egito
morocco: marrocos
south africa: áfrica do sul
dominican republic: república dominicana
croatia: croácia
scotland: escócia
`,
    Education: `
university: universidade, faculdade, ensino superior, graduação
university students: universitário, estudante universitário, calouro
students: estudante, aluno
graduate school: mestrado, doutorado, pós graduação, mba
online courses: curso online, ensino a distância, ead, curso
vocational training: curso técnico, ensino técnico, curso profissionalizante
language learning: idioma, curso de inglês, aprender inglês, inglês, curso de idiomas
exam preparation: vestibular, enem, concurso público, concurseiro, vestibulando, preparação para provas
schools: escola, colégio, ensino médio, ensino fundamental
education: educação, ensino
study abroad: intercâmbio, estudar no exterior
scholarships: bolsa de estudo
science: ciência
tutoring: aula particular, reforço escolar
medical students: estudantes de medicina
early childhood education: educação infantil, pré escola
online courses: faculdade ead, graduação ead, cursos a distância
exam preparation: concurseiros, cursinho, pré vestibular
university: curso superior
law school: direito, estudantes de direito
engineering students: estudantes de engenharia
`,
    Careers: `
job seekers: procurando emprego, em busca de emprego, candidatos a emprego, que procuram emprego, busca de emprego, à procura de emprego, procura de emprego, que buscam emprego
jobs: emprego, vaga de emprego, trabalho, vaga
resume: currículo, entrevista de emprego
remote work: trabalho remoto, home office, teletrabalho
internships: estágio, estagiário, jovem aprendiz, trainee
career development: carreira, desenvolvimento profissional
part time jobs: trabalho temporário, meio período, bico, renda extra
`,
    "News & Society": `
news: notícia, atualidade, jornalismo
local news: notícias locais
business news: notícias de economia
weather: previsão do tempo, clima
charity: caridade, doação, filantropia, instituições de caridade, ong
volunteering: voluntariado
environment: meio ambiente, ecologia, ambientalista
sustainability: sustentabilidade, sustentável, mudanças climáticas
animal welfare: proteção animal, bem estar animal, causa animal
human rights: direitos humanos
feminism: feminismo, feminista
`,
    Politics: `
politics: política
political news: notícias políticas
elections: eleição
`,
    Religion: `
astrology: astrologia, horóscopo, tarô, signos
spirituality: espiritualidade, esoterismo
`,
  },
  sensitive: {
    Sensitive: `
cancer: câncer, cancro, oncologia, oncológico, tumor, quimioterapia, leucemia
breast cancer: câncer de mama
diabetes: diabetes
diabetics: diabético
depression: depressão, depressivo
anxiety: ansiedade, ansioso
mental health: saúde mental, transtorno mental, doença mental, psiquiátrico, psicoterapia
burnout: burnout
bipolar disorder: transtorno bipolar, bipolar
schizophrenia: esquizofrenia
eating disorders: transtorno alimentar, anorexia, bulimia
autism: autismo, autista
adhd: tdah
hiv: hiv, soropositivo, aids
sexually transmitted diseases: doença sexualmente transmissível, dst, ist
alcoholics: alcoólatra, alcoolismo, alcoólico, alcoólicos anônimos
addiction: vício, dependente químico, dependência química, toxicodependente, drogas, viciado
gambling addiction: vício em jogos, vício em apostas, ludopatia, viciados em apostas
obesity: obesidade, obeso
overweight people: sobrepeso, acima do peso
asthma: asma, asmático
allergy sufferers: alergia, alérgico
arthritis: artrite, artrose
alzheimer's: alzheimer, demência
parkinson's: parkinson
epilepsy: epilepsia, epiléptico
multiple sclerosis: esclerose múltipla
fibromyalgia: fibromialgia
heart disease: doença cardíaca, cardíaco, doenças cardiovasculares, infarto, cardiopata
stroke: avc, derrame
hypertension: hipertensão, hipertenso, pressão alta
high cholesterol: colesterol alto, colesterol
psoriasis: psoríase
insomnia: insônia, distúrbio do sono
migraine: enxaqueca
chronic pain: dor crônica
chronic illness: doença crônica, doentes crônicos
infertility: infertilidade, fertilidade, fertilização in vitro, reprodução assistida
menopause: menopausa
erectile dysfunction: disfunção erétil, impotência
endometriosis: endometriose
abortion: aborto
pregnant women: grávida, gestante, gravidez, mulheres grávidas
disabled people: deficiência, deficiente, pessoa com deficiência, pcd, mobilidade reduzida
wheelchair users: cadeirante, cadeira de rodas
suicide: suicídio, suicida
crohn's disease: doença de crohn
hepatitis: hepatite
lgbt: lgbt, lgbtq, lgbtqia, comunidade lgbt
gay: gay, homossexual
lesbian: lésbica
bisexual: bissexual
transgender: transgênero, transexual, travesti
black people: população negra, negro, preto e pardo, afrodescendente, afro brasileiro, pessoas negras
ethnic minorities: minoria étnica, etnia
roma people: cigano
indigenous people: indígena, povos indígenas, quilombola
immigrants: imigrante, migrante
refugees: refugiado
undocumented immigrants: imigrantes ilegais, indocumentado
catholics: católico, catolicismo
christians: cristão, cristãos, cristianismo
evangelical christians: evangélico, crente, pentecostal
jews: judeu, judaísmo, judaico
muslims: muçulmano, islã, islâmico, ramadã
muslims: mesquita
jews: sinagoga
buddhists: budista, budismo
hinduism believers: hindu
spiritism religion believers: espírita, umbanda, candomblé, espiritismo
jehovah's witnesses: testemunha de jeová
atheists: ateu, agnóstico
religious people: religioso, fiéis, religião
church goers: igreja, frequentadores de igreja
voters: eleitor, eleitorado
left wing voters: eleitor de esquerda, de esquerda, a esquerda, centro esquerda, petista, eleitores do pt, progressista
right wing voters: eleitor de direita, de direita, a direita, centro direita, bolsonarista
conservatives: conservador
far right: extrema direita
socialists: socialista
communists: comunista
political party supporters: partido político, filiados a partidos, militante
political activists: ativista político, ativista
trade union members: sindicato, sindicalista, sindicalizado, sindical
bankruptcy: falência, recuperação judicial, insolvência
debt: dívida, dívidas
people in debt: endividado, superendividado, endividamento
debt collection: inadimplente, nome sujo, negativado, cobrança, inadimplência
bad credit: negativados, score baixo
payday loans: empréstimo para negativado, empréstimo rápido, crédito rápido
low income households: baixa renda, classe d, classe de, pobreza, famílias de baixa renda
unemployed: desempregado, desemprego
welfare recipients: bolsa família, auxílio brasil, auxílio emergencial, beneficiários do bolsa família, benefícios sociais
homeless: morador de rua, sem teto
criminal record: antecedentes criminais, ficha criminal
ex prisoners: ex presidiário, presidiário, detento
domestic violence victims: violência doméstica, vítimas de violência doméstica
crime victims: vítima
minors under 16: crianças menores de 13 anos, crianças de 6 a 12 anos, menores de 13 anos
minors under 16: menor de idade, menores de 18 anos
adult content: conteúdo adulto, pornografia, sex shop, erótico
escort services: acompanhantes, prostituição
dialysis patients: hemodiálise, diálise
rare diseases: doenças raras
weight loss surgery: cirurgia bariátrica
disease: doença, enfermidade, patologia, síndrome
disorder: transtorno, distúrbio
cancer survivors: sobreviventes de câncer
kidney disease: doença renal, insuficiência renal
thyroid disease: tireoide
lupus: lúpus
celiac disease: celíaco
acne: acne
sleep apnea: apneia do sono
back pain sufferers: dor nas costas
weight loss drugs ozempic: ozempic
antidepressants: antidepressivo
ptsd: estresse pós traumático
down syndrome: síndrome de down
deaf people disabled: surdo, deficiente auditivo
blind people disabled: cego, deficiente visual
same sex couples: casal do mesmo sexo, casais homoafetivos, homoafetivo, casais do mesmo sexo
lgbt: parada gay, orgulho lgbt
asian people ethnic minorities: origem asiática
arab muslims: árabe
left wing voters: eleitores do lula, lulista, psol, eleitores de lula
right wing voters: eleitores do bolsonaro, eleitores de bolsonaro, partido liberal
trade union members: cut, sindicatos, centrais sindicais, membros de sindicatos
church goers: missa, frequentadores de missa, culto
foreclosure: leilão de imóveis por dívida, despejo
people in debt: devedores, renegociação de dívidas, limpar o nome
food bank users: cesta básica
sex workers: profissionais do sexo
swingers: swing, troca de casais
extramarital affairs: infidelidade, traição, relacionamento extraconjugal
drug users: usuários de drogas, cocaína, crack
self harm: automutilação
victims of bullying: vítimas de bullying
elementary school students: alunos do ensino fundamental, estudantes do ensino fundamental
high school students: alunos do ensino médio, estudantes do ensino médio, secundaristas
minors under 16: crianças até 12 anos, pré adolescentes, menores de idade
ivf patients: tratamento de fertilidade
miscarriage: aborto espontâneo
hair loss: queda de cabelo, calvície
racial minorities: raça negra, pretos e pardos
low income households: classes d e e, classe d e e, favela, comunidades carentes
dyslexia: dislexia, disléxico
kidney disease: renal, pacientes renais, doentes renais
chronic illness: doente crônico, crônico
diabetes: pré diabetes
`,
    Restricted: `
gamblers: jogadores de cassino
firearms: donos de armas
cannabis: cannabis medicinal
`,
  },
  harmless: `
conservative investors: investidor conservador, perfil conservador
tropical storm: depressão tropical
cancer zodiac sign: signo de câncer
latin american cuisine: culinária latina
church architecture: arquitetura religiosa
black coffee: café preto
`,
}
