import { ApiError, pathOf, refusalOf } from "./api"
import type { QuizPath } from "./quiz-outbox"

const REPORT = "GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/report"

export async function downloadQuizReport(path: QuizPath, sessionId: string, secret: string): Promise<void> {
	const file = await fetchReport(pathOf(REPORT, { ...path, id: sessionId }), secret)
	// Saves from memory, since a plain link cannot carry the secret.
	const url = URL.createObjectURL(file)
	const link = document.createElement("a")
	link.href = url
	link.download = `quiz-report-${sessionId.slice(0, 8)}.pdf`
	link.click()
	setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

async function fetchReport(address: string, secret: string): Promise<Blob> {
	let response: Response
	try {
		response = await fetch(address, { headers: { authorization: `Bearer ${secret}` } })
		if (response.ok) return await response.blob()
	} catch {
		throw new ApiError(0, "")
	}
	throw await refusalOf(response)
}
