import { expect, it } from "vitest"
import { outcome, question } from "../../tests/support/quiz-content"
import { readAnswers } from "./answer-types"
import { newScoringConfig } from "./defaults"
import { presentResult } from "./sessions/present"
import { resultOf, withoutOutcome } from "./sessions/result-of"
import { storedContent } from "./stored-content"

const plain = question("plain", { points: {} })
const text = question("text", { type: "text", options: [], points: {} })
const voting = question("voting", { points: {}, votes: { Good: ["end"] } })
const ruled = outcome("end", { when: { join: "and", tests: [{ of: "answer", id: "plain", is: "is", value: "Good" }] } })

it.each([
	["votes decide", [plain, voting], [outcome("end")], true],
	["an outcome has a rule", [plain, text], [ruled], true],
	["one question earns points", [question("scored"), voting], [ruled], undefined],
	[
		"a yes earns points by default",
		[question("yes", { type: "yes_no", options: [], points: {} }), voting],
		[],
		undefined,
	],
	["it only asks for texts", [text], [outcome("end")], undefined],
	["votes were taken away", [question("none", { points: {}, votes: { Good: [] } })], [outcome("end")], undefined],
])("draws no score only where nothing earns points and answers decide: %s", (_, questions, outcomes, unscored) => {
	const columns = { questions, outcomes, scoringConfig: newScoringConfig() }
	const version = storedContent(JSON.parse(JSON.stringify(columns)))
	const answers = new Map()
	const shown = presentResult({ version, session: { answers, result: resultOf(version, answers).result } })
	expect([version.unscored, shown.unscored]).toEqual([unscored, unscored])
	expect(shown.max_possible_score).toBe(100)
})

const tested = (of: "answer" | "score") =>
	outcome("end", {
		when: {
			join: "and",
			tests: [
				of === "answer" ? { of, id: "scored", is: "is", value: "Bad" } : { of, id: "", is: "at_least", value: 0 },
			],
		},
	})

it.each([
	["the score", [question("scored")], [outcome("end")], true],
	["a rule about the score", [question("scored")], [tested("score")], true],
	["a rule about an answer", [question("scored")], [tested("answer")], false],
	["votes", [question("scored", { votes: { Bad: ["end"] } })], [outcome("end")], false],
	["a vote that was not cast", [question("scored", { votes: { Good: ["end"] } })], [outcome("end")], true],
	["nothing that is scored", [voting], [outcome("end")], false],
])("recommends to improve only where points decide: %s", (_, questions, outcomes, isJudged) => {
	const version = storedContent(JSON.parse(JSON.stringify({ questions, outcomes, scoringConfig: newScoringConfig() })))
	const answers = readAnswers(questions, { scored: "Bad" })
	const { result } = resultOf(version, answers)
	const shown = presentResult({ version, session: { answers, result } })
	const full = presentResult({ version, session: { answers, result: withoutOutcome(result, "").result } })
	expect([shown.recommendations !== null, full.recommendations !== null]).toEqual([isJudged, isJudged])
})
