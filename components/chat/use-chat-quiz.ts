import { useEffect, useState } from "react"
import { forgetChatQuiz, readChatQuiz, rememberChatQuiz } from "@/lib/client/chat-session"
import type { Entry } from "./conversation"
import type { Chat } from "./use-chat"

/** A quiz that stands in the conversation. */
export interface PlacedQuiz {
	id: string
	/** Key of the entry above it; null: it came first. */
	after: string | null
	/** Its result is there, and it stays where it is. */
	done: boolean
}

/** Something was said since, below it. */
export function isPassed({ after }: PlacedQuiz, entries: Entry[]): boolean {
	const at = entries.findIndex(({ key }) => key === after)
	return after === null ? entries.length > 0 : at !== -1 && at < entries.length - 1
}

/** Which quizzes stand where in the conversation. One at a time is being taken; this browser knows it after a reload. */
export function useChatQuiz(tenantSlug: string, { entries }: Pick<Chat, "entries">) {
	const [placed, setPlaced] = useState<PlacedQuiz[]>([])

	useEffect(() => {
		const id = readChatQuiz(tenantSlug)
		if (id) setPlaced([{ id, after: null, done: false }])
	}, [tenantSlug])

	return {
		placed,
		/** At the end of what was said so far. What another quiz was told is kept, and it can be gone on with. */
		open(id: string): void {
			const after = entries.at(-1)?.key ?? null
			setPlaced((known) => [...known.filter((quiz) => quiz.done && quiz.id !== id), { id, after, done: false }])
			rememberChatQuiz(tenantSlug, id)
		},
		setDone(id: string, done: boolean): void {
			setPlaced((known) => known.map((quiz) => (quiz.id === id ? { ...quiz, done } : quiz)))
			if (done) forgetChatQuiz(tenantSlug)
			else rememberChatQuiz(tenantSlug, id)
		},
		leave(id: string): void {
			setPlaced((known) => known.filter((quiz) => quiz.id !== id))
			forgetChatQuiz(tenantSlug)
		},
		/** With the conversation that they stood in. */
		clear(): void {
			setPlaced([])
			forgetChatQuiz(tenantSlug)
		},
	}
}

export type ChatQuiz = ReturnType<typeof useChatQuiz>
