export const PAGE_NOT_FOUND = "Testimonial page not found. Please check the URL."
export const DEFAULT_PAGE_HEADLINE = "Share your experience"
export const DEFAULT_PAGE_SUBHEADLINE =
	"Record a short video and tell others what it was like. It takes two minutes, and you can try as often as you like."
/** Where visitors may write instead. */
export const EITHER_PAGE_SUBHEADLINE =
	"Record a short video or write a few lines, and tell others what it was like. It takes two minutes."
export const DEFAULT_THANK_YOU_HEADLINE = "Thank you very much for your video testimonial"
/** Where visitors may write instead. */
export const EITHER_THANK_YOU_HEADLINE = "Thank you very much for your testimonial"
export const DEFAULT_THANK_YOU_SUBHEADLINE =
	"We appreciate your time. As a token of our gratitude, please enjoy our special report."
export const DEFAULT_SUBJECT_TEMPLATE = "New Video Testimonial Received - {tenant_name}"
/** For a written one, unless the business wrote a subject of its own. */
export const WRITTEN_SUBJECT_TEMPLATE = "New Written Testimonial Received - {tenant_name}"

export const REQUIRED_FIELDS_MISSING = "Please fill in all required fields"
export const SLUG_INVALID =
	"Use 2 to 63 lowercase letters, digits, and single hyphens, starting and ending with a letter or digit"
export const SLUG_RESERVED = "This slug is reserved. Please choose a different one."
export const SLUG_TAKEN = "This slug is already taken. Please choose a different one."
export const ADMIN_EMAIL_TAKEN = "This admin email already has an account."
export const WALL_UNKNOWN =
	"The wall page can show only one of your own widgets of the kind wall. Reload and choose again."
export const TENANT_NOT_FOUND = "Tenant not found."
export const SETTINGS_STALE =
	"Someone else changed these settings while you were editing. Reload to see their version. Nothing was overwritten."
export const MAILBOX_MISSING = "Save an email address and its app password first."
export const testMailSent = (to: string) => `We sent a test email to ${to}.`
export const NO_GIFT = "There's no gift available."

/** Stands beside a testimonial wherever the business shows it on walls and widgets. It can be reworded, not removed. */
export const DEFAULT_GIFT_DISCLOSURE = "The customer was offered a gift for this testimonial"
