import { ApiError } from "./api"

export const SUBMIT_FAILED = "Failed to submit testimonial. Please check your internet connection and try again."

/** Reported by this browser itself, before it sends anything again. */
export const SENT_ALREADY = { status: 410, detail: "This recording was already sent, so we didn't send it again." }

/** The message for the visitor: the server's own, if it sent one. */
export function submitFailureText(error: unknown): string {
	return (error instanceof ApiError && error.detail) || SUBMIT_FAILED
}
