import { segmentingOf } from "../../learned/models.ts";
import { tagByEnding } from "../../learned/tokens.ts";
import type { ReadingTable } from "../reading-table.ts";
import { formLabels } from "./form-labels.ts";
import { isPortugueseSentence, parsePortuguese } from "./pt-grammar.ts";
import { months, shorthand } from "./pt-shorthand.ts";
import { timeOf, words } from "./romance-calendar.ts";
import { instructionsOf, joinPlaces, placesOf, premises, recaseOf } from "./romance-reading.ts";

const month = `(?:${months.map(([, name]) => name).join("|")})`;
const weekday = `(?:(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?s?|sábados?|domingos?)`;
const clock = String.raw`(?:[01]?\d|2[0-4])(?:[:.][0-5]\d|h[0-5]\d)?(?:\s?h(?:rs|oras|s)?(?!\p{L}))?`;
const sureClock = String.raw`(?<!\d)(?:(?!24 ?h)(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?\s?(?:h|hs|hrs)(?!\p{L})(?:\s?[0-5]\d)?|(?:[01]?\d|2[0-4]):[0-5]\d|meio-dia|meia-noite|meia noite)`;

const time = timeOf({
  sure: [
    String.raw`(?:todos os dias|todo dia|toda hora|diariamente|24 ?h(?:oras)?(?: por dia)?|24/7|7 dias por semana|o ano todo|o dia todo|dia e noite|fim de semana|fins de semana|aos fins de semana|dias úteis|hoje|amanhã|esta semana|essa semana|este mês|esse mês|feriados)`,
    String.raw`${weekday}(?:(?:\s?[-–/]\s?| a | à | ao | e |, )(?:a |o |de )?${weekday})*(?: (?:de manhã|à tarde|à noite))?`,
    String.raw`(?:\d{1,2}|1º)(?:(?:\s?[-–]\s?| a | e |, )\d{1,2}){0,3} de ${month}(?: de 20\d\d)?`,
    String.raw`dia \d{1,2}(?: de ${month})?(?: e \d{1,2}(?: de ${month})?)?`,
    String.raw`\d{1,2}/\d{1,2}(?:/(?:20)?\d\d)?(?!\d)`,
    String.raw`(?:em|durante|todo o mês de|fim de|final de|início de) ${month}`,
    String.raw`(?:das|da|de) ${clock} (?:às|as|a|até as|até às) ${clock}`,
    String.raw`${clock}\s?(?:às|as|-|–)\s?${sureClock}`,
    String.raw`(?:às|a partir das|até às|até as|até à|até|desde as|das) ${sureClock}`,
    sureClock,
  ],
  loose: String.raw`(?:de manhã|da manhã|à tarde|à noite|manhã|tarde|noite|${clock}\s?[-–]\s?${clock})`,
  lead: "de|do|da|das|dos|os|as|o|a|ao|aos|à|às|no|na|nos|nas|todos|todas|toda|todo|cada|este|esta|próximo|próxima|desde|até|abert[oa]s?|abrimos|partir|só|apenas|exceto|horário|entre|antes|depois|válid[oa]|e",
  joint: ",|e|a|à|às|ao|de|do|das|da|desde|até|em|-|–|/|\\+|das",
});

