import type { LexiconTable } from "../types.ts"

export const moviesTv: LexiconTable = {
  category: "Movies & TV",
  nodes: [
    {
      path: "Action & Adventure",
      iab: "325",
      terms: "action movie, action film, adventure film, action series, action genre, action hero, swashbuckler",
    },
    { path: "Action & Adventure > Superhero", iab: "325", terms: "superhero, comic book movie, super hero" },
    {
      path: "Action & Adventure > Martial Arts & Kung Fu Films",
      iab: "325",
      terms: "martial arts movie, martial arts film, kung fu movie, samurai film, wuxia",
    },
    {
      path: "Action & Adventure > Spy & War Films",
      iab: "325",
      terms: "spy movie, spy film, espionage thriller film, war film, military drama, disaster film",
    },
    {
      path: "Action & Adventure > Westerns",
      iab: "KHPC6A",
      terms: "western movie, western film, western series, spaghetti western, western genre, neo western",
    },
    {
      path: "Comedy",
      iab: "646",
      terms: "comedy, comedic, humor~, parody, spoof, mockumentary, slapstick, satire~, dramedy",
    },
    { path: "Comedy > Sitcoms", iab: "646", terms: "sitcom, situation comedy" },
    { path: "Comedy > Romantic Comedy", iab: "646", terms: "rom com, romcom" },
    {
      path: "Comedy > Stand-Up & Sketch",
      iab: "646",
      terms: "stand up special, stand up comedy special, sketch show, variety show",
    },
    {
      path: "Drama & Romance",
      iab: "647",
      terms:
        "drama series, drama~, miniseries, political drama, hospital drama, teen drama, biopic, melodrama, series~",
    },
    {
      path: "Drama & Romance > Crime Drama",
      iab: "647",
      terms:
        "mystery~, crime series, crime show, crime film, police procedural, detective show, film noir, cop show, whodunit, murder mystery, nordic noir",
    },
    { path: "Drama & Romance > Romance", iab: "326", terms: "romance~, romantic film, tearjerker, chick flick" },
    {
      path: "Drama & Romance > Soap Operas & Telenovelas",
      iab: "642",
      terms: "soap opera, daytime soap, daytime drama, telenovela, novela",
    },
    {
      path: "Drama & Romance > Period & Historical Drama",
      iab: "647",
      terms: "period drama, period piece, historical drama, costume drama, historical film, epic film, history drama",
    },
    { path: "Drama & Romance > International Drama", iab: "647", terms: "k drama, kdrama, korean drama, asian drama" },
    { path: "Horror & Thriller", iab: "336", terms: "horror, slasher" },
    { path: "Horror & Thriller > Thrillers", iab: "700", terms: "thriller, suspense" },
    { path: "Horror & Thriller > Zombies & Vampires", iab: "336", terms: "zombie, vampire, werewolf, undead" },
    {
      path: "Sci-Fi & Fantasy",
      iab: "652",
      terms: "sci fi, scifi, science fiction, space opera, cyberpunk~, kaiju, steampunk~",
    },
    { path: "Sci-Fi & Fantasy > Fantasy", iab: "335", terms: "fantasy~, fantasy film" },
    {
      path: "Kids & Family Programming",
      iab: "645",
      terms:
        "kids tv, childrens tv, childrens television, kids programming, childrens programming, family programming, kids show, childrens show, kids video, family entertainment",
    },
    {
      path: "Documentaries & Factual",
      iab: "332",
      terms:
        "documentary, docuseries, docu series, factual tv, factual programming, nonfiction tv, educational programming, newsmagazine, tv documentary, true story",
    },
    { path: "Documentaries & Factual > True Crime", iab: "KHPC5A", terms: "crime documentary" },
    {
      path: "Documentaries & Factual > Nature & Science",
      iab: "VKIV56",
      terms:
        "nature documentary, nature show, science show, animal show, wildlife show, nature programming, science tv",
    },
    {
      path: "Documentaries & Factual > History & Biography",
      iab: "EZWB7V",
      terms: "history documentary, history show, history channel, history tv, biography show, history programming",
    },
    {
      path: "Documentaries & Factual > Home Food & Travel TV",
      iab: "TIFQA5",
      terms:
        "cooking show, food show, food tv, food television, food network show, baking show, home improvement show, home renovation show, travel show, lifestyle show, house hunting show, diy show, fishing show, hunting show, travel tv, celebrity chef show",
    },
    {
      path: "Reality & Game Shows",
      iab: "651",
      terms:
        "reality tv, reality television, reality show, reality series, reality competition, competition show, reality programming, unscripted, docusoap, survival show, reality star, cooking competition, prank show, court show, auction show",
    },
    {
      path: "Reality & Game Shows > Dating Shows",
      iab: "651",
      terms: "dating reality show, matchmaking show, reality dating",
    },
    {
      path: "Reality & Game Shows > Talent & Singing Shows",
      iab: "651",
      terms: "talent show, talent competition, singing competition, singing show, dancing show, audition show",
    },
    {
      path: "Reality & Game Shows > Game & Quiz Shows",
      iab: "651",
      terms: "game show, quiz show, trivia show, tv quiz",
    },
    {
      path: "Talk & Late Night Shows",
      iab: "A0AH3G",
      terms:
        "talk show, late night~, morning show, breakfast tv, tv host, chat show, panel show, talkshow, tv talk show",
    },
    { path: "Anime & Animation", iab: "641", terms: "anime, animation, stop motion, claymation, animated~" },
    {
      path: "Anime & Animation > Anime",
      iab: "641",
      terms: "anime series, shonen, isekai, mecha, otaku, anime cosplay",
    },
    { path: "Anime & Animation > Cartoons", iab: "641", terms: "cartoon, classic cartoon" },
    {
      path: "Movies & Moviegoers",
      iab: "324",
      terms:
        "screenplay, movie, film~, motion picture, cinema, moviegoer, filmgoer, cinephile, cinephilia, blockbuster, box office, hollywood, short film, film history, movie soundtrack~",
    },
    {
      path: "Movies & Moviegoers > Movie Theaters",
      iab: "324",
      terms: "multiplex, drive in theater, dine in theater, imax",
    },
    {
      path: "Movies & Moviegoers > Home Video & Rentals",
      iab: "324",
      terms: "dvd, blu ray, bluray, video rental, video store, digital rental, home video, vhs, laserdisc",
    },
    {
      path: "Movies & Moviegoers > Indie & Foreign Film",
      iab: "643",
      terms: "indie film, independent film, art house, arthouse, lgbtq film, nollywood",
    },
    {
      path: "Movies & Moviegoers > Bollywood & South Asian Film",
      iab: "324",
      terms: "bollywood, tollywood, kollywood",
    },
    { path: "Movies & Moviegoers > Classic Movies", iab: "324", terms: "classic film" },
    {
      path: "Movies & Moviegoers > Holiday Movies",
      iab: "649",
      terms: "christmas movie, christmas film, holiday film, christmas special, holiday programming",
    },
    {
      path: "TV Viewership",
      iab: "640",
      terms:
        "tv~, television~, tv viewer, tv show, tv programming, broadcast network, primetime, season finale, rerun, hispanic tv, daypart, infomercial, cable network, cable channel, premium channel, tv lover, tv fan, tv and video, film and tv, tv and film, tv and movies, linear tv viewer, heavy tv viewer, light tv viewer, tv audience, tv watcher",
    },
    {
      path: "TV Viewership > Sports on TV",
      iab: "640",
      terms:
        "sports tv, sports network, sports channel, sports streaming, sports television, televised sports, sports broadcast, sports programming, tv sports",
    },
    {
      path: "TV Viewership > News & Weather TV",
      iab: "640",
      terms: "cable news viewer~, news viewer~, morning news show, sunday news show, news program~",
    },
    {
      path: "TV Viewership > Music & Lifestyle TV",
      iab: "650",
      terms: "music television, music tv, music video channel, music video tv, lifestyle channel, fashion tv",
    },
    {
      path: "Streaming Services",
      iab: "640",
      terms:
        "video streaming, streaming video, streaming tv, streaming television, streaming subscription, streaming platform, streaming app, tv streaming, streamer~, streaming viewer, subscription video, svod, avod, tvod, video on demand, vod, on demand video, ott, over the top, connected tv, ctv, cord cutter, cord cutting, cordcutter, binge watcher, binge watching, bingeing, digital video, vmvpd, streaming bundle, video viewer~, streaming~, streaming enthusiast, ott viewer, ctv viewer, connected tv viewer, cord never",
    },
    {
      path: "Celebrities & Pop Culture",
      iab: "432",
      terms:
        "actress, supermodel, celebrity, celeb, celebrity news, entertainment news, pop culture, celebrity wedding, paparazzi, gossip~, tabloid, showbiz, entertainment~, fandom, fan culture, nostalgia~, geek culture, heartthrob, royal family, royal wedding",
    },
  ],
}
