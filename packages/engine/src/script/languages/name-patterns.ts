/** Patterns that tell the names of businesses from other words in briefs and titles. */

/** Labels such as "ad", "draft" or "v2" that appear next to a brand name but aren't part of it. */
const filing =
  "ads?|adverts?|spots?|commercials?|promos?|radio (?:ad|spot)|scripts?|press release|now hiring|hiring|jobs?|careers|sales?|campaign|v\\d|version \\d|draft|anuncio|cuña|annonce|spot radio|werbung|stellenanzeige|anúncio|vaga|annuncio|reclame|vacature|app|radiospot|funkspot|werbespot|ролик|реклама|вакансия";
export const before = new RegExp(String.raw`^(?:client|advertiser|brand|${filing})\b[\s:–—-]+(?=\S)`, "iu");
export const behind = new RegExp(String.raw`(?<=\S)[\s:,–—-]+(?:${filing})(?: ?#?\d+)?$`, "iu");
export const asian =
  /(?<=\S)[\s　]+(?:新規開院|新装開店|求人|募集|広告|セール|开业|招聘|促销|广告|채용|광고|오픈|세일|\d+ ?[秒초])$/u;
/** Labels at the end of an Asian title that names no business: "運転手募集". */
export const asianFiled =
  /(?:求人|募集|広告|セール|キャンペーン|招聘|促销|广告|채용|모집|광고|세일|이벤트)$/u;
/** A campaign's topic after the name: "Hörstudio Marr Aktion Mai", "Camas Luna LIQUIDACIÓN POR CIERRE". */
export const behindName =
  /(?<=^\p{L}.*\p{Ll}) (?:(?:[Aa]ktion|[Aa]ngebot|[Oo]ferta|[Oo]fferta|[Aa]ctie|[Oo]ffre)(?: \p{L}+)?|\p{Lu}{2,}(?: \p{Lu}{2,}){2,})$/u;

