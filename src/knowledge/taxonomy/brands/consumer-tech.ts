import type { BrandTable } from "../types.ts"

export const consumerTechBrands: BrandTable = {
  category: "Consumer Tech",
  nodes: [
    {
      path: "Smartphones & Accessories",
      market: "B2C",
      names:
        "Apple~ = Apple Inc, Samsung, OnePlus, Xiaomi, Huawei, Motorola, Nokia, Oppo, HTC, BlackBerry~, iPhone, Samsung Galaxy, Google Pixel, OtterBox, Spigen, Anker, Belkin, PopSockets, AirTag = AirTags, Redmi, POCO Phone, Realme, Vivo Phones, Honor Phones, Tecno Mobile, Infinix, Itel~, Nothing Phone, Fairphone, Motorola Razr, Moto G, Samsung Galaxy S24, Galaxy Z Fold, Galaxy Z Flip, Galaxy A54, Pixel Fold, Sony Xperia, ASUS ROG Phone, ZenFone, Nokia Phones, HTC Phones, LG Phones, Alcatel Phones, TCL Phones, ZTE~, Nubia~, Meizu, Sharp Aquos, Fujitsu Arrows, Kyocera Phones, Lava Mobiles, Micromax, Jitterbug Phone = Lively Phone, Gabb Wireless, Pinwheel Phone, Light Phone, Casetify, Mous~, Pela Case, UAG Cases, Speck Case, Caudabe, Nomad Goods, Native Union, Ugreen, Baseus, Mophie, RAVPower, Zagg, Peak Design, Moment Lens, Rhinoshield, dbrand, uBreakiFix, iFixit, Gazelle Trade-In, Decluttr, Swappa, Rebuy Handy, Asurion, AppleCare, SquareTrade",
    },
    {
      path: "Computers & Laptops",
      market: "B2B2C",
      names: "Microsoft, Dell, HP = Hewlett-Packard, Lenovo, Acer, Asus, MSI, Toshiba, Dell XPS, Microsoft Surface",
    },
    {
      path: "Tablets & E-Readers",
      market: "B2C",
      names: "iPad, Galaxy Tab, Amazon Fire Tablet, Kindle, Kobo, Nook~",
    },
    {
      path: "TVs & Home Theater",
      market: "B2C",
      names:
        "Vizio, LG, Hisense, Sharp Electronics, Philips, Panasonic, Magnavox, JVC, Sony, Roku, Fire TV, Chromecast, TiVo, Denon, Dolby",
    },
    {
      path: "Audio & Headphones",
      market: "B2C",
      names:
        "Bose, Bang & Olufsen = B&O, Sonos, JBL, Klipsch, Ultimate Ears, Victrola, Beyerdynamic, AKG~, Jabra, Soundcore, Marshall Headphones, Bowers & Wilkins, Master & Dynamic, Grado, HiFiMan, Audeze, Moondrop, FiiO, Nothing Ear, Galaxy Buds, Pixel Buds, Shokz, Jaybird~, Raycon, Tozo, Edifier, Technics~, Marantz, Yamaha Audio, Onkyo, Pioneer Audio, NAD Electronics, Cambridge Audio, Rega~, Pro-Ject, KEF Audio, Polk Audio, Definitive Technology, Focal Audio, Devialet, Dali Speakers, ELAC, Canton Speakers, Teufel Audio, Libratone, Tribit, boAt Lifestyle, Noise India, Boult Audio, pTron, Harman Kardon, Rode Microphones, Focusrite, PreSonus, Universal Audio, Zoom H6, Tascam, McIntosh Labs, Naim Audio, Roon Labs, Astell&Kern, Sony Walkman",
    },
    {
      path: "Audio & Headphones > Headphones & Earbuds",
      market: "B2C",
      names: "AirPods, Beats~ = Beats by Dre, Sennheiser, Skullcandy, Audio-Technica",
    },
    {
      path: "Cameras & Photo Gear",
      market: "B2C",
      names:
        "Nikon, Canon~, Fujifilm, Leica, Olympus Camera, Kodak, Polaroid, Instax, GoPro, Insta360, Blackmagic Design, DJI, Celestron, Bushnell, Shutterfly, Snapfish",
    },
    {
      path: "Wearables & Smartwatches",
      market: "B2C",
      names: "Garmin, Fitbit, Amazfit, Apple Watch, Galaxy Watch, Whoop~, Oura",
    },
    {
      path: "Computer Accessories & Components",
      market: "B2C",
      names: "Logitech, Targus, Corsair~, TomTom",
    },
    {
      path: "Computer Accessories & Components > Storage & Memory",
      market: "B2B2C",
      names: "Western Digital = WD, Seagate, SanDisk, Synology",
    },
    {
      path: "Computer Accessories & Components > Home Networking",
      market: "B2C",
      names: "Netgear, TP-Link, Linksys, Eero, D-Link, Ubiquiti",
    },
    {
      path: "Smart Home Devices",
      market: "B2C",
      names:
        "SmartThings, Google Home, Google Nest, Eufy, Wyze, Alexa, Amazon Echo = Echo Dot, Google Assistant, Siri, HomePod, Philips Hue, Govee, Ring Doorbell, Arlo~, Ecobee, Nest Thermostat",
    },
    {
      path: "Consumer Software & Apps",
      market: "B2C",
      names:
        "Microsoft Windows = Windows 11, App Store~, Google Play, Surfshark, CyberGhost, Proton VPN, ProtonMail = Proton Mail, Private Internet Access, IPVanish, Mullvad, TunnelBear, Windscribe, Dashlane, Bitwarden, RoboForm, Norton 360, AVG Antivirus, Avira, Webroot, Panda Dome, TotalAV, CCleaner, CleanMyMac, Aura Identity, DeleteMe, Incogni, Brave Browser, Vivaldi Browser, Safari Browser, Ecosia, Startpage, Arc Browser, Tor Browser, Todoist, TickTick, Any.do, Things 3, Bear Notes, Obsidian Notes, GoodNotes, Notability~, Google Keep, Microsoft To Do, Forest App, Habitica~, Streaks App, Fabulous App, Finch App, Musixmatch, Smule, Yousician, Simply Piano, Flowkey, PicsArt, Snapseed, Facetune, FaceApp, Remini, InShot, KineMaster, VN Video Editor, DaVinci Resolve, Filmora, Affinity Photo, Procreate~, Clip Studio Paint, Krita, GIMP, Inkscape, CorelDRAW, Luminar Neo, Topaz Labs, Capture One, GarageBand, Pro Tools, Audacity~, Cubase, BandLab, Splice Sounds, Citymapper, Moovit, HERE WeGo, Sygic, Komoot, AllTrails, Gaia GPS, onX Maps, Flightradar24, FlightAware, TripIt, PackPoint, PlantNet, PictureThis Plant, iNaturalist, Merlin Bird ID, Star Walk, SkyView App, Yuka App, Truecaller, Hiya~, RoboKiller, iCloud, pCloud, MEGA Cloud, Sync.com, Carbonite~, IDrive, Linux Mint, Fedora Linux, iOS 18, ChromeOS, Wallpaper Engine, WinRAR, 7-Zip, VLC Player, Plex Server, Kodi~, Stremio, uTorrent, qBittorrent, Foxit PDF, Smallpdf, iLovePDF, CamScanner, Genius Scan, QuillBot, DeepL, Google Translate, LanguageTool, ProWritingAid, Scrivener~, Speechify, ElevenReader, Pocket App, Instapaper, Feedly, Flipboard, SmartNews, Apple News, Google News, News Break, Windy App, Carrot Weather, BOM Weather, Flo App, Clue App, Ovia, Glow App, Natural Cycles, Lose It, Lifesum, YAZIO, FatSecret, Cronometer, Sleep Cycle, Insight Timer, Balance App, Ten Percent Happier, Petit BamBou, 7Mind, Meditopia",
    },
    {
      path: "Consumer Software & Apps > Antivirus & Privacy",
      market: "B2C",
      names:
        "Norton~ = NortonLifeLock, McAfee, Bitdefender, Kaspersky, Avast, Malwarebytes, NordVPN, ExpressVPN, 1Password, LastPass",
    },
    {
      path: "Consumer Software & Apps > Operating Systems & Browsers",
      market: "B2C",
      names: "Google Chrome, Firefox = Mozilla, Microsoft Edge, Opera Browser, macOS, iOS",
    },
    {
      path: "Consumer Software & Apps > Photo & Video Software",
      market: "B2B2C",
      names:
        "Adobe Photoshop = Photoshop, Lightroom, Adobe Premiere = Premiere Pro, Final Cut Pro, iMovie, CapCut, Canva, Google Photos",
    },
    {
      path: "Consumer Software & Apps > Audio & Music Software",
      market: "B2C",
      names: "Ableton, Logic Pro, FL Studio, Shazam",
    },
    {
      path: "Consumer Software & Apps > Personal Productivity",
      market: "B2B2C",
      names:
        "Microsoft 365 = Microsoft Office = Office 365, Google Drive, Dropbox, Evernote, OneDrive, Grammarly, Adobe Acrobat, OneNote, Google Docs",
    },
    {
      path: "Consumer Software & Apps > Maps & Navigation Apps",
      market: "B2C",
      names: "Google Maps, Waze, Apple Maps, MapQuest, Google Earth",
    },
    {
      path: "AI & Emerging Tech",
      market: "B2B2C",
      names:
        "OpenAI, Anthropic, DeepMind, xAI, Mistral AI, DeepSeek, ChatGPT, Claude AI, Google Gemini, Perplexity AI = Perplexity~, Grok~ = Grok AI, Midjourney, DALL-E, Boston Dynamics",
    },
    {
      path: "VR & AR",
      market: "B2C",
      names: "Meta Quest = Oculus, Apple Vision Pro = Vision Pro",
    },
    {
      path: "Social Networks & Online Services",
      market: "B2C",
      names:
        "Meta~, Facebook, Instagram, Twitter = X.com, Snapchat, Reddit, Pinterest, Threads~, Tumblr, Nextdoor, Quora, Discord~, Bluesky, Yelp, Wikipedia, Google = Alphabet Inc, Bing~ = Microsoft Bing, Yahoo, DuckDuckGo, AOL, Baidu, TikTok = ByteDance, YouTube, Vimeo, Rumble~, Patreon, Substack, MrBeast, Threads App, Mastodon~, BeReal, Clubhouse App, Lemon8, Kwai~, Likee~, Bigo Live, Triller, ShareChat, Moj App, Josh App, Koo App, VKontakte = VK Social, Odnoklassniki, Weibo, Douyin, Kuaishou, Xiaohongshu = RedNote, Zhihu, KakaoTalk, LINE Messenger, Naver, Zalo~, Viber, Zello, Rumble Video, Odysee, Dailymotion, Kick Streaming, Truth Social, Gab Social, Parler~, Gettr, MeWe, Minds.com, Yubo, Wizz App, Monkey App, Omegle, Locket Widget, Zenly, Life360, Letterboxd, Untappd, Ko-fi, Buy Me a Coffee, Linktree, Beacons.ai, Cameo Videos, Jodel, XING, Viadeo, Glassdoor Fishbowl, Fishbowl App, Blind App, Stack Exchange, Product Hunt, Hacker News, Imgur~, 9GAG, 4chan, Giphy, Tenor GIF, DeviantArt, ArtStation, Dribbble, Flickr, VSCO, Retro App, Dispo~, Poparazzi, Meetup.com, Bumble BFF, Foursquare~, Tellonym, NGL App, Amino Apps, Weverse, Bubble K-pop",
    },
    {
      path: "Tech Enthusiasts & Early Adopters > Tech News & Reviews",
      market: "B2C",
      names: "CNET, The Verge, Engadget, TechCrunch, Gizmodo, Tom's Hardware, PCMag, Wired Magazine, Ars Technica, CES",
    },
    {
      path: "Tech Enthusiasts & Early Adopters > Electronics Stores",
      market: "B2C",
      names: "Best Buy = Geek Squad, Micro Center, Newegg, RadioShack, Apple Store, MediaMarkt",
    },
    {
      path: "Computers & Laptops",
      market: "B2C",
      names:
        "MacBook, iMac, Lenovo Yoga, Lenovo IdeaPad, Lenovo Legion, HP Pavilion, HP Envy, HP Spectre, HP Omen, Dell Inspiron, Dell Latitude, Acer Aspire, Acer Swift, Acer Predator, ASUS ROG, ASUS Zenbook, ASUS VivoBook, ASUS TUF, MSI Gaming, Gigabyte Aorus, Razer Blade, Surface Laptop, LG Gram, Samsung Galaxy Book, Huawei MateBook, Framework Laptop, System76, Medion~, Fujitsu Lifebook, Dynabook, Vaio~, Positivo~, Multilaser, Chromebook Plus, MacBook Air, MacBook Pro, Mac mini, Mac Studio, NZXT, CyberPowerPC, iBuyPower, Origin PC, Maingear, Corsair Gaming, Intel NUC, Beelink, Minisforum, Kingston Memory, Crucial Memory, G.Skill, Lexar, QNAP, Google Nest Wifi, AVM FritzBox = Fritz!Box, Devolo, Keychron, Glorious Gaming, Ducky Keyboard, Wacom, Huion, XP-Pen, BenQ, ViewSonic, AOC Monitors, Iiyama, Eizo, Elgato, HP DeskJet, HP Instant Ink, Kodak Printers, Xerox Printers, Creality, Prusa~, Anycubic, Elegoo, Formlabs, Nvidia GeForce, GeForce RTX, AMD Ryzen, Radeon, Intel Core, Noctua, be quiet, Cooler Master, Thermaltake, EVGA, Sapphire Radeon, ASRock, Zotac",
    },
    { path: "TVs & Home Theater", market: "B2B2C", names: "Epson" },
    {
      path: "Audio & Headphones",
      market: "B2B2C",
      names: "Shure, Blue Yeti",
    },
    {
      path: "Computer Accessories & Components",
      market: "B2B2C",
      names:
        "Intel, AMD, Nvidia, GeForce, Brother Printer, Lexmark, HP LaserJet, Canon Pixma, MakerBot, Bambu Lab, Arduino, Raspberry Pi",
    },
    { path: "Social Networks & Online Services", market: "B2B2C", names: "LinkedIn" },
    {
      path: "AI & Emerging Tech",
      market: "B2C",
      names:
        "Anthropic Claude, Grok xAI, Meta AI, Le Chat Mistral, Character.AI, Replika, Poe Quora, Jasper AI, Copy.ai, Writesonic, Stable Diffusion, Leonardo AI, Ideogram~, Adobe Firefly, Runway ML, Pika Labs, Sora OpenAI, Luma AI, Kling AI, HeyGen, Synthesia, ElevenLabs, Suno AI, Udio~, Descript~, Hugging Face, LangChain, Ollama, Cursor AI, Replit, Lovable AI, Bolt.new, v0 Vercel, NotebookLM, Gamma App, Tome AI, Rabbit R1, Humane AI Pin, Figure AI, Unitree, Optimus Robot, Neuralink, IonQ, Rigetti, D-Wave, Kimi AI, Qwen, Ernie Bot, Doubao",
    },
  ],
}
