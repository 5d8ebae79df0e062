import type { LexiconTable } from "../types.ts"

export const geography: LexiconTable = {
  category: "Geography",
  nodes: [
    {
      path: "US States",
      iab: "469",
      terms: "u s state, state resident, statewide, state level geo, 50 states, resident of~, continental us",
    },
    { path: "US States > Alabama", iab: "469", terms: "alabama, alabamian" },
    { path: "US States > Alaska", iab: "469", terms: "alaska, alaskan" },
    { path: "US States > Arizona", iab: "469", terms: "arizona, arizonan" },
    { path: "US States > Arkansas", iab: "469", terms: "arkansas, arkansan" },
    {
      path: "US States > California",
      iab: "469",
      terms: "california, californian, socal, norcal, central valley, inland empire, central coast~",
    },
    { path: "US States > Colorado", iab: "469", terms: "colorado, coloradan, front range, western slope" },
    { path: "US States > Connecticut", iab: "469", terms: "connecticut" },
    { path: "US States > Delaware", iab: "469", terms: "delaware" },
    { path: "US States > Florida", iab: "469", terms: "florida, floridian, space coast, treasure coast, gold coast~" },
    { path: "US States > Georgia", iab: "469", terms: "georgia" },
    { path: "US States > Hawaii", iab: "469", terms: "hawaii, hawaii resident" },
    { path: "US States > Idaho", iab: "469", terms: "idaho, idahoan" },
    { path: "US States > Illinois", iab: "469", terms: "illinois, illinoisan" },
    { path: "US States > Indiana", iab: "469", terms: "indiana, hoosier state" },
    { path: "US States > Iowa", iab: "469", terms: "iowa, iowan" },
    { path: "US States > Kansas", iab: "469", terms: "kansas, kansan" },
    { path: "US States > Kentucky", iab: "469", terms: "kentucky, kentuckian" },
    { path: "US States > Louisiana", iab: "469", terms: "louisiana, louisianan" },
    { path: "US States > Maine", iab: "469", terms: "maine, mainer" },
    { path: "US States > Maryland", iab: "469", terms: "maryland, marylander" },
    { path: "US States > Massachusetts", iab: "469", terms: "massachusetts, western massachusetts" },
    { path: "US States > Michigan", iab: "469", terms: "michigan, michigander, upper peninsula" },
    { path: "US States > Minnesota", iab: "469", terms: "minnesota, minnesotan" },
    { path: "US States > Mississippi", iab: "469", terms: "mississippi, mississippian" },
    { path: "US States > Missouri", iab: "469", terms: "missouri, missourian" },
    { path: "US States > Montana", iab: "469", terms: "montana, montanan" },
    { path: "US States > Nebraska", iab: "469", terms: "nebraska, nebraskan" },
    { path: "US States > Nevada", iab: "469", terms: "nevada, nevadan" },
    { path: "US States > New Hampshire", iab: "469", terms: "new hampshire" },
    { path: "US States > New Jersey", iab: "469", terms: "nj, north jersey, south jersey, central jersey" },
    { path: "US States > New Mexico", iab: "469", terms: "new mexican" },
    { path: "US States > New York", iab: "469", terms: "ny~, long island, hudson valley, westchester" },
    { path: "US States > North Carolina", iab: "469", terms: "north carolinian" },
    { path: "US States > North Dakota", iab: "469", terms: "north dakota" },
    { path: "US States > Ohio", iab: "469", terms: "ohio, ohioan" },
    { path: "US States > Oklahoma", iab: "469", terms: "oklahoma, oklahoman" },
    { path: "US States > Oregon", iab: "469", terms: "oregon, oregonian, willamette valley" },
    { path: "US States > Pennsylvania", iab: "469", terms: "pennsylvania, pennsylvanian, lehigh valley" },
    { path: "US States > Rhode Island", iab: "469", terms: "rhode islander" },
    { path: "US States > South Carolina", iab: "469", terms: "south carolinian" },
    { path: "US States > South Dakota", iab: "469", terms: "south dakota" },
    { path: "US States > Tennessee", iab: "469", terms: "tennessee, tennessean" },
    { path: "US States > Texas", iab: "469", terms: "texas, texan, tx~" },
    { path: "US States > Utah", iab: "469", terms: "utah, utahn, wasatch front" },
    { path: "US States > Vermont", iab: "469", terms: "vermont, vermonter" },
    { path: "US States > Virginia", iab: "469", terms: "virginia, virginian" },
    { path: "US States > Washington", iab: "469", terms: "washington state, washington~, washingtonian~" },
    { path: "US States > West Virginia", iab: "469", terms: "west virginian" },
    { path: "US States > Wisconsin", iab: "469", terms: "wisconsin, wisconsinite" },
    { path: "US States > Wyoming", iab: "469", terms: "wyoming" },
    { path: "US States > District of Columbia", iab: "469", terms: "washington d c, dc~" },
    { path: "US States > Puerto Rico", iab: "469", terms: "san juan" },
    { path: "US Regions", iab: "469", terms: "census region, census division, regional audience, region~" },
    {
      path: "US Regions > Northeast",
      iab: "469",
      terms:
        "northeast~, northeastern us, new england, new englander, mid atlantic, midatlantic, tristate area, tri state, east coast",
    },
    {
      path: "US Regions > Midwest",
      iab: "469",
      terms:
        "midwest, midwestern, midwesterner, great lakes, corn belt, great plains, plains states, rust belt, heartland~",
    },
    {
      path: "US Regions > South",
      iab: "469",
      terms:
        "southern us, southern states, southeastern us, deep south, american south, the south, gulf coast, sun belt, sunbelt, bible belt, appalachia, carolinas, ozarks, southeast~",
    },
    {
      path: "US Regions > West",
      iab: "469",
      terms:
        "western us, west coast, pnw, southwestern us, mountain west, mountain states, pacific coast, southwest~, northwest~",
    },
    {
      path: "Cities & Metros",
      iab: "469",
      terms:
        "metro area, metropolitan area, metropolitan statistical area, msa~, cbsa, micropolitan, big city, citywide, county~, resident~, metro~, city~, cities over, town of, towns of, city of over, cities with, city population, town population, large city, mid size city",
    },
    {
      path: "Cities & Metros > Northeast Cities",
      iab: "469",
      terms:
        "new york city, nyc, ny metro, five boroughs, manhattan~, brooklyn, bronx, staten island, harlem, boston, philadelphia, pittsburgh, buffalo~, rochester, syracuse, albany, newark, jersey city, hoboken, trenton, atlantic city, hartford, new haven, bridgeport, stamford, providence~, worcester, springfield~, lowell~, cambridge~, erie, harrisburg",
    },
    {
      path: "Cities & Metros > Mid Atlantic & DC Cities",
      iab: "469",
      terms:
        "baltimore, arlington~, alexandria~, richmond, norfolk, chesapeake, newport news, hampton roads, roanoke, wilmington, beltway~, bethesda, silver spring, fairfax, charlottesville, annapolis",
    },
    {
      path: "Cities & Metros > Southeast Cities",
      iab: "469",
      terms:
        "atlanta, miami, tampa, orlando, jacksonville, st petersburg, fort lauderdale, cape coral, fort myers, tallahassee, pembroke pines, gainesville, sarasota, pensacola, daytona beach, lakeland, naples~, boca raton, hollywood fl, palm beach, charlotte~, raleigh, durham, research triangle, greensboro, winston salem, fayetteville, asheville, charleston, greenville, savannah, augusta, macon, nashville, memphis, knoxville, chattanooga, louisville, lexington, birmingham, montgomery~, huntsville, tuscaloosa, biloxi, new orleans, shreveport, lafayette, little rock",
    },
    {
      path: "Cities & Metros > Midwest Cities",
      iab: "469",
      terms:
        "chicago, chicagoland, cook county, aurora~, naperville, joliet, peoria, champaign, detroit, grand rapids, ann arbor, lansing, flint~, kalamazoo, indianapolis, fort wayne, south bend, columbus, cleveland, cincinnati, toledo, akron, dayton, youngstown, canton~, milwaukee, madison~, green bay, minneapolis, st paul, saint paul, twin cities, duluth, omaha, wichita, overland park, topeka, fargo~, bismarck, rapid city",
    },
    {
      path: "Cities & Metros > Texas & South Central Cities",
      iab: "469",
      terms:
        "houston, dallas, dfw, metroplex, fort worth, ft worth, san antonio, austin, el paso, corpus christi, plano, laredo, lubbock, frisco, amarillo, grand prairie, brownsville, waco, midland~, round rock, okc, tulsa",
    },
    {
      path: "Cities & Metros > Mountain & Southwest Cities",
      iab: "469",
      terms:
        "phoenix~, tucson, glendale, scottsdale, tempe, flagstaff, vegas, reno, carson city, denver, fort collins, boulder~, provo, ogden, boise, albuquerque, santa fe, las cruces, billings~, missoula, bozeman, cheyenne",
    },
    {
      path: "Cities & Metros > West Coast Cities",
      iab: "469",
      terms:
        "los angeles, la county, san francisco, bay area, silicon valley, east bay, san jose, san diego, sacramento, fresno, oakland, long beach, bakersfield, anaheim, santa ana, riverside~, stockton, irvine, chula vista, fremont, san bernardino, modesto, santa clarita, huntington beach, rancho cucamonga, garden grove, santa rosa, sunnyvale, pasadena, berkeley~, malibu~, west hollywood, burbank, portland, seattle, tacoma, spokane, bellevue, olympia~, honolulu, anchorage, fairbanks, juneau",
    },
    {
      path: "Cities & Metros > Canadian Cities",
      iab: "660",
      terms: "toronto, montreal, vancouver, calgary, edmonton, ottawa, winnipeg, mississauga, halifax",
    },
    {
      path: "Cities & Metros > European Cities",
      iab: "659",
      terms:
        "london, manchester, liverpool~, leeds, glasgow, edinburgh, bristol, cardiff, belfast, dublin, galway, paris, lyon, marseille, toulouse, strasbourg, berlin, munich, hamburg, frankfurt, stuttgart, dusseldorf, dresden, madrid, barcelona, valencia, seville, malaga, bilbao, lisbon, porto, rome, milan, turin, florence~, venice, amsterdam, rotterdam, brussels~, antwerp, bruges, vienna, salzburg, zurich, geneva, basel, stockholm, gothenburg, oslo, copenhagen, helsinki, reykjavik, warsaw, krakow, gdansk, prague, budapest, bucharest, belgrade, zagreb, dubrovnik, athens, istanbul, kyiv, kiev, moscow, riga, vilnius, tallinn",
    },
    {
      path: "Cities & Metros > Asian & Middle Eastern Cities",
      iab: "657",
      terms:
        "tokyo, osaka, nagoya, sapporo~, yokohama, beijing, shanghai, shenzhen, guangzhou, taipei, seoul, busan, bangkok, chiang mai, saigon, hanoi, kuala lumpur, jakarta, manila, mumbai, bombay, delhi, bangalore, bengaluru, hyderabad, chennai, kolkata, pune, karachi, lahore, islamabad, dhaka, colombo, kathmandu, phnom penh, dubai, doha, riyadh, jeddah, muscat~, jerusalem, amman, beirut, baghdad, tehran, ankara, baku, kabul",
    },
    {
      path: "Cities & Metros > African Cities",
      iab: "656",
      terms: "cairo, johannesburg, durban, lagos, abuja, nairobi, mombasa, accra, addis ababa, casablanca~, dakar",
    },
    {
      path: "Cities & Metros > Latin American Cities",
      iab: "662",
      terms:
        "mexico city, guadalajara, monterrey, tijuana, puebla, sao paulo, rio de janeiro, buenos aires, cordoba~, santiago~, bogota, medellin, cartagena, cusco, quito, caracas, montevideo, la paz, havana~, santo domingo, san salvador",
    },
    {
      path: "Cities & Metros > Oceanian Cities",
      iab: "658",
      terms: "sydney, melbourne, brisbane, perth, adelaide~, canberra, auckland, wellington~, christchurch, hobart",
    },
    {
      path: "DMAs & Media Markets",
      iab: "469",
      terms: "dma, designated market area, media market, tv market, television market, local market~, radio market",
    },
    {
      path: "DMAs & Media Markets > Northeast DMAs",
      iab: "469",
      terms:
        "hartford new haven, providence new bedford, burlington plattsburgh, wilkes barre scranton, johnstown altoona, springfield holyoke, binghamton, bangor",
    },
    { path: "DMAs & Media Markets > South DMAs", iab: "469", terms: "tampa st petersburg, alexandria la" },
    {
      path: "DMAs & Media Markets > Midwest DMAs",
      iab: "469",
      terms: "minneapolis st paul, traverse city cadillac, terre haute, quad cities, sioux city",
    },
    {
      path: "DMAs & Media Markets > West & Southwest DMAs",
      iab: "469",
      terms: "dallas ft worth, tyler longview, odessa midland, abilene sweetwater, san angelo, casper riverton",
    },
    {
      path: "Zip Codes & Neighborhoods",
      iab: "469",
      terms:
        "zip code, zipcode, zip~, postal code, postcode, neighborhood, census tract, local community~, hyperlocal, residential area, coastal community, beach community, resort town, mountain town, area code",
    },
    {
      path: "Countries & Territories",
      iab: "655",
      terms:
        "country of residence, country level geo, worldwide~, global audience~, emea, apac, developing country, eu country, eu countries, european country, foreign country, family abroad",
    },
    {
      path: "Countries & Territories > United States",
      iab: "660",
      terms: "usa, u s a, us resident, us adult~, us population~, us consumer~, us household~, nationwide~, american~",
    },
    {
      path: "Countries & Territories > US Territories",
      iab: "660",
      terms: "guam, us virgin islands, northern mariana islands, usvi",
    },
    {
      path: "Countries & Territories > Canada",
      iab: "660",
      terms:
        "canada, canadian, ontario, quebec, british columbia, alberta~, manitoba, saskatchewan, nova scotia, new brunswick, newfoundland~, yukon~, northwest territories",
    },
    {
      path: "Countries & Territories > Mexico & Central America",
      iab: "660",
      terms:
        "mexico, guatemala, honduras, el salvador, nicaragua, costa rica, panama, belize, central america, jalisco, yucatan",
    },
    {
      path: "Countries & Territories > Caribbean",
      iab: "660",
      terms:
        "caribbean, west indies, bahamas, jamaica, haiti, dominican republic, cuba, barbados, trinidad, saint lucia, grenada, dominica, aruba, curacao, cayman islands, bermuda, turks and caicos, martinique, guadeloupe, anguilla",
    },
    {
      path: "Countries & Territories > South America",
      iab: "662",
      terms:
        "latin america, latam, brazil, argentina, chile, colombia, peru, venezuela, ecuador, bolivia, paraguay, uruguay, guyana, suriname, french guiana, andes",
    },
    {
      path: "Countries & Territories > Western Europe",
      iab: "659",
      terms:
        "europe, european union, eurozone, benelux, france, germany, netherlands, holland, belgium, luxembourg, switzerland, austria, liechtenstein, monaco",
    },
    {
      path: "Countries & Territories > UK & Ireland",
      iab: "659",
      terms:
        "united kingdom, uk, britain, british~, england, scotland, wales, ireland, isle of man, gibraltar, yorkshire~",
    },
    {
      path: "Countries & Territories > Southern Europe",
      iab: "659",
      terms:
        "mediterranean region, spain, portugal, italy, greece, malta, cyprus, san marino, vatican city, catalonia, andalusia",
    },
    {
      path: "Countries & Territories > Nordics & Baltics",
      iab: "659",
      terms:
        "nordics, scandinavia, sweden, norway, denmark, finland, iceland, greenland, baltics, estonia, latvia, lithuania",
    },
    {
      path: "Countries & Territories > Eastern Europe",
      iab: "659",
      terms:
        "cee region, balkans, poland, czech republic, czechia, slovakia, hungary, romania, bulgaria, slovenia, croatia, serbia, bosnia, montenegro, macedonia, albania, kosovo, moldova, ukraine, belarus, russia, russian federation",
    },
    {
      path: "Countries & Territories > Middle East",
      iab: "657",
      terms:
        "mena, gulf states, gcc country, israel, palestine, west bank, gaza, jordan~, lebanon, syria, iraq, iran, saudi arabia, ksa, uae, qatar, kuwait, bahrain, oman, yemen, turkey~, turkiye",
    },
    {
      path: "Countries & Territories > Caucasus & Central Asia",
      iab: "657",
      terms: "central asia, caucasus, armenia, azerbaijan, kazakhstan, uzbekistan, afghanistan",
    },
    {
      path: "Countries & Territories > South Asia",
      iab: "657",
      terms:
        "india, pakistan, bangladesh, sri lanka, nepal, bhutan, maldives, kerala, punjab, maharashtra, gujarat, kashmir",
    },
    {
      path: "Countries & Territories > East Asia",
      iab: "657",
      terms: "asia, china~, japan, korea, taiwan, hong kong, macau, mongolia, tibet",
    },
    {
      path: "Countries & Territories > Southeast Asia",
      iab: "657",
      terms:
        "asean, thailand, vietnam, cambodia, laos, myanmar, burma, malaysia, singapore, indonesia, philippines, brunei, timor leste, east timor",
    },
    {
      path: "Countries & Territories > Oceania",
      iab: "658",
      terms:
        "oceania, australasia, australia, new zealand, papua new guinea, fiji, samoa, tonga, french polynesia, new caledonia, pacific islands, queensland, tasmania",
    },
    {
      path: "Countries & Territories > North Africa",
      iab: "656",
      terms: "egypt, morocco, algeria, tunisia, libya, sudan, western sahara",
    },
    {
      path: "Countries & Territories > Sub-Saharan Africa",
      iab: "656",
      terms:
        "africa, nigeria, ghana, kenya, ethiopia, tanzania, uganda, rwanda, senegal, gambia, mali~, niger, chad~, burkina faso, ivory coast, togo~, benin, liberia, sierra leone, guinea~, cape verde, cameroon, gabon, congo, drc, central african republic, somalia, angola, zambia, zimbabwe, malawi, mozambique, botswana, namibia, madagascar, mauritius, seychelles, mauritania",
    },
    {
      path: "Urban & Rural Areas",
      iab: "469",
      terms:
        "urbanicity, population density, high density area, low density area, geographic area, geography, geographic location, college town, university town, beach town, resort town, exurb",
    },
    {
      path: "Urban & Rural Areas > Urban",
      iab: "469",
      terms: "urban~, urbanite, inner city, downtown, city center, metropolitan~",
    },
    {
      path: "Urban & Rural Areas > Suburban",
      iab: "469",
      terms: "suburb, suburbia, suburban~, suburbanite, suburban family, suburban household, bedroom community",
    },
    {
      path: "Urban & Rural Areas > Rural",
      iab: "469",
      terms: "rural, small town, countryside, country living, remote area, village~",
    },
    {
      path: "Store Visitors & Proximity",
      iab: "154",
      terms:
        "store visitor~, store visit~, store visitation~, foot traffic~, visitation~, visitor~, store location, mile of store, store radius, within radius, store proximity, trade area",
    },
    {
      path: "Store Visitors & Proximity > Proximity & Geofencing",
      iab: "154",
      terms:
        "proximity~, geofence, geofenced, geofencing, geo fence, geo fenced, geo fencing, geo targeting, geotargeting, location based, location data~, location targeting, radius~, live near, living near, near store, near me~, nearby~, drive time, vicinity",
    },
    {
      path: "Expats & Diaspora",
      iab: "655",
      terms:
        "expat, expatriate, diaspora, immigrant, migrant, foreign born, living abroad, lives abroad, americans abroad, foreign national, naturalized citizen, nri, hometown~",
    },
    {
      path: "Commuters & Transit Riders",
      iab: "669",
      terms: "commuter, commute, commuting, carpool, carpooler, rush hour, park and ride",
    },
    {
      path: "Commuters & Transit Riders > Public Transit",
      iab: "669",
      terms:
        "public transportation, public transport, mass transit, transit rider, transit user, transit pass, subway rider, subway station, metro rider, metro station, light rail, bus rider, city bus, bus stop, transit station, streetcar~, tram~, metro card, transit app, bus pass",
    },
  ],
}
