import { isNotNull, sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

import type { AdCopy, AdInputs, AdLine, AdVoice, OutletWarning, Targeting } from "./stored-json.ts";

/** A timestamp, set from `config.now` unless the column has a default. */
const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A row's owner: a client or a guest, never both (`onlyOneOwner`). A guest's id is a secret, so only its fingerprint
 * is stored.
 */
const owner = (ofClient: () => PgColumn) => ({
  userId: uuid("user_id").references(ofClient, { onDelete: "cascade" }),
  guestKey: text("guest_key"),
});

const onlyOneOwner = (name: string, table: { userId: PgColumn; guestKey: PgColumn }) =>
  check(name, sql`num_nonnulls(${table.userId}, ${table.guestKey}) = 1`);

const born = { createdAt: moment("created_at").notNull().defaultNow() };
const changed = { updatedAt: moment("updated_at").notNull().defaultNow() };

/** A user: better-auth's own columns, then our own. `name` is the full name, for better-auth. */
export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  businessName: text("business_name").notNull().default(""),
  companyType: text("company_type", { enum: ["business", "agency"] })
    .notNull()
    .default("business"),
  /** ISO 3166 alpha-2. */
  country: text("country"),
  agencyCode: text("agency_code"),
  receiveProjectUpdates: boolean("receive_project_updates").notNull().default(true),
  receiveNewsletter: boolean("receive_newsletter").notNull().default(true),
  ...born,
  ...changed,
});

const ofClient = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A log-in session. The cookie holds the signed token. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: ofClient(),
    token: text("token").notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    ...born,
    ...changed,
  },
  (table) => [index("sessions_user_id").on(table.userId), index("sessions_expires_at").on(table.expiresAt)],
);

/** A way to log in: a password (`providerId` "credential"), or a provider's account. */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid("id").primaryKey(),
    userId: ofClient(),
    providerId: text("provider_id").notNull(),
    accountId: text("account_id").notNull(),
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    ...born,
    ...changed,
  },
  (table) => [
    index("accounts_user_id").on(table.userId),
    uniqueIndex("accounts_provider_account").on(table.providerId, table.accountId),
  ],
);

