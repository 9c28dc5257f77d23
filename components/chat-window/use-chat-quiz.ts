import { useEffect, useState } from "react"
import { forgetChatQuiz, readChatQuiz, rememberChatQuiz } from "@/lib/client/chat-session"
import type { Entry } from "./conversation"
import type { Chat } from "./use-chat"

export interface PlacedQuiz {
	id: string
	/** Key of the entry above it, or null if the quiz came first. */
	after: string | null
	/** True once it shows its result. It then stays in place. */
	done: boolean
}

export function isPassed({ after }: PlacedQuiz, entries: Entry[]): boolean {
	const at = entries.findIndex(({ key }) => key === after)
	return after === null ? entries.length > 0 : at !== -1 && at < entries.length - 1
}

/** The visitor takes one quiz at a time, and the browser remembers it across a reload. */
export function useChatQuiz(tenantSlug: string, { entries }: Pick<Chat, "entries">) {
	const [placed, setPlaced] = useState<PlacedQuiz[]>([])

	useEffect(() => {
		const id = readChatQuiz(tenantSlug)
		if (id) setPlaced([{ id, after: null, done: false }])
	}, [tenantSlug])

	return {
		placed,
		/** Adds the quiz at the end of the conversation. An unfinished quiz gives way, but its answers are kept. */
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
		clear(): void {
			setPlaced([])
			forgetChatQuiz(tenantSlug)
		},
	}
}

export type ChatQuiz = ReturnType<typeof useChatQuiz>
