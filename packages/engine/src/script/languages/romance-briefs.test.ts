import { expect, test } from "vitest";

import { usualTime } from "../../testing/usual-time.ts";
import { scriptOf } from "../embedded-writer.ts";

type Code = "es" | "fr" | "it" | "pt";

const textOf = (language: Code, name: string, description: string) =>
  scriptOf({
    language,
    name,
    description,
    thirdPerson: false,
    tone: "",
    seconds: 30,
    timeOf: usualTime(language),
  })
    .sentences.map(({ text }) => text)
    .join(" ");

test.each<[Code, string, string, string]>([
  [
    "pt",
    "Rosmaninho",
    "Chás e bolos em Viana. aberta das 9h30 as 19h. Workshop dia 14/03.",
    "Abrimos das 9h30 às 19h.",
  ],
  ["pt", "Rosmaninho", "Chás e bolos em Viana. aberta das 9h30 as 19h. Workshop dia 14/03.", "14 de março"],
  ["fr", "Tilleuls", "Brocante à Saumur 8h-17h, il reste une 30aine de places", "de 8h à 17h"],
  ["fr", "Tilleuls", "Brocante à Saumur 8h-17h, il reste une 30aine de places", "une trentaine de places"],
  ["es", "Amparo", "Comidas caseras. Lasaña p/6 c/ensalada 24 €.", "Lasaña para 6 con ensalada 24 €."],
  ["es", "Amparo", "comidas caseras en lugo c/ olmo 5, menú 12 €", "calle olmo 5"],
  ["it", "Levante", "Corsi per la patente. Siamo aperti martedì 10.00–12.30.", "martedì dalle 10 alle 12.30"],
  ["it", "Levante", "Corsi di vela. Si naviga xché c’è vento.", "perché c’è vento"],
])("%s, %s: spells out the shorthand of %j", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).toContain(said);
});

test.each<[Code, string, string, string, RegExp]>([
  [
    "es",
    "Amparo",
    "Comidas caseras, menú 12 €. Hay que decir al final que aplican restricciones",
    "Aplican restricciones.",
    /decir/,
  ],
  [
    "es",
    "Amparo",
    "Comidas caseras. Menú a 12 € con postre (bebida no incluida, esto hay que decirlo).",
    "bebida no incluida.",
    /esto/,
  ],
  [
    "pt",
    "Brisa",
    "Ventiladores a partir de R$ 120. Pode ser animado e no final tem que falar consulte condições na loja",
    "Consulte condições na loja.",
    /animado|falar/,
  ],
  [
    "pt",
    "Brisa",
    "Ventiladores a partir de R$ 120. Promoção válida até 30 de maio, no final, rapidinho.",
    "Promoção válida até 30 de maio.",
    /rapidinho/,
  ],
  [
    "pt",
    "Rosmaninho",
    "Chás e bolos em Viana. Encomendas 258 555 014 (chamada para a rede fixa nacional)",
    "258 555 014. Chamada para a rede fixa nacional.",
    /$^/,
  ],
  [
    "fr",
    "Tilleuls",
    "Nous voudrions un spot pour nos portes ouvertes des 5 et 6 mai à Saumur. Visite des serres offerte.",
    "portes ouvertes des 5 et 6 mai à Saumur.",
    /voudrions|spot/,
  ],
  [
    "it",
    "Moroni Servizi",
    "Pulizia di uffici a Pavia. Nome della ditta: Moroni Servizi. Vorremmo far conoscere la pulizia delle scale, 40 euro al mese.",
    "40 €",
    /ditta|[Vv]orremmo/,
  ],
])("%s, %s: follows the notes in %j without saying them", (language, name, typed, said, never) => {
  const text = textOf(language, name, typed);
  expect(text).toContain(said);
  expect(text).not.toMatch(never);
});

