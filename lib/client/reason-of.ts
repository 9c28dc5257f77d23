import { ApiError } from "./api"

export function reasonOf(error: unknown): string {
	if (!(error instanceof ApiError)) return "Something went wrong. Please try again."
	if (error.detail) return error.detail
	if (error.status === 0) return "We couldn't reach the server."
	return `The server reported an error (${error.status}). Please try again.`
}
