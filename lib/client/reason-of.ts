import { ApiError } from "./api"

/** The reason of a failed call: the server's message, else a text that depends on whether any answer came. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof ApiError)) return "Something went wrong. Please try again."
	if (error.detail) return error.detail
	if (error.status === 0) return "We couldn't reach the server."
	return `The server reported an error (${error.status}). Please try again.`
}
