export const PAGE_NOT_FOUND = "Testimonial page not found. Please check the URL."
export const DEFAULT_PAGE_HEADLINE = "Share your experience"
export const DEFAULT_PAGE_SUBHEADLINE =
	"Record a short video and tell others what it was like. It takes two minutes, and you can try as often as you like."
export const DEFAULT_THANK_YOU_HEADLINE = "Thank you very much for your video testimonial"
export const DEFAULT_THANK_YOU_SUBHEADLINE =
	"We appreciate your time. As a token of our gratitude, please enjoy our special report."
export const DEFAULT_SUBJECT_TEMPLATE = "New Video Testimonial Received - {tenant_name}"

export const REQUIRED_FIELDS_MISSING = "Please fill in all required fields"
export const SLUG_INVALID = "The slug may have 2 to 63 lower-case letters, digits and single hyphens between them"
export const SLUG_RESERVED = "This slug is reserved. Please choose another one."
export const SLUG_TAKEN = "This slug is already taken."
export const ADMIN_EMAIL_TAKEN = "This admin e-mail already has an account."
export const TENANT_NOT_FOUND = "Tenant not found."
export const SETTINGS_STALE =
	"These settings were changed by somebody else in the meantime. Reload them to see what is new; nothing was overwritten."
export const MAILBOX_MISSING = "Please save an email address and its app password first."
export const testMailSent = (to: string) => `A test email was sent to ${to}.`
export const NO_GIFT = "No gift is available."
