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
      names: "Atari, Sega Genesis, Pac-Man, Tetris",
    },
    {
      path: "PC Gaming",
      market: "B2C",
      names: "Valve Corporation, Steam~ = Steam Store, Epic Games, Blizzard Entertainment",
    },
    {
      path: "Mobile Gaming",
      market: "B2C",
      names: "King Digital, Supercell, Zynga, Niantic, Rovio, Gameloft, Apple Arcade, Pokemon GO, Clash of Clans",
    },
    { path: "Esports & Competitive Gaming", market: "B2C", names: "Riot Games, FaZe Clan" },
    {
      path: "Action & Shooter Games",
      market: "B2C",
      names:
        "Grand Theft Auto = GTA, Red Dead Redemption, Minecraft, Assassin's Creed, Tomb Raider Game, Street Fighter, Mortal Kombat, Tekken, Super Smash Bros. Ultimate, Resident Evil Game, Five Nights at Freddy's = FNAF",
    },
    {
      path: "Action & Shooter Games > Shooters",
      market: "B2C",
      names:
        "Call of Duty = CoD Warzone, Fortnite, Apex Legends, Counter-Strike = CS:GO, Valorant, Overwatch, Halo Infinite, PUBG, Far Cry",
    },
    {
      path: "Role-Playing Games",
      market: "B2C",
      names:
        "Final Fantasy, Pokemon Games = Pokemon Scarlet, Elden Ring, Dark Souls, Skyrim, Elder Scrolls, Witcher 3, Cyberpunk 2077, Baldur's Gate, Diablo IV = Diablo~, Genshin Impact",
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
      names: "EA Sports, Madden, EA Sports FC = EA FC, FIFA 23, NBA 2K, Rocket League, Forza, Need for Speed",
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
      names: "Roblox, World of Warcraft = WoW Classic, League of Legends, Dota, Final Fantasy XIV = FFXIV, RuneScape",
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
  ],
}
