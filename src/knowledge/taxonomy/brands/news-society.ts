import type { BrandTable } from "../types.ts"

export const newsSocietyBrands: BrandTable = {
  category: "News & Society",
  nodes: [
    {
      path: "World & National News",
      market: "B2C",
      names:
        "CNN, Fox News, MSNBC, BBC News, ABC News, CBS News, NBC News, New York Times = NYT, Washington Post = WaPo, USA Today, Associated Press, Reuters, The Guardian, The Daily Telegraph, Daily Mail, New York Post, Newsweek, Time Magazine, The Atlantic, U.S. News & World Report, HuffPost = Huffington Post, BuzzFeed News, Al Jazeera, Sky News, C-SPAN",
    },
    {
      path: "Local News",
      market: "B2C",
      names:
        "Los Angeles Times = LA Times, Chicago Tribune, Boston Globe, Dallas Morning News, Houston Chronicle, San Francisco Chronicle, Philadelphia Inquirer, Miami Herald",
    },
    {
      path: "Business News",
      market: "B2C",
      names:
        "Wall Street Journal = WSJ, Bloomberg News, Bloomberg Businessweek, CNBC, Forbes, Financial Times, The Economist, Barron's, Business Insider",
    },
    {
      path: "Weather",
      market: "B2C",
      names: "Weather Channel, AccuWeather, Weather Underground, NOAA",
    },
    {
      path: "Disasters & Emergencies",
      market: "B2C",
      names: "Federal Emergency Management Agency",
    },
    {
      path: "Crime & Public Safety",
      market: "B2C",
      names: "FBI~",
    },
    { path: "War & Defense", market: "B2B2C", names: "NATO" },
    {
      path: "Charities & Volunteering",
      market: "B2C",
      names:
        "American Red Cross = Red Cross, United Way, Salvation Army, Habitat for Humanity, UNICEF, Feeding America, Doctors Without Borders, Save the Children, World Vision, Make-A-Wish, Susan G. Komen, American Cancer Society, March of Dimes, Wounded Warrior Project, Big Brothers Big Sisters, Oxfam, GoFundMe, Meals on Wheels",
    },
    {
      path: "Environment & Sustainability",
      market: "B2C",
      names: "World Wildlife Fund = WWF, Sierra Club, Nature Conservancy, Greenpeace",
    },
    {
      path: "Social Issues & Advocacy",
      market: "B2C",
      names:
        "ACLU = American Civil Liberties Union, Amnesty International, Human Rights Watch, NAACP, Human Rights Campaign, GLAAD, United Nations",
    },
  ],
}
