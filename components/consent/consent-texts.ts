export const CONSENT_TITLE = "Your consent"
export const WITHDRAWN_TITLE = "Your consent is withdrawn"
export const RECEIPT_NOT_FOUND = "Receipt not found"
export const RECEIPT_FAILED = "Failed to load your receipt. Please try again."
export const CONSENT_FOOTER =
	"Powered by Video Testimonials Platform • This page is private: only people with this link can see it"
export const TEXT_LABEL = "Your testimonial"
export const YOUR_PHOTO = "Your photo"
export const VIDEO_LABEL = "Your video testimonial"
export const PRINT = "Print or save as PDF"
export const DOWNLOAD_RECEIPT = "Download receipt"

/* What was agreed to. */
export const GIVEN_TO = "Given to"
export const GIVEN_ON = "Given on"
export const FINGERPRINT = "Fingerprint of your video (SHA-256)"
export const TEXT_FINGERPRINT = "Fingerprint of your text (SHA-256)"
export const PUBLIC_NOW = "Public now"
export const NOTHING_PUBLIC = "Nothing."
export const NOT_PUBLIC = "Nothing. Your testimonial isn't on a public page here."
export const TESTIMONIAL_PAGE = "The page of your testimonial"
export const ANYONE_WITH_LINK = ", visible to anyone with the link."
export const notReviewed = (business: string) =>
	`, visible to anyone with the link. ${business} hasn't reviewed it yet.`

/* A testimonial that the business brought. */
export const statedTitle = (business: string) => `Your consent, as stated by ${business}`
export const statedAbout = (business: string) =>
	`${business} added your testimonial here itself. You didn't tick a box for it on this site. This is how ${business} says you gave your consent:`
export const STATED_ON = "Stated on"
export const statedBefore = (business: string) => `This is what ${business} had stated:`

/* The withdrawal. */
const PARTS = { video: "page, video, and picture", written: "page, text, and photo" }
export const WITHDRAW = "Withdraw consent"
export const KEEP_CONSENT = "Keep my consent"
export const WITHDRAW_QUESTION = "Withdraw your consent?"
export const withdrawEffects = (business: string, written: boolean) => [
	`Your testimonial goes offline right away, including its ${PARTS[written ? "written" : "video"]}.`,
	`We'll tell ${business} and ask them to take it down anywhere else they posted it.`,
	`Until it's deleted, ${business} can still ${written ? "read it" : "watch the video"} but can't share it.`,
	`You can't undo this. You can always ${written ? "write" : "record"} another testimonial.`,
]
export const WITHDRAW_FAILED = "We couldn't withdraw your consent just now. Please check your connection and try again."
export const SINCE = "Since"
export const offlineSince = (business: string, written: boolean) =>
	`, your testimonial has been offline, including its ${PARTS[written ? "written" : "video"]}. We told ${business} and asked them to take it down anywhere else they posted it.`
export const AGREED_TO = "This is what you agreed to:"

/* Invitations that a business sends. */
export const UNSUBSCRIBE = "Unsubscribe"
export const unsubscribeQuestion = (business: string) => `Stop getting invitations from ${business}?`
export const UNSUBSCRIBE_EFFECT = "You won't be asked for a testimonial again, and no reminder will follow."
export const UNSUBSCRIBED_TITLE = "You're unsubscribed"
export const unsubscribedFrom = (business: string) =>
	`${business} won't send you another invitation or reminder. An email that's already on its way may still arrive.`
export const UNSUBSCRIBE_UNKNOWN = "This link isn't valid"
export const UNSUBSCRIBE_FAILED = "We couldn't open this link just now. Please try again."
export const UNSUBSCRIBE_FOOTER = "Powered by Video Testimonials Platform"
