const manner =
  "(?:warm|eerlijk|grappig|vrolijk|vriendelijk|rustig|serieus|vlot|fris|luchtig|enthousiast|energiek|zakelijk|informeel|formeel|persoonlijk|kalm|spontaan|nuchter|professioneel|gezellig|jong|modern|humoristisch|kort|krachtig|lief|rauw|stoer|sfeervol|betrouwbaar|positief|uitnodigend|ontspannen|leuk|duidelijk|oprecht|menselijk|sober|respectvol)e?";

/** A cut that addresses the copywriter. */
export const dutchInstruction = new RegExp(
  [
    String.raw`^(?:(?:en |maar |graag |svp |aub |liefst |ook |gewoon |dus |let op |belangrijk |wel )*)(?:`,
    [
      String.raw`(?:maak|hou|houd) (?:het|hem|er|de|dit|een|ze|'t)(?!\p{L})`,
      String.raw`(?:het|de spot|dit|de tekst|de toon|toon|hij) (?:mag|moet|kan|hoeft)(?! (?:je|u|gratis|online|via)) (?:.{0,24}(?:${manner}|klinken|zijn|overkomen|worden|beginnen|eindigen|lijken))`,
      String.raw`(?:mag|moet|kan|kun|kunnen)(?: het| jullie| je| hij| er| de spot)? (?:.{0,30}(?:${manner}|klinken|zonder muziek|zijn\?|beginnen|eindigen))`,
      String.raw`(?:niet|nooit|vooral niet|absoluut niet|zeker niet)(?: te| zo| als| met| het| de| over)* (?:["“„‘']|(?:zeggen|noemen|vermelden|gebruiken|schreeuwerig|klinken|flauw|zweverig|melig|saai|schreeuwen|overdrijven|vergeten|roepen|zielig|dramatisch|opdringerig|commercieel|reclame-achtig|reclame|kinderachtig|plat|formeel|beloven|truttig|suf|druk|snel|langdradig|jolig|verkoperig|gelikt|zoetsappig|stijf)(?!\p{L}))`,
      String.raw`g[eé]{2}n (?:["“„‘']|(?:[\p{L}-]+ ){0,3}(?:muziek|grappen|grapjes|geschreeuw|clich[eé]s?|jingle|geluidseffecten|geluiden|effecten|accent|dialect|humor|superlatieven|engels|percentages?|rentepercentage|namen|prijzen|uitroeptekens|beloftes?|stemmetjes|sirenes?|haast|druk|poeha)(?!\p{L})(?: (?:noemen|gebruiken|vermelden|graag|aub|svp|erin|erbij|bij))?(?:$|,| en| of|\.))`,
      String.raw`(?:g[eé]{2}n) (?:[\p{L}-]+ ){1,3}(?:noemen|gebruiken|vermelden|zeggen|beloven)(?!\p{L})`,
      String.raw`(?:noem|zeg|gebruik|vermeld|beloof|schrijf|roep|overdrijf) (?:.{0,40} )?(?:niet|geen|nooit)(?!\p{L})`,
      String.raw`(?:noem|zeg|vermeld) (?:de|het|dat|even|ook|wel)(?!\p{L}).{0,30}$`,
      String.raw`zonder (?:muziek|grappen|geschreeuw|clich[eé]s?|poespas en|humor|jingle|["“„‘'])`,
      String.raw`(?:stem|toon|sfeer|stijl|muziek|doelgroep|luisteraars|lengte|voice-?over|achtergrondmuziek|insteek|idee|tone of voice)(?!\p{L})(?: (?:is|zijn|moet|mag|liefst|graag|=|van|man|vrouw)|:| ${manner}|$| \p{L})`,
      String.raw`.{0,20}doelgroep(?!\p{L})`,
      String.raw`(?:een )?${manner}(?: (?:en |maar )?${manner})? (?:stem|toon|sfeer|muziek|tekst|spot)(?!\p{L})`,
      String.raw`(?:(?:lekker|een beetje|beetje|heel|niet te|wel|gewoon|liefst) )*${manner}(?:(?:,| en| maar| of)? (?:graag|aub|svp|niet te \p{L}+|niet (?!te \p{L})\p{L}+|${manner}|houden|klinken))*$`,
      String.raw`(?:begin|start|open|eindig|sluit af|eindigen|beginnen|afsluiten) (?:met|door)(?!\p{L})`,
      String.raw`(?:aan het|op het) (?:begin|eind|einde) (?:graag|moet|een|de|het|nog)(?!\p{L})`,
      String.raw`(?:twee|2) (?:stemmen|vrienden|vriendinnen|buren|collega’s|mensen)(?!\p{L})`,
      String.raw`(?:tutoyeren|vousvoyeren|je-vorm|u-vorm|met je|met u aanspreken)`,
      String.raw`(?:mijn|onze) (?:man|vrouw|baas|dochter|zoon|collega|compagnon|bureau) (?:zegt|vindt|wil)`,
      String.raw`(?:bedankt|dank|alvast|groet\p{L}*|mvg|met vriendelijke|(?:hoi|hallo|hi)$|beste (?:redactie|makers|team|\p{Lu}))(?!\p{L})`,
      String.raw`(?:afm|acm|reclame code|rcc) (?:kijkt|let|controleert)`,
      String.raw`(?:vragen\?|geen idee|weet niet|ps|p\.s|nb|negeer|vergeet (?:alle|vorige)|schrijf (?:een|iets|me)|je bent (?:nu )?een|(?:15|20|30) ?(?:sec|seconden|s)(?!\p{L})|klinkt? |(?:we|wij|ik) (?:willen|wil|zouden|zou|hebben) (?:graag )?(?:een |iets )(?:${manner}|spot|reclame|radiospot)|reclamespot|radiospot )`,
      String.raw`[^,]{2,60} (?:niet (?:noemen|zeggen|vermelden|gebruiken|vergeten te)|weglaten|vermijden)(?:,| graag| aub| svp|$|!)`,
    ].join("|"),
    ")",
  ].join(""),
  "iu",
);
