import { processWide } from "@/lib/process-wide"

/** What a server behind OPENAI_BASE_URL does otherwise than OpenAI. */
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

/** One model at one server, as far as its answers have shown it. */
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

	/** A whole answer came, so its habit of thinking aloud is known. */
	answered(): void {
		this.#hasAnswered = true
	}

	/**
	 * Whether to show nothing before the thoughts have ended. A server that leaves out the opening tag cannot be told from
	 * one that does not think before the closing tag comes, so the first answer of each is held back whole.
	 */
	get holds(): boolean {
		return !this.#hasAnswered || this.has("think_without_opening_tag")
	}
}

const known = processWide("serverHabits", () => new Map<string, ServerHabits>())

/** Kept by this process, because a server may be another one after a restart. */
export function habitsOf(baseUrl: string, model: string): ServerHabits {
	const key = `${baseUrl} ${model}`
	const habits = known.get(key) ?? new ServerHabits()
	known.set(key, habits)
	return habits
}
