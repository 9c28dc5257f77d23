import { ApiError, apiErrorOf, pageLanguage, pathOf, refusalOf } from "./api"
import type { AnswerOf, ErrorAnswer, FormOf } from "./contract"
import { serverEvents } from "./sse-events"

const CALL = "POST /api/chatbot/{tenantSlug}/chat"
/** The server limits an answer to 20 s in all, so a connection silent for this long is dead. */
const SILENCE_MS = 30_000

export type ChatQuestion = FormOf<typeof CALL>
export type ChatAnswer = AnswerOf<typeof CALL>

export interface AskOptions {
	signal: AbortSignal
	onDelta(text: string): void
}

/** An answer may come as one piece of JSON. Resolves to the whole answer, from which the server may have removed parts.
 * Rejects with ApiError (status 0: no answer, or the stream broke off), or with the signal's reason. */
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
			headers: { accept: "text/event-stream", ...pageLanguage() },
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
			const content = JSON.parse(data) as { delta?: string; done?: boolean } & Partial<ErrorAnswer>
			// The status line was 200 long before. 502, since the fault is the model's.
			if (event === "error") throw apiErrorOf(502, content)
			if (content.done) return answerOf(content)
			if (content.delta) onDelta(content.delta)
		}
	}
}

/** A captive portal answers 200 with its own page, which is not an answer. */
function answerOf(content: unknown): ChatAnswer {
	const answer = content as Partial<ChatAnswer> | null
	if (typeof answer?.response !== "string") throw new ApiError(0, "")
	return {
		response: answer.response,
		timestamp: answer.timestamp ?? new Date().toISOString(),
		message_id: answer.message_id ?? "",
		sources: answer.sources ?? [],
		citations: answer.citations ?? [],
		...(answer.testimonial && { testimonial: answer.testimonial }),
		unanswered: answer.unanswered === true,
		...(answer.handled_by === "person" && { handled_by: "person" }),
	}
}
