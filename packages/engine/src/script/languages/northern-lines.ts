import type { FillingLines } from "./filling-lines.ts";

/** Lines of German, Dutch and Russian. */
export const northernLines: Record<"de" | "nl" | "ru", FillingLines> = {
  de: {
    again: ["Noch einmal: {f}", "Und nicht vergessen: {f}", "Gut zu wissen: {f}"],
    moments: [
      "Manchmal liegt das Gute ganz nah",
      "Es sind oft die kleinen Dinge, die zählen",
      "Für sich selbst, oder für jemanden, der Ihnen wichtig ist",
      "Gute Dinge sprechen sich herum",
      "Manches muss man selbst erlebt haben",
      "Gut, wenn man weiß, an wen man sich wendet",
    ],
    hooks: [
      [
        /friseur|frisör|kosmetik|massage|nagel|wellness/i,
        ["Wann haben Sie sich zuletzt etwas Gutes getan?", "Einfach einmal zurücklehnen."],
      ],
      [
        /bäcker|brot|konditor|café|kaffee|kuchen/i,
        ["Kennen Sie den Duft von frischem Brot?", "Ein guter Tag beginnt mit dem Frühstück."],
      ],
      [
        /restaurant|gasthaus|küche|pizz|bistro|speise/i,
        ["Was kommt heute auf den Tisch?", "Ein gedeckter Tisch, und alle sitzen beisammen."],
      ],
      [
        /zahn|arzt|ärzt|praxis|klinik|physio|apotheke/i,
        ["Wann haben Sie zuletzt etwas für Ihre Gesundheit getan?", "Gesund ist man nicht nebenbei."],
      ],
      [
        /schule|kurs|unterricht|akademie|lernen/i,
        ["Wann haben Sie zuletzt etwas Neues gelernt?", "Neugier kennt kein Alter."],
      ],
      [
        /fitness|yoga|sport|training/i,
        ["Der schwerste Schritt ist der vom Sofa.", "Einmal tief durchatmen. Und los."],
      ],
      [
        /hotel|urlaub|reise|pension|ferien|insel/i,
        ["Wann waren Sie zuletzt richtig weg?", "Die Koffer wollen gepackt werden."],
      ],
      [
        /blumen|geschenk|boutique|mode|schmuck|laden/i,
        ["Wem möchten Sie eine Freude machen?", "Manches muss man einfach gesehen haben."],
      ],
      [
        /werkstatt|repar|klempner|elektri|handwerk|fahrrad|auto/i,
        ["Irgendetwas quietscht immer.", "Wer hilft, wenn etwas nicht läuft?"],
      ],
    ],
  },
  nl: {
    lowersAfterColon: true,
    again: ["Nog een keer: {f}", "En niet vergeten: {f}", "Goed om te weten: {f}"],
    moments: [
      "Soms is het goede heel dichtbij",
      "Het zijn vaak de kleine dingen die tellen",
      "Alleen, of samen met iemand",
      "Goed nieuws mag rondgaan",
      "Sommige dingen moet je zelf meemaken",
      "Fijn om te weten waar je terechtkunt",
    ],
    formalMoments: [
      "Soms is het goede heel dichtbij",
      "Het is goed om te weten bij wie men terechtkan",
      "Sommige zaken verdienen alle aandacht",
      "Een goede keuze begint met goede informatie",
    ],
    hooks: [
      [
        /kapper|kapsalon|schoonheid|massage|nagel/i,
        ["Wanneer deed je voor het laatst iets voor jezelf?", "Even achteroverleunen."],
      ],
      [
        /bakker|brood|koffie|gebak|taart/i,
        ["Ruik je dat? Vers brood.", "Een goede dag begint met een goed ontbijt."],
      ],
      [
        /restaurant|keuken|bistro|eetcafé|pizz/i,
        ["Wat eten we vanavond?", "De tafel is gedekt, en iedereen schuift aan."],
      ],
      [
        /tandarts|praktijk|kliniek|fysio|apotheek|zorg/i,
        ["Gezondheid kan niet wachten.", "Wanneer was de laatste controle?"],
      ],
      [
        /school|cursus|les\b|lessen|academie/i,
        ["Wanneer leerde je voor het laatst iets nieuws?", "Leren kan altijd."],
      ],
      [
        /sport|fitness|yoga|training/i,
        ["De moeilijkste stap is die van de bank af.", "Even ademhalen. En gaan."],
      ],
      [
        /hotel|vakantie|reis|strand|camping/i,
        ["Wanneer was je er voor het laatst echt even uit?", "Ogen dicht. Waar zou je willen zijn?"],
      ],
      [/fiets/i, ["Lekke band? Versleten remmen?", "Wind mee, en een fiets die loopt."]],
      [
        /bloem|cadeau|winkel|mode|sieraden/i,
        ["Wie wil je blij maken?", "Sommige dingen moet je gezien hebben."],
      ],
      [
        /garage|repar|loodgieter|elektricien|auto/i,
        ["Er is altijd wel iets stuk.", "Wie bel je als er iets niet werkt?"],
      ],
    ],
  },
  ru: {
    lowersAfterColon: true,
    again: ["Ещё раз: {f}", "И не забудьте: {f}", "Напомним: {f}"],
    moments: [
      "Иногда хорошее находится совсем рядом",
      "Важны именно мелочи",
      "Одному или вместе с близкими",
      "Хорошим хочется делиться",
      "Некоторые вещи нужно почувствовать самому",
      "Хорошо, когда знаешь, к кому обратиться",
    ],
    hooks: [
      [
        /парикмахер|салон|маникюр|массаж|красот|барбер/iu,
        ["Когда вы в последний раз делали что-то для себя?", "Закройте глаза и выдохните."],
      ],
      [
        /кофе|пекарн|хлеб|чай|торт|кондитер/i,
        ["Чувствуете аромат свежего кофе?", "Хорошее утро начинается с чашки горячего."],
      ],
      [/ресторан|кухн|пицц|бистро|меню/i, ["Что сегодня на ужин?", "Стол накрыт, и все в сборе."]],
      [
        /стоматолог|клиник|врач|здоров|аптек/i,
        ["Здоровье не ждёт.", "Когда вы в последний раз думали о здоровье?"],
      ],
      [
        /школ|курс|урок|язык|обучен/i,
        ["Когда вы в последний раз учились новому?", "Учиться никогда не поздно."],
      ],
      [
        /фитнес|йог|спорт|трениров|зал\b/i,
        ["Самый трудный шаг — встать с дивана.", "Глубокий вдох. И вперёд."],
      ],
      [
        /отел|гостиниц|путешеств|отдых|море|тур/i,
        ["Закройте глаза. Где бы вы хотели оказаться?", "Когда вы в последний раз отдыхали по-настоящему?"],
      ],
      [/цвет|подар|магазин|мод|украшен/i, ["Кого вы хотели бы порадовать?", "Некоторые вещи нужно увидеть."]],
      [
        /ремонт|мастерск|сантехн|автосервис|велосипед/i,
        ["Всегда есть что починить.", "Кто поможет, если что-то сломалось?"],
      ],
    ],
  },
};
