import { t } from "@/lib/languages/t"

export const label = "Upload"
export const textHeadings = {
	sending: "Sending your testimonial",
	processing: "Sending your testimonial",
	waiting: "Waiting to try again",
	sent: "Sent. One moment, please",
} as const
export const textSafeHere = "Your words are safe on this page. We'll keep trying to send them."
export const safeHere = "Your video is safe on this page. We'll keep trying to send it."
export const bytesSent = (count: string, total: string) => t`${count} of ${total}`
/** The next page has no server right now. */
export const storedSafely = "Your testimonial has arrived and is safe."
export const opensSoon = "The server isn't responding right now. The next page opens as soon as it does."
export const keepOpen = "Please keep this page open until we're done."
export const tryNow = "Try now"
export const noConnection = "No connection right now"
export const noAnswer = "The server isn't responding right now"
/** Below the specified sentence, which blames the connection. */
export const refusedByProxy = (status: number) =>
	t`Your connection works: this site's own server refused it (error ${status}). Please try again later, or tell the business.`
export const consentChanged = "The consent sentence has changed. Please reload this page and read it again."
export const sentElsewhere = "This video is being sent in another tab. Please continue there."
