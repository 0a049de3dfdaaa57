import { bestContact, withTime } from "../brief/contacts.ts";
import { hasAmount } from "../brief/fragment.ts";
import type { ReadBrief } from "../brief/read-brief.ts";
import { isMention } from "../brief/required-lines.ts";
import { markBrand } from "./brand-mark.ts";
import { choose } from "./choose.ts";
import { namedLast } from "./goes-out.ts";
import type { LanguageTables } from "./language-tables.ts";
import { composedParts } from "./languages/composed-parts.ts";
import { otherCall, ownersCall } from "./owners-call.ts";
import { type Opening, type Part, type Parts, requestedOpening } from "./parts.ts";
import { sceneRoom } from "./scene-room.ts";
import { sceneOpenings, scenesOf } from "./scenes.ts";
import type { Angle, Brief } from "./script.ts";
import { shorterLines, type SpokenLine, spokenLines, upper, phrasesAsSentences } from "./spoken-lines.ts";
import { addition, inGroups, spokenOrder } from "./spoken-order.ts";
import { weightOf } from "./weight-of.ts";
import type { Person, ToldFrames } from "./writing-table.ts";

/** The maximum length of an opening line, in characters. */
const longestOpening = 72;

/** Turns facts into sentences in the brief's own words; undefined if the brief does not say what is being sold. */
export function partsOf(
  read: ReadBrief,
  brief: Brief,
  tables: LanguageTables,
  isSound: (text: string) => boolean,
): Parts | undefined {
  return new ScriptPlanner(read, brief, tables, isSound).parts();
}

class ScriptPlanner {
  private readonly read: ReadBrief;
  private readonly tables: LanguageTables;
  private readonly isSound: (text: string) => boolean;
  private readonly person: Person;
  private readonly variant: number;
  private readonly brand: string;
  private readonly seconds: number;
  private readonly timeOf: (text: string) => number;

  constructor(read: ReadBrief, brief: Brief, tables: LanguageTables, isSound: (text: string) => boolean) {
    // Languages with a grammar compose their own sentences instead of using the network's.
    this.read = tables.writing.compose === undefined ? phrasesAsSentences(read) : read;
    this.tables = tables;
    this.isSound = isSound;
    this.brand = brief.name;
    this.seconds = brief.seconds;
    this.timeOf = (text) => brief.timeOf(text);
    this.person = brief.thirdPerson ? "they" : read.speaker;
    this.variant = brief.variant ?? 0;
  }

  parts(): Parts | undefined {
    const { read, tables } = this;
    const lines = spokenLines(read, tables).flatMap(
      (line) =>
        [line, ...shorterLines(line, tables.writing.list)].find(({ text }) =>
          this.isSound(this.sentence(this.told(text))),
        ) ?? [],
    );
    const sold = this.soldOf(lines);
    if (sold === undefined) return undefined;
    const composed = composedParts(tables.writing.compose, read, {
      isFirst: this.person !== "they",
      brand: this.brand,
      isSound: this.isSound,
      say: (text) => this.sentence(this.told(text)),
      soldParts: (id) =>
        this.soldParts(lines.find(({ facts }) => facts.some((fact) => fact.id === id)) ?? sold),
      ordered: (parts, all, said) =>
        inGroups(
          parts.map((part, at) => {
            const { isStressed = false, rank } = all[at] ?? {};
            return this.weighed(part, { isStressed, ...(rank !== undefined && { rank }) }, at);
          }),
          all.map(({ cut }) => cut),
          (cut) => read.isEvent || read.facts.some((fact) => fact.cut === cut && said.has(fact.id)),
        ),
    });
    const body = composed?.body ?? this.bodyOf(lines, sold);
    const named = this.calls(lines, composed);
    // Without a name, most invitations would have a gap; the ad ends with its facts instead.
    const whole = named.filter(({ text }) => this.brand !== "" || !text.includes("{b}"));
    const calls = whole.length > 0 ? whole : [{ text: "", facts: [], role: "call" as const, weight: 0 }];
    const soundCalls = calls.filter(({ text }) => this.isSound(text));
    return {
      openings: this.withScenes(
        composed === undefined ? this.openings(lines, sold) : this.withOpening(composed.openings),
        sceneRoom([...body(new Set()), ...soundCalls.slice(0, 1)], {
          seconds: this.seconds,
          isWhole: composed?.keepsOrder,
          timeOf: this.timeOf,
        }),
      ),
      body,
      calls: soundCalls.length > 0 ? soundCalls : calls,
      required: read.facts
        .filter(({ kind }) => kind === "required")
        .map((fact) => this.required(fact.text, [fact.id], isMention(fact, tables.reading)))
        .concat(read.closing === undefined ? [] : [this.required(this.marked(read.closing), [], false)]),
      also: otherCall(read, tables.writing, this.variant),
      join: tables.writing.join,
      recaps: this.recaps(composed === undefined ? sold : undefined, body(new Set())),
    };
  }

