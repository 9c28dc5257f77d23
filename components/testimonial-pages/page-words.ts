import { t } from "@/lib/languages/t"

export const unavailableTitle = "Page Not Available"
export const failed = "Failed to load page. Please try again."
export const footer = "Powered by Video Testimonials Platform • Your video will be processed and stored securely"
/** Where visitors may write instead. */
export const footerOfBoth =
	"Powered by Video Testimonials Platform • Your testimonial will be processed and stored securely"
export const needsScript =
	"Recording a video needs JavaScript. Please turn it on in your browser, then reload this page."
export const title = (headline: string, business: string) => `${headline} · ${business}`

export const notSure = "Not sure what to say?"
export const questionsAbout = (business: string) => [
	t`Who are you, and what brought you to ${business}?`,
	t("What changed for you?"),
	t("Who would you recommend it to?"),
]

export const retry = "Retry"
export const goHome = "Go to the homepage"
export const goToPageOf = (business: string) => t`Go to ${business}'s page`
export const noVideo = "Video not available"
export const noVideoAbout = "If it plays on another device, this browser can't show its format."