function timePhrase(typed: string): string {
  const text = typed
    .replace(/^(?:abert[oa]s?|abrimos|horário(?: de)?|válid[oa]) /iu, "")
    .replaceAll(new RegExp(String.raw`(${weekday})\s?[-–]\s?(?=${weekday})`, "gu"), "$1 a ")
    .replaceAll(new RegExp(String.raw`(${weekday})\s?[/+]\s?(?=${weekday})`, "gu"), "$1 e ")
    .replaceAll(/(?<!\d)24 ?h(?:oras)?(?!\p{L})/giu, "24 horas")
    .replaceAll(/(?<!\d)24\/7/g, "24 horas por dia, 7 dias por semana")
    .replaceAll(
      /(?<!24 ?)(?<=\d)\s?h(?:rs|s|oras)?(?!\p{L})(?:\s?(\d\d)(?!\d))?/giu,
      (_, minutes: string | undefined) => (minutes === undefined ? "h" : `h${minutes}`),
    )
    .replaceAll(/(\d{1,2})[:.](\d{2})(?!\d)/g, (_, hour: string, minutes: string) =>
      minutes === "00" ? `${hour}h` : `${hour}h${minutes}`,
    )
    .replaceAll(
      /(?<!das |às |\d|\dh)(\d{1,2}(?:h(?:\d\d)?)?)\s?(?:[-–]|às|as)\s?(?=\d{1,2}h)/gu,
      "das $1 às ",
    )
    .replaceAll(
      /(?:da|de) (\d{1,2}(?:h(?:\d\d)?)?) (?:a|as|às) (?=\d{1,2}(?:h|$| ))(?!\d{1,2} de )/gu,
      "das $1 às ",
    )
    .replaceAll(/(?<=das \d{1,2}(?:h(?:\d\d)?)?) (?:as|a|até às|até as) (?=\d)/gu, " às ")
    .replaceAll(/(?<=das )(\d{1,2})(?= às )/gu, "$1h")
    .replaceAll(/(?<=às )(\d{1,2})(?![\dh:])(?= |$)/gu, "$1h")
    .replaceAll(/até (?:as )?(?=\d{1,2}h)/gu, "até às ")
    .replaceAll(/até (?=meia)/gu, "até à ")
    .replaceAll(new RegExp(String.raw`(\d{1,2})\s?[-–]\s?(\d{1,2}) de (?=${month})`, "gu"), "de $1 a $2 de ")
    .replaceAll(
      /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(?:20)?\d\d)?(?!\d)/g,
      (_, day: string, at: string) => `${Number(day)} de ${months[Number(at) - 1]?.[1] ?? at}`,
    )
    .replace(/,$/, "")
    .trim();
  const said = text.replace(new RegExp(String.raw`^de (?=${weekday} (?:a|à|e) )`, "u"), "");
  if (new RegExp(String.raw`^${weekday} (?:a|à) `, "u").test(said)) return `de ${said}`;
  if (new RegExp(String.raw`^(?:sábado|domingo)s? (?:de manhã|à tarde|à noite)`, "u").test(said))
    return `ao ${said}`;
  if (new RegExp(String.raw`^(?:sábado|domingo),? \d|^(?:sábado|domingo)$`, "u").test(said))
    return `no ${said}`;
  if (
    new RegExp(String.raw`^(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?(?:,? (?:dia )?\d|$)`, "u").test(
      said,
    )
  )
    return `na ${said}`;
  if (new RegExp(String.raw`^(?:sábado|domingo)`, "u").test(said)) return `ao ${said}`;
  if (new RegExp(String.raw`^${weekday}`, "u").test(said))
    return `na ${said.replaceAll(/ e (?=sábado|domingo)/gu, " e no ").replaceAll(/ e (?=segunda|terça|quarta|quinta|sexta)/gu, " e na ")}`;
  if (/^dia \d/u.test(said)) return `no ${said}`;
  if (/^\d{1,2} a \d{1,2} de/u.test(said)) return `de ${said}`;
  if (/^(?:\d{1,2}|1º)(?:,? e \d{1,2})? de \p{L}/u.test(said)) return `no dia ${said}`;
  if (/^\d{1,2}h/u.test(said)) return `às ${said}`;
  if (said.startsWith("partir")) return `a ${said}`;
  if (/^(?:fim|fins) de semana/u.test(said)) return `aos ${said.replace(/^fim/, "fins")}`;
  if (/^(?:feriados|dias úteis)/u.test(said)) return `nos ${said}`;
  if (/^(?:final|fim|início) de /u.test(said)) return `no ${said}`;
  return said.charAt(0).toLowerCase() + said.slice(1);
}

const cities =
  "São Paulo|Rio de Janeiro|Brasília|Salvador|Fortaleza|Belo Horizonte|BH|Manaus|Curitiba|Recife|Goiânia|Belém|Porto Alegre|Guarulhos|Campinas|São Luís|São Gonçalo|Maceió|Duque de Caxias|Natal|Teresina|Campo Grande|Nova Iguaçu|São Bernardo do Campo|João Pessoa|Santo André|Osasco|Jaboatão|São José dos Campos|Ribeirão Preto|Sertãozinho|Uberlândia|Sorocaba|Contagem|Aracaju|Feira de Santana|Cuiabá|Joinville|Juiz de Fora|Londrina|Niterói|Florianópolis|Vitória|Vila Velha|Caxias do Sul|Santos|Maringá|Mogi das Cruzes|Betim|Jundiaí|Piracicaba|Bauru|Franca|Anápolis|Taubaté|Blumenau|Cascavel|Ponta Grossa|Petrópolis|Olinda|Caruaru|Ilhéus|Barueri|Macapá|Palmas|Boa Vista|Porto Velho|Rio Branco|Vila Mariana|Copacabana|Lisboa|Porto|Braga|Coimbra|Setúbal|Almada|Amadora|Guimarães|Aveiro|Viseu|Leiria|Évora|Faro|Funchal|Portimão|Matosinhos|Vila Nova de Gaia|Gaia|Sintra|Cascais|Oeiras|Loures|Odivelas|Barreiro|Seixal|Montijo|Palmela|Sesimbra|Nazaré|Peniche|Óbidos|Caldas da Rainha|Santarém|Tomar|Castelo Branco|Covilhã|Guarda|Bragança|Chaves|Vila Real|Viana do Castelo|Barcelos|Famalicão|Espinho|Ovar|Beja|Portalegre|Elvas|Lagos|Albufeira|Tavira|Olhão|Loulé|Madeira|Açores|Algarve|Alentejo|Minho|Ribatejo|Minas Gerais|Bahia|Paraná|Pernambuco|Ceará|Grande Lisboa|Grande Porto|ABC Paulista";

