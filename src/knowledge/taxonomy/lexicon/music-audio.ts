import type { LexiconTable } from "../types.ts"

export const musicAudio: LexiconTable = {
  category: "Music & Audio",
  nodes: [
    {
      path: "Pop Music",
      iab: "349",
      terms:
        "top 40, contemporary hits, pop hit, pop star, dance pop, teen pop, synth pop, synthpop, electropop, girl group, diva~, bubblegum pop, britpop, hyperpop",
    },
    { path: "Pop Music > Adult Contemporary", iab: "339", terms: "soft ac, easy listening, lite fm, adult hits" },
    {
      path: "Pop Music > K-Pop & Asian Pop",
      iab: "352",
      terms: "k pop, kpop, korean pop, j pop, jpop, c pop, mandopop, cantopop",
    },
    {
      path: "Pop Music > Soundtracks & Show Tunes",
      iab: "369",
      terms: "soundtrack, show tune, showtunes, film score, cast recording",
    },
    { path: "Pop Music > Kids & Holiday Music", iab: "344", terms: "childrens music, lullaby, christmas carol" },
    {
      path: "Rock & Metal",
      iab: "363",
      terms: "yacht rock, krautrock, rockabilly, rock~, album oriented rock, progressive rock",
    },
    {
      path: "Rock & Metal > Alternative & Grunge",
      iab: "365",
      terms: "alternative music, alternative rock, alt rock, grunge, emo~, shoegaze, new wave, math rock",
    },
    { path: "Rock & Metal > Classic Rock", iab: "366", terms: "60s rock" },
    {
      path: "Rock & Metal > Hard Rock & Metal",
      iab: "367",
      terms:
        "hard rock, heavy metal, metalhead, death metal, black metal, thrash metal, metalcore, hair metal, power metal, progressive metal, deathcore",
    },
    { path: "Rock & Metal > Punk & Ska", iab: "363", terms: "punk rock, punk~, ska, riot grrrl, psychobilly" },
    { path: "Hip Hop & R&B", iab: "355", terms: "beatmaking, hip hop, hiphop, urban contemporary, turntablism" },
    { path: "Hip Hop & R&B > Rap", iab: "355", terms: "rap, rapper, crunk, boom bap, hyphy, phonk" },
    {
      path: "Hip Hop & R&B > R&B Soul & Funk",
      iab: "362",
      terms: "r and b, rnb, r b, rhythm and blues, slow jam, quiet storm, new jack swing, doo wop, soul~, funk, 90s~",
    },
    {
      path: "Country Music",
      iab: "350",
      terms:
        "country singer, country artist, classic country, new country, contemporary country, outlaw country, bro country, honky tonk, texas country, western swing",
    },
    { path: "Country Music > Bluegrass & Americana", iab: "350", terms: "bluegrass, zydeco, newgrass" },
    {
      path: "Electronic & Dance",
      iab: "351",
      terms:
        "electronic music, electronic dance music, edm, electronica, rave~, dance hits, hardstyle, breakbeat, synthwave, vaporwave",
    },
    {
      path: "Electronic & Dance > House & Techno",
      iab: "351",
      terms:
        "house music, deep house, tech house, techno, progressive house, acid house, afro house, psytrance, amapiano",
    },
    {
      path: "Electronic & Dance > Dubstep & Drum & Bass",
      iab: "351",
      terms: "dubstep, drum and bass, uk garage, future bass, riddim",
    },
    {
      path: "Electronic & Dance > Chill & Ambient",
      iab: "351",
      terms: "chillout music, downtempo, lo fi, lofi, trip hop, chillwave, sleep sound, asmr, binaural beat",
    },
    {
      path: "Classical Music",
      iab: "346",
      terms:
        "a cappella, classical~, baroque~, classical composer, concerto, sonata, classical piano, gregorian chant, requiem",
    },
    { path: "Jazz & Blues", iab: "357", terms: "jazz, bebop, dixieland, ragtime, hard bop" },
    { path: "Jazz & Blues > Blues", iab: "360", terms: "blues~, chicago blues, blues guitar, boogie woogie" },
    { path: "Latin & World Music", iab: "352", terms: "world music, fado, chanson, schlager, polka, klezmer" },
    {
      path: "Latin & World Music > Latin Music",
      iab: "352",
      terms:
        "reggaeton, latin pop, latin trap, bachata, merengue, cumbia, urbano, dembow, bolero, bossa nova, latin alternative, sertanejo, vallenato",
    },
    {
      path: "Latin & World Music > Regional Mexican",
      iab: "352",
      terms: "mariachi, norteno, ranchera, corrido, tejano, grupera, sierreno, duranguense",
    },
    { path: "Latin & World Music > Reggae & Caribbean", iab: "359", terms: "reggae, dancehall, soca, zouk, kompa" },
    {
      path: "Latin & World Music > African & South Asian",
      iab: "352",
      terms: "afrobeats, afropop, bhangra, qawwali, ghazal",
    },
    { path: "Gospel & Inspirational", iab: "354", terms: "gospel, hymn" },
    {
      path: "Gospel & Inspirational > Christian Music",
      iab: "361",
      terms: "contemporary christian, christian rock, christian artist, christian contemporary, worship leader~",
    },
    { path: "Folk & Indie", iab: "353", terms: "folk~, indie band, indie artist, acoustic~, independent artist" },
    {
      path: "Oldies & Classic Hits",
      iab: "345",
      terms: "oldies, classic hits, adult standards, 90s hits, disco, crooner, one hit wonder, 60s~, 70s~, 80s~",
    },
    { path: "Podcasts & Radio", iab: "371", terms: "radio, audio~, audio entertainment" },
    { path: "Podcasts & Radio > Podcasts", iab: "371", terms: "podcaster, podcast, podcast app, audio drama" },
    { path: "Podcasts & Radio > AM/FM Radio", iab: "371", terms: "fm radio" },
    {
      path: "Podcasts & Radio > Talk & News Radio",
      iab: "371",
      terms: "talk radio, news radio, news talk, radio news",
    },
    { path: "Podcasts & Radio > Sports Radio", iab: "370", terms: "sports talk, sports audio" },
    { path: "Podcasts & Radio > Satellite & Internet Radio", iab: "338", terms: "satellite radio, radio app" },
    { path: "Music Streaming", iab: "338", terms: "music app, mp3 download, playlist, lyrics, karaoke app" },
    {
      path: "Music Streaming > Music & Recordings",
      iab: "338",
      terms:
        "musician, songwriter, songwriting, music, song, album~, recording artist, singer~, vocalist, band~, music history, remix",
    },
    {
      path: "Music Streaming > Vinyl CDs & Record Stores",
      iab: "338",
      terms: "record collecting, vinyl~, lp record, compact disc, cassette tape, record store, crate digging",
    },
  ],
}
