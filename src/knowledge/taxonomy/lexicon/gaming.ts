import type { LexiconTable } from "../types.ts"

export const gaming: LexiconTable = {
  category: "Gaming",
  nodes: [
    {
      path: "Console Gaming",
      iab: "681",
      terms:
        "gaming, gamer, video game, videogame, electronic game, game~, game console, gamer mom, game soundtrack, game collector, gaming news, console~, arcade equipment, skee ball, claw machine, foosball table",
    },
    {
      path: "Console Gaming > PlayStation",
      iab: "681",
      terms: "playstation game, playstation console, ps5 game, playstation controller",
    },
    {
      path: "Console Gaming > Xbox",
      iab: "681",
      terms: "xbox game, xbox console, xbox controller, xbox series, microsoft console",
    },
    {
      path: "Console Gaming > Nintendo",
      iab: "681",
      terms: "nintendo game, nintendo console, switch game, joy con, nintendo handheld",
    },
    { path: "Console Gaming > Handheld & Portable", iab: "681", terms: "handheld console, handheld game" },
    {
      path: "Console Gaming > Retro & Arcade",
      iab: "681",
      terms: "retro game, retro console, arcade game, arcade machine, arcade cabinet, pinball, emulator~, coin op",
    },
    {
      path: "PC Gaming",
      iab: "684",
      terms:
        "pc game, computer game, game mod, game modding, game launcher, game key, game development, game design, game publisher",
    },
    {
      path: "Mobile Gaming",
      iab: "683",
      terms:
        "mobile game, game app, gaming app, phone game, smartphone game, ios game, iphone game, ipad game, free to play, hypercasual, gacha, play to earn, blockchain game",
    },
    { path: "Esports & Competitive Gaming", iab: "682", terms: "esport, e sport, lan party, speedrun, speedrunning" },
    {
      path: "Action & Shooter Games",
      iab: "686",
      terms:
        "action game, beat em up, hack and slash, platformer, superhero game, first person shooter, hero shooter, looter shooter, platform game",
    },
    { path: "Action & Shooter Games > Shooters", iab: "686", terms: "shooter game, fps~, battle royale, shooter~" },
    {
      path: "Action & Shooter Games > Action-Adventure",
      iab: "691",
      terms:
        "adventure game, open world, sandbox game, metroidvania, roguelike, roguelite, visual novel, interactive fiction",
    },
    { path: "Action & Shooter Games > Fighting Games", iab: "686", terms: "wrestling game, brawler" },
    {
      path: "Action & Shooter Games > Horror Games",
      iab: "II436J",
      terms: "horror video game, survival horror, zombie game",
    },
    { path: "Role-Playing Games", iab: "687", terms: "roleplaying game, rpg, jrpg, crpg, dungeon crawler, soulslike" },
    { path: "Strategy & Simulation Games", iab: "690", terms: "strategy sim game" },
    {
      path: "Strategy & Simulation Games > Strategy",
      iab: "690",
      terms:
        "strategy game, real time strategy, rts~, turn based strategy, 4x game, tower defense, auto battler, grand strategy, chess app, auto chess",
    },
    {
      path: "Strategy & Simulation Games > Simulation",
      iab: "688",
      terms:
        "simulation game, sim game, life sim, city builder, farming game, farming simulator, flight simulator, flight sim, dating sim, management game, truck simulator, simulator~, simulation~",
    },
    {
      path: "Strategy & Simulation Games > Educational Games",
      iab: "694",
      terms: "educational game app, educational video game, brain training game, typing game",
    },
    {
      path: "Sports & Racing Games",
      iab: "689",
      terms: "sports video game, skateboarding game, fishing game, hunting game",
    },
    {
      path: "Sports & Racing Games > Racing Games",
      iab: "VK7KD0",
      terms: "driving game, car game, kart racer, sim racing",
    },
    {
      path: "Puzzle & Casual Games",
      iab: "693",
      terms:
        "casual game, hidden object game, kids game app, endless runner, cooking game, coloring app, candy match, hidden object, word puzzle game, idle game",
    },
    {
      path: "Puzzle & Casual Games > Puzzle Games",
      iab: "698",
      terms:
        "puzzle video game, match 3, match three, bubble shooter, sudoku app, sudoku game, block puzzle, mahjong game",
    },
    {
      path: "Puzzle & Casual Games > Word & Trivia Games",
      iab: "698",
      terms: "word game, crossword app, online crossword, word search game, trivia app, quiz game, quiz app",
    },
    {
      path: "Puzzle & Casual Games > Card & Board Video Games",
      iab: "693",
      terms:
        "solitaire, card game app, online card game, online board game, virtual board game, dice game app, online checkers, online dominoes, spades app",
    },
    {
      path: "Puzzle & Casual Games > Music & Party Games",
      iab: "697",
      terms: "party video game, music game, music video game, rhythm game, dance game, karaoke game",
    },
    {
      path: "Puzzle & Casual Games > Social Casino",
      iab: "ZJG29S",
      terms: "casino game app, bingo game app, slot game app, bingo app",
    },
    {
      path: "MMO & Online Games",
      iab: "696",
      terms:
        "mmo, mmorpg, online game, moba, guild~, pvp, battle arena, microtransaction, loot box, game skin, multiplayer",
    },
    {
      path: "Gaming Hardware & Accessories",
      iab: "681",
      terms: "gaming hardware, game accessory, game case, console skin, console stand, battlestation",
    },
    {
      path: "Gaming Hardware & Accessories > Gaming PCs & Laptops",
      iab: "684",
      terms: "gaming pc, gaming computer, gaming laptop, gaming graphics card, gaming gpu, gaming motherboard",
    },
    {
      path: "Gaming Hardware & Accessories > Peripherals",
      iab: "601",
      terms:
        "gaming mouse, gaming headset, gaming headphone, gaming microphone, gaming mousepad, game controller, gamepad, game pad, joystick, racing wheel, flight stick, arcade stick, console headset, light gun",
    },
    {
      path: "Gaming Hardware & Accessories > Gaming Furniture",
      iab: "681",
      terms: "gaming chair, racing cockpit, sim rig",
    },
    {
      path: "Gaming Hardware & Accessories > VR Gaming",
      iab: "639",
      terms: "vr game, virtual reality game, virtual reality gaming, vr arcade, augmented reality game",
    },
    {
      path: "Gaming Hardware & Accessories > Gift Cards & Subscriptions",
      iab: "681",
      terms: "gaming gift card, game gift card, video game gift card, game subscription, game pass",
    },
    {
      path: "Game Streaming & Creators",
      iab: "680",
      terms:
        "game streaming, game streamer, gaming influencer, gaming youtuber, game livestream, gameplay, gaming podcast, vtuber, machinima, gaming fandom",
    },
    { path: "Game Streaming & Creators > Cloud Gaming", iab: "680", terms: "cloud game, remote play" },
  ],
}
