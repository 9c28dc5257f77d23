import { processWide } from "@/lib/process-wide"

/** Where a server behind OPENAI_BASE_URL differs from OpenAI. */
export type Habit =
	| "think_tags"
	| "think_without_opening_tag"
	| "control_tokens"
	| "no_finish_reason"
	| "content_parts"
	| "whole_json"
	| "reasoning_first"
	| "refuses_stream_options"
	| "refuses_temperature"
	| "refuses_max_tokens"
	| "refuses_system_role"

export class ServerHabits {
	readonly #met = new Set<Habit>()
	#hasAnswered = false

	meet(habit: Habit): void {
		this.#met.add(habit)
	}

	has(habit: Habit): boolean {
		return this.#met.has(habit)
	}

	get met(): readonly Habit[] {
		return [...this.#met]
	}

	answered(): void {
		this.#hasAnswered = true
	}

	/** Each server's first answer is held back whole: a closing tag may be the only sign that a model thinks. */
	get holds(): boolean {
		return !this.#hasAnswered || this.has("think_without_opening_tag")
	}
}

const known = processWide("serverHabits", () => new Map<string, ServerHabits>())

/** Per process, because another server may answer at this address after a restart. */
export function habitsOf(baseUrl: string, model: string): ServerHabits {
	const key = `${baseUrl} ${model}`
	const habits = known.get(key) ?? new ServerHabits()
	known.set(key, habits)
	return habits
}
