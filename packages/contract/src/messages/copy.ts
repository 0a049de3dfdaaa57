/** The landing page's contact form. */
export const contactCopy = {
  title: "Contact Us",
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

/** What a contact message or a subscription is refused for; the browser's own checks come first. */
export const contactErrorCopy = {
  fullName: "Please enter your full name",
  businessEmail: "Please enter your business email",
  fullNameLong: "Please keep your name to 200 characters",
  companyLong: "Please keep the company’s name to 200 characters",
  phoneLong: "Please keep the phone number to 40 characters",
  messageLong: "Please keep your message to 5,000 characters",
} as const;

/** The email subscription banner. */
export const subscriptionCopy = {
  title: "Good ads, once a month",
  email: "Your email",
  submit: "Submit",
  thanks: "Thanks for subscribing! See you in your inbox.",
} as const;
