import type { LexiconTable } from "../types.ts"

export const artsEvents: LexiconTable = {
  category: "Arts & Events",
  nodes: [
    {
      path: "Concerts & Festivals",
      iab: "8VZQHL",
      terms:
        "concert, concertgoer, live music, live performance, live show, live entertainment, eventgoer, music tour, music venue, music hall, amphitheater, stadium tour, event~, things to do",
    },
    {
      path: "Concerts & Festivals > Music Festivals",
      iab: "8VZQHL",
      terms: "festival~, festivalgoer, edm festival, jazz festival, reggae festival",
    },
    {
      path: "Concerts & Festivals > Fairs & Cultural Festivals",
      iab: "8VZQHL",
      terms:
        "christmas market, mardi gras, luau~, oktoberfest~, wine festival, beer festival, street fair, state fair, county fair, carnival~, parade~, holiday market, fireworks show, light show, drone show, fairground, block party, powwow",
    },
    {
      path: "Theater & Performing Arts",
      iab: "209",
      terms:
        "theater~, theatre~, theatergoer, stage play, puppet show, pantomime, mime, circus~, ice show, drag show, cabaret, burlesque, improv~, improv comedy, acting~, stagecraft, matinee, busker, performing~",
    },
    { path: "Theater & Performing Arts > Musicals & Broadway", iab: "156", terms: "broadway, musical~" },
    {
      path: "Theater & Performing Arts > Live Comedy",
      iab: "209",
      terms:
        "comedy club, stand up comedy, standup comedy, comedian, comedy show, comedy tour, comedy festival, open mic, comedy night",
    },
    {
      path: "Museums & Galleries",
      iab: "155",
      terms: "museum, gallery~, exhibition~, science center, planetarium, cultural center, exhibit",
    },
    {
      path: "Museums & Galleries > Art Galleries",
      iab: "155",
      terms: "gallery opening, art fair, art show, art dealer, art walk, sculpture garden, art collection, art opening",
    },
    {
      path: "Fine Art & Design",
      iab: "201",
      terms:
        "fine art, art~, artwork, arts patron, graffiti, mural~, impressionism, surrealism, cubism, expressionism, sculpture, sculptor, statue~, ceramic art, islamic art, lithograph, etching~, visual artist, famous artist, digital art, graphic art, street art, pop art, modern art, contemporary art",
    },
    {
      path: "Fine Art & Design > Art Collecting & Auctions",
      iab: "201",
      terms: "art collector, art auction, art investment, auction house",
    },
    {
      path: "Fine Art & Design > Design & Architecture",
      iab: "204",
      terms: "graphic design~, design~, industrial design~, architecture~, typography, bauhaus",
    },
    {
      path: "Fine Art & Design > Digital Art & Photography",
      iab: "205",
      terms: "digital artist, digital illustration, concept art, nft art, computer art, motion graphics~",
    },
    {
      path: "Dance & Opera",
      iab: "208",
      terms:
        "dance~, jazz dance, flamenco, tango~, breakdance, breakdancing, dancing~, dancer~, choreography, swing dancer, ballroom dancing, salsa dancing, swing dancing",
    },
    { path: "Dance & Opera > Ballet", iab: "203", terms: "ballet, ballerina" },
    {
      path: "Dance & Opera > Opera & Symphony",
      iab: "208",
      terms: "opera, operetta, symphony, orchestra~, philharmonic, recital",
    },
    {
      path: "Theme Parks & Attractions",
      iab: "151",
      terms:
        "theme park, annual passholder, roller coaster, rollercoaster, thrill ride, ferris wheel, disney park, haunted house, corn maze, pumpkin patch, attraction~, observation deck~, immersive experience, ropes course, scenic railroad, dinner show, studio tour, hayride, christmas light display, amusement~",
    },
    {
      path: "Theme Parks & Attractions > Water Parks",
      iab: "151",
      terms: "waterpark, wave pool, lazy river, splash pad, waterpark resort",
    },
    {
      path: "Theme Parks & Attractions > Family Entertainment Centers",
      iab: "151",
      terms:
        "indoor playground, play center, soft play, bounce park, laser tag, batting cage~, indoor skydiving, family fun center, arcade~, barcade, escape room, mini golf, miniature golf, go kart track, trampoline park, bowling alley, bowling center, axe throwing, bumper car, pool hall, party venue, rage room, rink~",
    },
    {
      path: "Zoos & Aquariums",
      iab: "178",
      terms: "zoo, safari park, aquarium visit, butterfly house, wildlife sanctuary",
    },
    {
      path: "Nightlife & Clubs",
      iab: "158",
      terms:
        "party boat, pub crawl, bar crawl, karaoke bar, nightlife, night life, nightclub, night club, dance club, clubbing, clubgoer, clubber, partygoer, partier, party people, going out~, gay club, karaoke night, jazz club, after hours club, beach club, social club~, disco club, bar club and nightlife, night out, bar hopping",
    },
    {
      path: "Event Tickets",
      iab: "8VZQHL",
      terms:
        "season ticket, ticket~, ticket resale, ticket reseller, ticketing, ticket marketplace, backstage pass, sightseeing pass, sporting event ticket, sports ticket",
    },
    {
      path: "Fan Conventions & Expos",
      iab: "185",
      terms:
        "gaming convention, tattoo convention, fan convention, comic convention, comic con, comicon, comiccon, anime convention, anime expo, cosplay, cosplayer, fan expo, furry convention, meet and greet, collectibles show, expo and convention, trade expo",
    },
    {
      path: "Fan Conventions & Expos > Consumer Expos",
      iab: "180",
      terms:
        "air show, airshow, bridal show, bridal expo, wedding expo, expo center~, home and garden show, flower show, travel expo, craft show, quilt show, toy fair, art expo",
    },
    {
      path: "Film Festivals & Awards Shows",
      iab: "162",
      terms:
        "red carpet fashion, film festival, movie festival, film fest, indie film festival, documentary festival, awards show, award season, red carpet, academy award, oscar~, film award, tv award, awards ceremony, pageant~, award show, red carpet event",
    },
    {
      path: "Parks & Landmarks",
      iab: "160",
      terms:
        "park~, urban park, park visitor, national park, national forest, national seashore, nature center, wildlife refuge, botanical garden, botanic garden, arboretum, public garden, japanese garden, cavern~, lighthouse~, covered bridge, greenway~, boardwalk~, green space, parkgoer",
    },
    {
      path: "Parks & Landmarks > Historic Sites & Tours",
      iab: "153",
      terms:
        "landmark~, historical site, historic house, heritage site, monument~, war memorial, battlefield~, battlefield tour, castle~, palace~, ruins~, fortress~, ghost town, sightseeing tour, hop on hop off, segway tour, presidential library, living history, historic~",
    },
  ],
}
