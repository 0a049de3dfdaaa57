import type { LanguageName } from "./catalogue-voice.ts";

/** The samples' text, in normalized form. The same for all voices in a language, so that listeners can compare them. */
export const sentences: Record<LanguageName, readonly [string, string]> = {
  Arabic: ["هٰذَا صَوْتِي.", "حَدِّثْنِي عَنْ عَمَلِكَ، لِيَعْرِفَهُ النَّاسُ."],
  Chinese: ["这就是我的声音。", "请告诉我，我来告诉所有人。"],
  Dutch: ["Zo klink ik.", "Vertel mij over uw zaak, en ik vertel het door."],
  English: ["This is how I sound.", "Tell me what you sell, and I will say it well."],
  French: ["Voici ma voix.", "Parlez-moi de vous, et j’en parlerai à tout le monde."],
  German: ["So klinge ich.", "Erzählen Sie mir davon, und ich erzähle es allen."],
  Hindi: ["यह मेरी आवाज़ है।", "अपनी बात बताइए, वह सब तक पहुँचेगी।"],
  Italian: ["Questa è la mia voce.", "Ditemi che cosa fate, e io lo dirò a tutti."],
  Japanese: ["これが私の声です。", "お店のことを、皆さんに伝えます。"],
  Korean: ["제 목소리입니다.", "들려주시면, 모두에게 전해 드리겠습니다."],
  Portuguese: ["Esta é a minha voz.", "Fale-me do seu negócio, e eu conto a todos."],
  Russian: ["Так звучит мой голос.", "Расскажите мне о деле, и я расскажу всем."],
  Spanish: ["Esta es mi voz.", "Cuénteme de su negocio, y yo lo contaré."],
};

/** Typical ad text, for measuring a voice's pace: words and letters per second vary from text to text. */
export const paceTexts: Record<LanguageName, readonly string[]> = {
  Arabic: [
    "نَخْبِزُ خُبْزًا طَازَجًا كُلَّ صَبَاحٍ.",
    "يَفْتَحُ مَخْبَزُنَا فِي سَاحَةِ السُّوقِ فِي السَّابِعَةِ، وَالْقَهْوَةُ سَاخِنَةٌ دَائِمًا.",
    "زُورُونَا هٰذَا الْأُسْبُوعَ، وَالْقِطْعَةُ الثَّانِيَةُ مَجَّانًا.",
  ],
  Chinese: [
    "我们每天早上烤新鲜的面包。",
    "市场广场上的面包店七点开门，咖啡总是热的。",
    "这个星期来吧，第二个面包免费。",
  ],
  Dutch: [
    "Elke ochtend bakken wij hier vers brood.",
    "Onze bakkerij aan het marktplein gaat om zeven uur open, en de koffie is altijd warm.",
    "Kom deze week langs, en de tweede croissant is gratis.",
  ],
  English: [
    "Fresh bread is baked here every morning.",
    "Our bakery on the market square opens at seven, and the coffee is always hot.",
    "Come in this week, and the second croissant is free.",
  ],
  French: [
    "Chaque matin, nous cuisons ici du pain frais.",
    "Notre boulangerie sur la place du marché ouvre à sept heures, et le café est toujours chaud.",
    "Venez cette semaine, et le deuxième croissant est offert.",
  ],
  German: [
    "Jeden Morgen backen wir hier frisches Brot.",
    "Unsere Bäckerei am Marktplatz öffnet um sieben Uhr, und der Kaffee ist immer heiß.",
    "Kommen Sie diese Woche vorbei, und das zweite Croissant ist umsonst.",
  ],
  Hindi: [
    "हम हर सुबह ताज़ी रोटी बनाते हैं।",
    "बाज़ार चौक पर हमारी बेकरी सात बजे खुलती है, और कॉफ़ी हमेशा गरम रहती है।",
    "इस हफ़्ते आइए, और दूसरा बिस्कुट मुफ़्त पाइए।",
  ],
  Italian: [
    "Ogni mattina sforniamo pane fresco.",
    "La nostra panetteria in piazza del mercato apre alle sette, e il caffè è sempre caldo.",
    "Venite questa settimana, e il secondo cornetto è gratis.",
  ],
  Japanese: [
    "毎朝、焼きたてのパンを用意しています。",
    "駅前広場の店は七時に開き、コーヒーはいつも温かいです。",
    "今週お越しになると、二つ目のパンは無料です。",
  ],
  Korean: [
    "저희는 매일 아침 신선한 빵을 굽습니다.",
    "시장 광장에 있는 빵집은 일곱 시에 문을 열고, 커피는 언제나 따뜻합니다.",
    "이번 주에 오시면, 두 번째 빵은 무료입니다.",
  ],
  Portuguese: [
    "Todas as manhãs fazemos pão fresco.",
    "A nossa padaria na praça do mercado abre às sete, e o café está sempre quente.",
    "Venha esta semana, e o segundo croissant é grátis.",
  ],
  Russian: [
    "Каждое утро мы печём свежий хлеб.",
    "Наша пекарня на рыночной площади открывается в семь часов, и кофе всегда горячий.",
    "Приходите на этой неделе, и второй круассан бесплатно.",
  ],
  Spanish: [
    "Cada mañana horneamos pan fresco.",
    "Nuestra panadería en la plaza del mercado abre a las siete, y el café siempre está caliente.",
    "Venga esta semana, y el segundo cruasán es gratis.",
  ],
};