/** A name after a label: "Business name: Oakline". */
export const labelled =
  /(?:^|[\n.,;(])\s*(?:(?:brand|business|company|shop|firmen)[ -]?(?:name|marke|nom|nombre|nome|naam)|name|marke|nom|nombre|nome|naam)\s*[:=]\s*([^\n,;(.]{2,40}?)\s*(?=[\n,;(.]|$)/iu;
/** The advertiser's name in a form: "Advertiser: Oakline Ltd". */
export const entered =
  /(?:^|\n)[\s*•-]*(?:advertiser|client|employer|organisation|organization|adverteerder|auftraggeber|anunciante|annonceur|inserzionista|рекламодатель)\s*[:=]\s*(\p{Lu}[^\n,;(:]{1,60})/iu;
/** A name after a verb: "una clínica que se llama Patas y Cía". */
export const introduced =
  /(?<!\p{L})(?:se llama|hei(?:ß|ss)t|s[’']appelle|si chiama|chama-se|heten we|we heten)\s+(\p{Lu}[^\n,;(.]{1,40}?)\s*(?=[\n,;(.]|$)/u;

const named = String.raw`\p{Lu}[\p{L}\d’'&-]*(?: (?:(?:of|the|and|&|on|in) )*\p{Lu}[\p{L}\d’'&-]*){0,4}`;
/** A public body at the start of a brief or title: "Town of Pinder Lake:", "Cedar Township leaf collection". */
export const publicBody =
  /^(?:the )?((?:(?:(?:\p{Lu}\p{Ll}+ )?Council|Town|City|Village|Municipality|Borough) of|(?:(?:Ilustre )?Municipalidad|Ayuntamiento|Junta de Freguesia|Câmara Municipal|Mairie|Comune) d[aeio]|Gemeinde|Gemeente) \p{Lu}[\p{L}’'-]+(?: (?:(?:de|da|do|di|of|the) )?\p{Lu}[\p{L}’'-]+)*|(?:\p{Lu}\p{Ll}+ ){1,3}(?:Township|(?:Town|City|County|District|Borough|Parish) Council))(?=$|[.:,] ?|\n| [–—(-]| \p{Ll})/u;
const formerly = String.raw`(?:used to be|formerly|previously)(?: called| known as)?`;
/** The business's current name, whatever the title says: "the company is called Ridge", "formerly Oak, now Ash". */
export const called = [
  new RegExp(
    String.raw`(?<!\p{L})(?:[Ww]e(?: are|[’']re)|(?:business|company|shop|store|firm|salon|studio|app)(?: is|[’']s)) (?:actually |really |now )?(?:called|named) ["“]?(${named})`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${formerly} ${named}[^.\n]{0,20}? now (?:called |known as )?["“]?(${named})`,
    "u",
  ),
];
/** A name mentioned in passing to the copywriter, not to the listener: "we bake, call it Loaf and Order". */
export const callIt = new RegExp(String.raw`(?<=[,;] (?:and |so )?)call it ["“]?(${named})`, "u");
/** A former name of the business. */
export const former = new RegExp(String.raw`(?<!\p{L})${formerly} (?:the )?(?<name>${named})`, "gu");

/** A title of several capitalized words. */
export const headed =
  /^\p{Lu}[\p{L}’'.]*\p{Ll}[’'.]*(?: (?:(?:&|and|of|to|the|['’]t|van|de|der|den|von|du|des|la|le|del|della|di|da|do|dos) )*\p{Lu}[\p{Ll}’'.]*)+(?: (?:&|and|en|und|et|y|e) \p{Ll}+)?$/u;
/** The legal form of a company, which isn't spoken: "Steuerfuchs GmbH". */
export const company =
  /(?<=[\p{L}\d.])[ ,]+(?:GmbH(?: & Co\.? KG)?|AG|e\.K\.|UG|(?:P(?:te|ty|vt)\.? )?(?:Ltd|Limited)|LLC|Inc|PLC|P(?:te|ty|vt)|[Ss]\.?[Rr]\.?[Ll]|S\.A\.|SARL|SAS|B\.?V|Ltda|LTDA)\.?$|^(?:ООО|АО|ЗАО|ПАО|ИП) (?=\p{Lu})/gu;
/** A title in quotes, with the words before them: "Мастерская «Уют», Тверь". */
export const quoted = /^((?:[\p{L}-]+ ){0,4})[«„“"](\p{Lu}[^«»„“”"]{1,39})[»”“"]/u;
/** A title that can only be a name: "Bouchard & Fils". */
export const firm = /(?<!\p{L})\p{Lu}\p{L}+ & \p{Lu}/u;
/** A trade followed by a name: "churrería la Paqui". */
export const ofKind = /^(?:\p{Ll}+ ){1,3}\p{Lu}[\p{L}’'-]+(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}’'-]+)*$/u;
/** Streets, venues and prices, which are as common in briefs as advertisers' names. */
export const place =
  /^(?:plaza|calle|avda|avenida|paseo|mercado|parque|polígono|rue|place|quai|boulevard|via|viale|piazza|corso|rua|praça|largo|parkeerplaats|parkplatz|marktplatz|ул|улица|площадь|проспект|рынок|ТЦ|ТРЦ|ДК)(?!\p{L})|^\p{L}+(?:plein|straat|laan|platz|straße|strasse|gasse)(?!\p{L})|\b(?:street|road|avenue|boulevard|blvd|lane|suite|town hall|community hall|high street|(?:industrial|trading) estate|(?:industrial|business|retail) park|shopping cent(?:re|er))$|^(?:\p{L}+ ){1,2}(?:county|township|twp|cbd)$|\d{4}/iu;
/** Requests to call somebody who is not the advertiser: "Звонить Тамаре". */
export const toCall =
  /(?<!\p{L})(?:по)?(?:звонить|звоните|спросить|спрашивайте|спрашивать|обращаться|обращайтесь)(?: к)?$/iu;
/** A town with its state: "Salem MA". */
export const inState =
  /^\p{Lu}\p{Ll}+ (?:A[KLRZ]|C[AT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|Ala|Calif|Fla|Mich|Minn|Penn|Tenn|Tex|Wash|Wis)\.?$/u;
/** The people addressed or wanted: "Gen Z", "Class A CDL". */
export const group = /^(?:gen [xyz]|class [a-d1-3])(?![\p{L}\d])/iu;
/** A lost-and-found notice for an animal or a person, which doesn't come from a business. */
export const search =
  /^(?:(?:help|please|pls|urgent)[\s:!,]+)*(?:lost|missing|found)[\s:!]+(?:(?:our|my|a|an|the|\p{L}+) )?(?:dog|cat|parrot|bird|budgie|tortoise|pet|puppy|kitten|horse|person|child)[\s!?.]*$/iu;
/** A sale, which is not the name of its shop. */
export const saleName =
  /(?:(?<!house )clearance|(?<!\p{L}|(?:yard|garage|jumble|book|rummage|plant|bake|boot) )sale)$/iu;
export const performers = /^(?:headliners?|featuring|starring) /i;
export const streets = String.raw`(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|close|court|crescent|highway|hwy|parade|terrace|way)`;
/** A house for sale, which is not a business: "12 Orchard Close". */
export const house =
  /^\d+[a-z]? (?:\p{Lu}[\p{L}’']+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|crescent|gardens|grove|hill|mews|place|rise|row|terrace|view|walk|way)\.?$/iu;
/** Words in titles that aren't names. */
export const filed = new RegExp(
  String.raw`(?<!\p{L})(?:${filing}|PR|offer|weekend|week|day|night|notice|avviso|aviso|avis)(?!\p{L})`,
  "iu",
);
/** Words that mark a brief as German, a language that capitalizes more than names. */
export const german =
  /(?<!\p{L})(?:und|für|wir|seit|sie|ihre?[nmrs]?|ihnen|unsere?[nmrs]?|bei|beim|vom|mit|zum|zur|ist|uhr)(?!\p{L})/iu;
/**
 * Capitalized words before a name, unless they are capitalized only because they begin a sentence, or are days, feasts
 * or seasons.
 */
export const joinedLeft =
  /(?<=\p{Ll},? |\d(?:st|nd|rd|th) |(?:^|[.\n] ?)(?:The|Our|La|El|Les?|De|Il) )((?:(?!\p{L}+days? |Christmas|Xmas|Easter|Halloween|Diwali|Eid|Ramadan|Hanukkah|New Year|Valentine|Spring|Summer|Autumn|Fall |Winter|January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}[\p{L}’'-]+ (?:(?:&|and|of|y|e|et|de|sa|van) )?)+)$/u;
/** The business that holds an event: "Oakline presents the Spring Edit". */
export const presenterOf = (event: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\d’'&-])(${named}) (?:proudly )?presents? (?:the |our |its )?${RegExp.escape(event)}`,
    "u",
  );

/** A business named with its address, but not as a landmark: "Bring it to Oakline Batteries, 14 Mill Close". */
export const addressed = (name: string) =>
  new RegExp(
    String.raw`(?<!(?<!\p{L})(?:at|in|from|opposite|near|behind|next to) (?:the )?)${RegExp.escape(name)}, \d{1,4}[a-z]? \p{Lu}\p{Ll}`,
    "u",
  );

/** A company named with its legal form: "MAREK PUMPS LTD." */
export const legal = new RegExp(
  String.raw`(?<!\p{L})(${named}) (?:P(?:te|ty|vt)\.? )?(?:Ltd|LTD|Limited|LIMITED|Inc|INC|LLC|PLC)(?!\p{L})`,
  "u",
);

/** A name at the end of a title: "corso di vela Scuola Nautica Le Boe". */
export const trailing =
  /(?<=\p{Ll} )\p{Lu}\p{Ll}+(?: (?:(?:of|the|e|y|de|di|du|le|la) )*\p{Lu}\p{Ll}+){2,}$/u;
/** Labels in titles in languages other than English: "Ролик для …", "Spot für …", "… Aktion Oktober". */
export const filedBefore =
  /^(?:(?:аудио|радио)?ролик|реклама|объявление|вакансия|(?:radio|funk|werbe)-?spot|radiowerbung|spotje|radiospotje)(?: (?:для|о|об|про|für(?: (?:die|das|den|unsere[nr]?))?|voor(?: (?:de|het|onze|ons))?))? (?=\S)/iu;
export const filedBehind =
  /(?<=\p{L}) (?:(?:Herbst|Sommer|Frühjahrs|Winter|Sonder)?-?(?:[Aa]ktion|[Aa]ngebot)|[Aa]ctie|[Аа]кция)(?: \p{L}+| \d+)?$/u;
/** Finds the advertiser in a Japanese ad whose title names only the campaign: "引越しの「まるふく」です", "まるふく工業の森です". */
export const campaign = /(?:募集|キャンペーン|セール|フェア|広告|\d+秒)$|CM/u;
export const announced =
  /(?:^|[\nのは】])「([^」\n]{2,20})」(?:です|でございます|と申します)|^【[^】\n]{1,8}】\s?([\p{L}ー]{3,14}?)[\s　]|^(?:お世話に|こんにちは|はじめまして)[^。\n]*。\s*([^。、\n「」の]{3,14})の\p{L}{1,6}(?:です|と申します)/u;
/** Capitalized words and the small words between them. */
export const capitalized =
  /^\p{Lu}[\p{L}\d’'.&-]*(?: (?:[’'][nst]|of|the|and|&|at|on|in|by|for|am|im|an|bei|zum|zur|auf|sur|au|aux|chez|na|no|de|du|des|la|le|les|del|della|dei|di|da|do|van|der|den|von|y|e|et|und|en) \p{Lu}[\p{L}\d’'.&-]*| \p{Lu}[\p{L}\d’'.&-]*)*$/u;
