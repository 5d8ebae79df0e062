import type { BrandTable } from "../types.ts"

export const religionBrands: BrandTable = {
  category: "Religion",
  nodes: [
    {
      path: "Christianity",
      market: "B2C",
      names:
        "Focus on the Family, Billy Graham, Joel Osteen, Lakewood Church, YouVersion, Bible Gateway, Zondervan, Southern Baptist Convention, United Methodist Church, Evangelical Lutheran Church in America, Church of Jesus Christ of Latter-day Saints = LDS Church, Deseret Book, Jehovah's Witnesses, JW.org",
    },
    { path: "Catholicism", market: "B2C", names: "EWTN, Hallow App = Hallow~, Knights of Columbus, Pope Francis" },
    {
      path: "Judaism",
      market: "B2C",
      names: "Chabad, Hillel International, Birthright Israel",
    },
    {
      path: "Islam",
      market: "B2C",
      names: "Islamic Relief",
    },
    {
      path: "Hinduism",
      market: "B2C",
      names: "ISKCON Temple, Art of Living Foundation",
    },
    { path: "Sikhism", market: "B2C", names: "Sikh Coalition, Khalsa Aid" },
    {
      path: "Spirituality & New Age",
      market: "B2C",
      names: "Gaia TV, Eckhart Tolle, Church of Scientology",
    },
    {
      path: "Atheism & Agnosticism",
      market: "B2C",
      names: "American Atheists",
    },
    {
      path: "Astrology & Tarot",
      market: "B2C",
      names: "Co-Star Astrology = CoStar Astrology, Astrology.com, Keen Psychics, California Psychics",
    },
    {
      path: "Religious Items & Holidays",
      market: "B2C",
      names: "Family Christian Stores, Christianbook, Mardel",
    },
  ],
}
