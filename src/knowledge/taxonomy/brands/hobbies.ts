import type { BrandTable } from "../types.ts"

export const hobbiesBrands: BrandTable = {
  category: "Hobbies",
  nodes: [
    {
      path: "Arts & Crafts",
      market: "B2C",
      names:
        "Michaels~ = Michaels Stores = Michaels Craft Store, Hobby Lobby, Jo-Ann Stores = JOANN = Jo-Ann Fabric, Cricut, Silhouette Cameo = Silhouette America, Elmer's, Mod Podge",
    },
    { path: "Photography", market: "B2C", names: "500px, Unsplash" },
    {
      path: "Sewing & Needlework",
      market: "B2C",
      names: "Singer Sewing, Brother Sewing, Janome, Lion Brand, Red Heart Yarn, Bernat, Ravelry",
    },
    {
      path: "Drawing & Painting",
      market: "B2C",
      names: "Blick Art Materials = Dick Blick, Utrecht Art, Winsor & Newton, Prismacolor, Faber-Castell",
    },
    {
      path: "Collecting & Antiques",
      market: "B2C",
      names: "Funko, Heritage Auctions, Franklin Mint, US Mint = United States Mint, PCGS, Topps, Panini~, Upper Deck",
    },
    {
      path: "Board Games & Puzzles",
      market: "B2C",
      names:
        "Monopoly~, Scrabble, Risk Board Game, Catan, Ticket to Ride, Cards Against Humanity, Exploding Kittens, Trivial Pursuit, Clue Board Game, Pictionary, Yahtzee, Jenga, Battleship Game, Warhammer, Games Workshop, Dungeons & Dragons = D&D, Pathfinder RPG, Critical Role, Ravensburger, Rubik's Cube",
    },
    {
      path: "Board Games & Puzzles > Card & Trading Card Games",
      market: "B2C",
      names:
        "Magic: The Gathering = MTG~, Pokemon TCG = Pokemon Cards = Pokemon Trading Card Game, Yu-Gi-Oh! = Yugioh, Uno~ = Uno Card Game",
    },
    {
      path: "Musical Instruments",
      market: "B2C",
      names: "Guitar Center, Sweetwater~, Sam Ash, Reverb.com, Zildjian, School of Rock",
    },
    {
      path: "Musical Instruments > Guitars & Basses",
      market: "B2C",
      names:
        "Fender~ = Fender Guitars, Gibson~ = Gibson Guitar, Stratocaster, Telecaster, Les Paul, Epiphone, Ibanez, Taylor Guitars, Martin Guitar, Gretsch",
    },
    {
      path: "Musical Instruments > Pianos & Keyboards",
      market: "B2C",
      names: "Steinway, Korg, Roland Corporation, Moog",
    },
    {
      path: "Model Building & RC",
      market: "B2C",
      names: "Revell, Lionel Trains = Lionel~, Traxxas",
    },
    {
      path: "Genealogy & Ancestry",
      market: "B2C",
      names: "Ancestry.com = AncestryDNA, 23andMe, MyHeritage, FamilySearch",
    },
    { path: "Birdwatching & Nature", market: "B2C", names: "Audubon, eBird, Wild Birds Unlimited" },
    {
      path: "Writing & Content Creation",
      market: "B2C",
      names: "Medium.com, AO3",
    },
    { path: "Writing & Content Creation", market: "B2B2C", names: "Blogger~" },
    { path: "Magic & Paranormal", market: "B2C", names: "Penn & Teller, David Copperfield, David Blaine, Criss Angel" },
  ],
}
