import type { Question } from "../answers"
import type { QuizAnalytics, QuizSummary } from "./answers"

export const DISTRIBUTION_BUCKETS = 10

interface Sums {
	count: number
	percentageSum: number
	highCount: number
	secondsSum: number
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10

export function summarize({ count, percentageSum, highCount, secondsSum }: Sums): QuizSummary {
	return {
		total_sessions: count,
		average_percentage: count > 0 ? oneDecimal(percentageSum / count) : 0,
		high_performers: highCount,
		average_minutes: count > 0 ? oneDecimal(secondsSum / count / 60) : 0,
	}
}

export interface QuestionCount {
	versionId: string
	/** "" counts those who began, and as passed those who completed. */
	questionId: string
	count: number
	/** In a quiz with rules, by the paths. Otherwise 0. */
	met: number
	passed: number
}

export interface CountedVersion {
	id: string
	/** In the version's order. */
	questions: readonly Pick<Question, "id" | "required">[]
}

interface Reach {
	answered: number
	met: number
	passed: number
	skipped: number
}

/** Each version by its own order: a question that was added or moved later says nothing about those who came before. */
export function dropOffOf(
	questions: readonly Pick<Question, "id" | "question">[],
	versions: readonly CountedVersion[],
	counts: readonly QuestionCount[],
): QuizAnalytics["drop_off"]["questions"] {
	const sums = new Map<string, Reach>()
	for (const { id: versionId, questions: asked } of versions) {
		const own = new Map(counts.filter((each) => each.versionId === versionId).map((each) => [each.questionId, each]))
		for (const [id, reach] of reachesIn(asked, own)) {
			const sum = sums.get(id)
			const add = (part: keyof Reach) => (sum?.[part] ?? 0) + reach[part]
			sums.set(id, { answered: add("answered"), met: add("met"), passed: add("passed"), skipped: add("skipped") })
		}
	}
	const branches = counts.some(({ met }) => met > 0)
	return questions.map(({ id, question }) => {
		const { met, ...reach } = sums.get(id) ?? { answered: 0, met: 0, passed: 0, skipped: 0 }
		return { question_id: id, question, ...reach, ...(branches && { met }) }
	})
}

/** Without rules, the most visitors who answered this or any later question, or completed: never too high for optional
 * ones. With rules, by the paths; those who only began are at the first question. */
function reachesIn(asked: CountedVersion["questions"], counts: ReadonlyMap<string, QuestionCount>): [string, Reach][] {
	const all = counts.get("")
	const branches = [...counts.values()].some(({ met }) => met > 0)
	let later = all?.passed ?? 0
	return asked.toReversed().map(({ id, required }) => {
		const own = counts.get(id)
		const answered = own?.count ?? 0
		later = Math.max(later, answered)
		const passed = branches ? (own?.passed ?? 0) : later
		const met = (branches && id !== asked[0]?.id ? own?.met : all?.count) ?? 0
		return [id, { answered, met, passed, skipped: required ? 0 : passed - answered }]
	})
}
