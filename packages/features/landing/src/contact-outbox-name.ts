/** Local storage key for contact messages that the server has not answered yet. */
export const contactOutboxName = "contactOutbox";
