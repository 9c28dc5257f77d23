import type { PlayedTestimonial, PlayedWish } from "@/lib/tenants/played/answers"
import type { TenantScope } from "@/lib/tenants/scope"
import { questionWords } from "../knowledge/search/common-words"
import { wordsOf } from "../knowledge/search/words-of"
import type { Quote } from "./answers"

export interface Spoken extends Omit<Quote, "text" | "start_ms"> {
	submissionId: string
	lines: readonly { start_ms: number; text: string }[]
}

/** Injected, because testimonials are another product. */
export type FindSpoken = (scope: TenantScope, submissionIds: readonly string[]) => Promise<Spoken[]>
/** In the language of the visitor's page. */
export type FindPlayed = (wish: PlayedWish) => Promise<PlayedTestimonial | null>

export interface Testimonials {
	findSpoken: FindSpoken
	findPlayed: FindPlayed
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim()

/** The line that shares the most words with the question. Null if the passage holds none of the lines. */
export function pickQuote(
	{ lines, submissionId: _, ...spoken }: Spoken,
	passage: string,
	question: string,
): Quote | null {
	const asked = new Set(questionWords(question).map(({ lexeme }) => lexeme))
	const whole = tidy(passage)
	const shared = (text: string) => {
		const held = new Set(wordsOf(text).map(({ lexeme }) => lexeme))
		return [...asked].filter((lexeme) => held.has(lexeme)).length
	}
	const [best] = lines
		.filter(({ text }) => whole.includes(tidy(text)))
		.map((line) => ({ line, count: shared(line.text) }))
		.sort((one, other) => other.count - one.count)
	return best ? { ...spoken, ...best.line } : null
}
