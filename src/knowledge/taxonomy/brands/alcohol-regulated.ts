import type { BrandTable } from "../types.ts"

export const alcoholRegulatedBrands: BrandTable = {
  category: "Alcohol & Regulated",
  nodes: [
    {
      path: "Beer",
      market: "B2C",
      names:
        "Budweiser, Bud Light, Anheuser-Busch = AB InBev, Miller Lite, Coors, Miller High Life, Michelob, Corona Extra = Corona~, Modelo~, Heineken, Stella Artois, Guinness, Pabst Blue Ribbon = PBR~, Dos Equis, Tecate, Carlsberg, Peroni, Blue Moon Beer = Blue Moon~, Yuengling, Beck's, Kirin, Asahi, Tsingtao, Red Stripe, Angry Orchard, Athletic Brewing, Coors Light, Coors Banquet, Busch Light, Natural Light, Keystone Light, Natty Light, Milwaukee's Best, Olympia Beer, Rolling Rock, Shiner Bock, Lone Star Beer, Rainier Beer, Hamm's, Old Milwaukee, Narragansett, Genesee Beer, Iron City Beer, Landshark Lager, Kona Brewing, Leinenkugel's, Modelo Especial, Pacifico Beer, Victoria Cerveza, Sol Cerveza, Bohemia Cerveza, Indio Cerveza, Carta Blanca, Amstel, Grolsch, Bavaria Beer, Hertog Jan, Jupiler, Leffe, Hoegaarden, Duvel, Chimay, Westmalle, Delirium Tremens, La Chouffe, Affligem, Grimbergen, Kronenbourg, 1664 Blanc, Desperados~, Pelforth, Heineken 0.0, Krombacher, Bitburger, Warsteiner, Veltins, Paulaner, Erdinger, Franziskaner~, Weihenstephaner, Augustiner~, Hacker-Pschorr, Löwenbräu, Spaten~, Radeberger, Hasseröder, Jever, Flensburger, Oettinger, Sternburg, König Pilsener, Früh Kölsch, Reissdorf, Gaffel~, Rothaus, Tegernseer, Holsten~, Astra Bier, Ottakringer, Gösser, Stiegl, Zipfer, Feldschlösschen, Pilsner Urquell, Budvar, Staropramen, Kozel~, Tyskie, Żywiec, Lech Beer, Żubr, Okocim, Zlatý Bažant, Dreher~, Ursus Beer, Efes Pilsen, Mythos Beer, Keo Beer, Baltika, Birra Moretti, Nastro Azzurro, Ichnusa, Menabrea, Poretti, Estrella Damm, Estrella Galicia, Mahou, San Miguel Beer, Cruzcampo, Alhambra Cerveza, Ambar Cerveza, Voll-Damm, Sagres~, Super Bock, Foster's Lager, Victoria Bitter, XXXX Gold, Carlton Draught, Tooheys, Great Northern Beer, Coopers Pale Ale, James Boag's, Steinlager, Speight's, Tui Beer, Labatt Blue, Molson Canadian, Moosehead, Alexander Keith's, Sleeman~, Kokanee, Skol Beer, Brahma Beer, Antarctica Cerveja, Itaipava, Eisenbahn, Devassa~, Quilmes, Cristal Chile, Escudo Beer, Kunstmann, Club Colombia, Águila Cerveza, Poker Cerveza, Cusqueña, Pilsen Callao, Imperial Costa Rica, Presidente Beer, Banks Beer, Sapporo Beer, Suntory Malts, Yebisu, Orion Beer, Hite~, Cass Beer, Terra Beer, Snow Beer, Harbin Beer, Yanjing, Taiwan Beer, Singha, Chang Beer, Leo Beer, Tiger Beer, Bintang, Saigon Beer, 333 Beer, Hanoi Beer, Red Horse Beer, Kingfisher Beer, Bira 91, Haywards 5000, Lion Lager, Castle Lager, Black Label Beer, Windhoek Lager, Tusker~, Star Lager, Gulder, Hero Lager, Almaza, Newcastle Brown Ale, Boddingtons, John Smith's, Tetley's Bitter, Carling~, Madrí Excepcional, Cobra Beer, Old Speckled Hen, London Pride, Doom Bar, Timothy Taylor, Tennent's, Harp Lager, Smithwick's, Murphy's Stout, Beamish~, Kilkenny~, Tuborg, Royal Unibrew, Ringnes, Mack Øl, Pripps, Falcon Öl, Norrlands Guld, Karhu Beer, Lapin Kulta, Koff, A. Le Coq, Saku Beer, Švyturys, Aldaris, Heineken Silver, Clausthaler, O'Doul's, Bero Brewing, Partake Brewing, Lucky Saint, Big Drop Brewing",
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
        "Barefoot Wine, Yellow Tail Wine, Josh Cellars, Kendall-Jackson, Robert Mondavi, Sutter Home, E. & J. Gallo = Gallo Winery, Franzia, Winc, Firstleaf, Naked Wines, Vivino, Wine.com, Wine Access, Laithwaites, Majestic Wine, Virgin Wines, Apothic, 19 Crimes, Menage a Trois Wine, Black Box Wines, Bota Box, Woodbridge Wine, La Crema, Caymus, Opus One Winery, Silver Oak, Stag's Leap, Duckhorn, Decoy Wines, Meiomi, The Prisoner Wine, Chateau Ste. Michelle, 14 Hands Wine, Columbia Crest, Beringer~, Clos du Bois, Bogle Vineyards, J. Lohr, Ravenswood Winery, Cupcake Vineyards, Stella Rosa, Santa Margherita Pinot, Ruffino, Antinori, Gaja~, Sassicaia~, Frescobaldi, Masi Amarone, Zonin, Cavit, Ecco Domani, Campo Viejo, Marqués de Riscal, Marqués de Cáceres, Faustino~, Torres Wines, Vega Sicilia, Protos~, Ramón Bilbao, Casillero del Diablo, Concha y Toro, Santa Rita Wines, Montes Alpha, Catena Zapata, Trapiche, Norton Malbec, Alamos Malbec, Jacob's Creek, Penfolds, Wolf Blass, Hardys Wine, Lindeman's, Rosemount Estate, McGuigan, Oyster Bay Wine, Cloudy Bay, Kim Crawford, Villa Maria Wine, Brancott Estate, Château Margaux, Château Lafite, Mouton Cadet, Louis Jadot, Georges Duboeuf, Gérard Bertrand, Whispering Angel, Miraval Rosé, Minuty~, Blue Nun, Black Tower Wine, Freixenet Mederano, Echo Falls, Blossom Hill, Miolo~, Casa Valduga, Salton~, Sula Vineyards, Grover Zampa, Mateus Rosé, Casal Garcia, Gazela~, Sandeman~, Taylor's Port, Graham's Port, Kopke, Lustau~, Tío Pepe, Harveys Bristol Cream, Martini & Rossi, Cinzano, Nederburg, Kumala, KWV Wines, Meerlust, Familia Torres, Hawesko, Jacques' Wein-Depot, Nicolas Vin, Vinatis, Wine in Black, Decántalo, Bodeboca, Tannico, Callmewine, Evino, Wine Brasil, Dan Murphy's, BWS Australia, Vintage Cellars, Liquorland",
    },
    {
      path: "Wine > Champagne & Sparkling",
      market: "B2C",
      names:
        "Moët & Chandon = Moet, Veuve Clicquot, Dom Pérignon, Taittinger, Bollinger, Pol Roger, Laurent-Perrier, Perrier-Jouët, Mumm Champagne = G.H. Mumm, Piper-Heidsieck, Charles Heidsieck, Nicolas Feuillatte, Lanson~, Pommery, Krug Champagne, Louis Roederer = Cristal Champagne, Armand de Brignac = Ace of Spades Champagne, Ruinart, Korbel, Cook's Champagne, André Champagne, Chandon California, La Marca Prosecco, Mionetto, Ruffino Prosecco, Bottega Prosecco, Valdo Prosecco, Ferrari Trento, Berlucchi, Ca' del Bosco, Bellavista Franciacorta, Asti Gancia, Freixenet, Codorníu, Segura Viudas, Rotkäppchen Sekt, Henkell, Söhnlein, Fürst von Metternich, Schlumberger Sekt, Nyetimber, Chapel Down, Brown Brothers Prosecco, Chandon Brasil",
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
