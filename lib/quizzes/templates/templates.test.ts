import { describe, expect, it } from "vitest"
import { possibleAnswers, readAnswers } from "../answer-types"
import type { Question } from "../answers"
import { missingQuestions } from "../check-answers"
import { outcomeHoles } from "../outcome-ranges"
import { checkOutcomes } from "../paths/check-outcomes"
import { checkPaths } from "../paths/check-paths"
import { hasRules, onPath, walk } from "../paths/walk"
import { scoreBadge } from "../score-badge"
import { resultOf } from "../sessions/result-of"
import { loadTemplates } from "./load-templates"

const WALKS = 200

/** Mulberry32, so that a walk that fails can be taken again. */
function dice(seed: number) {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}

const templates = loadTemplates()

it("are eight, each under a name of its own", () => {
	expect(new Set(templates.map(({ quiz_name }) => quiz_name)).size).toBe(8)
})

describe.each(templates)("the template $id", ({ about, ...quiz }) => {
	const { questions } = quiz
	const content = { questions, scoringConfig: quiz.scoring_config, outcomes: quiz.outcomes }

	it("can be published, with logic, a result for each score, and what the report needs", () => {
		expect(hasRules(questions)).toBe(true)
		expect(checkPaths(questions)).toEqual([])
		expect(checkOutcomes(questions, quiz.outcomes)).toEqual([])
		expect(outcomeHoles(quiz.outcomes)).toEqual([])
		expect(about.length).toBeLessThan(100)
		const named = quiz.scoring_config.categories.map(({ name }) => name)
		for (const { category } of questions.filter((question) => question.category !== ""))
			expect(named).toContain(category)
		for (const outcome of quiz.outcomes)
			expect([outcome.description, outcome.action_config.custom_message]).not.toContain("")
	})

	it("grades nobody as poor, since titles of low outcomes encourage", () => {
		const graded = quiz.outcomes.filter(({ result_design }) => result_design.show_performance_badge)
		expect(graded.filter(({ score_min }) => scoreBadge(score_min) === "poor")).toEqual([])
	})

	/** A visitor of a mood, who goes on from question to question as the server leads. */
	function take(seed: number) {
		const random = dice(seed)
		const mood = random()
		const sent: Record<string, string> = {}
		for (let step = 0; step <= questions.length; step++) {
			const met = walk(content, readAnswers(questions, sent))
			const next = met.find(({ id, required }) => sent[id] === undefined && (required || random() < 0.5))
			if (!next) return { sent, met }
			sent[next.id] = answerOf(next, random, mood)
		}
		throw new Error("This visitor never gets to an end.")
	}

	it("leads every visitor to an end, to each result and each question some", () => {
		const ends = new Set<string | undefined>()
		const asked = new Set<string>()
		for (let seed = 0; seed < WALKS; seed++) {
			const { sent, met } = take(seed)
			const answers = readAnswers(questions, sent)
			const taken = onPath(
				content,
				answers,
				met.map(({ id }) => id),
			)
			expect(missingQuestions(taken.content.questions, taken.answers)).toEqual([])
			ends.add(resultOf(taken.content, taken.answers).outcome?.id)
			for (const { id } of met) asked.add(id)
		}
		expect(ends).toEqual(new Set(quiz.outcomes.map(({ id }) => id)))
		expect(asked).toEqual(new Set(questions.map(({ id }) => id)))
	})
})

function answerOf(question: Question, random: () => number, mood: number): string {
	const offered = possibleAnswers(question)
	if (!offered) return "In our own words."
	const byPoints = offered.toSorted((a, b) => (question.points[b] ?? 0) - (question.points[a] ?? 0))
	const from = random() < 0.5 ? Math.min(mood * offered.length, offered.length - 1) : random() * offered.length
	return byPoints[Math.floor(from)] ?? ""
}
