import { useEffect, useRef, useState } from "react"
import { isHeld } from "@/lib/chatbot/person/policy"
import { ApiError, call } from "@/lib/client/api"
import { hasPerson, rememberChat, rememberPerson } from "@/lib/client/chat-session"
import type { PersonState, PublicChatbot } from "@/lib/client/contract"
import { listenToPerson } from "@/lib/client/person-stream"
import { t } from "@/lib/languages/t"
import * as chatWords from "./parts/chat-words"
import type { Chat } from "./use-chat"

const CALL = "POST /api/chatbot/{tenantSlug}/person"

/** Answers to the last questions that the chatbot did not know, after which it offers a person. */
const UNKNOWN_BEFORE_OFFER = 2

export function usePerson({ tenant_slug, tenant_name, chatbot_name, person_enabled }: PublicChatbot, chat: Chat) {
	const [state, setState] = useState<PersonState | null>(null)
	const [isOn, setIsOn] = useState(true)
	const [busy, setBusy] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)
	const current = useRef(chat)
	current.current = chat
	const { followed } = chat

	// A request continues after the page was closed, or thrown away by a phone, in the middle of it.
	useEffect(() => {
		if (person_enabled && hasPerson(tenant_slug)) void current.current.continuePrevious()
	}, [person_enabled, tenant_slug])

	useEffect(() => {
		if (!followed) return
		const left = new AbortController()
		let known: PersonState | null = null
		const listening = listenToPerson(
			{
				tenantSlug: tenant_slug,
				sessionId: followed,
				onLine: setIsOn,
				onUpdate({ state, messages }) {
					setState(state)
					current.current.setToPerson(isHeld(state))
					rememberPerson(tenant_slug, isHeld(state))
					if (state !== known) current.current.announce(chatWords.personStatus(state, tenant_name, chatbot_name))
					known = state
					if (messages.length > 0) current.current.hear(messages, chatWords.fromBusiness(tenant_name))
				},
			},
			left.signal,
		)
		// The business or its chat is gone: the next message says so.
		listening.catch(() => setIsOn(true))
		// At the end, since the answer to the request brings the state before the page begins to listen.
		return () => {
			left.abort()
			setState(null)
			current.current.setToPerson(false)
		}
	}, [followed, tenant_slug, tenant_name, chatbot_name])

	async function want(wanted: "person" | "chatbot"): Promise<void> {
		const session_id = chat.sessionId()
		setBusy(true)
		setFailure(null)
		try {
			const update = await call(CALL, { params: { tenantSlug: tenant_slug }, form: { session_id, wanted } })
			rememberChat(tenant_slug, session_id)
			setState(update.state)
			chat.setToPerson(isHeld(update.state))
			chat.follow(session_id)
		} catch (error) {
			const said = (error instanceof ApiError && error.detail) || t(chatWords.askPersonFailed)
			setFailure(said)
			chat.announce(said)
		} finally {
			setBusy(false)
		}
	}

	const answers = chat.entries.filter(({ role, state }) => role === "assistant" && state === "done")
	const unknown = answers.slice(-UNKNOWN_BEFORE_OFFER).filter(({ unanswered }) => unanswered)
	return {
		state,
		/** False while the line is lost. What is written meanwhile arrives once it is back. */
		isOn,
		busy,
		failure,
		canAsk: person_enabled && !isHeld(state),
		/** Key of the answer below which the chatbot offers a person. */
		offeredBelow: unknown.length === UNKNOWN_BEFORE_OFFER ? unknown.at(-1)?.key : undefined,
		ask: () => want("person"),
		goBack: () => want("chatbot"),
		/** Ends a request before the page begins a new conversation. */
		leave(): void {
			rememberPerson(tenant_slug, false)
			if (!isHeld(state)) return
			const form = { session_id: chat.sessionId(), wanted: "chatbot" as const }
			// A request that can't be taken back ends by itself, when its time is over.
			call(CALL, { params: { tenantSlug: tenant_slug }, form, keepalive: true }).catch(() => undefined)
		},
	}
}

export type PersonControl = ReturnType<typeof usePerson>
