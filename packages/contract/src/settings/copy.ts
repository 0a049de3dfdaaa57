/** Account settings: the page, its tabs and the coming-soon messages. */
export const settingsCopy = {
  title: "Account Settings",
  tabs: {
    account: "My Account",
    billing: "Billing Details",
    payments: "Payment History",
    credit: "Credit",
  },
  /** The tab list's accessible name. */
  sections: "Sections of your account",
  comingSoon: "Coming Soon",
  underDevelopment: "This section is under development.",
} as const;

/** Shown before the user leaves a page with unsaved changes. */
export const leaveCopy = {
  title: "Leave without saving?",
  text: "Your changes to the account are not saved yet.",
  leave: "Leave",
  stay: "Stay",
} as const;

/** The My Account tab. */
export const accountFormCopy = {
  unsaved: (count: number) => (count === 1 ? "1 change not saved" : `${count} changes not saved`),
  about: {
    business: { title: "You and your business", text: "Who you are, and how we reach you." },
    agency: { title: "You and your agency", text: "Who you are, and how we and your clients reach you." },
  },
  companyTypeText: "You can change it at any time.",
  agencyCodeTitle: "Agency Code",
  agencyCodeText: "Sends your invoices to your agency.",
  mail: "Mail",
  title: "Account Information",
  businessName: "Business Name",
  firstName: "First Name",
  lastName: "Last Name",
  email: "Email address",
  /** Shown below the field while an email change awaits confirmation. */
  emailPending: (email: string) =>
    `Waiting for ${email}: open the link that we mailed there. Until then this address stays.`,
  emailCancel: "Cancel this change",
  emailCancelling: "Cancelling...",
  emailCancelFailed: "The change could not be cancelled. Please try again.",
  required: "required",
  companyType: "Company type",
  agencyCode: "Agency Code (optional)",
  receiveProjectUpdates: "Receive Project updates",
  receiveNewsletter: "Receive Newsletter",
  saved: "Profile updated successfully",
  failed: "Failed to save account settings. Please try again.",
  unreachable: "An error occurred while saving. Please try again.",
} as const;

/** Delete account: the request is recorded, but nothing is deleted yet. */
export const deletionCopy = {
  open: "Delete account",
  title: "We have your request",
  failed: "Your request could not be sent. Please try again.",
  notice: (address: string) =>
    `Nothing was changed. Our team will be in touch before anything is deleted. You can also write to ${address}.`,
} as const;

/** The Password tab. The label of the tab itself is `accountFieldCopy.password`. */
export const passwordCopy = {
  current: "Current password",
  new: "New password",
  confirm: "Confirm new password",
  rule: (least: number) => `At least ${least} characters`,
  update: "Update Password",
  updating: "Updating...",
  withoutScripts: "This form needs JavaScript. Without it, you can choose a new password by mail:",
  succeeded: "Password updated successfully",
  failed: "Failed to update password",
  unreachable: "An error occurred while updating password. Please try again.",
} as const;

/** The Billing Details tab. */
export const billingCopy = {
  paymentMethod: "Payment Method",
  noPaymentMethod: "You have no payment method",
  addPaymentMethod: "Add Payment Method",
  paymentMethodNotice: (address: string) =>
    `Payment methods can’t be added here yet, so nothing was changed. To arrange invoicing, write to ${address}.`,
  agencyCode: "Agency code",
  editAgencyCode: "Edit agency code",
  deleteAgencyCode: "Delete agency code",
  withoutScripts: "Without JavaScript, you can change your agency code under",
} as const;

/** The agency code's dialogs. */
export const agencyCodeCopy = {
  /** The dialog's title and the button that opens it. */
  add: "Add Agency Code",
  edit: "Edit Agency Code",
  addText: "Enter your agency code to direct invoicing.",
  editText: "Update your agency code for invoicing.",
  update: "Update",
  validating: "Validating...",
  saved: "Agency code saved successfully",
  updated: "Agency code updated successfully",
  failed: "Failed to save agency code",
  unreachable: "An error occurred while saving the agency code. Please try again.",
  deleted: "Agency code deleted successfully",
  confirmDelete: "Are you sure you want to delete your agency code?",
  deleteFailed: "Failed to delete agency code. Please try again.",
  deleteUnreachable: "An error occurred while deleting agency code. Please try again.",
} as const;
