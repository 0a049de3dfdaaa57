import { words } from "./romance-calendar.ts";
import { headOf, type RomanceGrammar, romanceParser, typedSentence } from "./romance-grammar.ts";

const before = words(
  "gran(?:de)?s?|bo[ams]s?|bons|melhor(?:es)?|nov[oa]s?|primeir[oa]s?|segund[oa]s?|terceir[oa]s?|últim[oa]s?|ampl[oa]s?|divers[oa]s|vári[oa]s|pequen[oa]s?|verdadeir[oa]s?|dupl[oa]s?|mei[oa]|máximo|mínimo|super|belos?|belas?|delicios[oa]s?",
);
const determiner = words(
  "o|a|os|as|um|uma|uns|umas|nosso|nossa|nossos|nossas|seu|sua|seus|suas|teu|tua|meu|minha|este|esta|estes|estas|cada|tod[oa]s?|algum|alguma|alguns|algumas|mais|menos|muitos|muitas|outr[oa]s?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|cem|sem|nenhum|nenhuma|até|zero",
);
const masculine = words(
  "dias?|programas?|problemas?|sistemas?|mapas?|idiomas?|temas?|sofás?|planetas?|climas?|dentistas?|taxistas?|eletricistas?|cinema|açaí|pijamas?|chás?|panoramas?",
);
const feminine = words(
  "mão|mãos|foto|fotos|moto|motos|rádio|noite|noites|tarde|tardes|carne|carnes|chave|chaves|gente|base|série|pele|sede|rede|redes|luz|flor|flores|cor|cores|mulher|mulheres|vez|nuvem|parte|sorte|fonte|torre|costureira|fralda|paz|voz|cruz|raiz|loja|lojas|picanha|cerveja|tosse|febre|saúde|cidade",
);

const isFeminine = (head: string): boolean =>
  !masculine.test(head) &&
  (feminine.test(head) || /(?:as?|ção|ções|são|sões|dade|dades|gem|gens|tude|ice)$/iu.test(head));

/** The definite article for a phrase without one, with a trailing space: "aulas de inglês" → "as ". */
export function definitePortuguese(phrase: string): string {
  const [first = ""] = phrase.split(" ");
  if (determiner.test(first) || /^\d/.test(first)) return "";
  const head = headOf(phrase, { determiner, before });
  const isMany = /(?<!ônibu|lápi|pire|viru|gá|mê|paí|bônu)s$/iu.test(head);
  return `${isFeminine(head) ? "a" : "o"}${isMany ? "s" : ""} `;
}

