import type { LexiconTable } from "../types.ts"

export const alcoholRegulated: LexiconTable = {
  category: "Alcohol & Regulated",
  nodes: [
    { path: "Beer", iab: "211", terms: "beer, ale~, lager, pilsner, stout, porter~, keg~, malt~" },
    {
      path: "Beer > Craft Beer",
      iab: "211",
      terms: "microbrew, microbrewery, brewery, india pale ale, ipa~, craft brew, saison~",
    },
    {
      path: "Beer > Homebrewing",
      iab: "211",
      terms: "homebrew, homebrewing, home brew, home brewer, winemaking, brewing~",
    },
    { path: "Beer > Cider", iab: "211", terms: "hard cider, cider~, alcoholic cider, mead~" },
    { path: "Beer > Non-Alcoholic Beer & Wine", iab: "211", terms: "non alcoholic beer, sober curious, dry january" },
    {
      path: "Wine",
      iab: "211",
      terms: "wine, winery, vineyard, oenophile, viticulture, vino~, wine investment, sake, sherry~, vermouth, sangria",
    },
    {
      path: "Wine > Red Wine",
      iab: "211",
      terms:
        "cabernet, merlot, malbec, syrah, shiraz, zinfandel, chianti, sangiovese, tempranillo, rioja, beaujolais, barolo",
    },
    {
      path: "Wine > White Wine",
      iab: "211",
      terms: "chardonnay, sauvignon blanc, riesling, moscato, chenin blanc, chablis, pinot",
    },
    { path: "Wine > Rose Wine", iab: "211", terms: "rose all day" },
    {
      path: "Wine > Champagne & Sparkling",
      iab: "211",
      terms: "champagne, prosecco, bubbly~, mimosa, brut~, lambrusco, champagne brunch",
    },
    {
      path: "Spirits & Cocktails",
      iab: "211",
      terms:
        "spirits~, liquor, alcohol, alcoholic beverage, alcoholic drink, alcohol beverage, booze, adult beverage, drinker~, distillery, distilling, mixed drink, bar stocking, absinthe, soju, cognac, brandy~, pisco, schnapps, sambuca, moonshine, nightcap~, distilled beverage, distilled spirit, hard liquor",
    },
    { path: "Spirits & Cocktails > Whiskey", iab: "211", terms: "whiskey, whisky, bourbon, scotch~, single malt" },
    { path: "Spirits & Cocktails > Vodka", iab: "211", terms: "vodka, premium vodka" },
    {
      path: "Spirits & Cocktails > Tequila & Mezcal",
      iab: "211",
      terms: "tequila, mezcal, reposado, anejo, agave spirit",
    },
    { path: "Spirits & Cocktails > Rum", iab: "211", terms: "rum, cachaca" },
    { path: "Spirits & Cocktails > Gin", iab: "211", terms: "gin~, london dry gin, craft gin" },
    {
      path: "Spirits & Cocktails > Liqueurs & Cordials",
      iab: "211",
      terms: "liqueur, coffee liqueur, irish cream, amaretto, triple sec, limoncello, aperitif, amaro~, aperitivo",
    },
    {
      path: "Spirits & Cocktails > Cocktails & Mixology",
      iab: "211",
      terms:
        "cocktail, mixology, bartending, cocktail recipe, drink mixer~, bitters~, simple syrup, margarita~, martini, mojito, daiquiri, pina colada, negroni, spritz~, moscow mule, bloody mary, mint julep, grenadine",
    },
    {
      path: "Spirits & Cocktails > Liquor Stores",
      iab: "211",
      terms: "bottle shop, off licence, package store, beverage depot",
    },
    {
      path: "Hard Seltzer & Ready to Drink",
      iab: "211",
      terms:
        "hard seltzer, spiked seltzer, hard tea, hard lemonade, hard kombucha, hard soda, alcopop, spiked lemonade, malt beverage, vodka seltzer, tequila seltzer, alcoholic seltzer, spiked tea",
    },
    {
      path: "Tobacco & Cigars",
      iab: "260",
      terms:
        "tobacco, tobacconist, smoke shop, head shop, smoking~, smoker~, smoking pipe, rolling paper, ashtray, lighters~, nicotine",
    },
    { path: "Tobacco & Cigars > Cigars", iab: "260", terms: "cigar, cigarillo, humidor, blunt wrap" },
    { path: "Tobacco & Cigars > Cigarettes", iab: "260", terms: "cigarette, menthol~" },
    { path: "Tobacco & Cigars > Smokeless & Nicotine Pouches", iab: "260", terms: "smokeless tobacco, snus, snuff~" },
    { path: "Tobacco & Cigars > Hookah", iab: "260", terms: "hookah, shisha, water pipe smoking" },
    {
      path: "Vaping & E-Cigarettes",
      iab: "pg0WhF",
      terms: "vape, vaping, vaper, ecigarette, e cig, ecig, vape juice, e liquid, e juice, pod system, vaporizer~",
    },
    {
      path: "Cannabis & CBD",
      iab: "pg0WhF",
      terms:
        "cannabis, marijuana, weed~, pot smoker, ganja, hemp, cannabis industry, sativa, indica, thc, delta 8, delta 9, hhc~, kush~, stoner~, cannabinoid, bong, dab rig, dab pen, pre roll, preroll, edibles~, weed gummy, thc beverage, kratom, kava~, psychedelic~, psilocybin, magic mushroom",
    },
    { path: "Cannabis & CBD > Dispensaries", iab: "pg0WhF", terms: "dispensary, pot shop, coffeeshop amsterdam" },
    { path: "Cannabis & CBD > CBD & Hemp", iab: "pg0WhF", terms: "cbd, cannabidiol" },
    {
      path: "Casinos & Gambling",
      iab: "181",
      terms:
        "casino, gambling, gambler, casino gaming, casino resort, high roller, gaming resort, wager~, regulated gaming, real money game, igaming, i gaming, gambling trip, gaming floor, gamble~",
    },
    { path: "Casinos & Gambling > Online Casino", iab: "181", terms: "casino app, live dealer, free spins" },
    {
      path: "Casinos & Gambling > Slots & Table Games",
      iab: "181",
      terms: "slot machine, slots~, blackjack, roulette, craps, baccarat, keno, pachinko, fruit machine, slot game",
    },
    { path: "Casinos & Gambling > Poker", iab: "524", terms: "poker, texas holdem, texas hold em" },
    { path: "Casinos & Gambling > Bingo", iab: "181", terms: "bingo, online bingo" },
    {
      path: "Sports Betting",
      iab: "524",
      terms:
        "sports bet, betting, bettor, sportsbook, betting app, bookmaker, bookie, parlay, point spread, moneyline, tipster, handicapper, sports handicapping, bet~",
    },
    {
      path: "Sports Betting > Daily Fantasy Sports",
      iab: "524",
      terms: "daily fantasy, dfs player, fantasy sports betting, pick em contest",
    },
    {
      path: "Sports Betting > Horse Race Betting",
      iab: "524",
      terms: "horse betting, horse racing betting, pari mutuel, parimutuel, racebook, wagering",
    },
    {
      path: "Lottery & Sweepstakes",
      iab: "480",
      terms:
        "lottery, lotto, scratch off, scratch card, scratchcard, scratch ticket, instant win, jackpot, lottery app, sweepstakes, contest~, prize draw, raffle, giveaway~, lottery drawing, pull tab ticket, numbers game~",
    },
    {
      path: "Firearms & Ammunition",
      iab: "avbNf2",
      terms:
        "firearm, gun, indoor shooting range, gunsmith, gunsmithing, concealed carry, ccw, open carry, weapon~, muzzleloader, concealed~",
    },
    { path: "Firearms & Ammunition > Handguns", iab: "avbNf2", terms: "handgun, pistol, revolver" },
    {
      path: "Firearms & Ammunition > Rifles & Shotguns",
      iab: "avbNf2",
      terms: "rifle, hunting rifle, ar 15, ar15, shotgun, carbine",
    },
    {
      path: "Firearms & Ammunition > Ammunition & Reloading",
      iab: "avbNf2",
      terms: "ammunition, ammo, bullet~, reloading press, reloading supplies",
    },
    {
      path: "Firearms & Ammunition > Gun Accessories & Safes",
      iab: "avbNf2",
      terms:
        "gun accessory, holster, red dot sight, riflescope, suppressor~, bipod~, laser sight, clay target, tactical vest, body armor, plate carrier, range bag",
    },
    {
      path: "Firearms & Ammunition > Self Defense Weapons",
      iab: "avbNf2",
      terms: "self defense product, pepper spray, taser, brass knuckles, combat knife, tactical knife",
    },
    {
      path: "Adult Products",
      iab: "Rm3SiT",
      terms:
        "adult toy, sex toy, sexual wellness product, intimacy product, adult novelty, vibrator, dildo, adult store, sex shop, erotic, erotica, fetish, bondage, bdsm, kink~, adult content, nsfw, adult magazine, sex doll, erotic clothing, erotic book",
    },
    {
      path: "Adult Products > Adult Entertainment",
      iab: "Rm3SiT",
      terms:
        "porn, pornography, pornographic, adult film, adult video, adult website, adult site, xxx~, webcam model, adult webcam, strip club, stripper, gentlemens club, exotic dancer, escort service, adult dating, swingers~",
    },
  ],
}
