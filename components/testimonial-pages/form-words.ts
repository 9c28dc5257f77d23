import { sentence } from "@/lib/languages/sentence"

/* The steps and the form of the recording page. Apart from page-words.ts, since every page may show an error of those. */
export const stepsLabel = "Steps"
export const steps = ["Record", "Details", "Submit"] as const
export const writingSteps = ["Write", "Details", "Submit"] as const
export const stepDone = "(done)"
export const title = "Your Information"
export const emailHint = "Never shown with your video."
export const submitTestimonial = "Submit Testimonial"
/** Both texts that the specification gives for what is missing, as sentences. */
export const missingText = (missing: string[]) => missing.map(sentence).join(" ")
export const textEmailHint = "Never shown with your testimonial."
export const textStillHere = "Your words and details are still here."
export const stillHere = "Your video and details are still here."
export const submitFailed = "Failed to submit testimonial. Please check your internet connection and try again."
export const uploadHeadings = {
	sending: "Sending your video",
	processing: "Upload finished. Processing your video",
	waiting: "Waiting to try again",
	sent: "Sent. One moment, please",
} as const
export const cancel = "Cancel"
