import type { LexiconTable } from "../types.ts"

export const newsSociety: LexiconTable = {
  category: "News & Society",
  nodes: [
    {
      path: "World & National News",
      iab: "8YPBBL",
      terms:
        "news, current events, current affairs, headlines~, journalism, op ed, fact checking, misinformation, society~, media literacy",
    },
    {
      path: "World & National News > Regional World News",
      iab: "8YPBBL",
      terms: "european news, uk news, canadian news",
    },
    {
      path: "Local News",
      iab: "8YPBBL",
      terms:
        "neighborhood news, community newspaper, traffic report, school closing, local tv news, local news viewer, local newspaper",
    },
    { path: "Business News", iab: "80", terms: "business journal, business media, business press, business newspaper" },
    {
      path: "Weather",
      iab: "390",
      terms:
        "weather, forecast~, storm~, storm watch, temperature~, rain~, rainfall, snow~, snowfall, snowstorm, blizzard~, wind chill, humidity~, uv index, thunderstorm, lightning~, hail~, fog~, monsoon, drought",
    },
    {
      path: "Disasters & Emergencies",
      iab: "381",
      terms:
        "disaster, emergency~, hurricane, cyclone, typhoon, tornado, earthquake, tsunami, flood~, flooding, wildfire, forest fire, volcano eruption, landslide, mudslide, avalanche~, evacuation~, survivalist, plane crash, oil spill, blackout~, search and rescue, fema, famine, house fire",
    },
    {
      path: "Crime & Public Safety",
      iab: "380",
      terms:
        "crime, crime watch, neighborhood watch, criminal~, violence, mass shooting, school shooting, murder~, homicide, robbery~, burglary, theft~, auto theft, carjacking, kidnapping, missing person, amber alert, assault~, domestic abuse, child abuse, elder abuse, stalking, fraud~, scam, terrorism, terrorist, extremism, public safety, law enforcement, police, firefighting, prison, jail, inmate, incarceration, incarcerated, parole, probation~, arrest~, mugshot, ex offender, sex offender, vandalism, arson, riot~, looting, drunk driving, dui, cold case, personal safety, school safety, victim~, trafficking~",
    },
    {
      path: "War & Defense",
      iab: "389",
      terms:
        "war~, warfare, military~, national defense, armed forces, army~, navy~, air force~, national security, homeland security, nuclear weapon, missile~, counterterrorism, espionage, refugee, ceasefire, peace talks, peacekeeping, genocide, ukraine war, gaza war, geopolitics, geopolitical, military aircraft, fighter jet, warship, conscription, military vehicle~, conflict~, us navy, u s navy, us army, u s army, us air force, u s air force, marine corps, coast guard, space force, blue angels, thunderbirds air show, national guard, naval base, military history",
    },
    {
      path: "Charities & Volunteering",
      iab: "108",
      terms:
        "charity, charitable, donation, donate, donating, donor, philanthropy, philanthropist, philanthropic, volunteer, volunteering, volunteerism, community service, humanitarian, fundraising, fundraiser, food bank, food pantry, food drive, soup kitchen, toy drive, child sponsorship, sponsor a child, rotary club, altruism, giving~, give to charity, giving to charity, disaster relief, charitable giving, charity donor, charitable donor, nonprofit donor, monthly giver, relief effort, volunteer at",
    },
    {
      path: "Charities & Volunteering > Charity Causes",
      iab: "108",
      terms: "animal charity, international aid, hunger relief",
    },
    {
      path: "Environment & Sustainability",
      iab: "467",
      terms:
        "environment~, environmental, environmentalist, environmentalism, environmentally conscious, environmentally friendly, environmentally aware, sustainability, sustainable~, green~, eco conscious, ecofriendly~, conservation, conservationist, endangered species, deforestation, rainforest, reforestation, tree planting, pollution, air quality, recycling, recycler, zero waste living, single use plastic, circular economy, food waste, conscious consumer, ethical consumer, ethical shopping, fair trade",
    },
    {
      path: "Environment & Sustainability > Climate Change",
      iab: "467",
      terms:
        "climate~, global warming, greenhouse gas, carbon footprint, carbon neutral, carbon emission, net zero, decarbonization, sea level rise, clean air",
    },
    {
      path: "Social Issues & Advocacy",
      iab: "Z7rJBM",
      terms:
        "social issue, social cause, social justice, advocacy, activism~, activist~, social change, human rights, civil rights, civil liberties, racism, antiracism, discrimination, diversity and inclusion, inequality, gender equality, gender pay gap, feminism, feminist, womens rights, womens empowerment, metoo, me too movement, lgbtq rights, gay rights, trans rights, marriage equality, disability rights, animal rights, animal welfare, animal cruelty, black lives matter, poverty, homelessness, homeless, hunger~, food insecurity, housing affordability, affordable housing crisis, cyberbullying, free speech, freedom of speech, censorship, privacy rights, death penalty, euthanasia, child labor, modern slavery, protest, petition~, boycott, cancel culture, woke culture, hate speech, xenophobia, antisemitism, islamophobia, workers rights, labor movement, labor strike, overpopulation, population growth, social welfare, social services, equality~, permanent residence, permanent resident, green card, naturalization, path to citizenship, citizenship test, immigrant rights, asylum seeker, asylum applicant, refugee, visa applicant, h1b, undocumented, ngo, non governmental organization",
    },
    {
      path: "Legal Affairs",
      iab: "383",
      terms:
        "legal issue, law~, supreme court, court~, courthouse, trial~, jury, juror, judicial, public record, indictment, verdict~, justice~",
    },
  ],
}
