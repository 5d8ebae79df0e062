import type { LanguagePack } from "../language.ts"

/** Japanese. Written without spaces: phrases are letters, and the longest known one wins. */
export const JAPANESE: LanguagePack = {
  language: "ja",
  headFirst: false,
  functionWords:
    "の を は が に で も へ な た だ て し と です ます する している した され さん ため こと もの など ような 的 さ い る",
  joiningWords: "",
  structure: `
and: と、や、および、及び
with: がある、付き
without: なし、のない、不要、無し
not: ではない、しない、しない人
in: において、在住の、在住
`,
  audiences: `
buyers: 購入者、購入層、買い手、バイヤー、を買う人、購買者、購入予定者、を購入した人、購入検討者、購入
shoppers: 買い物客、ショッパー、利用客
past purchasers: 過去購入者、購入経験者、購入済み、既存購入者、を購入した
potential buyers: 見込み客、購入見込み
intending to buy +: 購入を検討している人、購入を検討している、購入検討、の購入を検討、購入検討層、を買いたい人、購入意向、購入意向者、購入を予定している人、購入予定、買い替え検討者、買い替え検討
considering +: 検討者、検討中、検討層、を検討している人、を検討中の人、比較検討
looking for +: を探している人、を探している、探し、希望者
owners: 所有者、オーナー、保有者、飼い主、を飼っている人、を飼っている、持ち主、を持っている人、を所有する人、を持つ人
users: 利用者、ユーザー、使用者、を使う人、を利用する人、利用層
customers: 顧客、お客様、客
subscribers: 契約者、加入者、購読者、定期購入者
members: 会員、メンバー
fans: ファン、サポーター、推し活
lovers: 好き、愛好家、愛好者、マニア、が好きな人、好きな人、が好き、大好き
enthusiasts: 熱心な、ヘビーユーザー
interested in +: に興味がある人、に興味がある、に関心がある人、に関心がある、関心層、興味関心、に興味のある人、に関心のある人、興味がある、に興味を持つ人、に関心の高い人、に関心の高い、に興味、関心
viewers: 視聴者、観客、を見る人、視聴層
listeners: リスナー、聴取者、を聴く人
readers: 読者、を読む人
players: プレイヤー、プレーヤー、競技者
drinkers: を飲む人、飲用者
consumers: 消費者、生活者
visitors: 来場者、来店者、訪問者、来訪者、参加者
travelers: 旅行者、旅行客、観光客
patients: 患者、罹患者
people with +: に悩む人、に悩む、を抱える人、に苦しむ人、持ち、患者さん、と診断された人、のある人、を患う人、で悩む人
caregivers: 介護者、介護をしている人
supporters: 支持者、支援者
donors: 寄付者、ドナー
volunteers: ボランティア
professionals: 専門職、プロフェッショナル、従事者
decision makers: 意思決定者、決裁者、決裁権者、購買決定者
managers: 責任者、管理者、担当者
workers: 従業員、労働者、社員
experts: 専門家、スペシャリスト
beginners: 初心者
households: 世帯、家庭
people: 人、人々、層、者、方、オーディエンス、ターゲット、セグメント、人たち
residents: 住民、居住者
planning +: を計画している人、を計画中、予定者
lapsed customers: 休眠顧客、離反顧客
loyal customers: 優良顧客、ロイヤルカスタマー、リピーター、常連
followers: フォロワー
collectors: コレクター、収集家
applicants: 申込者、応募者
considering +: を考えている人、を考えている、を考える人、検討する人
`,
  leading: `
new: 新しい、新規、新
small: 小さな
large: 大きな
young: 若い、若手
first: 初めての、初
high: 高
recent: 最近
`,
  qualifiers: [
    ["(?:[1-9]|1[0-7])[歳才]?(?:から|[〜~ー-])(?:[1-9]|1[0-8])[歳才](?:まで)?(?:の)?", "minors under 16"],
    ["(?<!\\d)(?:[1-9]|1[0-7])[歳才](?:の)?(?=[子女男少児])", "minors under 16"],
    ["10代(?:の)?", "teens"],
    ["(?<!\\d)(?:[1-9]|1[0-8])[歳才](?:未満|以下)(?:の)?", "minors under 16"],
    ["(\\d{2})[〜~ー-](\\d{2})[歳才](?:の)?", "aged $1-$2"],
    ["(\\d{2})歳から(\\d{2})歳", "aged $1-$2"],
    ["(\\d)0代(?:の)?", "aged $10-$19"],
    ["(\\d{2})[歳才]以上(?:の)?", "aged $1+"],
    ["過去(\\d+)日(?:間)?(?:の|に)?", "in the last $1 days"],
    ["過去(\\d+)[ヶか]月(?:間)?(?:の|に)?", "in the last $1 months"],
    ["従業員(\\d+)[名人]以上(?:の)?", "with $1+ employees"],
  ],
  topics: {
    Auto: `
car: 車、自動車、クルマ、くるま、マイカー、カー
new car: 新車
used car: 中古車
electric car: 電気自動車、ev車、電動車、電気自動車(ev)
hybrid car: ハイブリッド車、ハイブリッドカー
luxury car: 高級車、輸入車、外車、高級自動車
sports car: スポーツカー
classic car: クラシックカー、旧車
suv: suv車、四輪駆動
minivan: ミニバン、ワゴン車
small cars: 軽自動車、コンパクトカー
truck: トラック
tires: タイヤ、スタッドレスタイヤ
auto parts: カー用品、自動車部品、カーパーツ、カーナビ
auto repair: 車検、自動車整備、自動車修理、車の修理
car dealership: カーディーラー、自動車ディーラー、ディーラー
drivers: ドライバー、運転手、運転者、ドライブ
fleet vehicles: 社用車、法人車両
car leasing: カーリース、カーローン比較
drivers license: 運転免許、免許取得
car buyers: 車を買いたい人、自動車購入、車購入、車の買い替え、マイカー購入
gas stations: ガソリンスタンド、ガソリン
electric car: ev、phv
`,
    "Powersports & RV": `
motorcycle: バイク、オートバイ、ライダー、二輪車
scooter: スクーター、原付
motorhome: キャンピングカー
boat: ボート、ヨット、クルーザー
electric bike: 電動自転車、電動アシスト自転車
electric scooter: 電動キックボード
`,
    Industries: `
manufacturing industry: 製造業、メーカー、工場
construction industry: 建設業、建設業界、建設会社、ゼネコン、工務店
healthcare industry: 医療業界、医療機関
technology companies: it企業、it業界、テクノロジー企業、情報通信業
financial services industry: 金融業界、金融業、金融機関
retail industry: 小売業、小売、流通業、小売店
energy industry: エネルギー業界
transportation and logistics industry: 物流業界、運輸業、運送会社、物流企業
agriculture industry: 農業、農家、農業従事者、林業、漁業
hospitality industry: 飲食業、宿泊業、飲食店経営、ホテル業界、外食産業
public sector: 公共機関、官公庁、自治体、地方自治体、行政
nonprofit sector: 非営利団体、npo
media industry: 広告業界、メディア業界
small and medium companies: 中小企業、小規模事業者、零細企業
large enterprises: 大企業、大手企業、上場企業
companies: 企業、会社、法人
automotive industry: 自動車業界、自動車産業
pharmaceutical industry: 製薬会社、製薬業界
startups: スタートアップ、ベンチャー企業
real estate industry companies: 不動産業界
hotels industry: 宿泊施設
logistics companies: 物流会社
restaurants industry: 飲食店オーナー、外食チェーン
public sector: 市役所、公共団体、省庁
medical institutions industry: 病院経営、介護事業者
`,
    "Job Roles": `
executives: 経営者、役員、経営層、経営陣、エグゼクティブ、企業幹部
ceo: 社長、最高経営責任者、代表取締役
cfo: 最高財務責任者、財務責任者
cio: 最高情報責任者、情報システム責任者
cmo: マーケティング責任者、最高マーケティング責任者
hr directors: 人事部長、人事責任者
hr professionals: 人事担当者、人事、採用担当者、採用担当、総務
business owners: 事業主、オーナー社長、事業経営者、会社経営者
small business owners: 中小企業経営者、中小企業オーナー、中小企業の経営者、個人事業主、小規模事業主、店舗オーナー
entrepreneurs: 起業家、起業、起業希望者
it decision makers: it部門の意思決定者、it意思決定者、it決裁者、情報システム担当者、情シス
it professionals: itエンジニア、システムエンジニア、se、情報システム部門
software developers: 開発者、プログラマー、ソフトウェアエンジニア、ソフトウェア開発者、デベロッパー
engineers: エンジニア、技術者
architects: 建築家、建築士
marketing professionals: マーケター、マーケティング担当者、広告担当者
sales professionals: 営業職、営業担当者、営業マン、販売員
sales managers: 営業部長、営業責任者
accountants: 会計士、税理士、経理担当者、経理
lawyers: 弁護士
doctors: 医師、医者、開業医
nurses: 看護師
healthcare professionals: 医療従事者、医療関係者
dentists: 歯科医、歯科医師
pharmacists: 薬剤師
teachers: 教師、教員、先生、保育士
skilled trades: 職人
construction workers: 建設作業員
truck drivers: トラック運転手、トラックドライバー
freelancers: フリーランス、自営業、自営業者
procurement managers: 購買担当者、調達担当者
consultants: コンサルタント
managers: 管理職、部長、課長、マネージャー、中間管理職
office workers: 会社員、サラリーマン、オフィスワーカー、ビジネスパーソン、ビジネスマン、会社勤め
civil servants: 公務員
working women professionals: ol、働く女性、ワーキングウーマン
veterinarians: 獣医師
executives: 取締役、c-suite、経営幹部、部長クラス
scientists: 研究者、科学者
designers: デザイナー
journalists: ジャーナリスト、記者
plant managers: 工場長、製造責任者、現場監督
caregivers professionals: 介護職、介護士
`,
    "Business Services": `
legal services: 法律相談、法律事務所、法務サービス、司法書士
accounting services: 会計サービス、税理士事務所、給与計算
marketing services: 広告代理店、マーケティング支援、デジタルマーケティング、web広告、マーケティング
business consulting: 経営コンサルティング、コンサルティング
staffing services: 人材派遣、人材紹介、採用支援
shipping and logistics services: 配送サービス、宅配便、物流、物流サービス
business loans: 事業融資、ビジネスローン、法人融資、資金調達
merchant services: 決済サービス、キャッシュレス決済導入、決済端末
office supplies: オフィス用品、事務用品、文房具
printing services: 印刷サービス、印刷
trade shows: 展示会、見本市、カンファレンス
industrial equipment: 産業機械、工作機械、建設機械
coworking: コワーキングスペース
`,
    "Consumer Tech": `
smartphone: スマートフォン、スマホ、携帯電話、ケータイ
laptop: ノートパソコン、ノートpc
computer: パソコン、pc、コンピューター
tablet: タブレット
smart tv: テレビ購入、液晶テレビ、4kテレビ
headphones: ヘッドホン、イヤホン
camera: カメラ、デジタルカメラ、一眼レフ
smartwatch: スマートウォッチ
printer: プリンター
smart home: スマートホーム、スマート家電
consumer electronics: デジタル機器、電子機器、家電量販店
technology enthusiasts: テクノロジー、最新技術、テクノロジー好き、ガジェット好き
gadgets: ガジェット
apps: アプリ
artificial intelligence: 人工知能、生成ai
virtual reality: 仮想現実、vrゴーグル
social media: sns、ソーシャルメディア
speakers: スピーカー
drones: ドローン
`,
    "Business Tech": `
business software: 業務ソフト、業務システム、ビジネスソフトウェア、ソフトウェア
saas software: saas
cloud computing: クラウド、クラウドサービス、クラウドコンピューティング
cybersecurity: サイバーセキュリティ、情報セキュリティ、セキュリティ対策
crm software: 顧客管理システム、営業支援システム
erp software: 基幹システム、会計ソフト
hr software: 人事システム、勤怠管理システム、給与計算ソフト
data analytics: データ分析、ビッグデータ
web hosting: レンタルサーバー
web development: ウェブ制作、ホームページ制作、web制作、web開発
it services: itサービス、システム開発、itサポート
automation: 業務自動化、自動化
enterprise software: dx、デジタルトランスフォーメーション、業務効率化
programming: プログラミング
servers: サーバー
cybersecurity: セキュリティソリューション、セキュリティ製品、情報漏洩対策
business software: グループウェア、業務用ソフト
data analytics: bi ツール、biツール
marketing automation: マーケティングオートメーション、maツール
`,
    "Telecom & Utilities": `
mobile carriers: 携帯キャリア、格安sim、携帯料金プラン、スマホ料金、モバイル通信、携帯電話会社
home internet: 光回線、インターネット回線、ブロードバンド、wi-fi、プロバイダー、光インターネット
cable tv: ケーブルテレビ、衛星放送
electricity provider: 電力会社、電気料金、電力、新電力
natural gas provider: ガス会社、都市ガス
solar panels: 太陽光発電、ソーラーパネル、太陽光パネル
renewable energy: 再生可能エネルギー
mobile carriers: 乗り換え検討スマホ、通信キャリア、携帯乗り換え、mvno
home internet: 光回線乗り換え、ネット回線、wifi、ホームルーター
electricity provider: 電気、電力自由化、電気・ガス
`,
    "Sports & Outdoors": `
soccer: サッカー、jリーグ、ワールドカップ
baseball: 野球、プロ野球、高校野球、甲子園、メジャーリーグ
basketball: バスケットボール、バスケ、bリーグ
volleyball: バレーボール
tennis: テニス
golf: ゴルフ、ゴルファー
running: ランニング、マラソン、ジョギング
runners: ランナー
cycling: サイクリング、自転車、ロードバイク
swimming: 水泳
hiking: 登山、ハイキング、トレッキング、山登り
camping: キャンプ、キャンプ用品、キャンパー
fishing: 釣り、フィッシング、釣り人
hunting: 狩猟
skiing: スキー、スノーボード、スノボ、ウィンタースポーツ
surfing: サーフィン、サーファー
motorsports: モータースポーツ
formula 1: f1
boxing: ボクシング、格闘技、柔道、空手
sumo wrestling: 相撲、大相撲
rugby: ラグビー
olympics: オリンピック、五輪
sporting goods: スポーツ用品
sports: スポーツ、スポーツ観戦
outdoor activities: アウトドア
climbing: クライミング、ボルダリング
water sports: マリンスポーツ、ダイビング
horse riding: 乗馬
dance sports: ダンススポーツ
table tennis: 卓球
badminton: バドミントン
baseball: 阪神タイガース、読売ジャイアンツ、巨人、ソフトバンクホークス
soccer: サッカー日本代表
triathlon: トライアスロン
figure skating: フィギュアスケート
`,
    "Movies & TV": `
movies: 映画、映画館、洋画、邦画、映画鑑賞
tv series: ドラマ、連続ドラマ、海外ドラマ、韓国ドラマ、韓流ドラマ、テレビドラマ
television: テレビ、テレビ番組
streaming services: 動画配信サービス、動画配信、動画ストリーミング、ストリーミング、サブスク動画
horror movies: ホラー映画
action movies: アクション映画
comedy: コメディ、お笑い
science fiction: sf映画、sf
documentaries: ドキュメンタリー
reality tv: リアリティ番組、バラエティ番組
anime: アニメ、アニメ映画、声優
celebrities: 芸能人、芸能ニュース、有名人、アイドル
celebrities: 推し、俳優
`,
    "Music & Audio": `
music: 音楽、音楽鑑賞
rock music: ロック、ロック音楽
pop music: ポップス、jポップ、j-pop、k-pop、kポップ、邦楽
hip hop: ヒップホップ、ラップ
classical music: クラシック音楽、クラシック
electronic music: 電子音楽、テクノ
jazz: ジャズ
podcasts: ポッドキャスト
radio: ラジオ
music streaming: 音楽配信、音楽ストリーミング、音楽サブスク
`,
    Gaming: `
video games: ゲーム、テレビゲーム、ビデオゲーム
gamers: ゲーマー
console gaming: 家庭用ゲーム機、ゲーム機、コンシューマーゲーム
pc gaming: pcゲーム
mobile games: モバイルゲーム、スマホゲーム、ソーシャルゲーム
esports: eスポーツ
role playing games: ロールプレイングゲーム、rpg
online games: オンラインゲーム
`,
    Books: `
books: 本、書籍、読書、読書家、書店、本屋
novels: 小説、文学、ライトノベル
comics: 漫画、マンガ、コミック
children's books: 絵本、児童書
e books: 電子書籍
audiobooks: オーディオブック
magazines: 雑誌、新聞
crime novels: ミステリー小説、推理小説
`,
    Travel: `
travel: 旅行、旅、観光、トラベル
domestic travel: 国内旅行
international travel: 海外旅行、海外旅行者
flights: 航空券、飛行機、航空会社、フライト、lcc
frequent flyers: マイラー、マイレージ会員
hotels: ホテル、旅館、宿泊、宿
hot springs travel: 温泉、温泉旅行
cruises: クルーズ
vacation packages: ツアー、パッケージツアー、旅行代理店、団体旅行、パック旅行
car rental: レンタカー
train travel: 新幹線、鉄道旅行、電車旅行、鉄道
business travel: 出張、ビジネス旅行、出張者、ビジネストラベラー
family vacations: 家族旅行、子連れ旅行、ファミリー旅行
luxury travel: 高級旅行、ラグジュアリー旅行、高級ホテル、ラグジュアリートラベル、贅沢な旅行
beach vacations: ビーチリゾート、リゾート、海水浴
adventure travel: バックパッカー、冒険旅行、一人旅
vacation rentals: 民泊、貸別荘
luggage: スーツケース
summer vacation travel: 夏休み旅行
travel: 国内旅行好き、女子旅、週末旅行、トラベラー
hotels: ビジネスホテル、リゾートホテル
beach vacations: 沖縄旅行、ハワイ旅行
`,
    "Arts & Events": `
concerts: コンサート、ライブ、フェス、音楽フェス、ライブ参戦
theater: 演劇、舞台、ミュージカル、歌舞伎、観劇
museums: 美術館、博物館、展覧会、アート展
art: アート、芸術、美術
dance: ダンス、バレエ
opera: オペラ
theme parks: テーマパーク、遊園地、ディズニーランド、ディズニー
zoo: 動物園、水族館
nightlife: ナイトライフ、クラブ
event tickets: チケット、イベントチケット
events: イベント
fireworks festivals: 花火大会、お祭り、祭り
`,
    Hobbies: `
photography: 写真、写真撮影、カメラ好き
crafts: ハンドメイド、手芸、手作り、クラフト
woodworking: 木工
sewing: 裁縫、洋裁
knitting: 編み物
painting: 絵画、イラスト、絵を描く
collecting: コレクション、骨董品、収集
board games: ボードゲーム、将棋、囲碁、パズル
musical instruments: 楽器、ギター、ピアノ
model building: 模型、プラモデル、鉄道模型
writing: 執筆、ブロガー
hobbies: 趣味
pottery: 陶芸
calligraphy: 書道、茶道、華道
idol fan hobbies: 推し活グッズ
`,
    Fashion: `
fashion: ファッション、アパレル、洋服、衣料品、服
women's clothing: レディースファッション、婦人服、女性ファッション、レディース
men's clothing: メンズファッション、紳士服、メンズ
kids clothing: 子供服、キッズファッション、子ども服
baby clothing: ベビー服
shoes: 靴、シューズ
sneakers: スニーカー
running shoes: ランニングシューズ
handbags: バッグ、ハンドバッグ、鞄
jewelry: ジュエリー、アクセサリー、宝石
watches: 腕時計、時計、高級時計
sportswear: スポーツウェア
luxury fashion: ブランド品、高級ブランド、ハイブランド、ラグジュアリーブランド、高級ファッション
coats: コート、ジャケット
lingerie: 下着、ランジェリー
swimwear: 水着
suits: スーツ、ビジネスウェア
sunglasses: サングラス
jeans: ジーンズ
kimono fashion clothing: 着物、和服、浴衣
costumes: コスプレ
`,
    Beauty: `
makeup: メイク、メイクアップ、口紅
cosmetics: 化粧品、コスメ、化粧
beauty: 美容、ビューティー
skin care: スキンケア、美白、エイジングケア、美容液、化粧水
hair care: ヘアケア、シャンプー、髪
perfume: 香水、フレグランス
nail care: ネイル
hair salon: 美容院、美容室、ヘアサロン、エステ、エステサロン
spa: スパ、マッサージ
oral care: オーラルケア、歯磨き粉、歯ブラシ
shaving: 髭剃り、シェーバー、脱毛
deodorant: デオドラント
sunscreen: 日焼け止め
natural cosmetics: オーガニックコスメ、自然派化粧品
men's grooming: メンズコスメ、メンズ美容
tattoos: タトゥー
anti aging skin care: アンチエイジング、しわ、シミ対策、美肌
hair removal: 脱毛サロン、医療脱毛
`,
    Shopping: `
online shoppers: ネットショッピング、オンラインショッピング、ネット通販、通販、ecサイト、オンラインショップ、インターネット通販、通販利用者
deal seekers: セール、お得情報、バーゲン、値引き、節約好き、特売、割引、節約
coupons: クーポン、ポイ活、ポイント
luxury shoppers: 高級品、ラグジュアリー、高級志向、贅沢品
department stores: 百貨店、デパート
discount stores: ディスカウントストア、百円ショップ、100円ショップ
convenience stores shopping: コンビニ、コンビニエンスストア
shopping malls: ショッピングモール、アウトレット、ショッピングセンター
gifts: ギフト、プレゼント、贈り物、お中元、お歳暮
flowers: 花、フラワー
black friday shoppers: ブラックフライデー
christmas shopping: クリスマス商戦、クリスマスプレゼント
back to school shopping: 新学期、入学準備、新入学、ランドセル
secondhand shopping: 中古品、リサイクルショップ、フリマ、フリマアプリ、古着
cart abandoners: カート放棄、カゴ落ち、カート離脱、かご落ち
loyalty program members: ポイント会員、ポイントカード会員、ロイヤルティプログラム
website visitors: サイト訪問者、ウェブサイト訪問者
shopping: 買い物、ショッピング
party supplies: パーティー用品
deal seekers: 安売り、コスパ重視、お買い得、節約志向、タイムセール
online shoppers: ec、オンライン通販、ネットで買い物
newsletter subscribers: メルマガ会員、メルマガ登録者
drugstore shoppers: まとめ買い
`,
    "Food & Beverage": `
food: 食品、食べ物、食料品、食、食材
cooking: 料理、自炊、レシピ、クッキング、お菓子作り
coffee: コーヒー、珈琲
tea: お茶、紅茶、緑茶、抹茶
soft drinks: 清涼飲料水、炭酸飲料、ジュース、飲料
energy drinks: エナジードリンク
bottled water: ミネラルウォーター
snacks: スナック、お菓子、スナック菓子
chocolate: チョコレート
candy: 和菓子、キャンディ
sweets: スイーツ、ケーキ
ice cream: アイスクリーム
cheese: チーズ
dairy: 乳製品、牛乳、ヨーグルト
meat: 肉、肉料理、和牛
seafood: 魚介類、魚、刺身
bread: パン
frozen food: 冷凍食品
instant noodles: カップ麺、インスタントラーメン
pasta: パスタ
rice: お米
breakfast cereal: シリアル、朝食
organic food: オーガニック食品、有機食品、有機野菜、自然食品、オーガニック
vegan: ヴィーガン、ビーガン
vegetarian: ベジタリアン
gluten free food: グルテンフリー
groceries: スーパーマーケット、スーパー、食料品店
grocery delivery: ネットスーパー、食材宅配、食品宅配
fruit and vegetables: 野菜、果物、フルーツ
healthy food: 健康食品、ヘルシーフード
italian food: イタリアン、イタリア料理
japanese food: 和食、寿司、日本料理
gourmet food: お取り寄せグルメ
seasonings: 調味料
bento: お弁当
healthy food: 健康食、低糖質、糖質制限
rice: 米、ごはん
drinks: ドリンク、飲み物
`,
    Dining: `
restaurants: レストラン、外食、飲食店、グルメ
ramen restaurants: ラーメン、ラーメン店
fast food: ファストフード、ファーストフード、ハンバーガー、牛丼
fine dining: 高級レストラン、高級料理、ミシュラン、フレンチ
coffee shops: カフェ、喫茶店、カフェ巡り
pizza: ピザ
bakery: ベーカリー、パン屋、ケーキ屋
bars: 居酒屋、バー、飲み会
food delivery: フードデリバリー、出前、宅配、宅配ピザ、デリバリー、出前サービス
foodies: 食通、グルメ好き、食べ歩き、美食家
catering: ケータリング
family restaurants: ファミレス、ファミリーレストラン、回転寿司、焼肉、定食
sushi restaurants: 寿司屋
`,
    "Alcohol & Regulated": `
beer: ビール、クラフトビール、発泡酒
wine: ワイン
sake spirits: 日本酒、焼酎、お酒、酒、酒類、地酒、アルコール飲料
whiskey: ウイスキー、ウィスキー
cocktails: カクテル
tobacco: たばこ、タバコ、煙草、葉巻
smokers: 喫煙者、愛煙家
vaping: 電子タバコ、加熱式たばこ、加熱式タバコ
casinos: カジノ、ギャンブル、パチンコ、オンラインカジノ、スロット
sports betting: 競馬、競輪、ボートレース、スポーツベッティング、公営ギャンブル、競艇
lottery: 宝くじ
cannabis: 大麻、cbd
firearms: 銃、銃器
casinos: パチンコ・スロット、パチスロ
gamblers: パチンコ・競馬、馬券
beer: ビール好き
highball spirits: ハイボール、チューハイ
`,
    Household: `
cleaning supplies: 掃除用品、洗剤、掃除、清掃用品
laundry detergent: 洗濯洗剤、柔軟剤、洗濯
toilet paper: トイレットペーパー、ティッシュ
dish soap: 食器用洗剤
air fresheners: 芳香剤、消臭剤
insecticides: 殺虫剤
batteries: 電池、電球
household products: 日用品、生活用品、家庭用品、生活雑貨
dish soap: 食洗機用洗剤
cleaning supplies: 掃除グッズ、洗濯用品
`,
    "Home & Garden": `
furniture: 家具、ソファ
home decor: インテリア、インテリア雑貨
kitchenware: キッチン用品、食器、調理器具
bedding: 寝具、布団
mattresses: マットレス、ベッド
home appliances: 家電、冷蔵庫、洗濯機、掃除機、生活家電、家電製品、キッチン家電
lighting: 照明
gardening: ガーデニング、園芸、庭、家庭菜園、観葉植物
home improvement: リフォーム、リノベーション、住宅リフォーム、改築
diy: 日曜大工、ホームセンター
tools: 工具
heating: 暖房
air conditioning: エアコン、空調
home security: ホームセキュリティ、防犯
swimming pools: プール
bathroom remodeling: 浴室リフォーム
kitchen remodeling: キッチンリフォーム
housekeeping home services: 家事代行
home improvement: 外壁塗装、家のリフォーム、増改築
kitchen: キッチン、台所
home organization: 収納、整理整頓
home appliances: 乾燥機、電子レンジ、食洗機
`,
    "Real Estate": `
real estate: 不動産、住宅、不動産市場
home buyers: 住宅購入者、マイホーム購入、住宅購入、マイホーム、住宅購入検討者、家を買いたい人、マンション購入、持ち家購入、住宅購入検討
home sellers: 不動産売却、住宅売却、自宅売却
houses: 一戸建て、戸建て、戸建、注文住宅、家
apartments: マンション、アパート
apartment renters: 賃貸、賃貸物件、賃貸住宅、部屋探し、賃貸マンション、賃貸入居者
luxury homes: 高級マンション、高級住宅、タワーマンション
new construction homes: 新築、新築マンション、新築一戸建て
second homes: 別荘、セカンドハウス
commercial real estate: 商業用不動産、オフィス物件、オフィス賃貸、店舗物件
investment property: 不動産投資、不動産投資家、投資用マンション
land: 土地
moving companies: 引越し業者、引っ越し業者
real estate agents: 不動産会社、不動産仲介
homeowners: 持ち家、住宅所有者、持ち家世帯、戸建て所有者
home buyers: 住宅検討者、マイホーム検討者、家探し、物件探し、住宅展示場
apartment renters: ペット可賃貸、引越し先
`,
    Pets: `
dogs: 犬、愛犬、ワンちゃん
dog owners: 犬の飼い主、愛犬家、犬を飼っている人、犬を飼っている、犬好き
puppies: 子犬
cats: 猫、ネコ、愛猫
cat owners: 猫の飼い主、愛猫家、猫を飼っている人、猫好き
pets: ペット、動物、小動物
pet owners: ペットの飼い主、ペットオーナー、ペットを飼っている人、ペット飼育者、飼い主
fish aquariums: 熱帯魚、アクアリウム
birds: 小鳥、鳥
horses: 馬
small pets: ハムスター、うさぎ、爬虫類
pet food: ペットフード
dog food: ドッグフード
cat food: キャットフード
pet supplies: ペット用品、ペットショップ
veterinary care: 動物病院
pet adoption: 保護猫、保護犬、里親
animal lovers: 動物好き
`,
    "Banking & Credit": `
banking: 銀行、銀行口座
savings accounts: 貯金、預金、貯蓄、定期預金
online banking: ネット銀行、ネットバンキング、電子マネー、キャッシュレス決済、キャッシュレス
credit cards: クレジットカード
mortgages: 住宅ローン
personal loans: ローン、カードローン、個人ローン、借入
auto loans: 自動車ローン、マイカーローン
student loans: 学生ローン、教育ローン
taxes: 税金、確定申告、ふるさと納税、節税
budgeting: 家計管理、家計簿
mortgage refinancing: 住宅ローン借り換え、借り換え
`,
    Investing: `
investing: 投資、資産運用、資産形成
investors: 投資家、個人投資家
stocks: 株式、株式投資、株、債券
mutual funds: 投資信託、積立投資、つみたてnisa、nisa、新nisa
retirement planning: 老後資金、個人年金、ideco、老後の備え
financial advisors: ファイナンシャルプランナー、資産運用相談
cryptocurrency: 仮想通貨、暗号資産、ビットコイン
gold: 金投資、純金
wealth management: 資産管理、プライベートバンキング
day trading: デイトレード、fx、デイトレーダー
economy: 経済、金融市場
`,
    Insurance: `
insurance: 保険、保険加入者、保険会社
auto insurance: 自動車保険
home insurance: 火災保険、住宅保険
life insurance: 生命保険
health insurance: 医療保険、健康保険
cancer insurance: がん保険
travel insurance: 旅行保険、海外旅行保険
pet insurance: ペット保険
business insurance: 法人保険
`,
    Healthcare: `
medical clinics: クリニック、診療所、医療、診察
hospitals: 病院
pharmacies: 薬局、ドラッグストア
prescription drugs: 処方薬、医薬品
over the counter medicine: 市販薬、頭痛薬
dental care: 歯科、歯科医院、歯医者、矯正歯科、インプラント、歯列矯正
vision care: 眼科、コンタクトレンズ、メガネ、眼鏡、レーシック
hearing aids: 補聴器
cosmetic surgery: 美容整形、美容外科、美容医療
medical devices: 医療機器
vaccines: ワクチン、予防接種
senior care: 介護、老人ホーム、介護施設、介護サービス、高齢者介護
telehealth: オンライン診療、遠隔医療
physical therapy: 理学療法、整体、整骨院、リハビリ
health checkups: 健康診断、人間ドック
dental care: ホワイトニング、入れ歯
vision care: レーシック手術、老眼鏡
senior care: 高齢の親、親の介護、親を介護、介護している
`,
    "Fitness & Wellness": `
gym: ジム、スポーツジム、フィットネスジム、フィットネスクラブ
fitness: フィットネス、トレーニング、運動、エクササイズ
yoga: ヨガ、ピラティス
bodybuilding: 筋トレ、ボディビル、筋力トレーニング
weight loss: ダイエット、減量、痩せたい、体重管理
vitamins: サプリメント、ビタミン、サプリ、プロテイン
nutrition: 栄養、健康的な食事、食生活
healthy lifestyle: 健康志向、健康意識の高い、健康的な生活、ヘルシー志向、健康に関心、健康
meditation: 瞑想、マインドフルネス
wellness: ウェルネス、癒し
home fitness equipment: フィットネス器具、ルームランナー
alternative medicine: 漢方、鍼灸
quit smoking: 禁煙
stress relief: ストレス、ストレス解消
`,
    Demographics: `
women: 女性、女子
men: 男性、男子
young adults: 若者、若年層、若い世代
seniors: シニア、高齢者、シニア層、シニア世代、お年寄り、年配
adults: 成人、大人
teens: ティーン、中高生
millennials: ミレニアル世代
gen z: z世代
high income households: 高所得者、高収入、高所得世帯、高所得層、高年収、年収1000万円以上
middle income households: 中所得層
affluent: 富裕層、資産家、億万長者、お金持ち
college graduates: 大卒
married couples: 既婚者、夫婦、既婚
singles: 独身、単身者、一人暮らし、単身世帯、未婚
families: 家族、ファミリー、ファミリー層、家族連れ
households with children: 子育て世帯、子供のいる家庭、子どものいる世帯、子持ち世帯
housewives: 主婦、専業主婦
dual income couples: 共働き、共働き世帯、共働き夫婦
retirees: 定年退職者、退職者、年金受給者
couples: カップル
dual income couples: 共働き家庭、dinks
gen x: x世代、団塊ジュニア
baby boomers: 団塊世代
households: 一般家庭
men: おじさん、中年男性
girls: 女の子、少女、女児
boys: 男の子、少年、男児
women: アラサー女性、アラフォー女性、ママ世代
young adults: 20代、30代、新社会人世代
middle aged adults: 中高年、ミドル世代
seniors: アクティブシニア
`,
    Parenting: `
parents: 親、父親、母親、ママ、パパ、保護者、両親、お母さん、お父さん
new parents: 新米ママ、新米パパ、新米の親、新米両親
expecting parents: プレママ、これから親になる人
parents of toddlers: 幼児の親、小さな子供を持つ親、幼児を持つ親、小さい子どもを持つ親、未就学児の親、乳幼児の親、未就学児ママ
parents of toddlers: 乳幼児、幼児、未就学児、未就園児
parents of babies: 赤ちゃんの親、新生児の親、赤ちゃんのいる家庭、乳児の親
parents of teens: 中高生の親、ティーンの親、10代の子供を持つ親
parents of school age kids: 小学生の親、小学生を持つ親、小学生ママ、中学生の親
single parents: シングルマザー、シングルファザー、ひとり親、母子家庭
grandparents: 祖父母、おじいちゃん、おばあちゃん、孫
kids: 子供、子ども、キッズ、こども
baby: 赤ちゃん、ベビー、新生児
diapers: おむつ、オムツ
baby products: ベビー用品、ベビーカー、チャイルドシート、育児用品
baby food: 離乳食、粉ミルク、ベビーフード
toys: おもちゃ、玩具
childcare: 保育園、ベビーシッター、保育、幼稚園、学童
kids activities: 習い事、子供の習い事
parenting: 子育て、育児、子育て中、子育て中の親
kids activities: 子供の誕生日、知育
strollers: 抱っこ紐
toys: 知育玩具、子供のおもちゃ
`,
    "Life Events": `
getting married: 結婚式、結婚、ブライダル、婚約者、花嫁、結婚予定、結婚準備、ウェディング、プレ花嫁
newlyweds: 新婚、新婚夫婦
moving home: 引越し、引っ越し、転居、引越、転勤
first time home buyers: 初めての住宅購入、初めてのマイホーム
new job: 新社会人、新しい仕事、転職したばかり
graduation: 卒業、新卒、卒業式、卒業生
retirement: 定年、退職、定年後、リタイア
birthdays: 誕生日、記念日
christmas: クリスマス、年末年始、お正月
mothers day: 母の日、父の日
valentines day: バレンタインデー、バレンタイン
online dating: 婚活、マッチングアプリ、恋活、出会い系
divorced: 離婚、離婚者、離婚経験者
funerals: 葬儀、葬式、終活
honeymoon: ハネムーン、新婚旅行
having a baby: 出産、出産準備、出産祝い
coming of age: 成人式
childrens celebrations birthdays: 七五三、入園、入学
`,
    Geography: `
japan: 日本、日本人、全国
tokyo: 東京、東京都、首都圏、都内
osaka: 大阪、関西
japan: 京都
nagoya: 名古屋
japan: 北海道、札幌
japan: 福岡、九州
japan: 沖縄
rural areas: 地方、田舎
urban residents: 都市部、都市、都会
expats: 海外在住者、駐在員、在日外国人
commuters: 通勤者、通勤、電車通勤、通学
hawaii: ハワイ
korea: 韓国
europe: ヨーロッパ
united states: アメリカ
germany: ドイツ
france: フランス
italy: イタリア
spain: スペイン
portugal: ポルトガル
england: イギリス
netherlands: オランダ
belgium: ベルギー
switzerland: スイス
austria: オーストリア
greece: ギリシャ
turkey: トルコ
poland: ポーランド
sweden: スウェーデン
norway: ノルウェー
denmark: デンマーク
ireland: アイルランド
russia: ロシア
china: 中国
japan: 日本
korea: 韓国
thailand: タイ旅行
india: インド
vietnam: ベトナム
indonesia: インドネシア
australia: オーストラリア
canada: カナダ
brazil: ブラジル
argentina: アルゼンチン
mexico: メキシコ
cuba: キューバ
peru: ペルー
egypt: エジプト
morocco: モロッコ
south africa: 南アフリカ
dominican republic: ドミニカ
croatia: クロアチア
scotland: スコットランド
`,
    Education: `
university: 大学、短大、大学進学
university students: 大学生、学生
students: 生徒、受験生
graduate school: 大学院、mba取得
online courses: オンライン講座、通信教育、eラーニング、オンライン学習
vocational training: 専門学校、職業訓練
japanese language learning: 日本語
language learning: 英会話、英語学習、語学、語学学習、英語、外国語
exam preparation: 受験、大学受験、資格取得、資格、中学受験
tutoring: 塾、学習塾、家庭教師、予備校
schools: 学校、小学校、高校、中学校
education: 教育、学習
study abroad: 留学、海外留学
scholarships: 奨学金
science: 科学
online courses: 通信講座、オンラインスクール
exam preparation: 国家資格、公務員試験、toeic
adult education: リスキリング、社会人学習、学び直し
language learning: 英会話スクール、語学学校
law school: 法学部
schools: スクール
`,
    Careers: `
job seekers: 求職者、転職希望者、就活生、転職検討者、転職、仕事探し、転職活動、就職活動、転職者、仕事を探している人
jobs: 仕事、求人、就職
resume: 履歴書、面接
remote work: テレワーク、在宅勤務、リモートワーク、在宅ワーク
internships: インターンシップ、インターン
career development: キャリア、キャリアアップ
part time jobs: アルバイト、パート、副業、バイト
job seekers: 転職を考えている、転職を検討、転職を考える
`,
    "News & Society": `
news: ニュース、報道、時事
business news: 経済ニュース、ビジネスニュース
local news: 地域ニュース、地方ニュース
weather: 天気、天気予報、気象
charity: 慈善、寄付、チャリティー、募金
volunteering: ボランティア活動
environment: 環境問題、環境、エコ、環境保護
sustainability: サステナビリティ、sdgs、持続可能、サステナブル、環境意識の高い
disaster preparedness: 防災、災害
animal welfare: 動物愛護
`,
    Politics: `
politics: 政治
political news: 政治ニュース
elections: 選挙
`,
    Religion: `
astrology: 占い、星占い、占星術
spirituality: スピリチュアル
`,
  },
  sensitive: {
    Sensitive: `
cancer: がん、癌、ガン、腫瘍、抗がん剤、白血病
cancer patients: がん患者、癌患者、がんサバイバー
breast cancer: 乳がん、乳癌
diabetes: 糖尿病
diabetics: 糖尿病患者
depression: うつ病、鬱病、うつ、抑うつ
anxiety: 不安障害、不安症、パニック障害
mental health: メンタルヘルス、精神疾患、心の病、精神障害、心療内科、精神科
bipolar disorder: 双極性障害、躁うつ病
schizophrenia: 統合失調症
eating disorders: 摂食障害、拒食症、過食症
autism: 自閉症、発達障害
adhd: adhd、注意欠陥多動性障害
hiv: hiv、エイズ、hiv陽性、hiv感染者
sexually transmitted diseases: 性感染症、性病
alcoholics: アルコール依存症、アルコール中毒、アルコール依存
addiction: 依存症、薬物依存、薬物依存症、薬物、麻薬
gambling addiction: ギャンブル依存症、ギャンブル依存
obesity: 肥満、肥満症
overweight people: 太り過ぎ
asthma: 喘息、ぜんそく
allergy sufferers: アレルギー、花粉症、アトピー
arthritis: 関節炎、リウマチ、関節痛
alzheimer's: アルツハイマー、認知症、アルツハイマー病
parkinson's: パーキンソン病
epilepsy: てんかん
multiple sclerosis: 多発性硬化症
heart disease: 心臓病、心疾患、心筋梗塞
stroke: 脳卒中、脳梗塞
hypertension: 高血圧
high cholesterol: コレステロール、高コレステロール
psoriasis: 乾癬、アトピー性皮膚炎
insomnia: 不眠症、不眠、睡眠障害
migraine: 偏頭痛、片頭痛
back pain sufferers: 腰痛
chronic pain: 慢性痛、慢性的な痛み
chronic illness: 慢性疾患、持病、難病
infertility: 不妊、不妊治療、妊活、体外受精
menopause: 更年期、更年期障害
erectile dysfunction: ed治療、勃起不全
abortion: 中絶、人工妊娠中絶
pregnant women: 妊婦、妊娠、妊娠中、妊娠中の女性、マタニティ
disabled people: 障害者、障がい者、身体障害者
wheelchair users: 車椅子、車いす
suicide: 自殺
hepatitis: 肝炎
hair loss: 薄毛に悩む
lgbt: lgbt、lgbtq、性的少数者、性的マイノリティ
gay: ゲイ、同性愛者、同性愛
lesbian: レズビアン
bisexual: バイセクシュアル
transgender: トランスジェンダー
ethnic minorities: 少数民族、民族的少数派、人種
ethnic minorities: 在日韓国人、在日コリアン
indigenous people: アイヌ、先住民
immigrants: 移民、外国人労働者、技能実習生
refugees: 難民
catholics: カトリック、カトリック教徒
christians: キリスト教、キリスト教徒、クリスチャン
jews: ユダヤ人、ユダヤ教徒、ユダヤ教
muslims: イスラム教、イスラム教徒、ムスリム、ラマダン
buddhists: 仏教、仏教徒、創価学会員
hinduism believers: ヒンドゥー教徒、ヒンドゥー教
shinto religion believers: 神道、新興宗教、信者
atheists: 無神論者
religious people: 宗教、信仰、宗教家
voters: 有権者、投票者
left wing voters: 左派、リベラル支持者、左翼、立憲民主党支持者、野党支持者
right wing voters: 右派、右翼、自民党支持者、与党支持者
conservatives: 保守派、保守層
communists: 共産党支持者、共産党
political party supporters: 政党支持者、支持政党、党員、政党
political activists: 政治活動家、活動家
trade union members: 労働組合員、労働組合、組合員
bankruptcy: 自己破産、破産、倒産、破産者
debt: 借金
people in debt: 債務者、多重債務者、多重債務、債務整理、借金に悩む人
debt collection: 滞納者、滞納
payday loans: 消費者金融、即日融資、キャッシング
low income households: 低所得、低所得者、低所得世帯、貧困層、貧困、低収入
unemployed: 失業者、無職、失業
welfare recipients: 生活保護、生活保護受給者
homeless: ホームレス
criminal record: 前科、犯罪歴
ex prisoners: 受刑者、元受刑者
domestic violence victims: 家庭内暴力、dv被害者
crime victims: 被害者
minors under 16: 13歳未満の子供、13歳未満
minors under 16: 未成年、未成年者、小学生
adult content: アダルト、アダルトコンテンツ、ポルノ、成人向け
escort services: 風俗
dialysis patients: 透析患者、人工透析
disease: 病気、疾患、疾病、症候群、病
disorder: 障害
cancer survivors: がん経験者
kidney disease: 腎臓病、腎疾患
thyroid disease: 甲状腺
acne: ニキビ
sleep apnea: 睡眠時無呼吸症候群
hair loss: 薄毛、aga、脱毛症
weight loss drugs ozempic: オゼンピック
antidepressants: 抗うつ薬、睡眠薬
ptsd: ptsd、トラウマ
down syndrome: ダウン症
deaf people disabled: 聴覚障害、難聴
blind people disabled: 視覚障害
same sex couples: 同性カップル、同性婚
lgbt: lgbtqコミュニティ、クィア
immigrants: 在日外国人、外国人、外国籍、在留外国人
chinese ethnic minorities: 在日中国人、華僑
left wing voters: 立憲民主党、れいわ新選組、社民党、革新派、リベラル派
right wing voters: 自民党、自民党員、維新の会、保守党、国民民主党
political party supporters: 公明党、党支持者
voters: 無党派層、浮動票
trade union members: 連合、ユニオン、労組
church goers: 教会、礼拝
foreclosure: 差し押さえ、任意売却
people in debt: 返済に困る、ローン返済困難、債務、過払い金
sex workers: 性風俗
extramarital affairs: 不倫、浮気
drug users: 覚醒剤、薬物使用者
self harm: 自傷、リストカット
victims of bullying: いじめ
social withdrawal mental health: 引きこもり、ひきこもり、不登校
middle school students: 中学生、女子中学生
high school students: 高校生、女子高生、男子高校生
minors under 16: 小学生の子供、12歳以下、中学生以下
ivf patients: 不妊に悩む
miscarriage: 流産
postpartum depression: 産後うつ
hemorrhoids condition: 痔
chronic illness: 生活習慣病、リウマチ患者、アレルギー患者
cancer: 肺がん、胃がん、大腸がん
diabetes: 糖尿病予備軍、血糖値、血糖値が気になる
dyslexia: 学習障害
kidney disease: 透析
`,
    Restricted: `
gamblers: パチンコ愛好家、ギャンブラー
cannabis: 医療用大麻
`,
  },
  harmless: `
conservative investors: 保守的な投資家、安定志向の投資家
elementary school: 小学校
shrine visits travel: 神社巡り、お寺巡り、初詣
wedding chapel: 教会挙式
cancer insurance: がん保険加入者
`,
}