  private required(text: string, facts: string[], isFact: boolean): Part {
    return { text: this.sentence(text, true), facts, isMention: isFact, role: "required", weight: 100 };
  }

  /** Puts the requested opening line first. */
  private withOpening(openings: readonly Opening[]): Opening[] {
    const { opening, angle = "scene" } = this.read;
    const plain = openings.find(({ parts }) => parts.length === 1) ?? openings[0];
    if (opening === undefined || plain === undefined) return [...openings];
    return [requestedOpening(angle, this.sentence(opening, true), plain.parts), ...openings];
  }

  /** Puts scenes before what is being sold, if they take less than `room` seconds; a requested first line stays first. */
  private withScenes(openings: readonly Opening[], room: number): Opening[] {
    const { read, tables } = this;
    const { scenes } = tables.writing;
    if (scenes === undefined || read.isEvent || this.seconds < 15) return [...openings];
    const lines = scenesOf(read, this.brand, scenes)
      .map((line) => this.sentence(line, true))
      .filter((line) => this.timeOf(line) < room)
      .filter((line) => this.isSound(line));
    return sceneOpenings(openings, lines, read.opening !== undefined);
  }

  private bodyOf(lines: readonly SpokenLine[], sold: SpokenLine): Parts["body"] {
    const body = lines
      .filter((line) => line.form !== "question" && line !== sold)
      .map((line, at) => {
        const isStressed = line.facts.some((fact) => fact.isStressed === true);
        const part = this.part(line, line.kind === "offer" ? "offer" : "fact");
        return this.weighed(part, { isStressed, form: line.form }, at);
      });
    const ordered = spokenOrder(body);
    return () => ordered;
  }

  /** The line that says what is being sold, or failing that, the strongest offer. */
  private soldOf(lines: readonly SpokenLine[]): SpokenLine | undefined {
    const said = lines.filter(({ form }) => form !== "question");
    return (
      said.find(({ kind }) => kind === "what") ??
      said.find(({ kind }) => kind === "offer") ??
      said.find(({ kind, form }) => form === "sentence" && kind !== "when" && kind !== "where")
    );
  }

  private weighed(
    part: Part,
    about: { isStressed: boolean; form?: SpokenLine["form"]; rank?: number },
    at: number,
  ): Part {
    return { ...part, weight: weightOf(part, { ...about, isEvent: this.read.isEvent }) - at * 0.06 };
  }

  private part(line: SpokenLine, role: Part["role"]): Part {
    const { writing } = this.tables;
    const partOf = (each: SpokenLine): Part => ({
      text: this.sentence(this.placed(each)),
      facts: each.facts.map(({ id }) => id),
      role,
      kind: each.kind,
      weight: 0,
    });
    return { ...partOf(line), less: shorterLines(line, writing.list).map(partOf) };
  }

  /** Wraps a place that begins with its preposition in a sentence that says where the brand is. */
  private placed({ text, kind, form, facts }: SpokenLine): string {
    const { reading, writing } = this.tables;
    if (kind !== "where" || form !== "phrase" || facts.length > 1) return this.told(text);
    const place = reading.placePhrase(text);
    const isSure = reading.place.exec(text)?.index === 0;
    return isSure && !this.read.isEvent
      ? this.fill(this.framesOf(writing.where), { x: place })
      : this.told(text);
  }

