import type { BrandTable } from "../types.ts"

export const sportsOutdoorsBrands: BrandTable = {
  category: "Sports & Outdoors",
  nodes: [
    {
      path: "Football > Pro Football",
      market: "B2C",
      names:
        "NFL = National Football League, Super Bowl, NFL RedZone, CFL, XFL, Arizona Cardinals, Atlanta Falcons = Falcons~, Baltimore Ravens = Ravens~, Buffalo Bills, Carolina Panthers, Chicago Bears, Cincinnati Bengals = Bengals~, Cleveland Browns, Dallas Cowboys = Cowboys~, Denver Broncos = Broncos~, Detroit Lions, Green Bay Packers = Packers, Houston Texans, Indianapolis Colts = Colts~, Jacksonville Jaguars, Kansas City Chiefs, Las Vegas Raiders = Raiders~, Los Angeles Chargers = LA Chargers, Los Angeles Rams = LA Rams, Miami Dolphins, Minnesota Vikings, New England Patriots = Patriots~, New Orleans Saints, New York Giants = NY Giants, New York Jets = NY Jets, Philadelphia Eagles, Pittsburgh Steelers = Steelers, San Francisco 49ers = 49ers, Seattle Seahawks = Seahawks, Tampa Bay Buccaneers = Buccaneers, Tennessee Titans, Washington Commanders",
    },
    {
      path: "Football > College Football",
      market: "B2C",
      names:
        "Rose Bowl, Cotton Bowl, Sugar Bowl, Orange Bowl, Alabama Crimson Tide = Crimson Tide, Ohio State Buckeyes = Buckeyes, Georgia Bulldogs, Texas Longhorns = Longhorns, LSU Tigers, Notre Dame Fighting Irish = Fighting Irish",
    },
    {
      path: "Basketball > Pro Basketball",
      market: "B2C",
      names:
        "NBA = National Basketball Association, WNBA, Harlem Globetrotters, Atlanta Hawks, Boston Celtics = Celtics, Brooklyn Nets, Charlotte Hornets, Chicago Bulls, Cleveland Cavaliers = Cavaliers~, Dallas Mavericks, Denver Nuggets, Detroit Pistons, Golden State Warriors, Houston Rockets, Indiana Pacers, Los Angeles Clippers = LA Clippers, Los Angeles Lakers = Lakers, Memphis Grizzlies, Miami Heat, Milwaukee Bucks, Minnesota Timberwolves = Timberwolves, New Orleans Pelicans, New York Knicks = Knicks, Oklahoma City Thunder = OKC Thunder, Orlando Magic, Philadelphia 76ers = 76ers = Sixers, Phoenix Suns, Portland Trail Blazers, Sacramento Kings, San Antonio Spurs, Toronto Raptors, Utah Jazz, Washington Wizards",
    },
    {
      path: "Baseball & Softball > Pro Baseball",
      market: "B2C",
      names:
        "MLB = Major League Baseball, World Series, Minor League Baseball, Arizona Diamondbacks = Diamondbacks, Atlanta Braves, Baltimore Orioles = Orioles~, Boston Red Sox = Red Sox, Chicago Cubs, Chicago White Sox = White Sox, Cincinnati Reds, Cleveland Guardians, Colorado Rockies, Detroit Tigers, Houston Astros = Astros, Kansas City Royals, Los Angeles Angels, Los Angeles Dodgers = Dodgers, Miami Marlins, Milwaukee Brewers, Minnesota Twins, New York Mets = Mets, New York Yankees = Yankees, Oakland Athletics, Philadelphia Phillies = Phillies, Pittsburgh Pirates, San Diego Padres = Padres, San Francisco Giants, Seattle Mariners, St. Louis Cardinals, Tampa Bay Rays, Texas Rangers, Toronto Blue Jays = Blue Jays~, Washington Nationals, Savannah Bananas",
    },
    {
      path: "Soccer",
      market: "B2C",
      names:
        "FIFA, UEFA, U.S. Soccer = USMNT, Manchester United = Man Utd, Manchester City = Man City, Liverpool FC, Chelsea FC, Arsenal FC, Tottenham Hotspur, Real Madrid, FC Barcelona = Barca, Bayern Munich, Juventus, AC Milan",
    },
    {
      path: "Soccer > Leagues & Cups",
      market: "B2C",
      names:
        "MLS~ = Major League Soccer, Premier League = EPL, La Liga, Serie A, Bundesliga, Liga MX, UEFA Champions League = Champions League, Europa League, FIFA World Cup, Copa America, NWSL",
    },
    {
      path: "Hockey & Winter Sports > Ice Hockey",
      market: "B2C",
      names:
        "NHL = National Hockey League, Stanley Cup, Anaheim Ducks, Boston Bruins, Buffalo Sabres, Calgary Flames, Carolina Hurricanes, Chicago Blackhawks, Colorado Avalanche, Columbus Blue Jackets, Dallas Stars, Detroit Red Wings, Edmonton Oilers, Florida Panthers, Los Angeles Kings = LA Kings, Minnesota Wild, Montreal Canadiens = Canadiens, Nashville Predators, New Jersey Devils, New York Islanders, New York Rangers, Ottawa Senators, Philadelphia Flyers, Pittsburgh Penguins, San Jose Sharks, Seattle Kraken, St. Louis Blues, Tampa Bay Lightning, Toronto Maple Leafs = Maple Leafs, Vancouver Canucks = Canucks, Vegas Golden Knights, Washington Capitals, Winnipeg Jets",
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
      names: "NHRA, 24 Hours of Le Mans, NASCAR, Daytona 500, Daytona International Speedway, Monster Jam, MotoGP",
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
  ],
}
