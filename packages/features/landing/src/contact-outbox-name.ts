/** Key in local storage of the contact messages that the server has not answered yet. */
export const contactOutboxName = "contactOutbox";
