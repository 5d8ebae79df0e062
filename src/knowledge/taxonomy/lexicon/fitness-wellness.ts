import type { LexiconTable } from "../types.ts"

export const fitnessWellness: LexiconTable = {
  category: "Fitness & Wellness",
  nodes: [
    {
      path: "Gyms & Fitness Classes",
      iab: "225",
      terms:
        "gym, health club, fitness, exercise, exerciser, workout, physical activity, active lifestyle, fitness app, workout app, fitness influencer, leisure center, recreation center~, fitfam, fitspo, gym rat, gym goer, crossfitter, fitness junkie",
    },
    {
      path: "Gyms & Fitness Classes > Group Fitness Classes",
      iab: "225",
      terms:
        "fitness class, boot camp, aerobics, zumba, jazzercise, circuit training, interval training, hiit, tabata, kickboxing class, fitness boxing, f45 training, rowing class",
    },
    {
      path: "Gyms & Fitness Classes > Indoor Cycling & Spin",
      iab: "225",
      terms: "indoor cycling, spin class, spinning class, spin studio, cycle studio, cycling studio",
    },
    { path: "Gyms & Fitness Classes > Cross Training", iab: "225", terms: "crossfit, functional training" },
    { path: "Gyms & Fitness Classes > Personal Training", iab: "225", terms: "personal trainer, body transformation" },
    {
      path: "Gyms & Fitness Classes > Cardio",
      iab: "227",
      terms: "cardio, cardiovascular exercise, speed walking, step challenge, endurance training",
    },
    {
      path: "Home Fitness Equipment",
      iab: "225",
      terms:
        "fitness equipment, gym flooring, vibration plate, mini trampoline, rebounder, sauna suit, home gym, jump rope, exercise equipment",
    },
    {
      path: "Home Fitness Equipment > Cardio Machines",
      iab: "225",
      terms:
        "treadmill, walking pad, elliptical, exercise bike, stationary bike, spin bike, rowing machine, indoor rower, stair climber, stair stepper, ski machine",
    },
    {
      path: "Home Fitness Equipment > Weights & Strength Gear",
      iab: "549",
      terms:
        "dumbbell, barbell, kettlebell, free weights, hand weight, weight plate, weight set, weight bench, weight machine, squat rack, power rack, smith machine, cable machine, pull up bar, dip station, lifting belt, weighted vest, resistance band, suspension trainer, medicine ball, slam ball, battle rope, push up bar, ab roller, ab wheel, grip strengthener, plyo box, lifting~",
    },
    {
      path: "Home Fitness Equipment > Recovery Gear",
      iab: "225",
      terms:
        "massage gun, foam roller, foam rolling, recovery boots, compression boots, ice bath, cold therapy, stability ball, balance ball, balance board, speed rope, skipping rope, muscle recovery, cryotherapy, sauna blanket, stretching machine",
    },
    { path: "Yoga & Pilates", iab: "225", terms: "stretching~, tai chi, qigong, stretch studio" },
    { path: "Yoga & Pilates > Yoga", iab: "225", terms: "yoga, yogi, yoga teacher training, vinyasa, ashtanga" },
    { path: "Yoga & Pilates > Pilates & Barre", iab: "225", terms: "pilates, barre" },
    { path: "Yoga & Pilates > Yoga Gear", iab: "225", terms: "yoga mat, yoga towel, yoga blanket" },
    {
      path: "Strength Training & Bodybuilding",
      iab: "549",
      terms:
        "strength training, weight training, resistance training, bodybuilding, bodybuilder, body building, weightlifting, weightlifter, weight lifting, weight lifter, powerlifting, powerlifter, strongman~, strength and conditioning, muscle building, build muscle, muscle gain, muscle mass, bulking~, calisthenics, six pack abs, deadlift, bench press, physique competition, bikini competition",
    },
    {
      path: "Weight Loss & Diet",
      iab: "231",
      terms:
        "weight loss, dieting, dieter, diet~, slimming, fat loss, fat burning, belly fat, calorie counting, calorie tracking, low calorie, appetite suppressant, fat burner, meal replacement, diet bar, new years resolution, weight~, shake~",
    },
    { path: "Weight Loss & Diet > Keto & Low Carb", iab: "231", terms: "keto, ketogenic, low carb, paleo" },
    {
      path: "Weight Loss & Diet > Fasting & Popular Diets",
      iab: "231",
      terms: "intermittent fasting, fasting diet, juice cleanse, body detox, detox tea, macro counting, volumetrics",
    },
    {
      path: "Weight Loss & Diet > Weight Loss Medication",
      iab: "231",
      terms: "glp 1, glp1, glp 1 medication, semaglutide, tirzepatide, phentermine",
    },
    {
      path: "Vitamins & Supplements",
      iab: "234",
      terms:
        "vitamin, multivitamin, supplement~, supplement store, biotin, folic acid, zinc~, magnesium~, nutraceutical, antioxidant~, immune~",
    },
    {
      path: "Vitamins & Supplements > Herbal & Specialty Supplements",
      iab: "234",
      terms:
        "herbs and supplements, herbal remedy, medicinal herb, omega 3, fish oil, krill oil, cod liver oil, collagen, glucosamine, chondroitin, turmeric supplement, curcumin, ashwagandha, adaptogen, ginseng, ginkgo biloba, echinacea, elderberry, milk thistle, saw palmetto, spirulina, chlorella, superfood powder, medicinal mushroom, lions mane, melatonin, valerian, coq10, resveratrol, quercetin, maca, sea moss, nootropic, royal jelly, black seed oil",
    },
    {
      path: "Vitamins & Supplements > Sports Nutrition",
      iab: "229",
      terms:
        "sports supplement, protein powder, whey protein, casein protein, protein drink, mass gainer, weight gainer, preworkout, bcaa, amino acid~, creatine, electrolyte, electrolyte drink mix, hydration powder, energy gel, energy chew, nutritional drink, testosterone booster, glutamine, shaker bottle, protein shaker",
    },
    {
      path: "Vitamins & Supplements > Gut Health & Probiotics",
      iab: "234",
      terms: "probiotic, prebiotic, gut health, digestive enzyme, microbiome, psyllium husk",
    },
    {
      path: "Nutrition & Healthy Eating",
      iab: "229",
      terms:
        "nutrition, healthy eating, healthy eater, eat healthy, healthy diet, healthy lifestyle, healthy habit, nutrition app, clean eating, healthy snacking, nutrient~, low sodium~, low fat~, health nut, macronutrient, nutrition science, wheatgrass, nutrient rich, nutrient dense, vitamin rich, protein rich, high protein, high fiber, low sugar, sugar free, gut health, superfood, balanced diet",
    },
    {
      path: "Nutrition & Healthy Eating > Healthy Living",
      iab: "223",
      terms:
        "wellness, wellbeing, well being, health~, wellness influencer, health coach, self care, biohacking, biohacker, longevity~, healthy aging, better sleep, sleep tracking, sleep hygiene, immunity~, hydration~, heart rate monitor, smart scale",
    },
    {
      path: "Nutrition & Healthy Eating > Children's Health",
      iab: "224",
      terms: "child health, kids health, pediatric health, teen health",
    },
    {
      path: "Meditation & Mindfulness",
      iab: "232",
      terms:
        "meditation, meditate, meditating, meditator, mindfulness, mindful, meditation app, breathwork, deep breathing, relaxation~, stress relief, stress management, destress, sound bath, sound healing, gratitude journal, float therapy, digital detox, positive thinking, positive psychology, silent retreat, vipassana, white noise machine, calming app",
    },
    {
      path: "Meditation & Mindfulness > Self Improvement",
      iab: "232",
      terms:
        "self help, personal development, personal growth, self development, motivation~, motivational, life coach, life coaching, self esteem, self confidence, goal setting, hypnotherapy, hypnosis~",
    },
    {
      path: "Alternative & Holistic Medicine",
      iab: "233",
      terms:
        "alternative medicine, alternative health, alternative therapy, complementary medicine, integrative medicine, functional medicine, holistic, holistic medicine, natural medicine, natural remedy, natural healing, naturopathy, naturopathic, naturopathic medicine, homeopathy, homeopathic, homeopathic medicine, folk medicine, mind body, energy healing, reiki, crystal healing, hyperbaric oxygen, iridology, biofeedback, psychedelic therapy, detoxification~, ozone therapy, colon cleanse, colonic~",
    },
    {
      path: "Alternative & Holistic Medicine > Acupuncture & Eastern Medicine",
      iab: "233",
      terms:
        "acupuncture, acupressure, chinese medicine, eastern medicine, ayurveda, ayurvedic, ayurvedic medicine, unani medicine, cupping~, moxibustion, reflexology, siddha medicine",
    },
    {
      path: "Alternative & Holistic Medicine > Aromatherapy & Herbs",
      iab: "234",
      terms: "aromatherapy, essential oil, herbalism, herbalist, herbal medicine, tincture~, flower essence, herbal~",
    },
    {
      path: "Alternative & Holistic Medicine > Massage & Bodywork",
      iab: "233",
      terms:
        "therapeutic massage, sports massage, thai massage, prenatal massage, bodywork, rolfing, craniosacral therapy, myofascial release, massager, massage cushion, massage table, massage oil, lymphatic drainage",
    },
    {
      path: "Women's Wellness",
      iab: "238",
      terms:
        "womens health, female health, period tracking, period tracker, ovulation tracking, fertility tracking, cycle tracking, kegel, hormone balance",
    },
    {
      path: "Men's Wellness",
      iab: "228",
      terms: "mens health, male health, male vitality, mens sexual wellness, testosterone~, movember",
    },
    {
      path: "Senior Wellness",
      iab: "230",
      terms: "senior health, elderly health, aging well, active aging, fall prevention, brain training, senior center",
    },
    {
      path: "Smoking Cessation",
      iab: "237",
      terms:
        "quit smoking, stop smoking, quitting smoking, ex smoker, former smoker, nicotine gum, nicotine patch, nicotine lozenge, nicotine replacement, nicotine withdrawal, nicotine addiction, smoke free~, tobacco free, quit vaping, stop vaping, quitline, anti smoking, varenicline, cessation~",
    },
  ],
}
