import { once } from "node:events";
import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";

/** A received email. */
type TakenMail = { from: string; to: string[]; text: string };

/** A mail server on a free local port, or on a given one. */
export async function startMailServer({ port = 0, refuses = () => null as Error | null } = {}) {
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    authMethods: ["PLAIN", "LOGIN"],
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth({ username, password }, _session, done) {
      if (username === "earshot" && password === "hunter2") done(null, { user: username });
      else done(new Error("Wrong user or password"));
    },
    onData(stream, { envelope }, done) {
      let text = "";
      stream.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      stream.on("end", () => {
        const error = refuses();
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        if (!error) mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
        done(error);
      });
    },
  });
  server.on("error", () => undefined);
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const { port: taken } = listening.address() as AddressInfo;
  return {
    url: new URL(`smtp://earshot:hunter2@127.0.0.1:${taken}`),
    port: taken,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
