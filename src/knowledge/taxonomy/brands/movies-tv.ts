import type { BrandTable } from "../types.ts"

export const moviesTvBrands: BrandTable = {
  category: "Movies & TV",
  nodes: [
    {
      path: "Streaming Services",
      market: "B2C",
      names:
        "Netflix, Hulu, Disney+, Amazon Prime Video = Prime Video, HBO Max, Paramount+, Peacock TV = Peacock~, Apple TV+, YouTube TV, Sling TV, fuboTV = Fubo, Tubi, Pluto TV, Discovery+, ESPN+, Starz",
    },
    {
      path: "TV Viewership",
      market: "B2C",
      names:
        "HBO, Showtime~, NBC, CBS, ABC TV, FOX TV = Fox Network, The CW = CW Network, PBS, AMC Network, TNT Network, TBS, USA Network, FX Network, Bravo TV, Lifetime TV = Lifetime Network, A&E, TLC Network, Hallmark Channel, Freeform~, Comedy Central, Univision, Telemundo, Black Entertainment Television = BET Network = BET~, Syfy, ITV, Channel 4, NBCUniversal, Warner Bros. Discovery, MTV, VH1, CMT = Country Music Television",
    },
    {
      path: "Action & Adventure",
      market: "B2C",
      names:
        "James Bond = 007, Mission Impossible, Fast & Furious = Fast and the Furious, Indiana Jones, John Wick, Pirates of the Caribbean, Jurassic Park, Die Hard, Top Gun, Mad Max",
    },
    {
      path: "Action & Adventure > Superhero",
      market: "B2C",
      names:
        "Marvel~ = Marvel Studios = Marvel Cinematic Universe = MCU, The Avengers, Spider-Man = Spiderman, Batman, Superman, Captain America, Black Panther, Wonder Woman, X-Men, Deadpool, Guardians of the Galaxy",
    },
    {
      path: "Comedy",
      market: "B2C",
      names: "Saturday Night Live = SNL, Ted Lasso, Curb Your Enthusiasm, Veep, Schitt's Creek",
    },
    {
      path: "Comedy > Sitcoms",
      market: "B2C",
      names:
        "Seinfeld, The Big Bang Theory, Young Sheldon, Modern Family, Parks and Recreation, Brooklyn Nine-Nine, The Office TV = The Office~, Friends TV Show, How I Met Your Mother, Two and a Half Men, Abbott Elementary, Frasier, 30 Rock, Everybody Loves Raymond, The Golden Girls, The Fresh Prince of Bel-Air = Fresh Prince",
    },
    {
      path: "Drama & Romance",
      market: "B2C",
      names:
        "Grey's Anatomy, This Is Us, Succession TV = Succession~, The Crown TV = The Crown~, Breaking Bad, Better Call Saul, Mad Men, Euphoria TV = Euphoria~, White Lotus, House of Cards, Suits TV, Riverdale, Sex and the City, Gossip Girl, Handmaid's Tale, Bridgerton, Outlander TV = Outlander~, Twilight Saga, Downton Abbey",
    },
    {
      path: "Drama & Romance > Crime Drama",
      market: "B2C",
      names:
        "Law & Order, NCIS, CSI TV, Criminal Minds, The Sopranos, Ozark TV = Ozark~, Peaky Blinders, The Godfather, Pulp Fiction",
    },
    {
      path: "Drama & Romance > Soap Operas & Telenovelas",
      market: "B2C",
      names: "General Hospital TV, Days of Our Lives, Young and the Restless",
    },
    {
      path: "Horror & Thriller",
      market: "B2C",
      names:
        "American Horror Story, Friday the 13th, A Nightmare on Elm Street = Nightmare on Elm Street, Walking Dead, The Vampire Diaries, True Blood, Buffy the Vampire Slayer",
    },
    {
      path: "Sci-Fi & Fantasy",
      market: "B2C",
      names:
        "Star Wars, Star Trek, Stranger Things, The Mandalorian, Doctor Who, X-Files, Battlestar Galactica, The Matrix, Back to the Future, Twin Peaks, Godzilla, King Kong, Game of Thrones, House of the Dragon, The Lord of the Rings Movie = Rings of Power",
    },
    {
      path: "Kids & Family Programming",
      market: "B2C",
      names:
        "Nickelodeon = Nick Jr, Disney Channel, PBS Kids, Cartoon Network, Sesame Street, Paw Patrol, Bluey, Peppa Pig, Cocomelon, Mister Rogers, Power Rangers, Teenage Mutant Ninja Turtles = TMNT",
    },
    {
      path: "Anime & Animation",
      market: "B2C",
      names:
        "Pixar, DreamWorks, Toy Story, Frozen Movie = Disney Frozen, Shrek, Minions = Despicable Me, Moana, Finding Nemo, Lion King, Disney Princess",
    },
    {
      path: "Anime & Animation > Anime",
      market: "B2C",
      names: "Crunchyroll, Naruto, Dragon Ball, One Piece, Attack on Titan, Demon Slayer, Studio Ghibli",
    },
    {
      path: "Anime & Animation > Cartoons",
      market: "B2C",
      names:
        "Simpsons, Family Guy, South Park, Rick and Morty, SpongeBob, Futurama, King of the Hill, Looney Tunes, Scooby-Doo",
    },
    {
      path: "Documentaries & Factual",
      market: "B2C",
      names:
        "Discovery Channel, National Geographic = Nat Geo, 60 Minutes, Dateline NBC = Dateline~, Deadliest Catch, Investigation Discovery, Tiger King, Animal Planet, Shark Week, History Channel",
    },
    {
      path: "Documentaries & Factual > Home Food & Travel TV",
      market: "B2C",
      names:
        "HGTV, Food Network, Travel Channel, Fixer Upper, Property Brothers, Top Chef, The Great British Bake Off = Great British Baking Show, Hell's Kitchen, MasterChef",
    },
    {
      path: "Reality & Game Shows",
      market: "B2C",
      names:
        "Survivor TV = Survivor~, Big Brother TV = Big Brother~, The Amazing Race, Keeping Up with the Kardashians = The Kardashians, Real Housewives, Jersey Shore, Duck Dynasty, Shark Tank, Pawn Stars, RuPaul's Drag Race, The Bachelor, The Bachelorette, Love Island, Love Is Blind, 90 Day Fiance, Jeopardy~, Wheel of Fortune, Family Feud, Price Is Right",
    },
    {
      path: "Reality & Game Shows > Talent & Singing Shows",
      market: "B2C",
      names: "American Idol, The Voice TV = The Voice~, America's Got Talent = AGT, Dancing with the Stars",
    },
    {
      path: "Talk & Late Night Shows",
      market: "B2C",
      names:
        "Tonight Show = Jimmy Fallon, Jimmy Kimmel, The Late Show = Stephen Colbert, Daily Show, The Ellen DeGeneres Show = Ellen DeGeneres, Dr. Phil, Oprah, Good Morning America = GMA~, Today Show",
    },
    {
      path: "Movies & Moviegoers",
      market: "B2C",
      names:
        "Disney, Warner Bros = Warner Brothers, Universal Pictures, Paramount Pictures = Paramount~, Sony Pictures, 20th Century Studios = 20th Century Fox, Lionsgate, IMDb, Rotten Tomatoes, Turner Classic Movies = TCM, Steven Spielberg, Redbox, Blockbuster Video",
    },
    {
      path: "Movies & Moviegoers > Movie Theaters",
      market: "B2C",
      names:
        "AMC Theatres = AMC Theaters, Regal Cinemas, Cinemark, Cineplex, Cineworld, Alamo Drafthouse, Landmark Theatres, Fandango~, IMAX",
    },
    {
      path: "Celebrities & Pop Culture",
      market: "B2C",
      names:
        "TMZ, E! News, Us Weekly, Kim Kardashian, Kylie Jenner, Tom Cruise, Brad Pitt, Leonardo DiCaprio, Dwayne Johnson, Tom Hanks",
    },
  ],
}
