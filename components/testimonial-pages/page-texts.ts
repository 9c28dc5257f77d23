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
export const STEPS_LABEL = "Steps"
export const STEPS = ["Record", "Details", "Submit"] as const
export const WRITING_STEPS = ["Write", "Details", "Submit"] as const
export const STEP_DONE = "(done)"

/* Ideas for what to say. */
export const NOT_SURE = "Not sure what to say?"
export const questionsAbout = (business: string) => [
	`Who are you, and what brought you to ${business}?`,
	"What changed for you?",
	"Who would you recommend it to?",
]

/* The form. */
export const FORM_TITLE = "Your Information"
export const NAME = "Name"
export const EMAIL = "Email"
export const EMAIL_HINT = "Never shown with your video."
export const WEBSITE = "Website"
export const SUBMIT_TESTIMONIAL = "Submit Testimonial"
/** Both texts that the specification gives for what is missing, as sentences. */
export const missingText = (missing: string[]) => missing.map((sentence) => `${sentence}.`).join(" ")
export const NOT_LOADED = "This part of the page didn't load. Please check your connection, then reload the page."
export const TEXT_EMAIL_HINT = "Never shown with your testimonial."
export const TEXT_STILL_HERE = "Your words and details are still here."
export const STILL_HERE = "Your video and details are still here."

/* The upload. */
export const UPLOAD_LABEL = "Upload"
export const UPLOAD_HEADINGS = {
	sending: "Sending your video",
	processing: "Upload finished. Processing your video",
	waiting: "Waiting to try again",
	sent: "Sent. One moment, please",
} as const
export const TEXT_HEADINGS = {
	sending: "Sending your testimonial",
	processing: "Sending your testimonial",
	waiting: "Waiting to try again",
	sent: "Sent. One moment, please",
} as const
export const TEXT_SAFE_HERE = "Your words are safe on this page. We'll keep trying to send them."
export const SAFE_HERE = "Your video is safe on this page. We'll keep trying to send it."
export const bytesSent = (sent: string, total: string) => `${sent} of ${total}`
export const KEEP_OPEN = "Please keep this page open until we're done."
export const TRY_NOW = "Try now"
export const CANCEL = "Cancel"
export const NO_CONNECTION = "No connection right now"
export const NO_ANSWER = "The server isn't responding right now"
export const SENT_ELSEWHERE = "This video is being sent in another tab. Please continue there."

/* The way on. */
export const visitBusiness = (business: string) => `Visit ${business}`

/* Where there is nothing to show. */
export const RETRY = "Retry"
export const GO_HOME = "Go to the homepage"
export const goToPageOf = (business: string) => `Go to ${business}'s page`
export const NO_VIDEO = "Video not available"
