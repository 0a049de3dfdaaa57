import { existsSync } from "node:fs";
import path from "node:path";

import { brand } from "@earshot/contract/brand.ts";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";

import { createApi } from "../api.ts";
import { readConfig } from "../config.ts";
import { Browser } from "../testing/browser.ts";
import { engines } from "../testing/databases.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { unfolded } from "../testing/outbox.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { makeTestFolder, removeTestFolders, signUpForm, startTestApi } from "../testing/test-api.ts";
import { sendMailThrough } from "./open-mail.ts";

const patient = { timeout: 20_000, interval: 20 };

afterAll(removeTestFolders);

describe.each(engines)("on %s", (engine) => {
  let postgres: TestPostgres | undefined;
  afterAll(() => postgres?.stop());

  /** Starts an API server that uses this mail server, and captures its log. */
  async function startServer(smtpUrl: URL) {
    if (engine === "PostgreSQL") postgres ??= await startPostgres();
    const logged: string[] = [];
    const server = await startTestApi({
      smtpUrl,
      databaseUrl: await postgres?.newDatabase(),
      authSecret: "s".repeat(32),
      jobPace: { poll: 0.5, retry: 1 },
      logLevel: "info",
      logTo: { write: (line) => void logged.push(line) },
    });
    onTestFinished(() => server.stop());
    return { server, logged: () => logged.join("") };
  }

  test("sends every kind of mail through the mail server, as text and HTML", async () => {
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.stop());
    const { server, logged } = await startServer(mailServer.url);
    const browser = new Browser(server);
    const { email, ...rest } = signUpForm();
    await browser.ask("POST", "/client/api/register", { email, ...rest });
    await browser.ask("POST", "/client/forgot", { email });
    await browser.ask("POST", "/api/contactus", {
      full_name: "Nora",
      business_email: "nora@kettle.example",
      message: "Grüße <b>",
    });
    for (let times = 0; times < 3; times += 1)
      expect((await browser.ask("POST", "/api/client/deletion-request")).status).toBe(200);
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(3), patient);
    await browser.post("/account-settings", { email: `new-${email}` });
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(4), patient);

    const mailTo = (address: string, subject: string) =>
      mailServer.mails.filter(({ to, text }) => to.includes(address) && text.includes(`Subject: ${subject}`));
    const [reset] = mailTo(email, "Reset your");
    const [contact] = mailTo(brand.email.hello, "Message from Nora");
    const [deletion, ...more] = mailTo(brand.email.support, "A client asks to be deleted");
    const [changed] = mailTo(`new-${email}`, `Confirm your new ${brand.name} address`);
    expect(more).toEqual([]);
    for (const mail of [reset, contact, deletion, changed]) {
      expect([mail?.from, mail?.to.length]).toEqual([brand.email.sender, 1]);
      expect(mail?.text).toMatch(/Content-Type: multipart\/alternative/);
      expect(mail?.text).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/);
    }
    expect(contact?.text).toMatch(/^Reply-To: nora@kettle\.example\r$/m);
    expect(unfolded(contact?.text ?? "")).toContain("Gr=C3=BC=C3=9Fe &lt;b&gt;");
    expect(deletion?.text).toMatch(new RegExp(`^Reply-To: ${email}\\r$`, "m"));
    const token = /token=([\w-]+)/.exec(unfolded(reset?.text ?? ""))?.[1] ?? "";
    expect(token).toHaveLength(32);
    for (const secret of [token, email, "hunter2", "nora@kettle.example"])
      expect(logged()).not.toContain(secret);
    expect(existsSync(path.join(server.dataFolder, "outbox"))).toBe(false);
  });

  test("accepts requests while the mail server is down, and sends each email once when it is back", async () => {
    let refuses: Error | null = null;
    const first = await startMailServer();
    const { port, url } = first;
    await first.stop();
    const { server, logged } = await startServer(url);
    const { email, ...rest } = signUpForm();
    const browser = new Browser(server);
    await browser.ask("POST", "/client/api/register", { email, ...rest });
    expect((await browser.ask("POST", "/client/forgot", { email })).status).toBe(200);
    const contact = { full_name: "Nora", business_email: "nora@kettle.example" };
    expect((await browser.ask("POST", "/api/contactus", contact)).status).toBe(200);
    const failed = (job: string) => logged().split(`"job":"${job}"`).length - 1;
    await vi.waitFor(() => {
      expect(failed("send-reset-link")).toBeGreaterThan(0);
      expect(failed("mail-contact-message")).toBeGreaterThan(0);
    }, patient);

    // Accepts connections again, but still rejects mail.
    refuses = Object.assign(new Error(`not now for ${email}`), { responseCode: 451 });
    const mailServer = await startMailServer({ port, refuses: () => refuses });
    onTestFinished(() => mailServer.stop());
    await vi.waitFor(() => expect(logged()).toContain("451"), patient);
    refuses = null;
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(2), patient);
    await server.stop();
    const receivers = mailServer.mails.flatMap(({ to }) => to);
    expect(receivers.toSorted()).toEqual([email, brand.email.hello].toSorted());
    for (const secret of [email, "hunter2", "token="]) expect(logged()).not.toContain(secret);
  });
});

test("reports only the error code for rejected mail credentials", async () => {
  const mailServer = await startMailServer();
  const url = new URL(mailServer.url);
  url.password = "hunter3";
  const { sendMail, close } = sendMailThrough(url);
  const mail = { to: "ada@example.com", subject: "x", text: "x" };
  await expect(sendMail(mail)).rejects.toThrow(/^The mail server did not take a mail: EAUTH 535$/);
  close();
  await mailServer.stop();
});

test("prints the mail destination, without the password", () => {
  const config = { ...readConfig({}), dataFolder: makeTestFolder() };
  expect(createApi(config).mailPlace).toMatch(/outbox \(written there, not sent\)$/);
  const smtpUrl = new URL("smtps://earshot:hunter2@mail.example.com:465");
  expect(createApi({ ...config, smtpUrl }).mailPlace).toBe("through mail.example.com:465");
});
