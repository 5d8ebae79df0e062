import type { BrandTable } from "../types.ts"

export const petsBrands: BrandTable = {
  category: "Pets",
  nodes: [
    {
      path: "Dogs",
      market: "B2C",
      names:
        "American Kennel Club = AKC, Westminster Kennel Club = Westminster Dog Show, BarkBox, The Dodo, PetSafe, KONG~, Ruffwear",
    },
    {
      path: "Cats",
      market: "B2C",
      names: "Tidy Cats, Fresh Step, Litter-Robot, SmartyKat",
    },
    {
      path: "Fish & Aquariums",
      market: "B2C",
      names: "Fluval",
    },
    {
      path: "Pet Food & Treats",
      market: "B2C",
      names:
        "Purina, Hill's Pet = Science Diet, Royal Canin, Blue Buffalo, Mars Petcare, Iams, Eukanuba, Wellness Pet Food, Nutro, Stella & Chewy's, Freshpet, Orijen, Taste of the Wild, Milk-Bone, Greenies, Beggin' Strips",
    },
    {
      path: "Pet Food & Treats > Dog Food",
      market: "B2C",
      names: "Pedigree Dog Food = Pedigree~, Farmer's Dog, Beneful, Alpo, Kibbles 'n Bits",
    },
    {
      path: "Pet Food & Treats > Cat Food & Treats",
      market: "B2C",
      names: "Fancy Feast, Friskies, Meow Mix, Sheba Cat Food, Whiskas, Temptations Cat Treats",
    },
    {
      path: "Pet Supplies",
      market: "B2C",
      names: "PetSmart, Petco, Chewy~ = Chewy.com, Pet Supplies Plus, Petland, Furbo",
    },
    {
      path: "Veterinary Care",
      market: "B2C",
      names: "Banfield, VCA Animal Hospitals, BluePearl, 1-800-PetMeds = PetMeds = 1800PetMeds, Zesty Paws, Apoquel",
    },
    { path: "Veterinary Care", market: "B2B", names: "IDEXX, Zoetis, Elanco" },
    {
      path: "Veterinary Care > Flea Tick & Heartworm",
      market: "B2C",
      names: "Frontline Plus, NexGard, Bravecto, Simparica, Advantage II, Seresto, Heartgard",
    },
    {
      path: "Pet Services & Grooming",
      market: "B2C",
      names: "Rover.com = Rover~, Wag!~ = Wag Walking, Camp Bow Wow, Dogtopia",
    },
    {
      path: "Pet Adoption",
      market: "B2C",
      names: "ASPCA, Petfinder, Best Friends Animal Society, Humane Society of the United States, RSPCA",
    },
  ],
}
