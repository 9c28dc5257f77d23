import { isContextTooSmall } from "../context-too-small"
import { plainEvents } from "./plain-events"
import type { Habit, ServerHabits } from "./server-habits"

interface Body {
	messages?: { role: string; content: unknown }[]
	[field: string]: unknown
}

/** Puts the instructions before the first question, for models whose template has no system role. */
function withoutSystemRole({ messages = [], ...body }: Body): Body {
	const system = messages.filter(({ role }) => role === "system").map(({ content }) => content)
	const [first, ...others] = messages.filter(({ role }) => role !== "system")
	const told = first && { ...first, content: [...system, first.content].join("\n\n") }
	return { ...body, messages: told ? [told, ...others] : messages }
}

interface Refusal {
	habit: Habit
	isMeant(words: string): boolean
	isIn(body: Body): boolean
	without(body: Body): Body
}

const REFUSALS: readonly Refusal[] = [
	{
		habit: "refuses_stream_options",
		isMeant: (words) => words.includes("stream_options"),
		isIn: ({ stream_options }) => stream_options !== undefined,
		without: ({ stream_options: _, ...body }) => body,
	},
	{
		habit: "refuses_temperature",
		isMeant: (words) => words.includes("temperature"),
		isIn: ({ temperature }) => temperature !== undefined,
		without: ({ temperature: _, ...body }) => body,
	},
	{
		habit: "refuses_max_tokens",
		isMeant: (words) => words.includes("max_tokens") && !isContextTooSmall(words),
		isIn: ({ max_tokens }) => max_tokens !== undefined,
		without: ({ max_tokens, ...body }) => ({ ...body, max_completion_tokens: max_tokens }),
	},
	{
		habit: "refuses_system_role",
		isMeant: (words) => words.includes("system") && words.includes("role"),
		isIn: ({ messages }) => messages?.some(({ role }) => role === "system") ?? false,
		without: withoutSystemRole,
	},
]

const MALFORMED = new Set([400, 422])

/** What a server refuses by name is left out from then on. The refusal costs a round trip, before the first word. */
export function plainFetch(
	fetch: typeof globalThis.fetch,
	habits: ServerHabits,
	onLife: () => void,
): typeof globalThis.fetch {
	return async (input, init) => {
		let body = JSON.parse(String(init?.body)) as Body
		for (const { habit, without } of REFUSALS) if (habits.has(habit)) body = without(body)
		const refused: Habit[] = []
		for (;;) {
			const response = await fetch(input, { ...init, body: JSON.stringify(body) })
			const { status, headers } = response
			if (MALFORMED.has(status)) {
				const words = await response.text()
				const meant = REFUSALS.find(({ isMeant, isIn }) => isMeant(words.toLowerCase()) && isIn(body))
				if (!meant) return new Response(words, { status, headers })
				refused.push(meant.habit)
				body = meant.without(body)
				continue
			}
			if (!response.ok) return response
			for (const habit of refused) habits.meet(habit)
			const listener = { meet: (habit: Habit) => habits.meet(habit), onLife }
			return new Response(response.body?.pipeThrough(plainEvents(listener)) ?? null, { status, headers })
		}
	}
}
