/** The local storage key for contact messages that the server has not responded to yet. */
export const contactOutboxName = "contactOutbox";
