import type { BrandTable } from "../types.ts"

export const moviesTvBrands: BrandTable = {
  category: "Movies & TV",
  nodes: [
    {
      path: "Streaming Services",
      market: "B2C",
      names:
        "Netflix, Hulu, Disney+, Amazon Prime Video = Prime Video, HBO Max, Paramount+, Peacock TV = Peacock~, Apple TV+, YouTube TV, Sling TV, fuboTV = Fubo, Tubi, Pluto TV, Discovery+, ESPN+, Starz, Crackle TV, Roku Channel, Freevee, Vudu, Fandango at Home, Philo TV, Frndly TV, DirecTV Stream, AMC+, Acorn TV, BritBox, MUBI, Criterion Channel, Shudder~, Hallmark+, BET+, Kanopy, Hoopla Digital, Plex~, Xumo, Viki Rakuten, Viu~, iQIYI, WeTV, Tencent Video, Youku, Bilibili, Tving, Wavve, Coupang Play, U-NEXT, AbemaTV = Abema, Hulu Japan, dTV~, TVer, NHK Plus, Disney+ Hotstar = Hotstar, JioCinema, JioHotstar, SonyLIV, ZEE5, Voot, MX Player, ALTBalaji, Sun NXT, aha Video, Eros Now, Shahid VIP, OSN+, StarzPlay Arabia, BluTV, Exxen, Gain Turkey, Showmax, DStv Now, Canal+, myCanal, Salto Streaming, OCS France, Molotov TV, TF1+, 6play, M6+, france.tv, Arte TV, Joyn, RTL+, TVNOW, MagentaTV, WOW Sky Deutschland, Sky Ticket, ARD Mediathek, ZDF Mediathek, waipu.tv, Zattoo, BBC iPlayer, ITVX, All 4~, My5~, UKTV Play, NOW TV, Sky Go, RTÉ Player, Movistar Plus+, Filmin~, Atresplayer, Mitele, RTVE Play, SkyShowtime, Rakuten TV, RaiPlay, Mediaset Infinity, Timvision, Chili TV, NLZIET, Videoland, Ziggo Go, Streamz, VTM GO, Viaplay, C More, TV4 Play, SVT Play, DR TV, NRK TV, Ruutu, Player.pl, TVP VOD, Polsat Box Go, Voyo, HBO Go, Globoplay, Telecine Play, Looke, Claro Video, ViX~, Blim TV, Pantaya, Star+, Crave TV, CBC Gem, Club Illico, Stan Streaming, Binge Streaming, Foxtel, Kayo Sports, ABC iview, SBS On Demand, 7plus, 9Now, 10 Play~, TVNZ+, Neon NZ, ThreeNow, iflix, Vidio, Catchplay, HBO Go Asia, Dropout TV, Nebula Streaming, CuriosityStream, MagellanTV, Gaia Streaming, Pure Flix, Angel Studios, Dekkoo, Revry, Popcornflix, Kidoodle, YouTube Premium, YouTube Kids, Peacock Premium, Max Streaming~, Prime Video Channels",
    },
    {
      path: "TV Viewership",
      market: "B2C",
      names:
        "HBO, Showtime~, NBC, CBS, ABC TV, FOX TV = Fox Network, The CW = CW Network, PBS, AMC Network, TNT Network, TBS, USA Network, FX Network, Bravo TV, Lifetime TV = Lifetime Network, A&E, TLC Network, Hallmark Channel, Freeform~, Comedy Central, Univision, Telemundo, Black Entertainment Television = BET Network = BET~, Syfy, ITV, Channel 4, NBCUniversal, Warner Bros. Discovery, MTV, VH1, CMT = Country Music Television, BBC One, BBC Two, Channel 5 UK, Sky Atlantic, Dave UKTV, S4C~, RTÉ One, TF1~, France 2, France 3, M6 TV, TMC France, W9 TV, C8 TV, NRJ 12, ProSieben, Sat.1, RTL Television, VOX TV, Kabel Eins, RTLZWEI, Das Erste, ZDF~, ORF 1, SRF 1, ServusTV, Antena 3, Telecinco, La Sexta, Cuatro TV, La 1 TVE, Televisión Española, Rai 1~, Rai 2, Canale 5, Italia 1, Rete 4, La7~, TV8 Italia, NPO 1, RTL 4, SBS6, VRT 1, VTM~, La Une RTBF, TV2 Denmark, TVN Poland, Polsat, TVP1, TV Nova, Pro TV, Antena 1, RTL Klub, Rede Globo = TV Globo, SBT Brasil, RecordTV = Record TV, Band TV, RedeTV, Televisa~, TV Azteca, Las Estrellas, Canal 5 México, Imagen Televisión, Caracol Televisión, RCN Televisión, América TV Perú, Telefe, El Trece, Canal 13 Chile, Mega Chile, TVN Chile, NHK~, Nippon TV, TV Asahi, Fuji TV, TV Tokyo, TBS Japan, KBS Korea, MBC Korea, SBS Korea, tvN~, JTBC, CCTV China, Hunan TV, TVB Hong Kong, Zee TV, Colors TV, Sony SAB, Sun TV, Star Jalsha, Asianet, Doordarshan, ABS-CBN, GMA Network, Channel 3 Thailand, RCTI, SCTV, TV3 Malaysia, Astro Malaysia, Mediacorp, Seven Network, Nine Network, Network Ten, ABC Australia, SBS Australia, CTV Canada, CBC Television, Global TV Canada, Citytv, TVA Québec, Radio-Canada, Noovo, SABC, e.tv South Africa, MBC 1, Rotana~, Dubai TV, Show TV, Kanal D, Star TV Turkey, ATV Turkey, Channel One Russia, Rossiya 1, 1+1 Ukraine, Galavisión, UniMás, Estrella TV, ION Television, MeTV, Antenna TV, Cozi TV, Grit TV, Bounce TV, OWN Network, WE tv, Oxygen Network, E! Network, IFC Channel, Sundance TV, National Geographic Channel, Magnolia Network, Cooking Channel, Science Channel, Smithsonian Channel, TV Land, GSN~, Reelz, truTV, Newsmax TV, Ovation TV, UP TV, INSP",
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
      names:
        "Saturday Night Live = SNL, Ted Lasso, Curb Your Enthusiasm, Veep, Schitt's Creek, Only Murders in the Building, Hacks HBO, Barry HBO, Silicon Valley HBO, Shrinking Apple TV, Somebody Somewhere, Girls5eva, Derry Girls, Fleabag, Catastrophe TV, Peep Show, The Inbetweeners, Gavin & Stacey, Mrs Brown's Boys, Only Fools and Horses, Fawlty Towers, Monty Python, Blackadder, Father Ted, The IT Crowd, Ghosts BBC, Not Going Out, Friday Night Dinner, Taskmaster UK, Would I Lie to You, Have I Got News for You, QI BBC, 8 Out of 10 Cats, heute-show, ZDF Magazin Royale, Stromberg, Pastewka, Jerks TV, Kaamelott, Scènes de ménages, Plan Coeur, Aquí no hay quien viva, La que se avecina, Porta dos Fundos, Vai Que Cola, A Grande Família, El Chavo del Ocho, La Familia P. Luche, Club de Cuervos, Kim's Convenience, Letterkenny, Corner Gas, Trailer Park Boys, Workin' Moms, Utopia ABC, Fisk TV, The Castle Movie, Anchorman, Step Brothers~, Superbad, The Hangover~, Bridesmaids Movie, Dumb and Dumber, Ace Ventura, Mean Girls~, Legally Blonde, Clueless Movie, Napoleon Dynamite, Zoolander, Talladega Nights, Austin Powers, Wayne's World, Ferris Bueller, Caddyshack, Animal House, Airplane Movie, Ghostbusters, Beetlejuice, Groundhog Day Movie, Elf Movie, Home Alone~, Christmas Vacation, Mrs. Doubtfire, Knives Out, Game Night Movie, Barbie Movie, The Devil Wears Prada, Notting Hill Movie, Love Actually, Bridget Jones, When Harry Met Sally, Sleepless in Seattle, You've Got Mail, Pretty Woman~, 10 Things I Hate About You, To All the Boys, The Kissing Booth, Nobody Wants This, Never Have I Ever, Grace and Frankie, Unbreakable Kimmy Schmidt, Orange Is the New Black, Russian Doll Netflix, Dead to Me, Shameless TV, Californication TV, Weeds TV, Nurse Jackie, Entourage HBO, Eastbound & Down, Righteous Gemstones, Key & Peele, Chappelle's Show, MADtv, In Living Color, Portlandia, Impractical Jokers, Tosh.0, Jackass Movie, Broad City, It's Always Sunny in Philadelphia, South Side TV, Atlanta FX, Insecure HBO, Black-ish, Grown-ish, Everybody Hates Chris, Martin TV Show, Living Single~, Fresh Prince of Bel-Air, Family Matters~, Sanford and Son, The Jeffersons, Good Times TV, A Different World~",
    },
    {
      path: "Comedy > Sitcoms",
      market: "B2C",
      names:
        "Seinfeld, The Big Bang Theory, Young Sheldon, Modern Family, Parks and Recreation, Brooklyn Nine-Nine, The Office TV = The Office~, Friends TV Show, How I Met Your Mother, Two and a Half Men, Abbott Elementary, Frasier, 30 Rock, Everybody Loves Raymond, The Golden Girls, The Fresh Prince of Bel-Air = Fresh Prince, The Office US, Big Bang Theory, Mike & Molly, Mom CBS, Cheers TV, Will & Grace, King of Queens, Home Improvement TV, Roseanne, The Conners, Full House~, Fuller House, Boy Meets World, Saved by the Bell, That '70s Show, That '90s Show, Malcolm in the Middle, Arrested Development~, New Girl~, Happy Endings~, Scrubs TV, Community NBC, Superstore NBC, The Good Place, Ghosts CBS, Bob Hearts Abishola, The Neighborhood CBS, Young Rock, The Goldbergs, The Middle~, Fresh Off the Boat, Last Man Standing~, Reba TV, I Love Lucy, The Andy Griffith Show, Gilligan's Island, The Brady Bunch, Happy Days~, Laverne & Shirley, M*A*S*H, All in the Family, The Mary Tyler Moore Show, Taxi TV, Night Court~, Family Ties~, Growing Pains~, Who's the Boss, ALF TV, Married with Children, Perfect Strangers TV, 3rd Rock from the Sun, Spin City, NewsRadio, Dharma & Greg, Ellen Sitcom, The Nanny~, Step by Step TV, Sister Sister TV, Moesha, The Parkers, Girlfriends TV, Wizards of Waverly Place, Hannah Montana, iCarly, Victorious TV, Drake & Josh, Zoey 101, Sam & Cat, Henry Danger, Lizzie McGuire, That's So Raven, Suite Life of Zack & Cody",
    },
    {
      path: "Drama & Romance",
      market: "B2C",
      names:
        "Grey's Anatomy, This Is Us, Succession TV = Succession~, The Crown TV = The Crown~, Breaking Bad, Better Call Saul, Mad Men, Euphoria TV = Euphoria~, White Lotus, House of Cards, Suits TV, Riverdale~, Sex and the City, Gossip Girl, Handmaid's Tale, Bridgerton, Outlander TV = Outlander~, Twilight Saga, Downton Abbey, Succession HBO, The White Lotus, Euphoria HBO, Virgin River, Emily in Paris, The Crown Netflix, Gilmore Girls, Station 19, The Good Doctor, Chicago Med, New Amsterdam TV, The Resident~, House M.D., The Morning Show, The Handmaid's Tale, Big Little Lies, Little Fires Everywhere, Firefly Lane, Sweet Magnolias, Heartland TV, Hart of Dixie, One Tree Hill, The O.C., Pretty Little Liars, Dawson's Creek, Beverly Hills 90210, Melrose Place, Desperate Housewives, Parenthood TV, Brothers & Sisters, Nashville TV Show, Yellowstone TV, 1883 TV, 1923 TV, Landman~, Tulsa King, Lioness TV, Mayor of Kingstown, Billions Showtime, Industry HBO, The Bear FX, Shōgun FX, The Gilded Age, Sanditon, Call the Midwife, Poldark, Normal People~, One Day Netflix, Heartstopper, Sex Education Netflix, Elite Netflix, Money Heist = La Casa de Papel, Lupin Netflix, Dark Netflix, Babylon Berlin, Call My Agent = Dix Pour Cent, Gomorrah Series, My Brilliant Friend, The Leopard Netflix, Baby Reindeer, Adolescence Netflix, Maid Netflix, Ginny & Georgia, XO Kitty, The Summer I Turned Pretty, Maxton Hall, Tell Me Lies, Outer Banks TV, My Life with the Walter Boys, The Notebook Movie, Titanic Movie, La La Land, A Star Is Born, Pride and Prejudice Movie, Little Women Movie, Brokeback Mountain, Call Me By Your Name, The Fault in Our Stars, Me Before You, Fifty Shades of Grey, Crazy Rich Asians, Past Lives Movie, Oppenheimer Movie, Killers of the Flower Moon, The Holdovers, Forrest Gump, Shawshank Redemption, Schindler's List, Goodfellas, Scarface Movie, Casino Movie, The Departed, Good Will Hunting, Dead Poets Society, 12 Years a Slave, Moonlight Movie, Green Book Movie, Bohemian Rhapsody Movie, Rocketman Movie, Elvis Movie, Rocky Balboa, Creed Movie, Million Dollar Baby, Anora Movie, Conclave Movie, Poor Things Movie, Maestro Movie, Saltburn, Challengers Movie, Anyone But You, It Ends With Us Movie",
    },
    {
      path: "Drama & Romance > Crime Drama",
      market: "B2C",
      names:
        "Law & Order, NCIS, CSI TV, Criminal Minds, The Sopranos, Ozark TV = Ozark~, Peaky Blinders, The Godfather, Pulp Fiction, The Wire HBO, Boardwalk Empire, Ozark Netflix, Narcos, Griselda Netflix, Power Book II, Snowfall TV, Mayans M.C., Sons of Anarchy, Justified FX, Fargo FX, True Detective, Mare of Easttown, Mindhunter, Dexter TV, Hannibal TV, CSI Miami, CSI Vegas, NCIS Los Angeles, NCIS Hawaii, Law & Order SVU, Law & Order Organized Crime, Chicago P.D., FBI Most Wanted, Blue Bloods, S.W.A.T. TV, The Rookie TV, Hawaii Five-0, Magnum P.I., Bosch TV, Reacher~, Lincoln Lawyer, Tracker CBS, High Potential~, Matlock TV, Elsbeth, Poker Face TV, Columbo, Murder She Wrote, Monk TV, Psych TV, The Mentalist, Castle TV, Bones TV, White Collar TV, Burn Notice~, Lucifer TV, Person of Interest~, The Blacklist, Luther TV, Broadchurch, Line of Duty~, Happy Valley~, Vera TV, Midsomer Murders, Endeavour TV, Death in Paradise, Slow Horses, Sherlock BBC, Vigil BBC, Shetland TV, Unforgotten~, Silent Witness, Tatort, Polizeiruf 110, SOKO TV, Der Bergdoktor, Notruf Hafenkante, HPI Haut Potentiel, Capitaine Marleau, Engrenages = Spiral TV, The Bridge TV, The Killing TV, Wallander, Borgen, Il Commissario Montalbano = Montalbano, Suburra, Mare Fuori, Sacred Games, Mirzapur, Delhi Crime, Tropa de Elite, Cidade de Deus, Sintonia, El Señor de los Cielos, La Reina del Sur, El Chapo TV, Rosario Tijeras, Pablo Escobar El Patrón del Mal",
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
        "American Horror Story, Friday the 13th, A Nightmare on Elm Street = Nightmare on Elm Street, Walking Dead, The Vampire Diaries, True Blood, Buffy the Vampire Slayer, Halloween Movie, Texas Chainsaw Massacre, Scream Movie, Saw Franchise, The Conjuring, Annabelle Movie, Insidious Movie, Paranormal Activity, The Purge~, It Chapter Two, Get Out Movie, Us Movie, Nope Movie, Hereditary Movie, Midsommar, A Quiet Place, Smile Movie, M3GAN, Five Nights at Freddy's Movie, Terrifier, Evil Dead, The Exorcist, The Shining, Psycho Movie, Candyman Movie, Chucky Child's Play, Longlegs, Barbarian Movie, Talk to Me Movie, The Ring Movie, The Grudge, Blair Witch, Final Destination~, Hellraiser, The Haunting of Hill House, From TV Series, Yellowjackets, You Netflix, Squid Game, Alice in Borderland, The Walking Dead, Fear the Walking Dead, The Last of Us HBO, Supernatural TV, Vampire Diaries, The Originals, What We Do in the Shadows, Interview with the Vampire TV, Bates Motel, Black Mirror, Twilight Zone, Tales from the Crypt, Creepshow, Goosebumps TV, Wednesday Netflix, Gone Girl Movie, Se7en, Silence of the Lambs, Zodiac Movie, Prisoners Movie, Shutter Island, Fight Club~, Parasite Movie, Train to Busan, Kingdom Netflix, All of Us Are Dead, Sweet Home Netflix, Hellbound Netflix, Severance Apple TV, Homeland TV, 24 Jack Bauer, Prison Break, The Night Agent, The Diplomat Netflix, Jack Ryan TV, Terminal List, Citadel Prime Video, The Recruit Netflix, Killing Eve, The Americans FX, Bodyguard BBC, Fauda, Tehran Apple TV, The Bureau TV",
    },
    {
      path: "Sci-Fi & Fantasy",
      market: "B2C",
      names:
        "Star Wars, Star Trek, Stranger Things, The Mandalorian, Doctor Who, X-Files, Battlestar Galactica, The Matrix, Back to the Future, Twin Peaks, Godzilla, King Kong, Game of Thrones, House of the Dragon, The Lord of the Rings Movie = Rings of Power, Andor, Ahsoka, Obi-Wan Kenobi, Book of Boba Fett, The Acolyte, Strange New Worlds, Star Trek Picard, Torchwood, The Expanse, Firefly TV, Stargate SG-1, Babylon 5, Westworld, Foundation Apple TV, For All Mankind, Silo Apple TV, Fallout TV, 3 Body Problem, Altered Carbon, Lost TV Series, Fringe TV, The X-Files, Orphan Black, Lost in Space, The Orville, Dune Movie, Blade Runner, Interstellar Movie, Inception Movie, Avatar Movie = Avatar Way of Water, Terminator~, RoboCop, Alien Romulus, Alien Movie, Predator Movie, E.T. the Extra-Terrestrial, Close Encounters, Independence Day Movie, Men in Black~, Planet of the Apes, Pacific Rim, Transformers Movie, Ready Player One, Tron Legacy, Divergent Series, Maze Runner, Lord of the Rings, The Rings of Power, Fantastic Beasts, Chronicles of Narnia, The Witcher, Wheel of Time, Shadow and Bone, His Dark Materials, Good Omens, American Gods, The Sandman Netflix, Once Upon a Time ABC, Charmed TV, Merlin BBC, Xena Warrior Princess, Umbrella Academy, Locke & Key, Arcane Netflix, The Boys Prime Video, Gen V, Invincible Prime Video, Watchmen HBO, The Flash CW, Arrowverse, Supergirl TV, Smallville~, Gotham TV, Agents of SHIELD, Daredevil Marvel, Jessica Jones, Luke Cage, WandaVision, Loki Marvel, Moon Knight, Ms. Marvel, She-Hulk, Agatha All Along, Ant-Man, Doctor Strange, Thor Movie, Iron Man~, Captain Marvel, The Eternals, Shang-Chi, Black Widow Movie, Venom Movie, Morbius, Aquaman, Shazam Movie, Black Adam, The Suicide Squad, Harley Quinn, Joker Movie, The Batman, Justice League, Fantastic Four, Blade Marvel, Ghost Rider, Hellboy",
    },
    {
      path: "Kids & Family Programming",
      market: "B2C",
      names:
        "Nickelodeon = Nick Jr, Disney Channel, PBS Kids, Cartoon Network, Sesame Street, Paw Patrol, Bluey, Peppa Pig, Cocomelon, Mister Rogers, Power Rangers, Teenage Mutant Ninja Turtles = TMNT, Ms Rachel, Blippi, Daniel Tiger, Dora the Explorer, Blue's Clues, Mickey Mouse Clubhouse, Doc McStuffins, Sofia the First, PJ Masks, Octonauts, Thomas & Friends, Bob the Builder, Fireman Sam, Teletubbies, Barney & Friends, Wiggles~, Caillou, Arthur PBS, Wild Kratts, Odd Squad, Clifford the Big Red Dog, Paddington Bear, Miraculous Ladybug, Masha and the Bear, Pocoyo, Pororo, Baby Shark = Pinkfong, Galinha Pintadinha, Turma da Mônica, Die Sendung mit der Maus, Sandmännchen, Bibi Blocksberg, Benjamin Blümchen, Horrid Henry, Hey Duggee, Bing CBeebies, CBeebies, Postman Pat, Shaun the Sheep, Wallace & Gromit, Gabby's Dollhouse, Spidey and His Amazing Friends, Super Why, Super Kitties, Disney Junior, Boomerang TV, Toggo, KiKA, Gulli~, Clan TVE, Boing TV, Gloob, Discovery Kids, Moana Movie, Encanto~, The Incredibles, Monsters Inc, Inside Out Movie, Zootopia, Aladdin Movie, The Little Mermaid, Beauty and the Beast, Cinderella Disney, Sleeping Beauty Disney, Lilo & Stitch, Tangled Disney, Ratatouille Movie, Minions Movie, Sing Movie, Secret Life of Pets, Kung Fu Panda, How to Train Your Dragon, Madagascar Movie, Trolls Movie, Boss Baby, Hotel Transylvania, Ice Age Movie, The Croods, Super Mario Bros Movie, Sonic the Hedgehog Movie, Minecraft Movie, Wonka Movie, Wicked Movie, Paw Patrol Movie, Detective Pikachu, Illumination Entertainment, Asterix Film, Le Petit Prince",
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
      names:
        "Crunchyroll, Naruto, Dragon Ball, One Piece, Attack on Titan, Demon Slayer, Studio Ghibli, Bleach Anime, Dragon Ball Z = Dragon Ball Super, Jujutsu Kaisen, My Hero Academia, Fullmetal Alchemist, Death Note, Hunter x Hunter, Spy x Family, Chainsaw Man, Solo Leveling, Frieren, Oshi no Ko, Haikyuu, Blue Lock, Kuroko's Basketball, Slam Dunk Anime, Sailor Moon, Cardcaptor Sakura, Neon Genesis Evangelion = Evangelion, Cowboy Bebop, Ghost in the Shell, Akira Anime, Gundam, Code Geass, Fate/stay night, Sword Art Online, Re:Zero, KonoSuba, Mushoku Tensei, Overlord Anime, Tokyo Revengers, Black Clover, Fairy Tail, One Punch Man, Mob Psycho 100, JoJo's Bizarre Adventure, Dr. Stone, Vinland Saga, Berserk Anime, Made in Abyss, Steins;Gate, Violet Evergarden, Your Lie in April, Toradora, Clannad~, Kaguya-sama, Horimiya, Fruits Basket, Ouran High School Host Club, Inuyasha, Yu Yu Hakusho, Detective Conan = Case Closed, Lupin the Third, Doraemon, Crayon Shin-chan, Sazae-san, Chibi Maruko-chan, Anpanman, Digimon, Beyblade, Captain Tsubasa, Saint Seiya, Dandadan, Kaiju No. 8, Apothecary Diaries, Bocchi the Rock, Lycoris Recoil, Idolmaster, K-On, Hatsune Miku, Spirited Away, My Neighbor Totoro = Totoro, Princess Mononoke, Howl's Moving Castle, Kiki's Delivery Service, Your Name Anime, Suzume~, Weathering with You, A Silent Voice, Funimation, HIDIVE, Aniplex, Toei Animation, MyAnimeList",
    },
    {
      path: "Anime & Animation > Cartoons",
      market: "B2C",
      names:
        "Simpsons, Family Guy, South Park, Rick and Morty, SpongeBob, Futurama, King of the Hill, Looney Tunes, Scooby-Doo, The Simpsons, Bob's Burgers, American Dad, BoJack Horseman, Archer TV, Big Mouth Netflix, Beavis and Butt-Head, Adventure Time, Regular Show~, Steven Universe, Gravity Falls, The Amazing World of Gumball, We Bare Bears, Powerpuff Girls, Dexter's Laboratory, Johnny Bravo, Ed Edd n Eddy, Courage the Cowardly Dog, Samurai Jack, Ben 10, Teen Titans Go, SpongeBob SquarePants, Rugrats, Hey Arnold, Fairly OddParents, Danny Phantom, Jimmy Neutron, The Loud House, Avatar The Last Airbender, Legend of Korra, Phineas and Ferb, Kim Possible, DuckTales, Darkwing Duck, TaleSpin, The Flintstones, The Jetsons, Tom and Jerry, Bugs Bunny, Animaniacs, Garfield Show, Smurfs~, Hilda Netflix, The Dragon Prince, She-Ra, He-Man, Voltron, ThunderCats, My Little Pony Friendship, Care Bears, Winx Club, Totally Spies, Adult Swim, Robot Chicken, Aqua Teen Hunger Force, Harvey Birdman, Invader Zim, Ren & Stimpy, Happy Tree Friends, Hazbin Hotel, Helluva Boss, Smiling Friends, Primal Adult Swim, Digital Circus = The Amazing Digital Circus, Chhota Bheem, Motu Patlu",
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
        "Survivor TV = Survivor~, Big Brother TV = Big Brother~, The Amazing Race, Keeping Up with the Kardashians = The Kardashians, Real Housewives, Jersey Shore, Duck Dynasty, Shark Tank, Pawn Stars, RuPaul's Drag Race, The Bachelor, The Bachelorette, Love Island, Love Is Blind, 90 Day Fiance, Jeopardy~, Wheel of Fortune, Family Feud, Price Is Right, Survivor CBS, Big Brother CBS, The Traitors TV, Too Hot to Handle, Perfect Match Netflix, The Ultimatum, Married at First Sight, Bachelor in Paradise, Golden Bachelor, Temptation Island, Are You the One, The Circle Netflix, Selling Sunset, Million Dollar Listing, Real Housewives of Atlanta, Real Housewives of Beverly Hills = RHOBH, Real Housewives of New Jersey, Real Housewives of Salt Lake City, Vanderpump Rules, Summer House Bravo, Southern Charm, Below Deck, Project Runway, America's Next Top Model, So You Think You Can Dance, The Voice NBC, The Masked Singer, X Factor, Britain's Got Talent, Strictly Come Dancing, Great British Bake Off, Kitchen Nightmares, Chopped TV, Beat Bobby Flay, Diners Drive-Ins and Dives, Nailed It Netflix, Is It Cake~, Cake Boss, Dragons' Den~, The Apprentice TV, Undercover Boss, Gold Rush TV, Alone History Channel, Naked and Afraid, Man vs. Wild, Dirty Jobs, Storage Wars, American Pickers, Swamp People, Ice Road Truckers, Street Outlaws, Fast N' Loud, Counting Cars, Hoarders TV, Intervention TV, My 600-lb Life, Dr. Pimple Popper, Sister Wives, Little People Big World, Teen Mom, 16 and Pregnant, The Hills MTV, Laguna Beach MTV, The Challenge MTV, Catfish MTV, The Kardashians Hulu, Secret Lives of Mormon Wives, Toddlers & Tiaras, Say Yes to the Dress, Queer Eye, What Not to Wear, Trading Spaces, Extreme Makeover, Fear Factor, Wipeout TV, American Ninja Warrior, Ninja Warrior UK, Special Forces TV, Floor Is Lava, Squid Game The Challenge, Physical 100, Singles Inferno, Terrace House, The Only Way Is Essex = TOWIE, Made in Chelsea~, Geordie Shore, Gogglebox, Come Dine with Me, Antiques Roadshow, Escape to the Country, Location Location Location, Grand Designs~, Homes Under the Hammer, Dschungelcamp, Germany's Next Topmodel, Let's Dance RTL, Deutschland sucht den Superstar = DSDS~, The Voice of Germany, Bauer sucht Frau, Goodbye Deutschland, Sommerhaus der Stars, Das perfekte Dinner, Höhle der Löwen, Promi Big Brother, Koh-Lanta, Danse avec les Stars, Star Academy~, The Voice France, L'amour est dans le pré, Top Chef France, Les Marseillais, Fort Boyard, Mariés au premier regard, Gran Hermano, Supervivientes, Operación Triunfo, MasterChef España, La Isla de las Tentaciones, First Dates España, Pasapalabra, Grande Fratello, L'isola dei famosi, Amici di Maria De Filippi, Uomini e donne, X Factor Italia, Temptation Island Italia, Ballando con le stelle, Expeditie Robinson, Wie is de Mol, Boer zoekt Vrouw~, Big Brother Brasil = BBB Brasil, A Fazenda, MasterChef Brasil, De Férias com o Ex, Casamento às Cegas, La Casa de los Famosos, Exatlón, Acapulco Shore, La Academia~, Enamorándonos, Bigg Boss, Kaun Banega Crorepati = KBC~, Indian Idol, Roadies~, Splitsvilla, Koffee with Karan, Khatron Ke Khiladi, MasterChef Australia, The Block Australia, MAFS Australia, My Kitchen Rules, House Rules~, Farmer Wants a Wife, Running Man Korea, Produce 101",
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
        "Disney, Warner Bros = Warner Brothers, Universal Pictures, Paramount Pictures = Paramount~, Sony Pictures, 20th Century Studios = 20th Century Fox, Lionsgate, IMDb, Rotten Tomatoes, Turner Classic Movies = TCM, Steven Spielberg, Redbox~, Blockbuster Video",
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
    {
      path: "Reality & Game Shows > Game & Quiz Shows",
      market: "B2C",
      names:
        "The Price Is Right, Let's Make a Deal, Deal or No Deal~, Who Wants to Be a Millionaire, Match Game, Hollywood Squares, Password NBC, The Chase TV, The Weakest Link, The $100, 000 Pyramid, Press Your Luck~, Double Dare~, Cash Cab, The Floor TV, Pointless BBC, Countdown Channel 4, University Challenge, Mastermind BBC, Eggheads, Tipping Point~, The 1% Club, Wer wird Millionär, Wer weiß denn sowas, Gefragt Gejagt, Schlag den Raab, Schlag den Star, Questions pour un champion, N'oubliez pas les paroles, Des chiffres et des lettres, Saber y ganar, Boom Antena 3, El Hormiguero, L'Eredità, Affari tuoi, Caduta libera, Passaparola, 100 mexicanos dijeron",
    },
  ],
}
