/* The progress of an upload, which loads with the first take. */
export const UPLOAD_LABEL = "Upload"
export const TEXT_HEADINGS = {
	sending: "Sending your testimonial",
	processing: "Sending your testimonial",
	waiting: "Waiting to try again",
	sent: "Sent. One moment, please",
} as const
export const TEXT_SAFE_HERE = "Your words are safe on this page. We'll keep trying to send them."
export const SAFE_HERE = "Your video is safe on this page. We'll keep trying to send it."
export const bytesSent = (sent: string, total: string) => `${sent} of ${total}`
/** The next page has no server right now. */
export const STORED_SAFELY = "Your testimonial has arrived and is safe."
export const OPENS_SOON = "The server isn't responding right now. The next page opens as soon as it does."
export const KEEP_OPEN = "Please keep this page open until we're done."
export const TRY_NOW = "Try now"
export const NO_CONNECTION = "No connection right now"
export const NO_ANSWER = "The server isn't responding right now"
/** Below the specified sentence, which blames the connection. */
export const refusedByProxy = (status: number) =>
	`Your connection works: this site's own server refused it (error ${status}). Please try again later, or tell the business.`
export const SENT_ELSEWHERE = "This video is being sent in another tab. Please continue there."
