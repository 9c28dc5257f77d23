import { ApiError } from "@/lib/client/api"
import { t } from "@/lib/languages/t"
import * as quizWords from "../quiz-words"

/** The session was erased or belongs to another visitor. The stored key cannot open it again. */
export function isGone(error: unknown): boolean {
	return error instanceof ApiError && (error.status === 401 || error.status === 404)
}

export function noteOf(error: unknown): string {
	if (!(error instanceof ApiError)) return t(quizWords.fault)
	if (error.status === 0) return t(quizWords.noConnection)
	return error.status < 500 && error.detail ? error.detail : t(quizWords.fault)
}
