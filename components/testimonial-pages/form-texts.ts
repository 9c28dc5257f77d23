/* The steps and the form of the recording page. Apart from page-texts.ts, since every page may show an error of those. */
export const STEPS_LABEL = "Steps"
export const STEPS = ["Record", "Details", "Submit"] as const
export const WRITING_STEPS = ["Write", "Details", "Submit"] as const
export const STEP_DONE = "(done)"
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
export const SUBMIT_FAILED = "Failed to submit testimonial. Please check your internet connection and try again."
export const UPLOAD_HEADINGS = {
	sending: "Sending your video",
	processing: "Upload finished. Processing your video",
	waiting: "Waiting to try again",
	sent: "Sent. One moment, please",
} as const
export const CANCEL = "Cancel"
