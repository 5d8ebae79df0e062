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
        "Purina, Hill's Pet = Science Diet, Royal Canin, Blue Buffalo, Mars Petcare, Iams, Eukanuba, Wellness Pet Food, Nutro, Stella & Chewy's, Freshpet, Orijen, Taste of the Wild, Milk-Bone, Greenies, Beggin' Strips, Hill's Science Diet, Purina Pro Plan, Purina ONE, Cesar Dog Food, 9Lives, Rachael Ray Nutrish, Merrick Pet Care, Acana, Fromm Family, Victor Dog Food, Diamond Naturals, Canidae, Nulo, Zignature, Instinct Pet Food, Open Farm Pet, The Farmer's Dog, Ollie Dog Food, Nom Nom Dog Food, Spot & Tango, JustFoodForDogs, Sundays for Dogs, Smalls Cat Food, Weruva, Tiki Cat, Ziwi Peak, Solid Gold Pet, Earthborn Holistic, Kirkland Dog Food, Pupford, Zuke's, Whimzees, Himalayan Dog Chew, Butternut Box, Tails.com, Lily's Kitchen, Forthglade, Harringtons Dog Food, James Wellbeloved, Wainwright's, Bakers Dog Food, Felix Cat Food, Dreamies, Applaws~, Pets at Home, Fressnapf, Zooplus, Maxi Zoo, Das Futterhaus, Josera, Bosch Tiernahrung, Wolfsblut, MjAMjAM, Animonda, Rinti, Happy Dog Food, Bozita, Schesir, Almo Nature, Monge Pet, Farmina, Trainer Pet Food, Affinity Advance, Ultima Affinity, Brekkies, Tiendanimal, Kiwoko, Animalis, Medor et Compagnie, Jardiland Animalerie, Virbac, Ultra Premium Direct, Japhy, Edgard & Cooper, Golden Premium Pet, Premier Pet Brasil, GranPlus, Petz Brasil, Cobasi, Petlove, Dog Chow, Cat Chow, Petco México, Drools~, Heads Up For Tails, Petbarn, PETstock, Black Hawk Pet Food, Advance Pet Australia, Ivory Coat, Pet Circle, Scratch Pet Food, Unicharm Pet, CIAO Churu = Inaba Churu, Nisshin Pet Food",
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
      names:
        "PetSmart, Petco, Chewy~ = Chewy.com, Pet Supplies Plus, Petland, Furbo, Pet Valu, Petsense, Hollywood Feed, Pet Food Express, KONG Dog Toys, West Paw, Kurgo, Whistle GPS, Fi Collar, Tractive, PetKit, Catit, Arm & Hammer Litter, World's Best Cat Litter, PrettyLitter, Dr. Elsey's, Feliway, Adaptil, Furminator, Hartz, Four Paws Pet, Outward Hound, Nylabone, Benebone, Chuckit, ZippyPaws, Wild One Pet, Fable Pets, Big Barker, Furhaven, K&H Pet, MidWest Homes for Pets, Simparica Trio, Revolution Pet, Credelio, Cytopoint, Librela, Galliprant, Rimadyl, Cosequin, Dasuquin, Native Pet, PetHonesty, Thrive Pet Healthcare, Modern Animal, Small Door Vet, Vetster, Pawp, Airvet, PetSuites, Best Friends Pet Hotel, Tetra Aquarium, Aqueon, API Fish Care, Zoo Med, Exo Terra, Oxbow Animal Health, Kaytee, Living World Pets, Vets4Pets, IVC Evidensia, AniCura, Adopt-a-Pet, Battersea Dogs, Dogs Trust, Blue Cross Pets, Embark Vet, Wisdom Panel",
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
