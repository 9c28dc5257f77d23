import type { QuestionWorth, WorthAdvice } from "../answers"

/** Under this many, chance says more than the question. */
export const WORTH_FROM = 30

export interface WorthSums {
	questionId: string
	n: bigint
	x: bigint
	y: bigint
	xx: bigint
	yy: bigint
	xy: bigint
	same: bigint
}

type Figures = Omit<QuestionWorth, "question" | "advice"> & { sure: number; spread: number }

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** Deviation of the shares in percent, under which nearly everyone earns the same. */
const SPREAD_MIN = 15
/** Percent that get the same outcome without it. */
const DECIDES_BELOW = 95
const SPARE_FROM = 98
/** From this correlation on, and from twice its standard error, a question finds out something about the rest. */
const RELATED = 0.15

function figuresOf({ questionId, n, x, y, xx, yy, xy, same }: WorthSums, decides: boolean): Figures {
	const count = Number(n)
	// Whole numbers up to the division: at a million sessions, the products have no place in a float.
	const [spreadX, spreadY] = [n * xx - x * x, n * yy - y * y]
	const isEven = spreadX === 0n || spreadY === 0n
	return {
		question_id: questionId,
		answered: count,
		earned: round(Number(x) / count / 10, 1),
		separates: isEven
			? null
			: round(Number(n * xy - x * y) / (Math.sqrt(Number(spreadX)) * Math.sqrt(Number(spreadY))), 2),
		same_outcome: decides ? round((100 * Number(same)) / count, 1) : null,
		sure: 2 / Math.sqrt(count),
		spread: Math.sqrt(Number(spreadX)) / count / 10,
	}
}

/** How far the outcome depends on what the question finds out. What chance may have made counts as nothing. */
function rankOf({ separates, same_outcome, sure }: Figures): number {
	const found = separates !== null && separates > Math.max(sure, RELATED) ? separates : 0
	return found * (100 - (same_outcome ?? 0))
}

function adviceOf({ separates, same_outcome, sure, spread, earned }: Figures): WorthAdvice | null {
	if (spread < SPREAD_MIN) return earned >= 75 ? "too_easy" : earned <= 25 ? "too_hard" : "no_difference"
	if (separates === null) return null
	if (separates < -sure) return "backward"
	if (separates < RELATED - sure) return "unrelated"
	if (separates > Math.max(sure, RELATED) && same_outcome !== null && same_outcome < DECIDES_BELOW) return "keep"
	return null
}

/** The most worth first. Of the questions without which nearly everyone gets the same outcome, only the one of least
 * worth is called spare: without several of them at once, outcomes do change.
 * @param decides whether the quiz has several outcomes */
export function judgeQuestions(sums: readonly WorthSums[], decides: boolean): Omit<QuestionWorth, "question">[] {
	const judged = sums
		.filter(({ n }) => n >= WORTH_FROM)
		.map((each) => figuresOf(each, decides))
		.map((figures) => ({ figures, rank: rankOf(figures), advice: adviceOf(figures) }))
		.sort((a, b) => b.rank - a.rank || (b.figures.separates ?? 0) - (a.figures.separates ?? 0))
	const spare = judged.findLast(
		({ figures: { same_outcome }, advice }) => !advice && same_outcome !== null && same_outcome >= SPARE_FROM,
	)
	return judged.map((each) => {
		const { sure: _, spread: __, ...figures } = each.figures
		return { ...figures, advice: each === spare && judged.length > 1 ? "spare" : each.advice }
	})
}
