import type { BrandTable } from "../types.ts"

export const sportsOutdoorsBrands: BrandTable = {
  category: "Sports & Outdoors",
  nodes: [
    {
      path: "Football > Pro Football",
      market: "B2C",
      names:
        "NFL = National Football League, Super Bowl, NFL RedZone, CFL, XFL, Arizona Cardinals, Atlanta Falcons = Falcons~, Baltimore Ravens = Ravens~, Buffalo Bills, Carolina Panthers, Chicago Bears, Cincinnati Bengals = Bengals~, Cleveland Browns, Dallas Cowboys = Cowboys~, Denver Broncos = Broncos~, Detroit Lions, Green Bay Packers = Packers, Houston Texans, Indianapolis Colts = Colts~, Jacksonville Jaguars, Kansas City Chiefs, Las Vegas Raiders = Raiders~, Los Angeles Chargers = LA Chargers, Los Angeles Rams = LA Rams, Miami Dolphins, Minnesota Vikings, New England Patriots = Patriots~, New Orleans Saints, New York Giants = NY Giants, New York Jets = NY Jets, Philadelphia Eagles, Pittsburgh Steelers = Steelers, San Francisco 49ers = 49ers, Seattle Seahawks = Seahawks, Tampa Bay Buccaneers = Buccaneers, Tennessee Titans, Washington Commanders, CFL Football, Grey Cup, Toronto Argonauts, Hamilton Tiger-Cats, Winnipeg Blue Bombers, Saskatchewan Roughriders, Calgary Stampeders, Edmonton Elks, BC Lions, Montreal Alouettes, Ottawa Redblacks, UFL Football, USFL, European League of Football, Frankfurt Galaxy, Rhein Fire, Sunday Night Football, Thursday Night Football",
    },
    {
      path: "Football > College Football",
      market: "B2C",
      names:
        "Rose Bowl, Cotton Bowl, Sugar Bowl, Orange Bowl, Alabama Crimson Tide = Crimson Tide, Ohio State Buckeyes = Buckeyes, Georgia Bulldogs, Texas Longhorns = Longhorns, LSU Tigers, Notre Dame Fighting Irish = Fighting Irish, Michigan Wolverines, Penn State Nittany Lions, Wisconsin Badgers, Iowa Hawkeyes, Nebraska Cornhuskers, Oregon Ducks, Washington Huskies, USC Trojans, UCLA Bruins, Stanford Cardinal, Arizona Wildcats, Arizona State Sun Devils, Utah Utes, BYU Cougars, Colorado Buffaloes, Oklahoma Sooners, Oklahoma State Cowboys, Texas A&M Aggies, Texas Tech Red Raiders, TCU Horned Frogs, Baylor Bears, Houston Cougars, Kansas Jayhawks, Kansas State Wildcats, Iowa State Cyclones, Missouri Tigers, Arkansas Razorbacks, Ole Miss Rebels, Mississippi State Bulldogs, Auburn Tigers, Tennessee Volunteers, Kentucky Wildcats, Vanderbilt Commodores, South Carolina Gamecocks, Florida Gators, Florida State Seminoles, Miami Hurricanes, Clemson Tigers, NC State Wolfpack, Virginia Tech Hokies, Virginia Cavaliers, Louisville Cardinals, Pitt Panthers, Syracuse Orange, Boston College Eagles, West Virginia Mountaineers, Cincinnati Bearcats, UCF Knights, Boise State Broncos, Michigan State Spartans, Minnesota Golden Gophers, Illinois Fighting Illini, Purdue Boilermakers, Indiana Hoosiers, Northwestern Wildcats, Rutgers Scarlet Knights, Maryland Terrapins, Army Black Knights, Navy Midshipmen, SMU Mustangs, Tulane Green Wave, Memphis Tigers, College Football Playoff, SEC Network, Big Ten Network, ACC Network, Peach Bowl, Fiesta Bowl, Army-Navy Game, Heisman Trophy",
    },
    {
      path: "Basketball > Pro Basketball",
      market: "B2C",
      names:
        "NBA = National Basketball Association, WNBA, Harlem Globetrotters, Atlanta Hawks, Boston Celtics = Celtics, Brooklyn Nets, Charlotte Hornets, Chicago Bulls, Cleveland Cavaliers = Cavaliers~, Dallas Mavericks, Denver Nuggets, Detroit Pistons, Golden State Warriors, Houston Rockets, Indiana Pacers, Los Angeles Clippers = LA Clippers, Los Angeles Lakers = Lakers, Memphis Grizzlies, Miami Heat, Milwaukee Bucks, Minnesota Timberwolves = Timberwolves, New Orleans Pelicans, New York Knicks = Knicks, Oklahoma City Thunder = OKC Thunder, Orlando Magic, Philadelphia 76ers = 76ers = Sixers, Phoenix Suns, Portland Trail Blazers, Sacramento Kings, San Antonio Spurs, Toronto Raptors, Utah Jazz, Washington Wizards, Las Vegas Aces, New York Liberty, Indiana Fever, Chicago Sky, Connecticut Sun, Seattle Storm, Minnesota Lynx, Phoenix Mercury, Los Angeles Sparks, Washington Mystics, Dallas Wings, Atlanta Dream, Golden State Valkyries, EuroLeague, Real Madrid Baloncesto, Barça Basket, Alba Berlin, Bayern Basketball, Olimpia Milano, Virtus Bologna, Panathinaikos BC, Olympiacos BC, Fenerbahçe Beko, Anadolu Efes, Maccabi Tel Aviv, ASVEL, AS Monaco Basket, Partizan Belgrade, Liga ACB, NBL Australia, B.League, NBB Brasil, NBA G League, BIG3, Unrivaled Basketball",
    },
    {
      path: "Baseball & Softball > Pro Baseball",
      market: "B2C",
      names:
        "MLB = Major League Baseball, World Series, Minor League Baseball, Arizona Diamondbacks = Diamondbacks, Atlanta Braves, Baltimore Orioles = Orioles~, Boston Red Sox = Red Sox, Chicago Cubs, Chicago White Sox = White Sox, Cincinnati Reds, Cleveland Guardians, Colorado Rockies, Detroit Tigers, Houston Astros = Astros, Kansas City Royals, Los Angeles Angels, Los Angeles Dodgers = Dodgers, Miami Marlins, Milwaukee Brewers, Minnesota Twins, New York Mets = Mets, New York Yankees = Yankees, Oakland Athletics, Philadelphia Phillies = Phillies, Pittsburgh Pirates, San Diego Padres = Padres, San Francisco Giants, Seattle Mariners, St. Louis Cardinals, Tampa Bay Rays, Texas Rangers, Toronto Blue Jays = Blue Jays~, Washington Nationals, Savannah Bananas, Yomiuri Giants, Hanshin Tigers, Hiroshima Carp, Chunichi Dragons, Yakult Swallows, Yokohama DeNA BayStars, SoftBank Hawks, Orix Buffaloes, Saitama Seibu Lions, Chiba Lotte Marines, Rakuten Eagles, Nippon-Ham Fighters, Doosan Bears, LG Twins, KIA Tigers, Samsung Lions, Lotte Giants, SSG Landers, Hanwha Eagles, Leones del Caracas, Tigres del Licey, Águilas Cibaeñas, Diablos Rojos del México, Sultanes de Monterrey, World Baseball Classic, Nippon Professional Baseball, KBO League, Durham Bulls, Liga Mexicana de Béisbol",
    },
    {
      path: "Soccer",
      market: "B2C",
      names:
        "FIFA, UEFA, U.S. Soccer = USMNT, Manchester United = Man Utd, Manchester City = Man City, Liverpool FC, Chelsea FC, Arsenal FC, Tottenham Hotspur, Real Madrid, FC Barcelona = Barca, Bayern Munich, Juventus, AC Milan, Aston Villa, Newcastle United, West Ham, Everton FC, Leicester City FC, Wolverhampton Wanderers, Crystal Palace FC, Brighton & Hove Albion, Nottingham Forest, Fulham FC, Brentford FC, AFC Bournemouth, Leeds United, Southampton FC, Burnley FC, Sheffield United, Luton Town, Ipswich Town, Sunderland AFC, Norwich City, West Bromwich Albion, Derby County, Middlesbrough FC, Wrexham AFC, Celtic FC, Rangers FC, Hearts FC, Aberdeen FC, Borussia Dortmund = BVB~, RB Leipzig, Bayer Leverkusen, Eintracht Frankfurt, VfB Stuttgart, Borussia Mönchengladbach, VfL Wolfsburg, Werder Bremen, Hamburger SV, FC Schalke 04 = Schalke, 1. FC Köln = FC Köln, Hertha BSC, Union Berlin, FC St. Pauli, SC Freiburg, Mainz 05, FC Augsburg, TSG Hoffenheim, Fortuna Düsseldorf, Paris Saint-Germain = PSG~, Olympique de Marseille, Olympique Lyonnais, AS Monaco, Lille OSC, OGC Nice, Stade Rennais, RC Lens, AS Saint-Étienne, Girondins de Bordeaux, FC Nantes, Atlético Madrid, Sevilla FC, Real Betis, Athletic Bilbao, Real Sociedad, Valencia CF, Villarreal CF, Celta de Vigo, RCD Espanyol, Girona FC, CA Osasuna, Inter Milan, AS Roma, SS Lazio, SSC Napoli, Atalanta BC, ACF Fiorentina, Torino FC, Bologna FC, Udinese, Sampdoria, Genoa CFC, Ajax Amsterdam, PSV Eindhoven, Feyenoord, AZ Alkmaar, FC Utrecht, FC Twente, Club Brugge, RSC Anderlecht, Standard Liège, SL Benfica = Benfica, FC Porto, Sporting CP, SC Braga, Galatasaray, Fenerbahçe, Beşiktaş, Trabzonspor, Olympiacos, Panathinaikos, AEK Athens, Red Star Belgrade, Dinamo Zagreb, Shakhtar Donetsk, Dynamo Kyiv, Zenit St Petersburg, Spartak Moscow, Slavia Prague, Sparta Prague, Legia Warsaw, Lech Poznań, Red Bull Salzburg, Rapid Wien, FC Basel, BSC Young Boys, FC Copenhagen, Malmö FF, Rosenborg, Flamengo~, Corinthians Paulista, Palmeiras, São Paulo FC, Santos FC, Vasco da Gama, Fluminense~, Botafogo~, Grêmio, Internacional Porto Alegre, Atlético Mineiro, Cruzeiro EC, Bahia EC, Athletico Paranaense, Boca Juniors, River Plate~, Racing Club Avellaneda, Independiente~, San Lorenzo de Almagro, Peñarol, Nacional Montevideo, Colo-Colo, Universidad de Chile, Millonarios~, Atlético Nacional, América de Cali, Alianza Lima, Universitario de Deportes, Club América, Chivas Guadalajara, Cruz Azul, Pumas UNAM, Tigres UANL, Rayados Monterrey, Club León, Santos Laguna, Deportivo Toluca, Atlas FC, Club Tijuana Xolos, Pachuca CF, Inter Miami = Inter Miami CF, LA Galaxy, LAFC, Atlanta United, Seattle Sounders, Portland Timbers, New York City FC, New York Red Bulls, Philadelphia Union, D.C. United, Columbus Crew, FC Cincinnati, Nashville SC, Austin FC, FC Dallas, Houston Dynamo, Sporting Kansas City, St. Louis City SC, Minnesota United, Chicago Fire FC, Colorado Rapids, Real Salt Lake, San Jose Earthquakes, San Diego FC, Charlotte FC, Orlando City, New England Revolution, Toronto FC, CF Montréal, Vancouver Whitecaps, Angel City FC, San Diego Wave, Kansas City Current, Portland Thorns, Orlando Pride, Gotham FC, Kawasaki Frontale, Urawa Reds, Yokohama F. Marinos, Vissel Kobe, Gamba Osaka, Kashima Antlers, FC Tokyo, Jeonbuk Hyundai, Ulsan HD, Al Hilal, Al Nassr, Al Ittihad, Al Ahly, Zamalek, Kaizer Chiefs, Orlando Pirates, Mamelodi Sundowns, Mohun Bagan, Kerala Blasters, Mumbai City FC, Persib Bandung, Persija Jakarta, Melbourne Victory, Sydney FC, Western Sydney Wanderers, Wellington Phoenix",
    },
    {
      path: "Soccer > Leagues & Cups",
      market: "B2C",
      names:
        "MLS~ = Major League Soccer, Premier League = EPL, La Liga, Serie A, Bundesliga, Liga MX, UEFA Champions League = Champions League, Europa League, FIFA World Cup, Copa America, NWSL, EFL Championship, FA Cup, Carabao Cup, Women's Super League, Scottish Premiership, DFB-Pokal, 2. Bundesliga, Ligue 1, Coupe de France, Copa del Rey, Liga Portugal, Eredivisie, Süper Lig, Brasileirão = Campeonato Brasileiro, Copa do Brasil, Copa Libertadores = Libertadores~, Copa Sudamericana, J1 League = J.League, K League, Saudi Pro League, Indian Super League, A-League, USL Championship, Leagues Cup, Gold Cup Concacaf, Concacaf Champions Cup, UEFA Euro, Euro 2024~, Nations League~, Conference League, FIFA Women's World Cup, Africa Cup of Nations = AFCON, AFC Asian Cup, Club World Cup, Primera División Argentina, Liga BetPlay, Serie B Italia, Coppa Italia, Supercopa de España",
    },
    {
      path: "Hockey & Winter Sports > Ice Hockey",
      market: "B2C",
      names:
        "NHL = National Hockey League, Stanley Cup, Anaheim Ducks, Boston Bruins, Buffalo Sabres, Calgary Flames, Carolina Hurricanes, Chicago Blackhawks, Colorado Avalanche, Columbus Blue Jackets, Dallas Stars, Detroit Red Wings, Edmonton Oilers, Florida Panthers, Los Angeles Kings = LA Kings, Minnesota Wild, Montreal Canadiens = Canadiens, Nashville Predators, New Jersey Devils, New York Islanders, New York Rangers, Ottawa Senators, Philadelphia Flyers, Pittsburgh Penguins, San Jose Sharks, Seattle Kraken, St. Louis Blues, Tampa Bay Lightning, Toronto Maple Leafs = Maple Leafs, Vancouver Canucks = Canucks, Vegas Golden Knights, Washington Capitals, Winnipeg Jets, Utah Hockey Club, Arizona Coyotes, AHL Hockey, ECHL, KHL~, SHL Sweden, Liiga, DEL Eishockey, Eisbären Berlin, Adler Mannheim, Kölner Haie, ZSC Lions, SC Bern, HC Davos, Frölunda, Färjestad, PWHL, World Juniors Hockey, Hockey Canada, USA Hockey, Bauer Hockey, CCM Hockey, Hockey Night in Canada, Spengler Cup, Memorial Cup",
    },
    {
      path: "Golf & Tennis > Golf",
      market: "B2C",
      names: "PGA, LPGA, LIV Golf, USGA, Ryder Cup, Golf Channel, Topgolf",
    },
    {
      path: "Golf & Tennis > Golf > Golf Equipment",
      market: "B2C",
      names: "Callaway, TaylorMade, Titleist, Ping Golf, Cobra Golf",
    },
    {
      path: "Golf & Tennis > Tennis",
      market: "B2C",
      names: "ATP Tour, WTA, Wimbledon, USTA, Australian Open, French Open, Wilson Sporting Goods",
    },
    {
      path: "Motorsports & Racing",
      market: "B2C",
      names:
        "NHRA, 24 Hours of Le Mans, NASCAR, Daytona 500, Daytona International Speedway, Monster Jam, MotoGP, Scuderia Ferrari, Red Bull Racing, Mercedes-AMG Petronas, McLaren F1, Williams Racing, Aston Martin F1, Alpine F1, Haas F1, Visa Cash App RB, Monaco Grand Prix, British Grand Prix, Silverstone~, Monza Grand Prix, Nürburgring, Le Mans 24h, IMSA Racing, WEC Endurance, WRC Rally, Dakar Rally, DTM Racing, Supercars Championship, Bathurst 1000, Super GT, Super Formula, World Superbike = WorldSBK, MXGP, Formula Drift, Talladega Superspeedway, Bristol Motor Speedway, Coca-Cola 600, Hendrick Motorsports, Joe Gibbs Racing, Team Penske, Chip Ganassi Racing, Andretti Global, Lamborghini Super Trofeo",
    },
    {
      path: "Motorsports & Racing > Open Wheel Racing",
      market: "B2C",
      names:
        "Formula 1 = F1 = Formula One, IndyCar, Indianapolis 500 = Indy 500, Indianapolis Motor Speedway, Formula E",
    },
    {
      path: "Motorsports & Racing > Horse Racing",
      market: "B2C",
      names: "Kentucky Derby, Churchill Downs, Breeders' Cup, Preakness Stakes, Belmont Stakes, Grand National",
    },
    {
      path: "Combat Sports & Wrestling",
      market: "B2C",
      names: "Everlast, UFC = Ultimate Fighting Championship, Bellator",
    },
    {
      path: "Combat Sports & Wrestling > Wrestling",
      market: "B2C",
      names: "WWE = World Wrestling Entertainment, WrestleMania, AEW, WWE SmackDown = SmackDown",
    },
    {
      path: "College & Olympic Sports",
      market: "B2C",
      names:
        "ESPN, Fox Sports, CBS Sports, Sky Sports, DAZN, Bleacher Report, Sports Illustrated, The Athletic~, Yahoo Sports, SportsCenter, Barstool Sports, NCAA, Team USA, X Games, Special Olympics",
    },
    {
      path: "Running & Cycling > Running",
      market: "B2C",
      names: "Strava, Boston Marathon, New York City Marathon = NYC Marathon, Spartan Race, Tough Mudder",
    },
    {
      path: "Running & Cycling > Cycling > Bikes",
      market: "B2C",
      names: "Trek Bikes, Specialized Bikes, Cannondale, Schwinn, Huffy, Mongoose Bikes",
    },
    {
      path: "Camping & Hiking",
      market: "B2C",
      names: "REI, Backcountry.com = Backcountry~, Orvis, Decathlon, Deuter, CamelBak, Smartwool, Buck Knives",
    },
    {
      path: "Camping & Hiking > Camping > Camping Gear",
      market: "B2C",
      names: "Coleman~ = Coleman Camping, YETI, Igloo Coolers",
    },
    {
      path: "Hunting & Fishing",
      market: "B2C",
      names: "Bass Pro, Cabela's, Ducks Unlimited, Mossy Oak, Realtree",
    },
    {
      path: "Water & Extreme Sports",
      market: "B2C",
      names: "Speedo, World Surf League",
    },
    {
      path: "Water & Extreme Sports > Skate & Scooter",
      market: "B2C",
      names: "Thrasher Magazine = Thrasher~, Rollerblade, Razor Scooters",
    },
    {
      path: "Sporting Goods & Equipment",
      market: "B2C",
      names: "Dick's Sporting Goods, Academy Sports, Big 5, Fanatics",
    },
    {
      path: "Football",
      market: "B2C",
      names: "Riddell, Super Rugby, NRL, All Blacks",
    },
    {
      path: "Basketball",
      market: "B2C",
      names: "March Madness, Final Four, Duke Blue Devils, North Carolina Tar Heels = Tar Heels, Spalding",
    },
    {
      path: "Baseball & Softball",
      market: "B2C",
      names:
        "Rawlings, Louisville Slugger, Easton Baseball, DeMarini, Indian Premier League = IPL~, ICC Cricket World Cup",
    },
    {
      path: "Hockey & Winter Sports",
      market: "B2C",
      names: "Volkl, Burton Snowboards",
    },
    {
      path: "Running & Cycling",
      market: "B2C",
      names: "Tour de France, Giro d'Italia, Zwift, Ironman Triathlon",
    },
    {
      path: "Running & Cycling > Cycling",
      market: "B2C",
      names: "Shimano",
    },
    {
      path: "Football > Rugby",
      market: "B2C",
      names:
        "Rugby World Cup, Premiership Rugby, Top 14, United Rugby Championship, Rugby Championship, Leicester Tigers, Saracens~, Harlequins~, Bath Rugby, Exeter Chiefs, Northampton Saints, Leinster Rugby, Munster Rugby, Stade Toulousain, La Rochelle Rugby, Racing 92, Springboks, Wallabies~, British & Irish Lions, Super League Rugby, Wigan Warriors, Leeds Rhinos, St Helens RFC, Brisbane Broncos, Penrith Panthers, Sydney Roosters, Melbourne Storm, South Sydney Rabbitohs, Parramatta Eels, Canterbury Bulldogs, Crusaders Rugby, Queensland Reds, Sharks Rugby, Stormers~, Bulls Rugby, State of Origin~",
    },
    {
      path: "Football > Australian Rules",
      market: "B2C",
      names:
        "AFL Grand Final, Collingwood Magpies = Collingwood FC, Richmond Tigers, Carlton Blues, Essendon Bombers, Hawthorn Hawks, Geelong Cats, Sydney Swans, Brisbane Lions, West Coast Eagles, Fremantle Dockers, Adelaide Crows, Port Adelaide Power, Western Bulldogs, Melbourne Demons, St Kilda Saints, Gold Coast Suns, GWS Giants, North Melbourne Kangaroos, AFLW",
    },
    {
      path: "Baseball & Softball > Cricket",
      market: "B2C",
      names:
        "Mumbai Indians, Chennai Super Kings, Royal Challengers Bangalore = RCB~, Kolkata Knight Riders, Delhi Capitals, Rajasthan Royals, Sunrisers Hyderabad, Punjab Kings, Gujarat Titans, Lucknow Super Giants, Women's Premier League WPL, Big Bash League, The Hundred Cricket, County Championship, Pakistan Super League, Caribbean Premier League, SA20, The Ashes~, T20 World Cup, Cricbuzz, ESPNcricinfo, BCCI, England Cricket, Sydney Sixers, Melbourne Stars, Perth Scorchers, Oval Invincibles, Major League Cricket",
    },
  ],
}