const grammar: RomanceGrammar = {
  opens: words(
    String.raw`^(?:(?:e|já|também|agora|além disso|sempre|aqui|nos|te|se|o|a|os|lhe|não|só|ainda|hoje|a gente|como) ){0,2}(?!(?:últimos|próximos|máximos|mínimos|ramos|primos|gramos|termos|mesmos|ótimos)(?!\p{L}))\p{L}{1,14}(?:amos|emos|imos)|^(?:nós|a gente \p{L}+|somos|sou|tenho|faço|vendo|trabalho|temos|há|tem|é|são|está|estão|você|vocês|quem \p{L}+|se \p{L}+ .*, |vem aí|vai ter|não (?:cobramos|precisa|paga))`,
  ),
  finite: words(
    "elabora|elaboram|fabrica|fabricam|cultiva|organiza|organizam|apresenta|apresentam|recolhe|recolhem|entregam|envia|enviam|aluga|alugam|acompanha|acompanham|reúne|reúnem|transforma|transformam|cumpre|cumprem|economiza|economizam|ganhas|cobra|cobram|nasce|nascem|baixa o|sobe|convida|convidam|apoia|apoiam|protege|protegem|estreia|estreiam|resolve|resolvem|conhece|existe|existem|traz|trazem|demora|demoram|deixa|deixam|aprende|aprendem|vive|vivem|põe|põem|cresce|crescem|monta|montam|limpa|limpam|revisa|repara|reparam|produz|produzem|segue|seguem|continua|continuam|renova|renovam|sabia|devolve|era|\\p{L}+-se|é|são|está|estão|foi|será|serão|tem|têm|há|haverá|inclui|incluem|custa|custam|oferece|oferecem|abre|abrem|fecha|fecham|encerra|encerram|começa|começam|dura|duram|sai por|saem por|vem|vêm|faz|fazem|pode|podem|vai|vão|chega|chegam|permite|recebe|recebem|paga|pagam|leva e|atende|atendem|trabalha|trabalham|funciona|funcionam|participam|toca|tocam|vende|vendem|serve|servem|fica|ficam|acaba|termina|precisa|procura|quer|prepara|preparam|ensina|ensinam|cuida|cuidam|conserta|instala|instalam|volta|voltam|entra|entram|responde|aceita|aceitam|ajuda|ajudam|sabe|sabem|merece|dá|dão|te espera|te esperam|ganha|ganham|leva grátis|contrata|contratam|realiza|entrega em|entrega no|entrega na",
    "iu",
  ),
  relative: /(?:^|\s)(?:que|se|onde|quando|quem|como|porque|embora|enquanto|cujo|cuja)(?: \p{L}+){0,2}$/iu,
  orders: words(
    "^(?:e |não |já |então )?(?:venha|vem|ligue|liga|chame|chama|mande|manda|peça|pede|reserve|agende|marque|visite|descubra|aproveite|aproveita|traga|traz|desfrute|inscreva-se|cadastre-se|matricule-se|garanta|compre|prove|experimente|solicite|junte-se|passe|siga|pergunte|faça|não perca|não espere|corra|corre|envie|baixe|escolha|cuide|comemore|celebre|ganhe|doe|coma|jante|deixe|troque|venda|mude|confie|encontre|economize|poupe|comece|aprenda|viva|conheça|entre em|acesse|participe|fale|encomende|candidate-se|regresse|leve)(?=\\s)",
  ),
  preposition: words(
    "^(?:a|à|ao|aos|às|ante|até|com|contra|de|do|da|dos|das|desde|em|no|na|nos|nas|entre|para|pra|por|pelo|pela|segundo|sobre|sob|sem mais|e|ou|nem|mas|que|se|quando|onde|como|porque|muito|não|nunca|também|já|assim|inclusive|exceto|menos|fora|sempre|só|apenas|perto|junto|frente|ao lado|próximo)(?=\\s|$)",
  ),
  determiner,
  before,
  quality:
    /^(?:(?:100 ?%|totalmente|muito|sempre) )?(?:especializad[oa]s? em .{3,60}|certificad[oa]s?|credenciad[oa]s?|familiar|artesanal|independente|de confiança|fundad[oa] em .{3,30}|com (?:mais de )?\d+ anos de experiência.{0,40})$/iu,
  role: words(
    "padaria|pastelaria|confeitaria|açougue|talho|peixaria|mercearia|florista|floricultura|ferragens|livraria|papelaria|joalheria|ourivesaria|sapataria|lavanderia|lavandaria|cabeleireiro|cabeleireira|barbearia|salão|farmácia|drogaria|ótica|óptica|restaurante|churrascaria|pizzaria|lanchonete|bar|cafetaria|sorveteria|gelataria|loja|oficina|mecânica|autocenter|academia|ginásio|escola|creche|estúdio|agência|empresa|imobiliária|hotel|pousada|hostel|adega|quinta|fazenda|mercado|supermercado|centro|residência|associação|fundação|cooperativa|encanador|canalizador|eletricista|pintor|carpinteiro|marceneiro|jardineiro|chaveiro|serralheiro|mecânico|fotógrafo|advogado|advogada|dentista|fisioterapeuta|psicólogo|psicóloga|veterinário|veterinária|clínica|consultório|escritório|concessionária|gráfica|viveiro|boutique|spa|discoteca|teatro|museu|podcast|aplicativo|aplicação|plataforma|cervejaria|buffet|pet shop|petshop|marisqueira|transportadora|despachante|contabilidade|salgaderia|hamburgueria|açaiteria",
  ),
  isPlural: (head, text) =>
    /^(?:os|as|uns|umas|dois|duas|três|quatro|cinco|todos|todas|mais|muitos|muitas|vári[oa]s)\s/iu.test(
      text,
    ) ||
    (/^\d+ (?!%)/u.test(text) && !text.startsWith("1 ")) ||
    /^[^,]{2,40} e \p{L}/u.test(text) ||
    /, .* e \p{L}/u.test(text) ||
    /(?<!(?:ônibu|lápi|pire|óculo|ate|viru|gá|trê|mê|paí|portuguê|inglê|chinê|japonê|francê|bônu|campu))s$/iu.test(
      head,
    ),
  article: (text, head, { isRole }) =>
    isRole && !determiner.test(text.split(" ")[0] ?? "") ? (isFeminine(head) ? "uma " : "um ") : "",
  completions: [
    [/^(cães|cachorros|pets|animais|crianças) (?:são )?bem-vind[oa]s$/iu, "$1 são bem-vindos"],
    [/^(?:estamos )?(?:localizad[oa]s?|situad[oa]s?) (em|na|no|junto|ao|perto) /iu, "estamos $1 "],
    [/^cães e gatos$/iu, "atendemos cães e gatos"],
    [/^salário (?:de |até )?(R\$ .+)$/iu, "o salário é de $1"],
    [/^vagas para (.+)$/iu, "há vagas para $1"],
    [/^vagas limitadas$/iu, "as vagas são limitadas"],
    [
      /^(?:a )?(?:1ª|1a|primeira) (aula|consulta|sessão|visita|avaliação) (?:é )?(grátis|gratuita)(.*)$/iu,
      "a primeira $1 é $2$3",
    ],
    [/^(?:o )?(?:1º|primeiro) (mês|dia|ano) (?:é )?(grátis|gratuito)(.*)$/iu, "o primeiro $1 é $2$3"],
    [
      /^(?:a )?(entrega|avaliação|consulta(?: \p{L}+){0,3}|inscrição|matrícula|visita|instalação) (?:é )?(grátis|gratuita|de graça)(.*)$/iu,
      "a $1 é $2$3",
    ],
    [
      /^(?:o )?(orçamento|estacionamento|frete|alinhamento|diagnóstico|alinhamento e balanceamento) (?:é )?(grátis|gratuito|de graça)(.*)$/iu,
      "o $1 é $2$3",
    ],
    [/^(?:a )?entrada (?:é )?(livre|franca|gratuita|grátis)(.*)$/iu, "a entrada é $1$2"],
    [/^(crianças|menores) (.{2,30}?) (?:grátis|não pagam)$/iu, "as $1 $2 não pagam"],
    [/^(?:mais de )?(\d+) anos de experiência(.*)$/iu, "temos $1 anos de experiência$2"],
    [/^(?:o )?atendimento (?:é )?(humanizado|personalizado|24 horas)$/iu, "o atendimento é $1"],
    [/^(cartão|pix|cartão e pix|dinheiro|vale-refeição)(?: e \p{L}+)?$/iu, "aceitamos $1"],
    [/^leva e traz (grátis|gratuito)(.*)$/iu, "temos leva e traz $1$2"],
    [/^sem marcação$/iu, "não é preciso marcar"],
    [/^material inclu(?:so|ído)$/iu, "o material está incluído"],
    [/^comissão só no fim$/iu, "a comissão só se paga no fim"],
  ],
  rewrites: [
    [
      /^(?:os |as )?(adultos?|crianças?|homens?|mulheres|estudantes|idosos|masculino|feminino)$/iu,
      "tarifa para $1",
    ],
  ],
  odd: /^(?:o |a )?(?:vazamentos?|entupimentos?|fugas? de (?:água|gás))(?!\p{L}).*$|^(?:iva|etc|info|nota|obs|ps|kkk+|ok|grátis|oferta|ofertas|promo|promoção|promoções|desconto|descontos|preço|preços|novidade|preço normal)$|(?:^|\s)(?:que|de|do|da|a|em|com|por|para|e|o|os|as|um|uma|sua|muito|mais|no|na)$/iu,
};

export const parsePortuguese = romanceParser(grammar);
export const isPortugueseSentence = typedSentence(grammar);
