import type { SampleBrief } from "./briefs.ts";

const first = { thirdPerson: false, tone: "" } as const;

/** A brief in each language except English, as a business owner would type it. */
export const foreignBriefs: readonly SampleBrief[] = [
  {
    ...first,
    language: "de",
    title: "German bakery",
    name: "Bäckerei Krüger",
    description:
      "Bäckerei Krüger ist eine Handwerksbäckerei in Freiburg. Wir backen jeden Morgen ab 4 Uhr mit Sauerteig und regionalem Mehl. Unser Krustenbrot kostet 3,90 €. Sonntags geöffnet von 8 bis 11 Uhr. Zielgruppe: Familien. Besuchen Sie uns in der Gartenstraße 7.",
  },
  {
    ...first,
    language: "es",
    title: "Spanish language school",
    thirdPerson: true,
    tone: "upbeat",
    name: "Academia Puente",
    description:
      "Somos una academia de idiomas en Valencia. Ofrecemos clases de inglés, francés y alemán en grupos de 6 personas. ¡Primera clase gratis! Cursos desde 59 € al mes. Nuestros profesores son nativos. Llama al 963 555 120.",
  },
  {
    ...first,
    language: "fr",
    title: "French restaurant",
    tone: "formal",
    name: "Le Petit Phare",
    description:
      "Le Petit Phare est un restaurant de fruits de mer à La Rochelle. Nous proposons un menu du marché à 29 € le midi. Le poisson arrive chaque matin du port. Terrasse face aux tours. Ouvert du mardi au dimanche. Réservez sur lepetitphare.fr",
  },
  {
    ...first,
    language: "it",
    title: "Italian holiday farm",
    name: "Agriturismo Le Querce",
    description:
      "Agriturismo Le Querce è un casale del 1700 tra le colline di Siena. Camere da 85 € a notte con colazione. Produciamo olio, vino e miele. Piscina aperta da maggio a settembre. Prenota su lequerce.it",
  },
  {
    ...first,
    language: "pt",
    title: "Portuguese gym",
    thirdPerson: true,
    name: "Academia Ritmo",
    description:
      "Somos uma academia de bairro em Curitiba. Temos aulas de dança, musculação e natação. Plano mensal por R$ 99. Aula experimental grátis. Agende pelo telefone (41) 3555-0199.",
  },
  {
    ...first,
    language: "nl",
    title: "Dutch bicycle shop",
    name: "Fietsenmaker Jansen",
    description:
      "Fietsenmaker Jansen is een fietsenwinkel in Utrecht. We repareren elke fiets binnen 24 uur. Een onderhoudsbeurt kost € 49. Elektrische fietsen zijn ook welkom. Kom langs op de Amsterdamsestraatweg of bel 030 555 0142.",
  },
  {
    ...first,
    language: "ru",
    title: "Russian coffee house",
    name: "Кофейня «Зерно»",
    description:
      "Кофейня «Зерно» — уютное место в центре Казани. Мы обжариваем кофе сами. Капучино от 180 ₽, завтраки весь день. Работаем с 8 до 22. Приходите на улицу Баумана, 15.",
  },
  {
    ...first,
    language: "zh",
    title: "Chinese tea house",
    name: "清风茶馆",
    description:
      "清风茶馆是一家位于成都的老茶馆，创立于1988年。我们有60多种茶，盖碗茶每位28元。每天下午有川剧表演。地址：宽窄巷子12号。欢迎来店品茶。",
  },
  {
    ...first,
    language: "ja",
    title: "Japanese inn",
    thirdPerson: true,
    tone: "calm",
    name: "山の宿ひかり",
    description:
      "山の宿ひかりは、箱根の小さな温泉旅館です。私たちは8つの客室で、お客様をお迎えします。露天風呂から富士山が見えます。1泊2食付きで18,000円から。ご予約は yamanoyado.jp で。",
  },
  {
    ...first,
    language: "ko",
    title: "Korean flower shop",
    name: "봄날꽃집",
    description:
      "봄날꽃집은 서울 망원동의 작은 꽃집입니다. 매일 아침 새벽 시장에서 꽃을 가져옵니다. 꽃다발은 25,000원부터. 당일 배송 가능. 전화 02-555-0177로 주문하세요.",
  },
  {
    ...first,
    language: "hi",
    title: "Hindi sweet shop",
    name: "शर्मा मिठाई",
    description:
      "शर्मा मिठाई जयपुर की एक पुरानी मिठाई की दुकान है। हम शुद्ध देसी घी से मिठाई बनाते हैं। लड्डू ₹450 किलो। दिवाली पर 10% छूट। हमारी दुकान सुबह 8 बजे खुलती है। आज ही आइए।",
  },
  {
    ...first,
    language: "ar",
    title: "Arabic clinic",
    tone: "formal",
    name: "عيادة النور",
    description:
      "عيادة النور عيادة أسنان في دبي. نقدم فحص الأسنان وتبييض الأسنان. الفحص الأول مقابل 150 درهم. نفتح من السبت إلى الخميس. اتصلوا على 04 555 0123.",
  },
];
