import { useMemo } from "react"
import type { QuizSession } from "@/lib/client/contract"

export const identified = (session: QuizSession) => ({ ...session, id: session.session_id })

/** As useMore() takes it: the same object as long as the page brought nothing newer. */
export function useFirstPage({ sessions, next_cursor }: { sessions: QuizSession[]; next_cursor: string | null }) {
	return useMemo(() => ({ items: sessions.map(identified), next: next_cursor }), [sessions, next_cursor])
}
