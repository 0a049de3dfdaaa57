import { adWords } from "./ads/copy.ts";
/**
 * The one place that knows the alternative field names of spec section 3. Each reader takes an answer as it came and
 * gives the shape that features work with; where a field is missing or odd it gives the default named beside it, and
 * `null` for a thing without what identifies it.
 */
import { companyTypes, type CompanyType } from "./languages.ts";
import { asFields, flagOf, listOf, numberOf, numbersOf, oneOf, textOf, textsOf } from "./read/fields.ts";
import { isSocialProvider, type SocialProvider } from "./social-providers.ts";
import { voiceAgeWords } from "./voices/copy.ts";

/** A logged-in client. Texts are empty when unknown. */
export type User = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  businessName: string;
  /** Business when unknown. */
  companyType: CompanyType;
  agencyCode: string | null;
  /** True unless explicitly false, as is the newsletter. */
  receiveProjectUpdates: boolean;
  receiveNewsletter: boolean;
};

/** Null for a visitor: anything that is no object, or has neither id nor e-mail. */
export function readUser(input: unknown): User | null {
  const fields = asFields(input);
  if (!fields) return null;
  const email = textOf(fields, "email") ?? textOf(asFields(fields["credential"]) ?? {}, "email");
  const id = textOf(fields, "id", "uuid") ?? email;
  if (id === null) return null;
  return {
    id,
    firstName: textOf(fields, "firstName", "first_name") ?? "",
    lastName: textOf(fields, "lastName", "last_name") ?? "",
    email: email ?? "",
    businessName: textOf(fields, "businessName") ?? "",
    companyType: oneOf(fields["companyType"], companyTypes) ?? companyTypes[0],
    agencyCode: textOf(fields, "agencyCode"),
    receiveProjectUpdates: flagOf(fields, "receiveProjectUpdates") ?? true,
    receiveNewsletter: flagOf(fields, "receiveNewsletter") ?? true,
  };
}

/** Who is logged in, from the answer of `GET /api/session` or the page's initial data: `{user}`. */
export function readSession(input: unknown): User | null {
  return readUser(asFields(input)?.["user"]);
}

/** The social log-ins that are configured, from the same answer: those that we know, none when it does not say. */
export function readProviders(input: unknown): SocialProvider[] {
  const providers = asFields(input)?.["providers"];
  return Array.isArray(providers) ? providers.filter(isSocialProvider) : [];
}

/** A group of ads. `id` is what calls take: the uuid where there is one. */
export type Project = { id: string; name: string; description: string };

export function readProject(input: unknown): Project | null {
  const fields = asFields(input);
  const id = fields && textOf(fields, "uuid", "id");
  if (!id) return null;
  return { id, name: textOf(fields, "name") ?? "", description: textOf(fields, "description") ?? "" };
}

/** The answer of `GET /api/projects`, `{projects}`, or the list itself. */
export function readProjects(input: unknown): Project[] {
  return listOf(asFields(input)?.["projects"] ?? input, readProject);
}

const adSources = ["ai", "own", "upload"] as const;
const adStates = ["processing", "ready", "failed"] as const;

/** An audio ad. */
export type Ad = {
  uuid: string;
  /** Where it is heard; null while it is being made. */
  filepath: string | null;
  /** "Untitled ad" when unknown. */
  title: string;
  description: string;
  /** ISO 8601 as it came; null when it is no date. */
  createdAt: string | null;
  lengthSeconds: number | null;
  thirdPerson: boolean | null;
  projectId: string | null;
  source: (typeof adSources)[number] | null;
  /** When unsaid: ready with a filepath, else processing. */
  state: (typeof adStates)[number];
  /** The state in words, fit to show; empty when unsaid. */
  stateMessage: string;
  /** Whether its share page is open: true unless explicitly false. */
  shared: boolean;
  script: string | null;
  /** 0-255 each; empty when unknown. */
  peaks: number[];
  mimeType: string | null;
  loudnessLufs: number | null;
};

export function readAd(input: unknown): Ad | null {
  const fields = asFields(input);
  const uuid = fields && textOf(fields, "uuid", "id");
  if (!uuid) return null;
  const filepath = textOf(fields, "filepath");
  const createdAt = textOf(fields, "created_at", "createdAt");
  const milliseconds = numberOf(fields, "duration_ms");
  const loudness = fields["loudness_lufs"];
  return {
    uuid,
    filepath,
    title: textOf(fields, "product_name", "title", "name") ?? adWords.untitled,
    description: textOf(fields, "product_description", "description") ?? "",
    createdAt: createdAt !== null && !Number.isNaN(Date.parse(createdAt)) ? createdAt : null,
    lengthSeconds:
      milliseconds === null ? numberOf(fields, "product_length", "adLength", "length") : milliseconds / 1000,
    thirdPerson: flagOf(fields, "thirdPerson", "third_person"),
    projectId: textOf(fields, "project_id", "project_uuid"),
    source: oneOf(fields["source"], adSources),
    state: oneOf(fields["state"], adStates) ?? (filepath === null ? "processing" : "ready"),
    stateMessage: textOf(fields, "state_message") ?? "",
    shared: flagOf(fields, "shared") ?? true,
    script: textOf(fields, "script"),
    peaks: numbersOf(fields, "peaks"),
    mimeType: textOf(fields, "mime_type"),
    loudnessLufs: typeof loudness === "number" && Number.isFinite(loudness) ? loudness : null,
  };
}

