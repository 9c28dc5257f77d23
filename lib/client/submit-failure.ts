import { ApiError } from "./api"

export const SUBMIT_FAILED = "Failed to submit testimonial. Please check your internet connection and try again."

/** Told by this browser itself, before anything is sent again. */
export const SENT_ALREADY = { status: 410, detail: "This recording was already sent. It is not sent twice." }

/** What the visitor reads about a failure: the server's own sentence where it sent one. */
export function submitFailureText(error: unknown): string {
	return (error instanceof ApiError && error.detail) || SUBMIT_FAILED
}
