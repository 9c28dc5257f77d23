import { useCallback, useEffect, useState } from "react"
import { ExportLink } from "@/components/forms/export-link"
import { MoreButton } from "@/components/forms/more-button"
import { namedTenant, type SettingsAccess } from "@/components/forms/settings-access"
import { Button } from "@/components/ui/button"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import { pathOf } from "@/lib/client/api"
import type { AnswerOf } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { ANONYMOUS } from "@/lib/quizzes/defaults"
import { stoppedWords } from "./stopped-words"

type Page = AnswerOf<"GET /api/admin/quiz-sessions/stopped">

export interface StoppedListProps {
	quizId: string | undefined
	access: SettingsAccess
}

/** Answers the admin's question: whom could I still win back? */
export function StoppedList({ quizId, access }: StoppedListProps) {
	const [page, setPage] = useState<Page | null>(null)
	const [state, setState] = useState<"busy" | "failed" | "shown">("busy")
	const { tenant_id } = namedTenant(access)

	const load = useCallback(
		async (cursor?: string) => {
			setState("busy")
			try {
				const query = { tenant_id, quiz_id: quizId, cursor, limit: 20 }
				const next = await adminCall("GET /api/admin/quiz-sessions/stopped", { query })
				setPage((now) => (now && cursor ? { ...next, sessions: [...now.sessions, ...next.sessions] } : next))
				setState("shown")
			} catch {
				setState("failed")
			}
		},
		[tenant_id, quizId],
	)
	useEffect(() => void load(), [load])

	const sessions = page?.sessions ?? []
	return (
		<div className="flex flex-col gap-3" aria-busy={state === "busy"}>
			<div className="flex flex-wrap items-start justify-between gap-3">
				<p className="max-w-prose text-ink-muted">{stoppedWords.about}</p>
				{access.mayExport && sessions.length > 0 && (
					<ExportLink
						href={pathOf("GET /api/admin/quiz-sessions/stopped/export", {}, { tenant_id, quiz_id: quizId })}
					/>
				)}
			</div>
			{state === "shown" && sessions.length === 0 && <p>{stoppedWords.none}</p>}
			{sessions.length > 0 && (
				<ul aria-label={stoppedWords.title} className="divide-y divide-line border-y border-line">
					{sessions.map((each) => (
						<li key={each.session_id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 wrap-anywhere">
							{each.user_name !== ANONYMOUS && <span className="font-medium">{each.user_name}</span>}
							<a href={`mailto:${each.user_email}`} className="hover:underline pointer-coarse:py-2.5">
								{each.user_email}
							</a>
							{!quizId && <span className="text-ink-muted">{each.quiz_name}</span>}
							<span className="text-ink-muted tabular-nums sm:ms-auto">{stoppedWords.answered(each.answered)}</span>
							<span className="text-ink-muted tabular-nums">
								<LocalTime iso={each.created_at} />
							</span>
						</li>
					))}
				</ul>
			)}
			{state === "failed" && (
				<Notice tone="danger" role="alert" title={stoppedWords.failed}>
					<Button onClick={() => void load()}>{stoppedWords.retry}</Button>
				</Notice>
			)}
			{page?.next_cursor && state !== "failed" && (
				<MoreButton
					label={stoppedWords.more}
					busy={state === "busy"}
					onMore={() => void load(page.next_cursor ?? undefined)}
				/>
			)}
		</div>
	)
}