/** The answer of `GET /audiostack/getuseraudios`: a plain list. */
export function readAds(input: unknown): Ad[] {
  return listOf(input, readAd);
}

/** A voice of the catalogue. Texts are empty when unknown. */
export type Voice = {
  id: string;
  name: string;
  imageUrl: string | null;
  gender: string;
  accent: string;
  /** At least `accent`, when that is known. */
  accents: string[];
  language: string;
  tone: string;
  /** As it came ("young-adult"; `ageShown` says it); Middle Aged when unknown. */
  age: string;
  characteristics: string[];
  sampleUrl: string | null;
  wordsPerMinute: number | null;
};

export function readVoice(input: unknown): Voice | null {
  const fields = asFields(input);
  const id = fields && textOf(fields, "id");
  if (!id) return null;
  const listed = textsOf(fields, "accents");
  const accent = textOf(fields, "accent") ?? listed[0] ?? "";
  return {
    id,
    name: textOf(fields, "name") ?? "",
    imageUrl: textOf(fields, "image_url", "avatar", "photo"),
    gender: textOf(fields, "gender") ?? "",
    accent,
    accents: listed.length > 0 ? listed : [accent].filter(Boolean),
    language: textOf(fields, "language") ?? "",
    tone: textOf(fields, "tone") ?? "",
    age: textOf(fields, "age") ?? voiceAgeWords.middleAged,
    characteristics: textsOf(fields, "characteristics"),
    sampleUrl: textOf(fields, "sample_url", "audio_url"),
    wordsPerMinute: numberOf(fields, "words_per_minute"),
  };
}

/** A music track. */
export type Track = {
  id: string;
  title: string;
  seconds: number | null;
  genre: string;
  mood: string;
  tags: string[];
  previewUrl: string | null;
  /** Whether its end leads back to its beginning; false when unknown. */
  loops: boolean;
};

export function readTrack(input: unknown): Track | null {
  const fields = asFields(input);
  const id = fields && textOf(fields, "id");
  if (!id) return null;
  return {
    id,
    title: textOf(fields, "title", "name") ?? "",
    seconds: numberOf(fields, "duration"),
    genre: textOf(fields, "genre") ?? "",
    mood: textOf(fields, "mood") ?? "",
    tags: textsOf(fields, "tags"),
    previewUrl: textOf(fields, "audioUrl", "audio_url", "preview_url"),
    loops: flagOf(fields, "loops") ?? false,
  };
}

/** Where a page of a list stands in the whole. */
export type Pagination = { limit: number; total: number; hasMore: boolean };

/** Without figures, the page is taken for all there is: `limit` 0, `total` 0, nothing more. */
export function readPagination(input: unknown): Pagination {
  const fields = asFields(input) ?? {};
  return {
    limit: numberOf(fields, "limit") ?? 0,
    total: numberOf(fields, "total") ?? 0,
    hasMore: flagOf(fields, "hasMore") ?? false,
  };
}

/**
 * A page of a catalogue. `received` counts what came, things that could not be read included: it is what the next
 * page's offset advances by.
 */
export type Page<Item> = { items: Item[]; received: number; pagination: Pagination };

function readPage<Item>(input: unknown, name: string, read: (item: unknown) => Item | null): Page<Item> {
  const data = asFields(asFields(input)?.["data"]) ?? {};
  const list = data[name];
  return {
    items: listOf(list, read),
    received: Array.isArray(list) ? list.length : 0,
    pagination: readPagination(data["pagination"]),
  };
}

/** The answer of `GET /api/audioad/voices`. */
export function readVoicePage(input: unknown): Page<Voice> {
  return readPage(input, "voices", readVoice);
}

/** The answer of `GET /api/audioad/v2/musics`. */
export function readTrackPage(input: unknown): Page<Track> {
  return readPage(input, "tracks", readTrack);
}

/** The server's own words in an answer, under `message` or `error`; null when it has none. */
export function readMessage(input: unknown): string | null {
  const fields = asFields(input);
  if (!fields) return null;
  const words = [fields["message"], fields["error"]].find(
    (text) => typeof text === "string" && text.trim() !== "",
  );
  return typeof words === "string" ? words : null;
}

/** Whether an answer says that it went well: `success` true, or `status` success. */
export function readSuccess(input: unknown): boolean {
  const fields = asFields(input);
  return fields?.["success"] === true || fields?.["status"] === "success";
}
