import type { LexiconTable } from "../types.ts"

export const pets: LexiconTable = {
  category: "Pets",
  nodes: [
    {
      path: "Dogs",
      iab: "425",
      terms:
        "dog, canine, pooch, doggy, doggie, hound~, dog breed, dog mom, dog friendly, breed~, dog dad, dog parent, pup parent, fur mom",
    },
    { path: "Dogs > Puppies", iab: "425", terms: "puppy, pup~, new puppy, puppy potty training" },
    {
      path: "Dogs > Dog Breeds",
      iab: "425",
      terms:
        "labrador, retriever, german shepherd, bulldog~, poodle, goldendoodle, labradoodle, beagle, rottweiler, dachshund, corgi, yorkie, terrier, shih tzu, chihuahua~, pug, husky~, great dane, doberman, pit bull, pitbull~, collie, australian shepherd, spaniel, pomeranian, bichon frise, schnauzer, mastiff, whippet, akita~, weimaraner, vizsla, havanese, sheepdog, dalmatian, samoyed, malinois",
    },
    {
      path: "Dogs > Dog Training",
      iab: "425",
      terms:
        "obedience training, shock collar, e collar, bark collar, crate training, potty pad, training pad, pee pad",
    },
    {
      path: "Dogs > Dog Supplies",
      iab: "431",
      terms:
        "kennel~, doghouse, dog toy, chew toy~, dog clothes, dog clothing, dog apparel, dog sweater, dog coat, dog boot, dog shoe, dog costume, dog stroller, dog diaper, dog camera, dog blanket",
    },
    { path: "Cats", iab: "424", terms: "cat, feline, kitty~, kitten, cat breed, cat mom" },
    {
      path: "Cats > Cat Breeds",
      iab: "424",
      terms: "persian cat, siamese~, maine coon, british shorthair, russian blue, scottish fold, american shorthair",
    },
    { path: "Cats > Cat Litter", iab: "424", terms: "litter pan, litter~" },
    {
      path: "Cats > Cat Supplies",
      iab: "431",
      terms: "cat condo, cat furniture, scratching post, cat toy, catnip, catio, cat clothing",
    },
    {
      path: "Fish & Aquariums",
      iab: "426",
      terms:
        "fish~, aquarium~, reef tank, fishkeeping, aquarist, goldfish~, guppy, cichlid, angelfish, clownfish, koi, fish pond, aquascape, aquascaping, planted tank, shrimp tank, fish store, aquarium store",
    },
    {
      path: "Fish & Aquariums > Aquarium Supplies",
      iab: "426",
      terms:
        "fish supplies, aquarium filter, aquarium pump, aquarium heater, aquarium lighting, aquarium decor, aquarium gravel, aquarium plant, fish bowl, fishbowl, protein skimmer, aquarium cleaning, aquarium salt",
    },
    {
      path: "Birds",
      iab: "423",
      terms:
        "bird~, parrot, parakeet, budgie, budgerigar, cockatiel, cockatoo, canary~, finch~, macaw, african grey, lovebird, conure, aviary, aviculture, homing pigeon",
    },
    {
      path: "Birds > Bird Supplies",
      iab: "423",
      terms: "bird cage, birdcage, bird toy, bird ladder, parrot toy, bird gym",
    },
    {
      path: "Reptiles & Small Pets",
      iab: "429",
      terms:
        "exotic pet, small animal, small animal bedding, tarantula, hermit crab, ant farm, mini pig, pot bellied pig",
    },
    {
      path: "Reptiles & Small Pets > Reptiles & Amphibians",
      iab: "429",
      terms:
        "reptile, amphibian, lizard, gecko, bearded dragon, iguana, chameleon~, snake~, ball python, boa constrictor, turtle~, tortoise, frog~, salamander, axolotl, newt~, terrarium~, vivarium, reptile lamp, herpetoculture, feeder insect, mealworm",
    },
    {
      path: "Reptiles & Small Pets > Small Mammals",
      iab: "422",
      terms:
        "rabbit, bunny~, hamster, guinea pig, gerbil, ferret, chinchilla, hedgehog, sugar glider, timothy hay, degu, capybara",
    },
    {
      path: "Horses & Large Animals",
      iab: "427",
      terms: "horse, pony, equine, stable~, foal, mare~, stallion, gelding, thoroughbred~, donkey, mule~, horsemanship",
    },
    {
      path: "Horses & Large Animals > Horse Tack & Supplies",
      iab: "427",
      terms:
        "horse tack, tack shop, saddle~, bridle, horse blanket, horse boot, horseshoe~, farrier, stirrup~, equestrian equipment, equestrian supplies, riding crop",
    },
    {
      path: "Horses & Large Animals > Backyard Livestock",
      iab: "427",
      terms:
        "backyard chicken, chicken coop, chicken keeping, backyard poultry, poultry feed, chicken feed, chicken feeder, baby chick~, laying hen, pet chicken, goat~, alpaca, llama~, farm animal, livestock supplies, livestock fencing, sheep~, animal feed, feed store",
    },
    { path: "Pet Food & Treats", iab: "431", terms: "pet food, pet nutrition, kibble, animal food" },
    { path: "Pet Food & Treats > Dog Food", iab: "431", terms: "dog nutrition" },
    {
      path: "Pet Food & Treats > Dog Treats & Chews",
      iab: "431",
      terms: "dental chew, rawhide, bully stick, dog snack, treat~, chew~",
    },
    {
      path: "Pet Food & Treats > Cat Food & Treats",
      iab: "431",
      terms: "cat food, cat snack, cat nutrition, cat milk",
    },
    {
      path: "Pet Food & Treats > Bird & Fish Food",
      iab: "431",
      terms: "bird food, bird seed, birdseed, wild bird food, fish food, fish flake food, suet~",
    },
    {
      path: "Pet Supplies",
      iab: "431",
      terms: "pet, pet superstore, pet parenting, fur baby, furbaby, pet friendly, pet industry, animals~",
    },
    {
      path: "Pet Supplies > Pet Beds & Furniture",
      iab: "431",
      terms: "pet bed, pet furniture, pet blanket, pet heating pad, pet sofa",
    },
    {
      path: "Pet Supplies > Pet Carriers & Crates",
      iab: "431",
      terms: "pet carrier, pet travel carrier, pet stroller, pet playpen",
    },
    { path: "Pet Supplies > Pet Collars & Leashes", iab: "431", terms: "pet collar, leash~" },
    { path: "Pet Supplies > Pet Bowls & Feeders", iab: "431", terms: "pet bowl, feeder~" },
    {
      path: "Pet Supplies > Pet Toys & Clothing",
      iab: "431",
      terms:
        "pet toy, pet clothing, pet clothes, pet apparel, pet costume, pet halloween costume, pet fashion, squeaky toy, pet sweater, pet bandana",
    },
    { path: "Pet Supplies > Pet Tech", iab: "431", terms: "pet camera, smart collar, pet activity tracker, pet app" },
    {
      path: "Veterinary Care",
      iab: "430",
      terms:
        "veterinary, vet clinic, vet visit, veterinary hospital, animal hospital, pet hospital, animal clinic, emergency vet, veterinary medicine, pet healthcare, pet wellness, animal health, animal medicine, pet telehealth, pet vaccination, pet vaccine, rabies vaccine, spay and neuter, spay neuter, pet surgery, pet dental, pet dentistry, pet hospice, pet euthanasia, pet cremation, dog vaccine, pet obesity, pet arthritis, canine cancer, dog anxiety, veterinarian",
    },
    {
      path: "Veterinary Care > Flea Tick & Heartworm",
      iab: "430",
      terms: "heartworm, dewormer, flea medicine, flea shampoo, flea, tick~",
    },
    {
      path: "Veterinary Care > Pet Medication & Supplements",
      iab: "430",
      terms:
        "pet medication, pet medicine, pet prescription, pet pharmacy, pet vitamin, dog vitamin, pet probiotic, dog probiotic, dog medication, cat medication, pet cbd, dog multivitamin, dog toothpaste, dog toothbrush, veterinary pharmacy",
    },
    {
      path: "Pet Services & Grooming",
      iab: "422",
      terms:
        "pet service, doggy daycare, dog daycare, doggie daycare, pet daycare, pet hotel, dog hotel, pet resort, animal behavior, pet photography, pet taxi, pet funeral, pet cemetery, cattery, boarding~",
    },
    {
      path: "Pet Services & Grooming > Pet Grooming",
      iab: "422",
      terms:
        "mobile grooming, dog shampoo, pet shampoo, cat shampoo, deshedding, grooming table, pet fragrance, dog haircut",
    },
    {
      path: "Pet Adoption",
      iab: "428",
      terms: "animal shelter, humane society, animal sanctuary, animal adoption, spca~, rescue~",
    },
  ],
}
