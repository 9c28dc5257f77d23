import { refusal } from "@/lib/refusals"

/** The server no longer knows the sentence that a page showed. The page then shows the present one. */
export const consentChanged = refusal(
	"consent_changed",
	"This sentence has changed. Please read it again, then check the box if you agree.",
)

export const pageNotFound = refusal("page_not_found", "Testimonial page not found. Please check the URL.")
export const defaultPageHeadline = "Share your experience"
export const defaultPageSubheadline =
	"Record a short video and tell others what it was like. It takes two minutes, and you can try as often as you like."
export const eitherPageSubheadline =
	"Record a short video or write a few lines, and tell others what it was like. It takes two minutes."
/** For a business that allows longer recordings. */
export const longPageSubheadline =
	"Record a short video and tell others what it was like. You can try as often as you like."
export const longEitherPageSubheadline = "Record a short video or write a few lines, and tell others what it was like."
export const defaultThankYouHeadline = "Thank you very much for your video testimonial"
export const eitherThankYouHeadline = "Thank you very much for your testimonial"
export const defaultThankYouSubheadline =
	"We appreciate your time. As a token of our gratitude, please enjoy our special report."
/** In place of the default about the special report, if there is no gift. */
export const thanksWithoutGift = "We appreciate your time. Your words mean a lot to us."
export const defaultSubjectTemplate = "New Video Testimonial Received - {tenant_name}"
/** The subject for a written testimonial, unless the business wrote one. */
export const writtenSubjectTemplate = "New Written Testimonial Received - {tenant_name}"

export const requiredFieldsMissing = "Please fill in all required fields"
export const slugInvalid =
	"Use 2 to 63 lowercase letters, digits, and single hyphens, starting and ending with a letter or digit"
export const slugReserved = "This slug is reserved. Please choose a different one."
export const slugTaken = "This slug is already taken. Please choose a different one."
export const adminEmailTaken = "This admin email already has an account."
export const wallUnknown =
	"The wall page can show only one of your own widgets of the kind wall. Reload and choose again."
export const languageUnknown = (code: string, spoken: readonly string[]) =>
	`The language ${code} isn't available. Available: ${spoken.join(", ")}.`
export const tenantNotFound = "Tenant not found."
export const settingsStale =
	"Someone else changed these settings while you were editing. Reload to see their version. Nothing was overwritten."
export const mailboxMissing = "Save an email address and its app password first."
export const testMailSent = (to: string) => `We sent a test email to ${to}.`
export const noGift = refusal("no_gift", "There's no gift available.")

/** Shown beside a testimonial wherever the business has it on walls and widgets. It can be reworded, not removed. */
export const defaultGiftDisclosure = "The customer was offered a gift for this testimonial"

/** What the public pages say in the business's name where it wrote nothing of its own. */
export const PAGE_DEFAULTS: readonly string[] = [
	defaultPageHeadline,
	defaultPageSubheadline,
	eitherPageSubheadline,
	longPageSubheadline,
	longEitherPageSubheadline,
	defaultThankYouHeadline,
	eitherThankYouHeadline,
	defaultThankYouSubheadline,
	thanksWithoutGift,
	defaultGiftDisclosure,
]
