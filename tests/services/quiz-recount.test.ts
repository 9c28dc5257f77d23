import { expect, it } from "vitest"
import { db } from "@/lib/db/client"
import { exportSessions, findAnalytics } from "@/lib/quizzes/analytics/queries"
import { possibleAnswers } from "@/lib/quizzes/answer-types"
import type { Outcome, Question, ScoringConfig } from "@/lib/quizzes/answers"
import { contentHash } from "@/lib/quizzes/content-hash"
import { completeSession, saveAnswers, startSession } from "@/lib/quizzes/sessions/mutations"
import { openSession } from "@/lib/quizzes/sessions/open-session"
import { loadTemplates } from "@/lib/quizzes/templates/load-templates"
import { resolveVisit } from "@/lib/tenants/resolve-scope"
import { Random } from "../faults/support/random"
import { makeTenant } from "../support/factories"
import { makeQuiz, outcome, question } from "../support/quizzes"
import { withOwnDatabase } from "../support/with-own-database"

/* Scripted visitors take quizzes as pages do, and each writes down what happened. What the business is told must be what
 * they wrote: it is counted again here, by other code than the product's. */

withOwnDatabase()

const SESSIONS = process.env.SOAK ? 500 : 50
const LONG = { timeout: SESSIONS * 6_000 }

interface Version {
	questions: Question[]
	scoringConfig: ScoringConfig
	outcomes: Outcome[]
}

interface Diary {
	id: string
	version: Version
	/** Every question that was shown, in order. */
	shown: string[]
	answers: Record<string, string>
	done: boolean
}

type Visit = Awaited<ReturnType<typeof resolveVisit>>

/** One in five leaves in the middle, one in three leaves out what may be left out. */
async function take(visit: Visit, quizId: string, version: Version, random: Random): Promise<Diary> {
	const { id, secret } = await startSession(visit.scope, quizId, {})
	const session = await openSession(visit.scope, { quizId, id }, secret)
	const byId = new Map(version.questions.map((each) => [each.id, each]))
	const diary: Diary = { id, version, shown: [], answers: {}, done: false }
	let path = version.questions.map((each) => each.id)
	for (;;) {
		const asked = byId.get(path.find((each) => !diary.shown.includes(each)) ?? "")
		if (!asked) break
		diary.shown.push(asked.id)
		const hasBegun = Object.keys(diary.answers).length > 0
		const isAfterAnAnswer = Object.hasOwn(diary.answers, diary.shown.at(-2) ?? "")
		if (random.between(1, 30) === 1 && (isAfterAnAnswer || !hasBegun)) return diary
		if (!asked.required && random.between(1, 3) === 1) continue
		const answer = random.pick(possibleAnswers(asked) ?? ["In our words"])
		diary.answers[asked.id] = answer
		const saved = await saveAnswers(session, { answers: { [asked.id]: answer } })
		path = saved.path ?? path
	}
	await completeSession(session, { ...visit, recordLead: async () => undefined, notifyBusiness: async () => undefined })
	return { ...diary, done: true }
}

const rounded = (value: number) => Math.round((value + 1e-9) * 10) / 10
const mean = (values: number[]) =>
	values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0

const YES_NO: Record<string, number> = { Yes: 10, No: 0 }
const worth = ({ type, points }: Question, answer: string) =>
	points[answer] ?? (type === "yes_no" ? (YES_NO[answer] ?? 0) : 0)

/** Weighted, by hand: what the questions that were shown earned of what they could. */
function percentageOf({ version, shown, answers }: Diary): number {
	let earned = 0
	let possible = 0
	for (const each of version.questions.filter(
		({ id, type }) => shown.includes(id) && id in answers && type !== "text",
	)) {
		earned += each.weight * worth(each, answers[each.id] ?? "")
		possible += each.weight * Math.max(...(possibleAnswers(each) ?? []).map((option) => worth(each, option)))
	}
	return rounded(possible > 0 ? (100 * earned) / possible : 0)
}

const outcomeOf = (diary: Diary) =>
	diary.version.outcomes.find(
		({ score_min, score_max }) =>
			Math.round(percentageOf(diary)) >= score_min && Math.round(percentageOf(diary)) <= score_max,
	)?.title ?? ""

/** How many showed each question, went past it, and answered it. */
function countsOf(diaries: Diary[], questions: readonly Question[]) {
	return questions.map(({ id, required }) => {
		const met = diaries.filter(({ shown }) => shown.includes(id))
		const passed = met.filter(({ shown, done }) => done || shown.at(-1) !== id)
		const answered = met.filter(({ answers }) => id in answers).length
		return { id, met: met.length, passed: passed.length, answered, skipped: required ? 0 : passed.length - answered }
	})
}

function parseCsv(text: string): string[][] {
	const rows: string[][] = [[]]
	for (const [, cell = "", end] of text.replace(/^\ufeff/, "").matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
		rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
		if (end?.endsWith("\n")) rows.push([])
		if (end === "") break
	}
	return rows.filter((row) => row.length > 1)
}