  private openings(lines: readonly SpokenLine[], sold: SpokenLine): Opening[] {
    const { read } = this;
    const found: Opening[] = [];
    const named = this.soldParts(sold);
    const lead = (angle: Angle, line: SpokenLine) => {
      const hook: Part = { ...this.part(line, "hook"), weight: 50 };
      const { less: _, ...first } = hook;
      found.push({ angle, parts: [first, ...named] });
    };
    if (read.opening !== undefined)
      found.push(requestedOpening(read.angle ?? "scene", this.sentence(read.opening, true), named));
    const others = lines.filter((line) => line !== sold && this.placed(line).length <= longestOpening);
    for (const line of others.filter(({ form }) => form === "question")) lead("question", line);
    const offers = others.filter(({ kind, text }) => kind === "offer" && this.opensWell(text));
    // The price comes before lesser offers.
    const priced = lines.find(({ kind, text }) => kind === "offer" && hasAmount(text, this.tables.reading));
    const best = priced === undefined || priced === sold ? offers[0] : offers.find((line) => line === priced);
    // An offer comes first only at the brief's request, because a price means little before listeners know what it is
    // for.
    if (read.angle === "offer" && found.length === 0 && best !== undefined) lead("offer", best);
    found.push({ angle: "offer", parts: named });
    for (const line of offers) lead(hasAmount(line.text, this.tables.reading) ? "figure" : "offer", line);
    const { negative } = this.tables.reading;
    const rest = others.filter(
      ({ kind, form }) => kind !== "offer" && kind !== "when" && form !== "question" && form !== "order",
    );
    for (const line of rest.filter(({ text }) => this.opensWell(text) || negative.test(text)))
      lead(negative.test(line.text) ? "contrast" : "scene", line);
    return found;
  }

  /** Returns true if the line names its subject: no bare amount, no "it". */
  private opensWell(text: string): boolean {
    const { reading } = this.tables;
    return (
      /^\p{L}/u.test(text) &&
      reading.depends?.test(text) !== true &&
      text.length >= 16 &&
      !addition.test(text)
    );
  }

  /** Names the brand and what is being sold; a complete sentence from the brief follows the brand's name instead. */
  private soldParts(sold: SpokenLine): Part[] {
    const { writing } = this.tables;
    const partOf = (line: SpokenLine, text = this.introOf(line)): Part => ({
      text: this.sentence(text),
      facts: line.facts.map(({ id }) => id),
      role: "what",
      kind: sold.kind,
      weight: 100,
    });
    const shorter = shorterLines(sold, writing.list).map((line) => partOf(line));
    const clipped = (writing.clip?.(sold.text) ?? []).map((text) =>
      partOf(sold, this.introOf({ ...sold, text })),
    );
    return [{ ...partOf(sold), less: [...shorter, ...clipped] }];
  }

  private introOf({ text, form, kind }: SpokenLine): string {
    const { writing } = this.tables;
    const marked = this.marked(text);
    if (this.brand === "") return marked;
    if (this.read.isNotice && writing.notice !== undefined) return writing.notice(marked);
    if (form === "sentence") {
      const named = writing.withBrand(marked, this.person);
      return named.includes("{b}") ? named : `{b}. ${upper(named)}`;
    }
    if (marked.includes("{b}")) return writing.inPerson(marked, this.person);
    if (form === "order") return `{b}. ${upper(writing.inPerson(marked, this.person))}`;
    return writing.intro(writing.inPerson(text, this.person), {
      person: this.person,
      isOffer: kind === "offer",
      isEvent: this.read.isEvent,
    });
  }

