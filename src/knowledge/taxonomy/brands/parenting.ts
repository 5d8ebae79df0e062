import type { BrandTable } from "../types.ts"

export const parentingBrands: BrandTable = {
  category: "Parenting",
  nodes: [
    { path: "New & Expecting Parents", market: "B2C", names: "What to Expect, BabyCenter, The Bump" },
    {
      path: "Parents of Babies & Toddlers",
      market: "B2C",
      names: "Buy Buy Baby, Babies R Us",
    },
    {
      path: "Baby Gear & Diapers",
      market: "B2C",
      names:
        "Graco, Chicco, Evenflo, Britax, Baby Trend, UPPAbaby, Nuna, Maxi-Cosi, Safety 1st, BabyBjorn, Ergobaby, Snoo~, Bugaboo, Stokke, Diaper Genie, Munchkin~, Johnson's Baby, Desitin, Philips Avent, NUK, Lovevery, Tommee Tippee, Pampers, Huggies, Luvs~, Honest Company, Pull-Ups, Honest Diapers, Hello Bello, Coterie~, Millie Moon, Rascal + Friends, Seventh Generation Diapers, Parasol Co, Bambo Nature, Merries, Moony Diapers, GOO.N, MamyPoko, Babylove dm, Lillydoo, Lupilu, Babysec, Turma da Mônica Fraldas, Cybex, Nuna Baby, Baby Jogger, Tula Baby, Boba Wrap, Solly Baby, Moby Wrap, Infantino, Skip Hop, Doona~, Thule Stroller, Joie Baby, Silver Cross, iCandy Prams, Mamas & Papas, Cosatto~, Hauck Baby, ABC Design, Peg Perego, Inglesina, Cam Il Mondo del Bambino, Foppapedretti, Brevi Baby, Jané Baby, Bébé Confort, Babyzen, Aubert, Vertbaudet Puériculture, Babymarkt, BabyOne, Buybuy Baby, Babylist, Lalo Baby, Owlet, Nanit, Hatch Baby, 4moms, Mamaroo, Miku Baby, VTech Baby Monitor, Infant Optics, Halo SleepSack, Love to Dream, Aden + Anais, Newton Baby, Boppy~, DockATot, Snuggle Me Organic, Haakaa, Spectra Pump, Elvie, Willow Pump, Momcozy, Lansinoh, Dr. Brown's, Comotomo, MAM Baby, NUK Baby, Munchkin Inc, OXO Tot, EzPz, Bumbo, Frida Baby, Mustela, Baby Dove, Aquaphor Baby, Boudreaux's, Combi Strollers, Aprica, Pigeon Baby, Baby Bunting, Redsbaby, Love N Care, R for Rabbit, Mee Mee, LuvLap, FirstCry",
    },
    {
      path: "Baby Food & Feeding",
      market: "B2C",
      names:
        "Gerber~ = Gerber Baby, Beech-Nut, PediaSure, Pedialyte, Enfamil, Similac, Medela, Playtex Baby, Gerber Baby Food, Earth's Best, Happy Baby Food, Plum Organics, Once Upon a Farm, Little Spoon, Yumi Baby Food, Cerebelly, Serenity Kids, Sprout Organic, Bobbie Formula, ByHeart, Kendamil, Aptamil, Cow & Gate, SMA Nutrition, HiPP, Holle Baby, Bebivita, Milupa, Alete, Ella's Kitchen, Blédina, Gallia Formula, Guigoz, Good Goût, Babybio, Hero Baby, Nutribén, Almirón, Blemil, Plasmon, Mellin, Humana Baby, Nutrilon, Olvarit, Bebilon, BoboVita, Bellamy's Organic, a2 Platinum, S-26 Gold, NAN Optipro, Nestum, Ninho Fases, Mucilon, Nido Kinder, Cerelac, Lactogen, Farex, Slurrp Farm, Meiji Hohoemi, Wakodo, Kewpie Baby Food, Nutramigen, Alimentum",
    },
    {
      path: "Toys & Kids Games",
      market: "B2C",
      names:
        "Toys R Us, Mattel, Hasbro, Fisher-Price, LeapFrog, VTech, Melissa & Doug, Playmobil, Spin Master, MGA Entertainment, Build-A-Bear, FAO Schwarz, Little Tikes, Crayola, Play-Doh, Nerf, KiwiCo, Etch A Sketch, Slinky, Tamagotchi, Ty Beanie Babies = Beanie Babies, LEGO = Legos, Hot Wheels, G.I. Joe, LEGO Duplo, LEGO Star Wars, LEGO City, LEGO Friends, LEGO Technic, Mega Bloks, Magna-Tiles, K'NEX, Lincoln Logs, Tonka~, Matchbox Cars, Barbie Doll, L.O.L. Surprise = LOL Surprise, Rainbow High, Calico Critters = Sylvanian Families, Baby Alive, Littlest Pet Shop, Furby, Ty Beanie, Jellycat, Gund~, Hape Toys, Green Toys, Fat Brain Toys, Osmo Play, Tonies = Toniebox, Yoto Player, Hatchimals, Bakugan, Transformers Toys, Action Man, Star Wars Black Series, Funko Pop, Labubu = Pop Mart, Zuru, Mini Brands, Moose Toys, Shopkins, JAKKS Pacific, Step2, Radio Flyer, Power Wheels, Micro Scooters, Globber, Puky, Kettler Toys, BIG Bobby Car, Schleich, Siku~, Bruder Toys, Carrera Toys, Steiff, Käthe Kruse, Haba~, Kosmos Spiele, Ravensburger tiptoi, Zapf Creation, Baby Born, Smoby, Janod, Vilac, Corolle, Djeco, Moulin Roty, Clementoni, Trudi~, Giochi Preziosi, Famosa~, Nancy Doll, Imaginarium~, Juguettos, Toy Planet España, Smyths Toys, The Entertainer Toys, Hamleys, King Jouet, JouéClub, La Grande Récré, Intertoys, Learning Express, Estrela Brinquedos, Ri Happy, PBKids, Grow Jogos, Juguetrón, Mi Alegría, Takara Tomy, Tomica, Plarail, Licca-chan, Bandai, Beyblade X, Silverlit, Funskool, Hamleys India, Toyworld, Thames & Kosmos, Snap Circuits, Brio Trains, Brio~, Plan Toys, PlayShifu, Rubik's, Spirograph, Lite-Brite, Super Soaker, Kid Trax, WowWee, Sphero, Kano Computer",
    },
    {
      path: "Toys & Kids Games > Dolls & Plush",
      market: "B2C",
      names:
        "Barbie, American Girl, Squishmallows, Bratz, Cabbage Patch Kids, Monster High, Polly Pocket, My Little Pony",
    },
    {
      path: "Childcare & Preschool",
      market: "B2C",
      names: "KinderCare, Bright Horizons, Goddard School, Primrose Schools, Care.com",
    },
    {
      path: "Kids Activities",
      market: "B2C",
      names: "Girl Scouts, Boy Scouts of America, 4-H = 4H",
    },
    {
      path: "Special Needs Parenting",
      market: "B2C",
      names: "Easterseals",
    },
    {
      path: "Parents of School Age Kids",
      market: "B2C",
      names: "Parents Magazine",
    },
  ],
}
