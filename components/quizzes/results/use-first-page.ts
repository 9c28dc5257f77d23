import { useMemo } from "react"
import type { QuizSession } from "@/lib/client/contract"

/** Adds the `id` that useMore() needs. */
export const identified = (session: QuizSession) => ({ ...session, id: session.session_id })

/** The first page for useMore(). Keeps its identity until the page brings newer data. */
export function useFirstPage({ sessions, next_cursor }: { sessions: QuizSession[]; next_cursor: string | null }) {
	return useMemo(() => ({ items: sessions.map(identified), next: next_cursor }), [sessions, next_cursor])
}
