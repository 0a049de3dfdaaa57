/** The topics of the labeled parts of a description. */
export type Topic =
  | "what"
  | "benefit"
  | "audience"
  | "offer"
  | "when"
  | "where"
  | "contact"
  | "call"
  | "tagline"
  | "left out";

/** Labels in lower case. A label is recognized if it begins or ends with one of these. */
const labels: [Topic, string][] = [
  [
    "audience",
    `audience | who it’s for | who is it for | ideal customer | customers | customer profile
    for whom | target | target market | market | demographic | demographics | zielgruppe
    público objetivo | publico objetivo | público | público-alvo | público alvo | cible
    public cible | public | doelgroep | pubblico | target di riferimento | целевая аудитория
    аудитория | 目标受众 | 目标客户 | 受众 | ターゲット | 対象 | 타깃 | 타겟 | 대상 | الجمهور المستهدف | الجمهور
    लक्षित दर्शक | लक्षित ग्राहक | दर्शक`,
  ],
  [
    "call",
    `call to action | cta | call-to-action | action | next step | llamada a la acción
    llamado a la acción | handlungsaufforderung | aufruf | appel à l’action | chamada para ação
    chamada à ação | oproep | oproep tot actie | invito all’azione | призыв к действию | призыв
    行动号召 | 号召 | 行動喚起 | 行動 | 행동 유도 | 행동 촉구 | دعوة لاتخاذ إجراء | الدعوة إلى العمل
    कार्रवाई के लिए कॉल | कॉल टू एक्शन`,
  ],
  [
    "offer",
    `offer | special offer | offers | special | specials | promo | promotion | promo code | code
    deal | deals | discount | price | prices | pricing | cost | tickets | rates | angebot
    preis | preise | oferta | precio | precios | preço | preços | offre | prix | aanbieding
    prijs | prijzen | offerta | prezzo | prezzi | акция | цена | цены | 优惠 | 价格 | 特典 | 価格 | 料金
    할인 | 가격 | 혜택 | العرض | السعر | الأسعار | ऑफर | कीमत`,
  ],
  [
    "when",
    `date | dates | when | time | times | hours | opening hours | open | business hours
    schedule | deadline | date and time | datum | öffnungszeiten | wann | fecha | fechas
    horario | cuándo | data | horário | quand | horaires | openingstijden | wanneer | quando
    orari | orario | дата | время | часы работы | когда | 时间 | 日期 | 营业时间 | 日時 | 営業時間 | 期間 | 일시
    영업시간 | 기간 | التاريخ | الوقت | ساعات العمل | तारीख | समय`,
  ],
  [
    "where",
    `location | locations | address | where | venue | place | directions | adresse | ort | wo
    dirección | lugar | ubicación | dónde | endereço | local | onde | lieu | où | adres
    locatie | waar | indirizzo | luogo | dove | адрес | место | где | 地址 | 地点 | 住所 | 場所 | 会場
    주소 | 장소 | العنوان | المكان | الموقع | पता | स्थान`,
  ],
  [
    "contact",
    `phone | tel | telephone | phone number | mobile | website | web | web site | url | site
    email | e-mail | contact | contact us | contact info | contact details | whatsapp
    instagram | facebook | social | social media | link | telefon | webseite | kontakt
    teléfono | contacto | página web | telefone | contato | téléphone | site web | telefoon
    telefono | sito | sito web | телефон | сайт | контакты | 电话 | 网址 | 网站 | 電話 | ウェブサイト | サイト
    전화 | 웹사이트 | 홈페이지 | الهاتف | الموقع الإلكتروني | फ़ोन | फोन | वेबसाइट`,
  ],
  [
    "tagline",
    `tagline | tag line | slogan | motto | strapline | headline | claim | lema | eslogan
    слоган | 口号 | スローガン | キャッチコピー | 슬로건 | الشعار | नारा`,
  ],
  [
    "benefit",
    `benefit | benefits | feature | features | key features | key points | key benefits
    key messages | key message | highlights | why us | why choose us | usp | usps
    unique selling points | unique selling point | unique selling proposition | selling points
    what makes us different | what makes it special | advantages | services include | we offer
    includes | included | vorteile | leistungen | merkmale | beneficios | ventajas
    características | servicios | benefícios | vantagens | serviços | avantages | atouts
    services | voordelen | diensten | vantaggi | servizi | caratteristiche | преимущества
    услуги | 优势 | 特点 | 服务 | 特徴 | サービス | メリット | 장점 | 특징 | 서비스 | المزايا | الخدمات | विशेषताएं
    लाभ | सेवाएं`,
  ],
  [
    "what",
    `product | products | service | product/service | product or service | about | about us
    description | product description | company | business | what we do | what it is
    what is it | overview | outline | summary | brand | who we are | event | produkt
    beschreibung | über uns | producto | descripción | empresa | sobre nosotros | produto
    descrição | produit | présentation | entreprise | over ons | omschrijving | prodotto
    descrizione | azienda | chi siamo | продукт | описание | о нас | компания | 产品 | 简介 | 关于我们
    公司 | 商品 | 概要 | 説明 | 제품 | 상품 | 소개 | 설명 | المنتج | الوصف | من نحن | उत्पाद | विवरण
    हमारे बारे में`,
  ],
  [
    "left out",
    `tone | style | length | duration | voice | music | language | format | note | notes
    keyword | keywords | goal | goals | objective | mood | background | instructions
    instruction | narrative | script | hashtags | budget | brand voice | voiceover | name
    brand name | company name | business name | product name | system | assistant | prompt
    ton | stil | tono | estilo | stile | stijl | toon | тон | стиль | 语气 | 风格 | トーン | 톤
    النبرة | लहजा | name des unternehmens | nombre | nome | nom | naam | название`,
  ],
];

