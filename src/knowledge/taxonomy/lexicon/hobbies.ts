import type { LexiconTable } from "../types.ts"

export const hobbies: LexiconTable = {
  category: "Hobbies",
  nodes: [
    {
      path: "Arts & Crafts",
      iab: "248",
      terms:
        "craft~, crafting, crafter, handicraft, craft store, diy craft, hobby, hobbyist, craft paint, glue stick, hot glue, mod podge, googly eye, pipe cleaner, popsicle stick, glitter~, sequin~, craft magnet, craft knife, craft table, stencil, stenciling, embellishment~, tie dye, floral tape, floral foam, flower arranging, flower pressing, wreath making, slime making, resin art, diamond art, sand art, string art, mosaic~, glass blowing, glassblowing, glass art, paper mache, kite making, balloon twisting, upcycling, book binding, bookbinding, heat transfer vinyl, sublimation printing, adult coloring, stained glass, candle maker, soap maker, potter~, jewelry maker, beader, card maker, calligrapher",
    },
    {
      path: "Arts & Crafts > Paper Crafts & Scrapbooking",
      iab: "256",
      terms:
        "scrapbook, scrapbooking, scrapbooker, cardstock, card making, cardmaking, handmade card, papercraft, construction paper, origami, quilling, rubber stamp, embossing, die cut, junk journal, bullet journal, art journal, photo album~, paper making, wax seal, sealing wax",
    },
    {
      path: "Arts & Crafts > Jewelry Making & Beading",
      iab: "252",
      terms:
        "jewelry making, jewelry finding, jewelry wire, bead, beading, beadwork, jewelry clasp, rhinestone~, rock tumbler, rock tumbling, wire wrapping, loom band",
    },
    {
      path: "Arts & Crafts > Candle & Soap Making",
      iab: "250",
      terms:
        "candle making, candle wax, candle mold, soy wax, beeswax~, candle fragrance oil, soap making, soap mold, soapmaking, bath bomb making, perfume making",
    },
    {
      path: "Arts & Crafts > Pottery & Ceramics",
      iab: "248",
      terms: "pottery, ceramics, potters wheel, kiln, sculpting, plaster of paris, clay~",
    },
    {
      path: "Photography",
      iab: "255",
      terms:
        "photography, photographer~, photo enthusiast, taking pictures, photo contest, astrophotography, photojournalism, camera club, video production, videographer, drone photographer, shutterbug, filmmaker",
    },
    {
      path: "Woodworking & DIY Crafts",
      iab: "257",
      terms:
        "woodworking, woodworker, wood working, woodcraft, wood craft, woodturning, wood turning, wood carving, whittling, wood burning, pyrography, furniture making, furniture refinishing, furniture flipping, balsa wood, leathercraft, leatherworking, leather working, leather tooling, blacksmithing, blacksmith, knife making, knifemaking, metal art, basketry, basket making, maker~, makerspace, luthier, wood carver, whittler, metalworker, leatherworker, maker movement",
    },
    {
      path: "Sewing & Needlework",
      iab: "253",
      terms:
        "sewing, sewist, dressmaking, serger, bobbin, thimble, pin cushion, pincushion, seam ripper, dress form, fabric~, fabric store, upholstery fabric~, textile art, fiber art, interfacing, pillow form, polyfill, zipper~, snap fastener, iron on patch, applique, grommet~, eyelet~, costume making, mending~, doll making, seamstress, embroiderer, weaver, cross stitcher, needleworker",
    },
    {
      path: "Sewing & Needlework > Quilting",
      iab: "253",
      terms: "quilting, quilter, quilt making, quilt pattern, quilt kit, patchwork, quilt batting, fat quarter",
    },
    {
      path: "Sewing & Needlework > Knitting & Crochet",
      iab: "253",
      terms:
        "knitting, knitter, knit pattern, crochet, crocheter, crocheting, amigurumi, yarn, spinning wheel, drop spindle, wool roving, macrame",
    },
    {
      path: "Sewing & Needlework > Embroidery & Cross Stitch",
      iab: "253",
      terms:
        "embroidery, embroidering, needlework, needlecraft, needlepoint, sashiko, lace making, lacemaking, latch hook, stitch~",
    },
    {
      path: "Sewing & Needlework > Weaving & Felting",
      iab: "253",
      terms:
        "weaving, loom~, rug hooking, rug making, rug tufting, tufting gun, felting, natural dyeing, batik, needle~",
    },
    {
      path: "Drawing & Painting",
      iab: "254",
      terms:
        "art supply, art store, art kit, art set, artist~, painting~, acrylic paint, watercolor, watercolour, oil paint, gouache, fabric paint, airbrush~, airbrushing, paintbrush~, palette knife, easel, canvas panel, paint and sip, printmaking, linocut, block printing, acrylic~, painter by hobby, sketcher, watercolorist, illustrator hobby, cartoonist",
    },
    {
      path: "Drawing & Painting > Drawing & Lettering",
      iab: "251",
      terms:
        "drawing, sketching, sketch~, sketchbook, graphite pencil, colored pencil, charcoal pencil, art marker, alcohol marker, brush pen, doodling, zentangle, cartooning, calligraphy, lettering~, digital art, illustration~, coloring book~, pastel~",
    },
    {
      path: "Collecting & Antiques",
      iab: "261",
      terms:
        "collectible, collectable, collecting~, collector~, memorabilia, vintage advertising, vintage poster, vintage toy, militaria, autograph, collector plate, collectible figurine, porcelain figurine, collectible doll, porcelain doll, reborn doll, vinyl figure, bobblehead, sneaker collecting, book collecting, rare book, rockhounding, gem and mineral, stamp collector, card collector, antiquer, antique collector, memorabilia collector, numismatist, philatelist, paper money, coins and paper money, stamp collecting, sports memorabilia",
    },
    {
      path: "Collecting & Antiques > Antiques",
      iab: "240",
      terms:
        "antique, antiquing, antique furniture, antique toy, vintage furniture~, antique book, depression glass, carnival glass, vintage glassware",
    },
    {
      path: "Collecting & Antiques > Coins & Stamps",
      iab: "263",
      terms:
        "coin collecting, coin collector, coin dealer, rare coin, commemorative coin, proof coin, mint set, coin album, coin grading, numismatic, ancient coin, stamp album, philately, challenge coin",
    },
    {
      path: "Collecting & Antiques > Sports Cards & Memorabilia",
      iab: "261",
      terms:
        "sports card, baseball card, football card, basketball card, hockey card, soccer card, autographed baseball, autographed football, signed jersey, graded card, card grading, rookie card, card show, card binder, autographed",
    },
    {
      path: "Board Games & Puzzles",
      iab: "270",
      terms:
        "board game, boardgame, board gaming, board gamer, tabletop game, tabletop gaming, tabletop gamer, game night, hobby gaming, chess, checkers~, backgammon, mahjong, domino game, cribbage, dice game, dice set, gaming dice, murder mystery game, wargame, wargaming, tabletop~, chess player, card game player",
    },
    {
      path: "Board Games & Puzzles > Card & Trading Card Games",
      iab: "271",
      terms:
        "card game, tcg, ccg, trading card, playing card, deck of cards, bridge club, rummy, booster pack, pokemon card, magic card, yugioh card, card sleeve",
    },
    {
      path: "Board Games & Puzzles > Tabletop Role-Playing",
      iab: "272",
      terms:
        "tabletop rpg, ttrpg, tabletop role playing game, larp, larping, live action role play, dungeon master, rpg dice, polyhedral dice",
    },
    {
      path: "Board Games & Puzzles > Puzzles & Brain Teasers",
      iab: "270",
      terms: "puzzle, jigsaw~, puzzler, crossword, word search, sudoku, brain teaser, puzzle book, speed cube",
    },
    {
      path: "Musical Instruments",
      iab: "243",
      terms:
        "music instrument, instrument player, instrument rental, band instrument, orchestral instrument, music shop, instrument accessory, instrument case, playing music, amateur musician, music stand, metronome, instrument tuner, musical keyboard, sheet music, music notation, music gear, music practice, musician gear, string instrument",
    },
    {
      path: "Musical Instruments > Guitars & Basses",
      iab: "243",
      terms:
        "guitar, guitarist, bass player, bass amp, effects pedal, pedalboard, capo, guitar humidifier, ukulele, banjo, mandolin, sitar",
    },
    {
      path: "Musical Instruments > Pianos & Keyboards",
      iab: "243",
      terms:
        "piano, pianist, baby grand, electronic keyboard, midi keyboard, synthesizer, synth, pipe organ, accordion, harpsichord, keyboard stand",
    },
    {
      path: "Musical Instruments > Drums & Percussion",
      iab: "243",
      terms:
        "drum~, drummer, electronic drum, drumstick~, drumhead, drum hardware, cymbal, hi hat, percussion~, percussionist, bongo, conga, tambourine, maraca, xylophone, marimba, cowbell, hand bell, handbell, gong, singing bowl~, kalimba",
    },
    {
      path: "Musical Instruments > Orchestral Strings",
      iab: "243",
      terms:
        "violin, violinist, fiddle~, fiddler, viola~, cello, cellist, double bass, upright bass, rosin~, harp, dulcimer",
    },
    {
      path: "Musical Instruments > Woodwinds",
      iab: "243",
      terms:
        "woodwind, flute~, flutist, clarinet, clarinetist, saxophone, alto sax, tenor sax, oboe, bassoon, piccolo~, harmonica, bagpipe, tin whistle, reed instrument",
    },
    {
      path: "Musical Instruments > Brass Instruments",
      iab: "243",
      terms:
        "trumpet, trumpeter, trombone, french horn, tuba, cornet, euphonium, baritone horn, bugle~, valve oil, brass band, marching band",
    },
    {
      path: "Musical Instruments > Recording & Audio Production",
      iab: "265",
      terms:
        "home recording, home studio recording, beat making, beatmaker, recording microphone, mixing console, music making, audio production, audio engineering, sound engineering, djing, karaoke~",
    },
    {
      path: "Musical Instruments > Music Lessons",
      iab: "243",
      terms: "singing lesson, voice lesson, vocal lesson, vocal coach, music school, music class, choir singing",
    },
    {
      path: "Model Building & RC",
      iab: "242",
      terms:
        "model building, model maker, model making, scale model, scale modeling, scale modeler, model kit, plastic model, model car, diecast, die cast car, diecast car, model airplane, model ship, model boat, model tank, model rocket, model rocketry, gunpla, diorama, dollhouse kit, model truck, kit building, arduino project, ham radio, amateur radio, miniature~, model railroader, model builder, rc hobbyist, drone hobbyist, lego builder, miniature painter",
    },
    {
      path: "Model Building & RC > Model Trains",
      iab: "242",
      terms:
        "model railroad, model railroading, model railway, train set, ho scale, n scale, o scale, o gauge, railfan",
    },
    {
      path: "Model Building & RC > Radio Control & Drones",
      iab: "245",
      terms:
        "radio control, radio controlled, remote control car, rc car, rc truck, rc crawler, rc plane, rc airplane, rc helicopter, rc boat, rc drone, rc vehicle, rc racing, remote control airplane, remote control helicopter, remote control boat, drone racing, drone flying, hobby drone",
    },
    {
      path: "Genealogy & Ancestry",
      iab: "273",
      terms:
        "genealogy, genealogist, ancestry, family tree, family history, family heritage, ancestor, ancestral research, dna test kit~, lineage~, census record, vital record, family crest, obituary archive, ethnicity estimate, cemetery records",
    },
    {
      path: "Birdwatching & Nature",
      iab: "259",
      terms:
        "birdwatching, bird watching, bird watcher, birdwatcher, birder, birding, backyard bird, wild bird, bird identification, field guide, birding binocular, naturalist, wildlife watching, stargazing, stargazer, amateur astronomy, amateur astronomer, backyard astronomy, skywatching, mushroom hunting, foraging, forager, storm chasing, plant identification, wildflower hunting, tide pooling, metal detecting, metal detectorist, metal detector, gold panning, gold prospecting, treasure hunting, geocaching, magnet fishing, rockhound",
    },
    {
      path: "Birdwatching & Nature > Beekeeping & Homesteading",
      iab: "258",
      terms:
        "beekeeping, beekeeper, apiary, beehive, bee suit, homesteading, homesteader, urban farming, hobby farming, canning and preserving, survivalism",
    },
    {
      path: "Writing & Content Creation",
      iab: "264",
      terms:
        "writing~, writer~, creative writing, fiction writing, novel writing, aspiring author, writers conference, poetry writing, self publishing, fan fiction, fanfiction, journaling, pen pal, snail mail, storytelling~, vlogger, novelist hobby, journaler, poet",
    },
    {
      path: "Writing & Content Creation > Blogging & Video Creation",
      iab: "264",
      terms:
        "content creation, content creator, content production, blogger, blogging, personal blog, vlogging, youtube creator, video making, video creator, filmmaking, film making, podcasting, podcast creator, podcast production, tiktok creator, stop motion animation, animation making",
    },
    {
      path: "Writing & Content Creation > Freelance & Screenwriting",
      iab: "267",
      terms: "screenwriting, scriptwriting, script writing, playwriting, playwright, freelance writing, copywriting~",
    },
    {
      path: "Magic & Paranormal",
      iab: "244",
      terms:
        "paranormal, ghost hunting, ghost hunter, ghost~, ghost tour, haunted place, haunting~, ufo, extraterrestrial, bigfoot, sasquatch, cryptozoology, loch ness monster, conspiracy theory, unexplained mystery, supernatural~, urban legend, poltergeist, occult, magic and illusion, magic and novelty",
    },
    {
      path: "Magic & Paranormal > Magic & Juggling",
      iab: "241",
      terms:
        "magic trick, magician, illusionist, card trick, ventriloquism, ventriloquist, juggling, juggler, puppetry, mentalist~, prank~, magic~",
    },
    {
      path: "Workshops & Classes",
      iab: "247",
      terms:
        "workshop~, craft class, art class, art lesson, painting class, writing class, dance lesson~, dance class~, improv class, acting class, magic class, maker class",
    },
    {
      path: "Workshops & Classes > Cooking & Tasting Classes",
      iab: "247",
      terms:
        "cooking class, baking class, cake decorating class, mixology class, wine tasting class, sushi making class, culinary workshop, pasta making class",
    },
  ],
}
