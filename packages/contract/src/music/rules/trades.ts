/**
 * Each trade's keywords in the thirteen languages. Lower case, without accents on Latin letters. An asterisk matches
 * any ending; without it only a plural `s` or `es` may follow. Chinese, Japanese and Korean words are found anywhere
 * in the text, Arabic words even after an article or a one-letter preposition.
 */
const tradeWords = {
  bakery: `bakery मिठाई bakeries baker bakers bread sourdough pastry pastries croissant cake cupcake cookie
    donut patisserie boulangerie viennoiserie gateau gateaux panaderia pasteleria reposteria padaria confeitaria
    panetteria panificio pasticceria dolci baecker* backerei* backer konditorei brotchen brot bakkerij
    banketbakker* gebak taart пекарн* хлеб* выпечк* кондитерск* торт* مخبز مخابز خبز حلويات كعك बेकरी केक 面包 烘焙
    蛋糕 甜点 パン屋 ベーカリー ケーキ 洋菓子 베이커리 빵집 케이크 제과 مخبوزات`,
  cafe: `cafe tea teahouse "tea house" 茶馆 茶楼 茶叶 お茶 चाय coffee espresso barista roaster* roastery latte
    "tea room" brunch breakfast kaffee* rosterei koffie* torrefact* torrefazione caffe caffetteria cafezinho
    кофе* кофейн* قهوة مقهى कॉफी कॉफ़ी कैफे 咖啡 奶茶 コーヒー 珈琲 喫茶 カフェ 커피 카페`,
  restaurant: `restaurant* ristorante eatery diner bistro brasserie pizza* pizzeria trattoria osteria burger*
    sushi ramen noodle* "food truck" catering caterer takeaway takeout bbq barbecue grill steakhouse seafood
    deli menu lunch dinner chef cuisine cocina comida parrilla marisqueria taqueria taco tacos tapas cozinha
    churrascaria rodizio lanchonete gaststatte wirtshaus imbiss mittagstisch speisekarte eetcafe snackbar
    ресторан* пиццери* обед* кухн* столов* مطعم مطاعم بيتزا وجبات रेस्टोरेंट रेस्तरां भोजनालय खाना थाली 餐厅 餐馆 饭店
    火锅 外卖 美食 レストラン 食堂 居酒屋 ラーメン 寿司 焼肉 ランチ 레스토랑 식당 맛집 치킨 피자 고깃집 مأكولات`,
  bar: `pub brewery brewpub "craft beer" cocktail* wine winery vineyard tavern taproom "happy hour" "wine bar"
    bodega cerveceria coctel* vino vinos vinho vinhos cervejaria boteco enoteca birrificio birreria vin vins
    brasseur biere weingut wein weine kneipe brauerei bier brouwerij wijn* borrel бар пивовар* вино винн* пиво
    酒吧 葡萄酒 精酿 バー ワイン 酒蔵 ビール 와인 맥주 술집 칵테일`,
  fitness: `gym gyms fitness crossfit workout* "personal trainer" bootcamp pilates* martial karate judo boxing
    kickboxing gimnasio entrenador* academia musculacao treino palestra "salle de sport" musculation
    fitnessstudio sportschool фитнес* тренажер* тренировк* спортзал* جيم رياضة لياقة تمارين जिम फिटनेस 健身 私教 ジム
    フィットネス 헬스 피트니스 필라테스`,
  wellness: `spa massage yoga meditation sauna wellness hypnosis acupuncture reiki relaxation retreat masaje*
    relax relajacion meditacion massagem bem-estar massaggi* benessere terme "bien-etre" detente thermes hammam
    entspannung therme ontspanning спа массаж* йог* релакс* سبا مساج تدليك يوغا स्पा मसाज योग ध्यान 瑜伽 按摩 水疗 养生
    冥想 ヨガ マッサージ エステ 温泉 リラク 요가 마사지 스파 명상`,
  beauty: `salon hairdresser* haircut* barber* barbershop nails manicure pedicure beauty cosmetic* skincare
    makeup lash* brows eyebrow* tattoo* peluqueria barberia belleza estetica cabeleireir* barbearia beleza unhas
    parrucchier* barbiere bellezza coiffeur coiffure coiffeuse barbier beaute ongles friseur* kosmetik*
    nagelstudio kapper* kapsalon schoonheid* парикмах* барбершоп* красот* маникюр* косметик* صالون حلاقة تجميل
    مكياج सैलून ब्यूटी पार्लर मेहंदी 美容 美发 美甲 理发 护肤 美容室 美容院 ネイル 理容 コスメ 미용실 헤어 네일 뷰티 화장품 manicura`,
  health: `dentist* dental orthodont* clinic doctor* physician physio* chiropract* pharmacy hospital medical
    optician optometrist eyewear glasses "hearing aid" nurse caregiver "home care" "senior living" therapy
    counseling dentista clinica medico salud farmacia optica fisioterapia consultorio saude odontolog* dentiste
    cabinet medecin sante pharmacie opticien zahnarzt* praxis arzt arzte apotheke gesundheit pflege*
    physiotherapie optiker tandarts huisarts apotheek zorg fysio* стоматолог* клиник* врач* аптек* здоров*
    медицин* عيادة طبيب أسنان صيدلية مستشفى صحة डॉक्टर क्लिनिक दंत अस्पताल 诊所 牙科 口腔 医院 医生 药房 健康 歯科 歯医者 クリニック 病院
    薬局 整体 介護 치과 병원 의원 약국 한의원 건강 요양`,
  pets: `pet pets dog dogs puppy puppies cat cats kitten* veterinar* vet vets groomer* kennel "animal shelter"
    mascota perro* gato* veterinaria pet-shop petshop cachorro* animali gatti chien* animalerie toilettage hund
    hunde katze* tierarzt tierheim haustier* hondenschool dierenarts huisdier* honden katten питом* собак* кошк*
    ветеринар* зоо* حيوانات بيطري قطط كلاب पालतू कुत्ते 宠物 狗狗 猫咪 兽医 ペット 猫 動物病院 トリミング 반려 강아지 고양이 동물병원 welpen`,
  kids: `kids children child toddler* baby babies toys toy daycare nursery preschool kindergarten* playground
    "bouncy castle" birthday ninos nino infantil juguete* guarderia bebe* cumpleanos criancas crianca brinquedo*
    creche aniversario bambin* giocattol* asilo compleanno enfant* jouet* anniversaire garderie kinder*
    spielzeug* kita kindergeburtstag baby* kinderen speelgoed kinderopvang verjaardag детск* детей детям дети
    игрушк* малыш* ребен* "детский сад" أطفال ألعاب حضانة روضة बच्चों बच्चे खिलौने 儿童 宝宝 玩具 幼儿园 亲子 母婴 子ども 子供 キッズ
    保育 おもちゃ 赤ちゃん 어린이 아이들 유아 장난감 키즈 어린이집`,
  education: `school schools tutor* tutoring courses lessons college university academy degree "language school"
    "driving school" workshop escuela colegio curso cursos universidad autoescuela escola faculdade scuola corsi
    lezioni universita ecole formations "auto-ecole" "soutien scolaire" schule kurs kurse nachhilfe fahrschule
    sprachschule unterricht cursus rijschool bijles opleiding школ* курс* обучен* репетитор* университет*
    автошкол* مدرسة دورة دورات تعليم جامعة معهد स्कूल कोचिंग कक्षा पाठ्यक्रम ट्यूशन 学校 培训 课程 补习 英语班 驾校 塾 教室 スクール
    英会話 講座 学習 학원 학교 과외 강의 교육`,
  charity: `charity charities donate donation* donor nonprofit non-profit "non profit" foundation volunteer*
    fundraiser "food bank" homeless refugee* cancer ong donacion* donar voluntari* fundacion doacao doacoes doar
    donazion* beneficenza onlus volontari* benevole* caritatif spende* spenden ehrenamt* hilfsorganisation
    goed-doel doneer donatie* vrijwilliger* благотвор* пожертв* волонтер* фонд تبرع خيرية متطوع जमعية दान चैरिटी
    स्वयंसेवक 慈善 捐款 捐赠 公益 志愿 寄付 募金 ボランティア チャリティ 기부 후원 자원봉사 자선`,
  memorial: `funeral* cremation burial undertaker hospice bereave* grief obituar* funeraria funerari* entierro
    velorio funebre* onoranze obseques funerailles "pompes funebres" bestattung* bestatter* trauer* uitvaart*
    begrafenis ритуальн* похорон* جنازة دفن अंतिम-संस्कार 殡葬 葬礼 葬儀 葬祭 霊園 장례 상조 추모`,
  finance: `bank banking insurance insurer mortgage* loan loans credit accountant* accounting bookkeep* tax
    taxes invest* pension financial finance advisor wealth payroll banco seguro seguros hipoteca* prestamo*
    contable contador asesoria finanzas impuestos contabilidade emprestimo* financiamento investimento* banca
    assicurazion* mutuo commercialista banque assurance* comptable expert-comptable epargne impots versicherung*
    kredit* steuerberat* finanz* hypothek altersvorsorge verzekering* hypotheek boekhoud* belasting* банк*
    страхов* кредит* ипотек* бухгалт* налог* инвест* بنك تأمين قرض محاسب استثمار بيمه बैंक बीमा लोन निवेश 银行 保险
    贷款 会计 理财 投资 税务 銀行 保険 ローン 税理士 会計 投資 은행 보험 대출 세무 회계 투자`,
  legal: `lawyer* attorney* "law firm" legal notary injury divorce immigration paralegal abogad* bufete notaria
    advogad* advocacia juridic* avvocat* studio-legale notaio avocat* notaire juridique rechtsanwalt* anwalt*
    kanzlei notar advocaat advocaten jurist* notaris адвокат* юрист* юридич* нотариус* محامي محاماة قانون वकील
    कानूनी 律师 法律 弁護士 司法書士 行政書士 변호사 법률 법무`,
  "real estate": `realtor* realty bedroom "for sale" "open house" listings "real estate" property properties
    apartment* condo condominium houses letting rental* landlord inmobiliaria piso pisos alquiler vivienda
    imobiliaria imovel imoveis aluguel apartamento* immobiliare affitto appartament* immobilier*
    agence-immobiliere logement* immobilien* makler* wohnung* eigentumswohnung* makelaar* woning* huizen
    недвижим* квартир* аренд* новостро* عقارات شقة شقق فيلا إيجار प्रॉपर्टी फ्लैट मकान रियल 房产 公寓 楼盘 租房 二手房 不動産
    マンション 賃貸 住宅 부동산 아파트 분양 임대`,
  "home services": `plumber* plumbing electrician* hvac heating "air conditioning" furnace roofer* roofing
    handyman cleaning cleaner* maid locksmith pest gutter* painter* painting remodel* renovation* contractor*
    carpenter* flooring window windows solar moving movers landscap* lawn junk septic drain fontaner*
    electricista limpieza reforma* mudanza* cerrajero techo tejado encanador eletricista limpeza mudanca* pintor
    dedetizacao idraulico elettricista pulizie ristruttur* traslochi serramenti plombier electricien nettoyage
    menage demenagement toiture serrurier chauffage klempner* installateur elektriker* reinigung* umzug*
    dachdecker* heizung* handwerker* maler* fenster loodgieter* elektricien schoonmaak* verhuis* dakdekker*
    schilder* сантехник* электрик* уборк* клининг* ремонт* переезд* кровл* окна سباك كهربائي تنظيف تكييف نقل-عفش
    صيانة प्लंबर इलेक्ट्रीशियन सफाई मरम्मत पेंटर 水管 电工 保洁 装修 搬家 维修 空调 家政 水道 電気工事 掃除 清掃 引越 リフォーム 修理 エアコン 屋根 배관
    전기공사 청소 이사 인테리어 수리 에어컨 도배`,
  cars: `car cars auto autos automotive dealership dealer garage mechanic* tire tires tyre* "oil change" truck
    trucks motorcycle* motorbike* detailing windshield "body shop" carwash coche* concesionario neumaticos
    llantas motos carro carros oficina-mecanica pneus concessionaria autofficina gomme voiture* garagiste
    carrosserie concession autohaus werkstatt reifen* kfz* gebrauchtwagen autobedrijf banden autogarage
    автосервис* автосалон* автомоб* шин* машин* سيارة سيارات كراج إطارات कार गाड़ी मैकेनिक टायर बाइक 汽车 二手车 修车
    轮胎 4s店 自動車 中古車 車検 タイヤ バイク 자동차 중고차 정비 타이어 세차`,
  travel: `outdoor hiking hiker camping campsite tent tents travel trip trips vacation* holidays cruise* tour tours airline flights beach island adventure
    "travel agency" viaje* vacaciones crucero* playa excursion* agencia-de-viajes viagem viagens ferias praia
    turismo viaggi* vacanz* crociera voyage* vacances croisiere plage reise* urlaub* kreuzfahrt* strand ausflug
    reizen reis vakantie* путешеств* туры тур отпуск* круиз* пляж* سفر رحلة رحلات سياحة شاطئ यात्रा टूर पर्यटन
    छुट्टियां 旅行 旅游 度假 海滩 邮轮 ツアー 観光 ビーチ 여행 투어 휴가 해변 크루즈`,
  hotel: `hotel* motel hostel "bed and breakfast" b&b resort inn lodge guesthouse suite suites posada hostal
    pousada albergo agriturismo auberge gite chambres-d-hotes gasthof ferienwohnung* herberg гостиниц* отел*
    хостел* فندق منتجع होटल रिसॉर्ट 酒店 民宿 宾馆 ホテル 旅館 民泊 호텔 펜션 리조트`,
  events: `concert* festival* party parties expo carnival gala parade exhibition "grand opening" "live music"
    theater theatre tickets comedy circus fiesta* concierto* feria espectaculo entradas inauguracion festa
    festas espetaculo ingressos spettacol* biglietti sagra fete fetes spectacle* billets kermesse inauguration
    konzert* fest feste messe jahrmarkt eintritt eroffnung feest* optreden kermis концерт* фестивал* праздник*
    ярмарк* билет* حفلة مهرجان معرض تذاكر افتتاح उत्सव मेला संगीत-समारोह टिकट 演唱会 音乐节 展览 派对 开业 庆典 コンサート フェス 祭り
    ライブ イベント チケット 콘서트 축제 공연 전시 파티 행사 오픈`,
  nightlife: `nightclub* "night club" dj djs disco dance dancing karaoke rave discoteca boate balada danceteria
    "boite de nuit" soiree soirees diskothek tanzclub ночн* клуб* диско* дискотек* ملهى ديسكو नाइट क्लब डांस 夜店
    夜总会 舞厅 クラブ カラオケ ダンス 클럽 노래방 댄스`,
  fashion: `fashion sock socks underwear hats boutique clothing clothes apparel shoes sneaker* dress dresses
    jeans handbag* streetwear "thrift store" vintage tailor moda ropa zapat* vestido* tienda-de-ropa roupa*
    sapato* abbigliamento scarpe vestiti sartoria mode vetements chaussures robe robes kleidung schuhe anzug
    kleding schoenen kleren мода моды модн* одежд* обув* плать* бутик* أزياء ملابس أحذية عباية कपड़े फैशन साड़ी
    जूते 服装 时装 女装 潮牌 ファッション 洋服 古着 패션 의류 신발 쇼핑몰`,
  wedding: `wedding* bridal bride engagement jewel* diamond* florist* flowers bouquet anniversary boda* novia
    joyeria anillos floristeria flores casamento* noiva joalheria floricultura matrimonio nozze sposa
    gioielleria fiorai* fiori mariage* mariee bijou* bijouterie fleuriste fleurs hochzeit* braut* juwelier*
    blumen* florist bruiloft trouwen trouwring* trouwjurk* bloemen* bloemist свадеб* свадьб* невест* ювелир*
    цвет* букет* عرس زفاف مجوهرات ورود زهور शादी विवाह दुल्हन गहने ज्वेलरी फूल 婚礼 婚纱 珠宝 钻戒 鲜花 結婚 ブライダル 婚約 宝石 花屋
    フラワー 결혼 웨딩 주얼리 반지 꽃집`,
  technology: `software app apps saas startup* computer* laptop* smartphone* repair-shop internet wifi broadband
    it-support cloud cyber* security hosting crypto robot* "3d printing" aplicacion informatica ordenador*
    aplicativo computador* celular* informatico logiciel* ordinateur* informatique fibre edv glasfaser software*
    приложен* компьютер* смартфон* интернет* софт* تطبيق برمجيات كمبيوتر هواتف إنترنت ऐप सॉफ्टवेयर कंप्यूटर
    मोबाइल इंटरनेट 软件 应用 手机 电脑 网络 智能 科技 アプリ ソフト スマホ パソコン インターネット クラウド 소프트웨어 컴퓨터 휴대폰 인터넷 스마트폰 tech`,
  games: `game games gaming gamer* esport* arcade "board game" console "escape room" laser-tag paintball bowling
    videojuego* juego juegos jogo jogos videogioch* giochi jeu jeux "jeux video" spiel spiele spielhalle spellen
    игр* квест* боулинг* ألعاب-فيديو لعبة गेम गेमिंग 游戏 电竞 密室 桌游 ゲーム ボウリング 게임 방탈출 볼링`,
  sport: `football basketball baseball hockey tennis golf league stadium bike bikes bicycle* cycling marathon
    ski skiing climbing swim* futbol bicicleta* corrida futebol time-de calcio squadra bici* velo velos cyclisme
    equipe-sportive fussball* fahrrad* voetbal* fiets* wielren* спорт* футбол* велосипед* матч* хокке* رياضي
    دراجة सॉकर क्रिकेट साइकिल खेल 足球 篮球 自行车 马拉松 球队 サッカー 野球 自転車 マラソン テニス 축구 야구 자전거 마라톤 골프 soccer surfing`,
  sale: `sale sales discount* clearance "black friday" "half price" bogo outlet bargain* supermarket grocery
    groceries market rebajas descuento* oferta* supermercado liquidacion liquidacao promocao promocoes desconto*
    saldi sconto sconti offert* supermercato soldes promo promotion* remise* supermarche rabatt* angebot*
    ausverkauf supermarkt* schlussverkauf korting* aanbieding* uitverkoop opruiming скидк* распродаж* акци*
    супермаркет* تخفيضات خصم عروض تنزيلات سوبرماركت सेल छूट डिस्काउंट ऑफर 打折 促销 优惠 特价 超市 大减价 セール 割引 特価 半額 スーパー
    할인 세일 특가 마트 행사`,
  farm: `farm farms farmer* "farmers market" tractor* barn horse horses ranch harvest honey orchard garden
    gardens plants hardware lumber granja campo caballo* ferreteria jardin vivero fazenda cavalo* jardim
    fattoria cavalli giardin* vivaio ferme cheval chevaux jardin* pepiniere bauernhof hofladen biohof pferd*
    garten* gartnerei baumarkt boerderij paarden tuin* ферм* сад сады садов* огород* лошад* مزرعة حديقة خيول खेत
    किसान बगीचा 农场 果园 花园 农家 農園 農家 牧場 園芸 농장 과수원 정원 농산물`,
  craft: `handmade craft* artisan* pottery ceramic* candle* soap woodwork* furniture antique* upholster* quilt*
    leather knit* bookstore books library artesan* vela velas jabon muebles libreria libros artesanato movei*
    livraria livros artigian* ceramica candele mobili libri bougie* savon* meuble* librairie livre livres
    brocante keramik kerzen seife mobel* buchhandlung bucher antiquitaten ambacht* kaarsen zeep meubel*
    boekhandel boeken ручной керамик* свеч* мыл* мебел* книг* يدوي شموع صابون أثاث كتب हस्तशिल्प मोमबत्ती
    फर्नीचर किताबें 手工 陶艺 蜡烛 家具 书店 手作 ハンドメイド 陶芸 キャンドル 本屋 書店 수제 공예 캔들 가구 서점`,
  business: `consulting consultant* agency marketing b2b logistics warehouse manufactur* industrial staffing
    recruit* hiring jobs job career* "join our team" coworking printing wholesale consultoria empleo logistica
    industria* imprenta emprego* vagas grafica fabrica consulenza assunzion* conseil emploi* recrut* imprimerie
    beratung stellenangebot* karriere druckerei adviesbureau vacature* drukkerij консалт* ваканс* логист*
    производ* типограф* استشارات وظائف توظيف مصنع नौकरी परामर्श कारखाना 咨询 招聘 物流 工厂 求人 採用 コンサル 工場 印刷 채용 컨설팅 물류
    공장 구인`,
  public: `vote voting election candidate council mayor "public health" police "fire department" recycling
    census museum church worship ministry voto eleccion* ayuntamiento museo iglesia eleicoes prefeitura museu
    igreja elezioni comune chiesa mairie commune musee eglise wahl* gemeinde kirche* verkiezing* gemeente kerk
    выбор* музе* церк* общин* انتخابات بلدية متحف مسجد चुनाव नगर-निगम संग्रहालय मंदिर 选举 博物馆 市政 選挙 市役所 博物館 美術館
    선거 시청 박물관 교회`,
  christmas: `christmas xmas holiday-season "holiday season" santa advent hanukkah navidad navidens* nochebuena
    natal natalin* ano-novo natale natalizi* capodanno befana noel "fetes de fin d annee" reveillon weihnacht*
    advents* nikolaus silvester kerst* sinterklaas oudejaars* рождеств* новогод* "новый год" елк* снегуроч*
    كريسماس رأس-السنة क्रिसमस नए-साल 圣诞 新年 春节 年货 クリスマス お正月 크리스마스 성탄 설날 "new years eve"`,
  podcast: `podcast* "true crime" thriller* episode* audiobook* novel horspiel* krimi* подкаст* аудиокниг* بودكاست पॉडकास्ट 播客
    ポッドキャスト 팟캐스트`,
  jazz: `jazz "big band" jazzband jazzclub джаз* جاز जैज़ 爵士 ジャズ 재즈`,
  classical: `orchestra* symphon* "string quartet" quartet philharmonic opera choir orquesta sinfonic* orchestre
    symphoni* orchester streichquartett chor orkest koor оркестр* симфон* хор опер* أوركسترا शास्त्रीय-संगीत 交响
    乐团 合唱 オーケストラ 交響 오케스트라 교향악 합창`,
  latin: `salsa bachata merengue flamenco tango taqueria taco tacos tortilla* burrito* enchilada* margarita*
    empanada* paella tapas mexican mexicano mexicana cuban* peruvian* tequila mojito* тако* текил* تاكو 墨西哥 タコス
    メキシコ 타코 멕시코`,
  italian: `trattoria osteria ristorante pizzeria pizza pasta gelato gelateria italian italiano italiana
    italienisch* italiaans* italien italienne tiramisu пицц* итальянск* بيتزا إيطالي पिज़्ज़ा 意大利 披萨 イタリア ピザ パスタ
    ジェラート 이탈리아 피자 파스타`,
} as const;