/** Short-lived, single-use values. A password reset is stored under the hash of its token. */
export const verifications = pgTable(
  "verifications",
  {
    id: uuid("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    ...born,
    ...changed,
  },
  (table) => [
    index("verifications_identifier").on(table.identifier),
    index("verifications_expires_at").on(table.expiresAt),
  ],
);

/**
 * An email change, kept even after its confirmation, so that the old address can cancel it. Its links are signed, so
 * no token is stored. A client has at most one unconfirmed change.
 */
export const emailChanges = pgTable(
  "email_changes",
  {
    id: uuid("id").primaryKey(),
    userId: ofClient(),
    oldEmail: text("old_email").notNull(),
    newEmail: text("new_email").notNull(),
    createdAt: moment("created_at").notNull(),
    confirmedAt: moment("confirmed_at"),
  },
  (table) => [
    index("email_changes_user_id").on(table.userId),
    index("email_changes_created_at").on(table.createdAt),
  ],
);

/** A client's group of ads. */
export const projects = pgTable(
  "projects",
  {
    id: uuid("id").primaryKey(),
    userId: ofClient(),
    name: text("name").notNull(),
    /** Unique per account: the contract's `projectNameKey`. */
    nameKey: text("name_key").notNull(),
    description: text("description").notNull(),
    createdAt: moment("created_at").notNull(),
    /** When the project was created, or last renamed, opened or given an ad. */
    usedAt: moment("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("projects_user_name").on(table.userId, table.nameKey),
    index("projects_user_created").on(table.userId, table.createdAt, table.id),
  ],
);

/** An ad, rendered or not. Deleted with its project; the sweep deletes its files. */
export const ads = pgTable(
  "ads",
  {
    id: uuid("id").primaryKey(),
    ...owner(() => users.id),
    /** The ad's project; null for a guest's ad. */
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    /** `titleKey` of the title, which searches match. */
    titleKey: text("title_key").notNull(),
    description: text("description").notNull(),
    source: text("source", { enum: ["ai", "own", "upload"] }).notNull(),
    thirdPerson: boolean("third_person"),
    /** The requested length; the actual one is `durationMs`. */
    requestedSeconds: doublePrecision("wished_seconds").notNull(),
    /** The inputs of a generated ad; null for an upload. */
    inputs: jsonb("inputs").$type<AdInputs>(),
    voices: jsonb("voices").$type<AdVoice[]>().notNull(),
    /** The spoken text; null until it is written, and for an upload. */
    script: text("script"),
    state: text("state", { enum: ["processing", "ready", "failed"] }).notNull(),
    /** Why the ad failed, for display; empty if it did not fail. */
    stateMessage: text("state_message").notNull().default(""),
    stage: text("stage", {
      enum: ["waiting", "writing", "speaking", "mixing", "complete", "failed"],
    }).notNull(),
    /** The file that is played, and the original upload if that is a different file. */
    fileKey: text("file_key"),
    originalKey: text("original_key"),
    /** The size of both files, which counts against the owner's quota. */
    bytes: integer("bytes").notNull().default(0),
    mimeType: text("mime_type"),
    durationMs: integer("duration_ms"),
    /** The waveform, as 200 values from 0 to 255. Empty before any audio is rendered, and for a failed ad. */
    peaks: smallint("peaks").array().notNull().default([]),
    loudnessLufs: doublePrecision("loudness_lufs"),
    /** The script's lines with their start times; empty until the ad is ready, and for an upload. */
    lines: jsonb("lines").$type<AdLine[]>().notNull().default([]),
    /** Reasons why an outlet would reject an upload. */
    outletWarnings: jsonb("outlet_warnings").$type<OutletWarning[]>().notNull().default([]),
    shared: boolean("shared").notNull().default(true),
    /** How many times sharing has been started; each time invalidates earlier signatures. */
    shareCount: integer("share_count").notNull().default(1),
    /** The number of the version in this row, which is the newest; earlier ones are in `adVersions`. */
    version: integer("version").notNull().default(1),
    /**
     * The fingerprint of the Idempotency-Key on the request that made the newest version. Dropped when a guest's ad
     * moves to an account.
     */
    idempotencyKey: text("idempotency_key"),
    createdAt: moment("created_at").notNull(),
    /** When this version was started; unchanged by a rename or by sharing. */
    updatedAt: moment("updated_at").notNull(),
    /** The day on which the ad's guest last viewed or played it; not updated for clients. Unused ads are deleted. */
    usedAt: moment("used_at").notNull(),
  },
  (table) => [
    onlyOneOwner("ads_owner", table),
    // Includes titles, so that lists and searches read only the page's rows.
    index("ads_user_listed").on(table.userId, table.createdAt, table.id, table.titleKey),
    index("ads_guest_listed").on(table.guestKey, table.createdAt, table.id, table.titleKey),
    index("ads_project_listed").on(table.projectId, table.createdAt, table.id, table.titleKey),
    uniqueIndex("ads_user_idempotency").on(table.userId, table.idempotencyKey),
    uniqueIndex("ads_guest_idempotency").on(table.guestKey, table.idempotencyKey),
    index("ads_file").on(table.fileKey),
    index("ads_original").on(table.originalKey),
    index("ads_guest_used").on(table.usedAt).where(isNotNull(table.guestKey)),
  ],
);

/** A version of an ad that is not in the ad's row: an earlier version, or the one being made. Deleted with the ad. */
export const adVersions = pgTable(
  "ad_versions",
  {
    id: uuid("id").primaryKey(),
    adId: uuid("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    inputs: jsonb("inputs").$type<AdInputs>(),
    voices: jsonb("voices").$type<AdVoice[]>().notNull(),
    script: text("script"),
    lines: jsonb("lines").$type<AdLine[]>().notNull().default([]),
    /** `failed` only for the last version requested, so that a repeated request is recognised. */
    state: text("state", { enum: ["processing", "ready", "failed"] }).notNull(),
    stateMessage: text("state_message").notNull().default(""),
    stage: text("stage", {
      enum: ["waiting", "writing", "speaking", "mixing", "complete", "failed"],
    }).notNull(),
    fileKey: text("file_key"),
    /** Counts against the owner's quota, like the ad's own file. */
    bytes: integer("bytes").notNull().default(0),
    mimeType: text("mime_type"),
    durationMs: integer("duration_ms"),
    peaks: smallint("peaks").array().notNull().default([]),
    loudnessLufs: doublePrecision("loudness_lufs"),
    /** The fingerprint of the request's Idempotency-Key. */
    idempotencyKey: text("idempotency_key"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("ad_versions_number").on(table.adId, table.number),
    uniqueIndex("ad_versions_idempotency").on(table.adId, table.idempotencyKey),
    index("ad_versions_file").on(table.fileKey),
  ],
);

/** A campaign. A draft loses its ad if the ad is deleted; a launched campaign keeps a copy, including the audio. */
export const campaigns = pgTable(
  "campaigns",
  {
    id: uuid("id").primaryKey(),
    ...owner(() => users.id),
    title: text("title").notNull(),
    adId: uuid("ad_id").references(() => ads.id, { onDelete: "set null" }),
    /** Set at launch, along with the file key. */
    adCopy: jsonb("ad_copy").$type<AdCopy>(),
    adFileKey: text("ad_file_key"),
    targeting: jsonb("targeting").$type<Targeting>().notNull(),
    /** In US dollars, exactly as received. */
    totalBudget: doublePrecision("total_budget"),
    dailyBudget: doublePrecision("daily_budget"),
    bidStrategy: text("bid_strategy", { enum: ["auto", "target_cpm"] }).notNull(),
    targetCpm: doublePrecision("target_cpm"),
    /**
     * Dates in `timeZone`, such as `2026-11-02`. Stored as text, because a draft may contain a date that PostgreSQL
     * rejects.
     */
    startDate: text("start_date"),
    endDate: text("end_date"),
    /** An IANA time zone name. */
    timeZone: text("time_zone").notNull(),
    currentStep: integer("current_step").notNull(),
    status: text("status", {
      enum: ["draft", "in review", "cancelled", "live", "ended", "rejected"],
    }).notNull(),
    /** The brand's message to the owner; empty if there is none. */
    statusMessage: text("status_message").notNull().default(""),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    launchedAt: moment("launched_at"),
  },
  (table) => [
    onlyOneOwner("campaigns_owner", table),
    index("campaigns_user_created").on(table.userId, table.createdAt, table.id),
    index("campaigns_guest_created").on(table.guestKey, table.createdAt, table.id),
    index("campaigns_ad").on(table.adId),
    index("campaigns_ad_file").on(table.adFileKey),
  ],
);

/** Guests whose ads and drafts are migrated to an account; the migration is complete once `movedAt` is set. */
export const guestMoves = pgTable(
  "guest_moves",
  {
    guestKey: text("guest_key").primaryKey(),
    userId: ofClient(),
    claimedAt: moment("asked_at").notNull(),
    movedAt: moment("moved_at"),
  },
  (table) => [index("guest_moves_user").on(table.userId)],
);

/** Identifies the database that owns the stored files. One row, never copied. */
export const storageOwner = pgTable(
  "storage_owner",
  {
    id: uuid("id").primaryKey(),
    /** Always true, to allow only one row. */
    isOnly: boolean("is_only").notNull().default(true).unique(),
  },
  ({ isOnly }) => [check("storage_owner_only", sql`${isOnly}`)],
);

/** A visitor's message to the brand. */
export const contactMessages = pgTable("contact_messages", {
  id: uuid("id").primaryKey(),
  fullName: text("full_name").notNull(),
  businessEmail: text("business_email").notNull(),
  company: text("company").notNull(),
  phoneNumber: text("phone_number").notNull(),
  message: text("message").notNull(),
  createdAt: moment("created_at").notNull(),
  /** When the message was mailed to the brand; null until then. */
  mailedAt: moment("mailed_at"),
});

/** Newsletter subscribers, by `emailKey`. */
export const subscriptions = pgTable("subscriptions", {
  email: text("email").primaryKey(),
  createdAt: moment("created_at").notNull(),
});

/** Deletion requests, one per client. Nothing is deleted automatically. */
export const deletionRequests = pgTable("deletion_requests", {
  userId: ofClient().primaryKey(),
  createdAt: moment("created_at").notNull(),
  mailedAt: moment("mailed_at"),
});

/**
 * How many uses a rate limit has counted in the window that ends at `endsAt`. The key is the limit's name and a
 * fingerprint.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    uses: integer("uses").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("rate_limits_ends").on(table.endsAt)],
);
