export const QUIZ_SECTIONS = {
	questions: "Questions",
	scoring: "Scoring Rules",
	outcomes: "Results & Outcomes",
	languages: "Languages",
	results: "Results & Analytics",
} as const
export type QuizSection = keyof typeof QUIZ_SECTIONS

type Params = Readonly<Record<string, string | string[] | undefined>>

/** The tab's search. Without a quiz it shows the list, or with the section `results` the results of all. */
export interface QuizSearch {
	quiz?: string
	section: QuizSection | null
	level?: "high" | "medium" | "low"
	cursor?: string
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() || undefined

export function readQuizSearch(params: Params): QuizSearch {
	const section = one(params.section) ?? ""
	const level = one(params.level)
	return {
		quiz: one(params.quiz),
		section: Object.hasOwn(QUIZ_SECTIONS, section) ? (section as QuizSection) : null,
		level: level === "high" || level === "medium" || level === "low" ? level : undefined,
		cursor: one(params.cursor),
	}
}

/** `base` is the tab's own address, which already has a query. */
export function quizHref(base: string, search: Partial<QuizSearch>): string {
	const query = new URLSearchParams()
	for (const key of ["quiz", "section", "level", "cursor"] as const) if (search[key]) query.set(key, search[key])
	const text = query.toString()
	return text ? `${base}&${text}` : base
}