export type Trade = keyof typeof tradeWords;

/**
 * Christmas and funerals set an ad's mood, whatever else the ad mentions. Some cuisines and styles need their own
 * music. A discount says little about the trade.
 */
const weights: Partial<Record<Trade, number>> = {
  christmas: 2,
  memorial: 2,
  jazz: 2,
  classical: 2,
  latin: 1.5,
  italian: 1.5,
  sale: 0.5,
};

/** Writing systems without spaces between words, or with too many word endings to list. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const arabicPrefix = /^[وف]?(?:[بكل]?ال|لل|[بكل])/;
/** The number of words in the longest listed phrase. */
const longestPhrase = 5;

/** Converts text to lower case and full-width forms to half-width, and removes accents from Latin letters. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "");

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

type Entries = Map<string, Set<Trade>>;

/** Lookup tables instead of regular expressions, which took half a second to compile. */
const entries = {
  words: new Map() as Entries,
  stems: new Map() as Entries,
  phrases: new Map() as Entries,
  anywhere: new Map() as Entries,
};
for (const [trade, listed] of Object.entries(tradeWords)) {
  for (const [, phrase, word = ""] of listed.matchAll(/"([^"]+)"|([^\s"]+)/g)) {
    const parts = wordsOf(phrase ?? word);
    const kind = unspaced.test(phrase ?? word)
      ? "anywhere"
      : parts.length > 1
        ? "phrases"
        : word.endsWith("*")
          ? "stems"
          : "words";
    const entry = parts.join(kind === "phrases" ? " " : "");
    entries[kind].set(entry, (entries[kind].get(entry) ?? new Set()).add(trade as Trade));
  }
}

