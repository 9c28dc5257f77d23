import { ApiError } from "./api"

/** Why a call failed: in the server's words, and where it has none, by whether any answer came at all. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof ApiError)) return "Something went wrong. Please try again."
	if (error.detail) return error.detail
	if (error.status === 0) return "The server could not be reached."
	return `The server reported an error (${error.status}). Please try again.`
}
