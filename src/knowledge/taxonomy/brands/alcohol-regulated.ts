import type { BrandTable } from "../types.ts"

export const alcoholRegulatedBrands: BrandTable = {
  category: "Alcohol & Regulated",
  nodes: [
    {
      path: "Beer",
      market: "B2C",
      names:
        "Budweiser, Bud Light, Anheuser-Busch = AB InBev, Miller Lite, Coors, Miller High Life, Michelob, Corona Extra = Corona~, Modelo~, Heineken, Stella Artois, Guinness, Pabst Blue Ribbon = PBR~, Dos Equis, Tecate, Carlsberg, Peroni, Blue Moon Beer = Blue Moon~, Yuengling, Beck's, Kirin, Asahi, Tsingtao, Red Stripe, Angry Orchard, Athletic Brewing",
    },
    {
      path: "Beer > Craft Beer",
      market: "B2C",
      names: "Samuel Adams = Sam Adams, Sierra Nevada Brewing, New Belgium, Lagunitas, BrewDog, Goose Island",
    },
    {
      path: "Wine",
      market: "B2C",
      names:
        "Barefoot Wine, Yellow Tail Wine, Josh Cellars, Kendall-Jackson, Robert Mondavi, Sutter Home, E. & J. Gallo = Gallo Winery, Franzia",
    },
    {
      path: "Wine > Champagne & Sparkling",
      market: "B2C",
      names: "Moët & Chandon = Moet, Veuve Clicquot, Dom Pérignon",
    },
    {
      path: "Spirits & Cocktails",
      market: "B2C",
      names:
        "Diageo, Pernod Ricard, Brown-Forman, Beam Suntory, Hennessy, Rémy Martin, Courvoisier, Bacardi, Captain Morgan, Malibu Rum, Tanqueray, Bombay Sapphire, Hendrick's Gin",
    },
    {
      path: "Spirits & Cocktails > Whiskey",
      market: "B2C",
      names:
        "Jack Daniel's, Jim Beam, Maker's Mark, Jameson, Johnnie Walker, Crown Royal, Woodford Reserve, Buffalo Trace, Wild Turkey Bourbon = Wild Turkey~, Fireball Whisky = Fireball~, Macallan, Glenlivet, Glenfiddich, Chivas Regal, Dewar's, Southern Comfort",
    },
    {
      path: "Spirits & Cocktails > Vodka",
      market: "B2C",
      names: "Absolut, Smirnoff, Tito's, Grey Goose, Ketel One, Cîroc, Stolichnaya = Stoli",
    },
    {
      path: "Spirits & Cocktails > Tequila & Mezcal",
      market: "B2C",
      names: "Patron Tequila = Patron~, Jose Cuervo, Don Julio, Casamigos, 1800 Tequila",
    },
    {
      path: "Spirits & Cocktails > Liqueurs & Cordials",
      market: "B2C",
      names: "Baileys, Kahlúa, Jägermeister, Grand Marnier, Aperol, Campari",
    },
    {
      path: "Spirits & Cocktails > Liquor Stores",
      market: "B2C",
      names: "Total Wine, BevMo!, Drizly",
    },
    {
      path: "Hard Seltzer & Ready to Drink",
      market: "B2C",
      names: "White Claw, Truly Hard Seltzer, High Noon Seltzer, Twisted Tea, Mike's Hard, Four Loko",
    },
    {
      path: "Tobacco & Cigars",
      market: "B2C",
      names:
        "Altria, Philip Morris, British American Tobacco, Reynolds American = RJ Reynolds, IQOS, Zippo, Swisher Sweets, Black & Mild, ZYN, Copenhagen Snuff, Skoal",
    },
    {
      path: "Tobacco & Cigars > Cigarettes",
      market: "B2C",
      names:
        "Marlboro, Newport Cigarettes = Newport~, Camel Cigarettes = Camel~, Winston Cigarettes, American Spirit, Virginia Slims, Lucky Strike",
    },
    {
      path: "Vaping & E-Cigarettes",
      market: "B2C",
      names: "JUUL, Vuse, Elf Bar",
    },
    {
      path: "Cannabis & CBD",
      market: "B2C",
      names: "Leafly, Weedmaps, High Times, Canopy Growth, Tilray, MedMen",
    },
    {
      path: "Casinos & Gambling",
      market: "B2C",
      names:
        "Caesars Entertainment = Caesars Palace, MGM Resorts = MGM Grand, Wynn Resorts, Las Vegas Sands, Harrah's, Bellagio, Venetian Las Vegas, Mohegan Sun, Foxwoods, Hard Rock Casino, Penn Entertainment, Borgata, Hollywood Casino, Golden Nugget, Bally's Casino, Mandalay Bay, Bovada, PokerStars, World Series of Poker = WSOP",
    },
    {
      path: "Sports Betting",
      market: "B2C",
      names:
        "DraftKings, FanDuel, BetMGM, ESPN BET, Bet365, William Hill, Ladbrokes, Paddy Power, Betfair, BetRivers, Betway, SkyBet, Polymarket, PrizePicks, TwinSpires",
    },
    {
      path: "Lottery & Sweepstakes",
      market: "B2C",
      names: "Powerball, Mega Millions, Publishers Clearing House, California Lottery, New York Lottery",
    },
    {
      path: "Firearms & Ammunition",
      market: "B2C",
      names:
        "Smith & Wesson, Sturm Ruger = Ruger, Remington Arms, Winchester Firearms, Beretta, SIG Sauer, Springfield Armory, Mossberg, GunBroker, Glock, Colt Firearms, TASER",
    },
    { path: "Adult Products", market: "B2C", names: "Adam & Eve, Lovehoney" },
    {
      path: "Adult Products > Adult Entertainment",
      market: "B2C",
      names: "Pornhub, OnlyFans, Playboy, Hustler~, XVideos",
    },
    {
      path: "Casinos & Gambling",
      market: "B2B2C",
      names: "International Game Technology",
    },
  ],
}
