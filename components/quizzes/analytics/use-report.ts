import { useState } from "react"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { toastError } from "@/components/forms/toast-error"
import { ApiError, pathOf, request } from "@/lib/client/api"
import type { QuizSession } from "@/lib/client/contract"
import { saveAnswer } from "@/lib/client/save-file"
import { readSession } from "@/lib/client/session"
import { quizAdminWords } from "../admin-words"

const PREVIEW = "GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report"

/** Previews or downloads one session's report. `answers` is the preview with every answer in it, whatever the outcome says. */
export function useReport({ quiz_id, session_id, ...report }: QuizSession, access: SettingsAccess) {
	const [busy, setBusy] = useState<"preview" | "answers" | "pdf" | null>(null)
	const query = namedTenant(access)

	async function show(what: "preview" | "answers"): Promise<void> {
		// Opened during the press: a window opened after the answer would be blocked as a pop-up.
		const opened = window.open("", "_blank")
		if (opened) opened.opener = null
		const params = { id: quiz_id, session_id }
		const asked = what === "answers" ? { ...query, include_detailed_breakdown: true } : query
		setBusy(what)
		try {
			// Requested first, since an empty window cannot say why. The window then shows the report's own address, under
			// its own CSP.
			await request(PREVIEW, { params, query: asked, token: readSession()?.token })
			if (!opened) throw new ApiError(0, quizAdminWords.windowBlocked)
			opened.location.href = pathOf(PREVIEW, params, asked)
		} catch (error) {
			opened?.close()
			toastError(quizAdminWords.previewFailed, error)
		} finally {
			setBusy(null)
		}
	}

	async function download(): Promise<void> {
		const { include_charts, include_detailed_breakdown } = report
		const form = { session_id, include_charts, include_detailed_breakdown }
		setBusy("pdf")
		try {
			await saveAnswer(
				"POST /api/admin/quizzes/{id}/generate-report",
				{ params: { id: quiz_id }, query, form },
				`quiz-report-${session_id.slice(0, 8)}.pdf`,
			)
		} catch (error) {
			toastError(quizAdminWords.pdfFailed, error)
		} finally {
			setBusy(null)
		}
	}

	return {
		busy,
		preview: () => void show("preview"),
		answers: () => void show("answers"),
		download: () => void download(),
	}
}
