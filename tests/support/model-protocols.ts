export interface Usage {
	prompt: number
	completion: number
}

/** How one provider's API writes an answer as server-sent events. */
interface Protocol {
	path: RegExp
	/** The visitor's last message in a request. */
	question(body: Body): string
	open(usage: Usage | null): string[]
	piece(text: string): string
	close(usage: Usage | null): string[]
	failure(): string
}

export interface Body {
	model?: string
	messages?: { role: string; content: string | { text?: string }[] }[]
	contents?: { role: string; parts: { text?: string }[] }[]
	[field: string]: unknown
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const event = (type: string, value: object) => `event: ${type}\n${data({ type, ...value })}`

function lastMessage({ messages }: Body): string {
	const content = messages?.at(-1)?.content ?? ""
	return typeof content === "string" ? content : content.map(({ text }) => text ?? "").join("")
}

const CHUNK = { id: "chatcmpl-test", object: "chat.completion.chunk", created: 1_700_000_000, model: "test" }
const choice = (delta: object, finish_reason: string | null = null) =>
	data({ ...CHUNK, choices: [{ index: 0, delta, finish_reason }] })

const openai: Protocol = {
	path: /\/chat\/completions$/,
	question: lastMessage,
	open: () => [choice({ role: "assistant", content: "" })],
	piece: (content) => choice({ content }),
	close: (usage) => [
		choice({}, "stop"),
		...(usage
			? [
					data({
						...CHUNK,
						choices: [],
						usage: {
							prompt_tokens: usage.prompt,
							completion_tokens: usage.completion,
							total_tokens: usage.prompt + usage.completion,
						},
					}),
				]
			: []),
		"data: [DONE]\n\n",
	],
	failure: () => data({ error: { message: "The server had an error", type: "server_error", param: null, code: null } }),
}

const anthropic: Protocol = {
	path: /\/messages$/,
	question: lastMessage,
	open: (usage) => [
		event("message_start", {
			message: {
				id: "msg_test",
				type: "message",
				role: "assistant",
				model: "test",
				content: [],
				stop_reason: null,
				stop_sequence: null,
				usage: { input_tokens: usage?.prompt ?? 0, output_tokens: 1 },
			},
		}),
		event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
	],
	piece: (text) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
	close: (usage) => [
		event("content_block_stop", { index: 0 }),
		event("message_delta", {
			delta: { stop_reason: "end_turn", stop_sequence: null },
			usage: { output_tokens: usage?.completion ?? 0 },
		}),
		event("message_stop", {}),
	],
	failure: () => event("error", { error: { type: "overloaded_error", message: "Overloaded" } }),
}

const google: Protocol = {
	path: /:streamGenerateContent$/,
	question: ({ contents }) => (contents?.at(-1)?.parts ?? []).map(({ text }) => text ?? "").join(""),
	open: () => [],
	piece: (text) => data({ candidates: [{ index: 0, content: { role: "model", parts: [{ text }] } }] }),
	close: (usage) => [
		data({
			candidates: [{ index: 0, content: { role: "model", parts: [{ text: "" }] }, finishReason: "STOP" }],
			...(usage
				? {
						usageMetadata: {
							promptTokenCount: usage.prompt,
							candidatesTokenCount: usage.completion,
							totalTokenCount: usage.prompt + usage.completion,
						},
					}
				: {}),
		}),
	],
	failure: () => data({ error: { code: 503, message: "Overloaded", status: "UNAVAILABLE" } }),
}

export const PROTOCOLS = { openai, anthropic, google }
