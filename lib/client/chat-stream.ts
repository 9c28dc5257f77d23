import { ApiError, pathOf, refusalOf } from "./api"
import type { AnswerOf, FormOf } from "./contract"
import { serverEvents } from "./sse-events"

const CALL = "POST /api/chatbot/{tenantSlug}/chat"
/** The server gives an answer 20 s in all: after so long without a byte the connection is dead. */
const SILENCE_MS = 30_000

export type ChatQuestion = FormOf<typeof CALL>
export type ChatAnswer = AnswerOf<typeof CALL>

export interface AskOptions {
	signal: AbortSignal
	/** The next piece of the answer. */
	onDelta(text: string): void
}

/**
 * Asks, and follows the answer while it is written; a server (or a proxy before it) that answers JSON gives it at once.
 * Resolves to the whole answer, which may differ from the pieces in what the server took out. Throws ApiError, with
 * status 0 where no answer came or it broke off, or the signal's reason when aborted.
 */
export async function askChatbot(
	tenantSlug: string,
	question: ChatQuestion,
	{ signal, onDelta }: AskOptions,
): Promise<ChatAnswer> {
	const connection = new AbortController()
	const abort = () => connection.abort()
	signal.addEventListener("abort", abort, { once: true })
	let watchdog = setTimeout(abort, SILENCE_MS)
	const alive = () => {
		clearTimeout(watchdog)
		watchdog = setTimeout(abort, SILENCE_MS)
	}
	try {
		signal.throwIfAborted()
		const response = await fetch(pathOf(CALL, { tenantSlug }), {
			method: "POST",
			headers: { accept: "text/event-stream" },
			body: formOf(question),
			signal: connection.signal,
		})
		alive()
		if (!response.ok) throw await refusalOf(response)
		if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
			return answerOf(await response.json())
		}
		return await followStream(response, onDelta, alive)
	} catch (error) {
		if (signal.aborted) throw signal.reason
		throw error instanceof ApiError ? error : new ApiError(0, "")
	} finally {
		clearTimeout(watchdog)
		signal.removeEventListener("abort", abort)
		connection.abort()
	}
}

function formOf(question: ChatQuestion): URLSearchParams {
	const form = new URLSearchParams()
	for (const [name, value] of Object.entries(question)) if (value) form.set(name, String(value))
	return form
}

async function followStream(
	response: Response,
	onDelta: (text: string) => void,
	alive: () => void,
): Promise<ChatAnswer> {
	const reader = response.body?.getReader()
	if (!reader) throw new ApiError(0, "")
	const decoder = new TextDecoder()
	const next = serverEvents()
	for (;;) {
		const { done, value } = await reader.read()
		if (done) throw new ApiError(0, "")
		alive()
		for (const { event, data } of next(decoder.decode(value, { stream: true }))) {
			const content = JSON.parse(data) as { delta?: string; done?: boolean; detail?: string }
			// By then the status line has long said 200: what went wrong with the model is a bad gateway's.
			if (event === "error") throw new ApiError(502, content.detail ?? "")
			if (content.done) return answerOf(content)
			if (content.delta) onDelta(content.delta)
		}
	}
}

/** A captive portal answers 200 with a page of its own: that is no answer. */
function answerOf(content: unknown): ChatAnswer {
	const answer = content as Partial<ChatAnswer> | null
	if (typeof answer?.response !== "string") throw new ApiError(0, "")
	return {
		response: answer.response,
		timestamp: answer.timestamp ?? new Date().toISOString(),
		message_id: answer.message_id ?? "",
		sources: answer.sources ?? [],
		unanswered: answer.unanswered === true,
	}
}
