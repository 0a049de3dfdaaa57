const manner =
  "(?:positiv|warm|seriös|lustig|witzig|freundlich|locker|ruhig|modern|frisch|fröhlich|herzlich|sachlich|emotional|energisch|energiegeladen|kurz|knackig|professionell|jung|jugendlich|frech|humorvoll|gemütlich|vertrauensvoll|dezent|würdevoll|dynamisch|peppig|nett|einfühlsam|ehrlich|bodenständig|authentisch|laut|leise|nüchtern|natürlich|klar|flott|einladend|sympathisch)";

/** A cut that addresses the copywriter. */
export const germanInstruction = new RegExp(
  [
    String.raw`^(?:(?:und |aber |bitte |auch |gerne? |nur |einfach |also |achtung |wichtig |hinweis |am besten |vielleicht )*)(?:`,
    [
      String.raw`mach(?:t|en sie|en)? (?:es|das|den|die|ihn|mal|bitte|was|etwas|einen|daraus|keine?n?|was)(?!\p{L})(?! ihnen| sie (?:fit|glücklich))`,
      String.raw`(?:soll(?:te|en|ten)?|darf|muss|kann|könnt|es soll|der spot soll|das soll|der text soll|ruhig)(?: ruhig| bitte| auch| gerne?| eher| schon| nicht| sich| es| der spot| das| am ende| unbedingt| auf keinen fall| etwas| ein bisschen){0,4} (?:${manner}|klingen|rüberkommen|wirken|sein|anfangen|beginnen|enden|nach .{3,30} klingen|wie .{3,40})`,
      String.raw`(?:nicht|bitte nicht|auf keinen fall|bloß nicht|niemals|nie|keinesfalls)(?: zu| so| wie| als| nach| mit| das| die| den| von| über| wieder| an| irgendwie| etwas| noch)*(?: ["“„]| (?:sagen|erwähnen|nennen|schreiben|verschweigen|versprechen|vergessen|übertreiben|werblich|reißerisch|laut|schreien|marktschreierisch|kitschig|albern|steif|aufdringlich|billig|traurig|drängen|duzen|siezen|verwenden|benutzen|langweilig|werbung|wie|lustig|formell|förmlich|hektisch|lang|schnell|ernst|vorlesen|brüllen|anbiedernd|werbe\p{L}*|preis\p{L}*|medizin\p{L}*|heil\p{L}*))`,
      String.raw`nicht ["“„]`,
      String.raw`nicht (?:zu |so )?\p{Ll}+(?:ig|lich|isch|haft|erisch)$`,
      String.raw`(?:du|sie)[- ](?:ansprache|anrede|form)(?!\p{L})`,
      String.raw`kein(?:e|en)? (?:["“„]|(?:\p{L}+[- ]){0,2}\p{L}*(?:witze?|musik|geschrei|gebrüll|geräusche?|sounds?|effekte?|soundeffekte|jingles?|klischees?|floskeln?|anglizismen|superlative|ironie|humor|kitsch|pathos|werbesprache|marktschreierei|reime?|hektik|druck|angstmache|stimme|dialekt|prozentangaben?|preise? nennen|namen nennen|heilversprechen|versprechen|übertreibung\p{L}*|hintergrundmusik|druckmacherei|panik\p{L}*|sirene\p{L}*|hupe\p{L}*|preise)(?!\p{L})|(?:[\p{L}-]+ ){1,4}(?:nennen|erwähnen|sagen|versprechen|verwenden|benutzen))`,
      String.raw`ohne (?:["“„]|(?:\p{L}+ )?(?:witze|musik|geschrei|klischees|floskeln|kitsch|pathos|jingle|übertreib\p{L}*|werbesprech|reißerisch\p{L}*)(?!\p{L}))`,
      String.raw`(?:stimme|stimmung|ton|tonfall|tonalität|stil|musik|sprecher(?:in)?|zielgruppe|zielpublikum|hörer|länge|dauer|motto soll|der ton|die stimme|die musik|die zielgruppe|unsere zielgruppe|hintergrundmusik)(?: (?:ist|sind|soll\p{L}*|bitte|sehr|eher|am besten|gern|=|wie)|:| ${manner}| \p{L}+er |$)`,
      String.raw`zielgruppe(?!\p{L})`,
      String.raw`(?:du|sie)$`,
      String.raw`(?:eine? |mit (?:einer? )?|gern )?(?:${manner}(?:e[rsnm]?)? )(?:(?:und |aber )?${manner}(?:e[rsnm]?)? )?(?:stimme|stimmung|ton|tonfall|sprecherin|sprecher|musik|text|spot)`,
      String.raw`(?:(?:eher|sehr|ganz|etwas|nicht zu|bisschen|ein bisschen|schön|richtig|gerne?|bitte) )*${manner}(?:(?:,| und| aber| oder)? (?:bitte|gehalten|nicht zu \p{L}+|nicht (?!zu \p{L})\p{L}+|${manner}|halten|klingen|rüber|gerne?|formuliert|verpacken|verpackt|formulieren|bleiben))*$`,
      String.raw`(?:nett|schön|freundlich|ehrlich|gut|lustig) (?:verpacken|formulieren|rüberbringen|umschreiben|sagen)`,
      String.raw`(?:am|zu|gleich am) (?:anfang|beginn|ende|schluss) (?:bitte|soll|kommt|muss|ein|eine|der|die|das|noch|nochmal|mit|am besten)(?!\p{L})`,
      String.raw`(?:anfangen|beginnen|starten|start|los|losgehen|aufhören|enden|einsteigen|schließen) (?:soll es |bitte |am besten |könnte man |kann man )?mit(?!\p{L})`,
      String.raw`(?:man |ihr |du |sie )?(?:kann|könnt|könnte|können|kannst) (?:man |ihr |du |sie )?(?:ja |auch |gerne? |ruhig |bitte |vielleicht )*(?:mit|am|sagen|erwähnen|das|den|die|etwas|was|einen?|weglassen|kürzen|anfangen)(?!\p{L})`,
      String.raw`[^.]{0,90}(?:brauchen|bräuchten|möchten|wollen|hätten gerne?) (?:wir|ich) (?:bitte )?(?:einen?|nen|ne) (?:\p{L}+ ){0,2}(?:radio|werbe|funk)?(?:spot|werbung)(?!\p{L})`,
      String.raw`(?:duzen|siezen|per du|per sie|in der (?:du|sie)-form|mit (?:du|sie) ansprechen|du-form|sie-form|hörer (?:duzen|siezen))(?!\p{L})`,
      String.raw`(?:zwei|2) (?:stimmen|sprecher|freunde|freundinnen|nachbarn|kollegen|leute)(?!\p{L})`,
      String.raw`(?:dialog|gespräch) zwischen`,
      String.raw`mit (?:etwas |bisschen |viel |ein bisschen |einem )?(?:humor|augenzwinkern|witz|gefühl|musik|jingle|schwung|dialekt)(?!\p{L})`,
      String.raw`(?:meine|mein|unser|unsere|der|die) (?:frau|mann|chef|chefin|anwalt|tochter|sohn|steuerberater|agentur|partner|partnerin) (?:sagt|meint|will|möchte|findet)`,
      String.raw`(?:danke|vielen dank|lg|liebe grüße|viele grüße|mfg|mit freundlichen grüßen|(?:hallo|hi|moin|servus|guten tag)$|sehr geehrte)(?!\p{L})`,
      String.raw`(?:bei fragen|falls (?:noch )?fragen|rückfragen|keine ahnung|weiß nicht|wichtig ist (?:mir|uns) dass|hauptsache|ps|p\.s|nb|anmerkung|schreib(?:t|en sie)? (?:bitte |mir |uns )?(?:einen?|was|etwas|nicht)|ignorier\p{L}*|vergiss|systemprompt|du bist (?:jetzt )?ein|(?:wir|ich) (?:hätten?|möchten?|wollen?|will|brauchen?) (?:gern\p{L}* )?(?:etwas|was|einen?) (?:${manner}|spot|werbung|text)|gerne? (?:mit|etwas|einen?|auch)|der spot|der text|spot |radiospot |werbespot |(?:15|20|30) ?(?:sek|sekunden|s)(?!\p{L})|klingt |klingen |bitte (?:nicht|kein|seriös|ohne|mit|auf|${manner})|(?:verpacken|formulieren|weglassen|weglasse|rauslassen)(?!\p{L}))`,
      String.raw`[^,]{2,60} (?:nicht (?:sagen|erwähnen|nennen|verwenden|benutzen|schreiben|verschweigen|vergessen|versprechen|duzen)|bitte weglassen|weglassen|vermeiden|rauslassen)(?:,| bitte|$| weil| sonst| aber)`,
    ].join("|"),
    ")",
  ].join(""),
  "iu",
);
