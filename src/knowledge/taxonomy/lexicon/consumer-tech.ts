import type { LexiconTable } from "../types.ts"

export const consumerTech: LexiconTable = {
  category: "Consumer Tech",
  nodes: [
    {
      path: "Smartphones & Accessories",
      iab: "635",
      terms:
        "smartphone, smart phone, cell phone, cellphone, mobile phone, mobile device, handset~, unlocked phone, refurbished phone, used phone, budget phone, feature phone, flip phone, rugged phone, senior phone, kids phone, phone upgrade, phone trade in, new phone, 5g phone, 5g device, dual sim, cordless phone~, satellite phone",
    },
    { path: "Smartphones & Accessories > iPhones", iab: "635", terms: "iphone, apple phone, ios" },
    { path: "Smartphones & Accessories > Android Phones", iab: "635", terms: "android~" },
    {
      path: "Smartphones & Accessories > Foldable & Flagship Phones",
      iab: "635",
      terms: "foldable phone, folding phone, flagship phone",
    },
    {
      path: "Smartphones & Accessories > Phone Cases & Protection",
      iab: "635",
      terms: "phone case, screen protector, phone cover, phone skin, phone grip, phone insurance, phone warranty",
    },
    {
      path: "Smartphones & Accessories > Chargers & Power Banks",
      iab: "635",
      terms:
        "fast charger, phone charging station, phone charger, wireless charger, charging pad, charging dock, charging cable, power bank, portable charger, battery pack~, lightning cable, phone battery",
    },
    {
      path: "Smartphones & Accessories > Phone Mounts & Add-Ons",
      iab: "635",
      terms:
        "car phone mount, phone accessory, phone mount, phone holder, phone stand, selfie stick, pop socket, phone armband, phone lanyard, item tracker, key finder",
    },
    {
      path: "Smartphones & Accessories > Phone Repair & Trade-In",
      iab: "635",
      terms:
        "phone repair, screen repair, cracked screen, phone screen replacement, sell old phone, phone recycling, electronics recycling",
    },
    {
      path: "Smartphones & Accessories > Phones & Two-Way Radios",
      iab: "632",
      terms:
        "cb radio, walkie talkie, two way radio, answering machine, caller id device, pager~, intercom~, radio scanner, police scanner, telephone accessory, corded phone",
    },
    {
      path: "Computers & Laptops",
      iab: "630",
      terms: "computer, pc~, computing~, desktop~, mini pc, document scanner",
    },
    { path: "Computers & Laptops > Laptops", iab: "630", terms: "laptop, netbook, ultrabook, chromebook" },
    { path: "Computers & Laptops > Macs", iab: "630", terms: "macbook, imac, apple silicon, mac~" },
    {
      path: "Computers & Laptops > Desktops & Workstations",
      iab: "617",
      terms: "desktop computer, desktop pc, workstation~, thin client, home server",
    },
    { path: "Tablets & E-Readers", iab: "636", terms: "tablet~, ipad, drawing tablet, phablet" },
    {
      path: "Tablets & E-Readers > E-Readers",
      iab: "636",
      terms: "ereader, ebook reader, e book reader, e ink, digital notebook",
    },
    {
      path: "Tablets & E-Readers > Styluses & Digital Pens",
      iab: "636",
      terms: "stylus, digital pen, smart pen, digital writing pad",
    },
    {
      path: "TVs & Home Theater",
      iab: "634",
      terms:
        "home theater, home theatre, home cinema, home entertainment system, tv accessory, tv buyer, tv shopper, tv owner, tv intender, tv purchaser, tv deal, tv sale, flat screen tv, flatscreen, television buyer, television shopper, tv and home theater",
    },
    {
      path: "TVs & Home Theater > Televisions",
      iab: "634",
      terms:
        "television set, tv set, new tv, tv upgrade, hdtv, smart tv, big screen tv, 4k tv, 8k tv, uhd tv, ultra hd, oled, qled, led tv, lcd tv, plasma tv, outdoor tv, portable tv, ctv device, smart television",
    },
    {
      path: "TVs & Home Theater > Streaming Devices",
      iab: "634",
      terms:
        "streaming stick, streaming media player, streaming player, streaming box, set top box, media streamer, ott device, tv stick, android tv, google tv, tv box",
    },
    {
      path: "TVs & Home Theater > Projectors & Screens",
      iab: "634",
      terms: "projector, projection screen, projector lamp",
    },
    {
      path: "TVs & Home Theater > Players & Recorders",
      iab: "634",
      terms:
        "dvd player, blu ray player, bluray player, dvr, digital video recorder, vcr, dvd recorder, media player~, video player, vhs player, recorder~, receiver~",
    },
    {
      path: "TVs & Home Theater > Mounts & Antennas",
      iab: "634",
      terms:
        "tv mount, tv wall mount, tv bracket, tv antenna, rabbit ears antenna, remote control~, universal remote, tv remote, signal booster, antenna~, satellite dish~, converter box, hdmi splitter",
    },
    {
      path: "Audio & Headphones",
      iab: "632",
      terms: "audio equipment, audio gear, hi fi, hifi, audiophile, home audio, sound system, stereo",
    },
    {
      path: "Audio & Headphones > Headphones & Earbuds",
      iab: "632",
      terms: "headphone, earphone, earbud, ear bud, headset, true wireless, noise cancelling, airpods, bluetooth",
    },
    {
      path: "Audio & Headphones > Speakers & Soundbars",
      iab: "632",
      terms:
        "speaker~, loudspeaker, audio speaker, bookshelf speaker, ceiling speaker, soundbar, sound bar, subwoofer, surround sound, multiroom audio, boombox",
    },
    {
      path: "Audio & Headphones > Turntables & Hi-Fi Components",
      iab: "632",
      terms:
        "turntable, record player, phonograph, phono cartridge, preamp, preamplifier, amplifier~, equalizer, tuner~, cd player, cassette deck, tape deck, jukebox, cd changer, cassette~",
    },
    {
      path: "Audio & Headphones > Portable Players & Radios",
      iab: "632",
      terms:
        "shortwave radio, mp3 player, portable music player, digital music player, ipod, radio receiver, clock radio, portable radio, weather radio",
    },
    {
      path: "Audio & Headphones > Microphones & Studio Gear",
      iab: "632",
      terms:
        "audio interface, midi controller, studio monitor, recording studio equipment, stage equipment, microphone, mic stand, audio mixer, mixing board, recording equipment, podcast equipment, podcasting gear, dj equipment, dj controller, dj mixer, pa system, public address system, karaoke machine, megaphone",
    },
    {
      path: "Cameras & Photo Gear",
      iab: "633",
      terms: "camera, photo gear, photography gear, photography equipment, photo equipment",
    },
    { path: "Cameras & Photo Gear > DSLR & Mirrorless Cameras", iab: "633", terms: "dslr, mirrorless" },
    {
      path: "Cameras & Photo Gear > Compact & Instant Cameras",
      iab: "633",
      terms: "point and shoot camera, instant film",
    },
    {
      path: "Cameras & Photo Gear > Video & Action Cameras",
      iab: "633",
      terms: "camcorder, action cam, borescope, video equipment, gimbal, steadicam, teleprompter, video light",
    },
    { path: "Cameras & Photo Gear > Lenses & Filters", iab: "633", terms: "lens~, telephoto lens" },
    {
      path: "Cameras & Photo Gear > Tripods Bags & Lighting",
      iab: "633",
      terms:
        "photo studio~, tripod, monopod, flash diffuser, speedlight, ring light, softbox, studio lighting, photo backdrop, photography backdrop, studio backdrop, light meter, photo lighting, lighting kit, light stand, viewfinder",
    },
    {
      path: "Cameras & Photo Gear > Film & Darkroom",
      iab: "633",
      terms:
        "film developing, photographic film, 35mm film, darkroom, film scanner, photo enlarger, photographic paper, photo chemical",
    },
    { path: "Cameras & Photo Gear > Drones", iab: "633", terms: "drone, quadcopter, uav" },
    {
      path: "Cameras & Photo Gear > Binoculars & Telescopes",
      iab: "633",
      terms: "night vision~, binocular, telescope, monocular, spotting scope, optics~, laser rangefinder~",
    },
    {
      path: "Cameras & Photo Gear > Photo Printing Services",
      iab: "633",
      terms:
        "photo printing, photo book, photo gift, canvas print~, photo print, photobook, photo processing, photo lab, photo storage, passport photo",
    },
    { path: "Wearables & Smartwatches", iab: "637", terms: "wearable~, smart clothing, smart jewelry" },
    {
      path: "Wearables & Smartwatches > Smartwatches",
      iab: "637",
      terms: "smartwatch, smart watch, apple watch, gps watch, running watch, sports watch~, connected watch",
    },
    {
      path: "Wearables & Smartwatches > Fitness Trackers & Rings",
      iab: "637",
      terms:
        "fitness tracker, activity tracker, fitness band, fitness wearable, smart ring, pedometer, step counter, sleep tracker, smart band",
    },
    { path: "Wearables & Smartwatches > Smart Glasses", iab: "637", terms: "smart eyewear, audio glasses" },
    {
      path: "Computer Accessories & Components",
      iab: "601",
      terms: "computer accessory, pc component, pc part, docking station~, privacy filter, peripherals, networking~",
    },
    {
      path: "Computer Accessories & Components > Keyboards Mice & Input",
      iab: "601",
      terms:
        "keyboard~, wireless mouse, ergonomic mouse, mouse pad, mousepad, trackball, touchpad, numeric keypad, barcode reader, fingerprint reader, keycap, kvm switch, wrist rest",
    },
    { path: "Computer Accessories & Components > Monitors & Displays", iab: "601", terms: "monitor~, touchscreen" },
    {
      path: "Computer Accessories & Components > Storage & Memory",
      iab: "616",
      terms:
        "hard drive, ssd, solid state drive, flash drive, thumb drive, memory stick, sd card, memory card, flash memory, ram module, ddr5, ram upgrade, nas drive, network attached storage, optical drive, dvd burner, dvd drive, blank dvd, blank cd, disk~",
    },
    {
      path: "Computer Accessories & Components > Processors & Graphics Cards",
      iab: "601",
      terms:
        "graphics card, gpu, video card, cpu, processor~, microprocessor, motherboard, heat sink, liquid cooling, case fan, pc cooling, sound card, network card, pc building, pc builder, semiconductor chip, microchip~, chipset, overclocking",
    },
    {
      path: "Computer Accessories & Components > Cables Hubs & Adapters",
      iab: "601",
      terms:
        "power strip, travel converter, cable tie, hdmi cable, ethernet cable, network cable, audio cable, video cable, wifi adapter, ac adapter, power adapter, power supply~, power cord~, surge protector, battery backup, cable management, cable organizer, cable clip, battery charger~, usb, converter~",
    },
    {
      path: "Computer Accessories & Components > Printers & Scanners",
      iab: "601",
      terms: "printer toner, printer, toner cartridge, scanner~, plotter, duplicator, ink~",
    },
    {
      path: "Computer Accessories & Components > 3D Printers",
      iab: "601",
      terms: "laser engraver, 3d printing, filament~, 3d pen",
    },
    {
      path: "Computer Accessories & Components > Home Networking",
      iab: "600",
      terms:
        "wifi router, router~, mesh wifi, wifi extender, wifi booster, modem, home network, range extender, wifi 6, wifi 7, wifi network, powerline adapter, travel router, print server",
    },
    {
      path: "Computer Accessories & Components > Webcams & Streaming Gear",
      iab: "601",
      terms: "webcam, capture card, stream deck, green screen, home office tech, home office equipment",
    },
    {
      path: "Computer Accessories & Components > Electronic Components",
      iab: "632",
      terms:
        "electronics kit, circuit board, breadboard, development board, microcontroller, resistor, capacitor, transistor, diode, inductor, oscillator, soldering station, potentiometer, arduino board",
    },
    {
      path: "Computer Accessories & Components > GPS & Specialty Electronics",
      iab: "632",
      terms: "radar detector, gps, toll transponder, graphing calculator, digital clock, navigation~",
    },
    {
      path: "Smart Home Devices",
      iab: "277",
      terms:
        "smart home, smarthome, connected home, home automation, iot device, smart appliance, smart sensor, smart blinds, smart irrigation, smart sprinkler, smart mirror, smart kitchen, smart bed~, tech home, smart~",
    },
    {
      path: "Smart Home Devices > Smart Speakers & Voice Assistants",
      iab: "277",
      terms:
        "smart speaker, voice assistant, virtual assistant device, voice control, voice activated device, voice search, digital assistant, voice command",
    },
    {
      path: "Smart Home Devices > Smart Lighting & Plugs",
      iab: "277",
      terms: "smart light, smart lighting, smart bulb",
    },
    {
      path: "Smart Home Devices > Smart Locks & Doorbells",
      iab: "277",
      terms:
        "doorbell camera, nanny cam, smart lock, smart door lock, video doorbell, smart doorbell, smart security camera, smart alarm",
    },
    {
      path: "Smart Home Devices > Smart Thermostats",
      iab: "277",
      terms:
        "wifi thermostat, learning thermostat, home energy monitor, smart air purifier, smart air conditioner, smart vent",
    },
    {
      path: "Smart Home Devices > Home Robots",
      iab: "638",
      terms: "robot mop, household robot, smart vacuum, robotic lawn mower~, personal robot, robot assistant",
    },
    {
      path: "Consumer Software & Apps",
      iab: "602",
      terms:
        "consumer software, freeware, shareware, software~, digital download, file sharing, screen saver, desktop wallpaper, ringtone, font~, clip art, multimedia, free software, video editing software, photo editing software, computer virus, virus removal, productivity app, open source software",
    },
    { path: "Consumer Software & Apps > Mobile Apps", iab: "602", terms: "app~, weather app~" },
    {
      path: "Consumer Software & Apps > Antivirus & Privacy",
      iab: "608",
      terms:
        "antivirus, anti virus, virus protection, security software, spyware removal, malware, vpn, password manager, ad blocker, online privacy, private browsing, pc cleaner, internet safety, online safety",
    },
    {
      path: "Consumer Software & Apps > Operating Systems & Browsers",
      iab: "615",
      terms:
        "operating system, windows os, windows 11, windows 10, macos, mac os, linux~, chrome os, ubuntu~, browser~",
    },
    {
      path: "Consumer Software & Apps > Photo & Video Software",
      iab: "604",
      terms:
        "photo editing, photo editor, design software, drawing software, animation software, desktop publishing, photo sharing, editing~",
    },
    {
      path: "Consumer Software & Apps > Audio & Music Software",
      iab: "613",
      terms:
        "digital audio workstation, daw software, music production software, audio editing software, music notation software, audio plugin, podcast editing software",
    },
    {
      path: "Consumer Software & Apps > Personal Productivity",
      iab: "W3CW2J",
      terms:
        "office suite, word processor, spreadsheet~, pdf editor, pdf reader, personal cloud storage, cloud backup, online backup, photo backup, grammar checker",
    },
    {
      path: "Consumer Software & Apps > Maps & Navigation Apps",
      iab: "WQC6HR",
      terms: "parking app, maps and navigation, digital map",
    },
    {
      path: "AI & Emerging Tech",
      iab: "597",
      terms:
        "artificial intelligence, ai, emerging technology, emerging tech, machine intelligence, new technology, futurist, tech innovation, technology innovation",
    },
    {
      path: "AI & Emerging Tech > AI Assistants & Chatbots",
      iab: "597",
      terms: "generative ai, genai, chatbot, large language model, llm, prompt engineering, ai tutor",
    },
    {
      path: "AI & Emerging Tech > AI Image & Video Tools",
      iab: "597",
      terms: "ai art, text to image, ai music generator, deepfake",
    },
    { path: "AI & Emerging Tech > Robotics", iab: "638", terms: "robotics, robot~, bionic~, exoskeleton" },
    {
      path: "AI & Emerging Tech > Blockchain & Web3",
      iab: "596",
      terms: "web3, web 3, blockchain technology, nft~, digital collectible token, decentralized web",
    },
    {
      path: "AI & Emerging Tech > Quantum & Frontier Computing",
      iab: "596",
      terms: "quantum computing, neurotechnology, biometric technology, facial recognition, edge device, 6g",
    },
    {
      path: "VR & AR",
      iab: "639",
      terms: "vr, virtual reality, metaverse, virtual world, vr fitness, head mounted display",
    },
    {
      path: "VR & AR > Augmented & Mixed Reality",
      iab: "598",
      terms: "augmented reality, ar glasses, ar filter, mixed reality, extended reality, hologram, vr and ar",
    },
    {
      path: "Social Networks & Online Services",
      iab: "628",
      terms:
        "social media, social network, social networking, social networker, social sharer, online community, internet community, online forum, message board, chat room, web surfer, internet culture, meme, internet search, search engine, online directory, online encyclopedia, review site, online review, online classified~, user generated content, blogging platform~, microblogging, personal website, url shortener, file hosting, image hosting",
    },
    {
      path: "Social Networks & Online Services > Video & Short Video",
      iab: "628",
      terms:
        "short form video, short video, vertical video, video sharing, online video~, viral video, livestreaming, unboxing video, vlog, video blog",
    },
    {
      path: "Social Networks & Online Services > Creators & Influencers",
      iab: "628",
      terms:
        "youtuber, vlogger, tiktoker, instagrammer, creator economy, influencer, internet personality, internet celebrity, youtube channel",
    },
    {
      path: "Social Networks & Online Services > Professional Networks",
      iab: "628",
      terms: "professional networking site, business networking site, alumni network site",
    },
    {
      path: "Tech Enthusiasts & Early Adopters",
      iab: "596",
      terms:
        "technology~, tech~, electronics, gadget, early adopter, technophile, techie, geek~, innovator~, tech trendsetter, digital native, digital savvy, device ownership, digital lifestyle, newest gadget, gadget lover, tech geek, consumer technology",
    },
    {
      path: "Tech Enthusiasts & Early Adopters > Tech News & Reviews",
      iab: "596",
      terms: "tech news, technology news, gadget news, tech podcast, technology podcast, tech magazine, computing news",
    },
    {
      path: "Tech Enthusiasts & Early Adopters > Electronics Stores",
      iab: "632",
      terms: "phone store, tv repair, gadget insurance",
    },
  ],
}
