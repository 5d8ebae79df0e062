import type { BrandTable } from "../types.ts"

export const musicAudioBrands: BrandTable = {
  category: "Music & Audio",
  nodes: [
    {
      path: "Music Streaming",
      market: "B2C",
      names:
        "Spotify, Apple Music, Pandora~ = Pandora Radio, Amazon Music, YouTube Music, Tidal~, SoundCloud, Bandcamp",
    },
    {
      path: "Music Streaming > Music & Recordings",
      market: "B2B2C",
      names: "Universal Music Group, Sony Music, Warner Music, Def Jam, Billboard Magazine = Billboard Hot 100",
    },
    {
      path: "Podcasts & Radio",
      market: "B2C",
      names:
        "iHeartRadio = iHeart = iHeartMedia, NPR = National Public Radio, Rush Limbaugh, Howard Stern, ESPN Radio, SiriusXM",
    },
    {
      path: "Podcasts & Radio > Podcasts",
      market: "B2C",
      names: "Apple Podcasts, The Joe Rogan Experience = Joe Rogan",
    },
    {
      path: "Pop Music",
      market: "B2C",
      names:
        "Taylor Swift = Swifties, Beyonce, Lady Gaga, Katy Perry, Ariana Grande, Justin Bieber, Ed Sheeran, Adele, Dua Lipa, Billie Eilish, Harry Styles, Olivia Rodrigo, Selena Gomez, Miley Cyrus, Britney Spears, Justin Timberlake, Bruno Mars, Maroon 5, One Direction, Jonas Brothers, Backstreet Boys, NSYNC, Spice Girls, Madonna, Michael Jackson, Christina Aguilera, Mariah Carey, Celine Dion, Whitney Houston, Sabrina Carpenter, Rihanna, Billy Joel, BTS, Blackpink",
    },
    {
      path: "Rock & Metal",
      market: "B2C",
      names:
        "U2, Foo Fighters, Green Day, Red Hot Chili Peppers, Pearl Jam, The Killers, Linkin Park, Bon Jovi, Bruce Springsteen, Nirvana Band = Nirvana~, Radiohead, Blink-182, The Clash",
    },
    {
      path: "Rock & Metal > Classic Rock",
      market: "B2C",
      names:
        "Beatles, Rolling Stones, Led Zeppelin, Pink Floyd, Queen~, Fleetwood Mac, Grateful Dead, Jimi Hendrix, Lynyrd Skynyrd, Tom Petty, Van Halen, Aerosmith, David Bowie",
    },
    {
      path: "Rock & Metal > Hard Rock & Metal",
      market: "B2C",
      names: "Metallica, AC/DC = ACDC, Guns N' Roses, Iron Maiden, Black Sabbath, KISS~",
    },
    {
      path: "Hip Hop & R&B",
      market: "B2C",
      names: "Kanye, Cardi B, Nicki Minaj, Black Eyed Peas",
    },
    {
      path: "Hip Hop & R&B > Rap",
      market: "B2C",
      names:
        "Drake~, Kendrick Lamar, Jay-Z, Eminem, Lil Wayne, Travis Scott, J. Cole, Snoop Dogg, Dr. Dre, 50 Cent, Tupac, Post Malone",
    },
    {
      path: "Hip Hop & R&B > R&B Soul & Funk",
      market: "B2C",
      names:
        "Usher~, Alicia Keys, SZA, John Legend, Stevie Wonder, Marvin Gaye, Aretha Franklin, Destiny's Child, Janet Jackson",
    },
    {
      path: "Country Music",
      market: "B2C",
      names:
        "Luke Combs, Morgan Wallen, Garth Brooks, Carrie Underwood, Blake Shelton, Luke Bryan, Kenny Chesney, Tim McGraw, Dolly Parton, Johnny Cash, Willie Nelson, George Strait, Shania Twain, Keith Urban, Chris Stapleton, Zach Bryan",
    },
    {
      path: "Electronic & Dance",
      market: "B2C",
      names: "Calvin Harris, Skrillex, Daft Punk",
    },
    {
      path: "Classical Music",
      market: "B2C",
      names: "Mozart, Beethoven, Bach~ = Johann Sebastian Bach, Chopin, Andrea Bocelli, Hans Zimmer",
    },
    {
      path: "Jazz & Blues",
      market: "B2C",
      names: "Miles Davis, Louis Armstrong, B.B. King",
    },
    {
      path: "Latin & World Music > Latin Music",
      market: "B2C",
      names: "Bad Bunny, J Balvin, Shakira, Karol G, Enrique Iglesias",
    },
    {
      path: "Gospel & Inspirational",
      market: "B2C",
      names: "K-LOVE",
    },
    {
      path: "Folk & Indie",
      market: "B2C",
      names: "Bob Dylan, Simon & Garfunkel",
    },
    {
      path: "Oldies & Classic Hits",
      market: "B2C",
      names: "Elvis, Frank Sinatra = Sinatra, Beach Boys, Bee Gees, George Michael",
    },
    {
      path: "Latin & World Music",
      market: "B2C",
      names: "Bob Marley",
    },
  ],
}
