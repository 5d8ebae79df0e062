import type { LexiconTable } from "../types.ts"

export const parenting: LexiconTable = {
  category: "Parenting",
  nodes: [
    {
      path: "New & Expecting Parents",
      iab: "305",
      terms:
        "new parent, new mom, new mother, new dad, new father, pregnant~, pregnant woman, pregnancy~, prenatal~, postpartum~, fourth trimester, childbirth class, lamaze, baby bump, pregnancy app, pregnancy pillow, maternity pillow, maternity~, hospital bag, nursery planning, expecting~, expectant",
    },
    {
      path: "Parents of Babies & Toddlers",
      iab: "196",
      terms:
        "parents of babies, baby~, infant~, newborn, toddler~, toddlerhood, preschooler, baby milestone, sleep training, potty training, teething, colic~, twins~, baby store",
    },
    {
      path: "Parents of School Age Kids",
      iab: "197",
      terms:
        "parents of elementary school children, pta mom, soccer mom, grade schooler, tween parent, kids~, children~, kid friendly~, family friendly~, parenting child, school age child, hs senior parent, pta member, momtok",
    },
    {
      path: "Parents of School Age Kids > Moms",
      iab: "192",
      terms:
        "mom~, mother~, motherhood, mum~, mommy blogger, mom influencer, sahm, millennial mom, supermom, mamas~, mommy",
    },
    {
      path: "Parents of School Age Kids > Dads",
      iab: "192",
      terms: "dad~, father~, fatherhood, daddy blog, millennial dad, dad influencer",
    },
    {
      path: "Parents of School Age Kids > Parenting Advice",
      iab: "192",
      terms:
        "parent~, parenting, parenthood, family life, child rearing, child development, child discipline, child behavior, screen time~, parental control, child safety, picky eater, sibling rivalry, bullying~",
    },
    {
      path: "Parents of Teens",
      iab: "198",
      terms: "parents of teenagers, parents of high schoolers, parents of adolescents, parenting teens, raising teens",
    },
    { path: "Single Parents", iab: "186", terms: "single mother, single dad, single father, solo parent" },
    {
      path: "Grandparents & Caregivers",
      iab: "190",
      terms:
        "grandparent, grandma, grandmother, grandfather, grandpa, grandparenting, grandkids, grandchildren, grandchild, caregiver~, caregiving~, kinship care, legal guardian~, nana~, glamma, caretaker~, aunts and uncles, godparent",
    },
    {
      path: "Baby Gear & Diapers",
      iab: "196",
      terms:
        "baby gear, baby equipment, baby goods, baby supplies, baby accessories, infant products, juvenile products, baby gift, baby bag, baby tracker, nursery~, baby blanket, swaddle, swaddling blanket, receiving blanket, baby transport, baby keepsake, baby carrier, baby sling, baby wrap, babywearing",
    },
    {
      path: "Baby Gear & Diapers > Diapers & Wipes",
      iab: "196",
      terms: "diaper, nappy~, training pants, baby wipe, wipe warmer, changing pad, diapering, potty chair, potty seat",
    },
    {
      path: "Baby Gear & Diapers > Strollers",
      iab: "196",
      terms: "stroller, jogging stroller, pram, pushchair, toddler wagon",
    },
    {
      path: "Baby Gear & Diapers > Car Seats",
      iab: "196",
      terms: "convertible car seat, booster seat, child restraint",
    },
    {
      path: "Baby Gear & Diapers > Nursery & Sleep",
      iab: "196",
      terms:
        "crib~, bassinet, crib mattress, cradle~, nursery furniture, nursery decor, baby furniture, baby bedding, crib bedding, changing table, baby mobile, nursery glider, nursing glider, moses basket, co sleeper, bedside sleeper, toddler bed, baby sleeper, baby nightlight, crib bumper, baby mattress, toddler bedding, nursery bedding, toddler pillow",
    },
    {
      path: "Baby Gear & Diapers > Baby Monitors & Safety",
      iab: "196",
      terms:
        "baby monitor, baby camera, baby gate, baby proofing, babyproofing, childproofing, child proofing, baby safety, toddler leash, child lock",
    },
    {
      path: "Baby Gear & Diapers > Bouncers & Play Gear",
      iab: "196",
      terms:
        "baby swing, baby bouncer, bouncer seat, baby walker, play yard, playpen, playard, exersaucer, baby jumper, baby gym, play gym, baby rocker, infant seat, baby lounger, activity gym, push walker",
    },
    {
      path: "Baby Gear & Diapers > Baby Bath & Care",
      iab: "196",
      terms:
        "baby bath, baby bathtub, baby shampoo, baby lotion, baby oil, baby powder, baby wash, baby toiletries, baby grooming, baby thermometer, baby towel, baby soap, baby bathing, pacifier, soother~, teether, baby health, gripe water, baby toothbrush, baby hairbrush",
    },
    {
      path: "Baby Food & Feeding",
      iab: "196",
      terms:
        "baby feeding, nursing~, weaning, infant nutrition, toddler nutrition, baby nutrition, baby vitamins, baby probiotic, toddler meal, feeding~",
    },
    {
      path: "Baby Food & Feeding > Baby Food",
      iab: "196",
      terms:
        "infant food, baby cereal, infant cereal, baby puree, toddler food, toddler snack, baby snack, baby puffs, baby meal, baby juice, baby drinks",
    },
    {
      path: "Baby Food & Feeding > Infant Formula",
      iab: "196",
      terms: "baby milk, follow on milk, formula maker, formula milk, toddler drink, formula~",
    },
    {
      path: "Baby Food & Feeding > Breastfeeding",
      iab: "196",
      terms:
        "breastfeeding, breast feeding, breast pump, nursing pillow, lactation~, breast milk, lactation cookie, nipple cream, lactation supplement, nipple~",
    },
    {
      path: "Baby Food & Feeding > Bottles & High Chairs",
      iab: "196",
      terms:
        "baby bottle, bottle warmer, bottle sterilizer, sippy cup, toddler cup, high chair, highchair, bib~, burp cloth, baby spoon, baby plate, toddler plate, toddler utensil, booster chair, bottle brush, baby bowl, baby dishes, training cup, kids tableware, baby utensil, baby placemat",
    },
    {
      path: "Toys & Kids Games",
      iab: "482",
      terms:
        "toy, kids games, childrens games, fidget spinner, kite~, yoyo, marbles~, rattle~, slime~, kaleidoscope, nerf gun, kids bike, outdoor play, play equipment",
    },
    {
      path: "Toys & Kids Games > Building & Construction Toys",
      iab: "482",
      terms:
        "building toy, building block~, building set, brick set, interlocking blocks, magnetic tiles, wooden blocks, erector set, building bricks, construction set~",
    },
    {
      path: "Toys & Kids Games > Dolls & Plush",
      iab: "482",
      terms:
        "doll~, fashion doll, dollhouse, doll clothes, plush~, plushie, stuffed animal, teddy bear, puppet~, puppet theater, dollhouse furniture, stuffed bear, marionette",
    },
    {
      path: "Toys & Kids Games > Action Figures & Vehicles",
      iab: "482",
      terms:
        "action figure, toy figurine, toy car, toy truck, toy vehicle, toy boat, playset~, toy helicopter, toy drone, toy motorcycle",
    },
    {
      path: "Toys & Kids Games > Educational & STEM Toys",
      iab: "482",
      terms:
        "educational toy, science kit, kids microscope, shape sorter, kids laptop, kids headphones, busy board, kids telescope, bead maze, toddler puzzle, learning tablet",
    },
    {
      path: "Toys & Kids Games > Outdoor & Ride-On Toys",
      iab: "482",
      terms:
        "outdoor toy, ride on car, swing set~, sandbox~, water gun, water balloon, water table, kids pool, bounce house, tricycle~, balance bike, kids scooter, playhouse~, play tent, kids slide, jungle gym, foam blaster, dart blaster, hula hoop, rocking horse, toy gun, bubble wand, playground~, seesaw~, bouncy castle",
    },
    {
      path: "Toys & Kids Games > Pretend Play & Dress Up",
      iab: "482",
      terms:
        "pretend play, play kitchen, toy kitchen, play food, kids karaoke, toy vacuum, play doctor, pretend makeup",
    },
    {
      path: "Toys & Kids Games > Kids Games & Puzzles",
      iab: "482",
      terms:
        "kids board game, childrens board game, kids puzzle, preschool puzzle, kids card game, floor puzzle, kids game, puzzle for kids, peg puzzle",
    },
    {
      path: "Toys & Kids Games > Kids Arts & Crafts",
      iab: "482",
      terms:
        "kids crafts, play dough, modeling dough, crayon~, kids coloring, washable marker, kids easel, kinetic sand, kids art, sidewalk chalk",
    },
    {
      path: "Childcare & Preschool",
      iab: "194",
      terms:
        "childcare, child care, daycare, day care, preschool~, nursery school, nanny, babysitter, babysitting, au pair, after school care, after school program, early learning center, kindergarten enrollment, backup care, playgroup, creche, night nurse, childminder",
    },
    {
      path: "Kids Activities",
      iab: "192",
      terms:
        "childrens activities, activities for kids, family outing, kids event, kids club, kids class, extracurricular~, after school activities, play place, play cafe, kids gym, toddler class, baby class, scouting~, boy scout, girl scout, cub scout, kids workshop, story time, storytime, playdate, petting farm, youth program, boys and girls club",
    },
    {
      path: "Kids Activities > Camps",
      iab: "192",
      terms:
        "summer camp, day camp, kids camp, sleepaway camp, overnight camp, stem camp, spring break camp, theater camp, space camp, church camp",
    },
    {
      path: "Kids Activities > Youth Sports & Lessons",
      iab: "192",
      terms:
        "kids sports, kids gymnastics, kids martial arts, kids karate, kids swimming lesson, swim school, kids dance class, kids ballet, kids tennis, pop warner, kids yoga, kids chess, children sports, tumbling class",
    },
    {
      path: "Adoption & Fostering",
      iab: "193",
      terms:
        "child adoption, adoption~, adoptive parent, adopting a child, fostering~, foster family, adoptive family, adoptee, foster youth, foster~",
    },
    {
      path: "Special Needs Parenting",
      iab: "199",
      terms:
        "special needs family, autism parent, adhd kids, early intervention~, autism therapy, pediatric therapy, sensory friendly, gifted child, neurodivergent child, preemie, special needs~",
    },
  ],
}
