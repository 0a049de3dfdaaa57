/** Generic top-level domains that advertisers use, and those reserved for examples (RFC 2606). */
const generic =
  "com org net edu gov int info biz name pro app dev shop store online site club xyz blog tech live space website agency " +
  "design studio media news email cloud world today life fun art bar beer bike boutique build cafe camp care cars center " +
  "church city clinic coffee community company dental diet dog education energy events expert family farm fashion film " +
  "fit fitness florist flights food foundation fund gallery games garden gift global golf group guide guru hair health " +
  "help hotel house inc jewelry kids kitchen land law legal llc love ltd market menu movie museum music ninja one party " +
  "pet pets photo photography pizza plus pub radio realestate rent repair restaurant run sale salon school science " +
  "services shoes show ski social software solar solutions style support surf swiss systems taxi team tennis theater " +
  "tickets tips tours town toys travel university vet video vip vote watch wedding wiki win wine works yoga zone berlin " +
  "london paris amsterdam tokyo nyc bayern koeln hamburg wien moscow moda casa cat eus gal bzh example test localhost " +
  "рф рус москва дети онлайн сайт бел укр";

/** Country-code top-level domains (ISO 3166-1 and a few older ones). */
const countries =
  "ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg " +
  "ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi " +
  "gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw " +
  "ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng " +
  "ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn " +
  "so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws " +
  "ye yt za zm zw";

const known = new Set(`${generic} ${countries}`.split(" "));

/**
 * Returns true for a known top-level domain in lower case or all caps. "Hurry.Call" is not a domain but the start of a
 * sentence.
 */
export function isTopLevel(ending: string): boolean {
  const small = ending.toLowerCase();
  return known.has(small) && (ending === small || ending === ending.toUpperCase());
}
