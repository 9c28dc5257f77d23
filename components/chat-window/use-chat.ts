import { useEffect, useReducer, useRef, useState } from "react"
import * as chatbotSentences from "@/lib/chatbot/words"
import { ApiError, call } from "@/lib/client/api"
import {
	forgetChat,
	hasPerson,
	newChatSession,
	previousChat,
	rememberChat,
	wasAskedForLead,
} from "@/lib/client/chat-session"
import { askChatbot } from "@/lib/client/chat-stream"
import type { ChatMessage } from "@/lib/client/contract"
import { newIdempotencyKey } from "@/lib/client/idempotency-key"
import { t } from "@/lib/languages/t"
import { isAwaiting, nextEntries } from "./conversation"
import * as chatWords from "./parts/chat-words"
import { spokenText } from "./spoken-text"

/** Prefix of the keys of this page's questions. Messages from the server have ids of their own. */
const OWN = "asked-"
const isOwn = (key: string) => key.startsWith(OWN)

export interface Visitor {
	email: string
	name?: string
	phone?: string
	company?: string
}

const HISTORY = "POST /api/chatbot/{tenantSlug}/history"
const RATING = "POST /api/chatbot/{tenantSlug}/rating"
const LEAD = "POST /api/chatbot/{tenantSlug}/lead"

