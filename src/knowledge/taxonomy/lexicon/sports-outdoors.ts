import type { LexiconTable } from "../types.ts"

export const sportsOutdoors: LexiconTable = {
  category: "Sports & Outdoors",
  nodes: [
    {
      path: "Football",
      iab: "484",
      terms:
        "football, gridiron, tailgating, tailgate party, tailgater, quarterback, touchdown~, linebacker, super bowl party, sunday ticket",
    },
    { path: "Football > Pro Football", iab: "484", terms: "big game~, nfl draft, nfl season, super bowl, playoff" },
    { path: "Football > College Football", iab: "488", terms: "bowl game, college football recruiting" },
    { path: "Football > High School Football", iab: "484", terms: "friday night lights~" },
    { path: "Football > Fantasy Football", iab: "508", terms: "fantasy draft" },
    { path: "Football > Football Gear", iab: "551", terms: "football helmet, football cleat" },
    { path: "Football > Rugby", iab: "527", terms: "rugby, six nations, rugby boot" },
    { path: "Football > Australian Rules", iab: "507", terms: "australian rules football, aussie rules, afl~, footy" },
    { path: "Basketball", iab: "547", terms: "basketball, hoops~, streetball, slam dunk" },
    { path: "Basketball > Pro Basketball", iab: "547", terms: "nba finals, nba draft" },
    {
      path: "Basketball > College Basketball",
      iab: "489",
      terms: "march madness, final four, ncaa tournament, bracketology",
    },
    { path: "Basketball > Basketball Gear", iab: "551", terms: "basketball hoop, backboard~" },
    { path: "Baseball & Softball", iab: "545", terms: "baseball, ballpark, shortstop, home run~, batting average" },
    { path: "Baseball & Softball > Pro Baseball", iab: "545", terms: "world series, spring training, league~" },
    {
      path: "Baseball & Softball > Youth & College Baseball",
      iab: "490",
      terms: "youth baseball, little league, college baseball, t ball",
    },
    { path: "Baseball & Softball > Softball", iab: "535", terms: "softball, fastpitch, kickball, wiffle ball, bat~" },
    {
      path: "Baseball & Softball > Baseball Gear",
      iab: "551",
      terms:
        "baseball bat, batting glove, baseball cleat, catchers gear, catcher equipment, pitching machine, batting helmet, baseball pant",
    },
    { path: "Baseball & Softball > Cricket", iab: "491", terms: "cricket~, t20, cricketer" },
    { path: "Soccer", iab: "533", terms: "soccer, futbol, futsal, goalkeeper" },
    {
      path: "Soccer > Leagues & Cups",
      iab: "533",
      terms: "world cup, european championship~, copa america, uefa champions league",
    },
    {
      path: "Soccer > Soccer Gear",
      iab: "551",
      terms: "soccer ball, soccer cleat, shin guard, goalie glove, soccer shoe, football boot, football shirt",
    },
    {
      path: "Hockey & Winter Sports",
      iab: "515",
      terms:
        "winter sport, snow sport, snow activity, winter recreation, ice skater, figure skater, cross country skier",
    },
    { path: "Hockey & Winter Sports > Ice Hockey", iab: "515", terms: "hockey, stanley cup, goalie mask" },
    { path: "Hockey & Winter Sports > Skiing", iab: "531", terms: "ski, skiing, skier, ski boot" },
    {
      path: "Hockey & Winter Sports > Snowboarding",
      iab: "504",
      terms: "snowboard, snowboarding, snowboarder, snowboard boot, splitboard, halfpipe",
    },
    {
      path: "Hockey & Winter Sports > Ice Skating",
      iab: "510",
      terms: "ice skate, figure skating, figure skate, speed skating, curling stone, ice dancing",
    },
    {
      path: "Hockey & Winter Sports > Sledding & Snow Play",
      iab: "523",
      terms:
        "sledding, snow sled, toboggan, snow tube, snowshoe, snowshoeing, bobsled, luge, avalanche safety, snow goggle",
    },
    {
      path: "Golf & Tennis",
      iab: "512",
      terms: "racket sport, country club, racquet, tennis player, pickleball player, squash player, squash court",
    },
    {
      path: "Golf & Tennis > Golf",
      iab: "512",
      terms: "golf, golfer, golfing, ryder cup, british open, tee time, driving range",
    },
    {
      path: "Golf & Tennis > Golf > Golf Equipment",
      iab: "512",
      terms: "golf ball, putter, golf towel, putting green, golf gps",
    },
    {
      path: "Golf & Tennis > Tennis",
      iab: "539",
      terms: "tennis, grand slam~, australian open, french open, roland garros, davis cup, atp tour, wta tour",
    },
    { path: "Golf & Tennis > Pickleball & Paddle", iab: "539", terms: "pickleball, padel, paddle ball" },
    {
      path: "Golf & Tennis > Squash & Badminton",
      iab: "534",
      terms: "badminton, shuttlecock, squash sport, squash racket, racquetball, handball, racket~",
    },
    { path: "Golf & Tennis > Table Tennis", iab: "538", terms: "ping pong" },
    {
      path: "Motorsports & Racing",
      iab: "518",
      terms:
        "motorsport, motor sport, auto racing, car racing, race car, racing~, race track, racetrack, karting, racing suit, pit crew",
    },
    {
      path: "Motorsports & Racing > Stock Car Racing",
      iab: "518",
      terms: "nascar racing, stock car, sprint car, daytona 500, cup series",
    },
    {
      path: "Motorsports & Racing > Open Wheel Racing",
      iab: "518",
      terms: "formula 1 racing, formula one racing, f1 racing, grand prix, indy 500, indianapolis 500",
    },
    {
      path: "Motorsports & Racing > Drag & Rally Racing",
      iab: "518",
      terms:
        "drag racing, drag race~, drag strip, rally car, rallycross, drifting~, drift car, monster truck, demolition derby, tractor pull, le mans",
    },
    {
      path: "Motorsports & Racing > Motorcycle Racing",
      iab: "519",
      terms: "motocross, supercross, superbike racing, isle of man tt",
    },
    {
      path: "Motorsports & Racing > Horse Racing",
      iab: "497",
      terms:
        "thoroughbred racing, kentucky derby, preakness, belmont stakes, jockey~, breeders cup, racehorse, royal ascot",
    },
    {
      path: "Combat Sports & Wrestling",
      iab: "520",
      terms: "combat sport, fighting sport, self defense class, fight~",
    },
    {
      path: "Combat Sports & Wrestling > Boxing",
      iab: "485",
      terms: "boxing, boxer~, punching bag, heavy bag, speed bag, boxing gym, kickboxing~",
    },
    {
      path: "Combat Sports & Wrestling > Mixed Martial Arts",
      iab: "520",
      terms: "mma, ultimate fighting, cage fighting, bare knuckle",
    },
    {
      path: "Combat Sports & Wrestling > Martial Arts",
      iab: "520",
      terms:
        "karate, judo, taekwondo, tae kwon do, jiu jitsu, bjj, kung fu, muay thai, aikido, krav maga, capoeira, dojo, sumo",
    },
    {
      path: "Combat Sports & Wrestling > Wrestling",
      iab: "546",
      terms: "wrestling, wrestler, wrestling shoe, lucha libre",
    },
    {
      path: "College & Olympic Sports",
      iab: "487",
      terms:
        "sport~, sports news, sporting event, athlete, athletics~, sports app, stadium~, arena~, sports event, all star weekend, sports history",
    },
    {
      path: "College & Olympic Sports > College Sports",
      iab: "487",
      terms: "college athletics, ncaa sport, university athletics, college sports apparel",
    },
    { path: "College & Olympic Sports > Olympic Games", iab: "521", terms: "olympics, olympian, paralympics" },
    {
      path: "College & Olympic Sports > Gymnastics & Cheer",
      iab: "513",
      terms:
        "gymnastics, gymnast, balance beam, tumbling mat, cheerleading, cheerleader, cheer squad, cheer uniform, trampolining, acrobatics",
    },
    {
      path: "College & Olympic Sports > Track & Field",
      iab: "540",
      terms: "pole vault, high jump, javelin, shot put, hurdle~, sprinting, discus, relay race",
    },
    { path: "College & Olympic Sports > Volleyball", iab: "541", terms: "volleyball, volleyball shoe, spikeball" },
    { path: "College & Olympic Sports > Lacrosse & Field Hockey", iab: "517", terms: "lacrosse, hurling, dodgeball" },
    {
      path: "College & Olympic Sports > Equestrian & Rodeo",
      iab: "496",
      terms:
        "equestrian, equestrian apparel, horseback riding, horse riding, horse show, show jumping, dressage, polo match, rodeo, bull riding, riding helmet",
    },
    {
      path: "College & Olympic Sports > Youth & Recreational Sports",
      iab: "226",
      terms: "youth sport, high school sport, rec league",
    },
    { path: "College & Olympic Sports > Fantasy Sports", iab: "508", terms: "fantasy league, dfs~" },
    {
      path: "Running & Cycling",
      iab: "492",
      terms: "endurance sport, duathlon, endurance~, marathoner, trail runner, ultrarunner, 5k, half marathon",
    },
    {
      path: "Running & Cycling > Running",
      iab: "227",
      terms:
        "running~, runner~, jogging, jogger, marathon~, 5k run, 5k race, 10k race, ultramarathon, road race, fun run, running belt, running vest, running app, obstacle race, obstacle course race, mud run, walking~, orienteering",
    },
    {
      path: "Running & Cycling > Cycling",
      iab: "492",
      terms:
        "cycling, cyclist, bicycle, bike, biking, bicycling, bike commuting, bicycle commuting, gran fondo, cyclocross",
    },
    {
      path: "Running & Cycling > Cycling > Bikes",
      iab: "492",
      terms: "road bike, bmx, beach cruiser, adult tricycle, unicycle, mountain biker, mtb",
    },
    {
      path: "Running & Cycling > Cycling > Bike Parts & Accessories",
      iab: "492",
      terms: "bike part, bike tire, bicycle tire, pannier, bike computer, cycling computer, bike brake, derailleur",
    },
    {
      path: "Running & Cycling > Cycling > Cycling Apparel",
      iab: "492",
      terms: "cycling shoe, bike shoe, cycling clothing, bib short",
    },
    { path: "Running & Cycling > Triathlon", iab: "226", terms: "triathlon, triathlete, iron distance" },
    {
      path: "Camping & Hiking",
      iab: "159",
      terms:
        "outdoor~, outdoorsman, outdoorsy, outdoor retailer, wilderness, outdoor family, camper~, thru hiker, rock climber",
    },
    {
      path: "Camping & Hiking > Camping",
      iab: "677",
      terms: "camping, campground, campsite, camping trip, camping and hiking, campfire, bonfire~",
    },
    {
      path: "Camping & Hiking > Camping > Camping Gear",
      iab: "677",
      terms:
        "tent, sleeping bag, sleeping pad, camping mattress, camp bed, camping hammock, camping chair, camp chair, camp furniture, camping stove, camp stove, camping cookware, camp kitchen, lantern~, cooler~, ice chest, camping toilet, portable shower, fire starter, mess kit, camping blanket, camping heater",
    },
    {
      path: "Camping & Hiking > Hiking & Backpacking",
      iab: "159",
      terms:
        "hiking, hiker, hike~, backpacking, backpacker, trekking, trail~, hydration pack, hydration bladder, hiking sock, freeze dried meal, compass~, rucking, pole~",
    },
    {
      path: "Camping & Hiking > Climbing & Mountaineering",
      iab: "500",
      terms:
        "rock climbing, climbing~, climber, bouldering, mountaineering, mountaineer, climbing gym, climbing rope, climbing shoe, belay device, crash pad, crampon, ice axe, rappelling, via ferrata, caving, spelunking, ziplining",
    },
    {
      path: "Camping & Hiking > Survival & Tactical",
      iab: "159",
      terms:
        "survival gear, emergency preparedness gear, bushcraft, pocket knife, survival knife, paracord, tactical backpack, military surplus, tactical flashlight",
    },
    {
      path: "Hunting & Fishing",
      iab: "514",
      terms:
        "target shooting, sport shooting, clay shooting, skeet shooting, fish and game, sportsman, field sports, fly fisherman, bass fisherman, duck hunter, deer hunter, ice fishing, who fish, go fishing, love to fish, love fishing, who hunt",
    },
    {
      path: "Hunting & Fishing > Hunting",
      iab: "514",
      terms: "hunting, hunter~, trapping~, taxidermy, falconry, hunting trip",
    },
    {
      path: "Hunting & Fishing > Hunting > Hunting Gear",
      iab: "514",
      terms:
        "hunting clothing, hunting apparel, hunting boot, camo~, camouflage~, tree stand, deer feeder, trail camera, game camera, game call, duck call, turkey call, decoy~, scent control, blaze orange, waders~, deer~",
    },
    {
      path: "Hunting & Fishing > Archery & Shooting Sports",
      iab: "514",
      terms:
        "archery, archer, bowhunting, bowhunter, compound bow, recurve bow, crossbow, arrow~, broadhead, bow sight, sport shooting, skeet shooting, clay shooting, trap shooting, clay pigeon",
    },
    {
      path: "Hunting & Fishing > Fishing",
      iab: "511",
      terms: "fishing, angler, angling, fisherman, sportfishing, spearfishing, noodling",
    },
    {
      path: "Hunting & Fishing > Fishing > Fishing Gear",
      iab: "511",
      terms:
        "rod and reel, tackle box, lure~, bait~, fish finder, fishfinder, fly rod, fly tying, tip up, ice auger, fishing apparel, rod holder, fillet knife, crab trap",
    },
    {
      path: "Water & Extreme Sports",
      iab: "537",
      terms:
        "water sport, watersport, aquatic sport, beach sport, extreme sport, action sport, adrenaline junkie, thrill seeker, paddler, paddleboarder, scuba diver, snorkeler, wakeboarder, sailor~, kitesurfer, inline skating, roller skating, climbing equipment, rock climbing, bmx",
    },
    {
      path: "Water & Extreme Sports > Swimming",
      iab: "537",
      terms: "swimming, swimmer, swim~, kickboard, water polo, swim vest, aqua fitness~",
    },
    {
      path: "Water & Extreme Sports > Surfing",
      iab: "505",
      terms:
        "surfing, surfer, surf~, surfboard, bodyboard, bodyboarding, boogie board, bodysurfing, wetsuit, surf leash, skimboard, kiteboarding, kitesurfing, windsurfing, kitesurf, wing foil, foil board",
    },
    {
      path: "Water & Extreme Sports > Paddling & Rowing",
      iab: "499",
      terms:
        "kayak, kayaking, kayaker, canoe, canoeing, paddle~, paddleboard, paddleboarding, sup board, rafting, life jacket, life vest, dry bag, rowing~, rower~, dragon boat",
    },
    {
      path: "Water & Extreme Sports > Diving & Snorkeling",
      iab: "502",
      terms:
        "scuba, snorkeling, snorkel, dive mask, dive computer, diver~, diving~, freediving, dive knife, dive regulator",
    },
    {
      path: "Water & Extreme Sports > Towed Sports",
      iab: "506",
      terms:
        "water skiing, waterskiing, waterski, wakeboarding, wakeboard, wakesurfing, wakesurf board, towable tube, parasailing",
    },
    {
      path: "Water & Extreme Sports > Skate & Scooter",
      iab: "503",
      terms:
        "skateboard, skateboarding, skateboarder, skater, skate park, skatepark, skate deck, longboard, longboarding, skateboard truck, kick scooter, rollerblading, rollerskating, roller derby, skating~, knee pad~, elbow pad, skate~",
    },
    {
      path: "Water & Extreme Sports > Air Sports",
      iab: "498",
      terms:
        "skydiving, skydiver, paragliding, hang gliding, base jumping, bungee jumping, wingsuit, parachute~, parachuting, parkour, slackline",
    },
    {
      path: "Water & Extreme Sports > Paintball & Airsoft",
      iab: "501",
      terms: "paintball, paintball gun, airsoft, airsoft gun",
    },
    {
      path: "Sporting Goods & Equipment",
      iab: "551",
      terms:
        "sporting good, sport equipment, sports gear, athletic equipment, athletic gear, sports accessory, team equipment, sports retailer, sporting equipment, sports store, outdoor store, gym bag, sports bag, sports ball, whistle~, scoreboard, team uniform, athletic tape, mouthguard, athletic cup, cleat, sports goggle, sports eyewear, agility ladder, sports net, stopwatch, pennant~, trophy~, field equipment",
    },
    {
      path: "Sporting Goods & Equipment > Fan Shop & Team Apparel",
      iab: "551",
      terms:
        "fan shop, fan gear, fan apparel, team apparel, jersey~, licensed sports apparel, sports merchandise, team merchandise, sports cap, sports hat",
    },
    {
      path: "Sporting Goods & Equipment > Backyard & Lawn Games",
      iab: "551",
      terms:
        "lawn game, backyard game, yard game, cornhole, horseshoe game, horseshoe pitching, bocce, croquet, frisbee, flying disc, trampoline, ladder toss, tetherball, shuffleboard, outdoor game, jump rope~",
    },
    {
      path: "Sporting Goods & Equipment > Bowling & Billiards",
      iab: "550",
      terms:
        "bowling~, bowling shoe, bowler~, billiard, pool table, pool cue, snooker, pool ball, dart~, dartboard, foosball, game table",
    },
  ],
}