async function told(visit: Visit, quizId: string) {
	const { summary, drop_off, paths, distribution } = await findAnalytics(visit.scope, quizId)
	const exported = await exportSessions(visit.scope, { quiz_id: quizId }, new AbortController().signal)
	const csv = parseCsv(await new Response(exported).text())
	const [head = [], ...rows] = csv
	const cell = (row: string[], name: string) => row[head.indexOf(name)] ?? ""
	return {
		summary,
		distribution,
		paths,
		started: drop_off.started,
		reached: drop_off.questions,
		rows: rows
			.map((row) => [
				cell(row, "session_id"),
				Number(cell(row, "percentage_score")),
				cell(row, "outcome"),
				cell(row, "answers"),
			])
			.sort(),
	}
}

function expected(diaries: Diary[]) {
	const done = diaries.filter((diary) => diary.done)
	const percentages = done.map(percentageOf)
	return {
		started: diaries.length,
		summary: {
			total_sessions: done.length,
			average_percentage: rounded(mean(percentages)),
			high_performers: percentages.filter((each) => each >= 80).length,
		},
		distribution: Array.from(
			{ length: 10 },
			(_, at) => percentages.filter((each) => Math.min(9, Math.floor(each / 10)) === at).length,
		),
		rows: done
			.map((diary) => {
				const said = diary.version.questions.filter(({ id }) => diary.shown.includes(id) && id in diary.answers)
				const answers = said.map(({ id, question: words }) => `${words}: ${diary.answers[id]}`).join("; ")
				return [diary.id, percentageOf(diary), outcomeOf(diary), answers]
			})
			.sort(),
	}
}

it(`tells paths, drop-off, scores, and rows of ${SESSIONS} visitors on branches as they were`, LONG, async () => {
	const template = loadTemplates().find(({ id }) => id === "project-fit") ?? expect.fail()
	const { questions, scoring_config: scoringConfig, outcomes } = template
	const version = { questions, scoringConfig, outcomes }
	const tenant = await makeTenant()
	const visit = await resolveVisit(tenant.slug, "chatbot", true)
	const { id } = await makeQuiz({ tenantId: tenant.id, ...version })
	const random = new Random(41)
	const diaries: Diary[] = []
	for (let visitor = 0; visitor < SESSIONS; visitor++) diaries.push(await take(visit, id, version, random))

	const found = await told(visit, id)
	expect(found).toMatchObject(expected(diaries))
	expect(found.reached.map(({ question_id, question: _, ...counts }) => ({ id: question_id, ...counts }))).toEqual(
		countsOf(diaries, questions),
	)
	const done = diaries.filter((diary) => diary.done)
	const taken = new Map<string, Diary[]>()
	for (const diary of done) taken.set(diary.shown.join(), [...(taken.get(diary.shown.join()) ?? []), diary])
	expect(taken.size).toBeGreaterThan(8)
	expect(new Map(found.paths?.map(({ questions: ids, label: _, ...path }) => [ids.join(), path]))).toEqual(
		new Map(
			[...taken].map(([ids, those]) => [
				ids,
				{
					sessions: those.length,
					share: rounded((100 * those.length) / done.length),
					average_percentage: rounded(mean(those.map(percentageOf))),
				},
			]),
		),
	)
})

it(`tells what ${SESSIONS} visitors did while the quiz was changed under them`, LONG, async () => {
	const tenant = await makeTenant()
	const visit = await resolveVisit(tenant.slug, "chatbot", true)
	const [a, b, c, d] = [question("a"), question("b", { weight: 3 }), question("c"), question("d")]
	const outcomes = [outcome("low", { score_max: 49 }), outcome("high", { score_min: 50 })]
	const made = await makeQuiz({ tenantId: tenant.id, questions: [a, b, c], outcomes })
	const { scoringConfig } = made.content
	const later: Version[] = [
		{ questions: [a, { ...b, points: { Good: 3, Bad: 7 } }, c], scoringConfig, outcomes },
		{ questions: [c, d, a], scoringConfig, outcomes: [outcome("all", { title: "All" })] },
	]
	const random = new Random(7)
	let version: Version = { questions: [a, b, c], scoringConfig, outcomes }
	const diaries: Diary[] = []
	for (let visitor = 0; visitor < SESSIONS; visitor++) {
		const running = take(visit, made.id, version, random)
		const next = visitor % Math.ceil(SESSIONS / 3) === Math.ceil(SESSIONS / 3) - 1 ? later.shift() : undefined
		diaries.push(await running)
		if (!next) continue
		const content = { ...made.content, ...next }
		await db().quiz.update({ where: { id: made.id }, data: { ...content, contentHash: contentHash(content) } })
		version = next
	}

	const found = await told(visit, made.id)
	expect(found).toMatchObject(expected(diaries))
	expect(found.paths).toBeUndefined()
	const whole = countsOf(diaries, version.questions).map(({ met: _, ...counts }) => counts)
	expect(found.reached.map(({ question_id, question: _, ...counts }) => ({ id: question_id, ...counts }))).toEqual(
		whole,
	)
})