  /** Calls to action: the preferred one first, then shorter ones. */
  private calls(lines: readonly SpokenLine[], composed: ReturnType<typeof composedParts>): Part[] {
    const {
      read,
      tables: { writing },
    } = this;
    const contact = bestContact(read.contacts);
    const part = (text: string, facts: string[]): Part => ({
      text: this.sentence(text),
      facts,
      role: "call",
      weight: 100,
    });
    if (contact === undefined) {
      if (this.marked(read.closing ?? "") === "{b}") return [];
      const { order } = composed ?? {};
      if (order !== undefined) return order.text === "" ? [] : [part(this.told(order.text), order.facts)];
      const place = lines.find(({ kind, form }) => kind === "where" && form === "phrase");
      const none = part(
        this.fill(
          this.framesOf(
            read.isNotice
              ? writing.calls.notice
              : read.isEvent
                ? writing.calls.event
                : namedLast(writing.calls.none, read.facts, this.brand, this.seconds),
          ),
          {},
        ),
        [],
      );
      if (composed?.place !== undefined && !read.isEvent) {
        const { text, facts } = composed.place;
        const { first, third } = writing.calls.come;
        // Omits the place if the ad has already mentioned it.
        const bare = this.framesOf({ first: first.slice(0, 2), third: third.slice(0, 2) });
        return [
          part(this.fill(this.framesOf(writing.calls.come), { c: text }), facts),
          part(this.fill(bare, { c: "" }), []),
        ];
      }
      if (place === undefined || read.isEvent || this.tables.reading.place.exec(place.text)?.index !== 0)
        return [none];
      const c = this.tables.reading.placePhrase(place.text);
      return [
        part(
          this.fill(this.framesOf(writing.calls.come), { c }),
          place.facts.map(({ id }) => id),
        ),
        none,
      ];
    }
    const key =
      contact.kind === "keyword"
        ? "keyword"
        : contact.kind === "phone" && !["text", "whatsapp", "call"].includes(contact.verb)
          ? contact.verb === "order" || contact.verb === "apply"
            ? "call"
            : "phoneBook"
          : contact.verb;
    const slots = { c: withTime(contact), w: contact.where ?? "" };
    const callee = contact.kind === "phone" ? composed?.callee : undefined;
    const purpose = composed?.purpose;
    const both = (text: string) => {
      const named = contact.also === undefined ? text : writing.both(text, contact.also);
      const asking = callee === undefined ? named : (writing.calleeIn?.(named, callee.name) ?? named);
      return purpose === undefined ? asking : (writing.purposeIn?.(asking, purpose.text) ?? asking);
    };
    const own = composed && ownersCall(read, contact, this.tables, composed.keepsOrder === true);
    if (own !== undefined) return [part(this.told(own.text), own.facts)];
    const ids = [contact.id, ...(callee?.facts ?? []), ...(purpose?.facts ?? [])];
    const usual = writing.calls[key] ?? writing.calls.visit;
    const short = choose(writing.shortCalls[key] ?? usual.first, this.variant);
    // Only the short calls to action work without a name.
    const frames = this.brand === "" ? [short] : [this.framesOf(usual), short];
    const texts = frames.map((frame) => both(this.fill(frame, slots)));
    const c = typeof read.repeats === "string" ? read.repeats : contact.value;
    const again = this.fill(choose(writing.recaps.contact, this.variant), { ...slots, c });
    const isRepeated = read.repeats !== undefined && contact.kind !== "search";
    const repeated = isRepeated ? texts.map((text) => `${this.sentence(text)} ${again}`) : [];
    return [...repeated, ...texts].map((text) => part(text, ids));
  }

  /** Repetitions if the facts don't fill the length: what is being sold, and the phone number. */
  private recaps(sold: SpokenLine | undefined, body: readonly Part[]): Part[] {
    const { read, tables } = this;
    const { writing } = tables;
    const contact = bestContact(read.contacts);
    const best = body.filter(({ role }) => role === "offer").toSorted((a, b) => b.weight - a.weight)[0];
    const again = best?.text ?? (sold?.form === "phrase" ? this.sentence(this.told(sold.text)) : undefined);
    const found: Part[] = [];
    // Repeating an offer within half a minute would sound like a mistake.
    if (this.brand !== "" && this.seconds >= 40 && again !== undefined && again.length < 90)
      found.push({
        text: this.sentence(this.fill(choose(writing.recaps.name, this.variant), { s: again })),
        facts: [],
        role: "recap",
        weight: 0,
      });
    if (contact?.kind === "phone")
      found.push({
        text: this.sentence(this.fill(choose(writing.recaps.contact, this.variant), { c: contact.value })),
        facts: [contact.id],
        role: "recap",
        weight: 0,
      });
    return found;
  }

  private framesOf(frames: ToldFrames): string {
    const told = this.person === "they" ? frames.third : frames.first;
    const frame = choose(told, this.variant);
    return this.person === "they" ? frame : this.tables.writing.inPerson(frame, this.person);
  }

  private fill(frame: string, slots: Partial<Record<"x" | "c" | "w" | "s", string>>): string {
    return frame.replaceAll(/\{([xcws])\}/g, (_, slot: "x") => slots[slot] ?? "");
  }

  private told(text: string): string {
    return this.tables.writing.inPerson(this.marked(text), this.person);
  }

  private marked(text: string): string {
    return this.brand.length < 3 ? text : markBrand(text, this.brand).replaceAll("\uE000", "{b}");
  }

  /** Finishes a sentence, unless it must be said verbatim. */
  private sentence(typed: string, isVerbatim = false): string {
    const { ends, finish } = this.tables.writing;
    const text = (isVerbatim ? typed : (finish?.(typed, this.brand) ?? typed))
      .replaceAll(/ {2,}/g, " ")
      .replaceAll(/ ([.,?])/g, "$1")
      .replaceAll(/,+(?=[.,?])/g, "")
      .replace(/([.?!])\.+$/, "$1");
    return upper(/[.…!?。！？؟।]["”»)]?$/u.test(text) ? text : `${text}${ends.full}`);
  }
}
