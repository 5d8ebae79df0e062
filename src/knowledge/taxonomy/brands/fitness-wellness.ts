import type { BrandTable } from "../types.ts"

export const fitnessWellnessBrands: BrandTable = {
  category: "Fitness & Wellness",
  nodes: [
    {
      path: "Gyms & Fitness Classes",
      market: "B2C",
      names:
        "Planet Fitness, LA Fitness, 24 Hour Fitness, Anytime Fitness, Equinox~, Gold's Gym, Crunch Fitness, Life Time Fitness = Life Time~, YMCA, Snap Fitness, Blink Fitness, UFC Gym, GoodLife Fitness, Curves~, PureGym, Orangetheory, F45, Barry's Bootcamp, Jazzercise, Zumba, SoulCycle, CycleBar, CrossFit Games",
    },
    {
      path: "Home Fitness Equipment",
      market: "B2C",
      names: "Peloton, NordicTrack, iFIT, Bowflex, Total Gym, Rogue Fitness, Hammer Strength, Theragun, Hyperice",
    },
    {
      path: "Home Fitness Equipment > Cardio Machines",
      market: "B2C",
      names: "ProForm, Concept2, Life Fitness, Precor",
    },
    {
      path: "Yoga & Pilates",
      market: "B2C",
      names: "StretchLab, CorePower Yoga, Club Pilates, Pure Barre",
    },
    {
      path: "Strength Training & Bodybuilding",
      market: "B2C",
      names: "Bodybuilding.com",
    },
    {
      path: "Weight Loss & Diet",
      market: "B2C",
      names:
        "WeightWatchers, Jenny Craig, Nutrisystem, Noom, Optavia, SlimFast, MyFitnessPal, Herbalife, Atkins~, Whole30, South Beach Diet, Wegovy, Zepbound, Saxenda",
    },
    {
      path: "Vitamins & Supplements",
      market: "B2C",
      names:
        "GNC, Vitamin Shoppe, Centrum, One A Day~, Nature Made, Nature's Bounty, Olly~, Emergen-C, Airborne~, iHerb, Vital Proteins, AG1 = Athletic Greens, Culturelle",
    },
    {
      path: "Vitamins & Supplements > Sports Nutrition",
      market: "B2C",
      names: "Optimum Nutrition, MusclePharm, Cellucor, Muscle Milk, Premier Protein, Ensure~, Huel, Soylent",
    },
    {
      path: "Meditation & Mindfulness",
      market: "B2C",
      names: "Headspace, Calm App = Calm~",
    },
    { path: "Women's Wellness", market: "B2C", names: "Flo Health" },
    { path: "Men's Wellness", market: "B2C", names: "Hims~" },
    { path: "Senior Wellness", market: "B2C", names: "Silver&Fit, Lumosity" },
    { path: "Smoking Cessation", market: "B2C", names: "Nicorette, NicoDerm, Chantix" },
    { path: "Nutrition & Healthy Eating", market: "B2C", names: "Goop" },
    {
      path: "Alternative & Holistic Medicine",
      market: "B2C",
      names: "doTERRA, Young Living, Patanjali, Dabur",
    },
  ],
}
