import type { LexiconTable } from "../types.ts"

export const religion: LexiconTable = {
  category: "Religion",
  nodes: [
    {
      path: "Christianity",
      iab: "459",
      terms:
        "christian, christianity, christian parenting, jesus, christ~, church, churchgoer, sunday school, youth group, youth ministry, pastor, clergy, sermon, congregation~, worship, missionary, mission trip, evangelism, baptism~, born again, christian podcast, christian movie, tithe, church donor, holy spirit, new testament, old testament, resurrection~, salvation~",
    },
    {
      path: "Christianity > Bible & Devotionals",
      iab: "459",
      terms: "bible, bible app, scripture, devotional, christian book, psalm",
    },
    {
      path: "Christianity > Protestant & Evangelical",
      iab: "459",
      terms:
        "protestant, protestantism, evangelical, evangelicalism, baptist, methodist, lutheran, presbyterian, episcopal, episcopalian, anglican, pentecostal, nondenominational, megachurch, mennonite, amish, quaker~, adventist",
    },
    { path: "Christianity > Orthodox Christianity", iab: "459", terms: "coptic, orthodox easter, orthodox~" },
    {
      path: "Christianity > Latter Day Saints & Others",
      iab: "459",
      terms:
        "mormon, mormonism, latter day saint, lds, jehovahs witness, christian science, christian scientist, unitarian~",
    },
    {
      path: "Catholicism",
      iab: "459",
      terms:
        "catholic, catholicism, sunday mass, parish~, parishioner, diocese, archdiocese, priest~, pope, vatican, bishop~, nun~, convent~, monastery~, jesuit, rosary, rosary bead, patron saint, virgin mary, sacrament, eucharist, liturgy, catechism, advent~",
    },
    {
      path: "Judaism",
      iab: "462",
      terms:
        "jewish, judaism, jew, synagogue, rabbi, torah, talmud, hebrew school, shabbat, sabbath, hasidic, kosher lifestyle, jewish wedding, kabbalah, kippah, yarmulke, tallit, menorah, shofar, judaica, yeshiva, mitzvah, star of david",
    },
    {
      path: "Judaism > Jewish Holidays",
      iab: "462",
      terms: "hanukkah, chanukah, passover, pesach, rosh hashanah, yom kippur, purim, sukkot, seder",
    },
    {
      path: "Islam",
      iab: "461",
      terms:
        "islam, islamic, muslim, moslem, islamic clothing~, mosque, masjid, imam, quran, koran, sharia, sunni, shia, sufi, sufism, prayer rug, zakat, hajj, umrah, mecca~, muslim charity, muslim wedding",
    },
    { path: "Islam > Ramadan & Eid", iab: "461", terms: "ramadan, iftar, suhoor, eid" },
    {
      path: "Hinduism",
      iab: "460",
      terms:
        "hindu, hinduism, mandir, krishna~, iskcon, shiva~, ganesh, lakshmi, puja, vedic, karma~, dharma~, mantra~, hindu wedding, guru~, ashram, jain, jainism",
    },
    {
      path: "Hinduism > Hindu Festivals",
      iab: "460",
      terms: "diwali, deepavali, festival of lights, holi, navratri, raksha bandhan, pongal",
    },
    {
      path: "Buddhism",
      iab: "458",
      terms:
        "buddhist, buddhism, buddha, buddhist meditation, buddhist philosophy, buddhist book, zen~, dalai lama, nirvana~, mala bead, taoism, taoist, confucianism, shinto",
    },
    {
      path: "Sikhism",
      iab: "463",
      terms: "sikh, sikhism, gurdwara, guru nanak, vaisakhi, sikh turban, sikh wedding, langar",
    },
    {
      path: "Spirituality & New Age",
      iab: "455",
      terms:
        "spirituality, spiritual, spiritual wellness, spiritual teacher, spiritual book, new age, metaphysical, mysticism, mystic~, mystical~, esoteric, chakra, aura reading, healing crystal, smudge stick, law of attraction, manifestation~, manifesting~, shaman~, shamanism, spirit animal, guardian angel, afterlife, reincarnation, past life, near death experience, astral projection, enlightenment~, inspirational quote~",
    },
    {
      path: "Spirituality & New Age > Paganism & Folk Religions",
      iab: "455",
      terms:
        "pagan, paganism, neopagan, wicca, wiccan, witchcraft, witch~, spell casting, voodoo, hoodoo~, santeria, rastafari, rastafarian, scientology, bahai, satanism",
    },
    {
      path: "Atheism & Agnosticism",
      iab: "457",
      terms:
        "atheist, atheism, agnostic, agnosticism, secular~, secularism, humanist, humanism~, nonreligious, freethinker, skeptic~, skepticism",
    },
    {
      path: "Astrology & Tarot",
      iab: "456",
      terms:
        "astrology, astrologer, astrology app, horoscope, zodiac, star sign, birth chart, natal chart, mercury retrograde, moon sign, aries, taurus~, gemini~, leo~, virgo, libra~, scorpio, sagittarius, capricorn, aquarius~, pisces, zodiac cancer, numerology",
    },
    {
      path: "Astrology & Tarot > Tarot & Psychics",
      iab: "456",
      terms:
        "tarot, oracle card, oracle deck, angel card, angel number, psychic, clairvoyant, fortune teller, palm reading, palmistry, palm reader, divination, i ching, crystal ball, seance, ouija",
    },
    {
      path: "Religious Items & Holidays",
      iab: "453",
      terms:
        "religion, religious, faith~, faith based, interfaith, temple~, shrine~, chapel, cathedral, prayer, prayer book, praying, theology, divinity school, seminary, bible college, pilgrimage, god, divine~, holy~, sacred~, blessing~, devout",
    },
    {
      path: "Religious Items & Holidays > Religious Items",
      iab: "453",
      terms:
        "religious book, religious literature, religious jewelry, church furniture, altar~, crucifix, cross necklace, prayer bead, baptism gift, baptismal gown, christening gift, christian jewelry, christian bookstore, nativity~, communion",
    },
    {
      path: "Religious Items & Holidays > Religious Holidays",
      iab: "453",
      terms:
        "lent~, lenten season, ash wednesday, good friday, palm sunday, christmas mass, midnight mass, christmas service, advent wreath, epiphany~",
    },
  ],
}
