/** The landing page's contact form. */
export const contactCopy = {
  title: "Contact Us",
  text: "Ask about a campaign, a market or an invoice. We answer within one working day.",
  optional: "(optional)",
  fullName: "Full name",
  businessEmail: "Business email",
  company: "Company",
  phone: "Phone number",
  message: "Message",
  send: "Send Message",
  thanks: "Thank you for your message!",
  thanksText: "We usually answer within one working day.",
  another: "Send Another Message",
  bookMeeting: "Book a Meeting",
  chat: (app: string, region: string) => `${app}, ${region}`,
} as const;

/** The email subscription banner. */
export const subscriptionCopy = {
  title: "Good ads, once a month",
  text: "One ad worth hearing, what it did, and why. Nothing else.",
  email: "Your email",
  submit: "Submit",
  thanks: "Thanks for subscribing! See you in your inbox.",
} as const;
