import { createTransport } from "nodemailer";

import { addressed, type SendMail, sender } from "./mail.ts";

/** Milliseconds until a mail server that says nothing counts as down: the mail's job tries again. */
const patience = 20_000;

/** Mail through a mail server: `smtp://` or `smtps://`, with user and password where it asks for them. */
export function sendMailThrough(server: URL): { sendMail: SendMail; close: () => void } {
  const transport = createTransport(
    {
      url: server.href,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    },
    sender,
  );
  return {
    async sendMail(mail) {
      await transport.sendMail(addressed(mail)).catch(refuse);
    },
    close: () => transport.close(),
  };
}

/** The server's own words may repeat addresses, which no log may hold; its code (RFC 5321 4.2) tells enough. */
function refuse({ code, responseCode }: { code?: string; responseCode?: number }): never {
  throw new Error(`The mail server did not take a mail: ${code ?? "unknown"} ${responseCode ?? ""}`.trim());
}
