/* The recording page. */
export const UNAVAILABLE_TITLE = "Page Not Available"
export const PAGE_FAILED = "Failed to load page. Please try again."
export const PAGE_FOOTER = "Powered by Video Testimonials Platform • Your video will be processed and stored securely"
/** Where visitors may write instead. */
export const PAGE_FOOTER_OF_BOTH =
	"Powered by Video Testimonials Platform • Your testimonial will be processed and stored securely"
export const NEEDS_SCRIPT =
	"Recording a video needs JavaScript. Please turn it on in your browser, then reload this page."
export const pageTitle = (headline: string, business: string) => `${headline} · ${business}`

/* Ideas for what to say. */
export const NOT_SURE = "Not sure what to say?"
export const questionsAbout = (business: string) => [
	`Who are you, and what brought you to ${business}?`,
	"What changed for you?",
	"Who would you recommend it to?",
]

/* The way on. */
export const visitBusiness = (business: string) => `Visit ${business}`

/* Where there is nothing to show. */
export const RETRY = "Retry"
export const GO_HOME = "Go to the homepage"
export const goToPageOf = (business: string) => `Go to ${business}'s page`
export const NO_VIDEO = "Video not available"
export const NO_VIDEO_ABOUT = "If it plays on another device, this browser can't show its format."
