import { useEffect, useReducer, useRef, useState } from "react"
import { ApiError, call } from "@/lib/client/api"
import { forgetChat, newChatSession, previousChat, rememberChat, wasAskedForLead } from "@/lib/client/chat-session"
import { askChatbot } from "@/lib/client/chat-stream"
import { isAwaiting, nextEntries } from "./conversation"
import { CHAT_TEXTS } from "./parts/chat-texts"
import { spokenText } from "./spoken-text"

/** Keys of what was asked on this page; what the server kept has ids of its own. */
const OWN = "asked-"
const isOwn = (key: string) => key.startsWith(OWN)

/** What the lead card learned, sent along with what is asked after it. */
export interface Visitor {
	email: string
	name?: string
	phone?: string
	company?: string
}

const HISTORY = "POST /api/chatbot/{tenantSlug}/history"
const RATING = "POST /api/chatbot/{tenantSlug}/rating"
const LEAD = "POST /api/chatbot/{tenantSlug}/lead"

/** One conversation of one page load: what was said, and what may be done next. `name` is the chatbot's. */
export function useChat(tenantSlug: string, name: string) {
	const [entries, dispatch] = useReducer(nextEntries, [])
	/** Said to screen readers once it stands, and not while it changes. */
	const [announcement, announce] = useState("")
	const [previous, setPrevious] = useState<string | null>(null)
	const [restoring, setRestoring] = useState(false)
	const [notice, setNotice] = useState<string | null>(null)
	const session = useRef<string | null>(null)
	const visitor = useRef<Visitor | null>(null)
	const running = useRef<AbortController | null>(null)
	const asked = useRef({ question: "", count: 0 })

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
		announce(`${name} is writing…`)
		try {
			const answer = await askChatbot(
				tenantSlug,
				{
					message: question,
					session_id: sessionId(),
					// Until it was answered it is there, or comes with the first answer, where the business wants one at all. One
					// that was opened again need not be pointed out.
					lead_card: wasAskedForLead(tenantSlug) ? "closed" : "open",
					...namedVisitor(visitor.current),
				},
				{
					signal: mine.signal,
					onDelta(piece) {
						text += piece
						// However many pieces arrive: one drawing a frame.
						frame ||= requestAnimationFrame(write)
					},
				},
			)
			cancelAnimationFrame(frame)
			const { response, timestamp, message_id, sources, unanswered } = answer
			dispatch({ type: "answered", key, text: response, at: timestamp, messageId: message_id, sources, unanswered })
			announce(`${name}: ${spokenText(response)}`)
			rememberChat(tenantSlug, sessionId())
		} catch (error) {
			cancelAnimationFrame(frame)
			if (text) write()
			if (mine.signal.aborted) {
				dispatch({ type: "stopped", key })
			} else {
				const note = noteOf(error)
				dispatch({ type: "failed", key, text: CHAT_TEXTS.failed, note })
				announce([CHAT_TEXTS.failed, note].filter(Boolean).join(" "))
			}
		} finally {
			if (running.current === mine) running.current = null
		}
	}

	/** False where there is nothing to ask, or an answer is still awaited. */
	function ask(question: string): boolean {
		const trimmed = question.trim()
		if (!trimmed || running.current || restoring) return false
		const key = nextKey()
		asked.current.question = trimmed
		setNotice(null)
		dispatch({ type: "asked", key, question: trimmed, at: new Date().toISOString() })
		void run(key, trimmed)
		return true
	}

	function askAgain(): void {
		if (running.current) return
		const key = nextKey()
		dispatch({ type: "asked-again", key, at: new Date().toISOString() })
		void run(key, asked.current.question)
	}

	function stop(): void {
		running.current?.abort()
		running.current = null
		announce("Stopped.")
	}

	function startAgain(): void {
		stop()
		if (entries.length > 0) setPrevious(previousChat(tenantSlug))
		session.current = null
		setNotice(null)
		dispatch({ type: "cleared" })
		announce("A new chat.")
	}

	async function continuePrevious(): Promise<void> {
		if (!previous || restoring) return
		setRestoring(true)
		setNotice(null)
		try {
			const { messages } = await call(HISTORY, { params: { tenantSlug }, form: { session_id: previous } })
			setPrevious(null)
			if (messages.length === 0) {
				forgetChat(tenantSlug)
				return setNotice(CHAT_TEXTS.nothingPrevious)
			}
			session.current = previous
			dispatch({ type: "restored", messages })
			announce(`${messages.length} earlier messages.`)
		} catch {
			setNotice(CHAT_TEXTS.previousFailed)
		} finally {
			setRestoring(false)
		}
	}

	/** Shown at once, taken back where the server refuses; rejects then. The same thumb again takes the rating back. */
	async function rate(messageId: string, rating: -1 | 0 | 1, before: number): Promise<void> {
		dispatch({ type: "rated", messageId, rating })
		try {
			const form = { session_id: sessionId(), message_id: messageId, rating }
			await call(RATING, { params: { tenantSlug }, form })
		} catch (error) {
			dispatch({ type: "rated", messageId, rating: before })
			announce(CHAT_TEXTS.rateFailed)
			throw error
		}
	}

	/** Rejects with ApiError. */
	async function leaveDetails(details: Visitor): Promise<void> {
		await call(LEAD, { params: { tenantSlug }, form: { session_id: sessionId(), ...details } })
		visitor.current = details
	}

	/** Left elsewhere in this chat: the server knows it already. */
	function meet(details: Visitor): void {
		visitor.current = { ...visitor.current, ...details }
	}

	return {
		entries,
		sessionId,
		/** What is known of who writes. */
		visitor: () => visitor.current,
		meet,
		announcement,
		announce,
		notice,
		restoring,
		isAwaiting: isAwaiting(entries),
		/** It begins with what the server kept. */
		isRestored: entries[0] !== undefined && !isOwn(entries[0].key),
		/** Key of the first answer to a question of this page. */
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

/** What a refusal says for itself, such as when to come back. A fault of ours needs no more than the apology. */
function noteOf(error: unknown): string | null {
	return error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.detail || null : null
}