test.each<[Code, string, string, string]>([
  [
    "it",
    "Frantoio Valdoro",
    "Facciamo olio extravergine a Sovana. Tel 0564 555 019",
    "Chiama il Frantoio Valdoro allo 0564 555 019.",
  ],
  [
    "it",
    "Studio Lenti",
    "Facciamo visite oculistiche a Pavia. Tel 800 555 019",
    "Allo Studio Lenti facciamo",
  ],
  ["it", "Studio Lenti", "Facciamo visite oculistiche a Pavia. Tel 800 555 019", "all’800 555 019."],
  ["pt", "Marmita da Vila", "Marmitas caseiras. Ligue 19 95555-0142", "Ligue para a Marmita da Vila"],
  ["pt", "Cantinho Doce", "Bolos caseiros. Ligue 19 95555-0142", "Ligue para o Cantinho Doce"],
  ["pt", "Viação Serrana", "Excursões à praia. Ligue 19 95555-0142", "Ligue para a Viação Serrana"],
  ["fr", "Pattes", "Toilettage pour chiens à Vannes. 39 € au lieu de 50.", "C’est 39 "],
  [
    "fr",
    "Pattes",
    "Toilettage pour chiens. Entreposage saisonnier 75 $",
    "L’entreposage saisonnier est à 75 $.",
  ],
  [
    "es",
    "Roble",
    "Muebles de madera. También para empresas: presupuesto en 48 horas.",
    "empresas: presupuesto en 48 horas.",
  ],
  ["es", "Roble", "Muebles de madera. Tiendas: calle Mayor 5.", "en la calle Mayor 5"],
])("%s, %s: phrases %j idiomatically", (language, name, typed, said) => {
  expect(textOf(language, name, typed)).toContain(said);
});

test.each<[Code, string, string, RegExp]>([
  ["it", "Le Ginestre", "Agriturismo a Norcia, menu fisso 30 euro, prenotare 0743 555 014", /Metà giornata/],
  ["fr", "Lavoie", "Garage à Alma, pneus d’hiver posés à 90 $", /voyant/],
  ["pt", "Marão", "Oficina em Viseu, quatro pneus por 200 euros", /painel/],
  ["es", "Norte", "Taller en Lugo, neumáticos de invierno 60 €", /tablero/],
])("%s, %s: doesn't use a stock opening for %j", (language, name, typed, never) => {
  expect(textOf(language, name, typed)).not.toMatch(never);
});

test.each<[Code, string, string, string, RegExp]>([
  [
    "fr",
    "Pépinière Aulne",
    "Quoi : foire aux plantes et troc de graines\nQuand : samedi 12 avril, 9h à 17h\nOù : place du Lavoir, Orvigny",
    "Pépinière Aulne : foire aux plantes",
    /Quoi/,
  ],
  [
    "it",
    "RilassaPiù",
    'Prodotto: tisana RilassaPiù con camomilla e tiglio\nDove: nelle erboristerie\nDisclaimer da leggere per intero: "Integratore alimentare. Non sostituisce una dieta variata."\nVoce: calma',
    "Tisana RilassaPiù con camomilla e tiglio.",
    /a nelle|calma/,
  ],
  [
    "pt",
    "Lava-jato Brilho",
    "- lavagem simples R$ 40, completa R$ 75\n- polimento só com agenda marcada, não falar preço\nZap (11) 90000-2211",
    "lavagem simples R$ 40.",
    /falar/,
  ],
  ["pt", "Brilho", "Lavagem simples R$ 40. Polimento só com agenda. Não falar preço.", "Polimento", /40/],
  [
    "pt",
    "Padaria Sol",
    "gente é o seguinte o pão sai às seis da manhã. Café com leite 3 euros.",
    "pão sai",
    /seguinte/,
  ],
  [
    "es",
    "Rueda",
    "Lavado a mano. Premio de 1.000.000 de pesos. Tel 55 0171 2233",
    "55 0171 2233.",
    /: 1\.000/,
  ],
  [
    "it",
    "Onda",
    "Corsi di nuoto. 10% di sconto se prenoti in maggio. Tel 0577 000 221.",
    "Chiama Onda",
    /Chiami/,
  ],
  ["fr", "L&S", "L&S, coiffeur à Lyon. Les soins du visage à 45 euros.", "Les soins", /L&S soins/],
  ["fr", "Lis", "Salon à Lyon. Couleur, 45 euros. Tel 04 72 00 00 00.", "Couleur, 45", /$^/],
  [
    "es",
    "Amparo",
    "Comidas caseras en Lugo. Para dudas sobre este anuncio llama a Marta al 982 555 019.",
    "Llama a Amparo: 982",
    /Marta al/,
  ],
])("%s, %s: understands a brief written in a hurry: %j", (language, name, typed, said, unsaid) => {
  const text = textOf(language, name, typed);
  expect(text).toContain(said);
  expect(text).not.toMatch(unsaid);
});