export function useChat(tenantSlug: string, name: string) {
	const [entries, dispatch] = useReducer(nextEntries, [])
	/** For screen readers: the finished answer, not each change. Counted, because the same words can be said twice. */
	const [announcement, announce] = useReducer(
		({ count }: { count: number }, words: string) => ({ words, count: count + 1 }),
		{ words: "", count: 0 },
	)
	const [previous, setPrevious] = useState<string | null>(null)
	const [restoring, setRestoring] = useState(false)
	const [notice, setNotice] = useState<string | null>(null)
	const session = useRef<string | null>(null)
	const visitor = useRef<Visitor | null>(null)
	const running = useRef<AbortController | null>(null)
	const asked = useRef({ question: "", messageId: "", count: 0 })
	/** The session in which the visitor asked for a person, whose messages the page then follows. */
	const [followed, follow] = useState<string | null>(null)
	const toPerson = useRef(false)

	useEffect(() => {
		setPrevious(previousChat(tenantSlug))
		return () => running.current?.abort()
	}, [tenantSlug])

	function sessionId(): string {
		session.current ??= newChatSession()
		return session.current
	}

	function nextKey(): string {
		asked.current.count += 1
		return `${OWN}${asked.current.count}`
	}

	async function run(key: string, question: string): Promise<void> {
		const mine = new AbortController()
		running.current = mine
		let text = ""
		let frame = 0
		const write = () => {
			frame = 0
			dispatch({ type: "written", key, text })
		}
		if (!toPerson.current) announce(chatWords.isWriting(name))
		try {
			const answer = await askChatbot(
				tenantSlug,
				{
					message: question,
					message_id: asked.current.messageId,
					session_id: sessionId(),
					// "open" also covers a card that is about to appear with the first answer. A card that the visitor reopened
					// needs no mention by the model.
					lead_card: wasAskedForLead(tenantSlug) ? "closed" : "open",
					...namedVisitor(visitor.current),
				},
				{
					signal: mine.signal,
					onDelta(piece) {
						text += piece
						// Renders once per frame, however many pieces arrive.
						frame ||= requestAnimationFrame(write)
					},
				},
			)
			cancelAnimationFrame(frame)
			rememberChat(tenantSlug, sessionId())
			const { response, timestamp, message_id: messageId, handled_by, ...told } = answer
			if (handled_by) {
				dispatch({ type: "passed", key })
				announce(t(chatWords.sent))
				return follow(sessionId())
			}
			const { citations, testimonial, unanswered } = told
			const found = { messageId, citations, testimonial, unanswered }
			dispatch({ type: "answered", key, text: response, at: timestamp, ...found })
			announce(chatWords.says(name, spokenText(response)))
		} catch (error) {
			cancelAnimationFrame(frame)
			if (text) write()
			if (mine.signal.aborted) {
				dispatch({ type: "stopped", key })
			} else {
				const note = noteOf(error)
				const apology = toPerson.current ? t(chatWords.notSent) : t(chatbotSentences.chatFailed)
				dispatch({ type: "failed", key, text: apology, note })
				announce([apology, note].filter(Boolean).join(" "))
			}
		} finally {
			if (running.current === mine) running.current = null
		}
	}

	/** Returns false if the question is empty or an answer is still pending. */
	function ask(question: string): boolean {
		const trimmed = question.trim()
		if (!trimmed || running.current || restoring) return false
		const key = nextKey()
		asked.current = { ...asked.current, question: trimmed, messageId: newIdempotencyKey() }
		setNotice(null)
		dispatch({ type: "asked", key, question: trimmed, at: new Date().toISOString(), toPerson: toPerson.current })
		void run(key, trimmed)
		return true
	}

	function askAgain(): void {
		if (running.current) return
		const key = nextKey()
		dispatch({ type: "asked-again", key, at: new Date().toISOString(), toPerson: toPerson.current })
		void run(key, asked.current.question)
	}

	function stop(): void {
		running.current?.abort()
		running.current = null
		announce(t(chatWords.stopped))
	}

	function startAgain(): void {
		stop()
		if (entries.length > 0) setPrevious(previousChat(tenantSlug))
		session.current = null
		follow(null)
		setNotice(null)
		dispatch({ type: "cleared" })
		announce(t(chatWords.newChat))
	}

	async function continuePrevious(): Promise<void> {
		// The browser's memory is there before the first drawing has read it.
		const known = previous ?? previousChat(tenantSlug)
		if (!known || restoring) return
		setRestoring(true)
		setNotice(null)
		try {
			const { messages } = await call(HISTORY, { params: { tenantSlug }, form: { session_id: known } })
			setPrevious(null)
			if (messages.length === 0 && !hasPerson(tenantSlug)) {
				forgetChat(tenantSlug)
				return setNotice(t(chatWords.nothingPrevious))
			}
			session.current = known
			if (hasPerson(tenantSlug)) follow(known)
			dispatch({ type: "restored", messages })
			announce(chatWords.earlierMessages(messages.length))
		} catch {
			setNotice(t(chatWords.previousFailed))
		} finally {
			setRestoring(false)
		}
	}

	/** Shows the rating at once. If the server refuses, restores the former one and rejects. */
	async function rate(messageId: string, rating: -1 | 0 | 1, before: number): Promise<void> {
		dispatch({ type: "rated", messageId, rating })
		try {
			const form = { session_id: sessionId(), message_id: messageId, rating }
			await call(RATING, { params: { tenantSlug }, form })
		} catch (error) {
			dispatch({ type: "rated", messageId, rating: before })
			announce(t(chatWords.rateFailed))
			throw error
		}
	}

	/** Rejects with ApiError. */
	async function leaveDetails(details: Visitor): Promise<void> {
		await call(LEAD, { params: { tenantSlug }, form: { session_id: sessionId(), ...details } })
		visitor.current = details
	}

	/** Notes details that the visitor left elsewhere in this chat. The server already has them. */
	function meet(details: Visitor): void {
		visitor.current = { ...visitor.current, ...details }
	}

	function hear(messages: ChatMessage[], speaker: string): void {
		dispatch({ type: "told", messages })
		const [last] = messages.slice(-1)
		if (last) announce(chatWords.says(speaker, last.content))
	}

	return {
		entries,
		followed,
		follow,
		hear,
		setToPerson(held: boolean): void {
			toPerson.current = held
		},
		sessionId,
		visitor: () => visitor.current,
		meet,
		announcement,
		announce,
		notice,
		restoring,
		isAwaiting: isAwaiting(entries),
		/** True if the conversation begins with messages from the server. */
		isRestored: entries[0] !== undefined && !isOwn(entries[0].key),
		firstAnswer: entries.find(({ role, state, key }) => role === "assistant" && state === "done" && isOwn(key))?.key,
		hasPrevious: previous !== null,
		ask,
		askAgain,
		stop,
		startAgain,
		continuePrevious,
		rate,
		leaveDetails,
	}
}

export type Chat = ReturnType<typeof useChat>

function namedVisitor(visitor: Visitor | null) {
	return {
		visitor_name: visitor?.name,
		visitor_email: visitor?.email,
		visitor_phone: visitor?.phone,
		visitor_company: visitor?.company,
	}
}

/** The server's explanation of a 4xx refusal, such as when to come back. A server fault gets only the apology. */
function noteOf(error: unknown): string | null {
	return error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.detail || null : null
}