const withDo =
  /^(?:Centro|Posto|Ginásio|Pavilhão|Salão|Clube|Teatro|Estádio|Museu|Auditório|Hospital|Rio de Janeiro|Recife|Porto|Funchal|Algarve|Alentejo|Minho|Ribatejo|Paraná|Ceará|Barreiro|Seixal|Montijo|Grande Porto|ABC|Jardim|Parque|Bairro|Shopping|Largo|Mercado|Edifício|Km)/u;
const withDa =
  /^(?:Escola|Igreja|Câmara|Sede|Biblioteca|Casa(?! Branca)|Estação|Junta|Capela(?! do Alto)|Garagem|Praia(?! Grande| da Vitória)|Bahia|Guarda|Covilhã|Amadora|Madeira|Nazaré|Grande Lisboa|Vila Mariana|Barra|Avenida|Rua|Praça|Vila(?! Nova| Real| Velha)|Zona|Rodovia|Estrada|Alameda|Travessa|Galeria|Quadra)/u;

function placePhrase(typed: string): string {
  const text = typed
    .replace(premises, "")
    .replace(/^(?:estamos |ficamos |localizad[oa]s? |situad[oa]s? |fica )/iu, "")
    .replaceAll(/(?<!\p{L})av\b\.?(?= )/giu, "Avenida")
    .replaceAll(/(?<!\p{L})r\.(?= \p{Lu})/giu, "Rua")
    .replaceAll(/(?<!\p{L})(?:pç|pça|pca|pr)\b\.?(?= \p{Lu})/giu, "Praça")
    .replaceAll(/(?<!\p{L})rod\.(?= )/giu, "Rodovia")
    .replaceAll(/(?<!\p{L})tv\.(?= )/giu, "Travessa");
  if (
    /^(?:em|no|na|nos|nas|ao|à|por|perto|junto|frente|atrás|entre|dentro|próximo|próxima|toda?|todo o|bem)(?!\p{L})/iu.test(
      text,
    )
  )
    return /^tod[oa]/iu.test(text) ? `em ${lowered(text)}` : lowered(text);
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  if (withDa.test(capital)) return `na ${capital}`;
  if (withDo.test(capital)) return `no ${capital}`;
  if (/^(?:rua|avenida|praça|travessa|alameda|rodovia|estrada|galeria|zona|quadra|urbanização)/iu.test(text))
    return `na ${text}`;
  if (/^(?:largo|shopping|centro comercial|bairro|parque|mercado)/iu.test(text)) return `no ${text}`;
  return `em ${text}`;
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const readPortuguese: ReadingTable = {
  shorthand,
  shorthandOf: (description) =>
    /R\$/.test(description)
      ? [[/(?<!R\$ ?|[\d.,]|\d h ?)(\d{1,4},\d{2})(?!\d| ?(?:kg|%|m|l|€))/gu, "R$ $1"]]
      : /€|IVA|telemóvel|sff|português de portugal/iu.test(description)
        ? []
        : [[/(?<![\d.,])(\d{1,4},\d{2})(?!\d| ?(?:kg|%|m(?!\p{L})|l(?!\p{L})))/gu, "R$ $1"]],
  abbreviation:
    /(?:^|[\s(/])(?:(?:[Ss]ra?|[Dd]ra?|[Rr]esp|[Mm]un|[Jj]d|D|Dª|[Aa]v|[Rr]|[Pp]ç|[Pp]ça|[Rr]od|[Tt]v|[Ll]g|[Nn]|[Nn]º|[Tt]el|[Tt]lf|[Mm]áx|[Mm]ín|[Ee]x|[Pp]rof|[Ee]ng|Sta|Sto|[A-Z])\.[\s\S]{0,2}$|(?:[Ee]tc|jan|fev|abr|jun|jul|ago|set|out|nov|dez|desc)\.\s?[\p{Ll}\d(–-]$|(?:seg|ter|qua|qui|sex|sáb|dom)\.\s?(?:[\d(–-]|[aàe] ?)$)/u,
  range:
    /(?:seg|ter|qua|qui|sex|s[áa]b|dom)\p{L}*\.?\s[-–—]+\s(?:seg|ter|qua|qui|sex|s[áa]b|dom)|\d ?h?\s[-–—]+\s\d/iu,
  fragmentBreak:
    /(?<!(?:inclui|incluem|incluindo|inclu[íi]d[oa]s?|(?:desconto|% ?|off) em (?:tod[oa]s? [oa]s? )?) [^.;]{0,45}), (?!\d+ ?%)(?:e |além de )?|(?<=[^,\d]{3}),(?=\p{L})| \/ |: (?=\p{L})/iu,
  labels: [
    [
      "required",
      /^(?:(?:obrigatório|tem de|tem que|é preciso|deve-se|precisa|favor) (?:dizer|incluir|mencionar|falar)(?: (?:assim|tal qual|literalmente))?|(?:texto|aviso|menção|frase) (?:legal|obrigatóri[oa])|obrigatório|obrigatoria|obrigatorio|dizer obrigatoriamente|disclaimer)$/iu,
    ],
    ["slogan", /^(?:(?:o|nosso) )?(?:slogan|lema|assinatura|frase final)(?: é)?$/iu],
    ["avoid", /^(?:não (?:dizer|falar|mencionar|usar)|evitar|proibido(?: dizer)?)$/iu],
    ["audience", /^(?:p[úu]blico(?:[- ]alvo)?|target|destinado a|audiência|para quem)$/iu],
    [
      "instruction",
      /^(?:tom|estilo|voz|vozes|m[úu]sica|formato|duração|nota|notas|obs|observação|ps|ideia|briefing|roteiro|guião|personagens?|instruções|locução|locutor[a]?|efeitos?|ambiente|anúncio|spot|referência)$/iu,
    ],
    [
      "contact",
      /^(?:contato|contacto|telefone|ligue|site|e-?mail|reservas?|informações|info|marcações|whatsapp|pedidos|inscrições)$/iu,
    ],
    ["where", /^(?:onde|endereço|morada|local|localização|zona)$/iu],
    ["when", /^(?:quando|datas?|horários?|dias|funcionamento)$/iu],
    [
      "offer",
      /^(?:(?:a |nossa )?(?:oferta|promo|promoção|promoções|ofertas|preços?|descontos?|campanha)(?: (?:de|da|do) .{3,20})?)$/iu,
    ],
    [
      "what",
      /^(?:o quê|produto|serviços?|negócio|empresa|atividade|evento|o que (?:é|fazemos)|vaga|vagas)$/iu,
    ],
    [
      "proof",
      /^(?:vantagens|diferenciais|benefícios|pontos fortes|por que nós|porquê nós|inclui|destaques)$/iu,
    ],
    ...formLabels,
  ],
  instruction: instructionsOf({
    start: [
      "que (?:não )?(?:soe|seja|pareça|fique|tenha|comece|termine|diga)",
      "(?:faça|façam|fazer|faz|quero|queremos|queria|queríamos|gostaria|gostaríamos|preciso|precisamos) (?:de )?(?:que|algo|uma? (?:anúncio|spot|comercial|áudio|diálogo|voz|tom|texto|roteiro|coisa|locução|conversa|propaganda|jingle)|alguma coisa|divertido|engraçado|curto|sério|duas vozes)",
      "(?:com|pôr|põe|ponham|coloque|colocar|usar|use|usem|incluir)(?: (?:um|uma|dois|duas|2|o|a))?(?: \\p{L}+)? (?:voz|vozes|música|musica|sotaque|tom|efeitos?|sons?|diálogo|humor|locutora?|risadas|latido|latidos|ambiente)",
      "(?:tom|voz|vozes|música|musica|estilo|ambiente|sotaque|locução)(?!\\p{L})(?! ao vivo| e dança)",
      "(?:em )?português (?:de portugal|do brasil|europeu|brasileiro)",
      "não (?:dizer|diga|digam|falar|fale|falem|mencionar|mencione|mencionem|prometer|prometa|prometam|usar|use|usem|pôr|ponha|ponham|colocar|coloque|citar|cite|exagerar|fazer|faça|façam|dar|inventar|invente|parecer|ler|incluir|gritar|grite|assustar|esquecer|esqueça|quero|queremos|pode|deve|precisa (?:dizer|falar|ter|colocar))",
      "nada de (?:gritos|música|piadas|brincadeiras|vozes|exageros|palavrões|falar|dizer)",
      "sem (?:gritos|gritar|gritaria|música|palavrões|exageros|exagerar|piadas|sotaque|efeitos|jingle|falar|dizer|mencionar|ser|parecer|assustar|enrolação|brincadeira)",
      "(?:evitar|evite|evitem|proibido|nunca (?:dizer|diga|falar|mencionar))",
      "(?:começ(?:ar|a|e|em)|inici(?:ar|a|e|em)|abr(?:ir|e|am)|arranc(?:ar|a|em)) (?:com|por)(?! \\d)",
      "(?:termin(?:ar|a|e|em)|acab(?:ar|a|e|em)|fech(?:ar|a|e|em)|encerr(?:ar|e|em)|finaliz(?:ar|e)) com",
      "(?:diálogo|conversa|bate-papo) entre",
      "(?:2|dois|duas|um|uma|três) (?:amigos|amigas|vizinhos|vizinhas|senhoras|senhores|avós|vozes|personagens|colegas|compadres|comadres|meninas|meninos que|pessoas (?:conversando|falando|a falar|a conversar))(?: .*)?$",
      "falar (?:a|ao|aos|às|para)(?! \\d)",
      "(?:falando|dirigid[oa]|voltad[oa]|direcionad[oa]|pensad[oa]|destinad[oa]) (?:a|ao|aos|às|para|com)(?! \\d)",
      "(?:o |nosso )?(?:target|público-alvo|público alvo|público|ouvintes) (?:é|são|:)",
      "(?:divertid[oa]|engraçad[oa]|séri[oa]|próxim[oa]|alegre|calm[oa]|sóbri[oa]|elegante|jovem|dinâmic[oa]|tranquil[oa]|curt[oa]|breve|emocionante|natural|fresc[oa]|formal|informal|profissional|fof[oa]|animad[oa]|rápid[oa]|diret[oa])(?:,? (?:e |mas |ou )?(?:não )?(?:muito |mais |bem )?(?:divertid[oa]|engraçad[oa]|séri[oa]|alegre|calm[oa]|sóbri[oa]|elegante|jovem|dinâmic[oa]|tranquil[oa]|curt[oa]|breve|natural|formal|informal|profissional|fof[oa]|animad[oa]|rápid[oa]|diret[oa]|sem gritos|por favor))*$",
      "(?:por favor|obrigad[oa]|muito obrigad[oa]|abraços?|cumprimentos|atenciosamente|grat[oa]|nota|obs|ps|p\\.s)(?:$|[ ,:.!])",
      "(?:minha|meu|a|o|nosso|nossa) (?:mulher|marido|esposa|esposo|chefe|patrão|sogra|sócio|filh[oa]|advogado|contador|irmão|irmã) (?:diz|disse|quer|acha|odeia|prefere|me|escuta|ouve)",
      "(?:anúncio|spot|comercial|propaganda|rádio) (?:de|para|em) (?:\\d+|rádio|a rádio|quinze|vinte|trinta)",
      '(?:de )?\\d+ ?(?:segundos|seg|s|")$',
      "(?:se (?:possível|puder|puderem|der|couber|sobrar|conseguirem)|podem (?:dizer|pôr|usar|fazer|colocar)|pode (?:dizer|usar|fazer|colocar)|o resto|como (?:quiserem|preferirem)|acho que|não sei|imagina|imaginem|inventem)",
      "o (?:último|anterior) (?:anúncio|spot|comercial)",
      "(?:ignore|ignora|esqueça|esquece) (?:as|todas|todos|suas|tuas|tudo|o)",
      "(?:você é|és) (?:um|uma) (?:ia|assistente|redator|copywriter|modelo)",
      "(?:escreva|escreve|redija|gere|crie|cria) (?:um|uma|o|a|algo)",
    ],
  }),
  segmenting: segmentingOf("pt", { tagger: tagByEnding, joining: "e|ou|mas" }),
  unfinished:
    /(?<![\p{L}\p{N}’])(?:(?:não \p{L}+(?:amos|emos|imos)|tem que|aqui|pode|podem|deve|devem|de|do|da|dos|das|em|no|na|nos|nas|com|para|pra|por|pelo|pela|sem|ao|à|o|a|os|as|um|uma|que|se|quando|onde|não|é)(?: |$))+$/iu,
  retraction:
    /(?:não (?:precisa|é preciso|é necessário) (?:dizer|falar|citar|mencionar|ler)$|não (?:o|a|os|as) (?:diga|digam|mencione|mencionem|ponha|ponham|leia|leiam)|não (?:diga|fale|mencione|ponha|coloque)(?: (?:isso|isto))?$|(?:isto|isso) (?:não|não é para dizer|não precisa dizer)$|entre nós|só para (?:você saber|saberem|informação)|não é para o anúncio|a agenda está cheia|saiu em brasileiro|kkk|rsrs)/iu,
  insistence:
    /^(?:isto |isso |e isto )?(?:tem (?:de|que) (?:ser dito|aparecer|constar|entrar|falar|dizer)|é obrigatório(?: dizer)?|obrigatório(?: dizer)?|é preciso dizer|importante(?: dizer)?|precisa (?:falar|dizer) isso)/iu,
  mustSuffix:
    /,?\s?\(?(?:tem (?:de|que|q) (?:ser dito|aparecer|falar|dizer)\)?|\(?obrigatório(?: dizer)?\)?|é obrigatório dizer)$/iu,
  avoid: [
    /(?<!\p{L})(?:não|nem|nunca) (?:dizer|diga|digam|falar|fale|falem|mencionar|mencione|mencionem|usar|use|usem|citar|cite|prometer|prometa|pôr|colocar)(?: que (?:somos |é |são )?| a palavra | as palavras | de | do | da | dos | das | o | a | os | as | em | no | na )?\s?(?<words>.{2,90})/iu,
    /(?<!\p{L})(?:evitar|evite|evitem|nada de|proibido(?: dizer)?|sem (?:falar|dizer|mencionar))(?: a palavra | as palavras | dizer | de | o | a | os | as )?\s?(?<words>.{2,90})/iu,
  ],
  or: /,? (?:ou|nem|e) |, ?|\/| (?:porque|que|pois|já que|por favor|a agenda)(?: .*)?$/iu,
  vague: words("nada|isso|isto|mais|muito|preço|preços|mal|tudo|algo|o mais"),
  lead: /^(?:(?:e|ou|mas|além disso|também|bom|então|ah|olha|oi|olá|bom dia|boa tarde|(?:(?:gente|pessoal|galera),? )?(?:é o )?seguinte:?)[,!]? +)*(?:(?:quer\p{L}+|gostar\p{L}+ de) (?:lembrar|dizer|avisar) (?:\p{L}+ ){0,3}que |(?:a|nossa) mensagem (?:central|principal) é (?:que |[\p{L} ]{3,30}: )|(?:por favor,? )?(?:quero|queremos|preciso|precisamos|gostaria|gostaríamos|queria)(?: de)?(?: fazer)? (?:de )?(?:um |uma )?(?:anúncio|spot|comercial|propaganda|áudio)(?: de rádio)? (?:para|sobre|de|do|da)(?: (?:o|a))? ?(?:meu |minha |nosso |nossa )?|(?:anúncio|spot|comercial|propaganda)(?: de rádio)? (?:para|de|sobre|do|da) (?:o |a |meu |minha )?|(?:(?:no (?:fim|final) )?(?:tem (?:que|de) |precisa ))?(?:diga|digam|dizer|mencionar|mencione|mencionem|destacar|destaque|lembrar|lembrem|avisar|falar|fale|anunciar) (?:que |também que |a todos que )|(?:trata-se de|é para|a ideia é|(?:(?:quero|queremos|queria|queríamos|gostaríamos de) )?(?:divulgar|promover|anunciar|dar a conhecer)) (?:o |a )?(?:meu |minha |nosso |nossa )?|(?:a|nossa) (?:oferta|promoção|promo) é(?: de)? )?/iu,
  aside:
    /(?:[,(]? ?(?<!\p{L})(?:k{3,}|(?:rs){1,}|(?:ha){2,}|(?:he){2,}|por favor|obrigad[oa]|valeu|abraços?|né|viu|hein|sabe|tipo assim|etc|enfim)(?!\p{L})(?:(?<=\([^(),]{1,24})\))?)(?:[.!,]+(?=$|\s))?/giu,
  opening:
    /(?:começ\p{L}+|inici\p{L}+|abr(?:ir|a))(?: o anúncio)? com(?: (?:a|uma) (?:frase|pergunta))?(?: (?:tipo|do tipo|como))?:? ["“«](?<words>[^"”»]{3,120})["”»]/iu,
  closing:
    /(?:termin\p{L}+|acab\p{L}+|fech\p{L}+|encerr\p{L}+|finaliz\p{L}+)(?: o anúncio)? com(?: a (?:frase))?:? ["“«](?<words>[^"”»]{3,120})["”»]/iu,
  angles: [
    [/(?:começ\p{L}+|inici\p{L}+|abr(?:ir|a)) com (?:uma )?pergunta/iu, "question"],
    [/(?:começ\p{L}+|inici\p{L}+|abr(?:ir|a)) com (?:o |a )?(?:preço|oferta|promoção|desconto)/iu, "offer"],
    [/(?:começ\p{L}+|inici\p{L}+|abr(?:ir|a)) com (?:uma )?(?:cena|história)/iu, "scene"],
  ],
  required:
    /^(?:consulte (?:as )?condições|consulte (?:o )?regulamento|sujeito a |promoção válida|oferta válida|campanha válida|válido até|enquanto durarem|até ao? (?:fim|esgotar) (?:do|dos|de) stock|limitado ao stock|não acumulável|este (?:é um )?medicamento|leia (?:o folheto|atentamente)|se persistirem os sintomas|ao persistirem|aprecie com moderação|beba com moderação|seja responsável|jogue com responsabilidade|venda proibida|proibida a venda|proibido para menores|maiores de 18|taeg|imagens? (?:meramente )?ilustrativa|respons[áa]vel técnic[oa]|propaganda eleitoral|publicidade institucional|rentabilidades? passadas?|capital em risco|registo ers|cro|crm|crea|oab(?!\p{L})|ami \d)/iu,
  requiredInFull: [[/^enquanto durarem os estoques$/iu, "Oferta válida enquanto durarem os estoques."]],
  verbs: [
    ["whatsapp", /whats ?app/iu],
    ["text", /sms|torpedo/iu],
    ["book", /(?:reserv|agend|marca(?:r|ç|ção|ções)|marque|consulta)/iu],
    ["order", /(?:pedid|peça|pede|encomend|delivery|tele-?entrega)/iu],
    ["apply", /(?:currículo|curriculum|cv(?!\p{L})|candidat|vagas)/iu],
    ["register", /(?:inscr[ie]|inscrev|cadastr|matrícul|matricul)/iu],
    ["tickets", /(?:ingresso|bilhete)/iu],
    ["donate", /(?:doe|doar|doaç|donativo)/iu],
    ["download", /(?:baix|descarreg).{0,24}(?:app|aplicativo|aplicação|store|play)|app.{0,24}baix/iu],
    ["listen", /(?:escut|ouça|ouve)/iu],
    ["message", /(?:mensagem|direct|dm(?!\p{L})|escreva)/iu],
    ["call", /(?:lig(?:ue|a|ar)|telefone|chame|telemóvel|celular)/iu],
    ["visit", /(?:visite|acesse|entre em|site)/iu],
  ],
  behindContact: /^[,(\s]*(?<notice>chamada para (?:a )?rede (?:fixa|móvel) nacional)/iu,
  contactWords:
    /(?<!\p{L})(?:lig(?:ue|a|ar)|telefone|tel|telemóvel|celular|fixo|whatsapp|cham(?:e|a)|mand(?:e|a|ar)|envi(?:e|ar)|escreva|mensag(?:em|ens)|sms|dm|direct|e-?mail|mail|site|página|visite|acesse|entre|reserv(?:e|as?|ar)|agend(?:e|ar|amento)|marcaç(?:ão|ões)|marque|peça|pede|pedidos?|encomend(?:e|as?)|informações|info|mais|inscriç(?:ão|ões)|inscreva-se|ingressos|bilhetes|baixe|em|no|na|nos|nas|ao|à|a|o|ou|e|por|para|pelo|pela|de|do|da|com|seu|sua|nosso|número|grátis|já|hoje|agora|só|também|qualquer|dúvida|contato|contacto|facebook|instagram|siga|currículo|cv|vagas|online|nos|te|esperamos|pelos|aparecer|gente|fale|delivery)(?!\p{L})/giu,
  from: /(?:^|\s)(?:a partir(?: de)?|desde(?: só| apenas)?)$/iu,
  attribution:
    /["”»],? (?:disse|afirmou|afirma|explica|explicou|segundo|conta|declarou|destaca|diz)(?!\p{L})|(?<!\p{L})(?:disse|afirmou|explicou|declarou|destacou) \p{Lu}/u,
  tail: /^(?:inclu[íi]d[oa]s?|inclui|inclus[oa]|mais IVA|IVA|sem IVA|mínimo|máximo|em vez de|antes|preço normal|por pessoa|por mês|por hora|cada|só (?:para|com|em|até)|para (?:novos|os primeiros)|exceto|menos|tudo inclu|sem (?:juros|fidelização|taxa de \p{L}+|taxas|carência)$|em (?:até )?\d+ vezes(?: sem juros)?$|com (?:bebida|sobremesa|cupom|cartão))(?!\p{L})/iu,
  off: /^\s?(?:de desconto|desconto|off|de abatimento)(?!\p{L})/iu,
  per: /^(?:\s?(?:por|o quilo|o|a|cada|mais IVA|IVA|sem|com|inclu|até|tod[oa]s?|em|no|na|para|à|ao|e|se|de segunda|de terça|só|mensais|anuais|líquidos|brutos|aos?|às|lata|das|preço)(?!\p{L}{4})|,|\s?\(|\s?\+)/iu,
  amount: /(?<!\p{L})metade do preço(?!\p{L})/iu,
  offer:
    /(?<!\p{L})(?:grátis|gratuit[oa]s?|de graça|brinde|desconto|oferta|promo(?:ção)?|dois por um|2x1|leve \d pague \d|metade do preço|saldos|liquidação|sem (?:matrícula|juros|fidelização|taxa|entrada|compromisso)|vale|cupom|sorteio|franca|não pagam)(?!\p{L})/iu,
  proof:
    /(?<!\p{L})(?:desde (?:19|20)\d\d|\d+ anos|garantia|garantid[oa]s?|certificad[oa]s?|qualificad[oa]s?|credenciad[oa]s?|familiar|tradição|experiência|artesanal|caseir[oa]s?|feit[oa]s? à mão|prêmio|prémio|premiad[oa]s?|avaliações|estrelas|clientes|especialistas|profissionais|acabad[oa]s de fazer)(?!\p{L})/iu,
  audience: /^(?:para (?!levar|todos os dias|festas)|ideal para |dirigido a )/iu,
  benefit:
    /^não (?:é preciso|precisa|é necessári)|^sem (?!experiência|marcação|reserva|devolu|trocas|álcool|filhos|animais|ar)/iu,
  event:
    /(?<!\p{L})(?:feira|festival|show de|concerto|festa|arraiá|arraial|quermesse|bazar|mercadinho|corrida|maratona|torneio|concurso|jornadas?|congresso|exposição|inauguração|gala|baile|rodeio|leilão|saldos|liquidação|queima de estoque|romaria|peça de teatro|espetáculo|oficina de|colónia de férias|colônia de férias|open day|portas abertas|carnaval|expo|outlet|micareta|workshop)(?!\p{L})/iu,
  time,
  timePhrase,
  ...placesOf({
    cities,
    beside: "em frente (?:ao?|à)|junto (?:ao?|à)|ao lado d[oae]|perto d[oae]|atrás d[oae]|próximo (?:ao?|à)",
    near: "em|no|na|nos|nas|perto de|perto do|perto da|junto a|junto ao|junto à|em frente ao|em frente à|em frente a|frente ao|frente à|ao lado do|ao lado da|atrás do|atrás da|entre|próximo ao|próximo à|no centro de|em todo o|em toda a|por toda a|bairro|zona|dentro do|dentro da|a \\d+ (?:minutos|min|metros|km) de|a \\d+ (?:minutos|min|metros|km) do",
    street:
      "rua|r\\.|avenida|av\\.?|praça|pça\\.?|travessa|tv\\.|alameda|largo|rodovia|rod\\.|estrada|galeria|shopping|centro comercial|parque|bairro|urbanização|quadra|km|zona",
    joints: "de|do|da|dos|das|e|a|o|em|no|na|com|ao|à|esquina|frente|junto|nº|n\\.º",
  }),
  placePhrase,
  joinPlaces,
  hiring:
    /(?<!\p{L})(?:vagas? (?!limitad|dispon|no |na |em |grát)|contrata-se|contratamos|estamos contratando|procura-se|procuramos|admite-se|recrutamos|precisa-se|oferta de emprego|vaga de emprego|junte-se à nossa equipa|trabalhe conosco|estamos a recrutar)(?!\p{L})/iu,
  speakers: { one: /(?!)/u, many: /(?:)/u },
  negative: /^(?:não|nem|nunca|sem|nenhum|nenhuma|zero)(?!\p{L})/iu,
  ours: /(?<!\p{L})(?:nós|noss[oa]s?|somos|temos|fazemos)(?!\p{L})/iu,
  neverSold:
    /^(?:(?:já |também |se )?(?:aceitamos|aceitam|abrimos|fechamos|estamos|chegamos|contamos com|parcelamos|entregamos|falamos|atendemos|temos (?:estacionamento|leva|\d)|abre|encerra)|as vagas|o estacionamento|as crianças|a entrada|a primeira|o atendimento|o material|a comissão|não é preciso|esperamos)(?!\p{L})/iu,
  depends: /^(?:é|são|inclui|incluem|está|estão|dura|custa|isso|isto|assim) /iu,
  notice:
    /(?<!\p{L})(?:aviso (?:à população|público)|utilidade pública|campanha de sensibilização|proteção civil|defesa civil)(?!\p{L})/iu,
  verbBehind:
    /^(?: (?:de|em|do|da) \p{Lu}[\p{L}-]+)? (?!(?:para|entre|sobre|desde|perto|frente|cada|esta|este|de|em|na)(?!\p{L}))\p{Ll}{2,}(?:a|e|am|em|õe) (?!e |ou )/u,
  isTypedSentence: isPortugueseSentence,
  parse: parsePortuguese,
  recase: recaseOf({
    names: cities,
    acronyms:
      "IVA DJ TV VIP CNH CLT CNPJ CPF MG SP RJ RS PR SC BA PE CE GO DF GPS LED PC SUV RH EUA ONG INSS SUS FGTS PIX IRS CRO OAB AMI ENEM BH ABC",
    small:
      "de do da dos das o a os as e em no na com para por ao um uma que não se só já ou até sem mais grátis desde tudo todos dia seu sua",
  }),
};