const topics = new Map(
  labels.flatMap(([topic, words]) => words.split(/ \| |\n\s*/).map((word) => [word, topic] as const)),
);

/** Topics whose label covers only the first sentence on its line; the rest belongs to the description again. */
export const oneSentence: ReadonlySet<Topic> = new Set([
  "audience",
  "call",
  "when",
  "where",
  "contact",
  "tagline",
  "left out",
]);

/** A label and the text after it, or undefined. An unknown word before a colon is not a label. */
export function labelOf(text: string): { topic: Topic; label: string; rest: string } | undefined {
  const match = /^[\s"“*]*([^:：\n.!?]{2,40}?)\s*[:：]\s*(?!\/\/)/.exec(text);
  if (!match?.[1]) return undefined;
  const label = match[1]
    .toLowerCase()
    .replace(/^(?:the|our|my|main|our main) /, "")
    .replaceAll(/\s+/g, " ");
  const topic = topics.get(label) ?? topicOfLongLabel(label);
  return topic === undefined ? undefined : { topic, label, rest: text.slice(match[0].length) };
}

/** The topic of a known label with a word or two around it: "Primary target audience", "Audience (ages)". */
function topicOfLongLabel(label: string): Topic | undefined {
  const bare = label.replace(/\s*\([^)]*\)$/, "");
  if (topics.has(bare)) return topics.get(bare);
  const words = bare.split(" ");
  if (words.length < 2 || words.length > 4) return undefined;
  const last = words.at(-1) ?? "";
  const lastTwo = words.slice(-2).join(" ");
  const known =
    topics.get(lastTwo) ??
    (/^(?:audience|market|offer|hours|address|website|features|benefits|tone|style|points)$/.test(last)
      ? topics.get(last)
      : undefined);
  return known;
}

/** Splits a line where another label begins: "Bakery in Leeds. Target audience: commuters. CTA: visit us". */
export function cutAtLabels(line: string): string[] {
  const cuts: number[] = [];
  for (const match of line.matchAll(
    /(?:[.;,!?|)]\s+|[。！？；|]\s*|\s[-–—]\s+|\s{2,})(?=(\p{L}[^:：\n.;,!?|()]{1,38}?)\s?[:：]\s*(?!\/\/|\d{2}\b))/gu,
  )) {
    if (match[1] !== undefined && labelOf(`${match[1]}:`) !== undefined)
      cuts.push(match.index + match[0].length);
  }
  return [0, ...cuts].map((cut, i, all) =>
    line
      .slice(cut, all[i + 1])
      .replace(/[\s,;|–—-]+$/, "")
      .trim(),
  );
}
