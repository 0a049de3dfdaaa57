import { createTransport } from "nodemailer";

import { addressed, type SendMail, sender } from "./mail.ts";

/** Milliseconds until a mail server that says nothing counts as down: the mail's job tries again. */
const patience = 20_000;

/** Mail through a mail server: `smtp://` or `smtps://`, with user and password where it asks for them. */
export function sendMailThrough(server: URL): { sendMail: SendMail; close: () => void } {
  const transport = createTransport(
    {
      url: server.href,
      pool: true,
      maxConnections: 2,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    },
    sender,
  );
  return {
    async sendMail(mail) {
      await transport.sendMail(addressed(mail));
    },
    close: () => transport.close(),
  };
}
