import type { BrandTable } from "../types.ts"

export const gamingBrands: BrandTable = {
  category: "Gaming",
  nodes: [
    {
      path: "Console Gaming",
      market: "B2C",
      names:
        "GameStop, IGN, GameSpot, Electronic Arts = EA Games, Activision, Take-Two, Ubisoft, Bandai Namco, Square Enix, Capcom, Konami, PlayStation, PlayStation 5 = PS5, PlayStation 4 = PS4, PlayStation Plus = PS Plus, God of War, Xbox, Xbox Game Pass = Game Pass, Steam Deck",
    },
    {
      path: "Console Gaming > Nintendo",
      market: "B2C",
      names: "Nintendo, Nintendo Wii = Wii, Game Boy, Super Mario = Mario Bros, Mario Kart, Legend of Zelda = Zelda",
    },
    {
      path: "Console Gaming > Retro & Arcade",
      market: "B2C",
      names: "Atari, Sega Genesis, Pac-Man, Tetris~",
    },
    {
      path: "PC Gaming",
      market: "B2C",
      names: "Valve Corporation, Steam~ = Steam Store, Epic Games, Blizzard Entertainment",
    },
    {
      path: "Mobile Gaming",
      market: "B2C",
      names:
        "King Digital, Supercell, Zynga, Niantic~, Rovio, Gameloft, Apple Arcade, Pokemon GO, Clash of Clans, Clash Royale, Brawl Stars, Hay Day, Boom Beach, Squad Busters, Royal Match, Candy Crush Saga, Candy Crush Soda, Farm Heroes Saga, Bubble Witch Saga, Homescapes, Gardenscapes, Fishdom, Township Game, Toon Blast, Toy Blast, Merge Mansion, Merge Dragons, Travel Town, Gossip Harbor, Monopoly GO, Coin Master, Dice Dreams, Animals & Coins, Island King Game, Subway Surfers, Temple Run, Angry Birds, Cut the Rope, Fruit Ninja, Plants vs. Zombies, Jetpack Joyride, Hill Climb Racing, Asphalt 9, CSR Racing, Real Racing 3, Monster Hunter Now, Pikmin Bloom, Honkai Star Rail, Zenless Zone Zero, Wuthering Waves, Arknights, Azur Lane, Nikke, Blue Archive, Uma Musume, Fate/Grand Order, Puzzle & Dragons, Monster Strike, Granblue Fantasy, Dragon Ball Legends, Dokkan Battle, One Piece Treasure Cruise, Marvel Snap, Marvel Strike Force, Marvel Contest of Champions, Star Wars Galaxy of Heroes, Raid Shadow Legends, AFK Arena, AFK Journey, Idle Heroes, Summoners War, Cookie Run Kingdom, Lineage M, Lineage W, Odin Valhalla Rising, Night Crows, MapleStory M, Honor of Kings, Arena of Valor, Mobile Legends Bang Bang = Mobile Legends, League of Legends Wild Rift, PUBG Mobile, Garena Free Fire = Free Fire Game, Call of Duty Mobile, Standoff 2, Critical Ops, Lords Mobile, Rise of Kingdoms, Call of Dragons, State of Survival, Whiteout Survival, Last War Survival~, Last Shelter, Evony~, Game of War, Mobile Strike, Top War, Puzzles & Survival, Kingdom Rush, Clash Mini, Hero Wars, Empires & Puzzles, Legend of Mushroom, Archero~, Survivor.io, Capybara Go, Vampire Survivors Mobile, Geometry Dash, Stumble Guys, Crossy Road, Helix Jump, Paper.io, Agar.io, Slither.io, Hole.io, Aquapark.io, Word Cookies, NYT Connections, NYT Crossword, Trivia Crack, HQ Trivia, Heads Up Game, Two Dots, Threes Game, 2048 Game, Monument Valley Game, Alto's Odyssey, Alto's Adventure, Elevate App, Peak Brain Games, Solitaire Grand Harvest, Solitaire Tripeaks, Microsoft Solitaire, Mahjong Titan, Zynga Poker, World Series of Poker App, House of Fun, Jackpot Party, DoubleDown Casino, Huuuge Casino, Cashman Casino, Big Fish Casino, Heart of Vegas, Lightning Link Casino, Chumba Casino, Bingo Blitz, Bingo Bash, Skillz Games, Solitaire Cash, Bingo Cash, Pocket7Games~, 8 Ball Pool, Golf Clash, Golf Rival, Head Ball 2, Score! Hero, Dream League Soccer, Top Eleven, eFootball Mobile, EA Sports FC Mobile, Ludo King, Teen Patti Gold, RummyCircle, Dream11, MPL Mobile Premier League, WinZO, Candy Crush Jelly, Design Home~, Project Makeover, Love Nikki, Episode Interactive, Choices Stories, Chapters Interactive, Kim Kardashian Hollywood, Sims Mobile, SimCity BuildIt, Hay Day Pop, Family Island, Klondike Adventures, June's Journey, Lily's Garden, Matchington Mansion, Wild Castle, Match Masters, Best Fiends, Two Point Mobile, Block Blast, Woodoku, Brick Breaker~, Ballz~, Voodoo Games, SayGames, Supersonic Studios, Playrix, King Games~, Playtika, Scopely, Moon Active, Dream Games~, Peak Games~, NetEase Games, Tencent Games, miHoYo = HoYoverse, Netmarble, Nexon~, Krafton~, Gamevil, Com2uS, Garena, Moonton, Lilith Games, IGG Games, FunPlus, Outfit7, My Talking Tom, Toca Boca = Toca Life, Duolingo Chess, Lichess",
    },
    { path: "Esports & Competitive Gaming", market: "B2C", names: "Riot Games, FaZe Clan" },
    {
      path: "Action & Shooter Games",
      market: "B2C",
      names:
        "Grand Theft Auto = GTA, Red Dead Redemption, Minecraft, Assassin's Creed, Tomb Raider Game, Street Fighter, Mortal Kombat, Tekken, Super Smash Bros. Ultimate, Resident Evil Game, Five Nights at Freddy's = FNAF, Call of Duty Warzone = Warzone Game, Modern Warfare III, Black Ops 6, Battlefield 2042, Counter-Strike 2, Overwatch 2, Rainbow Six Siege, Destiny 2, Gears of War, Doom Eternal, Wolfenstein Game, Quake Game, Titanfall~, Borderlands~, BioShock, Half-Life~, Portal 2, Left 4 Dead, Team Fortress 2, PUBG Battlegrounds, Escape from Tarkov = Tarkov, DayZ, Hunt Showdown, The Finals Game, Helldivers 2 = Helldivers, Deep Rock Galactic, Warframe, Paladins Game, Splatoon~, Metroid, GTA V = GTA 6, Watch Dogs Game, Just Cause Game, Saints Row, Sleeping Dogs Game, Mafia Definitive Edition, Hitman Game, Tomb Raider, Uncharted Game, The Last of Us Part II, God of War Game, Horizon Zero Dawn, Horizon Forbidden West, Ghost of Tsushima, Marvel's Spider-Man 2, Batman Arkham, Hogwarts Legacy, Star Wars Jedi Survivor, Devil May Cry, Bayonetta, Metal Gear Solid, Death Stranding, Control Remedy, Alan Wake, Max Payne, Resident Evil, Silent Hill, Dead Space Game, Outlast Game, Phasmophobia, Dead by Daylight, Lethal Company, Poppy Playtime, Amnesia Game, Super Smash Bros, Guilty Gear, Dragon Ball FighterZ, Dragon Ball Sparking Zero, King of Fighters, Soulcalibur, Injustice 2, MultiVersus, Brawlhalla, Hollow Knight, Silksong, Cuphead, Celeste Game, Hades Game, Dead Cells, Ori and the Blind Forest, Castlevania, Mega Man, Contra Game, Super Mario Odyssey, Super Mario Bros Wonder, Donkey Kong, Kirby Game, Tears of the Kingdom = Breath of the Wild, Luigi's Mansion, Crash Bandicoot, Spyro~, Ratchet & Clank, Sly Cooper, Jak and Daxter, Astro Bot, Sackboy, LittleBigPlanet, Sea of Thieves, Subnautica, No Man's Sky, Rust Game, Ark Survival, Valheim, Palworld, Conan Exiles, The Forest Game, Sons of the Forest, Raft Game, Grounded Game, Marvel Rivals, XDefiant, Space Marine 2, Payday 3, Dying Light, Days Gone, Stray Game, Black Myth Wukong, Stellar Blade, Lies of P, Sekiro, Nioh, Armored Core",
    },
    {
      path: "Action & Shooter Games > Shooters",
      market: "B2C",
      names:
        "Call of Duty = CoD Warzone, Fortnite, Apex Legends, Counter-Strike = CS:GO, Valorant, Overwatch, Halo Infinite, PUBG, Far Cry~",
    },
    {
      path: "Role-Playing Games",
      market: "B2C",
      names:
        "Final Fantasy, Pokemon Games = Pokemon Scarlet, Elden Ring, Dark Souls, Skyrim~, Elder Scrolls, Witcher 3, Cyberpunk 2077, Baldur's Gate, Diablo IV = Diablo~, Genshin Impact, Bloodborne, Baldur's Gate 3, The Witcher 3, Fallout 4, Fallout 76, Starfield~, Mass Effect, Dragon Age, Diablo 4, Path of Exile, Final Fantasy VII, Final Fantasy XVI, Kingdom Hearts, Persona 5, Persona 3 Reload, Metaphor ReFantazio, Dragon Quest, Chrono Trigger, Xenoblade Chronicles, Fire Emblem, Octopath Traveler, Tales of Arise, Ni no Kuni, Monster Hunter Wilds, Monster Hunter World, Pokemon Violet, Pokemon Legends Arceus, Yakuza Like a Dragon, Divinity Original Sin, Pillars of Eternity, Disco Elysium, Undertale~, Deltarune, Stardew Valley RPG, Clair Obscur Expedition 33, Kingdom Come Deliverance, Avowed~, Dragon's Dogma, Atomic Heart, Wasteland 3, Mount & Blade, Grim Dawn, Torchlight~, Last Epoch",
    },
    {
      path: "Strategy & Simulation Games > Strategy",
      market: "B2C",
      names:
        "Civilization VI = Sid Meier's Civilization, StarCraft, Age of Empires, Total War~, Hearthstone, Chess.com",
    },
    {
      path: "Strategy & Simulation Games > Simulation",
      market: "B2C",
      names:
        "The Sims = Sims 4, SimCity, Cities: Skylines, Stardew Valley, Microsoft Flight Simulator, FarmVille, Football Manager",
    },
    {
      path: "Sports & Racing Games",
      market: "B2C",
      names:
        "EA Sports, Madden, EA Sports FC = EA FC, FIFA 23, NBA 2K, Rocket League, Forza, Need for Speed~, Madden NFL, MLB The Show, NHL 24 Game, EA Sports UFC, WWE 2K, PGA Tour 2K, eFootball PES = Pro Evolution Soccer, Gran Turismo, Forza Horizon, Forza Motorsport, F1 24 Game, Assetto Corsa, iRacing, Project CARS, Dirt Rally, Mario Tennis, Mario Golf, Nintendo Switch Sports, Wii Sports, Tony Hawk's Pro Skater, Skate EA, Steep Ubisoft, Riders Republic, Trackmania, The Crew Motorfest, Burnout Paradise, Crazy Taxi, SSX Tricky, TopSpin 2K25, College Football 25, Football Manager Mobile, Retro Bowl, BeamNG, Wreckfest",
    },
    {
      path: "Puzzle & Casual Games",
      market: "B2C",
      names:
        "Among Us, Candy Crush, Bejeweled, Wordle, NYT Games, Words With Friends, Wordscapes, Guitar Hero, Just Dance, Slotomania",
    },
    {
      path: "MMO & Online Games",
      market: "B2C",
      names:
        "Roblox, World of Warcraft = WoW Classic, League of Legends, Dota, Final Fantasy XIV = FFXIV, RuneScape, Adopt Me Roblox, Brookhaven RP, Blox Fruits, Elder Scrolls Online, Guild Wars 2, Lost Ark, New World Amazon Game, Black Desert Online, Old School RuneScape, EVE Online, Albion Online, MapleStory, Lineage II, Aion Game, Throne and Liberty, Star Wars The Old Republic, Lord of the Rings Online, EverQuest, Ultima Online, Neopets, Club Penguin, Habbo, Second Life Game, VRChat, Rec Room, Gorilla Tag, Fall Guys, Dota 2, Smite Game, Heroes of the Storm, World of Tanks, World of Warships, War Thunder, Star Citizen, Elite Dangerous, Growtopia, Animal Jam, Webkinz, Wizard101, Toontown, Poptropica, Coolmath Games, Poki~, Miniclip, CrazyGames, Kongregate, Newgrounds, Armor Games, Pogo Games, Ragnarok Online, Tibia Game, Metin2, Tribal Wars, OGame, Travian, Forge of Empires, Goodgame Empire, Grepolis, Haypi Kingdom",
    },
    {
      path: "Gaming Hardware & Accessories",
      market: "B2C",
      names: "SteelSeries, Razer, Logitech G, HyperX, Turtle Beach, Alienware, Secretlab, PlayStation VR = PSVR",
    },
    {
      path: "Game Streaming & Creators",
      market: "B2C",
      names: "Twitch~, GeForce NOW, Google Stadia = Stadia",
    },
    {
      path: "Strategy & Simulation Games",
      market: "B2C",
      names:
        "Civilization VII, Warcraft III, Command & Conquer, Total War Game, Crusader Kings, Europa Universalis, Hearts of Iron, Stellaris~, Victoria 3, XCOM~, Frostpunk, Anno 1800, Company of Heroes, The Sims 4, RollerCoaster Tycoon, Planet Coaster, Planet Zoo, Zoo Tycoon, Two Point Hospital, Theme Hospital, Jurassic World Evolution, Kerbal Space Program, Factorio, Satisfactory~, RimWorld, Dwarf Fortress, Oxygen Not Included, Dyson Sphere Program, Manor Lords, Banished Game, Euro Truck Simulator, American Truck Simulator, X-Plane, Train Simulator Game, Goat Simulator, PowerWash Simulator, PC Building Simulator, Animal Crossing, Harvest Moon, My Time at Portia, Disney Dreamlight Valley, Dave the Diver, Slime Rancher, Out of the Park Baseball, Into the Breach, Slay the Spire, Balatro, Inscryption, Gwent~, Legends of Runeterra, Teamfight Tactics, Auto Chess Game, Pikmin 4, Advance Wars",
    },
  ],
}
