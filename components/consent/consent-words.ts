import { t } from "@/lib/languages/t"

export const title = "Your consent"
export const withdrawnTitle = "Your consent is withdrawn"
export const receiptNotFound = "Receipt not found"
export const receiptFailed = "Failed to load your receipt. Please try again."
export const footer =
	"Powered by Video Testimonials Platform • This page is private: only people with this link can see it"
export const textLabel = "Your testimonial"
export const yourPhoto = "Your photo"
export const videoLabel = "Your video testimonial"
export const print = "Print or save as PDF"
export const downloadReceipt = "Download receipt"

export const givenTo = "Given to"
export const givenOn = "Given on"
export const fingerprint = "Fingerprint of your video (SHA-256)"
export const textFingerprint = "Fingerprint of your text (SHA-256)"
export const publicNow = "Public now"
export const nothingPublic = "Nothing."
export const notPublic = "Nothing. Your testimonial isn't on a public page here."
export const testimonialPage = "The page of your testimonial"
export const anyoneWithLink = ", visible to anyone with the link."
export const notReviewed = (business: string) =>
	t`, visible to anyone with the link. ${business} hasn't reviewed it yet.`

export const statedTitle = (business: string) => t`Your consent, as stated by ${business}`
export const statedAbout = (business: string) =>
	t`${business} added your testimonial here itself. You didn't tick a box for it on this site. This is how ${business} says you gave your consent:`
export const statedOn = "Stated on"
export const statedBefore = (business: string) => t`This is what ${business} had stated:`

export const withdraw = "Withdraw consent"
export const keep = "Keep my consent"
export const withdrawQuestion = "Withdraw your consent?"
export const withdrawEffects = (business: string, written: boolean) => [
	written
		? t("Your testimonial goes offline right away, including its page, text, and photo.")
		: t("Your testimonial goes offline right away, including its page, video, and picture."),
	t`We'll tell ${business} and ask them to take it down anywhere else they posted it.`,
	written
		? t`Until it's deleted, ${business} can still read it but can't share it.`
		: t`Until it's deleted, ${business} can still watch the video but can't share it.`,
	written
		? t("You can't undo this. You can always write another testimonial.")
		: t("You can't undo this. You can always record another testimonial."),
]
export const withdrawFailed = "We couldn't withdraw your consent just now. Please check your connection and try again."
export const since = "Since"
export const offlineSince = (business: string, written: boolean) =>
	written
		? t`, your testimonial has been offline, including its page, text, and photo. We told ${business} and asked them to take it down anywhere else they posted it.`
		: t`, your testimonial has been offline, including its page, video, and picture. We told ${business} and asked them to take it down anywhere else they posted it.`
export const agreedTo = "This is what you agreed to:"

export const unsubscribe = "Unsubscribe"
export const unsubscribeQuestion = (business: string) => t`Stop getting invitations from ${business}?`
export const unsubscribeEffect = "You won't be asked for a testimonial again, and no reminder will follow."
export const unsubscribedTitle = "You're unsubscribed"
export const unsubscribedFrom = (business: string) =>
	t`${business} won't send you another invitation or reminder. An email that's already on its way may still arrive.`
export const unsubscribeUnknown = "This link isn't valid"
export const unsubscribeFailed = "We couldn't open this link just now. Please try again."
export const unsubscribeFooter = "Powered by Video Testimonials Platform"
