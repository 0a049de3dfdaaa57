import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const born = { createdAt: moment("created_at").notNull().defaultNow() };
const changed = { updatedAt: moment("updated_at").notNull().defaultNow() };

/** A client: better-auth's own columns, then those of spec section 3. `name` is first and last name, for better-auth. */
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
  /** Two letters. Null until a client who came through a provider has chosen one. */
  country: text("country"),
  agencyCode: text("agency_code"),
  receiveProjectUpdates: boolean("receive_project_updates").notNull().default(true),
  receiveNewsletter: boolean("receive_newsletter").notNull().default(true),
  ...born,
  ...changed,
});

const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** One log-in. The cookie holds the token, signed. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: owner(),
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
    userId: owner(),
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

/** Short-lived one-use values. A password reset stands here under the hash of its token. */
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