/** Finds the listed words in a text, with their trades and their position from 0 to 1. */
function* entriesIn(text: string): Generator<{ entry: string; trades: Set<Trade>; place: number }> {
  const words = wordsOf(text);
  for (const [at, word] of words.entries()) {
    const place = at / words.length;
    for (const form of [
      word,
      word.replace(/s$/, ""),
      word.replace(/es$/, ""),
      word.replace(arabicPrefix, ""),
    ]) {
      const trades = entries.words.get(form);
      if (trades) yield { entry: form, trades, place };
    }
    for (let length = 2; length <= word.length; length++) {
      const stem = word.slice(0, length);
      const trades = entries.stems.get(stem);
      if (trades) yield { entry: stem, trades, place };
    }
    for (let length = 2; length <= longestPhrase; length++) {
      const phrase = words.slice(at, at + length).join(" ");
      const trades = entries.phrases.get(phrase);
      if (trades) yield { entry: phrase, trades, place };
    }
  }
  const whole = plain(text);
  if (!unspaced.test(whole)) return;
  for (const [entry, trades] of entries.anywhere) {
    const at = whole.indexOf(entry);
    if (at >= 0) yield { entry, trades, place: at / whole.length };
  }
}

/**
 * The extra weight of a word at the start of the text, compared with one at the end: business owners name their trade
 * first.
 */
const earlyWeight = 1;

/**
 * Finds the trades mentioned in a text in any of the thirteen languages. The most frequent has a weight of 1 (2 if it
 * sets an ad's mood); the others are in proportion.
 */
export function tradesIn(text: string): Map<Trade, number> {
  const found = new Map<Trade, Map<string, number>>();
  for (const { entry, trades, place } of entriesIn(text)) {
    for (const trade of trades) {
      const its = found.get(trade) ?? new Map<string, number>();
      found.set(trade, its.set(entry, its.get(entry) ?? 1 + earlyWeight * (1 - place)));
    }
  }
  const counts = Array.from(found, ([trade, its]) => {
    const count = [...its.values()].reduce((sum, value) => sum + value, 0);
    return { trade, count, weight: weights[trade] ?? 1 };
  });
  const most = Math.max(...counts.map(({ count, weight }) => count * Math.min(1, weight)));
  return new Map(counts.map(({ trade, count, weight }) => [trade, (count * weight) / most]));
}
